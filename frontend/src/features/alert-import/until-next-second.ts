/**
 * Milliseconds from `now` to the clock's next whole second: what is asked for again after so many is asked for every second (document 2
 * section 4). A pause of a whole second would begin with each answer, and so be longer by as long as the answer took.
 */
export function untilNextSecond(now: number): number {
  return 1_000 - (now % 1_000);
}
