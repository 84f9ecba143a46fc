import type { ReadPlace } from './read-places.ts';

/** A part of the message and the fields whose values were read from it, narrowest first; none for plain text. */
export interface MarkedSegment {
  readonly text: string;
  readonly start: number;
  readonly fields: readonly string[];
  /** Numbers of the places that start here. */
  readonly numbers: readonly number[];
}

/**
 * Cuts the message wherever a place starts or ends. Places may nest (a city in its address) or overlap: each segment
 * lists all it belongs to. Together the segments are the text, each character once.
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

/** Whether the text is laid out by spaces, like a table or a form: only then does it need a monospaced font. */
export function isLaidOut(text: string): boolean {
  const columns = text.split('\n').filter((line) => /\S(?: {3,}|\t)\S|[|│┃]/.test(line));
  return columns.length >= 2;
}
