/** One page of the console. */
export interface View {
  /** In the address, after `#`. */
  readonly id: string;
  readonly title: string;
  /** In the navigation, where the title is too long for it. */
  readonly label?: string;
  /**
   * Puts the view's frame into `root` and returns its refresh function, called at once and then every second.
   * `detail` is what follows the id in the address.
   */
  show(root: HTMLElement, detail: string | undefined): () => Promise<void>;
}

/** Calls the runtime. Throws its message if it refuses. */
export async function ask<T>(
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<T> {
  const response = await fetch(`/_local/${path}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  const answer = await response.json().catch(() => ({ message: `The stack answered ${response.status}.` }));
  if (response.ok) return answer as T;
  throw new Error((answer as { message?: string }).message ?? `The stack answered ${response.status}.`);
}
