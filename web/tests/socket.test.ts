import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Shown } from "../src/game/types";
import { Refusal, TableSocket } from "../src/net/socket";

class Wire {
  static made: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Wire.made.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  hear(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const full = { table: { id: "t" }, view: { seat: 0, n: 1 } };
const welcome = { t: "welcome", version: 5, epoch: "e.0.1", you: { seat: 0, host: true, role: "seat" }, full };

function table() {
  const pictures: unknown[] = [];
  const links: string[] = [];
  const notices: string[] = [];
  const socket = new TableSocket(
    { table: "t", token: "secret", language: "ru", address: "ws://x/ws", open: () => new Wire() as unknown as WebSocket },
    {
      shown: (shown: Shown) => pictures.push(shown),
      link: (link) => links.push(link),
      notice: (code) => notices.push(code),
    },
  );
  return { socket, pictures, links, notices };
}

describe("the socket of a table", () => {
  beforeEach(() => {
    Wire.made = [];
    vi.useFakeTimers();
  });

  it("greets with protocol, table and token, and shows what it is welcomed with", () => {
    const { pictures, links } = table();
    const wire = Wire.made[0]!;
    wire.open();
    expect(wire.sent[0]).toEqual({
      t: "hello",
      protocol: 1,
      table: "t",
      token: "secret",
      since: null,
      epoch: null,
      language: "ru",
    });
    wire.hear(welcome);
    expect(pictures).toEqual([full]);
    expect(links).toEqual(["connecting", "open"]);
  });

  it("applies the patches of events, also of hidden ones, and each only once", () => {
    const { pictures } = table();
    const wire = Wire.made[0]!;
    wire.open();
    wire.hear(welcome);
    const event = { t: "event", version: 6, at: 1, event: null, patch: [[["view", "n"], 2]] };
    wire.hear(event);
    wire.hear(event);
    expect(pictures).toEqual([full, { table: { id: "t" }, view: { seat: 0, n: 2 } }]);
  });

  it("comes back with its version and goes on from there", () => {
    const { pictures } = table();
    Wire.made[0]!.open();
    Wire.made[0]!.hear(welcome);
    Wire.made[0]!.close();
    vi.advanceTimersByTime(1000);
    const wire = Wire.made[1]!;
    wire.open();
    expect(wire.sent[0]).toMatchObject({ since: 5, epoch: "e.0.1" });
    wire.hear({ t: "resume", version: 6 });
    wire.hear({ t: "event", version: 6, at: 1, event: null, patch: [[["view", "n"], 3]] });
    expect(pictures.at(-1)).toEqual({ table: { id: "t" }, view: { seat: 0, n: 3 } });
  });

  it("asks for the whole where a version is missing or a patch does not fit", () => {
    for (const bad of [
      { t: "event", version: 8, at: 1, event: null, patch: [] },
      { t: "event", version: 6, at: 1, event: null, patch: [[["view", "x", "y"], 1]] },
    ]) {
      Wire.made = [];
      table();
      Wire.made[0]!.open();
      Wire.made[0]!.hear(welcome);
      Wire.made[0]!.hear(bad);
      vi.advanceTimersByTime(1000);
      Wire.made[1]!.open();
      expect(Wire.made[1]!.sent[0]).toMatchObject({ since: null });
    }
  });

  it("answers every command once: ack, reject, or lost with the connection", async () => {
    const { socket } = table();
    const wire = Wire.made[0]!;
    wire.open();
    wire.hear(welcome);
    const good = socket.act({ type: "pass" });
    const bad = socket.command({ type: "begin" });
    const lost = socket.act({ type: "hold" });
    expect(wire.sent.slice(1)).toEqual([
      { t: "act", id: 1, action: { type: "pass" } },
      { t: "table", id: 2, command: { type: "begin" } },
      { t: "act", id: 3, action: { type: "hold" } },
    ]);
    wire.hear({ t: "reject", id: 2, code: "table-no-match", params: {} });
    wire.hear({ t: "ack", id: 1, version: 6 });
    wire.close();
    await expect(good).resolves.toMatchObject({ version: 6 });
    await expect(bad).rejects.toMatchObject({ code: "table-no-match" });
    await expect(lost).rejects.toBeInstanceOf(Refusal);
  });

  it("does not come back where it was sent away", () => {
    const { links, notices } = table();
    Wire.made[0]!.open();
    Wire.made[0]!.hear({ t: "notice", code: "table-none", params: {} });
    Wire.made[0]!.close(1008);
    vi.advanceTimersByTime(60_000);
    expect(links.at(-1)).toBe("refused");
    expect(notices).toEqual(["table-none"]);
    expect(Wire.made).toHaveLength(1);
  });

  it("gives up a connection that answers no ping", () => {
    table();
    Wire.made[0]!.open();
    Wire.made[0]!.hear(welcome);
    vi.advanceTimersByTime(20_000);
    expect(Wire.made[0]!.sent.at(-1)).toMatchObject({ t: "ping" });
    vi.advanceTimersByTime(10_000);
    expect(Wire.made).toHaveLength(2);
  });
});
