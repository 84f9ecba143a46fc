/** Asks the runtime; throws its message when it refuses. */
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
