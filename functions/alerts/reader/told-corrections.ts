import { type Claim, claimOf } from './claims.ts';
import { endOf, matchAtWord, type Scan, startOf } from './scan.ts';
import { parseNumber } from './values/numbers.ts';
import { setOfWords } from './vocabulary.ts';

/*
 * What somebody says first and then puts right: `SPN 100 FMI 1, sorry, SPN 102 FMI 4`, `M0441. Edit: M0414`, `Hours 3430 -
 * correction 3340`. Of two values of one kind on both sides of such words the second counts. What is said not to be so names
 * the value that is (`decal is 209 not 206`, `not 7,710 but 7,170`, `serial ends in 7, not 1`), as is what was said and is
 * another (`I said L-22, it is L-23`).
 */

/** The claims as the writer leaves them: without what is put right, and with what is said in its place. */
export function withCorrections(scan: Scan, claims: readonly Claim[]): readonly Claim[] {
  return withoutCorrected(scan, withDenied(scan, claims));
}

/** The claims in which a value that is denied is the one that is told beside it. */
function withDenied(scan: Scan, claims: readonly Claim[]): readonly Claim[] {
  let left = claims;
  for (let word = 0, looks = 0; word < scan.count && looks < 12; word += 1) {
    const known = scan.words[word] ?? -1;
    const isSaid = saying[known] === 1;
    if (!isSaid && denying[known] !== 1) continue;
    looks += 1;
    const put = isSaid
      ? saidOtherwise(scan.text, startOf(scan, word), endOf(scan, word), left)
      : putRight(scan.text, startOf(scan, word), endOf(scan, word), left);
    if (!put) continue;
    const { right, wrong } = put;
    left = [
      ...left.filter(
        (claim) =>
          !(claim.field === right.field && (isSame(claim.value, wrong) || claim.value === right.value)) &&
          !(claim.label === '' && claim.start < right.end && right.start < claim.end),
      ),
      right,
    ];
  }
  return left.map((claim) => saidAgain(scan.text, claim) ?? claim);
}

/** `hrs 1,288... 1,289!!`: what is said again at once, a little different. */
function saidAgain(text: string, claim: Claim): Claim | undefined {
  if (claim.field !== 'hours' && claim.field !== 'serial' && claim.field !== 'unit') return undefined;
  const value = again.exec(text.slice(claim.end, claim.end + 28))?.[1];
  const said = text.slice(claim.start, claim.end);
  if (value === undefined || value.length !== said.length || !isAlike(value, said)) return undefined;
  const told = valueAs(claim.field, value);
  if (told === undefined) return undefined;
  const start = text.indexOf(value, claim.end);
  return claimOf({ ...claim, value: told, start, end: start + value.length } as Claim, claim.label, claim);
}

const again =
  /^(?:\.{2,3}|…) ?((?=[\p{L}\d.,/-]{0,16}\d)[\p{L}\d](?:[\p{L}\d/-]|[.,](?=\d)){0,15})(?![\p{L}\d])/u;

const denying = setOfWords('not nicht pas');
const saying = setOfWords(
  'said wrote typed gesagt geschrieben sagte schrieb dit écrit noté dije puse escribí detto scritto disse escrevi pus zei schreef sa skrev',
);

/** `I said L-22, it is L-23`: what was told before of the machine, and what it is. */
function saidOtherwise(text: string, at: number, end: number, claims: readonly Claim[]) {
  const found = saidThenRight.exec(text.slice(end, end + 80));
  // `Ich habe 44312 geschrieben, richtig ist 44321`
  const first = found?.[1] ?? before.exec(text.slice(Math.max(0, at - 40), at))?.[1];
  const right = found?.[2];
  if (!found || first === undefined || right === undefined || !isAlike(right, first)) return undefined;
  const field = toldAs(first, claims);
  const told = field && valueAs(field, right);
  const wrong = field && valueAs(field, first);
  if (field === undefined || told === undefined || wrong === undefined) return undefined;
  const start = end + found[0].length - right.length;
  const place = { start, end: start + right.length };
  return { right: claimOf({ field, value: told, ...place, confidence: 0.95 } as Claim, putSo), wrong };
}

/** What somebody puts right is as sure as what has a label. */
export const putSo = 'correction';

const saidThenRight =
  /^(?:,?\s(?:(?:it was|the|unit|number|serial|hours|nr\.?|n[°º]) )?["“]?((?=[\p{L}\d.,/-]{0,20}\d)[\p{L}\d](?:[\p{L}\d/-]|[.,](?=\d)){0,19})["”]?)?[.,;:]{0,3}(?: (?:but|and|aber|mais|pero|ma|mas|maar|men|gesagt|geschrieben))?[.,]? (?:it['’]?s|it is|that['’]?s|it should (?:be|read)|should (?:be|read|have been)|(?:but )?(?:i )?meant?|richtig ist|es ist|das ist|ist|c['’]est|es|son|è|sono|é|são|het is|det är|det er|is|are) (?:(?:actually|really|in fact|the|eigentlich|en fait|en realidad|in realtà|na verdade|eigenlijk) )?["“]?((?=[\p{L}\d.,/-]{0,20}\d)[\p{L}\d](?:[\p{L}\d/-]|[.,](?=\d)){0,19})(?![\p{L}\d])/iu;

/** What stands on both sides of a denial: the value that is right, as a claim, and the one that isn't. */
function putRight(text: string, at: number, end: number, claims: readonly Claim[]) {
  const after = denied.exec(text.slice(end, end + 80));
  if (!after?.[1]) return undefined;
  const lead = text.slice(Math.max(0, at - 60), at);
  const lastPart = endsIn.exec(lead)?.[1];
  if (lastPart !== undefined) return withOtherEnd(text, lastPart, after[1], claims);
  const behind = after[2];
  const value = behind ?? before.exec(lead)?.[1];
  if (value === undefined || value === after[1]) return undefined;
  const start = behind === undefined ? text.lastIndexOf(value, at) : end + after[0].length - behind.length;
  const field = fieldOf(lead + after[0], after[1], claims);
  if (field === undefined) return undefined;
  const [told, wrong] = [valueAs(field, value), valueAs(field, after[1])];
  if (told === undefined || wrong === undefined || !isAlike(value, after[1])) return undefined;
  const place = { start, end: start + value.length };
  return { right: claimOf({ field, value: told, ...place, confidence: 0.95 } as Claim, putSo), wrong };
}

/** ` 206`, ` serial QJ341-10882 but QJ341-10288`, ` 7,710 but 7,170`: the value denied, and the one that stands behind it. */
const denied =
  /^\s(?:(?:the )?(?:serial|unit|number|hours?|tag|decal|code)?\s?(?:no\.? |number )?)["“]?((?=[\p{L}\d.,/-]{0,20}\d)[\p{L}\d](?:[\p{L}\d/-]|[.,](?=\d)){0,19})["”]?(?:,? (?:but|sondern|mais) (?:(?:the )?(?:serial|number|is|it['’]s) )?["“]?((?=[\p{L}\d.,/-]{0,20}\d)[\p{L}\d](?:[\p{L}\d/-]|[.,](?=\d)){0,19}))?(?![\p{L}\d])/u;
const before =
  /(?<![\p{L}\d.,/-])((?=[\p{L}\d.,/-]{0,20}\d)[\p{L}\d](?:[\p{L}\d/-]|[.,](?=\d)){0,19})["”]?[,;]? $/u;
const endsIn = /(?<!\p{L})(?:ends?|ending) (?:in|with|on) (?:an? )?["“]?([\p{L}\d]{1,4})["”]?,? $/iu;

/** What was read of the value that is denied; else by the word that leads to it. */
function fieldOf(
  lead: string,
  wrong: string,
  claims: readonly Claim[],
): 'serial' | 'unit' | 'hours' | undefined {
  const known = toldAs(wrong, claims);
  if (known) return known;
  if (/(?<!\p{L})(?:code|fault|spn|fmi|error|alarm|level|street|road|gate|phone)(?!\p{L})/iu.test(lead))
    return undefined;
  const word = [
    ...lead.matchAll(
      /(?<!\p{L})(serial|s\/n|pin|vin|hours?|hrs|meter|unit|tag|decal|fleet|asset)(?!\p{L})/giu,
    ),
  ].at(-1)?.[1];
  if (word === undefined) return undefined;
  return /^h|meter/i.test(word) ? 'hours' : /^[spv]/i.test(word) ? 'serial' : 'unit';
}

/** As what a value was read that is put right. */
function toldAs(wrong: string, claims: readonly Claim[]): 'serial' | 'unit' | 'hours' | undefined {
  const known = claims.find(
    ({ field, value }) =>
      (field === 'serial' || field === 'unit' || field === 'hours') && isSame(value, valueAs(field, wrong)),
  );
  return known?.field as 'serial' | 'unit' | 'hours' | undefined;
}

/** `L-dash-22` is how `L-22` is said. */
function isSame(one: Claim['value'], other: string | number | undefined): boolean {
  return one === other || (typeof one === 'string' && one.replace(spokenDash, '-') === other);
}

const spokenDash = /[ -](?:dash|hyphen)[ -]/i;

function valueAs(field: 'serial' | 'unit' | 'hours', value: string): string | number | undefined {
  return field === 'hours' ? parseNumber(value) : value;
}

/** Of one kind: `206` and `209`, and not `2 of 7`. */
function isAlike(one: string, other: string): boolean {
  return Math.abs(one.length - other.length) < 3 && /\p{L}/u.test(one) === /\p{L}/u.test(other);
}

/** `serial ends in 7, not 1`: the number that ends so, with its right end. */
function withOtherEnd(text: string, right: string, wrong: string, claims: readonly Claim[]) {
  const known = claims.find(
    ({ field, value }) => field === 'serial' && typeof value === 'string' && value.endsWith(wrong),
  );
  const tokens = Array.from(text.slice(0, 4000).matchAll(numberLike)).filter(([token]) =>
    token.endsWith(wrong),
  );
  const [only] = tokens;
  const said =
    known && typeof known.value === 'string'
      ? { value: known.value, start: known.start, end: known.end }
      : only && tokens.length === 1
        ? { value: only[0], start: only.index, end: only.index + only[0].length }
        : undefined;
  if (!said) return undefined;
  const value = said.value.slice(0, said.value.length - wrong.length) + right;
  return {
    right: claimOf({ field: 'serial', value, start: said.start, end: said.end, confidence: 0.95 }, ''),
    wrong: said.value,
  };
}

const numberLike = /(?<![\p{L}\d./-])(?=[A-Z\d-]{0,12}\d{4})[A-Z\d-]{5,17}(?![\p{L}\d])/gu;

/** The claims without what the words after it put right. */
function withoutCorrected(scan: Scan, claims: readonly Claim[]): readonly Claim[] {
  const { text } = scan;
  const dropped = new Set<Claim>();
  const next = (at: number) => matchAtWord(scan, text, 0, correctingWords, correcting, at);
  for (let match = next(0); match; match = next(match.index + match[0].length)) {
    const [from, to] = [match.index, match.index + match[0].length];
    for (const wrong of claims) {
      if (!correctable.has(wrong.field) || wrong.end > from || from - wrong.end > 12) continue;
      const isPutRight = claims.some(
        (right) =>
          right.field === wrong.field &&
          right.group === wrong.group &&
          right.start >= to &&
          right.start - to < 24 &&
          !/[.!?]\s/.test(text.slice(to, right.start)),
      );
      if (!isPutRight) continue;
      for (const claim of claims)
        if (claim === wrong || (ofFault.has(claim.field) && claim.start >= wrong.start && claim.end <= to))
          dropped.add(claim);
    }
  }
  return dropped.size === 0 ? claims : claims.filter((claim) => !dropped.has(claim));
}

/** The words that begin such words. */
const correctingWords = setOfWords(
  'no sorry wait hang hold correction scratch i make edit typo tell or should',
);
const correcting =
  /(?:(?:no,? )?(?:sorry|wait|hang on|hold on)|correction|scratch that|i mean(?:t)?|make that|edit|typo|tell a lie|or rather|should(?:['’]ve| have) been|should be)(?!\p{L})(?:[\s,:–-]{1,3}(?:sorry|typo|no|it['’]?s|that['’]?s|it is|that is|the|is)(?!\p{L})){0,3}/iuy;
const correctable = new Set<Claim['field']>(['code', 'time', 'clock', 'hours', 'serial', 'unit', 'place']);
const ofFault = new Set<Claim['field']>(['code', 'description', 'severity', 'fault']);
