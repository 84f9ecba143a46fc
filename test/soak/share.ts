/** How many cases a soak test runs: all of them with `npm run soak`, a share of them with `npm test`. */
export function share(full: number, inTest: number): number {
  return process.env.SOAK === 'full' ? full : inTest;
}
