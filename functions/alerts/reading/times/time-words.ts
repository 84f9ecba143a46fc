import data from '../data/times.json' with { type: 'json' };
import { fold } from '../words/letters.ts';

/** The month of a name or abbreviation in any known language, 1 to 12. Source: compiled by hand. */
export function monthOf(name: string): number | undefined {
  const key = fold(name.endsWith('.') ? name.slice(0, -1) : name);
  return months.get(key) ?? (key.length > 4 && !/[^a-z]/.test(key) ? englishMonth(key) : undefined);
}

/** Whether a month's name is also an everyday word (`may`, `set`, `out`). */
export function isEverydayMonth(name: string): boolean {
  return everyday.has(fold(name));
}

/** The word or words for a day at an offset: how many days ago it was, or which weekday, Sunday being 0. */
export interface DayWord {
  readonly end: number;
  readonly daysAgo?: number;
  readonly weekday?: number;
}

/** `at` must be the start of a word. */
export function dayWordAt(text: string, at: number): DayWord | undefined {
  const first = wordAt(text, at);
  if (first === '' || !firstWords.has(fold(first))) return unspacedDayAt(text, at);
  let end = at + first.length;
  let found = dayWord(fold(first), end);
  let said = fold(first);
  for (let words = 1; words < 3; words += 1) {
    const gap = /^[ '’-]/.test(text.charAt(end)) ? 1 : 0;
    const next = gap === 0 ? '' : wordAt(text, end + gap);
    if (next === '') break;
    end += gap + next.length;
    said += ` ${fold(next)}`;
    found = dayWord(said, end) ?? found;
  }
  return found;
}

/** Whether a Chinese, Japanese or Korean letter may start a word for a day or for am and pm. */
export function beginsDayUnspaced(code: number): boolean {
  return easternFirst.has(code);
}

/** The word at an offset, of up to 24 letters. */
function wordAt(text: string, at: number): string {
  word.lastIndex = at;
  return word.exec(text)?.[0] ?? '';
}

const word = /\p{L}[\p{L}\p{M}]{0,23}/uy;

function dayWord(said: string, end: number): DayWord | undefined {
  const daysAgo = days.get(said);
  if (daysAgo !== undefined) return { end, daysAgo };
  const weekday = weekdays.get(said);
  return weekday === undefined ? undefined : { end, weekday };
}

/** `今日8時`, `오늘 8시`: no space separates them from what follows. */
function unspacedDayAt(text: string, at: number): DayWord | undefined {
  if (text.charCodeAt(at) < 0x2e80) return undefined;
  for (let length = 3; length > 1; length -= 1) {
    const found = dayWord(fold(text.slice(at, at + length)), at + length);
    if (found) return found;
  }
  return undefined;
}

/** `Septemberr`, `Januar`: recognized by their beginning, if it is an English month's. */
function englishMonth(key: string): number | undefined {
  const index = english.findIndex((name) => name.startsWith(key) || key.startsWith(name));
  return index < 0 ? undefined : index + 1;
}

const english = 'january february march april may june july august september october november december'.split(
  ' ',
);
const months = new Map(
  data.months.flatMap((list, index) => list.split(' ').map((name): [string, number] => [name, index + 1])),
);
const everyday = new Set(data.everyday.split(' '));
const days = new Map(
  Object.entries(data.daysAgo).flatMap(([ago, list]) =>
    list.split('|').map((phrase): [string, number] => [phrase, Number(ago)]),
  ),
);
const weekdays = new Map(
  data.weekdays.flatMap((list, index) => list.split(' ').map((name): [string, number] => [name, index])),
);
const firstWords = new Set([...days.keys(), ...weekdays.keys()].map((phrase) => phrase.split(' ')[0] ?? ''));
const easternFirst = new Set(
  [...firstWords, ...Array.from('上下午凌早晚오')]
    .map((word) => word.charCodeAt(0))
    .filter((code) => code > 0x2e80),
);
