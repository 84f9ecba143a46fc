/** `1 machine`, `12 machines`, `No machines`. */
export function countWords(count: number, noun: string): string {
  if (count === 0) return `No ${noun}s`;
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
