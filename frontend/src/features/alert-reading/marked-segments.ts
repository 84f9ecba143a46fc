import type { ReadPlace } from './read-places.ts';

/** A stretch of the message, and the values that were read from it: the narrowest first, none for plain text. */
export interface MarkedSegment {
  readonly text: string;
  readonly start: number;
  readonly fields: readonly string[];
  /** Numbers of the places that begin with this stretch. */
  readonly numbers: readonly number[];
}

/**
 * The message cut wherever a place begins or ends. Places may lie in one another (a city in its address) and over one another:
 * each stretch knows all that it belongs to. Together the stretches are the text, each character once.
 */
export function markedSegments(text: string, places: readonly ReadPlace[]): MarkedSegment[] {
  const cuts = [...new Set([0, text.length, ...places.flatMap(({ start, end }) => [start, end])])]
    .filter((cut) => cut >= 0 && cut <= text.length)
    .sort((one, other) => one - other);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    const within = places
      .filter((place) => place.start <= start && place.end >= end)
      .sort((one, other) => one.end - one.start - (other.end - other.start));
    return {
      text: text.slice(start, end),
      start,
      fields: within.map(({ field }) => field),
      numbers: within.filter((place) => place.start === start).map(({ number }) => number),
    };
  });
}

/** Whether a text is laid out by its spaces, as a table or a form is: only then does the width of its letters matter. */
export function isLaidOut(text: string): boolean {
  const columns = text.split('\n').filter((line) => /\S(?: {3,}|\t)\S|[|│┃]/.test(line));
  return columns.length >= 2;
}
