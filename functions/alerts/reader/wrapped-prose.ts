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
    if (isBroken(text, from, to)) {
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
function isBroken(text: string, from: number, to: number): boolean {
  const length = to - from;
  if (length < narrowest || length > widest || !endsInside.test(text.slice(to - 2, to))) return false;
  const line = text.slice(from, to);
  if (/[|\t<>=]|\S {2}|^\s|\.{3}|:\s?$/.test(line)) return false;
  return (line.match(smallWord)?.length ?? 0) >= 4 && !begins.test(line) && !/^\p{Lu}{1,4}-?\d/u.test(line);
}

/** What begins with a word for which the line above had no room: it had `room` characters less than the widest. */
function goesOn(text: string, from: number, to: number, room: number): boolean {
  if (to - from < 2 || to - from > widest) return false;
  const line = text.slice(from, to);
  const space = line.indexOf(' ');
  if ((space < 0 ? line.length : space) + raggedness < room) return false;
  return startsInside.test(line) && !/[|\t<>=]|\S {2}/.test(line) && !begins.test(line);
}

const narrowest = 56;
/** Characters that a person who breaks lines by hand may leave free. */
const raggedness = 6;
const widest = 130;
const mostLines = 2000;
const endsInside = /[\p{L}\p{N},;)%'’"”-]$/u;
const startsInside = /^[\p{L}\p{N}("“„]/u;
const smallWord = /(?<=^|\s)\p{Ll}{1,14}(?=[\s,.]|$)/gu;
/** A label with its value or its figure (`Horímetro 1.902,7`), a number of a list, a time of a log. */
const begins =
  /^(?:(?:Location|Position|Site|Jobsite|Place|Where|Address|Standort|Lieu|Ubicación|Luogo|Local|Locatie|Plats|Sted) \p{Lu}|\p{Lu}[\p{L} ]{2,24} \d[\d.,]{2,10}(?: ?\p{L}{1,4}\.?)?$|[\p{L}\p{N} ./#()_-]{2,28}[:：]\s|\d{1,2}[.)]\s|[-*•·–—]\s|\d{1,2}:\d{2}\s|\d{4}\s[-–]\s|[\p{L} ]{2,20}:$)/u;
