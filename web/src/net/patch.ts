/** What has changed in plain JSON: `[path, value]` sets, `[path]` deletes, `[path, "+", items]` appends. */
export type Key = string | number;
export type Change = [Key[]] | [Key[], unknown] | [Key[], "+", unknown[]];

/** The value after the changes. Parts that do not change keep their identity. */
export function patched<T>(value: T, changes: readonly Change[]): T {
  let now: unknown = value;
  for (const change of changes) now = put(now, change[0], 0, change);
  return now as T;
}

function put(value: unknown, path: Key[], depth: number, change: Change): unknown {
  if (depth === path.length) {
    if (change.length === 3) return [...(value as unknown[]), ...change[2]];
    if (change.length === 1) throw new PatchError(path);
    return change[1];
  }
  const key = path[depth]!;
  const last = depth === path.length - 1;
  if (Array.isArray(value)) {
    const index = Number(key);
    if (!(index >= 0 && index < value.length)) throw new PatchError(path);
    const copy = [...value];
    if (last && change.length === 1) copy.splice(index, 1);
    else copy[index] = put(copy[index], path, depth + 1, change);
    return copy;
  }
  if (typeof value !== "object" || value === null) throw new PatchError(path);
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  if (last && change.length === 1) delete copy[key];
  else copy[key] = put(copy[key], path, depth + 1, change);
  return copy;
}

/** A change that does not fit what it is applied to: the client asks for the whole again. */
export class PatchError extends Error {
  constructor(path: readonly Key[]) {
    super(`no place ${JSON.stringify(path)}`);
  }
}
