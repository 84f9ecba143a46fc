/**
 * Lets a page hold a step back or forward through the history, of which the router would only be told. Browsers call the
 * listeners of `popstate` in the order in which they came: this one must be there before the router's.
 */
export function watchHistory(): void {
  addEventListener('popstate', (event) => guard?.(event));
}

/** `event.stopImmediatePropagation()` keeps a step from the router. Returns how to stop. */
export function guardHistory(next: (event: PopStateEvent) => void): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

let guard: ((event: PopStateEvent) => void) | undefined;
