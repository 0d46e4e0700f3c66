import { describe, expect, it } from "vitest";
import { type Change, patched } from "../src/net/patch";

// docs/protocol.md: [path, value] sets, [path] deletes, [path, "+", items] appends; the empty path is the whole.
const cases: [string, unknown, Change[], unknown][] = [
  ["a value is set", { a: 1 }, [[["a"], 2]], { a: 2 }],
  ["a value is set to null, which is no deletion", { a: 1 }, [[["a"], null]], { a: null }],
  ["a new key", { a: 1 }, [[["b"], [1]]], { a: 1, b: [1] }],
  ["a key is deleted", { a: 1, b: 2 }, [[["a"]]], { b: 2 }],
  ["deep in arrays", { a: [{ b: 1 }, { b: 2 }] }, [[["a", 1, "b"], 3]], { a: [{ b: 1 }, { b: 3 }] }],
  ["items are appended", { a: [1] }, [[["a"], "+", [2, 3]]], { a: [1, 2, 3] }],
  ["the whole", { a: 1 }, [[[], { c: 4 }]], { c: 4 }],
  ["the whole array grows", [1], [[[], "+", [2]]], [1, 2]],
  ["in their order", { a: [1] }, [[["a"], "+", [2]], [["a", 1], 5]], { a: [1, 5] }],
  ["a plus that is a value", { a: "x" }, [[["a"], "+"]], { a: "+" }],
];

describe("patches", () => {
  it.each(cases)("%s", (_, value, changes, expected) => {
    const before = structuredClone(value);
    expect(patched(value, changes)).toEqual(expected);
    expect(value).toEqual(before);
  });

  it("parts that do not change keep their identity", () => {
    const value = { a: { x: 1 }, b: { y: 1 } };
    expect(patched(value, [[["a", "x"], 2]]).b).toBe(value.b);
  });

  it.each([[[["a", "b", "c"], 1]], [[["list", 7], 1]], [[["list", 0, "x"], 1]]] as Change[][])(
    "a change without a place is refused",
    (change) => {
      expect(() => patched({ a: { b: 1 }, list: [1] }, [change] as unknown as Change[])).toThrow(/no place/);
    },
  );
});
