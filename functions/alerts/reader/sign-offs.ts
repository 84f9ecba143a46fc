import { has, type Line, sign } from './lines.ts';
import { endOf, type Scan, startOf } from './scan.ts';
import { setOfWords, wordsOf } from './vocabulary.ts';
import { closingGreetings, closingThanks, englishGreetings } from './words/sign-offs.ts';

/** Where languages end a message: a line that greets or thanks and says no more, or one that greets and names who writes. */

/**
 * `Med vänlig hälsning`, `С уважением,`, `此致`, `감사합니다.`: nothing else on the line. `김철수 드림`: who signs. Thanks end nothing
 * where it is told below where the machine stands (`goesOn`).
 */
export function isClosing(scan: Scan, line: Line, goesOn: boolean): boolean {
  if (line.end - line.start > longestClosing || has(line, sign.digit)) return false;
  if (isFirst[scan.words[line.from] ?? -1] !== 1) return isSignature(textOf(scan, line));
  const phrase = wordsOf(textOf(scan, line)).join(' ');
  return greetings.has(phrase) || (!goesOn && thanks.has(phrase));
}

/**
 * `Groeten Piet, Hoofdstraat 17, Amersfoort`, `С уважением, Пётр Лисин, …`: a greeting with the name of who writes, and what he
 * writes of himself. Thanks may lead to what the machine does.
 */
export function isSignedInLine(scan: Scan, line: Line): boolean {
  if (isFirst[scan.words[line.from] ?? -1] !== 1 || line.end - line.start > longestSigned) return false;
  return isSigned(textOf(scan, line), greetings);
}

/**
 * Where in a line of prose its writer greets or thanks with his name, and says where he works, behind what he told: `Fehler E52. Gruß Peter, Lang
 * Krane, Hafenstr. 12, …`; or where he asks for an invoice or for parts (`Rechnung an …`). From there on to its end the line is no more of the machine. -1 for nowhere.
 */
export function signedFrom(scan: Scan, line: Line, isBelow: boolean): number {
  const { text } = scan;
  for (let word = isBelow ? line.from : line.from + 1; word < line.to; word += 1) {
    const number = scan.words[word] ?? -1;
    if (beginsInLine[number] !== 1) continue;
    const start = startOf(scan, word);
    if (line.end - start > longestSigned) continue;
    const isShort = endOf(scan, word) - start === 1;
    const before = text.slice(Math.max(line.start, start - 3), start);
    if (start > line.start && !(isShort ? endOfSentence : endOfPart).test(before)) continue;
    const rest = text.slice(start, line.end);
    if (
      !isSentence.test(rest) &&
      !goesOnSpeaking.test(rest) &&
      (isSigned(rest, allGreetings) || errand.test(rest))
    )
      return start;
  }
  return -1;
}

function isSigned(text: string, known: ReadonlySet<string>): boolean {
  const words = wordsOf(text.slice(0, longestClosing));
  for (let count = Math.min(words.length, mostWords); count > 0; count -= 1) {
    if (known.has(words.slice(0, count).join(' '))) return signer.test(behindWords(text, count));
  }
  return false;
}

const endOfSentence = /[.!?]\s{1,2}$/;
const endOfPart = /[.!?;,)]\s{1,2}$|\s[-–—|/·]\s$/;
/** `Gruß Peter. Maschine steht …`: another sentence, or one that says where it is. */
const isSentence = /[.!?]\s\p{Lu}\p{L}*\s\p{Ll}{2}/u;
const goesOnSpeaking =
  /(?<!\p{L})(?:it['’]?s|it is|sits?|parked|located|location|steht|stehen|standort|se trouve|est (?:au|à)|está|se encuentra|si trova|è in|staat|står|seisoo|stoi|stojí|baustelle|chantier|obra|cantiere|site)(?!\p{L})/iu;

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
/** `Rechnung bitte an …`, `Enviar repuestos a …`, `Please invoice …`: to whom something is to be sent. */
const errand =
  /^(?:(?:die |eine )?(?:rechnung|lieferung|(?:ersatz)?teile?|ersatzteil)(?: bitte)? (?:an|nach)|bitte (?:rechnung|(?:ersatz)?teile?|ersatzteil) (?:an|nach)|(?:merci de )?(?:facturer|livrer|envoyer|expédier)(?: (?:la facture|les pièces|la pièce))? (?:à|au|aux|chez)|facture (?:à|au|chez)|(?:por favor )?(?:facturar|enviar|mandar)(?: (?:la factura|(?:los )?repuestos|(?:las )?piezas))? an?|factura a|(?:favor )?(?:faturar|enviar|mandar)(?: (?:a fatura|(?:as )?peças))? (?:a|para)|(?:fatturare|inviare|spedire)(?: (?:la fattura|(?:i )?ricambi|(?:i )?pezzi))? (?:a|in)|fattura a|factuur (?:sturen )?(?:aan|naar)|onderdelen (?:sturen )?(?:naar|aan)|faktura(?:n)? (?:till|til|sendes til|skickas till)|reservdelar till|reservedele? til|faktur[aęy] (?:na|do)|części (?:wysłać )?(?:na|do)|fakturu (?:na|pro)|díly (?:poslat )?na|please (?:invoice|bill)(?: to)?|(?:invoice|bill) to|(?:please )?(?:send|ship) (?:the )?(?:parts?|invoice|spares) to) /iu;
/** `김철수 드림`, `/Nils`: who signs. */
function isSignature(text: string): boolean {
  return signedInKorean.test(text) || slashedName.test(text);
}

const slashedName = /^\/ ?\p{Lu}\p{Ll}{1,14}(?: \p{Lu}[\p{L}-]{0,18})?$/u;
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
const allGreetings: ReadonlySet<string> = new Set([...greetings, ...foldedPhrases(englishGreetings)]);
const mostWords = Math.max(...Array.from(allGreetings, (phrase) => phrase.split(' ').length));
const isFirst = setOfWords([...greetings, ...thanks].map((phrase) => phrase.split(' ', 1)[0]).join(' '));
const beginsInLine = setOfWords(
  `${[...allGreetings].map((phrase) => phrase.split(' ', 1)[0]).join(' ')} die eine rechnung lieferung teile teil ersatzteil ersatzteile bitte merci facturer livrer envoyer expédier facture por facturar enviar mandar factura favor faturar fatturare inviare spedire fattura factuur onderdelen faktura fakturan reservdelar reservedele reservedel fakturę faktury części fakturu díly please invoice bill send ship`,
);
