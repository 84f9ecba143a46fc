/**
 * How many times as much the second message costs, by the best of several runs of each, taken by turns: of more where it is much, for
 * on a busy machine none of a few may be a quiet one. Linear cost gives four for four times the input, and quadratic sixteen.
 */
export async function costRatio<T extends string | Uint8Array>(
  one: T,
  other: T,
  read: (message: T) => unknown,
): Promise<number> {
  let [least, leastOfOther] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  // Three milliseconds and less are the clock's and the collector's, not the reader's.
  const ratio = () => leastOfOther / Math.max(3, least);
  for (let run = 0; run < 4 || (run < 16 && ratio() >= 8); run += 1) {
    least = Math.min(least, await costOf(() => read(one)));
    leastOfOther = Math.min(leastOfOther, await costOf(() => read(other)));
  }
  return ratio();
}

async function costOf(read: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await read();
  return process.cpuUsage(start).user / 1000;
}
