import { type Claim, claimOf } from './claims.ts';
import type { Line } from './lines.ts';
import type { Source } from './marks.ts';
import { endOf, startOf } from './scan.ts';
import { hoursAt } from './values/hours.ts';
import { numberInWordsAt, numberWords } from './values/number-words.ts';
import { setOfWords } from './vocabulary.ts';

/*
 * Operating hours that no label and no unit tells: the answer to who asked for them (`Office: hours?`, on the next line `Manny:
 * 3,318. yep`), and a number in words (`the hour thing says four hundred twelve`).
 */

/** The hours of a message in which nothing else tells them. */
export function toldHours(source: Source, lines: readonly Line[], claims: readonly Claim[]): Claim[] {
  if (claims.some((claim) => (claim.field === 'hours' && claim.label !== '') || claim.group > 0)) return [];
  const isTold = claims.some((claim) => claim.field === 'hours');
  // `hrs?`, `5130`, and then `not the 580, that one's 9,900 hrs and fine`: the answer is surer than what is said elsewhere.
  const found = isTold
    ? source.text.includes('?')
      ? answered(source, lines, true)
      : undefined
    : (answered(source, lines) ?? inWords(source));
  if (!found) return [];
  const { value, start, end } = found;
  return [claimOf({ field: 'hours', value, start, end, confidence: isTold ? 0.82 : 0.7 }, '')];
}

interface Told {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/** What stands after a question for the hours, on its line or on the next. */
function answered(source: Source, lines: readonly Line[], isAsked = false): Told | undefined {
  const { text } = source;
  for (const [index, line] of lines.entries()) {
    if (line.end - line.start > longestQuestion) continue;
    const question = asked.exec(text.slice(line.start, line.end));
    if (!question) continue;
    const isMarked = question[1] !== undefined;
    if (isAsked && !isMarked) continue;
    // `hours? 5100`
    const here = isMarked
      ? answerAt(text, line.start + question.index + question[0].length, line.end)
      : undefined;
    if (here) return here;
    const next = lines[index + 1];
    const below = next && isSpeakerAlone(text, next) ? lines[index + 2] : next;
    if (!below || below.start - line.end > farthest) continue;
    const isChat =
      speaker.test(text.slice(below.start, below.start + 60)) ||
      below !== next ||
      isSpeakerAlone(text, lines[index - 1]);
    const told = isMarked || isChat ? answerAt(text, below.start, below.end) : undefined;
    if (told) return told;
  }
  return undefined;
}

const longestQuestion = 160;
/** Characters between a question and its answer: an empty line, a name with its time. */
const farthest = 40;

/** `hours?`, `how many hours`, `hrs/addr`, `hours and tag`; its group: the sign of the question. */
const asked =
  /(?<![\p{L}\d]|\d )(?:hours?|hrs|smu|smr|hour ?meter|meter(?: reading)?|(?:betriebs|motor)?stunden|heures|horas|ore|(?:draai)?uren|(?:drifts?)?tim(?:mar|er)|tunnit|motogodziny|godziny|mth|hodiny|saat)(?:(?:\s?[,/&+]\s?| (?:and|und|et|y|e|en|och|og|i|a) )\p{L}{2,12}){0,2}\s?(?:(\?)|[.:]?$)/iu;

/** `Manny: `, `06:19 Manny: `, `[3/14/26, 6:13:11 AM] Shop: `, `Tom (7:09): `, `6:04a Rich> `, `A. `. */
const speaker =
  /^(?:\[[^\]\n]{4,24}\]\s?|\d{1,2}:\d{2}(?:\s?[ap]m?)?\s?[-–]?\s?)?(?:\p{L}[\p{L} .'’]{0,24}?(?:\s?\([^()\n]{1,16}\))?\s?[:>]|[QA][.)])\s{1,3}/u;
const speakerAlone = /^\p{Lu}[\p{L} .]{1,20}\s?[-–,]\s?\d{1,2}:\d{2}(?:\s?[ap]m)?$/iu;

function isSpeakerAlone(text: string, line: Line | undefined): boolean {
  return (
    line !== undefined && line.end - line.start < 40 && speakerAlone.test(text.slice(line.start, line.end))
  );
}

/** The number that an answer begins with. */
function answerAt(text: string, from: number, to: number): Told | undefined {
  const gap = /^\s{0,3}/.exec(text.slice(from, from + 3))?.[0].length ?? 0;
  const said = speaker.exec(text.slice(from + gap, Math.min(to, from + gap + 60)))?.[0].length ?? 0;
  const lead =
    leads.exec(text.slice(from + gap + said, Math.min(to, from + gap + said + 30)))?.[0].length ?? 0;
  const at = from + gap + said + lead;
  const inFigures = hoursAt(text, at, to);
  if (inFigures) return isWhole.test(text.slice(inFigures.end, inFigures.end + 4)) ? inFigures : undefined;
  const words = numberInWordsAt(text, at);
  return words && words.end <= to ? { value: words.value, start: at, end: words.end } : undefined;
}

const leads =
  /^(?:(?:about|around|approx\.?|roughly|just over|it['’]?s|says|reads|now|yep|yes|ca\.?|~)[ ,]{0,2}){1,2}/i;
/** No date, no time of day, no code. */
const isWhole = /^(?:$|[\s,;)!]|\.(?:\s|$)|h)/i;

/** `four hundred twelve` after a word for the meter, or before one for its hours. */
function inWords({ text, scan }: Source): Told | undefined {
  for (let word = 0; word < scan.count; word += 1) {
    const number = scan.words[word] ?? -1;
    if (number < 0 || first[number] !== 1) continue;
    const start = startOf(scan, word);
    const found = numberInWordsAt(text, start);
    if (!found) continue;
    const { value, end } = found;
    if (
      value >= 100 &&
      (ofHours.test(text.slice(end, end + 30)) || ofMeter.test(text.slice(Math.max(0, start - 40), start)))
    )
      return { value, start, end };
    while (word + 1 < scan.count && endOf(scan, word + 1) <= end) word += 1;
  }
  return undefined;
}

const first = setOfWords(numberWords);
const ofHours =
  /^[ -](?:(?:engine|machine|running|operating|total) )?(?:hours|hrs)(?![\p{L}])(?! (?:ago|to go|left|until|idle|service))|^,? on (?:the (?:meter|clock|machine)|her|it)(?!\p{L})/iu;
const ofMeter =
  /(?<!\p{L})(?:(?:hour[ -]?meter|hour thing|meter|clock|counter|hobbs)(?: itself)?(?: (?:is|says|reads|shows|at|on))?|(?<!(?:idle|office|opening) )(?:hours|hrs)(?: (?:are|is|at|of))?):?\s$/iu;
