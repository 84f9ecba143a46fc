/**
 * Lets a page intercept history steps, which the router only reports afterwards. Browsers call `popstate` listeners in
 * the order they were added, so this one must come before the router's.
 */
export function watchHistory(): void {
  addEventListener('popstate', (event) => guard?.(event));
}

/** `event.stopImmediatePropagation()` hides a step from the router. Returns a function that stops it. */
export function guardHistory(next: (event: PopStateEvent) => void): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

let guard: ((event: PopStateEvent) => void) | undefined;
