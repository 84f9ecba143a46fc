import type { Stretch } from '../layout/outline.ts';
import { type TimeMention, timesOf } from '../times/times.ts';
import { type CodeSpan, codesIn } from '../values/codes.ts';
import { type PointSpan, pointsIn } from '../values/points.ts';
import { type Tokens, tokenFrom } from './tokens.ts';

/*
 * Values that are recognizable in any context: times, points, codes in standard or makers' notations, links and mail addresses.
 * The tagger decides what they belong to, but need not learn that each is one thing.
 */
export interface SelfEvident {
  readonly times: readonly TimeMention[];
  readonly points: readonly PointSpan[];
  readonly codes: readonly CodeSpan[];
  /** For each token, the value it is part of: its kind, doubled, plus one after the first token; 0 for none. */
  readonly parts: Uint8Array;
}

const [dayAndClock, day, clock, dayByWord, point, code, link] = [1, 2, 3, 4, 5, 6, 7] as const;

export function selfEvidentIn(tokens: Tokens): SelfEvident {
  const { text, count } = tokens;
  const times = timesOf(text);
  const points = pointsIn(text);
  const codes = codesIn(text);
  const parts = new Uint8Array(count);
  const mark = ({ start, end }: Stretch, kind: number) => {
    const first = tokenFrom(tokens, start);
    for (let token = first; token < count && (tokens.starts[token] ?? 0) < end; token += 1)
      parts[token] = kind * 2 + (token === first ? 0 : 1);
  };
  for (const time of times) mark(time, kindOf(time));
  for (const one of points) mark(one, point);
  for (const one of codes) mark(one, code);
  for (const { index, 0: found } of text.matchAll(links))
    mark({ start: index, end: index + found.length }, link);
  return { times, points, codes, parts };
}

function kindOf({ date, clock: hour }: TimeMention): number {
  if (date) return hour ? dayAndClock : day;
  return hour ? clock : dayByWord;
}

const links = /(?:https?:\/\/|www\.)[^\s<>"]{1,400}|[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}/g;
