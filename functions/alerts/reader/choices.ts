import type { Reading } from '#schema/alerts.ts';
import { type Choice, choicesFor, type Whereabouts } from './candidates.ts';
import { type Claim, claimOf, faultFields, faultHeads, placeFields } from './claims.ts';
import { describe } from './fault-descriptions.ts';
import { isPluralOfCodes } from './faults.ts';
import { groupBy } from './group-by.ts';
import { type Candidate, probabilityOfRight } from './learnt/judge.ts';
import { placeParts, type TaggedField } from './learnt/tags.ts';
import { lineEnd } from './line-edges.ts';
import type { Line } from './lines.ts';
import { gapBetween, overlap, type Source, type Span } from './marks.ts';
import { hasBits } from './scan.ts';
import { isAlike } from './values/fault-codes.ts';
import { isPin } from './values/serial-numbers.ts';
import { may } from './vocabulary.ts';

/*
 * Whom to believe where rules and tagger differ was learnt, too (learnt/judge): of the values that they have found for a field
 * the likeliest is taken, and none that is unlikely.
 */

/** The claims about a machine with the likeliest value for each field, in place of those that are less likely. */
export function withLikeliest(
  source: Source,
  lines: readonly Line[],
  claims: readonly Claim[],
  reading: Reading,
  whereabouts: Whereabouts,
): readonly Claim[] {
  const choices = choicesFor(source, lines, claims, reading, whereabouts).map((choice) => ({
    ...choice,
    probability: probabilityOfRight(choice.candidate, choice.circumstances),
  }));
  const single = withSingleFields(claims, reading, choices);
  const codes = choices.filter(
    (one) => one.candidate.field !== 'code' || !isDescribing(one, reading, claims),
  );
  return withSeverities(withCodes(source, single, codes), reading, choices);
}

interface Weighed extends Choice {
  readonly probability: number;
}

/** From there on a value is given where the rules have none: to give none is as wrong, where there is one. */
const worthGiving = 0.5;
/** A fault beside others, and one that makes an alert of what tells of no other. */
const likelyFault = 0.6;
const surelyFault = 0.9;
/** Below that what the rules took for a fault is none. */
const unlikelyFault = 0.3;
/** How much likelier another value is that takes the place of what the rules read. */
const likelier = 0.17;
/** Below that what the rules read is none. */
const unlikely = 0.1;

const identityFields = ['brand', 'model', 'serial', 'unit'] as const;
const singleFields = [...identityFields, ...placeParts, 'hours', 'time'] as const;

/** With one value for each field that a machine has one of. What belongs together is told anew together. */
function withSingleFields(
  claims: readonly Claim[],
  reading: Reading,
  choices: readonly Weighed[],
): readonly Claim[] {
  const picks = new Map<TaggedField, Weighed | undefined>();
  const changed = new Set<TaggedField>();
  const sameWords = groupBy(choices, wordsOf);
  for (const field of singleFields) {
    const found = choices.filter((one) => one.candidate.field === field);
    const own = found.find(isRuled);
    const rivals = found.filter(
      (one) => !isRatherOther(one, sameWords.get(wordsOf(one)) ?? []) && !isOfName(one, choices),
    );
    const kept = own && rivals.includes(own) ? own : undefined;
    // No other is the machine's own, or what its column says.
    const isSure =
      kept !== undefined &&
      ((field === 'serial' && isPin(kept.candidate.text)) || isOfSureColumn(kept.candidate, claims));
    const pick = isSure ? kept : likeliestOf(rivals, kept);
    picks.set(field, pick);
    if (pick !== own) changed.add(field);
  }
  // Of a point alone a state that only looks like one says nothing (`MG` of a footer).
  const state = picks.get('state');
  if (state && !isRuled(state) && !picks.get('city') && !picks.get('address')) {
    picks.set('state', undefined);
    changed.delete('state');
  }
  const isChanged = (fields: readonly TaggedField[]) => fields.some((field) => changed.has(field));
  const told = (fields: readonly TaggedField[]) => fields.flatMap((field) => statedBy(picks.get(field)));
  let result = claims;
  if (isChanged(identityFields))
    result = [...result.filter(({ field }) => !isIdentity.has(field)), ...told(identityFields)];
  if (isChanged(placeParts))
    result = [
      ...result.filter(({ field }) => !placeFields.has(field) || isPoint.has(field)),
      ...told(placeParts),
    ];
  if (isChanged(['hours'])) result = [...result.filter(({ field }) => field !== 'hours'), ...told(['hours'])];
  const time = picks.get('time');
  return isChanged(['time']) && time ? withTime(result, reading, time) : result;
}

/** A value of a record, by the name of its column. */
function isOfSureColumn({ field, start }: Candidate, claims: readonly Claim[]): boolean {
  return claims.some(
    (claim) =>
      claim.field === field &&
      claim.start === start &&
      claim.group > 0 &&
      claim.label !== '' &&
      claim.confidence >= 0.93,
  );
}

const isIdentity: ReadonlySet<string> = new Set(identityFields);
const isPoint: ReadonlySet<Claim['field']> = new Set<Claim['field']>(['point', 'lat', 'long']);

/** What a choice says, whatever case it is written in. */
function wordsOf({ candidate: { text } }: Weighed): string {
  return text.toLowerCase();
}

/**
 * The same words (`same`: all that is made of them) are likelier another of the machine's names: a model is seldom a unit's name as
 * well, and a code (`the Bobcat is throwing M0909`) is none. Nor is a state (`Shah Alam, Selangor`) the town that it stands behind.
 */
function isRatherOther({ candidate: { field }, probability }: Weighed, same: readonly Weighed[]): boolean {
  const isOther = isIdentity.has(field) ? isNameOrCode : field === 'city' ? isState : undefined;
  return (
    isOther !== undefined &&
    same.some(
      (other) =>
        other.candidate.field !== field && isOther(other) && other.probability > probability + likelier,
    )
  );
}

/** `MT 1840`, `AL 0452`: the letters of a model or of a code that the rules have read are no state. */
function isOfName(one: Weighed, choices: readonly Weighed[]): boolean {
  return (
    isState(one) &&
    !isRuled(one) &&
    choices.some(
      (other) =>
        isRuled(other) &&
        isNameOrCode(other) &&
        other.candidate.start <= one.candidate.start &&
        other.candidate.end > one.candidate.end,
    )
  );
}

function isNameOrCode({ candidate: { field } }: Weighed): boolean {
  return isIdentity.has(field) || field === 'code';
}

function isState({ candidate: { field } }: Weighed): boolean {
  return field === 'state';
}

function isRuled({ candidate }: Weighed): boolean {
  return candidate.ruled > 0;
}

/** The value that is taken of those found for a field; `own`: what the rules read. */
function likeliestOf(rivals: readonly Weighed[], own: Weighed | undefined): Weighed | undefined {
  const top = rivals.reduce<Weighed | undefined>(
    (best, one) => (best && best.probability >= one.probability ? best : one),
    undefined,
  );
  const kept = own && own.probability >= unlikely ? own : undefined;
  if (!top || top === own || !isWorthGiving(top, rivals)) return kept;
  return own && top.probability <= own.probability + likelier ? kept : top;
}

/** Whether it is likely that one of the values is right, and no less that this one is. */
function isWorthGiving({ probability }: Weighed, rivals: readonly Weighed[]): boolean {
  const none = rivals.reduce((product, rival) => product * (1 - rival.probability), 1);
  return probability >= leastOfRivals && 1 - none >= worthGiving;
}

/** How likely a value is that is given for being likelier than others. */
const leastOfRivals = 0.4;

function statedBy(choice: Weighed | undefined): readonly Claim[] {
  if (!choice) return [];
  const { claim, probability } = choice;
  return [{ ...claim, confidence: Math.max(claim.confidence, probability) }];
}

/** With a time of day in place of the others; the days stay, for it may need one. */
function withTime(claims: readonly Claim[], { detectedAt }: Reading, time: Weighed): readonly Claim[] {
  const rest = claims.filter(
    ({ field, value }) =>
      !(field === 'clock' || (field === 'time' && typeof value === 'string' && value.includes('T'))),
  );
  const needsDay = time.claim.field === 'clock' && !rest.some(({ field }) => field === 'time');
  const day =
    needsDay && detectedAt
      ? [
          claimOf(
            { ...detectedAt, ...detectedAt.span, field: 'time', value: detectedAt.value.slice(0, 10) },
            '',
          ),
        ]
      : [];
  return [...rest, ...statedBy(time), ...day];
}

/** Without the codes that are likely none, and with those that likely are. */
function withCodes(source: Source, claims: readonly Claim[], choices: readonly Weighed[]): readonly Claim[] {
  const codes = choices.filter(({ candidate }) => candidate.field === 'code');
  const likely = likelyCodes(source, codes, choices, claims);
  const gone = codes.filter(
    (one) =>
      isRuled(one) &&
      !likely.includes(one) &&
      !((source.asides || isFullCode(one)) && isOfRecord(one, claims)) &&
      // `LEC 0410 26` under `Code`, of which the rules know a part, is told anew.
      !(
        isOfSureColumn(one.candidate, claims) &&
        !likely.some(({ candidate }) => overlap(candidate, one.candidate))
      ) &&
      !areLabelledHalves(one.candidate, claims),
  );
  const added = likely.filter((one) => !isRuled(one));
  if (gone.length === 0 && added.length === 0) return claims;
  return [
    ...raised(without(claims, faultHeads, gone), added.length > 0 ? likely : []),
    ...added
      .flatMap(statedBy)
      .flatMap((claim) => [claim, ...describedBehind(source, claim, claims)])
      .map((claim) => ({ ...claim, ...recordOver(claims, claim) })),
  ];
}

/** What stands right behind a code that only what was learnt finds, where it names a fault and nobody has read it. */
function describedBehind(source: Source, { end }: Claim, claims: readonly Claim[]): readonly Claim[] {
  const { text, scan } = source;
  const told = describe(source, end, lineEnd(text, end), false).claims.find(
    ({ field }) => field === 'description',
  );
  if (!told || !hasBits(scan, told.start, told.end, may.part | may.trouble)) return [];
  return claims.some((claim) => overlap(claim, told)) ? [] : [claimOf(told, '')];
}

/** `Message: Screed circuit open` beside `SPN: 520330` and `FMI: 5`: what describes a fault whose halves are labelled is no other one. */
function isDescribing(one: Weighed, { faultCodes }: Reading, claims: readonly Claim[]): boolean {
  return (
    !isRuled(one) &&
    faultCodes.some(
      ({ code, description }) =>
        description !== null &&
        overlap(description.span, one.candidate) &&
        areLabelledHalves(code.span, claims),
    )
  );
}

/** `SPN: 520330`, and `FMI: 5` under its own label. */
function areLabelledHalves({ start, end }: Span, claims: readonly Claim[]): boolean {
  const half = (field: Claim['field'], at: (claim: Claim) => boolean) =>
    claims.some((claim) => claim.field === field && claim.label === field && at(claim));
  return (
    half('spn', (claim) => claim.start === start) &&
    half('fmi', (claim) => claim.end === end) &&
    !claims.some((claim) => claim.field === 'code' && overlap(claim, { start, end }))
  );
}

/** `SPN 94 FMI 17`, `P0237` */
function isFullCode({ claim }: Weighed): boolean {
  return (
    typeof claim.value === 'string' && /^(?:SPN \d{1,7} FMI \d{1,2}|[PCBU][0-3][\dA-F]{3})$/.test(claim.value)
  );
}

/** The codes of the rules as sure as they are likely, lest one that was added outdoes them. */
function raised(claims: readonly Claim[], likely: readonly Weighed[]): readonly Claim[] {
  const ruled = likely.filter(isRuled);
  if (ruled.length === 0) return claims;
  return claims.map((claim) => {
    const own = claim.field === 'code' ? ruled.find(({ candidate }) => overlap(candidate, claim)) : undefined;
    return own && own.probability > claim.confidence ? { ...claim, confidence: own.probability } : claim;
  });
}

/** `{"code": "4310"}` in a feed's list of faults: its name and its record say what it is. */
function isOfRecord({ candidate }: Weighed, claims: readonly Claim[]): boolean {
  return claims.some(
    ({ field, row, confidence, start, end }) =>
      field === 'code' &&
      row > 0 &&
      confidence >= sureOfRecord &&
      start === candidate.start &&
      end === candidate.end,
  );
}

const sureOfRecord = 0.9;

/** The codes that likely are: of two that share a place the likelier, and none that is likelier the machine's name, or what is read as its hours. */
function likelyCodes(
  source: Source,
  codes: readonly Weighed[],
  choices: readonly Weighed[],
  claims: readonly Claim[],
): readonly Weighed[] {
  const others = choices.filter(
    (one) => isIdentity.has(one.candidate.field) || (one.candidate.field === 'hours' && isRuled(one)),
  );
  // What is no alert says of nothing how bad it is.
  const isGraded = choices.some(
    ({ candidate, probability }) => candidate.field === 'severity' && probability >= likelyFault,
  );
  const leastOfTold = isGraded || codes.some(isRuled) ? likelyFault : surelyFault;
  const sure = codes.filter((one) => isRuled(one) && one.probability >= likelyFault);
  const listed = listedByLabel(source.text, codes, claims);
  const single = codes.filter((one) => isRuled(one) || listed.filter((code) => isIn(code, one)).length < 2);
  const taken: Weighed[] = [];
  for (const one of single.toSorted((first, second) => weightOf(second) - weightOf(first))) {
    const isOver = (other: Weighed) => overlap(one.candidate, other.candidate);
    // Of two tellings of one place each may be unlikely, while a code is there.
    const isThere = isRuled(one) && sumOf(codes.filter(isOver)) >= likelyFault;
    const isLikely =
      isThere ||
      listed.includes(one) ||
      one.probability >= (isRuled(one) ? unlikelyFault : leastOfTold) ||
      sure.some((other) => isListedWith(source.text, one, other));
    const isOther = others.some(
      (other) =>
        other.probability > one.probability && isOver(other) && (isRuled(other) || !listed.includes(one)),
    );
    const isTaken = taken.some((other) => !(isRuled(one) && isRuled(other)) && isOver(other));
    if (isLikely && !isOther && !isTaken) taken.push(one);
  }
  return taken;
}

/**
 * `Codes: 3714, 3715, 4364`: what a label lists is of one kind, so that all of them are codes where one likely is, or where
 * all of them together (`371, 372, 373`) are taken for one.
 */
function listedByLabel(
  text: string,
  codes: readonly Weighed[],
  claims: readonly Claim[],
): readonly Weighed[] {
  const labels = new Map(
    claims.filter(({ field }) => field === 'code').map(({ start, label }) => [start, label]),
  );
  const lists: Weighed[][] = [];
  for (const one of codes) {
    const { ruled, start } = one.candidate;
    const label = labels.get(start);
    if (ruled < sureOfRecord || !label) continue;
    const list = lists.at(-1);
    const last = list?.at(-1)?.candidate;
    const isNext = last && labels.get(last.start) === label && isNextOfList(text, last.end, start);
    if (isNext && (isPluralOfCodes(label) || isAlike(last.text, one.candidate.text))) list?.push(one);
    else lists.push([one]);
  }
  return lists
    .filter(
      (list) =>
        list.length > 1 &&
        codes.some((one) => one.probability >= likelyFault && list.some((code) => isIn(code, one))),
    )
    .flat();
}

function isNextOfList(text: string, end: number, next: number): boolean {
  if (next < end || next - end > longestItem) return false;
  const between = text.slice(end, next);
  return betweenListed.test(between) || betweenItems.test(between);
}

/** `, `, ` / `, ` plus `, a line's end with what sets the next in. */
const betweenListed =
  /^(?:\s{0,2}[,;/&+|]\s{0,2}|\s(?:plus|then|dann|puis|luego|poi)\s|\s?\n\s{0,40}|\s{1,2})$/;

function isIn({ candidate: { start, end } }: Weighed, { candidate: whole }: Weighed): boolean {
  return whole.start <= start && end <= whole.end;
}

/** `P0193` below `P0087`, `E0041` below `E0363`: written alike as one of the same list that likely is a code, by rules or surely learnt. */
function isListedWith(text: string, { candidate }: Weighed, { candidate: other }: Weighed): boolean {
  if (candidate === other || !isAlike(other.text, candidate.text)) return false;
  if (candidate.ruled === 0 && !isLearntSurely(candidate)) return false;
  const [first, second] = candidate.start < other.start ? [candidate, other] : [other, candidate];
  if (second.start - first.end > longestItem) return false;
  const between = text.slice(first.end, second.start);
  const opening = /^[^\n]*\n{1,2}([^\n]*)$/.exec(between)?.[1];
  if (opening === undefined) return betweenItems.test(between);
  const before = text.slice(Math.max(0, first.start - longestOpening), first.start);
  return isOpening(opening, before.slice(before.lastIndexOf('\n') + 1));
}

/** What stands before two codes on their lines: nothing of what they mean, or all of it (`Seat switch (E0041)`). */
function isOpening(one: string, other: string): boolean {
  return (
    (opensItem.test(one) && opensItem.test(other)) ||
    (/\p{L} ?[([]$/u.test(one) && /\p{L} ?[([]$/u.test(other))
  );
}

/** Characters of one fault in a list of them, and of what stands before its code. */
const [longestItem, longestOpening] = [120, 60];
/** `, `, ` rail pressure, `, ` high and low ` */
const betweenItems =
  /^[\])]?\s?[([]?\s?\p{L}{0,12}(?:[ -]\p{L}{1,12}){0,3}[\])]?(?:\s?[,;/&+]\s?|\s(?:and|und|et|y|e|og|och|en|i)\s)(?:\d{1,2}\s)?(?:[([]?\p{L}{3,12}[\])]?:?\s[([]?)?$/u;
/** A bullet, how bad it is, and when. */
const opensItem =
  /^[^\p{L}\p{N}\n]{0,8}(?:\d{1,2}[:.]\d\d\s{1,3})?(?:[([]?\p{L}{3,12}[\])]?[:\s–—-]{1,4})?$/u;

function isLearntSurely({ told, whole }: Weighed['candidate']): boolean {
  return told >= sureOfLearnt && whole >= sureOfLearnt;
}

const sureOfLearnt = 0.9;

function sumOf(choices: readonly Weighed[]): number {
  return choices.reduce((sum, { probability }) => sum + probability, 0);
}

/** How likely a value is, with what speaks for what the rules read. */
function weightOf(one: Weighed): number {
  return one.probability + (isRuled(one) ? likelier : 0);
}

/**
 * Without the severities that are likely none, and with those that likely are, where a fault has none. Of a machine's only fault the
 * likeliest is told.
 */
function withSeverities(
  claims: readonly Claim[],
  { faultCodes }: Reading,
  choices: readonly Weighed[],
): readonly Claim[] {
  const said = choices.filter(({ candidate }) => candidate.field === 'severity');
  if (faultCodes.length === 1) {
    const own = said.find(isRuled);
    const pick = likeliestOf(said, own);
    return pick === own ? claims : [...without(claims, isSeverity, own ? [own] : []), ...statedBy(pick)];
  }
  const gone = said.filter((one) => isRuled(one) && one.probability < unlikely);
  const isWanted =
    gone.length > 0 || faultCodes.length === 0 || faultCodes.some(({ severity }) => severity === 'unknown');
  const added = isWanted ? said.filter((one) => !isRuled(one) && one.probability >= worthGiving) : [];
  if (gone.length === 0 && added.length === 0) return claims;
  return [...without(claims, isSeverity, gone), ...added.flatMap(statedBy)];
}

const isSeverity: ReadonlySet<Claim['field']> = new Set<Claim['field']>(['severity']);

/** The claims but those of some fields that stand where something else was found. */
function without(
  claims: readonly Claim[],
  fields: ReadonlySet<Claim['field']>,
  gone: readonly Weighed[],
): readonly Claim[] {
  return claims.filter(
    (claim) => !(fields.has(claim.field) && gone.some(({ candidate }) => overlap(candidate, claim))),
  );
}

/** The record of a fault that something stands in the place of, or in, where the record has no code. */
function recordOver(claims: readonly Claim[], span: Span): Pick<Claim, 'group' | 'row'> {
  const told = claims.filter((claim) => claim.row > 0 && faultFields.has(claim.field));
  const hasCode = new Set(told.flatMap(({ field, row }) => (field === 'code' ? [row] : [])));
  const { group, row } = told.find((claim) => overlap(claim, span)) ??
    told.find(
      (claim) =>
        !hasCode.has(claim.row) &&
        gapBetween(claim, span) <= reachOfRecord &&
        told.every((other) => other.row === claim.row || gapBetween(other, span) > reachOfRecord),
    ) ?? { group: 0, row: 0 };
  return { group, row };
}

/** Characters between two values of one record. */
const reachOfRecord = 60;
