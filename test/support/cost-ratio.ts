/**
 * How many times as much the second message costs, by the best of several runs of each, in turns: two where the ratio is clearly
 * linear, more where it is not, because on a busy machine a few runs may all be disturbed. For four times the input, linear cost
 * gives four and quadratic cost sixteen.
 */
export async function costRatio<T extends string | Uint8Array>(
  one: T,
  other: T,
  read: (message: T) => unknown,
): Promise<number> {
  let [least, leastOfOther] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  // Three milliseconds and less are the clock's and the collector's, not the reader's.
  const ratio = () => leastOfOther / Math.max(3, least);
  for (let run = 0; run < 2 || (run < 16 && ratio() >= 8); run += 1) {
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
