/** Asks again until the answer is there. */
export async function eventually<T>(
  ask: () => Promise<T | undefined> | T | undefined,
  limitMs = 20_000,
): Promise<T> {
  const until = performance.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > until) throw new Error(`Nothing came of it in ${limitMs} ms: ${ask.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
