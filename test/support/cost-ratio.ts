/**
 * Linear cost gives eight, quadratic cost sixty-four; the room between them allows for garbage collection and a busy
 * machine.
 */
export const linear = 24;

/**
 * How many times more it costs to read eight times the input: the best of several runs of each, alternating. Two runs
 * if the ratio is clearly linear, more if not, because on a busy machine a few runs may all be disturbed.
 */
export async function costRatio<T extends string | Uint8Array>(
  inputOf: (length: number) => T,
  length: number,
  read: (input: T) => unknown,
): Promise<number> {
  const [eighth, whole] = [inputOf(length / 8), inputOf(length)];
  let [leastOfEighth, leastOfWhole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  // Anything below three milliseconds is noise from the clock and the garbage collector.
  const ratio = () => leastOfWhole / Math.max(3, leastOfEighth);
  for (let run = 0; run < 2 || (run < 16 && ratio() >= linear); run += 1) {
    leastOfEighth = Math.min(leastOfEighth, await costOf(() => read(eighth)));
    leastOfWhole = Math.min(leastOfWhole, await costOf(() => read(whole)));
  }
  return ratio();
}

async function costOf(read: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await read();
  return process.cpuUsage(start).user / 1000;
}
