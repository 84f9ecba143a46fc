import { has, type Line, sign } from './lines.ts';
import type { Scan } from './scan.ts';
import { setOfWords, wordsOf } from './vocabulary.ts';
import { closingGreetings, closingThanks } from './words/sign-offs.ts';

/** Where languages end a message: a line that greets or thanks and says no more, or one that greets and names who writes. */

/**
 * `Med vänlig hälsning`, `С уважением,`, `此致`, `감사합니다.`: nothing else on the line. `김철수 드림`: who signs. Thanks end nothing
 * where it is told below where the machine stands (`goesOn`).
 */
export function isClosing(scan: Scan, line: Line, goesOn: boolean): boolean {
  if (line.end - line.start > longestClosing || has(line, sign.digit)) return false;
  if (isFirst[scan.words[line.from] ?? -1] !== 1) return signedInKorean.test(textOf(scan, line));
  const phrase = wordsOf(textOf(scan, line)).join(' ');
  return greetings.has(phrase) || (!goesOn && thanks.has(phrase));
}

/**
 * `Groeten Piet, Hoofdstraat 17, Amersfoort`, `С уважением, Пётр Лисин, …`: a greeting with the name of who writes, and what he
 * writes of himself. Thanks may lead to what the machine does.
 */
export function isSignedInLine(scan: Scan, line: Line): boolean {
  if (isFirst[scan.words[line.from] ?? -1] !== 1 || line.end - line.start > longestSigned) return false;
  const text = textOf(scan, line);
  const words = wordsOf(text.slice(0, longestClosing));
  for (let count = Math.min(words.length, mostWords); count > 0; count -= 1) {
    if (!greetings.has(words.slice(0, count).join(' '))) continue;
    return signer.test(behindWords(text, count));
  }
  return false;
}

function textOf({ text }: Scan, line: Line): string {
  return text.slice(line.start, line.end);
}

/** What stands behind the first words of a line. */
function behindWords(text: string, count: number): string {
  let at = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]{1,40}/gu)) {
    if (at === count) return text.slice(index);
    at += 1;
    if (at === count) return text.slice(index + word.length).replace(/^[\s.,!–-]{1,6}/, '');
  }
  return '';
}

/** `Piet, `, `Pablo Ruiz | `, `Jan, ul. …`, or nothing but a name. */
const signer = /^\p{Lu}[\p{L}'’.-]{1,20}(?: \p{Lu}[\p{L}'’.-]{0,20}){0,2}\s?(?:[,|/·•–-]\s|$)/u;
const signedInKorean = /^[가-힣]{2,4} ?(?:[가-힣]{2,3} )?(?:드림|올림|배상)\.?$/;

const longestClosing = 40;
const longestSigned = 160;

function foldedPhrases(list: string): readonly string[] {
  return list.split('|').flatMap((entry) => {
    const phrase = wordsOf(entry).join(' ');
    return phrase === '' ? [] : [phrase];
  });
}

const greetings: ReadonlySet<string> = new Set(foldedPhrases(closingGreetings));
const thanks: ReadonlySet<string> = new Set(foldedPhrases(closingThanks));
const mostWords = Math.max(...Array.from(greetings, (phrase) => phrase.split(' ').length));
const isFirst = setOfWords([...greetings, ...thanks].map((phrase) => phrase.split(' ', 1)[0]).join(' '));
