import { longestLine } from './limits.ts';

/** Where the line begins in which a place stands; of a very long one no more than its last part is looked through. */
export function lineStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const near = Math.max(0, at - longestLine);
  return near + text.slice(near, at).lastIndexOf('\n') + 1;
}

/** Where the line ends in which a place stands, before its line break, or its part that is read as one. */
export function lineEnd(text: string, at: number): number {
  const to = Math.min(text.length, at + longestLine);
  const found = text.slice(at, to).indexOf('\n');
  return found < 0 ? to : at + found;
}
