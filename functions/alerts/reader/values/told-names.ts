import type { ValueClaim } from '../claims.ts';
import { isFaultTitle } from '../fault-titles.ts';
import { has, type Line, mayHave, sign } from '../lines.ts';
import { listedModel } from '../makers.ts';
import { firstIn, type Source } from '../marks.ts';
import { endOf, firstWordFrom, hasBits, matchAtWord, startOf } from '../scan.ts';
import { may, setOfWords } from '../vocabulary.ts';
import {
  type FoundMachine,
  findMachine,
  isDesignation,
  machineAt,
  modelAt,
  numberInBracket,
} from './machines.ts';
import { nameLedBy } from './naming.ts';
import { countsOther, isNumberedName, isOwnersName } from './owners-names.ts';
import { isPlainWord } from './plain-words.ts';

/*
 * The owner's name for a machine as sentences tell it: beside the machine in brackets or between commas (`Komatsu PC290LC-11
 * (serial K71233, intern B-17)`, `Volvo L90H, maskin 27, visar …`, `HMK-14 (Hidromek HMK 230 LC, …)`), after what leads to it
 * (`which runs as HT-12`, `number WL-19 on our list`), and as the kind of machine with its number (`Lastare 4 har …`). A line
 * is looked at as a whole: what labels on it have read takes nothing away.
 */

/** The names that a line tells. */
export function namesTold(source: Source, line: Line): ValueClaim[] {
  if (line.end - line.start > 1500) return [];
  const claims: ValueClaim[] = [];
  const add = (name: ValueClaim | undefined) => {
    if (!name) return;
    // Of `shovel nr 14` and `14` the surer.
    const other = claims.findIndex((claim) => claim.start < name.end && name.start < claim.end);
    const known = claims[other];
    if (!known) claims.push(name);
    else if (known.field === 'unit' && name.field === 'unit' && known.confidence + 0.1 < name.confidence)
      claims[other] = name;
  };
  if (has(line, sign.digit)) {
    let from = line.start;
    for (let count = 0; mayHave(line, may.brand) && count < 6; count += 1) {
      const machine: FoundMachine | undefined = findMachine(source.scan, from, line.end, () => false);
      if (!machine?.model) break;
      const told = besideMachine(source, machine.end, line.end);
      for (const claim of told) add(claim);
      if (told.length === 0) add(nameBefore(source, line.start, machine.brand.start));
      from = machine.end;
    }
    // `The loader, a ZW180-6 (RYUNM60ETL0001306, tag P-18)`
    const listed = claims.length > 0 ? undefined : listedModel(source, from, line.end, () => false);
    if (listed) {
      for (const claim of besideMachine(source, listed.end, line.end)) add(claim);
      if (claims.length === 0) add(nameBefore(source, line.start, listed.start));
    }
  }
  if (has(line, sign.digit)) {
    add(bracketedFirst(source, line));
    add(nameHeading(source, line));
    add(nameAlone(source, line));
    add(nameAfterNumber(source, line));
  }
  if (mayHave(line, may.kind | may.machineType)) add(kindLine(source, line));
  if (mayHave(line, may.called | may.kind)) {
    for (let word = line.from; word < line.to; word += 1) {
      const bits = source.scan.bits[word] ?? 0;
      if ((bits & may.called) !== 0) {
        add(nameLedBy(source, word, line));
        add(nameLed(source, startOf(source.scan, word), line));
      }
      if ((bits & (may.kind | may.machineType)) !== 0 && claims.length === 0)
        add(kindAndNumber(source, word, line));
    }
  }
  return claims;
}

/**
 * `(EX-24, serial …)`, `, L-38.`, `, maskin 27,`, `, serial RDC00415 (D6-11)`: of the parts after a machine the one that is
 * its owner's name, and in brackets the number that its maker gave it.
 */
function besideMachine(source: Source, from: number, to: number): ValueClaim[] {
  const { text } = source;
  const claims: ValueClaim[] = [];
  // `Your Volvo A40G ADT-4 with …`
  const next = /^\s((?![EFAPCS]{1,2}-\d)\p{Lu}{2,5}-\d{1,4})(?=\s\p{Ll}|[,)]|\.?$)/u.exec(
    text.slice(from, Math.min(to, from + 16)),
  )?.[1];
  if (next && !isPlainWord(next) && !firstIn(source.marks.codes, from + 1, from + 2))
    return [{ field: 'unit', value: next, start: from + 1, end: from + 1 + next.length, confidence: 0.52 }];
  const numbered = nameBeforeNumber.exec(text.slice(from, Math.min(to, from + 32)))?.[1];
  const bracket = numbered === undefined ? -1 : from + 1 + numbered.length;
  if (
    numbered !== undefined &&
    numberInBracket.test(text.slice(bracket, Math.min(to, bracket + 24))) &&
    (isOwnersName(numbered) || figuresInTwo.test(numbered))
  ) {
    const number = text.slice(bracket + 2, text.indexOf(')', bracket));
    return [
      { field: 'unit', value: numbered, start: from + 1, end: bracket, confidence: 0.52 },
      serialOf(number, bracket + 2),
    ];
  }
  let at = from;
  for (let count = 0; count < 4; count += 1) {
    const open = openBracket.exec(text.slice(at, Math.min(to, at + 44)));
    if (open && (count === 0 || open[0].length < 4)) {
      const start = at + open[0].length;
      const window = text.slice(start, Math.min(to, start + 120));
      const close = window.search(/[)\]\n]/);
      claims.push(...inBracket(source, start, start + (close < 0 ? window.length : close)));
      if (claims.length > 0 || close < 0) return claims;
      at = start + close + 1;
      continue;
    }
    const part = partBeside.exec(text.slice(at, Math.min(to, at + 60)));
    if (!part?.[1]) return claims;
    const start = at + part[0].length - part[1].length;
    const isNamed = claims.length > 0;
    const name = isNamed ? undefined : nameIn(source, start, start + part[1].length, false);
    if (name) claims.push(name);
    // `Cat 793F, HT-417, SSP01228`
    else if (isNamed) return numberOfMaker.test(part[1]) ? [...claims, serialOf(part[1], start)] : claims;
    at += part[0].length;
  }
  return claims;
}

/** `Sany SY215C 4471 (AT6314488)`, `Cat D6 The Beast (PE-44120)`: before the number that its maker gave it. */
const nameBeforeNumber = /^\s((?:\p{Lu}\p{L}{1,11} )?#?[\p{Lu}\d][\p{L}\d-]{0,11})(?=\s\([A-Z\d])/u;

const figuresInTwo = /^\d{2,4}-\d{2,4}$/;

/** `JCB 3CX du chantier (TP-3, …`: a few words may stand between. */
const openBracket = /^(?:\s[\p{Ll}'’]{1,12}){0,3}\s{0,2}[,;]?\s{0,2}[([]/u;
const partBeside =
  /^(?:,\s{1,2}|\s[–—/|·-]\s|(?:\s\p{Ll}{2,5}){0,2}?\s(?=(?:intern[aeno]{0,2}\s)?(?:number|nomer|[Nn]ummer|[Nn]o\.?|n[°ºo.]|[Nn]r|nro|núm|numéro|número|numero|numer|číslom?|č|c|frota|flota|parc|eco|prefixo|номер|№|رقم|מספר|số|หมายเลข)\.?\s?(?:\d{1,5}(?![\d.,:/-]\d|\d)|\p{Lu}{1,4}-\d)))(?:that(?: is|['’]s)\s|i\.e\.\s|d\.h\.\s)?([^()[\]\n,;:]{2,40}?)(?=[.!?](?:\s(?!\d)|$)|[,;:]|\s\(|\s[–—/|·-]\s|\s(?:it|and|is|has|der|die|das|qui|que|che|som)\s|(?<=[\s°º#](?:\d{1,4}|\p{Lu}{1,4}-\d{1,4}))\s(?![\d.,]*\s?(?:h|std|hrs?)(?!\p{L}))[\p{L}\d]|$)/u;

function inBracket(source: Source, from: number, to: number): ValueClaim[] {
  const { text } = source;
  const claims: ValueClaim[] = [];
  let start = from;
  for (const part of text.slice(from, to).split(/(?:[,;]|\s[/|·•–—-])(?=\s)/, 6)) {
    const first = text.indexOf(part, start) + part.length - part.trimStart().length;
    start = first + part.trim().length;
    const name = claims.some((claim) => claim.field === 'unit')
      ? undefined
      : nameIn(source, first, start, true);
    if (name) claims.push(name);
    else if (numberOfMaker.test(part.trim()) && !firstIn(source.marks.codes, first, first + 1))
      claims.push(serialOf(part.trim(), first));
  }
  return claims.some((claim) => claim.field === 'unit') ? claims : [];
}

function serialOf(value: string, start: number): ValueClaim {
  return { field: 'serial', value, start, end: start + value.length, confidence: 0.52 };
}

/** Letters and at least five digits. */
const numberOfMaker = /^(?=(?:.*\d){5})(?=.*[A-Z])[A-Z\d]{6,17}$/;

/** The name that a part between commas is: by its form, and where a word leads to it also a mere number or word. */
function nameIn(source: Source, start: number, end: number, isBracketed: boolean): ValueClaim | undefined {
  if (end - start > 40) return undefined;
  const part = source.text.slice(start, end);
  const kind = kindLead(source, start, part);
  // `YARD-38`, `Fleet-44`: a word for machines with a number is one name.
  const lead = joined.test(part) ? '' : kind || (partLead.exec(part)?.[0] ?? '');
  const value = part.slice(lead.length).replace(/^["“„«]\s?|\s?["”“»]$/g, '');
  // `…, serial 1243-50277, "Level Best"`: a part that is in quotation marks as a whole.
  const isQuoted = lead === '' && part.length - value.length >= 2 && quoted.test(part);
  const named = isQuoted
    ? isQuotedName(source, value, start + 1, end - 1)
    : kind
      ? ownNumber.test(value) || (isOwnersName(value) && !isPlainWord(value))
      : lead === ''
        ? isApart(value, isBracketed)
        : isNamed(value, lead);
  if (!named) return undefined;
  const from = start + part.indexOf(value, lead.length);
  if (firstIn(source.marks.codes, from, from + 1) || firstIn(source.marks.hours, from, end)) return undefined;
  return {
    field: 'unit',
    value,
    start: from,
    end: from + value.length,
    confidence: lead === '' && !isBracketed ? 0.52 : 0.57,
  };
}

const joined = /^(?!N[or]\b)\p{Lu}\p{L}{1,11}-\d{1,5}$/u;

/** What stands before the name in its part: whose it is, what it is, and words for any machine. */
const partLead =
  /^(?:(?:which |that |who |qui |que |che |den |die |der |das )?(?:(?:we|they|i|wir|nous|on) (?:call|run|have|know)(?: (?:it|her|him))?(?: as)? ?|is |est |es |is\s)?(?:(?:our|your|my|the|onze?|ons|unsere?|ihre?|notre|nos|votre|vos|nuestr[oa]|su|noss[oa]|nostr[oa]|vostr[oa]|vår[t]?|vores|deres|er|nasz[ae]?|naše?|bizim|ours:?|(?:with us|bei uns|chez nous|da noi|bij ons|ho?s oss?|meillä|u n[aá]s|nálunk|con nosotros|conosco)(?: (?:die|der|das|le|la|il|el|de|het))?)\s)?(?:(?:known|listed|tagged|booked|entered|running|also known) as\s|(?:internal(?:ly)?|intern[aeno]{0,2}|internt|interní|interner|betriebsintern|eigene?|own|customer|client|fleet|flotte|parc|flota|frota|yard|shop|rental|nickname|nicknamed|nick|spitzname|genannt|gen\.|surnom(?:mée?)?|dite?|apodo|apodad[oa]|apelido|apelidad[oa]|soprannome|detta|detto|bijnaam|genaamd|bijgenaamd|smeknamn|kallad|kallenavn|kaldet|kælenavn|lempinimi|zwan[ya]|přezdívka|zvan[ýá]|lakabı|a\.?k\.?a\.?|alias|called|name(?:d)?|tag|badge|asset|unit|id|equipment|plant|machine|machinist|maskin(?:en)?|masch(?:ine|\.)?|gerät|geräte|kone|konenumero|makina|macchina|máquina|maszyna|stroj|engin|matériel|mezzo|equipo|equipamento|unité|unidad|unidade|toestel|machinenr|inventar|inventory|inv\.?|inventaire|inventario|inventário|kostenstelle)[ .:-]{1,2}){0,3}(?:(?:n[°ºo.]\.?|nr\.?|no\.?|nro\.?|num(?:ber|mer|éro|ero|er)|número|núm\.|č\.|c\.|číslom?|frota|flota|eco|económico|móvil|prefixo|борт|инв\.|номер|№|رقم|מספר|כלי|số|หมายเลข|編號|编号|번호|#|id|ref\.?|code|kod|numara(?:sı)?|tag)(?:[ .:]{1,2}|(?=[\d#]))(?=[\p{Lu}\d#]))?)(?=[\p{L}\d#"“„«])/iu;

/** `haul truck 11`, `digger D8`, `stacker Rhino`: in small letters the kind of machine is no part of its name. */
function kindLead({ scan }: Source, start: number, part: string): string {
  const lead = ofKind.exec(part)?.[0] ?? '';
  if (lead === '') return '';
  const word = firstWordFrom(scan, start + (lead.trimEnd().lastIndexOf(' ') + 1));
  const bits = scan.bits[word] ?? 0;
  // `haul road 3`
  return (bits & (may.kind | may.machineType)) !== 0 && (bits & may.street) === 0 ? lead : '';
}

const quoted = /^["“„«].*["”“»]$/;

const largeWords = /^\p{Lu}[\p{L}'’-]{1,14}(?: \p{Lu}[\p{L}'’-]{1,14}){1,3}$/u;

/** `"Level Best"`: a part's name and a label's word are parts of a name as well, where not all of its words are such. */
function isQuotedName({ scan }: Source, value: string, start: number, end: number): boolean {
  if (/\d/.test(value)) return isNumberedName(value) && !isPlainWord(value);
  if (isOwnersName(value)) return !isFaultTitle(value);
  if (!largeWords.test(value) || isFaultTitle(value) || hasBits(scan, start, end, may.severity | may.trouble))
    return false;
  const known = may.part | may.label | may.notice | may.verb | may.kind | may.machineType;
  for (let word = firstWordFrom(scan, start); word < scan.count && startOf(scan, word) < end; word += 1)
    if (((scan.bits[word] ?? 0) & known) === 0) return true;
  return false;
}

const ownNumber = /^#?\d{1,5}(?:-\d{1,4})?$/;
const ofKind = /^(?:the |our |my )?(?:\p{Ll}{3,12} ){0,2}\p{Ll}{3,14} (?=["“„«#\p{Lu}\d])/u;

function isNamed(value: string, lead: string): boolean {
  if (/^#?\d{1,6}(?:-\d{1,4})?$/.test(value)) return numberLead.test(lead);
  if (/\d/.test(value)) return isNumberedName(value);
  return nickLead.test(lead) && isOwnersName(value) && !isPlainWord(value);
}

const numberLead =
  /(?:[°º#]|(?<!\p{L})(?:our|your|onze?|unsere?|notre|intern[aeo]?|internal|no|nr|number|nummer|num[eé]ro|número|núm|numer|nro|číslom?|c|frota|flota|eco|móvil|prefixo|номер|№|رقم|מספר|số|n|หมายเลข|unit|asset|machine|maskin(?:en)?|masch(?:ine)?|kone|machinenr|inv|inventar|inventory|inventaire|inventario|fleet|plant|id|gerät|macchina|máquina|maszyna|stroj|engin|equipo|č)[ .:-]{0,3})$/iu;
const nickLead =
  /(?:nick|nickname|nicknamed|spitzname|genannt|gen\.|surnom|surnommée?|dite?|apodo|apodad[oa]|apelido|apelidad[oa]|soprannome|dett[ao]|bijnaam|genaamd|bijgenaamd|smeknamn|kallad|kallenavn|kaldet|kælenavn|lempinimi|zwan[ya]|přezdívka|zvan[ýá]|lakabı|a\.?k\.?a\.?|alias|called|call (?:it|her|him)|as|named)[ .:-]{0,2}["“„«]?$/i;

/** Without a word that leads to it: in brackets any numbered name, between commas one that is nothing else. */
function isApart(value: string, isBracketed: boolean): boolean {
  if (!isNumberedName(value) || isPlainWord(value)) return false;
  if (/^[A-Z]{1,2}\d{3,4}$|^T\d[FI]$/.test(value)) return false;
  return isBracketed || /^(?![EFAPCS]-\d)\p{Lu}{1,5}-\d{1,4}(?:-\d{1,3}|\p{Lu})?$/u.test(value);
}

/** `HMK-14 (Hidromek …`, `graver G11, en Doosan …`, `RL-9, that is the Dynapac …`: a name right before its machine. */
function nameBefore(source: Source, from: number, at: number): ValueClaim | undefined {
  const lead = Math.max(from, at - 60);
  const quoted =
    /["“„«]([\p{L}\d][\p{L}\p{N} #'’.-]{1,22})["“”»]\s?(?:\(|,\s|[–—-]\s)(?:\p{Ll}{1,5}\s)?$/u.exec(
      source.text.slice(lead, at),
    );
  if (quoted?.[1] && (isOwnersName(quoted[1]) || !isPlainWord(quoted[1]))) {
    const start = lead + quoted.index + 1;
    return { field: 'unit', value: quoted[1], start, end: start + quoted[1].length, confidence: 0.6 };
  }
  const before = source.text.slice(lead, at);
  // `Escavatore "Il Mulo" New Holland E215C`
  const own = /["”»] ?$/.test(before) ? quotedBefore.exec(before)?.[1] : undefined;
  const ownAt = lead + before.lastIndexOf(own ?? '');
  if (own !== undefined && isQuotedName(source, own, ownAt, ownAt + own.length)) {
    const start = ownAt;
    return { field: 'unit', value: own, start, end: start + own.length, confidence: 0.55 };
  }
  const match = beforeMachine.exec(before) ?? setBefore.exec(before) ?? aboutBefore.exec(before);
  const value = match?.slice(1).find((group) => group !== undefined);
  if (!match || value === undefined || isPlainWord(value)) return undefined;
  const start = lead + match.index + match[0].indexOf(value);
  if (firstIn(source.marks.codes, start, start + 1)) return undefined;
  return { field: 'unit', value, start, end: start + value.length, confidence: 0.54 };
}

/** `[EX-12] Liebherr R 926`, `#12 Genie Z-60/37`, `asset DMP/004 Wacker Neuson DW60`, `Peanut = our Kubota U55-4` */
const setBefore =
  /(?:(?:^|\s)\[(?=[^\]\n]{0,22}\d)([^\]\n]{2,24})\]\s{0,3}|(?:^|\s)#(\d{1,5})\s|(?:^|\s)(\p{Lu}{1,4}(?:\/\p{Lu}{1,4}){0,2}\/\d{1,4})\s|(?:^|\s)(\p{Lu}\p{L}{2,12})\s=\s(?:(?:our|the|my)\s)?)$/u;
const quotedBefore = /\p{L} ["“„«]([\p{L}\d][\p{L}\p{N} #'’.-]{1,22})["”»] ?$/u;
/** `this report is about Whistler, your HB365LC-3` */
const aboutBefore =
  /(?<=(?:^|\s)(?:about|regarding|concerning|über|concerne|concernant|sobre|riguarda|betreft|betrifft|gäller|gjelder|vedrører|dotyczy) )["“]?(\p{Lu}[\p{Ll}'’]{2,14}(?: \p{Lu}[\p{Ll}'’]{1,14}){0,2})["”]?, (?:your|our|the|ihr|unser|votre|notre|su|nuestr[oa]|vostr[oa]|uw|onze|din|deres|er)(?:e[mnr]?)? (?:\p{L}{4,24} )?$/u;
const beforeMachine =
  /(?:^|(?<=[\s"“(]))(\p{Lu}{1,5}-\d{1,4}(?:[-/]\d{1,3}|\p{Lu})?|\p{Lu}{3,12}-\p{Lu}|\p{Lu}\p{L}{2} \d{1,3}|\d{1,4}-\d{2,5}|\p{Lu}{1,4}(?:\/\p{Lu}{1,4}){0,2}\/\d{1,4}|(?<=\p{L}{4}\s)\p{Lu}{1,2}\d{1,3})["”]?(?:\s?\(|,|\s[–—-]|\s=|(?=\s(?:is|was|being)\s(?:a|an|the|our)\s)|\sadlı|\s(?:named|genannt|dite?|llamad[ao]|detta|genaamd))\s?(?:(?:is|was|being|that(?: is|['’]s)|which is|it['’]s|das ist|det är|det er|c['’]est|es|è|é|to|je|dat is)\s)?(?:(?:the|a|an|our|my|ein(?:e|en|em|er)?|der|die|das|den|dem|unser(?:e|en|em|er)?|une?|le|la|notre|l['’]|el|un|una|nuestr[oa]|uma?|o|a|il|lo|nostr[oa]|een|de|het|onze?|ett?|en|vår[t]?|vores)\s)?(?:\p{L}{4,24}\s)?(?:(?:19|20)\d\d\s)?$/u;

/** `Dale (pit): LD-844-2. 9,488 hrs on her`, `High severity fault on Lift-22`: a name that is all of a sentence, or ends it after its fault. */
function nameAlone({ text, marks }: Source, line: Line): ValueClaim | undefined {
  const window = text.slice(line.start, Math.min(line.end, line.start + 160));
  const match =
    alone.exec(window) ??
    (window.length < 120 && /\d.{0,4}$/.test(window.slice(-5)) ? ofFault.exec(window) : null);
  if (!match?.[1] || isPlainWord(match[1])) return undefined;
  const start = line.start + match.index + match[0].indexOf(match[1]);
  if (firstIn(marks.codes, start, start + 1)) return undefined;
  return { field: 'unit', value: match[1], start, end: start + match[1].length, confidence: 0.54 };
}

const alone = /(?<=[:.!?]\s)((?![EFAPCS]-\d)\p{Lu}{1,5}-\d{1,4}(?:-\d{1,3}|\p{Lu})?)(?=[.!](?:\s|$))/u;
const ofFault =
  /(?:fault|alarm|alert|warning|code|event|störung|meldung|warnung|défaut|alerte|alarme|falla|alarma|guasto|allarme|falha|alerta|storing|melding|fel|larm|feil|alarm|fejl|vika|hälytys|usterka|porucha|arıza)s?(?: (?:update|report|notice|code|codes|alert|notification|summary|event|warning|message|status|digest|raised|logged|active|reported|detected))? (?:on|for|from|at|bei|an|auf|von|sur|de|en|su|di|em|na|no|op|van|på|för|na|u) ["“„«]?(\p{Lu}[\p{L}\d]{0,14}(?: \p{Lu}[\p{L}\d]{0,12})?[- ]\d{1,5}(?:-\d{1,3}|\p{Lu})?)["”“»]?[.!:]?$/iu;

/** `…, serial A27711, EX 290-1.`, `driver of GRD-2 radios`: after the maker's number, and after who works with it. */
function nameAfterNumber({ text, scan, marks }: Source, line: Line): ValueClaim | undefined {
  const window = text.slice(line.start, Math.min(line.end, line.start + 300));
  const match =
    (has(line, sign.comma) ? afterNumber.exec(window) : null) ??
    (mayHave(line, may.verb | may.kind) ? matchAtWord(scan, window, line.start, workers, workedWith) : null);
  if (!match?.[1]) return undefined;
  const start = line.start + match.index + match[0].length - match[1].length;
  if (firstIn(marks.codes, start, start + 1)) return undefined;
  return { field: 'unit', value: match[1], start, end: start + match[1].length, confidence: 0.54 };
}

const afterNumber =
  /[\s(](?=[A-Z]{1,8}\d{3})[A-Z\d]{5,17}\)?,\s((?!US|SR|CR|FM|HWY|[EFAPCS]-\d)\p{Lu}{1,4}[- ]\d{1,3}(?:-\d{1,2}|\p{Lu})?)(?=[.,;)](?:\s|$))/u;
const workedWith =
  /(?:driver|operator|fahrer|bediener|conducteur|chauffeur|opérateur|operador|conductor|maquinista|motorista|operatore|conducente|autista|machinist|bestuurder|förare|maskinförare|fører|kuljettaja|operatora?|kierowca|řidič|operatör) (?:of|on|in|from|with|vom|von|auf|de|de la|del|da|do|della|di|op|van|på|av|af|z|na) (\p{Lu}{1,5}-\d{1,4}(?:-\d{1,3}|\p{Lu})?)(?![\p{L}\p{N}-])/iuy;
/** The first words of all that it begins with: it is looked for at these alone. */
const workers = setOfWords(
  `driver operator fahrer bediener conducteur chauffeur opérateur operador conductor maquinista motorista operatore conducente autista
  machinist bestuurder förare maskinförare fører kuljettaja operator operatora kierowca řidič operatör`,
);

/** `[EX-21] HX210A PIN …`: in brackets before a designation. */
function bracketedFirst(source: Source, line: Line): ValueClaim | undefined {
  const { text } = source;
  if (text[line.start] !== '[') return undefined;
  const match = /^\[([^\]\n]{2,24})\]\s{1,3}/.exec(
    text.slice(line.start, Math.min(line.end, line.start + 30)),
  );
  if (!match?.[1] || !isNumberedName(match[1])) return undefined;
  const at = line.start + match[0].length;
  const model = machineAt(source.scan, at, line.end)?.model ?? modelAt(source.scan, at, line.end);
  return model && isDesignation(model.value)
    ? {
        field: 'unit',
        value: match[1],
        start: line.start + 1,
        end: line.start + 1 + match[1].length,
        confidence: 0.57,
      }
    : undefined;
}

/** `we run as HT-12`, `you know number 31`, `number WL-19 on our list`, `nickname Rusty`, `intern B-17`, `your no. RLR-26`. */
function nameLed({ text, marks }: Source, at: number, line: Line): ValueClaim | undefined {
  const match = led.exec(text.slice(at, Math.min(line.end, at + 72)));
  const value = match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4];
  if (!match || value === undefined) return undefined;
  const start = at + match[0].length - value.length;
  if (firstIn(marks.codes, start, start + 1) || isPlainWord(value)) return undefined;
  return { field: 'unit', value, start, end: start + value.length, confidence: 0.57 };
}

const led =
  /^(?:(?:call(?:s|ed)?\s(?:it|her|him|this one)\s|(?:runs?|running|known|listed|tagged|booked|entered|registered|läuft|geführt|lista(?:d|t)|connue?|conocid[oa]|conhecid[oa]|conosciut[oa]|bekend|känd|kjent|kendt)\s(?:(?:here|locally|on site|to us|internally|with us|in (?:our|the) (?:fleet|system|yard|list|books)|bei uns|hier|intern|chez nous|aquí|aqui|qui|hos oss|bij ons)\s)?(?:as|unter|als|comme|como|come|som)\s)(?:unit |number |no\. |nummer |nr\.? |numéro |número )?["“„«]?((?=[\p{L}\p{N} -]{0,14}\d)[\p{Lu}\d][\p{L}\p{N}]{0,10}(?:[- ]\p{Lu}?\d{1,5})?)|(?:number|nummer|numéro|número|numero|no|nr)\.?\s((?=[\p{L}-]{0,5}\d)\p{Lu}{0,5}-?\d{1,5})(?=\s(?:on|in) (?:our|the|my) (?:list|books|fleet|sheet|system)|\s(?:auf|in) unserer|\s(?:sur|dans) notre|\s(?:en|de) nuestr|\s(?:na|da) nossa|\s(?:nel|della) nostr|\s(?:op|in) onze|\s(?:i|på) vår)|(?:nickname|nick|nicknamed|spitzname|surnom|apodo|apelido|soprannome|bijnaam|smeknamn|kallenavn|lempinimi|přezdívka)[:\s]\s?["“„«]?(\p{Lu}[\p{L}'’-]{1,14}(?: \p{Lu}[\p{L}\p{N}'’-]{0,12}){0,2})|(?:painted|stencill?ed|numbered|lettered|badged|beschriftet|rotulad[oa]|pintad[oa]|numérotée?|numerad[oa]|numerat[oa]|gemerkt|märkt|merket|mærket)\s(?:as |with |mit |con |com |con el |met |med )?(?:(?:number|no|nr|nummer|numéro|número)\.? |#)?((?=[\p{L}-]{0,5}\d)\p{Lu}{0,5}-?\d{1,4})(?=\s(?:on|in|auf|am|an|sur|en|na|no|op|på|sul|sulla)\s|[.,;)]|$))(?![\p{L}\p{N}])/iu;

/** `For CRANE-6:`, `Device 4620081177 assigned to GRINDER-1`: a line that says of what it is told below, or on what the tracker is. */
function nameHeading({ text, marks }: Source, line: Line): ValueClaim | undefined {
  if (line.end - line.start > 80) return undefined;
  const window = text.slice(line.start, line.end);
  const match = aboutName.exec(window) ?? (trackerOn.exec(window) as RegExpExecArray | null);
  if (!match?.[1] || !isNumberedName(match[1]) || isPlainWord(match[1])) return undefined;
  const start = line.start + match.index + match[0].lastIndexOf(match[1]);
  if (firstIn(marks.codes, start, start + 1)) return undefined;
  return { field: 'unit', value: match[1], start, end: start + match[1].length, confidence: 0.56 };
}

const aboutName =
  /^(?:for|about|re|regarding|concerns?|on|für|betrifft|pour|concerne|para|per|riguarda|voor|betreft|för|gäller|gjelder|til|dla|pro)(?: (?:unit|machine|asset))?:?\s(\p{Lu}[\p{L}\d]{0,11}(?:[- ]\p{Lu}?\d{1,5})(?:-\d{1,3})?)\s?:?$/iu;
const trackerOn =
  /\b(?:assigned|paired|fitted|installed|mounted|linked|bound|attached)\s(?:to|with|on|in)\s(?:unit |machine |asset )?(\p{Lu}[\p{Lu}\d]{0,11}-\d{1,5})(?![\p{L}\d-])/u;

/** `Colhedora CANA-03`, `Forklift: FL-2207`, `Dozer 2207`: a line that is a kind of machine and the name of one. */
function kindLine({ text, scan, marks }: Source, line: Line): ValueClaim | undefined {
  if (line.end - line.start > 48 || line.to - line.from < 2) return undefined;
  const match = kindThenName.exec(text.slice(line.start, line.end));
  const [, kind, gap, value] = match ?? [];
  if (kind === undefined || gap === undefined || value === undefined) return undefined;
  const last = firstWordFrom(scan, line.start + kind.lastIndexOf(' ') + 1);
  if (((scan.bits[last] ?? 0) & (may.kind | may.machineType)) === 0) return undefined;
  const start = line.end - value.length;
  const isNumbered =
    gap.trim() !== '' && /^\p{Lu}\p{L}{1,11}[- ]\d{1,4}$/u.test(value) && !countsOther(value);
  const isSure = gap.trim() === '' ? isNumberedName(value) : isOwnersName(value);
  // `Kraan: Crew 11`: behind a label a word of another's is a part of the name.
  if (
    (!isSure && !isNumbered) ||
    (isPlainWord(value) && !isNumbered) ||
    firstIn(marks.codes, start, line.end)
  )
    return undefined;
  // `Dozer 2207`: beside a mere number the kind is a part of the name.
  if (/^\d+$/.test(value) && gap.trim() === '')
    return {
      field: 'unit',
      value: `${kind}${gap}${value}`,
      start: line.start,
      end: line.end,
      confidence: 0.71,
    };
  return { field: 'unit', value, start, end: line.end, confidence: 0.71 };
}

const kindThenName =
  /^((?:\p{L}[\p{L}’'-]{2,16} ){0,2}\p{L}[\p{L}’'-]{2,18})(\s?:\s{0,12}| )([\p{Lu}\d][\p{L}\d #'’/-]{0,24})$/u;

/** `Lastare 4 har …`, `(Bagger 9, …`, `kraan 12`: a kind of machine with the number that its owner gave it. */
function kindAndNumber(source: Source, word: number, line: Line): ValueClaim | undefined {
  const { text, scan } = source;
  const [start, after] = [startOf(scan, word), endOf(scan, word)];
  const own = ownToken.exec(text.slice(after, Math.min(line.end, after + 16)))?.[1];
  const at = own ? text.indexOf(own, after) : after;
  if (own && !firstIn(source.marks.codes, at, at + 1))
    return { field: 'unit', value: own, start: at, end: at + own.length, confidence: 0.53 };
  const apart = numberApart.exec(text.slice(after, Math.min(line.end, after + 8)))?.[1];
  if (apart && beginsPart.test(text.slice(Math.max(line.start, start - 16), start)))
    return { field: 'unit', value: apart, start: after + 1, end: after + 1 + apart.length, confidence: 0.5 };
  const worded = wordAndNumber.exec(text.slice(after, Math.min(line.end, after + 24)))?.[1];
  if (
    worded &&
    isOwnersName(worded) &&
    !isPlainWord(worded) &&
    !hasBits(scan, after + 1, after + 1 + worded.length, may.brand)
  )
    return {
      field: 'unit',
      value: worded,
      start: after + 1,
      end: after + 1 + worded.length,
      confidence: 0.51,
    };
  const match = number.exec(text.slice(after, Math.min(line.end, after + 24)));
  if (!match?.[1]) return undefined;
  const end = after + match[0].length;
  const before = word > line.from ? (scan.bits[word - 1] ?? 0) : 0;
  // `boom 2 length sensor`: a part.
  const isPart = word + 3 < line.to && text[end] === ' ' && hasBits(scan, end, end + 16, may.part);
  if (
    isPart ||
    ((before & may.brand) !== 0 && startOf(scan, word) - endOf(scan, word - 1) === 1) ||
    text[start - 1] === '-' ||
    /\d\s$/.test(text.slice(Math.max(line.start, start - 2), start)) ||
    firstIn(source.marks.hours, start, end) ||
    firstIn(source.marks.dates, start, end)
  )
    return undefined;
  return { field: 'unit', value: text.slice(start, end), start, end, confidence: 0.46 };
}

/** `truck Ranger 12 threw …` */
const wordAndNumber = /^ (\p{Lu}\p{Ll}{2,11} \d{1,3})(?= \p{Ll}|[,.;)]|$)/u;

/** `…, frame no. 11884, dump truck 214`: a longer number is a name where it is a part for itself. */
const numberApart = /^\s(\d{3,4})(?=$|[),;|]|:\s)/;
const beginsPart = /[,/|(]\s?(?:\p{Ll}{3,10}\s)?$/u;

/** `Hauler ADT-4 just threw …` */
const ownToken =
  /^\s(?:is\s|=\s)?((?![EFAPCS]{1,2}-\d)\p{Lu}{2,5}-\d{1,4}\p{Lu}?|(?![EFAPCS]-\d)\p{Lu}-\d{1,3})(?![\p{L}\p{N}-])/u;

const number =
  /^\s(?:#|nr\.?\s|no\.\s?|n[°º]\s?)?(\d{1,2}\p{Lu}?)(?=$|[),;!?"”»]|[.:](?:\s|$)|\s(?![\d/%°]|(?:h|hrs?|hours?|std|stunden|t|to|ton(?:ne)?[ns]?|m|mm|ft|feet|foot|in|inch(?:es)?|yd|lbs?|gal|cm|km|kg|l|psi|bar|min|sec|s|uhr|uur|timmar|timer|am|pm|a\.m|p\.m|times?|mal|fois|veces|vezes|volte|keer|gånger|of|von|de|and|or|und|et|y|e|och|og|en|faults?|codes?|alarms?|units?)(?![\p{L}])))/iu;
