import { brandNamed } from '#functions/equipment/catalogue/find-brand.ts';
import { type Claim, claimOf, isPlaceholder, type ValueClaim } from './claims.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import { isModelOfMakers } from './makers.ts';
import { firstIn, type Source, type Span, spanOver } from './marks.ts';
import { providerAt } from './provider.ts';
import { endOf, firstWordFrom, startOf } from './scan.ts';
import { countsOther } from './values/owners-names.ts';
import { may } from './vocabulary.ts';
import { labelAt, labelNamed } from './words/labels.ts';
import { isRegion } from './words/regions.ts';
import { isTown } from './words/towns.ts';

/*
 * The owner's name by its place alone, where nothing else has told it: in the bracket before or behind the machine
 * (`Backhoe Bob (Kenworth T880, …)`, `ZX210LC-6 (Crusher East, …)`), behind what any machine is called (`la macchina
 * Hauler Six ha …`), and in the subject where the message names it again. Where a name must stand, its form doesn't
 * matter.
 */

/** The claims with the owner's name, where none has been told. */
export function withNameInPlace(
  source: Source,
  lines: readonly Line[],
  all: readonly Claim[],
): readonly Claim[] {
  const claims = withoutNamesAsCodes(all);
  // `T76 needs attention`: what is the model as well is no name.
  const isModel = (name: string) => claims.some(({ field, value }) => field === 'model' && value === name);
  if (claims.some((claim) => claim.field === 'unit' && claim.confidence >= 0.45 && !isModel(claim.value)))
    return claims;
  if (lines.length > mostLines || new Set(claims.map(({ group }) => group)).size > 2) return claims;
  const models = claims.filter(
    ({ field, confidence }) => (field === 'model' || field === 'type') && confidence >= 0.5,
  );
  const [model] = models;
  if (!model || models.some(({ field, value }) => field === 'model' && value !== model.value)) return claims;
  const isCoded = claims.some(isSureCode);
  const known = isCoded ? claims.filter((claim) => !isLooseCode(claim)) : claims;
  const name =
    besideMachines(source, lines, known, models) ??
    besideSerial(source, lines, known) ??
    owned(source, lines, known) ??
    ledByMachine(source, lines, known) ??
    namedTwice(source, lines, known) ??
    pickedName(source, lines, known);
  return name ? withoutNamesAsCodes([...claims, claimOf(name, '')]) : claims;
}

/** `on DZ101`, `A40-6 adlı …`: what the machine is called is no code of it, where another code is told. */
function withoutNamesAsCodes(claims: readonly Claim[]): readonly Claim[] {
  const loose = claims.filter(isLooseCode);
  if (loose.length === 0) return claims;
  const names = claims.filter(({ field, confidence }) => field === 'unit' && confidence >= 0.5);
  const isNamed = (code: Claim) =>
    names.some(({ value, start, end }) => value === code.value || (start <= code.start && end >= code.end));
  const taken = loose.filter(isNamed);
  return taken.length === 0 || !claims.some(isSureCode)
    ? claims
    : claims.filter((claim) => !taken.includes(claim));
}

function isSureCode({ field, label, confidence }: Claim): boolean {
  return field === 'spn' || field === 'mid' || (field === 'code' && (label !== '' || confidence >= 0.7));
}

function isLooseCode({ field, label, confidence }: Claim): boolean {
  return field === 'code' && label === '' && confidence < 0.7;
}

const mostLines = 60;

/** The part before or behind the machine, wherever it is named. */
function besideMachines(
  source: Source,
  lines: readonly Line[],
  claims: readonly Claim[],
  models: readonly Claim[],
): ValueClaim | undefined {
  const { text } = source;
  for (const model of models.slice(0, 4)) {
    const line = lines.find((each) => each.start <= model.start && each.end >= model.end);
    if (!line) continue;
    const brand = claims.find(
      ({ field, start, end }) =>
        field === 'brand' &&
        (Math.abs(model.start - end - 1) < 3 || (start >= model.end && start - model.end < 3)),
    );
    const start = Math.min(model.start, brand?.start ?? model.start);
    const end = Math.max(model.end, brand?.end ?? model.end);
    const from = Math.max(line.start, start - 64);
    const before = beforeMachine.exec(text.slice(from, start));
    const behind = behindMachine.exec(text.slice(end, Math.min(line.end, end + 72)));
    for (const [match, at] of [
      [behind, end],
      [before, from],
    ] as const) {
      const value = match?.groups?.name ?? match?.groups?.name2;
      if (!match || value === undefined) continue;
      const found = withoutKind(source, value, at + match.index + match[0].indexOf(value));
      // `Volvo L90H (excavator)`, `(rental)`: what a bracket tells of a machine is written small.
      if (found && isName(source, found, claims)) return { field: 'unit', ...found, confidence: 0.56 };
    }
  }
  return undefined;
}

const word = `[\\p{Lu}\\p{Lo}\\d][\\p{L}\\p{N}'’./#&+-]{0,17}`;
const name = `${word}(?: (?:of |the )?[\\p{L}\\p{N}#][\\p{L}\\p{N}'’./#&+-]{0,15}){0,3}`;

/** `Backhoe Bob (`, `occurred on BUILDER'S FRIEND (`, `The Claw | `, `La nacelle 10928814 (` */
const beforeMachine = new RegExp(
  `(?:^\\W{0,3}|[.!?:–—|]\\s|(?:^|\\s)(?:on|for|from|of|by|von|bei|sur|de|du|del|su|op|van|på|för|fra|na)\\s|(?:^|\\s)(?:[Ll]a|[Ll]e|[Dd]ie|[Dd]er|[Dd]as|[Ee]l|[Tt]he|[Oo]ur|[Yy]our|[Dd]e|[Hh]et|[Ii]l|[Ll]['’])\\s?)(?<name>${name})(?:\\s?[([]|\\s[|·•/]\\s)(?:(?:19|20)\\d\\d\\s)?$`,
  'u',
);
/** `(Crusher East, serial …)`, `[Backhoe Betty]`, `du chantier (4471, n° …)` */
const behindMachine = new RegExp(
  `^(?:\\s[\\p{Ll}'’]{1,14}){0,3}\\s{0,4}(?:[([]\\s?["“„«]?(?<name>${name})["”“»]?(?=[)\\],;]|\\s[–—/|-]\\s)|["“„«](?<name2>${name})["”“»])`,
  'u',
);

/** `serial RDC00415 (Woodpecker)`, `serial A27711, Mud Hen 2.` */
function besideSerial(
  source: Source,
  lines: readonly Line[],
  claims: readonly Claim[],
): ValueClaim | undefined {
  const { text } = source;
  for (const { field, end } of claims) {
    if (field !== 'serial') continue;
    const line = lines.find((each) => each.start < end && each.end >= end);
    const match = line && behindSerial.exec(text.slice(end, Math.min(line.end, end + 48)));
    const value = match?.groups?.name ?? match?.groups?.name2;
    if (!match || value === undefined) continue;
    const start = end + match[0].indexOf(value);
    const found = { value, start, end: start + value.length };
    if (isName(source, found, claims)) return { field: 'unit', ...found, confidence: 0.52 };
  }
  return undefined;
}

const behindSerial = new RegExp(
  `^(?:\\s\\((?<name>${name})\\)|,\\s(?<name2>\\p{Lu}(?=[^,.;]*\\d)[\\p{L}\\d'’ -]{1,18}?)(?=[.;)]|,\\s|$))`,
  'u',
);

/** `…, s/n 236104, our 600AJ-14`: a part of a line that is nothing but whose it is, and its name. */
function owned(source: Source, lines: readonly Line[], claims: readonly Claim[]): ValueClaim | undefined {
  const { text } = source;
  for (const line of lines) {
    if (!mayHave(line, may.brand) || !has(line, sign.digit | sign.comma)) continue;
    const match = ownPart.exec(text.slice(line.start, Math.min(line.end, line.start + 300)));
    if (!match?.[1]) continue;
    const start = line.start + match.index + match[0].length - match[1].length;
    const found = { value: match[1], start, end: start + match[1].length };
    if (isName(source, found, claims)) return { field: 'unit', ...found, confidence: 0.55 };
  }
  return undefined;
}

const ownPart =
  /[,;(/–—-]\s?(?:our|my|unsere?|notre|nuestr[oa]|noss[oa]|nostr[oa]|onze|vår|vores|nasz[ae]?|naše?)\s(?=[^,;.)]*\d)([\p{Lu}\d][\p{L}\d/-]{1,11}(?: \d{1,4})?)(?=[.,;)]|$)/u;

/** `la macchina Hauler Six (…`, `die Maschine Big 44 hat …`, `Fault on asset Yard loader`, `l'engin GEN150-3 :` */
function ledByMachine(
  source: Source,
  lines: readonly Line[],
  claims: readonly Claim[],
): ValueClaim | undefined {
  const { scan, text } = source;
  for (const line of lines) {
    if (!mayHave(line, may.label | may.kind | may.machineType) || line.end - line.start > 400) continue;
    for (let index = line.from; index + 1 < line.to; index += 1) {
      if (((scan.bits[index] ?? 0) & (may.label | may.kind | may.machineType)) === 0) continue;
      // A name is written large, or with a figure: small letters behind the word are none.
      if (beginsSmall(text, endOf(scan, index))) continue;
      const lead = text.slice(Math.max(line.start, startOf(scan, index) - 12), endOf(scan, index));
      // `Track loader *LX 144* reported`: in marks a name is one behind any kind of machine.
      const isMarked = /^\s["“„«*]/u.test(text.slice(endOf(scan, index), endOf(scan, index) + 2));
      const isKind = ((scan.bits[index] ?? 0) & (may.kind | may.machineType)) !== 0;
      if (!(machineLed.test(lead) || (isMarked && isKind)) || providerAt(scan, index)) continue;
      // `Monitor de Frota Campo Verde`: the name of a fleet.
      if (/(?:Frota|Flota)$/.test(lead)) continue;
      // `Asset tag no.`: more words are the label.
      const at = Math.max(endOf(scan, index), labelAt(scan, index, line.end)?.end ?? 0);
      const match = behindLead.exec(text.slice(at, Math.min(line.end + 1, at + 56)));
      const value = match?.groups?.name;
      if (!match || value === undefined) continue;
      const start = at + match[0].indexOf(value);
      const found = { value, start, end: start + value.length };
      if (isName(source, found, claims)) return { field: 'unit', ...found, confidence: 0.56 };
    }
  }
  return undefined;
}

/** A space and a small letter without accents, or no space at all. */
function beginsSmall(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  // `Asset tag no. LIFT-0277`: a label may go on.
  return (
    text[at] !== ' ' ||
    (next >= 97 && next <= 122 && !/^ (?:tag|no|nr|n|number|name|id)\b/.test(text.slice(at, at + 8)))
  );
}

/** Whose machine it is, or that it is one: `your machine`, `l'engin`, `asset`, `unser Mietgerät`. */
const machineLed =
  /(?<!\p{L})(?:asset|unit|machine|equipment|vehicle|(?:die |der |das |dem |den |ihre?[mnr]? |unsere?[mnr]? )(?:\p{Lu}\p{Ll}{2,6})?(?:maschine|gerät|fahrzeug|anlage)|(?:l['’]|la |le |cet |votre |notre |cette )(?:engin|machine|matériel|véhicule|équipement)|(?:la |el |su |tu |nuestra |nuestro )(?:máquina|equipo|unidad)|(?:a |o |sua |seu |nossa |nosso |na |no |da |do )(?:máquina|unidade|equipamento)|(?:la |il |sua |vostra |nostra |dalla |della |sulla )(?:macchina|mezzo)|(?:de |het |uw |onze |ons |je |jullie )(?:machine|materieel)|(?:din |er |vår |vores |jeres |deres |eran )(?:maskine?)|maskinen|(?:^|[/|,;(·]\s?)id|unidad|econ[óo]mico|(?:(?:our|your|my|onze?|uw|unsere?|ihre?|notre|votre|nuestr[oa]|su|noss[oa]|vårt?|vores|nasz[ae]?|naše?) (?:number|no|nr|nummer|num[ée]ro|número|numer|číslo|parc|n[°º])|n[°º] (?:de )?parc)|kone(?:esi|enne)?|maszyn[ay]|stroj|frota|flota)$/iu;
const behindLead = new RegExp(
  `^\\s["“„«*]?\\s?(?<name>${name}?)\\s?["”“»*]?(?=\\s?[,;():|/\\]]|\\s?[.!]?(?:\\n|$)|[.!]\\s|\\s(?:has|had|hat|a|ha|heeft|har|on|reported|reports|raised|sent|registrou|signale|segnala|meldet|meldt|melder|tiene|gaf|shut|stopped|went|is|was|lähetti|zgłosiła|hlásí|serie|serial|ser\\.?|s/n|sn|pin|vin|code|c[óo]digo|shows?|marca)\\s)`,
  'u',
);

/** `Grappin 2 ▾`: what is picked in a list of machines, copied with its mark. */
function pickedName(
  source: Source,
  lines: readonly Line[],
  claims: readonly Claim[],
): ValueClaim | undefined {
  const { text } = source;
  if (!text.includes('▾') && !text.includes('▼')) return undefined;
  for (const { start, end } of lines) {
    const value = picked.exec(text.slice(start, Math.min(end, start + 40)))?.[1];
    const found = value === undefined ? undefined : { value, start, end: start + value.length };
    if (found && isName(source, found, claims)) return { field: 'unit', ...found, confidence: 0.55 };
  }
  return undefined;
}

const picked = new RegExp(`^(${name}) ?[▾▼]$`, 'u');

/** A part of the subject that begins a line of the message, is one, or ends it, too. */
function namedTwice(
  source: Source,
  lines: readonly Line[],
  claims: readonly Claim[],
): ValueClaim | undefined {
  const { scan, text } = source;
  for (const subject of lines) {
    if (subject.role !== 'subject' || subject.end - subject.start > 160 || subject.to - subject.from > 20)
      continue;
    for (let count = 4; count > 0; count -= 1)
      for (let index = subject.from; index + count <= subject.to; index += 1) {
        const start = startOf(scan, index);
        const end = endOf(scan, index + count - 1);
        const value = text.slice(start, end);
        if (!wholeName.test(value) || !isApartAt(text, start, end, subject)) continue;
        const found = { value, start, end };
        if (isName(source, found, claims) && isNamedBelow(source, lines, subject, value))
          return { field: 'unit', ...found, confidence: 0.55 };
      }
  }
  return undefined;
}

const wholeName = new RegExp(`^${name}$`, 'u');

/** All of a part of the subject, or what is between a word that leads to it and its end. */
function isApartAt(text: string, start: number, end: number, line: Span): boolean {
  const before = text.slice(Math.max(line.start, start - 24), start);
  const after = text.slice(end, Math.min(line.end, end + 24));
  return (
    (before === '' || leadsToName.test(before)) &&
    (after === '' || /^(?:["”“»\])]|\s?[,:;([|]|\s[–—/·-]\s|\s\p{Ll})/u.test(after))
  );
}

const leadsToName =
  /(?:[:,;|([–—"“„«/·>\]-]\s?|(?<!\p{L})(?:on|for|from|of|by|about|von|bei|durch|an|sur|de|du|del|su|op|van|door|på|för|från|fra|til|na|em|en|da|do|asset|unit|machine|unidade|unidad|engin|maschine|maskin|kone|leihgerät|gerät) )$/iu;

/** It is a line for itself, begins one, or ends it behind a word that leads to it. */
function isNamedBelow({ text }: Source, lines: readonly Line[], subject: Line, value: string): boolean {
  return lines.some((line) => {
    if (line.role === 'subject' || line.start < subject.end) return false;
    const content = text.slice(line.start, Math.min(line.end, line.start + 240));
    for (let at = content.indexOf(value); at >= 0; at = content.indexOf(value, at + 1)) {
      const before = content.slice(Math.max(0, at - 24), at);
      const after = content.slice(at + value.length, at + value.length + 12);
      if (/^[\p{L}\p{N}-]/u.test(after) || /[\p{L}\p{N}-]$/u.test(before)) continue;
      const begins =
        /^[\W_]{0,4}$/u.test(content.slice(0, at)) || /[.!?|:]\s{1,3}$|\p{Lu}{4} $/u.test(before);
      if (begins && /^(?:$|\s\W|\s\p{Ll}|[,(|:])/u.test(after)) return true;
      if (leadsToName.test(before) && /^(?:$|\s?[(,:]|[.!]|\s\p{Ll})/u.test(after)) return true;
    }
    return false;
  });
}

/** `Truck Pit 17 (…`, `La nacelle 10928814`: the kind of machine before a number is no part of the name. */
function withoutKind({ scan }: Source, value: string, start: number): (Span & { value: string }) | undefined {
  // `Die Maschine Dicker Otto (`
  const any = anyMachine.exec(value)?.[0].length ?? 0;
  if (any > 0) return { value: value.slice(any), start: start + any, end: start + value.length };
  const number =
    /^(\p{L}[\p{L}-]{2,16} (?:(?:nr|no|n°|nº|number|nummer|numéro|número|numero)\.? )?)(?=#?\d{2,8}$|\d{1,4}-\d{1,5}$|\p{Lu}[\p{L}\d]{0,8}[ -]\d{1,4}$)/u.exec(
      value,
    )?.[1];
  const isKind =
    number !== undefined &&
    ((scan.bits[firstWordFrom(scan, start)] ?? 0) & (may.kind | may.machineType)) !== 0;
  const lead = isKind ? (number?.length ?? 0) : 0;
  return { value: value.slice(lead), start: start + lead, end: start + value.length };
}

const anyMachine =
  /^(?:Maschine|Gerät|Fahrzeug|[Mm]achine|[Ee]ngin|[Mm]áquina|[Ee]quipo|[Mm]acchina|[Mm]ezzo|[Uu]nit|[Aa]sset|[Mm]askinen?|[Mm]aszyna|[Ss]troj) (?=\p{Lu})/u;

/** Whether what stands where a name does may be one: no word for what machines have, are, or are at. */
function isName(source: Source, found: Span & { value: string }, claims: readonly Claim[]): boolean {
  const { scan, marks } = source;
  const { value, start, end } = found;
  // `PC88MR-11 (7741)`: figures alone may be the maker's number, where no other is told.
  const isFigures = /^\d{3,8}$/.test(value);
  if (isFigures && !claims.some((claim) => claim.field === 'serial' && claim.confidence >= 0.5)) return false;
  if (value.length < 2 || notNames.test(value) || isPlaceholder(value) || countsOther(value)) return false;
  const isCoded = claims.some(isSureCode);
  const isOther = ({ field, confidence, ...at }: Claim) =>
    at.start < end &&
    start < at.end &&
    confidence >= (field === 'model' ? 0.5 : 0.45) &&
    !(unsaid.has(field) || (field === 'fault' && confidence <= 0.5));
  if (claims.some(isOther) || firstIn(marks.dates, start, end) || spanOver(marks.dates, start, 40))
    return false;
  if (firstIn(marks.hours, start, end) || spanOver(marks.addresses, start, 200)) return false;
  if (!isCoded && firstIn(marks.codes, start, end)) return false;
  if (!/\d/.test(value) && labelNamed(scan, start, end)) return false;
  if (isTown(value) || isRegion(value) || brandNamed(value) || isModelOfMakers(source, value)) return false;
  const isShort = /^\p{Lu}{2,3}[- ]?\d{1,3}$/u.test(value);
  const isNumbered = /^\p{Lu}[\p{L}'’]{1,14}(?:[- ]\p{L}{2,8})?[- ]#?\d{1,4}\p{Lu}?$/u.test(value);
  let kinds = 0;
  let words = 0;
  for (let index = firstWordFrom(scan, start); index < scan.count && startOf(scan, index) < end; index += 1) {
    const bits = scan.bits[index] ?? 0;
    // `Lil Red`, `Big Yellow`
    const isColour =
      (bits & may.severity) !== 0 &&
      value.includes(' ') &&
      colour.test(scan.text.slice(startOf(scan, index), endOf(scan, index)));
    if ((bits & (may.severity | may.trouble | may.month | may.code)) !== 0 && !isColour) return false;
    if ((bits & may.provider) !== 0 && providerAt(scan, index)) return false;
    if ((bits & may.part) !== 0 && !isNumbered) return false;
    // `6 Parkway Estate`
    if ((bits & may.street) !== 0 && /^\d/.test(value)) return false;
    if ((bits & may.brand) !== 0 && !isShort && brandNamed(value.split(' ', 1)[0] ?? '')) return false;
    if ((bits & (may.kind | may.machineType)) !== 0) kinds += 1;
    // `HE-077 has 2`
    else if (words > 0 && isSmallWord(scan.text, startOf(scan, index), bits)) return false;
    words += 1;
  }
  return kinds < words || /\d/.test(value);
}

/** A verb, or a word that joins others; `of` is a part of names. */
function isSmallWord(text: string, at: number, bits: number): boolean {
  const word = /^\p{Ll}+/u.exec(text.slice(at, at + 16))?.[0];
  return (
    word !== undefined && word !== 'of' && word !== 'the' && (word.length < 4 || (bits & may.verb) !== 0)
  );
}

const colour =
  /^(?:red|yellow|amber|orange|blue|green|rote?r?|gelbe?r?|rouge|jaune|roj[oa]|amarill[oa]|ross[oa]|geel|röd|gul)$/iu;

/** What is said of a name, and not what it is. */
const unsaid = new Set<Claim['field']>(['description', 'unit']);

const notNames =
  /^(?:(?:19|20)\d\d|\d{1,2}|No|Nr|Tag|ID|Name|Number|Type|The|An?|One|It|New|(?:This|That|These|Your|Our|My)(?: .*)?|MY ?\d{2,4}|(?:Tier|Stage|Stufe|Euro) .{1,6}|(?:Re|Fw|Fwd|Aw|Wg|Sv|Vs|Tr|Rv):?)$|[.!?]$|(?<!\p{L})(?:Construction|Rentals?|Hire|Equipment|Services?|Group|Ltd|Inc|LLC|GmbH|AG|AB|Oy|SpA|Srl|SA|Bau|Earthworks|Paving|Quarry|Mining|Contractors?|Alert|Alerts|Notification|Report|Job|Project|Site|Customer|Dealer|Ticket|Order|Engine|Account|Contract)(?!\p{L})/iu;
