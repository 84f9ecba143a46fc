/**
 * Asks repeatedly until there is an answer. Pauses grow to a twentieth of the time waited so far, since asking slows
 * down the very stack that works on the answer.
 */
export async function eventually<T>(
  ask: () => Promise<T | undefined> | T | undefined,
  limitMs = 20_000,
): Promise<T> {
  const startedAt = performance.now();
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    const waitedMs = performance.now() - startedAt;
    if (waitedMs > limitMs) throw new Error(`Nothing came of it in ${limitMs} ms: ${ask.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, Math.min(Math.max(5, waitedMs / 20), 100)));
  }
}
