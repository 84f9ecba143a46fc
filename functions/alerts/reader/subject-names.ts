import { brandNamed } from '#functions/equipment/catalogue/find-brand.ts';
import { isListedModel } from '#functions/equipment/catalogue/model-of-maker.ts';
import type { ValueClaim } from './claims.ts';
import type { Line } from './lines.ts';
import { isModelOfMakers } from './makers.ts';
import { firstIn, type Source } from './marks.ts';
import { firstWordFrom, hasBits, startOf } from './scan.ts';
import { machineAt } from './values/machines.ts';
import { isNumberedName, isOwnersName } from './values/owners-names.ts';
import { isPlainWord } from './values/plain-words.ts';
import { isSeverityAlone } from './values/severity-words.ts';
import { may } from './vocabulary.ts';
import { isTown } from './words/towns.ts';

/*
 * What the subject of a mail calls the machine: of its parts the one that is a name, before or behind its machine
 * (`Abnormality: Stumpy (PC138USLC-11)`, `JDLink alert: 870GP / Ridge Runner`), beside the kind of machine (`Scissor lift
 * 26-4410: warning`) or where an alarm is told of it (`KOMTRAX: fault on PIT VIPER 3`).
 */

/** The owner's name for the machine that a subject tells, and a model of the portal's maker. */
export function toldBySubject(source: Source, line: Line): ValueClaim[] {
  const { text } = source;
  if (line.end - line.start > 160) return [];
  const parts = partsOf(text, line);
  const machines = parts.filter((part) => isMachine(source, part));
  const model = parts.find(({ value }) => /\d/.test(value) && isModelOfMakers(source, value));
  let found: ValueClaim | undefined;
  for (const part of parts) {
    const name = machines.includes(part) ? undefined : nameIn(source, part, machines.length > 0);
    if (name && (!found || name.confidence > found.confidence)) found = name;
  }
  const claims: ValueClaim[] = found ? [found] : [];
  if (model) claims.push({ field: 'model', ...model, confidence: 0.6 });
  for (const part of parts) claims.push(...(model ? [] : numberBehindModel(source, part)));
  return claims;
}

/** `621G #417`, `621G 417 fault`: the model, and the owner's number of the machine. */
function numberBehindModel(source: Source, { value, start }: Part): ValueClaim[] {
  const [, model, edge = '', number] = modelAndNumber.exec(value.replace(tail, '')) ?? [];
  if (!model || !number || !/\d/.test(model) || !isModelOfMakers(source, model)) return [];
  const at = start + model.length + edge.length;
  return [
    { field: 'model', value: model, start, end: start + model.length, confidence: 0.6 },
    { field: 'unit', value: number, start: at, end: at + number.length, confidence: 0.8 },
  ];
}

const modelAndNumber = /^([\p{L}\d][\p{L}\d.-]{2,12})( (?:#|no\.?|nr\.?)?\s?)(\d{2,5})$/iu;

interface Part {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

function partsOf(text: string, line: Line): Part[] {
  const parts: Part[] = [];
  let from = line.start;
  for (const gap of text.slice(line.start, line.end).matchAll(between)) {
    const value = text.slice(from, line.start + gap.index).trim();
    const start = text.indexOf(value, from);
    if (value !== '') parts.push({ value, start, end: start + value.length });
    from = line.start + gap.index + gap[0].length;
  }
  return parts;
}

const between = /\s[-–—|·•/:>]{1,2}\s|[:,;]\s|\s?[([]|[)\]]|$/g;

function isMachine(source: Source, { value, start, end }: Part): boolean {
  return (
    machineAt(source.scan, start, end)?.model !== undefined ||
    brandNamed(value) !== undefined ||
    isModelOfMakers(source, value)
  );
}

function nameIn(source: Source, part: Part, besideMachine: boolean): ValueClaim | undefined {
  const { scan, text, marks } = source;
  const lead = leadTo.exec(part.value)?.[0] ?? '';
  const described = describedIn(source, part, lead.length);
  if (described) return described;
  const kind = kindLead(source, part, lead.length);
  const rest = part.value.slice(lead.length + kind).replace(tail, '');
  const value = rest.replace(/^["“„«'*]|["”“»'*]$/g, '');
  const start = text.indexOf(value, part.start + lead.length + kind);
  const end = start + value.length;
  if (value.length < 2 || firstIn(marks.codes, start, end) || firstIn(marks.dates, start, end))
    return undefined;
  // `3 Ton Tim`: a measure's word is a part of a name that begins with figures.
  const isFigured = lead !== '' && figuresAndWords.test(value);
  if (isSeverityAlone(scan, start, end) || (isPlainWord(value) && !isFigured) || noNames.test(value))
    return undefined;
  const last = start + value.lastIndexOf(' ') + 1;
  if (hasBits(scan, start, end, may.provider | may.notice) || hasBits(scan, last, end, may.street))
    return undefined;
  if (isTown(value.replace(/,? [A-Z]{2}$/, ''))) return undefined;
  const isLed = ofMachine.test(lead) || kind > 0;
  const isNamed = isLed
    ? isNumberedName(value) || ofFigures.test(value) || /^\d{2,5}$/.test(value)
    : lead !== '' || besideMachine
      ? (isNumberedName(value) && !/^\d+$/.test(value)) || ofFigures.test(value)
      : apartByForm.test(value);
  const isWords = besideMachine && wordsAlone.test(value) && isOwnersName(value);
  if (!isNamed && !isWords) return undefined;
  if (!isLed && (codeLike.test(value) || isListedModel(value))) return undefined;
  const confidence = isNamed ? (isLed || besideMachine ? 0.7 : 0.6) : 0.65;
  return { field: 'unit', value, start, end, confidence };
}

/** `North pit loader 2`, `East wall drill 1`: a kind of machine with what tells it from its sisters, and its number. */
function describedIn({ scan, text }: Source, part: Part, from: number): ValueClaim | undefined {
  const value = describedKind.exec(part.value.slice(from).replace(tail, ''))?.[0];
  if (value === undefined || isPlainWord(value) || noNames.test(value) || tellsAlarm.test(value))
    return undefined;
  const start = text.indexOf(value, part.start + from);
  const end = start + value.length;
  const kind = firstWordFrom(scan, start + value.replace(/ \d+$/, '').lastIndexOf(' ') + 1);
  if (((scan.bits[kind] ?? 0) & (may.kind | may.machineType)) === 0) return undefined;
  if (hasBits(scan, start, end, may.provider | may.notice | may.verb | may.severity)) return undefined;
  return { field: 'unit', value, start, end, confidence: 0.65 };
}

/** `Fellarm grävare 12` */
const tellsAlarm =
  /alarm|larm|alert|fault|error|warn|notif|fehler|störung|meld|storing|fejl|feil|vika|avis|avvis|alerte|défaut|panne|guasto|falla|falha|fallo|usterka|awaria|poruch|závad|hiba|arıza|авари|ошибк|неисправ/iu;
const describedKind =
  /^(?!(?:Your|Our|The|My|New|One|Ihr|Unser|Votre|Notre|Su|Uw|Onze)\p{Ll}? )\p{Lu}[\p{L}'’]{2,13}(?: [\p{L}'’]{3,13}){1,3} \d{1,2}$/u;

/** `Scissor lift 26-4410`, `Generator NORTE-2`: how long the kind of machine is before its name. */
function kindLead({ scan }: Source, part: Part, from: number): number {
  const match = kindWords.exec(part.value.slice(from));
  if (!match) return 0;
  const at = part.start + from + match[0].trimEnd().lastIndexOf(' ') + 1;
  const word = firstWordFrom(scan, at);
  const isKind = startOf(scan, word) === at && ((scan.bits[word] ?? 0) & (may.kind | may.machineType)) !== 0;
  return isKind ? match[0].length : 0;
}

const kindWords =
  /^(?:\p{L}{3,14} ){0,2}(?!\p{Lu}{2,4} )\p{L}{3,14} (?=\p{Lu}{1,6}-\d|\d{1,4}-\d|\p{Lu}{1,4}\d|\d{1,5}(?!\d))/u;

/** What an alarm is told of comes after these; a machine's own words say so (`your rental`, `asset`). */
const leadTo =
  /^(?:.{0,60}\s)?(?:(?:on|for|from|of|about|at|by|bei|von|an|auf|für|vom|sur|de|du|pour|par|en|del?|para|por|em|da|do|su|di|dal|per|op|van|voor|door|på|från|för|fra|af|til|for|na|z|od|dla|u|koneesta|koneelta)\s)(?:(?:the|your|our|my|ihre[mnr]?|unsere[mnr]?|votre|notre|su|tu|seu|sua|vostr[oa]|uw|onze|din|er)\s)?(?:(?:unit|machine|asset|equipment|rental|fleet|plant|item|truck|vehicle|maschine|gerät|fahrzeug|engin|máquina|equipo|unidad|macchina|mezzo|maskinen?|kone|maszyn[ayę]|stroj[ie]?)\s)?(?=\S)|^(?:(?:the|your|our)\s)?(?:unit|machine|asset|equipment|rental|fleet|plant|item|vehicle|maschine|gerät|engin|máquina|equipo|macchina|maskin|kone|maszyna|stroj)\s(?=\S)/iu;
const ofMachine =
  /(?:unit|machine|asset|equipment|rental|fleet|plant|item|truck|vehicle|maschine|gerät|fahrzeug|engin|máquina|equipo|unidad|macchina|mezzo|maskinen?|kone|maszyn[ayę]|stroj[ie]?|koneesta|koneelta)\s$/iu;
/** `Generator NORTE-2 alarm`, `asset 450-88 DTC`, `CTL 86-2 has 2 active codes`. */
const tail =
  /\s(?:(?:active|new|open)\s)?(?:alarms?|alerts?|faults?|dtcs?|codes?|errors?|warnings?|events?|notifications?|notices?|reports?|störung(?:en)?|meldung(?:en)?|alerte|défaut|alarma|falla|allarme|alarme|falha|storing|larm|fel|feil|fejl)$|\s(?:has|have|had|reports?|reported|sent|logged|raised|needs|is|was|meldet|a signalé)\s.*$/iu;
/** `1127-16`: a fault, where no word says that it is a machine. */
const codeLike = /^\d{2,6}-\d{1,2}$/;
/** `AT 5`, `NORTE-2`: names that are no designations, though nothing leads to them. */
const apartByForm = /^\p{Lu}{2,8}-\d{1,4}(?:-\d{1,2})?$/u;
/** `26-4410`, `3 Ton Tim`, `PETTI-6` */
const ofFigures =
  /^(?:\d{1,4}-\d{1,5}|\d{1,2} \p{Lu}\p{L}{1,9}(?: \p{Lu}\p{L}{1,9}){0,2}|\p{Lu}{2,8}-\d{1,4})$/u;
const figuresAndWords = /^\d{1,2}(?: \p{Lu}\p{Ll}{2,9}){2,3}$/u;
const wordsAlone = /^\p{Lu}[\p{L}'’]{2,14}(?: \p{Lu}[\p{L}'’]{1,14}){0,2}$/u;
/** Tickets, papers and what a subject says of itself. */
const noNames =
  /\d{6}|^(?:#|no\.?|nr\.?)?\s?(?:INC|REQ|RITM|CHG|TASK|CASE|SR|WO|PO|TKT|TICKET|ORD|INV|KW|WK|Q)[- #]?\d|^(?:re|fw|fwd|aw|wg|sv|vs|tr|rv|urgent|attention|action|required|reminder|summary|daily|weekly|monthly|digest|report|status|important|external|customer|account|contract|order|invoice|quote|ticket|case|request|site|job|project|test|please|help|today|hello|hi)(?:\b|$)|(?:construction|rentals?|hire|equipment|services?|group|ltd|inc|llc|gmbh|bau|earthworks|paving|quarr(?:y|ies)|mining|contractors?)$/iu;
