import { classOf, isSpace, lower } from './characters.ts';

/**
 * Prose that a mail program broke at a width of its own (`… 4801 Pit Road, Rapid⏎City SD, when …`) is put on one line for
 * each paragraph again, so that what is said across a break is read. Labels, lists and tables stay as they are: only a long
 * line of words in small letters goes on, and only with one that is no label, no list and no greeting. The break becomes a
 * space, so that all that stands in the text keeps its place.
 */
export function unwrapped(text: string): string {
  const broken: number[] = [];
  let width = 0;
  let from = 0;
  for (let count = 0; from < text.length && count < mostLines; count += 1) {
    const found = text.indexOf('\n', from);
    const to = found < 0 ? text.length : found;
    // `…, plant number⏎CR-41, with alarm 1027 …`: a line that begins with a designation is no row below one that is broken.
    if (isBroken(text, from, to, broken.at(-1) === from - 1)) {
      broken.push(from, to);
      width = Math.max(width, to - from);
    }
    from = to + 1;
  }
  let joined = '';
  let at = 0;
  for (let index = 0; index < broken.length; index += 2) {
    const [start = 0, end = 0] = [broken[index], broken[index + 1]];
    const next = text.indexOf('\n', end + 1);
    if (!goesOn(text, end + 1, next < 0 ? text.length : next, width - (end - start))) continue;
    joined += `${text.slice(at, end)} `;
    at = end + 1;
  }
  return at === 0 ? text : joined + text.slice(at);
}

/** A line of a width at which mails are broken, that ends in the middle of a sentence of words in small letters. */
function isBroken(text: string, from: number, to: number, isBelow: boolean): boolean {
  const length = to - from;
  if (length < narrowest || length > widest || !endsInside.test(text.charAt(to - 1))) return false;
  if (!hasSmallWords(text, from, to)) return false;
  const line = text.slice(from, to);
  if (isSet.test(line) || /^\s|\.{3}|:\s?$/.test(line)) return false;
  // `Ammann ARX 26-2, 3018844, RX26, 540 h, …, 2026-04-09T10:30+02:00`: a row that ends with its time.
  if (endsTimed.test(line) && /^(?:[^,]{1,28},){5}/.test(line)) return false;
  // `with apologies: the crusher …` is no label.
  if (begins(line) && !/^\p{Ll}+ \p{Ll}+: \p{Ll}+ /u.test(line)) return false;
  return isBelow || !/^\p{Lu}{1,4}-?\d/u.test(line);
}

const endsTimed = /\d:\d\d(?:Z|[+-]\d\d:?\d\d|\s[A-Z]{2,5})?$/;

/** Four words or more in small letters, each before a space, a comma, a dot or the end. */
function hasSmallWords(text: string, from: number, to: number): boolean {
  let count = 0;
  let start = from;
  for (let at = from; at <= to; at += 1) {
    const code = at < to ? text.charCodeAt(at) : space;
    if ((classOf(code) & lower) !== 0) continue;
    const isEnd = isSpace(code) || code === comma || code === dot;
    if (isEnd && start >= 0 && at > start && at - start <= 14) count += 1;
    if (count === 4) return true;
    // What stands behind anything but a space is no word of its own.
    start = isSpace(code) ? at + 1 : to + 1;
  }
  return false;
}

const [space, comma, dot] = [32, 44, 46];

/** What begins with a word for which the line above had no room: it had `room` characters less than the widest. */
function goesOn(text: string, from: number, to: number, room: number): boolean {
  if (to - from < 2 || to - from > widest) return false;
  const line = text.slice(from, to);
  const space = line.indexOf(' ');
  if ((space < 0 ? line.length : space) + raggedness < room) return false;
  return startsInside.test(line) && !isSet.test(line) && !begins(line);
}

/** A label with its value or its figure (`Horímetro 1.902,7`), a number of a list, a time of a log. */
function begins(line: string): boolean {
  return (
    beginsItem.test(line) ||
    (line.length < 48 && beginsFigure.test(line)) ||
    (/[:：]/.test(line.slice(0, 30)) && beginsLabel.test(line))
  );
}

const narrowest = 56;
/** Characters that a person who breaks lines by hand may leave free. */
const raggedness = 6;
const widest = 130;
const mostLines = 2000;
const endsInside = /[\p{L}\p{N},;)%'’"”-]$/u;
/** The second angle of a point, too: `45.5898,⏎-122.5951`. */
const startsInside = /^(?:[\p{L}\p{N}("“„]|-\d{1,3}\.\d)/u;
/** Columns, marks of a table or of code. */
const isSet = /[|\t<>=]| {2}(?<=\S {2})/;
const beginsItem =
  /^(?:(?:Location|Position|Site|Jobsite|Place|Where|Address|Standort|Lieu|Ubicación|Luogo|Local|Locatie|Plats|Sted) \p{Lu}|\d{1,2}[.)]\s|[-*•·–—]\s|\d{1,2}:\d{2}\s|\d{4}\s[-–]\s)/u;
const beginsFigure = /^\p{Lu}[\p{L} ]{2,24} \d[\d.,]{2,10}(?: ?\p{L}{1,4}\.?)?$/u;
const beginsLabel = /^(?:[\p{L}\p{N} ./#()_-]{2,28}[:：]\s|[\p{L} ]{2,20}:$)/u;
