/** Pages by path: `/`, `/new`, `/t/{table}#token`. */
const state = $state({ path: location.pathname });

window.addEventListener("popstate", () => (state.path = location.pathname));

export function path(): string {
  return state.path;
}

export function go(to: string): void {
  history.pushState(null, "", to);
  state.path = location.pathname;
}

/** The token of a link; it stays in the address and is never sent with a request's path. */
export function token(): string | null {
  return location.hash.length > 1 ? decodeURIComponent(location.hash.slice(1)) : null;
}
