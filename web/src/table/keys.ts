/** Keys of the table: letters of both layouts lead to the button that bears the name. */
const NAMES: Record<string, string> = {
  KeyG: "pass", // П on a Russian keyboard
  KeyP: "pass",
  KeyV: "misere", // М
  KeyM: "misere",
  KeyD: "whist", // В
  KeyW: "whist",
  KeyK: "half", // Л
  KeyH: "half",
  Comma: "three", // Б
  KeyB: "three",
  KeyX: "score", // Ч
  KeyS: "score",
  Semicolon: "hold", // Ж
  KeyO: "hold",
  Enter: "accept",
  Escape: "decline",
  KeyL: "last",
};

export function nameOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const target = event.target;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return null;
  // Enter and Space on a button are the button's own.
  if (event.key === "Enter" && target instanceof HTMLButtonElement) return null;
  return NAMES[event.code] ?? null;
}

/** Press the button of a key; whether there was one. */
export function press(root: ParentNode, event: KeyboardEvent): boolean {
  const name = nameOf(event);
  if (name === null) return false;
  const found = [...root.querySelectorAll<HTMLButtonElement>(`button[data-key="${name}"]`)].findLast(
    (button) => !button.disabled,
  );
  if (!found) return false;
  event.preventDefault();
  found.click();
  return true;
}
