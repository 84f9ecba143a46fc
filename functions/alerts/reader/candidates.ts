import { brandAt, brandNamed } from '#functions/equipment/catalogue/find-brand.ts';
import { isListedModel } from '#functions/equipment/catalogue/model-of-maker.ts';
import type { Reading } from '#schema/alerts.ts';
import { isCarrier } from './carriers.ts';
import { type Claim, claimOf, isPlaceholder, placeFields, type ValueClaim } from './claims.ts';
import { isDocumentNumber, isNumberOfPaper, isPaperCode } from './document-numbers.ts';
import { isFaultTitle, isNoticeByName } from './fault-titles.ts';
import { isBehindFaultNoun, isNounWithNumber } from './faults.ts';
import { groupBy } from './group-by.ts';
import { isNumberOfCode } from './label-edges.ts';
import { isTrouble } from './labelled/ignored.ts';
import { namesKind } from './labelled/machine.ts';
import type { Candidate, Circumstances } from './learnt/judge.ts';
import type { LearntValue, TaggedField } from './learnt/tags.ts';
import { isNoSeverity } from './learnt-severities.ts';
import { longestLine } from './limits.ts';
import { lineEnd, lineStart } from './line-edges.ts';
import { type Line, mayHave } from './lines.ts';
import { isModelOfMakers } from './makers.ts';
import { allFrom, gapBetween, overlap, type Source, type Span, spanOver } from './marks.ts';
import { nameInSentence } from './names-in-sentences.ts';
import { isOfOtherTime, isTimeOfOther, isToldOfOther } from './other-times.ts';
import { beginsOver, saysOver } from './over.ts';
import { portalNamed } from './provider.ts';
import { isInCountedHeading, isRunningNumber } from './running-numbers.ts';
import { isSaidOfElse } from './said-of-else.ts';
import { firstWordFrom, hasBits } from './scan.ts';
import { isStreetBeforeTown } from './streets-as-names.ts';
import { putSo } from './told-corrections.ts';
import { isOurOffice } from './told-places.ts';
import { isCountryCode, isQuarter } from './values/addresses.ts';
import { isCountryOfStreet } from './values/country-codes.ts';
import { clockAt, clockOfFigures, clockText, isClockOfDay } from './values/dates.ts';
import { codeKey, unmistakableCodeAt } from './values/fault-codes.ts';
import { areOfElse, areOfSpan, hoursAt } from './values/hours.ts';
import { areOfOthers } from './values/hours-of-else.ts';
import { isKindOfMachine, isOfKindBeforeMachine } from './values/kinds-of-machines.ts';
import { endBeforeKind, endOfLetter, isDesignation, isSerialShape, noEndOfModel } from './values/machines.ts';
import { isOfPhone } from './values/phones.ts';
import { isKindInWords, isKindWithSize } from './values/plain-words.ts';
import { severityIn } from './values/severity-words.ts';
import { sizeAtEnd } from './values/sizes.ts';
import { isSpanOrClock } from './values/spans-of-time.ts';
import { may } from './vocabulary.ts';
import { labelAt } from './words/labels.ts';
import { customersLabels, othersLabels } from './words/labels-of-else.ts';
import { isOffice } from './words/office-labels.ts';
import { stateCode } from './words/states.ts';
import { isTown } from './words/towns.ts';

/*
 * Rules and tagger may find other values for the same field of a machine, or only one of them finds any. They know labels,
 * forms and phrases; it knows what stands around a value. Each value that one of them found is a candidate.
 */

/** What is known of a machine besides its claims. */
export interface Whereabouts {
  /** Where the message tells of it, in the order of the text. */
  readonly stretches: readonly Span[];
  /** It is told of between other machines: what is said of it elsewhere is said of several, and not judged. */
  readonly isMixed: boolean;
  /** The message tells of no other. */
  readonly isAlone: boolean;
  /** The claims about all machines, in the order of the text, where there are several. */
  readonly told: readonly Claim[];
  /** How likely the message is no alert: 0 to 1. */
  readonly otherMail: number;
}

/** A value that a machine may have, what it is judged in the light of, and the claim that it makes. */
export interface Choice {
  readonly candidate: Candidate;
  readonly circumstances: Circumstances;
  readonly claim: Claim;
}

/** The values that rules and tagger have found for a machine, in the order of the text. */
export function choicesFor(
  source: Source,
  lines: readonly Line[],
  claims: readonly Claim[],
  reading: Reading,
  whereabouts: Whereabouts,
): readonly Choice[] {
  const place = placeOf(reading);
  const hasPoint = reading.location.lat !== null;
  const isPlaced = hasPoint || place.length > 0;
  const over = findOver(claims);
  const isFree = (value: LearntValue) => {
    const there = over(value);
    return (
      !there.some((claim) => isCell(claim) && isOtherOf(source.text, claim, value, isPlaced)) &&
      !isLabelledOther(source.text, value, there, claims) &&
      !isSaidOfElse(source, lines, value, isPlaced)
    );
  };
  const freeOf = (values: readonly LearntValue[]) =>
    ownOf(values, source, claims, whereabouts)
      .filter(isFree)
      .map((value) => withoutOther(source.text, value, claims));
  const tagged = freeOf(source.learnt.tagged());
  const classified = freeOf(source.learnt.classified());
  const found = new Map<string, Found>();
  for (const value of ruledValues(reading))
    if (!whereabouts.isMixed || isWithin(value, whereabouts.stretches))
      addRuled(found, source.text, value, claims);
  for (const value of tagged) addTold(found, source, value);
  for (const value of classified) addWhole(found, source, value);
  const names = streetsAndTowns(found, claims);
  const all = [...found.values()]
    .filter((one) => !isRuledTown(one, found) && !isPutRight(one, claims) && !isOtherFaultsTime(one, claims))
    .filter((one) => !isInName(one, names) && !isCountyOfTown(one, claims))
    .sort((one, other) => one.start - other.start);
  const byField = groupBy(all, ({ field }) => field);
  return all.map((candidate) => {
    const line = spanOver(lines, candidate.start, longestLine);
    const circumstances: Circumstances = {
      rivals: byField.get(candidate.field) ?? [],
      otherwise: otherwiseOver(tagged, candidate),
      besidePlace: isOfPlace(candidate.field) ? besidePlace(candidate, place, hasPoint) : 'none',
      role: line?.role ?? 'body',
      isOver: line !== undefined && mayHave(line, may.cleared),
      isAlone: whereabouts.isAlone,
      otherMail: whereabouts.otherMail,
    };
    return { candidate, circumstances, claim: candidate.claim };
  });
}

/** `Shepton Mallet, Somerset BA4 5QE`: of an address with its town and its county the county is no town. */
function isCountyOfTown({ field, start }: Candidate, claims: readonly Claim[]): boolean {
  return (
    field === 'city' &&
    claims.some(
      (claim) =>
        claim.field === 'place' &&
        claim.value.address !== undefined &&
        claim.value.city !== undefined &&
        claim.value.city.start !== start &&
        claim.value.state?.start === start,
    )
  );
}

/** Finds the claims that share a place with a value. */
function findOver(claims: readonly Claim[]): (value: Span) => readonly Claim[] {
  const inOrder = claims.toSorted((one, other) => one.start - other.start);
  const longest = claims.reduce((most, { start, end }) => Math.max(most, end - start), 0);
  return (value) =>
    allFrom(inOrder, value.start - longest, value.end).filter((claim) => overlap(claim, value));
}

/** A value of something else, or of a record whose column says what it is. */
function isCell(claim: Claim): boolean {
  return claim.field === 'else' || isOfColumn(claim);
}

/** A value of a record whose column or name says what it is: of a digest's table, of a feed; a code beyond doubt wherever it stands. */
function isOfColumn({ field, group, label, confidence }: Claim): boolean {
  return (label !== '' ? group > 0 : field === 'code') && confidence >= sureOfColumn;
}

const sureOfColumn = 0.8;

/** `Kello: 6.41`, `Diagnoskod: 5028`: figures whose label says that they are something else than hours; `모델명: X45-2`: no unit. `there`: the claims that share its place. */
function isLabelledOther(
  text: string,
  value: LearntValue,
  there: readonly Claim[],
  claims: readonly Claim[],
): boolean {
  if (value.field === 'unit')
    return there.some(
      (claim) =>
        isSurelyModel(text, claim, value, claims) ||
        isSurelyCode(claim, value) ||
        areLabelledHours(claim, value) ||
        isPlaceOfColumn(claim, value),
    );
  if (value.field === 'code')
    return there.some((claim) => isNameOfColumn(claim, value) || isPlaceOfColumn(claim, value));
  if (value.field === 'serial')
    return there.some(
      (claim) =>
        isSurelyCode(claim, value) ||
        isModelOfLabel(text, claim, value) ||
        isPlaceAround(claim, value) ||
        (claim.field === 'serial' && isEndOfName(text, claim, value)),
    );
  // A street does not go on in the next column.
  if (value.field === 'address' && text.slice(value.start, value.end).includes('\t')) return true;
  // `Codes: 3714/4364`, `Tue 24 Mar 2026 18:12 | Boise, Idaho`: no house number.
  if (value.field === 'address')
    return there.some(
      (claim) =>
        (claim.field === 'time' && claim.confidence >= sureOfColumn) ||
        (claim.field === 'code' &&
          claim.label !== '' &&
          claim.confidence >= sureOfColumn &&
          claim.start === value.start &&
          claim.end <= value.end),
    );
  return (
    value.field === 'hours' &&
    there.some(
      (claim) =>
        isEndOfName(text, claim, value) ||
        (claim.label !== '' &&
          claim.confidence >= sureOfColumn &&
          (clocks.has(claim.field)
            ? overlap(claim, value)
            : // `…,12,110,0,…` under `fmi1,spn2,fmi2`
              figuresOfElse.has(claim.field) ||
              (noHours.has(claim.field) && claim.start === value.start && claim.end >= value.end) ||
              // `Fehler AL 0452`
              (claim.field === 'code' && claim.start < value.start && claim.end === value.end) ||
              // `…,BW 213 DH-5,412.5,…`: the model's last figure and the next cell are no number.
              (claim.field === 'model' && claim.start < value.start && claim.end > value.start))),
    )
  );
}

/** What a label says to be a number of its own kind, of which no part is one of hours: `Longitude: -111.8`. */
const figuresOfElse = new Set<Claim['field']>(['spn', 'fmi', 'lat', 'long', 'point']);

/** `Z60F14-2291; 8 h`, `PIN 961-D-20381`: figures at the end of a name, within its word. */
function isEndOfName(text: string, claim: Claim, value: Span): boolean {
  return (
    (noHours.has(claim.field) || claim.field === 'model') &&
    claim.start < value.start &&
    claim.end > value.start &&
    !/\s/.test(text.charAt(value.start - 1))
  );
}

/** `Адрес: 420000, г. Казань, …`: a postal code in what a label says to be a place. */
function isPlaceAround({ field, label, start, end }: Claim, value: Span): boolean {
  return (
    field === 'place' &&
    label !== '' &&
    start <= value.start &&
    end >= value.end &&
    end - start > value.end - value.start
  );
}

/** `code #114`, `error no. 114`, `Issue: E360`, `E-31/E-207` alone on its line: a code, and no unit's name. */
function isSurelyCode({ field, label, row, confidence, start, end }: Claim, value: Span): boolean {
  return (
    field === 'code' &&
    (label === '' ? row === 0 : isNumberOfCode(label) || isTrouble(label) || confidence >= sureOfModel) &&
    confidence >= sureOfColumn &&
    start >= value.start &&
    start - value.start < 3 &&
    end === value.end
  );
}

/** `220 Stuart Hwy, Katherine NT 0850` in the column `Site`. */
function isPlaceOfColumn(claim: Claim, value: Span): boolean {
  return claim.group > 0 && isPlaceAround(claim, value);
}

/** `E22` in the column `Asset`, beside one of codes. */
function isNameOfColumn({ field, label, group, start, end }: Claim, value: Span): boolean {
  return namingCells.has(field) && label !== '' && group > 0 && start === value.start && end === value.end;
}

/** `Hours: 3377` */
function areLabelledHours({ field, label, confidence, start, end }: Claim, value: Span): boolean {
  return (
    field === 'hours' &&
    label !== '' &&
    confidence >= sureOfColumn &&
    start === value.start &&
    end === value.end
  );
}

/** `"model": "GS1930"`: a model by the label right before it, and no serial number; one below may be of the next value. */
function isModelOfLabel(text: string, claim: Claim, value: Span): boolean {
  const { field, label, confidence, start, end } = claim;
  return (
    field === 'model' &&
    label !== '' &&
    confidence >= sureOfModel &&
    start === value.start &&
    end === value.end &&
    /[:=>]\s?["']?$/.test(text.slice(Math.max(0, start - 3), start))
  );
}

/** By its label, or right behind its maker: `凯斯CX210`, `Komatsu PC 200 A`. */
function isSurelyModel(text: string, claim: Claim, value: Span, claims: readonly Claim[]): boolean {
  const { field, label, confidence, start, end } = claim;
  if (field !== 'model' || start !== value.start || end !== value.end) return false;
  if (label !== '' && confidence >= sureOfModel) return true;
  const isBehindMaker = (gap: number) =>
    claims.some((other) => other.field === 'brand' && other.end === start - gap);
  if (isBehindMaker(0)) return true;
  // `the komatsu EX14` may be what the owner calls it; names of his are one word.
  const model = text.slice(start, end);
  return model.includes(' ') && isBehindMaker(1) && isDesignation(model);
}

const sureOfModel = 0.93;

const clocks = new Set<Claim['field']>(['clock', 'time']);
const noHours = new Set<Claim['field']>(['code', 'unit', 'serial']);

/** `4423` under `Code`, and taken for hours. Of a name's cell a part may tell more: `EX-14 Volvo EC220E` under `Unit`. */
function isOtherOf(text: string, cell: Claim, value: LearntValue, isPlaced: boolean): boolean {
  if (cell.field === value.field) return false;
  if (cell.field === 'else') return overlap(cell, value) && isElse(text, cell, value.field, isPlaced);
  // `P385B` is a model as well, but no hours; the code of a row (`Takeuchi TB235-2, E217, high, …`) is no name.
  if (cell.label === '')
    return (
      (value.field === 'hours' || (value.field === 'unit' && cell.group > 0 && cell.start === value.start)) &&
      overlap(cell, value)
    );
  if (wholeCells.has(cell.field)) return overlap(cell, value);
  return namingCells.has(cell.field) && cell.start === value.start && cell.end === value.end;
}

/**
 * `Controller: CP4750`, `Account number: 1182`: no code, serial number or hours, whatever it is; and no name, place or time where the
 * label says of what else. A longer value is a sentence that may tell anything.
 */
function isElse(text: string, { label, start, end }: Claim, field: TaggedField, isPlaced: boolean): boolean {
  // `Yard: …` is where the machine stands, or where it is at home beside that.
  if (isOfPlace(field))
    return placesOfOthers.test(label) || isOffice(label) || (isPlaced && /^yard$/.test(label));
  if (besideMachines.test(label) && (field === 'brand' || field === 'model' || field === 'serial'))
    return true;
  const said = text.slice(start, end);
  if (end - start > longestElse || /, | = /.test(said)) return false;
  // `Engine: SPN 5571 FMI 0`: the part that is at fault, with its code; `Controller: CP4750` is what it is.
  if (field === 'code' && mayBeAtFault.test(label)) return !/\s/.test(said);
  if (field === 'hours' && unitOfHours.test(said)) return false;
  if (field === 'serial' || field === 'hours' || field === 'code') return !mayNumberMachine.test(label);
  if (field === 'unit') return othersLabels.test(label) && !customersLabels.test(label);
  // `Generated` may be of the alarm or of the page.
  return field === 'time' && isOfOtherTime(label) && label !== 'generated';
}

const mayBeAtFault =
  /^(?:engine|motor|moteur|motore|silnik|moottori|ecm|ecu|transmission|getriebe|trasmissione|transmisión|transmissão|controller|control unit|module|steuergerät|hydraulics?|aftertreatment|brakes?|axle|display)$/;
const unitOfHours =
  /\d\s?(?:h|hrs?|\p{L}*(?:hours?|stunden|heures|horas|uren|timm?ar|timer|tuntia|mth))(?!\p{L})/iu;
const longestElse = 32;
const mayNumberMachine =
  /^(?:\p{L}{1,2}|message number|signal|year|ref|plate|pump|fleet|subject|from)(?: |$)/u;
/** `Tool: Epiroc SB 302`: what a machine works with, or travels on. */
const besideMachines = /^(?:work )?(?:tool|attachment|anbaugerat|accessoire|implemento|abtransport)s?(?: |$)/;
const placesOfOthers =
  /dealer|owner|workshop|support|return to|registered|(?:our|head|main|branch|regional) office|werkplaats|verkstad|^(?:serwis|servis|oficina)$|^customer(?: address)?$|home|depot|factory|branch|rented|technician|counter|mailing|billing|bill to|ship to|service (?:location|center|centre)|parts|company address|call center|concesi|concession|distribu|händler|niederlassung|werkstatt|taller|officina|forhandler|återförsäljare/;

const wholeCells = new Set<Claim['field']>(['code', 'hours', 'time']);
const namingCells = new Set<Claim['field']>(['serial', 'unit', 'model', 'brand']);

/** What rules or tagger take for a street or a town, each likelier than not. */
function streetsAndTowns(found: ReadonlyMap<string, Found>, claims: readonly Claim[]): readonly Span[] {
  const likely = [...found.values()].filter(({ told, whole }) => Math.max(told, whole) >= 0.5);
  return [...claims, ...likely].filter(({ field }) => field === 'address' || field === 'city');
}

/** `45 High Street`, `Calle Mayor 45`: a piece of what a street or a town is called is no severity. */
function isInName(one: Found, names: readonly Span[]): boolean {
  return (
    one.field === 'severity' &&
    one.ruled === 0 &&
    names.some(({ start, end }) => start <= one.start && end >= one.end && end - start > one.end - one.start)
  );
}

/** `I wrote 2266, it should be 2626`: beside what the writer puts right nothing else counts. */
function isPutRight({ field, ruled }: Found, claims: readonly Claim[]): boolean {
  return ruled === 0 && claims.some((claim) => claim.field === field && claim.label === putSo);
}

/** Of several faults' times, each in its fault's record, the rules know which counts. */
function isOtherFaultsTime(one: Found, claims: readonly Claim[]): boolean {
  if (one.field !== 'time' || one.ruled > 0) return false;
  const ofRecords = claims.filter(({ field, row }) => field === 'time' && row > 0);
  return ofRecords.length > 1 && ofRecords.some((claim) => overlap(claim, one));
}

/** `se encuentra en Talavera de la Reina`: what the rules read as a town is no street. */
function isRuledTown(one: Found, found: ReadonlyMap<string, Found>): boolean {
  if (one.field !== 'address' || one.ruled > 0) return false;
  const town = found.get(`city ${one.key}`);
  return town !== undefined && town.ruled > 0 && town.start === one.start;
}

/**
 * The learnt values where the message tells of a machine, without what the rules know to be another one's, and without places where
 * the message says that the machine's is not known.
 */
function ownOf(
  values: readonly LearntValue[],
  source: Source,
  claims: readonly Claim[],
  { stretches, isAlone, told }: Whereabouts,
): readonly LearntValue[] {
  const isNowhere = claims.some(({ field }) => field === 'no-place');
  const here = stretches
    .flatMap(({ start, end }) => allFrom(values, start, end))
    .filter(
      ({ field, start, end }) =>
        !(
          isOfPlace(field) &&
          (isNowhere || isOurOffice(source.text, start) || isOfFirm(source.text, field, start, end))
        ) &&
        !(field === 'code' && isRefused(source.text, end)) &&
        !(field === 'city' && isQuarter(source.text.slice(start, end))) &&
        !(field === 'severity' && saysNo.test(source.text.slice(end, end + 12))) &&
        // `HX300A 3시간째`: hours behind a model.
        !(ofDesignation.has(field) && sizeAtEnd(source.text, start, end) === start) &&
        !(field === 'model' && /^(?:시간|時間|小时|小時)/.test(source.text.slice(end, end + 2))) &&
        !(
          field === 'hours' &&
          (isSpanAt(source.text, start, end) ||
            isInPlaceOrPhone(source.text, { start, end }, claims, values) ||
            // `37.39, -5.98`
            claims.some((claim) => claim.field === 'point' && overlap(claim, { start, end })))
        ) &&
        !(
          field === 'unit' &&
          (isInCountedHeading(source.text, { start, end }) ||
            isOfKindBeforeMachine(source.scan, { start, end }) ||
            isBehindFaultNoun(source.text, start) ||
            isNounWithNumber(source.text.slice(start, end)))
        ),
    );
  if (isAlone) return here;
  const own = new Set(claims);
  const next = beginOfNext(source.text, here, claims);
  return here.filter((value) => {
    if (value.start >= next) return false;
    const over = allFrom(told, value.start - longestValue, value.end).filter((claim) =>
      overlap(claim, value),
    );
    return over.length === 0 || over.some((claim) => own.has(claim));
  });
}

const ofDesignation = new Set<TaggedField>(['model', 'serial']);

/** Without what the rules have read as something else: `Falla 112`, of which they read the number; `H50D 3.104` of a model before its number. */
function withoutOther(text: string, value: LearntValue, claims: readonly Claim[]): LearntValue {
  const { field, start, end } = value;
  if (field === 'model') {
    const serial = claims.find(
      (claim) =>
        claim.field === 'serial' &&
        claim.start > start + 1 &&
        claim.start < end &&
        text[claim.start - 1] === ' ',
    );
    return serial && serial.confidence >= 0.6 && /\d/.test(text.slice(start, serial.start))
      ? { ...value, end: serial.start - 1 }
      : value;
  }
  if (field !== 'code' || end - start > 24 || !isNounWithNumber(text.slice(start, end))) return value;
  const own = claims.find((claim) => claim.field === 'code' && claim.end === end && claim.start > start);
  return own ? { ...value, start: own.start } : value;
}

/** `seit 3 Stunden`, `om 14.30 uur`: figures of hours that no meter shows. */
function isSpanAt(text: string, start: number, end: number): boolean {
  const figures = /^\d{1,6}(?:[.,]\d{1,3})?/.exec(text.slice(start, Math.min(end, start + 12)))?.[0];
  return (
    figures !== undefined &&
    isSpanOrClock(text, start, start + figures.length, Number(figures.replace(',', '.')))
  );
}

/** `1152 Budapest, Fő utca 10.`, `Merkez Mah. 1234. Sk. No:5`, `тел. +7 843 555-01-99`: figures of a postal code, a street, a telephone. */
function isInPlaceOrPhone(
  text: string,
  { start, end }: Span,
  claims: readonly Claim[],
  values: readonly LearntValue[],
): boolean {
  if (isOfPhone(text, start, end)) return true;
  if (!/^\d{1,6}$/.test(text.slice(start, end))) return false;
  if (townBehindCode.test(text.slice(start, end + 60)) && isTown(townAt(text, end))) return true;
  const inStreet = (one: Span) => one.start <= start && one.end >= end && one.end - one.start > end - start;
  return (
    claims.some((claim) => claim.field === 'place' && inStreet(claim)) ||
    allFrom(values, start - longestValue, end).some(
      (value) => value.field === 'address' && value.probability >= 0.5 && inStreet(value),
    )
  );
}

/** `1152 Budapest, Fő utca 10`, `1030 Wien, Rennweg 12`: a postal code before its town, with a street behind. */
const townBehindCode = /^\d{4,6} \p{Lu}[\p{L}.'’-]{1,24}(?: \p{Lu}?[\p{L}.'’-]{1,20}){0,2},? \p{L}/u;

function townAt(text: string, end: number): string {
  return /^ (\p{Lu}[\p{L}.'’-]{1,24})/u.exec(text.slice(end, end + 28))?.[1] ?? '';
}

/** `hos Lind Entreprenad AB`: the form of a firm, and no state behind a town; and what it is called. */
function isOfFirm(text: string, field: TaggedField, start: number, end: number): boolean {
  if (field === 'city')
    return /^ (?:AB|SA)(?![\p{L}\d])/u.test(text.slice(end, end + 4)) && !isTown(text.slice(start, end));
  if (field !== 'state' || !/^(?:AB|SA)$/.test(text.slice(start, end))) return false;
  const name = /(\p{Lu}[\p{L}.'’-]{1,20} )?(\p{Lu}[\p{L}.'’-]{1,20}) $/u.exec(
    text.slice(Math.max(0, start - 44), start),
  );
  return name?.[2] !== undefined && !isTown(name[2]) && !isTown(`${name[1] ?? ''}${name[2]}`);
}

/** Where the next machine is told of that has no fault of its own, and so no claims: by its number, behind all that is this one's. */
function beginOfNext(text: string, here: readonly LearntValue[], claims: readonly Claim[]): number {
  const serials = claims.filter(({ field }) => field === 'serial');
  const last = Math.max(...serials.map(({ end }) => end));
  const next = here.find(
    ({ field, probability, start }) => field === 'serial' && probability > 0.9 && start > last,
  );
  if (!next || serials.length === 0) return Number.POSITIVE_INFINITY;
  const line = lineStart(text, next.start + 1);
  const isOther = !claims.some(({ start }) => start >= line);
  return isOther && !serials.some(({ value }) => value === text.slice(next.start, next.end))
    ? line
    : Number.POSITIVE_INFINITY;
}

function isWithin({ start }: Span, stretches: readonly Span[]): boolean {
  return stretches.some((stretch) => start >= stretch.start && start < stretch.end);
}

/** `E-14? no: E-41`, `E2110 was reset on 03/02/2026`, `E2110, state: inactive`. */
function isRefused(text: string, end: number): boolean {
  if (text[end] === '?')
    return /^\?\s{0,3}(?:no|nein|non|nee|nej|nie|não)\b/i.test(text.slice(end, end + 10));
  const rest = text.slice(end, end + 100).split('\n', 1)[0] ?? '';
  if (beginsOver(rest)) return true;
  const state = stateBehind.exec(rest)?.[1];
  if (state !== undefined) return saysOver(state);
  const next = rest.slice(0, 28);
  return wasDone.test(next) && saysOver(next);
}

/** `Critical: No` */
const saysNo = /^\s?[:=]\s{0,2}(?:no|none|false|off|nein|non|nee|nej|nie|não)(?!\p{L})/iu;

const stateBehind =
  /(?<!\p{L})(?:status|state|zustand|estado|état|stato|stav|tila|stan)\s?[:=]\s?(\p{L}[\p{L} ]{2,24})/iu;

const wasDone =
  /^\s(?:was|has been|is|wurde|ist|a été|est|fue|ha sido|è stat[oa]|foi|is|werd|blev|är|ble|został[ao]?|byl[ao]?)\s/iu;

/** Characters of a claim, as far as it matters whose something in it is. */
const longestValue = 120;

interface Found extends Candidate {
  readonly claim: Claim;
}

function addRuled(
  found: Map<string, Found>,
  text: string,
  { field, value, start, end, confidence }: RuledValue,
  claims: readonly Claim[],
): void {
  const key = keyOf(field, value);
  const id = `${field} ${key}`;
  if (found.has(id)) return;
  found.set(id, {
    field,
    key,
    text: String(value),
    start,
    end,
    isVerbatim: standsSo(text.slice(start, end), field, value),
    ruled: Math.max(leastRuled, confidence),
    isLabelled: claims.some((claim) => claim.label !== '' && claim.start <= start && claim.end >= end),
    told: 0,
    mentions: 0,
    whole: 0,
    claim: claimOf({ field, value, start, end, confidence } as ValueClaim, ''),
  });
}

/** Whether a value is what stands in its place; of a time, its minutes. */
function standsSo(place: string, field: TaggedField, value: string | number): boolean {
  if (field === 'time') return place.includes(/T\d{2}:(\d{2})/.exec(String(value))?.[1] ?? '');
  return typeof value === 'number' || field === 'severity' || place.includes(value);
}

/** What the rules read was read, however unsure they are. */
const leastRuled = 0.01;

function addTold(found: Map<string, Found>, source: Source, value: LearntValue): void {
  const learnt = learntCandidate(source, value);
  if (!learnt) return;
  const { id, candidate } = learnt;
  const known = found.get(id);
  const telling = known && (known.ruled > 0 || known.told >= value.probability) ? known : candidate;
  found.set(id, {
    ...telling,
    told: Math.max(known?.told ?? 0, value.probability),
    mentions: (known?.mentions ?? 0) + 1,
  });
}

function addWhole(found: Map<string, Found>, source: Source, value: LearntValue): void {
  const learnt = learntCandidate(source, value);
  if (!learnt) return;
  const { id, candidate } = learnt;
  const known = found.get(id) ?? candidate;
  found.set(id, { ...known, whole: Math.max(known.whole, value.probability) });
}

/** A learnt value that nobody has found yet, or undefined where it is none. */
function learntCandidate(
  source: Source,
  value: LearntValue,
): { readonly id: string; readonly candidate: Found } | undefined {
  const said = saidBy(source, value);
  if (!said) return undefined;
  const { field, start, end } = value;
  const { key, claim } = said;
  const text = source.text.slice(start, end);
  const found = { ruled: 0, isLabelled: false, told: 0, mentions: 0, whole: 0 };
  return {
    id: `${field} ${key}`,
    candidate: { field, key, text, start, end, isVerbatim: true, ...found, claim },
  };
}

interface RuledValue extends Span {
  readonly field: TaggedField;
  readonly value: string | number;
  readonly confidence: number;
}

/** `SPN3364`, `FMI18`, `DTC3364`, the `f1` of `s94 f1`: what a notation of codes begins with is no name of a machine. */
function isOfNotation({ text, marks }: Source, start: number, end: number): boolean {
  if (/^(?:SPN|FMI|DTC)\s?[:#-]?\s?\d/i.test(text.slice(start, end))) return true;
  const code = allFrom(marks.codes, start - longestPair, end).find((one) => one.end >= end);
  return code !== undefined && /^SPN \d{1,7} FMI/.test(code.code);
}

/** Characters of `s94 f1`, however it is set. */
const longestPair = 24;

/** How sure a severity is that the rules have read: a reading does not say. */
const ruledSeverity = 0.8;

/** What the rules have read. A day without a time is none as yet. */
function ruledValues(reading: Reading): readonly RuledValue[] {
  const { brand, model, serialNumber, unitNumber, hours, location, detectedAt, faultCodes } = reading;
  const { address, city, state } = location;
  const time = detectedAt?.value.includes('T') ? detectedAt : null;
  const values = { brand, model, serial: serialNumber, unit: unitNumber, hours, address, city, state, time };
  return [
    ...Object.entries(values).flatMap(([field, read]) =>
      read
        ? [{ field: field as TaggedField, value: read.value, ...read.span, confidence: read.confidence }]
        : [],
    ),
    ...faultCodes.map(({ code }) => ({
      field: 'code' as const,
      value: code.value,
      ...code.span,
      confidence: code.confidence,
    })),
    ...faultCodes.flatMap(({ severity, severitySpan }) =>
      severitySpan
        ? [{ field: 'severity' as const, value: severity, ...severitySpan, confidence: ruledSeverity }]
        : [],
    ),
  ];
}

/** `5120ish`: about so many. */
function isRoughNumber(value: string): boolean {
  return /^\d{2,6}(?:ish|\+)$/i.test(value);
}

function keyOf(field: TaggedField, value: string | number): string {
  if (typeof value === 'number') return String(value);
  if (field === 'time') return /T(\d{2}:\d{2})/.exec(value)?.[1] ?? value;
  // `FAULT 41` and `DTC 41` are shown where `41` is.
  if (field === 'code')
    return codeKey(value.replace(/^(?:(?:fault|code|error|err|alarm|dtc)\s+){1,2}(?=\S*\d)/i, ''));
  if (field === 'brand') return (brandNamed(value)?.name ?? value).toLowerCase();
  return value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** What a learnt value says, or undefined where it is none. */
function saidBy(
  source: Source,
  { field, start, end, probability }: LearntValue,
): { readonly key: string; readonly claim: Claim } | undefined {
  const { text, marks, scan } = source;
  const at = { start, end, confidence: probability };
  if (field === 'hours') {
    // `14/05/26 1430hrs`, `stopped 1430 yesterday`: a time of day.
    const isTime =
      allFrom(marks.dates, start - longestDate, end).some((each) => each.hasTime && overlap(each, at)) ||
      isClockOfDay(text, start);
    const told = isTime ? undefined : hoursAt(text, start, end);
    const isOther =
      told === undefined ||
      areOfElse(text, told.start, told.end) ||
      areOfOthers(text, told.value, told.start) ||
      areOfSpan(text, told.value, told.start, told.end) ||
      isNumberOfPaper(text, start);
    const hours = isOther ? undefined : told;
    return hours && { key: String(hours.value), claim: claimOf({ field, ...at, ...hours }, '') };
  }
  if (field === 'severity') {
    const found = isNoSeverity(source, start, end) ? undefined : severityIn(scan, start, end);
    return found && { key: found.severity, claim: claimOf({ field, value: found.severity, ...at }, '') };
  }
  if (field === 'time') {
    if (isTimeOfOther(text, start) || isToldOfOther(text, start, end)) return undefined;
    const date = allFrom(marks.dates, start - longestDate, end).find(
      (each) => each.hasTime && overlap(each, at),
    );
    if (date)
      return { key: keyOf(field, date.iso), claim: claimOf({ field, ...at, ...date, value: date.iso }, '') };
    const told = clockAt(text, start) ?? clockOfFigures(text.slice(start, end));
    if (!told) return undefined;
    const { hour, minute } = told.clock;
    const key = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    return { key, claim: claimOf({ field: 'clock', ...at, value: clockText(told) }, '') };
  }
  // `Event: DRIVER_LOGIN`
  if ((field === 'unit' || field === 'code') && isNoticeByName(text.slice(start, end))) return undefined;
  // `320 spn94`
  if (field === 'model' && /\s(?:SPN|FMI|DTC)\s?\d/i.test(text.slice(start, end))) return undefined;
  // `has P0087 12 Mill Rd`: the house number is none of the code.
  const housed = field === 'code' ? /^[PCBU][0-3][\dA-F]{3}(?= \d{1,5}$)/.exec(text.slice(start, end)) : null;
  if (housed) return saidBy(source, { field, start, end: start + housed[0].length, probability });
  // `Operator says 218`, `218.`, `the 218 loader`: the name alone.
  const name = field === 'unit' ? nameInSentence(text.slice(start, end)) : undefined;
  if (name) return saidBy(source, { field, start: start + name.start, end: start + name.end, probability });
  const maker = field === 'model' ? brandAt(text, start) : undefined;
  // `КАМАЗ 6520`
  if (maker && !maker.brand.everydayWord && /^ \S/.test(text.slice(maker.end, end)))
    return saidBy(source, { field, start: maker.end + 1, end, probability });
  if (field === 'serial' && (isNumberOfPaper(text, start) || isRoughNumber(text.slice(start, end))))
    return undefined;
  if ((field === 'serial' || field === 'unit') && isOfNotation(source, start, end)) return undefined;
  // `T770 CTL`: the kind of machine is no part of its model.
  const own = field === 'model' ? endBeforeKind(scan, start, end) : end;
  if (own < end && /\d/.test(text.slice(start, own)))
    return saidBy(source, { field, start, end: own - (text[own - 1] === ' ' ? 1 : 0), probability });
  // `540-170 JAF0CX210NM701188`, `SY215C 4471 (JAF0CX210NM701188)`
  const parted = field === 'model' ? modelThenName.exec(text.slice(start, end))?.[1] : undefined;
  if (parted !== undefined && isOfOwner(text, start, start + parted.length, end))
    return saidBy(source, { field, start, end: start + parted.length, probability });
  // `EZ17 e`
  const whole = field === 'model' ? endOfLetter(text, end, lineEnd(text, end)) : end;
  if (whole > end) return saidBy(source, { field, start, end: whole, probability });
  // `MACH 2066 6t`: nor is how much it carries.
  const size = field === 'model' ? sizeAtEnd(text, start, end) : undefined;
  if (size !== undefined && text[size - 1] === ' ' && /\d/.test(text.slice(start, size)))
    return saidBy(source, { field, start, end: size - 1, probability });
  const opened = /[([][^)\]]*$/.test(text.slice(start, end));
  const isClosed = opened && /[)\]]/.test(text[end] ?? '');
  const place = text.slice(start, isClosed ? end + 1 : end);
  const portal = field === 'brand' && !brandNamed(place) ? portalNamed(scan, start, end) : undefined;
  // `KOMTRAX` is no maker, but one's portal; `Trackunit` nobody's.
  if (portal && portal.brand === undefined) return undefined;
  const value = field === 'code' ? (codeOfCells(place) ?? place) : (portal?.brand ?? place);
  // `Fargo, ND`: what stands for nothing elsewhere is North Dakota.
  if ((opened && !isClosed) || (isPlaceholder(value) && !(field === 'state' && stateCode(value))))
    return undefined;
  if ((field === 'unit' || field === 'code') && isDocumentNumber(text, start, end)) return undefined;
  if (field === 'code' && isPaperCode(text, start, end)) return undefined;
  // `boom 2207`: the kind in small letters is no part of a number that is told apart without it, and one of `digger 4`.
  const kind = field === 'unit' ? (/^\p{Ll}{3,20} (?=\d{3,5}$)/u.exec(place)?.[0].length ?? 0) : 0;
  if (kind > 0 && hasBits(scan, start, start + kind, may.kind | may.machineType))
    return saidBy(source, { field, start: start + kind, end, probability } as LearntValue);
  // `621G #417`: the model is no part of it either, but where a label calls both the name: `Unit: A40G 17`.
  const isWhole = field === 'unit' && /[:=]\s{0,12}$/.test(text.slice(Math.max(0, start - 14), start));
  const model = field === 'unit' && !isWhole ? modelLead.exec(place) : null;
  if (model?.[1] && isModelOfMakers(source, model[1]))
    return saidBy(source, { field, start: start + model[0].length, end, probability } as LearntValue);
  if (field === 'unit' && (isKindWithSize(scan, start, end) || isRunningNumber(text, start, end)))
    return undefined;
  if (
    field === 'unit' &&
    isBehindLabel(source, start) &&
    (isKindInWords(scan, start, end) || isKindOfMachine(scan, { start, end }))
  )
    return undefined;
  if (field === 'unit' && (isCarrier(text, start, end) || isStreetBeforeTown(source, start, end)))
    return undefined;
  if (field === 'state' && isOfCountry(text, start, value)) return undefined;
  // What is due and what has moved is told in words, too; Komatsu's `DHPAMA` and `B@BCNS` are letters alone.
  if (field === 'code' && !/\d/.test(value) && !isFaultTitle(value) && !isWholeCode(text, start, end))
    return undefined;
  return { key: keyOf(field, value), claim: claimOf({ field, value, ...at, end: start + place.length }, '') };
}

/** At the beginning of what a label without a name says: `Catégorie : Nacelle articulée`; what a label calls a machine is its name. */
function isBehindLabel({ text, scan }: Source, start: number): boolean {
  const from = lineStart(text, start);
  const label = beforeValue.exec(text.slice(Math.max(from, start - 40), start))?.[0];
  const found = label && labelAt(scan, firstWordFrom(scan, start - label.length), start)?.label;
  return (
    label !== undefined &&
    (!found || namesKind(found) || (found.field !== 'unit' && found.field !== 'machine'))
  );
}

const beforeValue = /^\p{L}[^:=\t\n]{1,30}\s?[:=\t]\s?$/u;

const modelThenName = /^(.*\d.*?) (?:\p{Lu}\p{Ll}{1,9} \d{1,4}|\S{2,17})$/u;

/** Whether what stands behind a model (up to `part`) is its serial number, or its owner's name for it before that in brackets or after a comma. */
function isOfOwner(text: string, start: number, part: number, end: number): boolean {
  const name = text.slice(part + 1, end);
  if (isSerialShape(name)) return true;
  return (
    ownersName.test(name) &&
    (/^ \(\S/.test(text.slice(end, end + 3)) ||
      // `210 X4S, 7304418X`: letters of the model.
      (name.includes('-') && beforeSerial.test(text.slice(end, end + 24)))) &&
    isListedModel(text.slice(start, part)) &&
    !isListedModel(text.slice(start, end))
  );
}

/** `, J1K03312` */
const beforeSerial = /^, (?=[A-Z\d]{0,16}\d{3})(?=\d{0,16}[A-Z])[A-Z\d]{6,17}(?![\p{L}\d])/u;

const ownersName = new RegExp(
  `^${noEndOfModel}(?:\\p{Lu}{1,4}-?\\d{1,5}\\p{Lu}?|\\d{2,6}|\\d{2,4}-\\d{2,4}|\\p{Lu}\\p{Ll}{1,9} \\d{1,4})$`,
  'u',
);

const modelLead = /^([\p{L}\d][\p{L}\d.-]{2,12}) #?\s?(?=\d{2,5}$)/u;

/** `land=NL`, `País: CO`, `28195 Bremen, DE`, `Hafenstr. 20, Wels, AT`: what is a state's abbreviation elsewhere. */
function isOfCountry(text: string, start: number, value: string): boolean {
  const before = text.slice(Math.max(0, start - 80), start);
  const street = streetAndTown.exec(before)?.[1];
  return (
    countryLabel.test(before.slice(-16)) ||
    isCountryCode(value, before.slice(-48)) ||
    (street !== undefined && isCountryOfStreet(value, street))
  );
}
const streetAndTown = /([^,;:|\n\s][^,;:|\n]{3,50}), [^,;:|\n]{2,30}, ?$/u;
const countryLabel =
  /(?<!\p{L})(?:country|land|pays|pa[ií]s|paese|nazione|kraj|země|krajina|stát|ország|țara|ülke|maa|страна|країна|χώρα)["']?\s{0,3}[:=|]\s{0,3}["']?$/iu;

function isWholeCode(text: string, start: number, end: number): boolean {
  return unmistakableCodeAt(text, start)?.end === end;
}

/** The numbers of a fault and its mode that stand in two cells or on two lines. */
function codeOfCells(place: string): string | undefined {
  const [, spn, fmi] = /^(\d{2,6})\s{0,3}[\t\n|][^\d]{0,20}(\d{1,2})$/.exec(place) ?? [];
  return spn && fmi && `SPN ${spn} FMI ${fmi}`;
}

/** Characters that a date with its time has, at the most. */
const longestDate = 80;

/** What the tagger says of a candidate's place, if not what it is a candidate for. */
function otherwiseOver(tagged: readonly LearntValue[], candidate: Candidate) {
  let top: LearntValue | undefined;
  for (const one of tagged)
    if (one.field !== candidate.field && overlap(one, candidate) && one.probability > (top?.probability ?? 0))
      top = one;
  return top;
}

function placeOf({ location: { address, city, state } }: Reading): readonly Span[] {
  return [address, city, state].flatMap((part) => (part === null ? [] : [part.span]));
}

function besidePlace(
  candidate: Candidate,
  place: readonly Span[],
  hasPoint: boolean,
): Circumstances['besidePlace'] {
  const others = place.filter((span) => !overlap(span, candidate));
  if (others.length === 0) return hasPoint ? 'point-only' : 'none';
  const gap = Math.min(...others.map((span) => gapBetween(span, candidate)));
  if (gap <= mostBetween) return 'adjoining';
  return gap < placeReach ? 'near' : 'apart';
}

/** Characters between the parts of one place, and between what is still told of it. */
const [mostBetween, placeReach] = [3, 40];

function isOfPlace(field: string): boolean {
  return (placeFields as ReadonlySet<string>).has(field);
}
