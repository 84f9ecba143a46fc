import { has, type Line, sign } from './lines.ts';

/*
 * Messages as a telephone or a chat copies them: over each the number that it came from, `+1 435-555-0100 7:02 AM`, or who wrote
 * it and when, `Rob 10:06 AM`.
 */

/**
 * The lines that are such heads, where the message begins with one and says something below it: a signature, which has a
 * number of its own, stands at the end.
 */
export function chatHeads(text: string, lines: readonly Line[]): ReadonlySet<Line> {
  const first = lines.findIndex((line) => line.role === 'body');
  const begins = isOverMessage(text, lines, first) && first >= 0;
  if (!begins && !goOnBelow(text, lines)) return none;
  return new Set(lines.filter((line) => line.role === 'body' && isHead(text, line)));
}

/** A head with what was written right below it. */
function isOverMessage(text: string, lines: readonly Line[], at: number): boolean {
  const [head, below] = [lines[at], lines[at + 1]];
  return (
    head !== undefined && isHead(text, head) && below?.paragraph === head.paragraph && !isHead(text, below)
  );
}

/** Below a first message, copied without its head, go on at least two of others, each below a name and a time. */
function goOnBelow(text: string, lines: readonly Line[]): boolean {
  const heads = lines.flatMap((line, at) =>
    line.role === 'body' && has(line, sign.colon) && nameAndTime.test(textOfHead(text, line)) ? [at] : [],
  );
  return heads.length >= 2 && heads.every((at) => isOverMessage(text, lines, at));
}

function textOfHead(text: string, { start, end }: Line): string {
  return end - start > longest ? '' : text.slice(start, end);
}

const none: ReadonlySet<Line> = new Set();

function isHead(text: string, line: Line): boolean {
  if (!has(line, sign.digit) || line.end - line.start > longest) return false;
  const told = text.slice(line.start, line.end);
  return isChatHead(told) || (has(line, sign.colon) && nameAndTime.test(told));
}

/** `Rob 10:06 AM`, `Tina (Service Desk) 10:07`, as Slack and Teams are copied. */
const nameAndTime =
  /^\p{Lu}\p{Ll}[\p{L}'’-]{0,14}(?: \p{Lu}[\p{L}.'’-]{0,15})?(?: \([\p{L} ]{2,24}\))?\s{1,3}\[?\d{1,2}:\d{2}(?: ?[AP]M)?\]?$/u;

/** True for a line that is a number to call with who has it, or when he wrote, and nothing else. */
export function isChatHead(line: string): boolean {
  return line.length <= longest && endOfNumber.test(line) && head.test(line);
}

/** What each number has, which is told faster. */
const endOfNumber = /\d{4}(?!\d)/;

/** Characters of a head, at the most. */
const longest = 72;

const number =
  '(?:\\+\\d{1,3}[ .-]?)?(?:\\(\\d{3}\\) ?|\\d{3}[ .-])\\d{3}[ .-]\\d{4}|\\+\\d(?:[ .-]?\\(?\\d{1,4}\\)?){3,6}';
const day = '\\d{1,4}[/.-]\\d{1,2}(?:[/.-]\\d{1,4})?';
const clock = '\\d{1,2}:\\d{2}(?::\\d{2})?';
/** Behind the number a name, a day, a time of day: `~ Dale`, `Jul 9, 2026, 7:02 AM`. */
const more = `(?:[\\s,;:|()[\\]~·–-]{1,3}(?:${clock}|${day}|\\d{1,2}(?:st|nd|rd|th)?|20\\d{2}|\\p{L}[\\p{L}.'’-]{0,15})){0,7}`;
const head = new RegExp(
  `^(?:(?:(?:sms |text |message )?from|sender|von|de|da)\\s?[:：]\\s?|[[(]?(?:${day},? )?${clock}(?: ?[ap]\\.?m\\.?)?[\\])]?\\s)?(?:\\p{Lu}[\\p{L}.'’-]{1,15}(?: \\p{Lu}[\\p{L}.'’-]{1,15})?[ ,:(–-]{1,3})?(?:${number})${more}[\\])]?\\s?:?$`,
  'iu',
);
