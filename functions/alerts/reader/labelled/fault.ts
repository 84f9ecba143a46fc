import type { ValueClaim } from '../claims.ts';
import { ratedPart } from '../fault-descriptions.ts';
import { isFaultTitle, isNotice } from '../fault-titles.ts';
import { faultAhead, isSetBeforeTitle, numberApart, readFaults } from '../faults.ts';
import { firstIn, type Source } from '../marks.ts';
import { saysFine, saysOver } from '../over.ts';
import { firstWordFrom, hasBits, type Scan, startOf } from '../scan.ts';
import { labelledCodeAt, unmistakableCodeAt } from '../values/fault-codes.ts';
import { labelledSeverityIn } from '../values/labelled-severities.ts';
import { type FoundMachine, findMachine, isDesignation, machineAt } from '../values/machines.ts';
import { isNumberedName } from '../values/owners-names.ts';
import {
  changedTo,
  type FoundSeverity,
  isColour,
  isSeverityAlone,
  severityClaim,
  severityIn,
  tickedBox,
} from '../values/severity-words.ts';
import { may, wordsOf } from '../vocabulary.ts';
import { isOfList, type Label, labelAt } from '../words/labels.ts';
import { isRegion } from '../words/regions.ts';
import { messageWords, plainWords, shortGrades } from '../words/severities.ts';
import { stateCode } from '../words/states.ts';
import type { LabelledValue, ReadValue } from './value-bounds.ts';

/*
 * What is wrong and how bad it is, by a label of faults: `Code`, `Alert`, `SPN` and `FMI`, `Description`, `Severity` and
 * `Lamp`, `Status`; and where such a label stands before the machine's own name (`ALERT: Excavator R-14`).
 */

export function readFault(given: LabelledValue): ReadValue {
  const read = withNumberOfLabel(given, faultOf(given));
  const severity = given.whole ? undefined : severityOfLabel(given, read.claims);
  return severity ? { claims: [...read.claims, severity], end: read.end } : read;
}

/** `Alarm 8: low oil pressure`: where the label's number counts none of several, it is the code of what has only words. */
function withNumberOfLabel({ label, source, start }: LabelledValue, read: ReadValue): ReadValue {
  const [only] = read.claims;
  const number = / \d$/.test(label.phrase) ? (label.phrase.at(-1) ?? '') : '';
  if (number === '' || read.claims.length !== 1 || only?.field !== 'fault') return read;
  const at = source.text.lastIndexOf(number, start - 1);
  if (start - at > 6 || isOfList(source.text, at)) return read;
  const code: ValueClaim = { ...only, field: 'code', value: number, start: at, end: at + 1 };
  return { ...read, claims: [code, { ...only, field: 'description' }] };
}

/** `Warnung: P2463`, `OSTRZEŻENIE - maszyna ŁAD-3`: what the message is called by how bad it is, where nothing else says it. */
function severityOfLabel(
  { label, start }: LabelledValue,
  claims: readonly ValueClaim[],
): ValueClaim | undefined {
  if (claims.some(({ field }) => field === 'severity')) return undefined;
  if (!claims.some(({ field }) => field === 'code' || field === 'unit')) return undefined;
  return severityOfMessage(label, start);
}

/** How bad a message is by what it is called, which stands before its text begins. */
export function severityOfMessage(label: Label, start: number): ValueClaim | undefined {
  const severity = messages.has(label.phrase) ? plainWords.get(label.phrase) : undefined;
  return severity && { field: 'severity', value: severity, start: start - 1, end: start, confidence: 0.55 };
}

const messages = new Set(messageWords);

function faultOf({ label, source, start, end, to, whole }: LabelledValue): ReadValue {
  const { text, scan } = source;
  if (saysFine(text.slice(start, end))) return { claims: [], end: to };
  // `ALERT: Excavator R-14`: whose alert it is.
  const owned =
    label.field === 'fault' && end - start < 40 ? kindAndNumber.exec(text.slice(start, end))?.[1] : undefined;
  // `Fault alert: Skid 9`
  if (!owned && end - start < 24 && kindAndFigure.test(text.slice(start, end)) && isKinds(source, start, end))
    return {
      claims: [{ field: 'unit', value: text.slice(start, end), start, end, confidence: 0.6 }],
      end: to,
    };
  const isMachines =
    hasBits(scan, start, end, may.machineType) ||
    labelAt(scan, firstWordFrom(scan, start), end)?.label.field === 'machine';
  if (owned && isMachines && !hasBits(scan, start, end, may.part))
    return {
      claims: [{ field: 'unit', value: owned, start: end - owned.length, end, confidence: 0.6 }],
      end: to,
    };
  return (
    (label.field === 'fault' ? ofNameBeforeCode(source, start, end, whole) : undefined) ??
    ofNamedMachine(source, start, end) ??
    readFaults(label, source, start, end, whole)
  );
}

/** `ALERT T12: 168-4 System voltage low`: whose alert it is, before the code that names the fault. */
function ofNameBeforeCode(source: Source, start: number, end: number, whole: boolean): ReadValue | undefined {
  const { text, scan } = source;
  const [lead = '', name] = nameAlone.exec(text.slice(start, Math.min(end, start + 24))) ?? [];
  const next = start + lead.length;
  const code =
    name === undefined || unmistakableCodeAt(text, start) ? undefined : labelledCodeAt(text, next, end);
  if (!code || name === undefined) return undefined;
  if (!hasBits(scan, code.end, Math.min(end, code.end + 60), may.part | may.trouble)) return undefined;
  const { claims, end: last } = readFaults({ field: 'code', trust: 0.6 }, source, next, end, whole);
  return {
    claims: [{ field: 'unit', value: name, start, end: start + name.length, confidence: 0.6 }, ...claims],
    end: last,
  };
}

const nameAlone = /^(#?(?=[\p{L}-]{0,8}\d)[\p{L}\d][\p{L}\d-]{0,11})\s?:\s{1,2}(?=[A-Z\d])/u;

/** `Geofence-melding: Volvo EC220E (B-17)`: whose alert it is, with its owner's name in brackets, which is no code beyond doubt. */
function ofNamedMachine({ text, scan, marks }: Source, start: number, end: number): ReadValue | undefined {
  const machine = machineAt(scan, start, end);
  if (!machine?.model) return undefined;
  const [all, name] = nameBehind.exec(text.slice(machine.end, Math.min(end, machine.end + 20))) ?? [];
  const from = machine.end + (all?.indexOf(name ?? '') ?? 0);
  if (all === undefined || name === undefined || firstIn(marks.codes, from, from + 1)) return undefined;
  return {
    claims: [
      { field: 'brand', ...machine.brand, confidence: 0.7 },
      { field: 'model', ...machine.model, confidence: 0.7 },
      { field: 'unit', value: name, start: from, end: from + name.length, confidence: 0.6 },
    ],
    end: machine.end + all.length,
  };
}

const nameBehind = /^\s\((\p{Lu}{1,5}-?\d{1,4})\)(?=[\s.,;]|$)/u;

const kindAndNumber = /^(?:\p{L}[\p{L}-]{2,20} ){1,3}(\p{Lu}{1,5}-\d{1,5}|#\d{1,5})$/u;

const kindAndFigure = /^(?:\p{L}{3,16} ){1,2}\d{1,4}\p{Lu}?$/u;

/** All words but the last are kinds of machine. */
function isKinds({ scan }: Source, from: number, to: number): boolean {
  const first = firstWordFrom(scan, from);
  let word = first;
  for (; word < scan.count && startOf(scan, word + 1) < to && word + 1 < scan.count; word += 1)
    if (((scan.bits[word] ?? 0) & (may.kind | may.machineType)) === 0) return false;
  return word > first;
}

export function readFaultNumber({ label, source, start: from, end }: LabelledValue): ReadValue {
  const { text } = source;
  // `SPN 94` in a column `PPID/SPN`: the number's name once more.
  const named = /^(?:(?:HCE)?SPN|FMI|MID)\s?[:#]?\s?(?=\d)/i.exec(text.slice(from, Math.min(end, from + 12)));
  const start = from + (named?.[0].length ?? 0);
  const value = text.slice(start, end);
  // `SPN: 3226 / 18` and `SPN: 3226 FMI: 18` say both.
  const both = /^(\d{1,7})\s{0,2}(?:[/.-]|[,;/|·–-]?\s{0,2}\(?FMI\s?[:=#]?)\s{0,2}(\d{1,2})(?!\d)/i.exec(
    value,
  );
  if (label.field === 'spn' && both) {
    const [first, second] = [Number(both[1]), Number(both[2])];
    const claims: ValueClaim[] = [
      { field: 'spn', value: first, start, end: start + (both[1]?.length ?? 0), confidence: label.trust },
      {
        field: 'fmi',
        value: second,
        start: start + both[0].length - (both[2]?.length ?? 0),
        end: start + both[0].length,
        confidence: label.trust,
      },
    ];
    return { claims, end: start + both[0].length };
  }
  // `FMI: 4 / SPN: 190`
  const turned =
    /^(\d{1,2})\s{0,2}(?:[,;/|·-]|(?:on|of|for|auf|sur|en|em|su)\s)?\s{0,2}SPN\s?[:=#]?\s?(\d{1,7})(?!\d)/i.exec(
      value,
    );
  if (label.field === 'fmi' && turned) {
    const place = { start, end: start + turned[0].length, confidence: label.trust };
    return {
      claims: [
        { field: 'spn', value: Number(turned[2]), ...place },
        { field: 'fmi', value: Number(turned[1]), ...place },
      ],
      end: place.end,
    };
  }
  const digits = /^\d{1,7}(?!\d)/.exec(value)?.[0];
  if (digits === undefined) return { claims: [], end };
  const claim = { value: Number(digits), start, end: start + digits.length, confidence: label.trust };
  const claims: ValueClaim[] = [{ field: label.field as 'spn' | 'fmi' | 'mid', ...claim }];
  // `FMI: 18 - Data valid but below normal`: the words after it describe the fault.
  const words = /^\s{0,2}[-–—:(/,]\s{0,2}(\p{L}.{3,200})$/u.exec(value.slice(digits.length));
  if (words?.[1] && label.field !== 'mid' && !isNotice(words[1])) {
    const from = start + value.indexOf(words[1], digits.length);
    const description = words[1].replace(/\)$/, '').trim();
    claims.push({
      field: 'description',
      value: description,
      start: from,
      end: from + description.length,
      confidence: 0.7,
    });
    return { claims, end };
  }
  return { claims, end: claim.end };
}

/** `EXCAVATOR, CRAWLER, 36T, VOLVO EC380EL`, `Motor grader New Holland RG200.B`: after words for the kind of machine. */
function machineOfKind(scan: Scan, start: number, end: number): FoundMachine | undefined {
  if (
    end - start > 80 ||
    !hasBits(scan, start, end, may.brand) ||
    !hasBits(scan, start, end, may.machineType)
  )
    return undefined;
  const machine = findMachine(scan, start, end, () => false);
  return machine?.model && hasBits(scan, start, machine.brand.start, may.machineType) ? machine : undefined;
}

export function readDescription(value: LabelledValue): ReadValue {
  const { label, source, start, end, to } = value;
  const { text, scan } = source;
  const sure = label.trust;
  const words = text.slice(start, end);
  const apart = numberApart(text, start, end, sure);
  if (apart) return { claims: [apart], end: to };
  // `And display text: 6-220.`: what it shows is the code.
  if (ofDisplay.test(label.phrase)) {
    const shown = labelledCodeAt(text, start, end);
    if (
      shown &&
      !/^\d+$/.test(shown.code) &&
      /^(?:[.,;:!](?:\s|$)|\s[-–—(]|$)/.test(text.slice(shown.end, end))
    )
      return readFaults({ field: 'code', trust: sure - 0.1 }, source, start, end, false);
  }
  // `Description: SPN 4364 FMI 18`: all that a form has of the fault.
  const only = source.marks.codes.length === 1 ? source.marks.codes[0] : undefined;
  if (only?.start === start && /^[.!\s]*$/.test(text.slice(only.end, end)))
    return readFaults({ field: 'code', trust: 0.8 }, source, start, end, value.whole);
  // `Description: 661 - CANBUS failure`
  const coded = labelledCodeAt(text, start, end);
  if (coded && isSetBeforeTitle(source, coded, end))
    return readFaults({ field: 'code', trust: 0.55 }, source, start, end, value.whole);
  // `Description: check`, before `code E360(2)`: what is to be done with the code.
  if (tasks.exec(`${words.slice(0, 60)} `)?.[0].trim() === words) return { claims: [], end: to };
  const asked = codeToMend(source, start, end);
  if (asked !== undefined) return readFaults({ field: 'code', trust: 0.6 }, source, asked, end, value.whole);
  // `Failure mode: 18 (data valid but below normal)`
  if (label.phrase === 'failure mode' && /^\d{1,2}(?![\d.:/])/.test(text.slice(start, end)))
    return readFaultNumber({ ...value, label: { ...label, field: 'fmi' } });
  // `Benämning: Lastare 4`: what is told of a machine and of a fault alike is a name where it has the form of one.
  if (namings.has(label.phrase) && isNumberedName(words))
    return { claims: [{ field: 'unit', value: words, start, end, confidence: 0.6 }], end: to };
  // `Désignation: HA16 RTJ PRO`: its type.
  if (namings.has(label.phrase) && isDesignation(words) && !/^\d+$/.test(words))
    return { claims: [{ field: 'model', value: words, start, end, confidence: 0.5 }], end: to };
  // `Description: CATERPILLAR 336`: of the machine.
  const machine = machineAt(scan, start, end) ?? machineOfKind(scan, start, end);
  if (machine?.model && end - machine.end < 24)
    return {
      claims: [
        { field: 'brand', ...machine.brand, confidence: 0.7 },
        { field: 'model', ...machine.model, confidence: 0.7 },
      ],
      end: to,
    };
  // `P0263 means: Cylinder 1 contribution. Bobcat rates this code as Warning.`
  const rated = hasBits(scan, start, end, may.severity) ? ratedPart(source, start, end, true) : undefined;
  const told = text.slice(start, rated?.start ?? end);
  const claims: ValueClaim[] = rated ? [rated.claim] : [];
  if (/\p{L}/u.test(told))
    claims.push({
      field: 'description',
      value: told,
      start,
      end: start + told.length,
      confidence: sure,
    });
  return { claims, end: to };
}

/** Where the code begins that somebody is asked to mend: `diagnose E360(2)`, `check fault SPN 100 FMI 1`. */
export function codeToMend({ text, marks }: Source, start: number, end: number): number | undefined {
  const task = tasks.exec(text.slice(start, Math.min(end, start + 60)))?.[0];
  const at = task === undefined ? undefined : start + task.length;
  return at !== undefined && firstIn(marks.codes, at, at + 1) ? at : undefined;
}

const tasks =
  /^(?:please |pls )?(?:diagnose|diag|check|inspect|investigate|troubleshoot|repair|fix|look (?:at|into))(?: and (?:diagnose|repair|fix|clear|report))?(?: (?:on|for|out|the|active|fault|error|codes?|dtc|alert|alarm)){0,3}:? /i;

/** Labels of what is read off a screen. */
const ofDisplay = /display|screen|dash|readout|anzeige|écran|pantalla|tela|schermo|scherm/;

const namings = new Set(
  'bezeichnung|benämning|betegnelse|désignation|designation|description|beskrivning|omschrijving|opis|popis|descripción|descrizione|descrição|kuvaus|名称|名稱|title'
    .split('|')
    .map((phrase) => wordsOf(phrase).join(' ')),
);

export function readSeverity(value: LabelledValue): ReadValue {
  const { label, source, start, end, to, whole } = value;
  const fault = faultOfLamp(value);
  if (fault) return fault;
  const words = source.text.slice(start, Math.min(end, start + 80));
  const ticked = tickedBox.exec(words);
  const before = ticked ? ticked.index + ticked[0].length : (changedTo.exec(words)?.[0].length ?? 0);
  const listed = severitiesIn(source, start, end);
  if (listed.length > 1) return { claims: listed.map((each) => severityClaim(each, label.trust)), end: to };
  const stated = label.field === 'severity' ? labelledSeverityIn : severityIn;
  const severity = stated(source.scan, start + before, end) ?? severityOfLamp(value) ?? shortGrade(value);
  if (!severity) return { claims: [], end: to };
  return { claims: [severityClaim(severity, label.trust)], end: whole || ticked ? to : severity.end };
}

/** `Severity: Maj`, which elsewhere is a month. */
function shortGrade({ source, start, end }: LabelledValue): FoundSeverity | undefined {
  const value = source.text.slice(start, Math.min(end, start + 5)).replace(/\.$/, '');
  const severity = end - start < 5 ? shortGrades.get(value.toLowerCase()) : undefined;
  return severity && { severity, start, end: start + value.length };
}

/** `faible ; critique`, `High / Low`: parts of a value each of which is a severity and nothing else, and no lamp's colour. */
function severitiesIn({ text, scan }: Source, start: number, end: number): readonly FoundSeverity[] {
  const found: FoundSeverity[] = [];
  if (end - start > 80 || !/[;/|]/.test(text.slice(start, end))) return found;
  for (const part of text.slice(start, end).matchAll(/[^;/|]+/g)) {
    const from = start + part.index;
    const to = from + part[0].trimEnd().length;
    const severity = isSeverityAlone(scan, from, to) ? severityIn(scan, from, to) : undefined;
    if (!severity || isColour(scan, firstWordFrom(scan, severity.start))) return [];
    found.push(severity);
  }
  return found;
}

/** `Red stop lamp: ON`: what the lamp is called says how bad it is, where it is lit. */
function severityOfLamp({ label, source: { text, scan }, start, end }: LabelledValue) {
  if (label.field !== 'lamp' || !isOn.test(text.slice(start, end))) return undefined;
  const before = text.slice(Math.max(0, start - 48), start);
  const name = /(?:^|[\n,;|/·(])([^\n,;|/·(]{3,40})$/.exec(before)?.[1];
  return name === undefined ? undefined : severityIn(scan, start - name.length, start);
}

/** `Warning light: Hydraulic filter bypass`, `Lamp: DEF level low`: what the lamp that is lit stands for. */
function faultOfLamp({ label, source, start, end, whole }: LabelledValue): ReadValue | undefined {
  if (label.field !== 'lamp' || end - start > 80 || !hasBits(source.scan, start, end, may.part))
    return undefined;
  const words = source.text.slice(start, end);
  if (!isFaultTitle(words) && !(lampOfPart.test(words) && !severityIn(source.scan, start, end)))
    return undefined;
  return readFaults({ field: 'fault', trust: label.trust - 0.1 }, source, start, end, whole);
}

const lampOfPart = /^(?!check )\p{L}+ \p{L}+ \p{L}+(?: \p{L}+){0,3}$/iu;

const isOn =
  /^(?:on|lit|yes|true|1|steady|solid|flashing|blinking|active|an|ein|leuchtet|allumée?|encendid[oa]|acces[oa]|ligad[oa]|aan|på|tændt|päällä|włączona|svítí|yanıyor)(?![\p{L}\p{N}])/iu;

export function readStatus(value: LabelledValue): ReadValue {
  const { label, source, start, end, to, whole } = value;
  const { text, scan } = source;
  // `Status: ERROR 8-1107`, `State: fault E-12 active`
  // `active=[SPN 1761 FMI 17]`
  const open = /[[({"“]/.test(text.charAt(start)) ? 1 : 0;
  const fault = faultAhead(source, start + open, end) ?? activeCode(value, start + open);
  if (fault !== undefined && !saysOver(text.slice(start, end))) {
    const read = readFaults({ field: 'code', trust: 0.8 }, source, fault, end, whole);
    // `ACTIVE   SPN 102 FMI 18   Boost pressure low     amber`: only its heading, with more beside it.
    const told = ofActive.test(label.phrase) ? read.end : to;
    if (read.claims.some((claim) => claim.field === 'code')) return { claims: read.claims, end: told };
  }
  // `<alert><State>Maharashtra</State>`: of a country, and none of the alert.
  const named = text.slice(start, end);
  if (
    label.phrase.endsWith('state') &&
    end - start < 40 &&
    (stateCode(named) !== undefined || isRegion(named))
  )
    return { claims: [{ field: 'state', value: named, start, end, confidence: 0.8 }], end: to };
  // `Fault active: 2026-09-30 06:44 MDT`: since when.
  const since = ofActive.test(label.phrase) ? firstIn(source.marks.dates, start, start + 1) : undefined;
  if (since) {
    const { iso: time, start: from, end: until } = since;
    return {
      claims: [{ field: 'time', value: time, start: from, end: until, confidence: 0.75 }],
      end: until,
    };
  }
  // `Status: RED`: a lamp's colour, where the status is not that the fault is over.
  const severity = severityIn(scan, start, end);
  const hours = firstIn(source.marks.hours, start, end);
  if (hours)
    return {
      claims: [
        { field: 'hours', value: hours.value, start: hours.start, end: hours.end, confidence: 0.7 },
        // `Status: major. 10,815 hours.`
        ...(severity && severity.end <= hours.start ? [severityClaim(severity, 0.5)] : []),
      ],
      end: to,
    };
  return {
    claims: severity ? [severityClaim(severity, 0.5)] : [],
    end: to,
  };
}

/** `Active: 91-8 Throttle position sensor`: a code under what elsewhere says that one is. */
function activeCode({ label, source: { text }, end }: LabelledValue, at: number): number | undefined {
  if (!ofActive.test(label.phrase)) return undefined;
  const code = labelledCodeAt(text, at, end);
  return code && /[A-Z]|\d[-:]\d/.test(code.code) ? at : undefined;
}

const ofActive = /a[ck]ti[vf]/;
