import { equipmentTypes } from '#functions/equipment/catalogue/equipment-types.ts';
import { brandAt, type FoundBrand } from '#functions/equipment/catalogue/find-brand.ts';
import { isListedModel, modelOfMaker } from '#functions/equipment/catalogue/model-of-maker.ts';
import { isSpace } from '../characters.ts';
import { firstWordFrom, type Scan, scan as scanOf, startOf } from '../scan.ts';
import { may } from '../vocabulary.ts';
import { engineMakers } from '../words/engine-makers.ts';
import { labelAt } from '../words/labels.ts';
import { namedModels, seriesNames } from '../words/model-names.ts';
import { sizeAndKindLength } from './sizes.ts';

/** A part of a machine's designation and where it stands. */
export interface MachinePart {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A machine as running text names it: `2019 Caterpillar 336F L Hydraulic Excavator`. */
export interface FoundMachine {
  /** By the name that the catalogue has for it. */
  readonly brand: MachinePart;
  readonly model: MachinePart | undefined;
  readonly end: number;
}

/** The brand that begins at `at`, after a model year perhaps, and the model that follows it. */
export function machineAt(scan: Scan, at: number, to: number): FoundMachine | undefined {
  const { text } = scan;
  const first = firstWordFrom(scan, at);
  const year = yearBefore.test(text.slice(at, at + 6)) ? 1 : 0;
  if (((scan.bits[first + year] ?? 0) & may.brand) === 0) return undefined;
  if (year === 0 && startOf(scan, first) !== at) return undefined;
  const found = brandAt(text, startOf(scan, first + year));
  if (!found || found.end > to) return undefined;
  const brand = { value: statedName(text, found), start: found.start, end: found.end };
  const gap = skipGap(text, otherName(scan, found.end, to), to);
  const kind =
    anyKind.exec(text.slice(gap, Math.min(to, gap + 14)))?.[0].length ?? behindSizeAndKind(scan, gap, to);
  const designated = listedOr(modelAt(scan, gap + kind, to), found.brand.name, text, gap + kind, to);
  // `JD 8`: an owner's name.
  // `Komatsu 50412`: its maker's number for it; `JLG 10054`.
  const isNumber =
    designated !== undefined &&
    /^(?:\d|\d{5})$/.test(designated.value) &&
    (designated.value.length === 1 || !isListedModel(designated.value));
  const model = isNumber ? undefined : designated && withLetter(designated, text, to);
  if (found.brand.everydayWord) {
    // `Case`, `cat` and `bell` are brands only as such: written large, or with a model that is no count of anything.
    const written = text.slice(found.start, found.end);
    const capital = /^\p{Lu}/u.test(written);
    if (!capital && !(model && /^\d{3}(?![\d-])|\p{L}-?\d|\d\p{L}/u.test(model.value))) return undefined;
    if (!model && written !== written.toUpperCase() && found.end < to) return undefined;
  }
  // `Tadano IC-1 Remote`: what a maker's system is called.
  if (model && ofSystem.test(text.slice(model.end, Math.min(to, model.end + 12))))
    return { brand, model: undefined, end: found.end };
  return { brand, model, end: model?.end ?? found.end };
}

function withLetter(model: MachinePart, text: string, to: number): MachinePart {
  const end = endOfLetter(text, model.end, to);
  return end === model.end ? model : { ...model, value: text.slice(model.start, end), end };
}

/** Where a model ends that a loose small letter ends (`AZ 150 e`, `EZ17 e`: electric); elsewhere it is a word of the sentence. */
export function endOfLetter(text: string, end: number, to: number): number {
  const rest = text.slice(end, Math.min(to, end + 6));
  return looseLetter.test(rest) && /\d$/.test(text.slice(end - 1, end)) ? end + 2 : end;
}

const looseLetter = /^ e(?=\s?(?:[,;|)\n]|$)|\.(?:\s|$))/;

/** Characters from a size on to the model behind it and its kind: `20t excavator (` of `JCB 20t excavator (220X)`. */
function behindSizeAndKind(scan: Scan, at: number, to: number): number {
  const length = sizeAndKindLength(scan, at, to);
  return length > 0 && scan.text[at + length] === '(' ? length + 1 : length;
}

const ofSystem = /^ (?:Remote|Connect|Portal|Telematics|Online|Cloud)(?!\p{L})/u;

/**
 * The model as its maker's range has it, where that is more than a designation's form tells (`Maxi-Lite II`, `BW 120 AD-5`,
 * `X9 1100 (nickname …`), or less by what is its owner's (`SV40 EXC M-41`) or makes it several
 * (`Truck 9 of the HD785-7s`).
 */
function listedOr(
  designated: MachinePart | undefined,
  maker: string,
  text: string,
  at: number,
  to: number,
): MachinePart | undefined {
  const listed = modelOfMaker(maker, text, at, to);
  if (!listed) return designated;
  if (!designated) return /^\p{Lu}.*\p{L}/u.test(listed.value) ? listed : undefined;
  // `3CX eco`, in small letters, is no part of the name.
  if (listed.end > designated.end)
    return / \p{Ll}{2}/u.test(text.slice(designated.end, listed.end)) ? designated : listed;
  const next = ownersNext.exec(text.slice(designated.end, Math.min(to, designated.end + 12)))?.[0] ?? '';
  if (designated.start !== listed.start) return designated;
  const behind = text.slice(listed.end, designated.end);
  const isOwners =
    ownersBehind.test(behind + next) ||
    // `SY215C 500-23 (HCMDCD92T00010233)`: the owner's name before the maker's number.
    (ownersBeforeNumber.test(behind) &&
      numberInBracket.test(text.slice(designated.end, designated.end + 24))) ||
    // `TA400 Z60F14-2291 (Boom Lift 6)`: the maker's number before the owner's name.
    (numberOfMaker.test(behind) && nameInBracket.test(text.slice(designated.end, designated.end + 6)));
  return isOwners ? listed : designated;
}

const ownersBeforeNumber = /^ (?:\p{Lu}\p{L}{0,9}[ -]?\d{1,4}|\d{2,4}-\d{2,4}|\d{3,5})$/u;
/** ` Z60F14-2291`, ` LX2J0411`, ` 3.104.22871` */
const numberOfMaker = /^ (?=(?:[A-Z.-]*\d){4})(?=.{6})[A-Z\d]{1,17}(?:[-.][A-Z\d]{1,9}){0,3}$/;
const nameInBracket = /^ \((?:\p{Lu}|\d)/u;
/** ` (AT6314488)`, ` (PE-44120)`: the number that a maker gave a machine. */
export const numberInBracket = /^\s\((?=(?:[A-Z-]*\d){4})[A-Z\d-]{6,20}\)/;

const ownersNext = /^ \p{Lu}-\d{2,4}(?![\p{L}\d-])/u;
const ownersBehind =
  /^s$|^ next$|^ (?:\p{Lu}{2,4} )?\p{Lu}{1,4}-\d{1,4}(?:-\d{1,3})?$|^ (?!LC|US|XL|HD\d)\p{Lu}{2,5}\d{1,3}$/u;

/** Where a maker's other name ends that stands right after its first: `Develon (Doosan) DX225LC-7`, `Komatsu / Joy 12CM12`, `LiuGong Dressta TD-15M`. */
function otherName(scan: Scan, from: number, to: number): number {
  const mark = /^(?: ?[/(] ?| )(?=\p{Lu})/u.exec(scan.text.slice(from, Math.min(to, from + 4)))?.[0];
  if (mark === undefined) return from;
  const word = firstWordFrom(scan, from);
  if (((scan.bits[word] ?? 0) & may.brand) === 0) return from;
  const other = brandAt(scan.text, startOf(scan, word));
  if (!other || other.end >= to || (other.brand.everydayWord && mark === ' ')) return from;
  if (!mark.includes('(')) return other.end;
  return scan.text[other.end] === ')' ? other.end + 1 : from;
}

/** The catalogue's name, but where the message writes the beginning of it: `Renault` is not yet `Renault Trucks`. */
function statedName(text: string, found: FoundBrand): string {
  const written = text.slice(found.start, found.end);
  return found.brand.name.startsWith(`${written} `) ? written : found.brand.name;
}

/** True where a maker is named between two offsets, and not only a word that one begins with (`rail`, `power`) or that is one of everyday language (`joy`). */
export function namesBrand(scan: Scan, from: number, to: number): boolean {
  for (let word = firstWordFrom(scan, from); word < scan.count && startOf(scan, word) < to; word += 1) {
    if (((scan.bits[word] ?? 0) & may.brand) === 0) continue;
    const found = brandAt(scan.text, startOf(scan, word));
    if (found && (!found.brand.everydayWord || /^\p{Lu}/u.test(scan.text.slice(found.start, found.end))))
      return true;
  }
  return false;
}

/** The first machine that a stretch of running text names with its brand, leaving out where addresses and the like stand. */
export function findMachine(
  scan: Scan,
  from: number,
  to: number,
  isTaken: (at: number) => boolean,
): FoundMachine | undefined {
  let bare: FoundMachine | undefined;
  let engine: FoundMachine | undefined;
  for (let word = firstWordFrom(scan, from); word < scan.count && startOf(scan, word) < to; word += 1) {
    if (((scan.bits[word] ?? 0) & may.brand) === 0) continue;
    const start = startOf(scan, word);
    const before = start > from ? scan.text[start - 1] : undefined;
    if (before === '@' || before === '.' || before === '/' || before === '-' || isTaken(start)) continue;
    if (ofEngine.test(scan.text.slice(Math.max(from, start - 18), start))) continue;
    const found = machineAt(scan, start, to);
    // `A Volvo Penta TAD872VE in machine DRILL-B … a Sany SR235`
    if (found?.model && !engineMakers.has(found.brand.value)) return found;
    if (found?.model) engine ??= found;
    bare ??= found;
  }
  return engine ?? bare;
}

/** `engine Yanmar 4TNV88`: its maker is not the machine's. */
const ofEngine =
  /(?:^|[^\p{L}])(?:engine|motor|moteur|motore|silnik|moottori|dieselmotor|двигатель)(?: make| type|:)? (?:is |an? |by )?$/iu;

/**
 * The model that begins at `at`: one to five words, of which one has a digit, as far as they look like parts of a
 * designation (`624 P-Tier`, `HD+ 90i VV`, `GS-1930`, `580 Super N`).
 */
export function modelAt(scan: Scan, at: number, to: number): MachinePart | undefined {
  const { text } = scan;
  let end = at;
  let digits = false;
  let position = typeWordsLength(scan, at, to) + at;
  const start = position;
  for (let count = 0; count < 5 && position < to; count += 1) {
    const word = /^[\p{L}\p{N}][\p{L}\p{N}+./-]{0,19}/u
      .exec(text.slice(position, Math.min(to, position + 20)))?.[0]
      // `PC200-11で故障コード…`: the sentence goes on.
      .replace(/(?<=[A-Za-z\d])[\u2e80-\ud7ff].*$/u, '')
      .replace(/[./-]+$/, '');
    if (!word || !isModelWord(word, digits, count, isLastWord(text, start, position + word.length, to)))
      break;
    if (typeWordsLength(scan, position, to) > 0 || sizeAndKindLength(scan, position, to) > 0) break;
    if (digits && isKindInLetters(text.slice(start, end), word)) break;
    // `336 Tier 4`, `320 Stage V`: the norm of its engine.
    if (count > 0 && emissionNorm.test(text.slice(position, Math.min(to, position + 9)))) break;
    // `SK210 37.0842, -94.5133`: where it is; `Granite 9,211 hrs`: how long it ran.
    const behind = text.slice(position + word.length, Math.min(to, position + word.length + 20));
    if (
      count > 0 &&
      (/^\d{1,3}\.\d{3,}$/.test(word) || (/^\d{1,3}$/.test(word) && /^,\d{3}(?!\d)/.test(behind)))
    )
      break;
    // `KX080-5 1017.9 hrs`
    if (digits && /^\d{1,6}\.\d{1,2}$/.test(word) && hoursBehind.test(behind)) break;
    // `HX300A 3시간째`, `PC200 3時間停止`
    if (count > 0 && /^\d{1,6}$/.test(word) && /^(?:시간|時間|小时|小時)/.test(behind)) break;
    // `TB235-2 E:1-22`: the letter begins a code.
    if (count > 0 && /^:\w/.test(text.slice(position + word.length, position + word.length + 2))) break;
    if (
      (count > 0 || /^\p{L}{3,}$/u.test(word)) &&
      !designationWords.has(word.toLowerCase()) &&
      // `MT 1840 A`: a letter with which all ends is no label.
      !(digits && /^\p{Lu}$/u.test(word) && endsAfter.test(behind)) &&
      labelAt(scan, firstWordFrom(scan, position), to)
    )
      break;
    digits ||= /\d/.test(word);
    end = position + word.length;
    const gap = /^[ \u00a0]{1,2}(?=[\p{L}\p{N}])/u.exec(text.slice(end, Math.min(to, end + 3)));
    if (!gap) break;
    position = end + gap[0].length;
  }
  if (digits) return { value: text.slice(start, end), start, end };
  const name = /^\p{L}{2,12}(?!\p{L})/u.exec(text.slice(start, Math.min(to, start + 13)))?.[0];
  if (name && namedModels.has(name.length > 3 ? name.toLowerCase() : name)) {
    const length = name.length + (text.startsWith(' King', start + name.length) ? 5 : 0);
    return { value: text.slice(start, start + length), start, end: start + length };
  }
  const letters = letterModel.exec(text.slice(start, Math.min(to, start + 11)))?.[0];
  return letters ? { value: letters, start, end: start + letters.length } : undefined;
}

/** Words of running hours behind a figure. */
const hoursBehind =
  /^ ?(?:h|hrs?|hours?|smu|smh|smr|std|stunden|betriebsstunden|bh|heures?|horas?|ore|uren|draaiuren|tim|timmar|timer|tuntia|mth|mtg|godz|hod)(?![\p{L}\p{N}])/iu;

const endsAfter = /^(?:\s?[,;|)\n]|\s?$)/;

const letterModel = /^(?:[A-Z]{2,4}-[A-Z]{2}|[A-Z]{1,2}-Series)(?=[\s,;)|]|$)/;

/** A value that is a maker's designation as a whole, by its letters and digits: `8R 370`, `TB290`, `336`, `RTC-8080 Series II`; `Mini 26` is a name. */
export function isDesignation(value: string): boolean {
  if (value.length > 24 || !/\d/.test(value)) return false;
  if (/^\d{2,4}$/.test(value)) return true;
  if (
    // `SmartROC T40` is one.
    /(?<!\p{L})\p{L}?\p{Ll}{3}/u.test(
      withoutSeries(value).replace(/\b(?:Series|Tier|Super|Plus|Pro|\p{Lu}\p{Ll}{2,7}\p{Lu}{2,4})\b/gu, ''),
    ) ||
    /^\p{Lu}{2,5}-\d{1,3}$/u.test(value)
  )
    return false;
  return /\p{Lu}/u.test(value) && modelAt(scanOf(value), 0, value.length)?.end === value.length;
}

/** `Jaguar 960`, `Axial-Flow 9250`: without the name that a maker gives a range of models. */
function withoutSeries(value: string): string {
  const first = /^\p{L}[\p{L}-]{2,14}(?= )/u.exec(value)?.[0];
  return first !== undefined && seriesNames.has(first.toLowerCase()) ? value.slice(first.length) : value;
}

/** What a label calls the model, without year, brand and kind of machine: `TL8`, not `TL8 Compact Track Loader`. */
export function modelIn(
  scan: Scan,
  from: number,
  to: number,
): { brand: MachinePart | undefined; model: MachinePart | undefined } {
  const { text } = scan;
  let start = from;
  let brand: MachinePart | undefined;
  const year = /^(?:19|20)\d{2}\s+(?=\S)/.exec(text.slice(start, Math.min(to, start + 8)));
  if (year) start += year[0].length;
  const first = firstWordFrom(scan, start);
  const mayBeBrand = startOf(scan, first) !== start || ((scan.bits[first] ?? 0) & may.brand) !== 0;
  const found = mayBeBrand ? brandAt(text, start) : undefined;
  if (found && found.end < to) {
    brand = { value: statedName(text, found), start: found.start, end: found.end };
    start = skipGap(text, found.end, to);
    // `Thwaites 9t dumper (Mach 690)`
    const size = behindSizeAndKind(scan, start, to);
    if (start + size < to) start += size;
  }
  let end = cutAt(text, start, to, /[,;|(]|\s[-–—/]\s|\t|(?<=[A-Z\d]) (?=[\p{sc=Han}\p{sc=Hangul}]{2})/u);
  const front = typeWordsLength(scan, start, end);
  if (front > 0 && start + front < end) start += front;
  end = withoutKindBehind(text, start, end, endBeforeKind(scan, start, end));
  const value = text.slice(start, end).trim();
  if (value === '' || value.length > 60) return { brand, model: undefined };
  const offset = text.slice(start, end).indexOf(value);
  return { brand, model: { value, start: start + offset, end: start + offset + value.length } };
}

/** `the Volvo loader L90H`: a word for the kind of machine between its brand and its model. */
const anyKind =
  /^(?:loader|dozer|digger|tractor|roller|excavator|telehandler|grader|lift|dumper|shovel|crane|truck|paver|crusher|machine)\s(?=\p{Lu}{1,4}-?\d|\d{2,4}\p{Lu})/u;

const yearBefore = /^(?:19|20)\d{2}\s/;
const designationWords = new Set([
  'super',
  'plus',
  'pro',
  'tier',
  'series',
  'max',
  'long',
  'reach',
  'hybrid',
  'next',
  'gen',
  'premium',
  'evolution',
  'vario',
  'profi',
  'xpower',
  'litronic',
  'compact',
  // `Thwaites MACH 690`
  'mach',
]);
/** `PR 726 Litronic`, `540-180 Hiviz`, `HMK 102B ALPHA`: what makers call a variant, behind its number and written large. */
const variantWords = new Set([
  'industry',
  'hiviz',
  'alpha',
  'extra',
  'absolut',
  'cvt',
  'quadtrac',
  'rowtrac',
  'evo',
  'direct',
  'dynamic',
  'polar',
  'parkpro',
  'material',
  'demolition',
  'waste',
  'forestry',
  'scrap',
]);

const emissionNorm = /^(?:tier [2-5]|stage (?:[2-5]|[IV]))/i;

/** Nothing follows the word but a mark that ends a designation, and its first word is short (`M2 106 (Cummins B6.7)`). */
function isLastWord(text: string, start: number, end: number, to: number): boolean {
  return (
    ((end >= to || endOfDesignation.test(text.slice(end, end + 2))) &&
      /^\p{Lu}\d\s/u.test(text.slice(start, start + 3))) ||
    shortAndFigures.test(text.slice(start, start + 9))
  );
}

const endOfDesignation = /^\s?[(|,;\n]/;

const shortAndFigures = /^\d{1,2}\p{Lu}{1,2}\s\d{3}(?![\p{L}\p{N}.,])/u;

/** Letters of Chinese, Japanese and Korean come after it. */
const firstEastern = 0x2e80;

/** `Thwaites 9t dumper`: what it carries. */
const capacity = /^\d{1,3}(?:\.\d)?(?:t|ton|tons|tonne|tonnes|tonner)$/;
const stopWords = new Set('at in is on of or and the has was for to by no ok with from near'.split(' '));

/** `HA16 RTJ AD131884`, `966M R8A20551`, `T770 B4CE14902`, `TB290 U55-22914`: a serial number behind the model. */
export function isSerialShape(word: string): boolean {
  return serialShape.test(word);
}

const serialShape =
  /^(?:[A-Z]{1,4}\d{5,}|(?=[A-Z\d]{0,2}[A-Z])[A-Z\d]{3}\d{5}|(?=[A-Z\d]{0,6}[A-Z])[A-Z\d]{6,13}\d{4}|(?=\d?[A-Z])[A-Z\d]{2,6}\d{5,10}|[A-Z]{1,3}\d{0,3}-\d{5,8})$/;

/** Not `LC-6`, `D-5`, `SR-3`: with what designations end that have the form of an owner's name; of an expression. */
export const noEndOfModel = '(?!\\p{Lu}?LC-|D-|DH-|S[RNL]-|US-)';

function isModelWord(word: string, afterDigits: boolean, count: number, isLast: boolean): boolean {
  if (stopWords.has(word.toLowerCase()) || capacity.test(word)) return false;
  // `ZX210LC-6 停在台中市臨港路三段55號`: the sentence goes on.
  if (count > 0 && word.charCodeAt(0) > firstEastern) return false;
  // `M2 106`: a number after a short designation, where nothing else of it follows.
  if (afterDigits && /^\d+$/.test(word)) return count === 1 && /^\d{3}$/.test(word) && isLast;
  if (afterDigits && isSerialShape(word)) return false;
  // `L120H P0087`, `821G SPN3364`: the code.
  if (afterDigits && /^(?:[PCBU][0-3][\dA-F]{3}|(?:SPN|FMI|DTC)\d{1,7})$/.test(word)) return false;
  // `A40G ADT-4`: the owner's name; `ZX210 LC-6` goes on.
  if (
    afterDigits &&
    /^(?!\p{Lu}?LC|SR-|US-|SN-|SL-|ZTS-|P?DH?-|A[CDM]-|RB-|BVC-)\p{Lu}{2,5}-\d{1,4}\p{Lu}?$/u.test(word)
  )
    return false;
  // `544 P T-171`, `600S BL-600-14`
  if (afterDigits && /^(?:\p{Lu}-\d{2,4}|\p{Lu}{2,4}-\d{2,4}-\d{1,3})$/u.test(word)) return false;
  // `T770 t7`, `SK210LC-11 kb-2`, `L234 NHL4`, `C345 C345-A`: the owner's name as well.
  if (afterDigits && (/^\p{Ll}{1,4}-?\d{1,3}$/u.test(word) || (count === 1 && ownersAfter.test(word))))
    return false;
  if (/\d/.test(word))
    return (
      word.length <= (word.includes('-') ? 20 : 16) &&
      !/^\d{6,}$/.test(word) &&
      !/^\d{1,6}(?:h|hrs?|HRS?|hours|%)$/.test(count === 0 ? word.replace(/^(\d{3})HR$/, '$1') : word) &&
      !/^\d{4,6}H$/.test(word)
    );
  if (designationWords.has(word.toLowerCase())) return afterDigits || (count === 0 && /^\p{Lu}/u.test(word));
  if (afterDigits && variantWords.has(word.toLowerCase()) && /^\p{Lu}/u.test(word)) return true;
  if (/^\p{Lu}[\p{Lu}+/-]{0,3}$/u.test(word)) return true;
  // `W 210 Fi`
  if (afterDigits && /^\p{Lu}{1,3}i$/u.test(word)) return true;
  // `iX.138 HiPro`
  if (afterDigits && /^\p{Lu}\p{Ll}{1,3}\p{Lu}\p{Ll}{1,5}$/u.test(word)) return true;
  // `MRT 2660 Vision+`
  if (afterDigits && /^\p{Lu}\p{Ll}{2,10}\+$/u.test(word)) return true;
  // `L 566 XPower`
  if (afterDigits && /^\p{Lu}{2}\p{Ll}{3,8}$/u.test(word)) return true;
  return count === 0
    ? /^\p{Lu}[\p{L}+-]{1,12}$/u.test(word)
    : afterDigits && /^\p{Lu}{1,2}-\p{Lu}\p{Ll}{2,6}$/u.test(word);
}

const ownersAfter =
  /^(?:\p{Lu}-\d{1,2}|\p{Lu}{1,2}\d{2,3}-\p{Lu}|(?!LC|US|SR|SL|EX|PX|WX|EV|RT|HD|[A-JM-TV-Z]\d$|[STMEVDPA]\d)\p{Lu}{1,3}\d{1,3})$/u;

/** How many characters from `at` on name a kind of machine, with the space after them; 0 for none. */
function typeWordsLength(scan: Scan, at: number, to: number): number {
  const word = firstWordFrom(scan, at);
  return startOf(scan, word) === at ? typeLengthAt(scan, word, to) : 0;
}

function typeLengthAt(scan: Scan, word: number, to: number): number {
  if (((scan.bits[word] ?? 0) & may.machineType) === 0) return 0;
  const at = startOf(scan, word);
  const window = scan.text.slice(at, Math.min(to, at + 40)).toLowerCase();
  const first = /^\p{L}{2,30}/u.exec(window)?.[0] ?? '';
  for (const words of typesByFirstWord.get(first) ?? []) {
    if (!window.startsWith(words)) continue;
    const tail = /^s?(?:\s+|$|(?=[,;:.)|]))/.exec(window.slice(words.length));
    if (tail) return words.length + tail[0].length;
  }
  return 0;
}

function withoutTrailingType(scan: Scan, from: number, to: number): number {
  for (let word = firstWordFrom(scan, from) + 1; word < scan.count && startOf(scan, word) < to; word += 1) {
    const length = typeLengthAt(scan, word, to);
    if (length > 0 && startOf(scan, word) + length >= to) return startOf(scan, word);
  }
  return to;
}

/** Where the kind of machine begins that ends a designation, in words or in letters, and the space before it; else its end. */
export function endBeforeKind(scan: Scan, from: number, to: number): number {
  const { text } = scan;
  const end = withoutTrailingType(scan, from, to);
  const [all, designation, letters] =
    lettersBehind.exec(text.slice(from, Math.min(end, from + longestDesignation))) ?? [];
  const isKind = all && designation && letters && isKindInLetters(designation, letters);
  return isKind ? from + designation.length : end;
}

const longestDesignation = 48;
const lettersBehind = /^(?=\D{0,24}\d)(\S.{1,40}) ([A-Z]{2,4})\s?$/;

/** `S-65 MEWP`, `RT540E RT`: letters for the kind of machine behind a designation, of which `S` and `RT` are a part. */
function isKindInLetters(designation: string, letters: string): boolean {
  return kindsInLetters.has(letters) || (kindsOfNames.has(letters) && designation.startsWith(letters));
}

/** Aerial work platforms, off-highway trucks, hydraulic excavators. */
const kindsInLetters = new Set(['MEWP', 'EWP', 'AWP', 'OHT', 'HEX']);
/** Rough terrain and all terrain cranes, telehandlers: letters that many designations end with, and those of some makers begin with. */
const kindsOfNames = new Set(['RT', 'AT', 'TH']);

/**
 * `HMK 220 LC paletli ekskavatör`: words in small letters behind a designation, in whatever language, say what kind it is.
 * `to` is where a kind begins that is known, or `end`.
 */
function withoutKindBehind(text: string, from: number, end: number, to: number): number {
  const found = smallWords.exec(text.slice(from, Math.min(to, from + 80)).trimEnd());
  if (!found?.[1] || found[2] === undefined) return to;
  const words = found[2].split(' ');
  // One alone may be a variant (`3CX eco`), if it is short.
  if (words.length === 1 && found[2].length < (to === end ? 9 : 5)) return to;
  const isVariant = words.some((word) => designationWords.has(word) || variantWords.has(word));
  return isVariant ? to : from + found[1].length;
}

const smallWords =
  /^((?=\D{0,16}\d)\P{Ll}[^,;|()]{0,24}?) ((?:\p{Ll}[\p{Ll}\p{M}-]{1,20} ){0,3}\p{Ll}[\p{Ll}\p{M}-]{3,20})$/u;

function skipGap(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && (isSpace(text.charCodeAt(at)) || gapMarks.has(text[at] ?? ''))) at += 1;
  // `TAKEUCHI-TB290`, `Sandvik/DD422i`; `CAT-12` is a name.
  if (
    (text[at] === '-' || text[at] === '/') &&
    /^[-/](?:\p{Lu}{1,4}\d{2}|\d{4}|\d{3}\p{Lu})/u.test(text.slice(at, Math.min(to, at + 7)))
  )
    at += 1;
  at += commaBeforeModel.exec(text.slice(at, Math.min(to, at + 10)))?.[0].length ?? 0;
  const word = wordForModel.exec(text.slice(at, Math.min(to, at + 10)));
  if (word) at += word[0].length;
  if (text[at] === '/' && isSpace(text.charCodeAt(at - 1))) at += 1;
  while (at < to && isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

const commaBeforeModel = /^,\s?(?=\p{Lu}{1,5}-?\d)/u;

const wordForModel = /^(?:model|modell|modelo)\b\.?:?\s{1,2}/i;

const gapMarks = new Set(':®™·');

function cutAt(text: string, from: number, to: number, edge: RegExp): number {
  const index = text.slice(from, to).search(edge);
  return index < 0 ? to : from + index;
}

const typesByFirstWord = new Map<string, string[]>();
for (const { words } of equipmentTypes) {
  for (const word of words) {
    const key = /^\p{L}{2,30}/u.exec(word)?.[0] ?? word;
    typesByFirstWord.set(
      key,
      [...(typesByFirstWord.get(key) ?? []), word].sort((a, b) => b.length - a.length),
    );
  }
}
