import type { Source } from './marks.ts';
import { isTicketPriority } from './message-numbers.ts';
import { endOf, firstWordFrom, startOf } from './scan.ts';
import { namesPart } from './told-codes.ts';
import { isRated, mayBeMeasure } from './values/severity-words.ts';
import { may } from './vocabulary.ts';

/*
 * What was learnt to be a severity may be a word that only looks like one: of the words around it more is known than was learnt.
 */

/** True for a word that says how high or low a part's measure is (`Gear oil pressure low`), whom somebody greets (`Hoi Bas`), which lamp is off (`"stop": false`), or how urgent a ticket is. */
export function isNoSeverity(source: Source, start: number, end: number): boolean {
  const { text } = source;
  if (isOff.test(text.slice(end, end + 24)) || isTicketPriority(text, start)) return true;
  return isMeasure(source, start, end) || greets.test(text.slice(Math.max(0, start - 24), start));
}

function isMeasure({ text, scan }: Source, start: number, end: number): boolean {
  const word = firstWordFrom(scan, start);
  if (startOf(scan, word) !== start || endOf(scan, word) !== end || !mayBeMeasure(scan, word)) return false;
  const from = text.lastIndexOf('\n', start) + 1;
  if (isRated(scan, word, from, text.length)) return false;
  const isPart = (other: number) =>
    ((scan.bits[other] ?? 0) & may.part) !== 0 || namesPart(text, startOf(scan, other), endOf(scan, other));
  const isBefore = word > 0 && text.slice(endOf(scan, word - 1), start) === ' ' && isPart(word - 1);
  const isAfter =
    word + 1 < scan.count && text.slice(end, startOf(scan, word + 1)) === ' ' && isPart(word + 1);
  return isBefore || isAfter;
}

const isOff = /^(?: ?(?:lamp|light))?["']?\s?[:=]\s?["']?(?:false|off|0)(?![\d.])/i;

const greets =
  /(?:^|[\n>“"(:])\s{0,3}(?:hi|hello|hey|dear|morning|hoi|hallo|dag|beste|ha|liebe[rs]?|moin|servus|guten (?:tag|morgen)|goede(?:morgen|middag|navond)|bonjour|salut|cher|hola|buen(?:os)? d[ií]as?|estimad[oa]|ciao|gentile|buongiorno|ol[áa]|bom dia|prezad[oa]|hej|hei|tjena|cześć|dzień dobry|ahoj|dobrý den|merhaba|gr|groet(?:en|jes)?|mvg|vg|lg|regards|thanks|cheers|gruß|grüße|saludos|saluti|hilsen|hälsningar)[ ,]{1,2}$/iu;
