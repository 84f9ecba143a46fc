import { brandAt, brandInPlural } from '#functions/equipment/catalogue/find-brand.ts';
import {
  isListedModel,
  isNamedAsModels,
  modelOfMaker,
} from '#functions/equipment/catalogue/model-of-maker.ts';
import { digit, upper } from './characters.ts';
import { type Claim, claimOf, type ValueClaim } from './claims.ts';
import { has, type Line, sign } from './lines.ts';
import { firstIn, type Source, type Span, spanOver } from './marks.ts';
import { type Scan, startOf } from './scan.ts';
import { besideMachine, besideOnly } from './told-machines.ts';
import { isDesignation, type MachinePart, machineAt, modelAt, statedName } from './values/machines.ts';
import { may } from './vocabulary.ts';
import { engineMakers } from './words/engine-makers.ts';

/*
 * The machine of a message that a person writes, by the catalogue: its maker is told somewhere (`It's a Hitachi.`, `…, a Case
 * grader`, `Volvo, chassis …`), and a word that is one of its models somewhere else (`the 836C`, `your EC480E`). Of several
 * models, those that are only named beside the machine or taken back (`R650? no.`) don't count.
 */

/** The claims, with the brand and the model that the message's own words tell by the catalogue. */
export function withNamedMachine(
  source: Source,
  lines: readonly Line[],
  all: readonly Claim[],
  portalsBrand: string | undefined,
): readonly Claim[] {
  const claims = withoutTakenBack(source.text, all);
  const brand = surest(claims, 'brand');
  const model = surest(claims, 'model');
  if (model && model.label !== '' && !brand) return withMakerOf(source, lines, claims, model);
  if (model && (model.label !== '' || (brand && isSureOf(source, brand, model))))
    return withoutMistaken(source.text, withFullName(source, lines, claims, brand, model), model);
  if (lines.length > mostLines || claims.some((claim) => claim.group > 0)) return claims;
  if (claims.some(({ field, label }) => field === 'type' && label !== '') || isOfSeveral(claims))
    return claims;
  // `Not the code that the Cat 349 had in March`: who forwards an alert that names a machine may tell of another.
  const isTold = claims.some((claim) => claim.field === 'model' && isInBody(lines, claim));
  const prose = lines.filter(
    (line) =>
      line.end - line.start < longestLine && !isRow(source.text, line) && !(isTold && line.role === 'note'),
  );
  const found = machineIn(source, prose, claims, brand, portalsBrand);
  if (!found) return claims;
  const { maker, hit } = found;
  // `Finlay J-1175` of which the catalogue lists `J-1175`, `3CX` before `eco`: what was read there is better.
  const read = claims.filter(
    (claim) => claim.field === 'model' && claim.start < hit.end && hit.start < claim.end,
  );
  // `FYI CAT 6015B`: a maker's name is no part of its model.
  const isWhole = (claim: Claim) =>
    maker !== undefined && claim.start <= maker.start && claim.end >= maker.end;
  if (read.some((claim) => !isWhole(claim) && (claim.start < hit.start || claim.confidence >= besideBrand)))
    return claims;
  const isMistaken = (claim: Claim) =>
    mistakable.has(claim.field) && claim.start < hit.end && hit.start < claim.end;
  const isCode = claims.some((claim) => claim.field === 'code' && isMistaken(claim));
  const kept = claims.flatMap((claim) => {
    if (claim.field === 'model' && claim.label === '') return [];
    if (claim.field === 'brand' && claim.label === '' && maker && claim.value !== maker.value) return [];
    if (claim.field === 'description' && isMistaken(claim))
      return descriptionBefore(source.text, claim, Math.min(hit.start, maker?.start ?? hit.start));
    // What was read behind a designation that was taken for a code.
    const isBehind = claim.field === 'description' && claim.start >= hit.end && claim.start - hit.end < 4;
    return isMistaken(claim) || (isCode && isBehind) ? [] : [claim];
  });
  const { value, start, end } = hit;
  const added: ValueClaim[] = [{ field: 'model', value, start, end, confidence: 0.7 }];
  if (maker && !kept.some((claim) => claim.field === 'brand' && claim.confidence >= 0.6))
    added.push({ field: 'brand', value: maker.value, start: maker.start, end: maker.end, confidence: 0.7 });
  if (read.length === 0) added.push(...besideIt(source, prose, hit, maker, kept));
  return [...kept, ...added.map((claim) => claimOf(claim, ''))];
}

function isInBody(lines: readonly Line[], { start, end }: Span): boolean {
  return lines.some((line) => line.role === 'body' && line.start <= start && end <= line.end);
}

/** Lines of a message that somebody writes. */
const mostLines = 40;
const longestLine = 1500;

/** Cells are for those who read tables; after the end of a sentence two spaces set nothing apart. */
function isRow(text: string, line: Line): boolean {
  if (has(line, sign.bar | sign.tab) || /\.{4}/.test(text.slice(line.start, line.start + 60))) return true;
  return has(line, sign.spaces) && /[^.?!:;\s]\s{2,}\S/.test(text.slice(line.start, line.end));
}

/** What a designation may have been taken for. */
const mistakable = new Set<Claim['field']>([
  'model',
  'unit',
  'code',
  'fault',
  'description',
  'serial',
  'place',
]);

/** `GEOFENCE EXIT "Yard Tulsa" / SANY SY215C`: what is told before the machine. */
function descriptionBefore(text: string, claim: Claim, to: number): Claim[] {
  const value = text
    .slice(claim.start, Math.max(claim.start, to))
    .replace(/(?:[\s,;:(/|–—-]|\s(?:on|at|of|for|the|our|a))+$/u, '');
  return value.length > 6 ? [{ ...claim, value, end: claim.start + value.length } as Claim] : [];
}

/** `Nameplate: GENIE INDUSTRIES, Model S-65`: the maker that the message names, where a labelled model is one of its range. */
function withMakerOf(
  source: Source,
  lines: readonly Line[],
  claims: readonly Claim[],
  model: Claim & { readonly field: 'model' },
): readonly Claim[] {
  if (lines.length > mostLines || model.group > 0 || claims.some(({ field }) => field === 'brand'))
    return claims;
  const maker = makersIn(source, lines, claims).find(
    ({ name, start, end, isEveryday }) =>
      modelOfMaker(name, model.value, 0, model.value.length)?.end === model.value.length &&
      // `Case number 0091-22`
      (!isEveryday ||
        (/^\p{Lu}/u.test(source.text.slice(start, end)) &&
          !/^ (?:number|no\b|id\b|ref|#)/i.test(source.text.slice(end, end + 8)))),
  );
  if (!maker) return claims;
  const { value, start, end } = maker;
  return [...claims, claimOf({ field: 'brand', value, start, end, confidence: 0.6 }, '')];
}

/** `its the develon dx300 … dx300lc-7`: the model as it is named in full. */
function withFullName(
  { text }: Source,
  lines: readonly Line[],
  claims: readonly Claim[],
  brand: (Claim & { readonly field: 'brand' }) | undefined,
  model: Claim & { readonly field: 'model' },
): readonly Claim[] {
  if (
    !brand ||
    model.label !== '' ||
    lines.length > mostLines ||
    !/\p{L}.*\d\d|\d\d.*\p{L}/u.test(model.value)
  )
    return claims;
  for (let at = text.indexOf(model.value, model.end); at >= 0; at = text.indexOf(model.value, at + 1)) {
    if (/[\p{L}\p{N}/-]/u.test(text.charAt(at - 1))) continue;
    const full = modelOfMaker(brand.value, text, at, Math.min(text.length, at + 32));
    if (full && full.end - at > model.value.length && folded(full.value).startsWith(folded(model.value)))
      return claims.map((claim) =>
        claim.field === 'model' && claim.label === '' && claim.value === model.value
          ? { ...claim, value: full.value, start: at, end: full.end }
          : claim,
      );
  }
  return claims;
}

/** Without the owner's name that a model was taken for as well (`CODE 5571-0 on PC88MR-11 (komatsu, #188)`). */
function withoutMistaken(
  text: string,
  claims: readonly Claim[],
  model: Claim & { readonly field: 'model' },
): readonly Claim[] {
  const isMistaken = (claim: Claim) =>
    claim.field === 'unit' &&
    claim.label === '' &&
    ((claim.start === model.start && claim.value === model.value) ||
      // `the pc138 says e02. komatsu pc138uslc-11`: the beginning of it.
      (/\p{L}.*\d\d/u.test(claim.value) &&
        isBeginning(claim.value, model.value) &&
        /(?<!\p{L})(?:the|my|our|an?|this|that|your)\s$/iu.test(
          text.slice(Math.max(0, claim.start - 6), claim.start),
        )));
  return model.label === '' && claims.some(isMistaken)
    ? claims.filter((claim) => !isMistaken(claim))
    : claims;
}

function isBeginning(one: string, whole: string): boolean {
  return whole.toLowerCase().startsWith(one.toLowerCase()) && /\D/.test(whole.charAt(one.length));
}

/** Without the machines that are named to say that they are well, where another is told (`Liebherr LH 40: quiet`). */
function withoutTakenBack(text: string, claims: readonly Claim[]): readonly Claim[] {
  const models = claims.filter(({ field, label, group }) => field === 'model' && label === '' && group === 0);
  const well = models.filter((model) => isTakenBack(text, model));
  if (well.length === 0 || well.length === models.length) return claims;
  return claims.filter(
    (claim) =>
      !well.includes(claim) &&
      !(
        claim.field === 'brand' &&
        claim.label === '' &&
        well.some(({ start }) => start - claim.end < 3 && start >= claim.end)
      ),
  );
}

/** Two machines are told by their serial numbers, or by their models with their makers. */
function isOfSeveral(claims: readonly Claim[]): boolean {
  const serials = claims.filter(({ field, confidence }) => field === 'serial' && confidence >= 0.5);
  return serials.some(({ value }) => value !== serials[0]?.value);
}

/** A machine that prose names by a model of a maker's range. */
export interface ListedMachine extends MachinePart {
  readonly maker: MachinePart;
}

/** All mentions of machines by the catalogue, in their order, but those that are said to be well. */
export function listedMachines(
  source: Source,
  prose: readonly Line[],
  claims: readonly Claim[],
): ListedMachine[] {
  const makers = makersIn(source, prose, claims);
  const listed = listedBy(source, prose, claims);
  const found = new Map<number, ListedMachine>();
  for (const maker of makers)
    for (const hit of hitsOf(source, prose, claims, maker, listed)) {
      // `Yanmar: 2,006 h, unit V80`
      if (hit.isWeak && ownersNumber.test(source.text.slice(Math.max(0, hit.start - 16), hit.start)))
        continue;
      const known = found.get(hit.start);
      const isNearer = !known || Math.abs(hit.start - maker.end) < Math.abs(hit.start - known.maker.end);
      if (
        isNearer &&
        !isTakenBack(source.text, hit) &&
        (!maker.isEveryday || isMeant(source.text, maker, hit))
      )
        found.set(hit.start, { value: hit.value, start: hit.start, end: hit.end, maker });
    }
  return Array.from(found.values()).sort((one, other) => one.start - other.start);
}

interface Maker extends MachinePart {
  /** By the catalogue; the message may write less of it. */
  readonly name: string;
  /** Also a word of everyday language. */
  readonly isEveryday: boolean;
}

interface Hit extends MachinePart {
  /** It has no letter, or no more than one figure, or a word for the owner's name leads to it. */
  readonly isWeak: boolean;
}

function surest<F extends 'brand' | 'model'>(claims: readonly Claim[], field: F) {
  let top: (Claim & { readonly field: F }) | undefined;
  for (const claim of claims)
    if (claim.field === field && claim.confidence >= 0.5 && claim.confidence > (top?.confidence ?? 0))
      top = claim as Claim & { readonly field: F };
  return top;
}

/** The model is one of the brand's, and nothing takes it back (`Manitou 2470 is fixed`). */
function isSureOf({ text }: Source, brand: Claim & { readonly field: 'brand' }, model: Claim): boolean {
  const listed = modelOfMaker(brand.value, text, model.start, model.end + 12);
  const isListed = listed?.end === model.end;
  // `Boomer S2 by Epiroc, DRL-2`: behind a comma it may be the owner's name.
  const isBeside = model.confidence >= besideBrand && !text.slice(brand.end, model.start).includes(',');
  return (isListed || isBeside) && !isTakenBack(text, model);
}

/** How sure a brand is with its model right behind it. */
const besideBrand = 0.7;

function machineIn(
  source: Source,
  prose: readonly Line[],
  claims: readonly Claim[],
  brand: (Claim & { readonly field: 'brand' }) | undefined,
  portalsBrand: string | undefined,
): { maker: Maker | undefined; hit: Hit } | undefined {
  const told = makersIn(source, prose, claims);
  const listed = listedBy(source, prose, claims);
  const makers =
    brand && (brand.label !== '' || told.every(({ value }) => value !== brand.value))
      ? [{ ...brand, name: brand.value, isEveryday: false }]
      : told.sort((one, other) => Number(other.value === brand?.value) - Number(one.value === brand?.value));
  for (const findHits of [hitsOf, shapedHits])
    for (const maker of makers) {
      const hit = hitOf(source, findHits(source, prose, claims, maker, listed), maker);
      if (hit && (!maker.isEveryday || isMeant(source.text, maker, hit))) return { maker, hit };
    }
  if (brand || makers.some(({ isEveryday }) => !isEveryday) || portalsBrand === undefined) return undefined;
  const portal = { name: portalsBrand, value: portalsBrand, start: -1, end: -1, isEveryday: false };
  const hit = hitOf(source, hitsOf(source, prose, claims, portal, listed), portal);
  return hit && !hit.isWeak ? { maker: undefined, hit } : undefined;
}

/** The makers that the prose names, each where it stands; also several of its machines (`One of the Bobcats`). */
function makersIn({ scan, text, marks }: Source, prose: readonly Line[], claims: readonly Claim[]): Maker[] {
  const makers: Maker[] = [];
  for (const line of prose) {
    for (let word = line.from; word < line.to && makers.length < mostMakers; word += 1) {
      if (((scan.bits[word] ?? 0) & may.brand) === 0) continue;
      const start = startOf(scan, word);
      const found = brandAt(text, start) ?? brandInPlural(text, start);
      if (!found) continue;
      const at = { start: found.start, end: found.end };
      const value = statedName(text, found);
      if (/[@./-]/.test(text.charAt(start - 1)) || isElsewhere(marks, claims, at)) continue;
      if (ofPart.test(text.slice(Math.max(line.start, start - 18), start))) continue;
      makers.push({ value, ...at, name: found.brand.name, isEveryday: found.brand.everydayWord === true });
    }
  }
  return makers;
}

const mostMakers = 12;
/** `engine Yanmar`, `Cummins engine`: of a part of the machine. */
const ofPart =
  /(?<!\p{L})(?:engine|motor|hammer|bucket|breaker|hitch|attachment|tracker|pump)(?: is| by|:)? (?:an? )?$/iu;

/** A place, an address, a link: what stands there is no machine. */
function isElsewhere(marks: Source['marks'], claims: readonly Claim[], { start, end }: Span): boolean {
  return (
    claims.some(
      (claim) =>
        elsewhere.has(claim.field) &&
        claim.start < end &&
        start < claim.end &&
        claim.label === '' &&
        // `Gradall, XL 3100 IV`: no street.
        !(claim.field === 'place' && claim.start === start && claim.confidence < 0.7),
    ) || spanOver(marks.addresses, start, 200) !== undefined
  );
}

const elsewhere = new Set<Claim['field']>(['place', 'point', 'address', 'city', 'time']);

/** What is a model of a maker by the catalogue, and the line that it stands on. */
interface Listed extends MachinePart {
  readonly line: Line;
}

/** All that is a model of the maker by the catalogue, wherever it stands. */
function hitsOf(
  { text }: Source,
  _: readonly Line[],
  claims: readonly Claim[],
  maker: Maker,
  listed: (maker: Maker) => readonly Listed[],
): Hit[] {
  const hits: Hit[] = [];
  let free = 0;
  for (const found of listed(maker)) {
    if (found.start < free || hits.length >= mostHits || isLabelled(text, claims, found, maker)) continue;
    const weight = weightOf(text, found, found.line, maker);
    if (weight === 'none') continue;
    hits.push({ value: found.value, start: found.start, end: found.end, isWeak: weight === 'weak' });
    free = found.end;
  }
  return hits;
}

/** The text is gone over for the models of a maker once, however often it names the maker. */
function listedBy(source: Source, prose: readonly Line[], claims: readonly Claim[]) {
  const known = new Map<string, readonly Listed[]>();
  return ({ name }: Maker): readonly Listed[] => {
    const listed = known.get(name) ?? listedOf(source, prose, claims, name);
    known.set(name, listed);
    return listed;
  };
}

function listedOf(
  { scan, text, marks }: Source,
  prose: readonly Line[],
  claims: readonly Claim[],
  maker: string,
): Listed[] {
  const listed: Listed[] = [];
  for (const line of prose)
    for (let word = line.from; word < line.to && listed.length < 3 * mostHits; word += 1) {
      const start = startOf(scan, word);
      const found = modelOfMaker(maker, text, start, line.end);
      if (!found || gluedBefore.test(text.slice(Math.max(line.start, start - 2), start))) continue;
      if (gluedBehind.test(text.slice(found.end, found.end + 3))) continue;
      if (isElsewhere(marks, claims, found) || firstIn(marks.dates, start, found.end)) continue;
      if (spanOver(marks.dates, start, 40) === undefined) listed.push({ ...found, line });
    }
  return listed;
}

/** What the catalogue lacks: right beside its maker, or named as the maker names its machines. */
function shapedHits(
  { scan, text, marks }: Source,
  prose: readonly Line[],
  claims: readonly Claim[],
  maker: Maker,
): Hit[] {
  const isFree = ({ start, end }: Span) =>
    !claims.some((claim) => claim.start < end && start < claim.end && isShowing.has(claim.field)) &&
    !firstIn(marks.dates, start, end) &&
    !firstIn(marks.hours, start, end) &&
    !firstIn(marks.codes, start, end) &&
    !spanOver(marks.addresses, start, 200);
  if (engineMakers.has(maker.name)) return [];
  const own = prose.find((line) => line.start <= maker.start && line.end >= maker.end);
  const beside =
    own && (machineAt(scan, maker.start, own.end)?.model ?? behindComma(scan, maker.end, own.end));
  if (beside && isDesignation(beside.value) && isFree(beside)) return [{ ...beside, isWeak: false }];
  const before = own && beforeMaker.exec(text.slice(Math.max(own.start, maker.start - 48), maker.start));
  if (before?.[1] && (isListedModel(before[1]) || isDesignation(before[1]))) {
    const start = maker.start - before[0].length + before[0].indexOf(before[1]);
    const end = start + before[1].length;
    if (isFree({ start, end })) return [{ value: before[1], start, end, isWeak: false }];
  }
  const hits: Hit[] = [];
  for (const line of prose)
    for (const found of designationsOn(scan, line)) {
      if (hits.length >= mostHits || !isNamedAsModels(maker.name, found.value) || !isFree(found)) continue;
      if (weightOf(text, found, line, maker) === 'sure') hits.push({ ...found, isWeak: false });
    }
  return hits;
}

/** What has the form of a designation: looked for where a word has figures, or the next one. */
function designationsOn(scan: Scan, line: Line): MachinePart[] {
  const found: MachinePart[] = [];
  const content = scan.text.slice(line.start, line.end);
  let free = line.start;
  for (let word = line.from; word < line.to; word += 1) {
    const start = startOf(scan, word);
    const shape = scan.shapes[word] ?? 0;
    const hasFigures = ((shape | (scan.shapes[word + 1] ?? 0)) & digit) !== 0;
    if (start < free || !hasFigures || (shape & upper) === 0) continue;
    designated.lastIndex = start - line.start;
    const value = designated.exec(content)?.[0];
    if (value === undefined) continue;
    free = start + value.length;
    found.push({ value, start, end: free });
  }
  return found;
}

/** `Gradall, XL 3100 IV, truck 7` */
function behindComma(scan: Scan, at: number, to: number): MachinePart | undefined {
  const gap = /^, (?:(?:an?|the|model) )?(?=\p{Lu})/u.exec(scan.text.slice(at, Math.min(to, at + 12)))?.[0];
  return gap === undefined ? undefined : modelAt(scan, at + gap.length, to);
}

/** What has been read is no designation, but what a line that begins with it has for its title. */
const isShowing = new Set<Claim['field']>(['code', 'serial', 'unit', 'hours', 'time', 'place', 'point']);
/** `RX-600, that's Roadtec`, `545C (a Barko)`. */
const beforeMaker =
  /(?:^|[\s("“])((?=[\p{L}\d-]{0,6}\d)(?=[\p{L}\d-]{0,6}\p{L})[\p{Lu}\d][\p{Lu}\d.+-]{1,10}(?: \p{Lu}{1,3})?)(?:["”]?,|\s[-–—]|\s?\()?\s(?:(?:that|it|this|which)(?:['’]?s|\sis|\swould be)\s)?(?:(?:an?|the|our|by|from|made by)\s)?(?:\p{Ll}{3,9}\s)?$/u;
const designated =
  /(?<![\p{L}\p{N}@#&$£€+.:/_-])\p{Lu}{1,5}[ -]?\d{2,4}\p{L}{0,4}(?:-\d{1,2}\p{Lu}{0,2})?(?![\p{L}\p{N}]|[-/.,:][\p{L}\p{N}])/uy;

const mostHits = 16;
const gluedBefore = /[\p{L}\p{N}@#&$£€+.:/_-]$|\d,$/u;
const gluedBehind = /^[-/.,:]?[\p{L}\p{N}]/u;

/** A label says of what the value is; what machines are called, or an alarm begins with, may be their model. */
function isLabelled(text: string, claims: readonly Claim[], { start, end }: Span, maker: Maker): boolean {
  return claims.some((claim) => {
    if (claim.start >= end || start >= claim.end || claim.label === '' || unlabelling.has(claim.field))
      return false;
    if (claim.field === 'unit')
      return !(
        machineLabel.test(claim.label) ||
        /\bmodel (?:tag|plate|badge|sticker) \p{L}{2,6} $/iu.test(text.slice(Math.max(0, start - 24), start))
      );
    // `Alarm: DL320-7 - that's the Develon - …`
    const isHeading = claim.field === 'code' && headingLabel.test(claim.label);
    return !(isHeading && Math.abs(maker.start - end) < 24);
  });
}

/** What a message says after these is read for what it is. */
const unlabelling = new Set<Claim['field']>(['brand', 'description']);
const machineLabel = /^(?:machine|equipment|unit|asset|vehicle|loader|digger|excavator)$/;
const headingLabel = /^(?:alarm|alert|attention|warning|fault|event|notice)$/;

/** How much speaks for it that a model of the catalogue is one here, too: `336` may be anything, and `unit 745` is a name. */
function weightOf(text: string, { value, start, end }: Span & { value: string }, line: Line, maker: Maker) {
  const before = text.slice(Math.max(line.start, start - 28), start);
  const after = text.slice(end, Math.min(line.end, end + 16));
  const beside = Math.abs(start - maker.end) < 3 || (maker.start >= end && maker.start - end < 3);
  // `Alarm: DL320-7 - that's the Develon`
  const isHeading = heading.test(before) && maker.start >= end && maker.start - end < 24;
  if (!beside && !isHeading && ofOther.test(before)) return 'none';
  const digits = value.replace(/\D/g, '').length;
  const isWord = digits === 0;
  if (isWord) return /^\p{Lu}\p{Ll}{3}/u.test(value) && (beside || maker.start < 0) ? 'sure' : 'none';
  const isSmall = !/\p{L}/u.test(value) || (digits === 1 && value.length < 4);
  if (!isSmall) return ownersNumber.test(before) ? 'weak' : 'sure';
  if (measured.test(after) || /^\d{5}/.test(value)) return 'none';
  if (beside) return 'sure';
  return article.test(before) || kindBefore.test(before) ? 'weak' : 'none';
}

/** What these lead to is a code, a part, a road. */
const ofOther =
  /(?<!\p{L})(?:codes?|faults?|errors?|alarms?|dtcs?|spn|fmi|mid|sid|cid|pid|psid|ppid|engine|motor|part|filter|pump|hammer|breaker|bucket|page|step|route|highway|hwy|road|exit|gate|bay|room|level|lvl|mile|milepost|channel|rev|version|at|in|near|phone|ext|badge|contract|agreement|order|ticket|case|serial|s\/n|sn|pin|vin)[.:#]?\s$/iu;
const heading = /(?<!\p{L})(?:alarm|alert|attention|warning|fault|event|notice): $/iu;
const ownersNumber =
  /(?<!\p{L})(?:unit|asset|fleet|tag|number|no|nr|our|decal|#|named?|called?|alias|aka|label(?:led|ed)?)[.:#]?\s?$/iu;
const article =
  /(?:^|[\s("“'‘])(?:the|an?|our|your|my|his|her|this|that|their|one|old|new|big|little|model|type|it's|its|it’s|is)\s$/iu;
const kindBefore =
  /(?<!\p{L})(?:loader|dozer|excavator|digger|grader|roller|tractor|paver|truck|crane|lift|backhoe|telehandler)\s$/iu;
const measured =
  /^\s?(?:%|°|h\b|hrs?\b|hours?\b|km\b|mi\b|miles?\b|psi\b|bar\b|rpm\b|min\b|am\b|pm\b|[ap]\.m|days?\b|gal|l\b|v\b|ft\b|m\b|t\b|ton|th\b|st\b|nd\b|rd\b)/i;

/** One model, of those that count: another than that of a machine beside, and nothing that is taken back. */
function hitOf({ text }: Source, hits: readonly Hit[], maker: Maker): Hit | undefined {
  const counting = hits.filter((hit) => !isTakenBack(text, hit) && !isBesideOnly(text, hit));
  const sure = counting.filter((hit) => !hit.isWeak);
  const [first, ...others] = sure.length > 0 ? sure : counting;
  if (!first) return undefined;
  // `the 323! 323 GC, Cat`: the longest, of which the others are a part.
  const longest =
    sure.length > 1 ? sure.reduce((top, hit) => (hit.value.length > top.value.length ? hit : top)) : first;
  if (others.some((other) => !folded(longest.value).startsWith(folded(other.value)))) return undefined;
  if (folded(longest.value) !== folded(first.value)) return longest;
  // `TL-619 (Bobcat TL619)`: beside its maker it is the model, and elsewhere the owner's name made of it.
  return others.find(({ start }) => start - maker.end < 3 && start >= maker.end) ?? first;
}

function folded(value: string): string {
  return value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** `R650? no.`, `Manitou 2470 is fixed`, `140GC? No such asset`, `ZX85... nah`, `(Komatsu PC55MR-5, we named it Pickle) = fine`. */
function isTakenBack(text: string, { start, end }: Span): boolean {
  return (
    takenBack.test(text.slice(end, end + 64)) || nothingOn.test(text.slice(Math.max(0, start - 48), start))
  );
}

/** `Nothing on our JCB 535-125 but …` */
const nothingOn =
  /(?<!\p{L})(?:nothing|no (?:codes?|faults?|alarms?|issues?)|all (?:good|quiet)) (?:on|from|with) (?:the|our|my|that|your) (?:\p{L}{2,14} ){0,2}$/iu;
const takenBack =
  /^(?:["”']?\s?(?:(?:\?{1,2}|\.{2,3}|…)\s{0,2}(?:no(?! idea| code| clue| lamp)|wrong)|[?.…,]{1,3}\s(?:nah|nope|scratch that|sorry|i mean))(?!\p{L})|,? (?:is|was|are|got) (?:(?:running|all|just|back|now) )?(?:fine|ok|okay|good|fixed|sorted|repaired|quiet|done)(?!\p{L})|:? ?(?:quiet|fine|all good|ok)[.,;]|[^()\n]{0,36}\) ?(?:=|is|:) ?(?:fine|ok|good|quiet)(?!\p{L})| (?:showed|shows|has|had|reports|reported) (?:nothing|no (?:codes?|faults?|alarms?)))/iu;

function isBesideOnly(text: string, { start, end }: Span): boolean {
  return (
    besideOnly.test(text.slice(Math.max(0, start - 56), start)) ||
    /(?<!\p{L})(?:not|forget|skip|ignore|except|no longer) (?:the |an? |our )?$/iu.test(
      text.slice(Math.max(0, start - 16), start),
    ) ||
    /^(?:['’]s)? (?:on the trailer|next to it|beside it)[.,] ?(?:forget|ignore)?/iu.test(
      text.slice(end, end + 32),
    )
  );
}

/** `Case`, `cat`, `bell` mean the maker where they are written so, by an article, or right beside one of its models. */
function isMeant(text: string, maker: Maker, hit: Hit): boolean {
  const beside = hit.start - maker.end;
  if ((beside >= 0 && beside < 3) || (maker.start >= hit.end && maker.start - hit.end < 4)) return true;
  const before = text.slice(Math.max(0, maker.start - 12), maker.start);
  const isLarge = /^\p{Lu}/u.test(text.slice(maker.start, maker.end));
  if (/(?<!\p{L})(?:an?|the|our|by|it['’]?s|its|both)\s(?:\p{Ll}{3,8}\s)?$/iu.test(before)) return true;
  return isLarge && (/(?:^|[(,;:.?!–—-]\s?)$/.test(before) || /^[\s,.;)]/.test(text.charAt(maker.end)));
}

/** The owner's name and the serial number that stand beside a machine that is told by the catalogue only. */
function besideIt(
  { text }: Source,
  prose: readonly Line[],
  hit: Hit,
  maker: Maker | undefined,
  claims: readonly Claim[],
): ValueClaim[] {
  const line = prose.find((each) => each.start <= hit.start && each.end >= hit.end);
  if (!line) return [];
  const near = maker && maker.start >= line.start && Math.abs(maker.start - hit.end) < 12 ? maker : undefined;
  const start = Math.min(hit.start, near?.start ?? hit.start);
  const end = Math.max(hit.end, near && near.start > hit.end ? near.end : hit.end);
  const told = besideMachine(text, line.start, line.end, { brand: { start }, model: hit, end });
  return told.filter(
    ({ field, start: at }) =>
      !claims.some((claim) => claim.field === field && claim.confidence >= 0.5) &&
      !claims.some((claim) => claim.start <= at && claim.end > at && claim.label !== ''),
  );
}
