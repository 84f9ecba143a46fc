import { type Claim, claimOf, type ValueClaim } from './claims.ts';
import { isOfOthers } from './feeds/asides.ts';
import { withListsJoined } from './feeds/joined-lists.ts';
import { codesListed, partsListed, withFaultsListed } from './feeds/listed-faults.ts';
import { withoutMessageFields } from './feeds/message-fields.ts';
import {
  byItsWords,
  failureMode,
  fullPhrase,
  isAmount,
  isTimeOfMeter,
  meaning,
  otherThings,
  type Scope,
  topScope,
} from './feeds/names.ts';
import type { FeedEntry, FeedNode } from './feeds/nodes.ts';
import { isOverGroup, isOverRecord } from './feeds/over-records.ts';
import { addressText, lampOf, millionths, planar, pointOf, streetOf } from './feeds/places.ts';
import { hoursOfTime } from './feeds/run-times.ts';
import { withPartsJoined } from './feeds/split-values.ts';
import { faultWords, subjectOf } from './feeds/subjects.ts';
import { readValue } from './labelled-values.ts';
import type { Source } from './marks.ts';
import { isPastState, saysOver } from './over.ts';
import { firstWordFrom } from './scan.ts';
import { sourceOf } from './source.ts';
import type { RecordNumbers } from './tables.ts';
import type { DateOrder } from './values/dates.ts';
import { unmistakableCodeAt } from './values/fault-codes.ts';
import {
  isExtentOfQuantity,
  isSeverityAlone,
  severityAtEnd,
  severityClaim,
  severityIn,
} from './values/severity-words.ts';
import { type Label, labelOfKey, labelOfPhrase, phraseOf } from './words/labels.ts';

/** Reads a feed's fields by their names and by what they are fields of (`position.at` is no time of a fault). */
export function readFeed(root: FeedNode, source: Source, numbers: RecordNumbers): Claim[] {
  const claims: Claim[] = [];
  walk(withListsJoined(withinEnvelope(root)), topScope, { claims, source, numbers });
  return withoutIdleRows(withoutRecordIds(claims));
}

/** `<fault id="b1F4A27">…<spn>3216</spn>`: the number of a record, within which the fault's own code stands. */
function withoutRecordIds(claims: readonly Claim[]): readonly Claim[] {
  const isId = ({ field, label }: Claim) => field === 'code' && label.endsWith(' id');
  if (!claims.some(isId)) return claims;
  const coded = new Set(
    claims.flatMap((claim) =>
      claim.field === 'spn' || (claim.field === 'code' && !isId(claim)) ? [claim.row] : [],
    ),
  );
  return claims.filter((claim) => claim.row === 0 || !isId(claim) || !coded.has(claim.row));
}

/** `<soap:Envelope><soap:Header/><soap:Body>…`: what a message of SOAP is sent in; its header says nothing of a machine. */
function withinEnvelope(node: FeedNode): FeedNode {
  if (node.kind !== 'record') return node;
  const inside = node.entries.filter(({ key }) => !/^header$/i.test(key));
  const [only, other] = inside;
  const isWrapped = only !== undefined && !other && /^(?:envelope|body)$/i.test(only.key);
  return isWrapped ? withinEnvelope(only.node) : node;
}

/** `"alert": {"severity": …}, "fault": {"code": …}`: what a record without a fault of its own says is told of the machine's. */
function withoutIdleRows(claims: readonly Claim[]): Claim[] {
  const rows = new Set(claims.flatMap((claim) => (ofFault.has(claim.field) ? [claim.row] : [])));
  return claims.map((claim) =>
    claim.row === 0 || rows.has(claim.row)
      ? claim
      : claimOf(claim, claim.label, { group: claim.group, row: 0 }),
  );
}

const ofFault = new Set<Claim['field']>(['code', 'fault', 'spn', 'mid', 'description']);

interface Walk {
  readonly claims: Claim[];
  readonly source: Source;
  readonly numbers: RecordNumbers;
}

function walk(told: FeedNode, scope: Scope, into: Walk): void {
  if (isOverRecord(told)) return;
  const node = told.kind === 'record' ? withoutMessageFields(told, scope.parent) : told;
  if (node.kind === 'record') {
    const entries = withPartsJoined(
      withFaultsListed((namedPair(node, scope) ?? rowsOfColumns(node) ?? node).entries),
    );
    if (areMachinesByName(entries, scope)) {
      for (const entry of entries) walkNamed(entry, scope, into);
      return;
    }
    const phrases = hoursCounted(
      entries,
      entries.map((entry) => fullPhrase(entry.key)),
      scope,
    );
    // `"faultCode": {"spn": …}, "faultSeverity": "HIGH"`: one fault, of which only the code is a record.
    const told =
      scope.row === 0 && (toldBesideFault(entries, phrases, scope) || hasModeBeside(entries, phrases, scope));
    if (told) into.numbers.row += 1;
    const outer = told ? inRow(scope, into) : scope;
    // `"fault": {…}, "other_fault": {…}`: faults beside each other are records of their own.
    const faults =
      scope.about === 'fault' && !phrases.some((phrase) => /failure mode|fmi/.test(phrase))
        ? entries.filter((entry) => isFaultRecord(entry.node))
        : [];
    const listed = severityOfList(entries, phrases, scope);
    for (const [index, entry] of entries.entries()) {
      if (listed && (entry === listed.codes || entry === listed.severity)) continue;
      const own = faults.length > 1 && faults.includes(entry) ? record(entry.node, scope, into) : outer;
      readEntry(entry, phrases[index] ?? '', phrases, own, into);
    }
    const grades = listed ? partsListed(listed.severity.node) : [];
    for (const [index, item] of listed?.items.entries() ?? []) {
      into.numbers.row += 1;
      const own = inRow(scope, into);
      readNode(item, listed?.label, own, into);
      if (!listed) continue;
      // `"codes": "P0299; U0415", "sev": "medium; low"`: each has its own.
      const grade = grades.length === listed.items.length ? grades[index] : undefined;
      const severity = grade ? { ...listed.severity, node: grade } : listed.severity;
      readEntry(severity, listed.phrase, phrases, own, into);
    }
  } else if (node.kind === 'list') {
    const [names, ...rows] = node.items;
    if (names && rows.length > 0 && isNames(names) && rows.every((row) => row.kind === 'list')) {
      walk({ kind: 'list', items: rows.map((row) => recordOfRow(names, row)) }, scope, into);
      return;
    }
    // `[{"name": "Fault code", "value": …}, {"name": "Severity", …}]` is one record, written as a list.
    const arePairs = node.items.every(
      (item) => item.kind === 'record' && namedPair(item, scope) !== undefined,
    );
    const hasFaults = node.items.some(tellsFault);
    for (const item of node.items) {
      const own = arePairs ? scope : record(item, scope, into);
      walk(item, hasFaults && isPosition(item) ? { ...own, about: 'place' } : own, into);
    }
  }
}

/** `{"EX-14": {"make": …}, "EX-15": {"make": …}}`: machines under their owner's names, or their makers' numbers. */
function areMachinesByName(entries: readonly FeedEntry[], scope: Scope): boolean {
  if (entries.length < 2 || scope.group > 0 || scope.about === 'fault' || scope.about === 'else')
    return false;
  return entries.every(
    ({ key, node }) =>
      node.kind === 'record' &&
      nameAsKey.test(key) &&
      labelOfPhrase(phraseOf(key)) === undefined &&
      identifies(node, 0),
  );
}

const nameAsKey = /^(?=.*[\d\p{Lu} ])[\p{L}\d][\p{L}\d #./-]{0,23}$/u;
/** `machine2`, `Unit 3`: a number in the list. */
const numberedKey = /^(?:machine|unit|asset|equipment|vehicle|device|item|record|entry|alert)[ _-]?\d{1,3}$/i;
const serialAsKey = /^(?=(?:.*\d){5})[A-Z\d]{8,17}$/;

function walkNamed({ key, node }: FeedEntry, scope: Scope, into: Walk): void {
  into.numbers.group += 1;
  const own = { ...scope, group: into.numbers.group, row: 0 };
  const known = into.claims.length;
  walk(node, own, into);
  const told = into.claims.slice(known);
  const first = Math.min(...told.map((claim) => claim.start));
  const at = told.length > 0 ? into.source.text.lastIndexOf(key, first) : -1;
  if (at < 0 || numberedKey.test(key)) return;
  const isSerial = serialAsKey.test(key) && !told.some((claim) => claim.field === 'serial');
  const field = isSerial ? 'serial' : 'unit';
  into.claims.push(claimOf({ field, value: key, start: at, end: at + key.length, confidence: 0.6 }, '', own));
}

/** `"faults": ["SPN 1209 FMI 3", "SPN 84 FMI 2"], "severity": "medium"`: several codes, of which all are as severe. */
function severityOfList(entries: readonly FeedEntry[], phrases: readonly string[], scope: Scope) {
  const fieldOf = (index: number) => meaning(phrases[index] ?? '', phrases, scope);
  const at = entries.findIndex(({ node }) => itemsOf(node).length > 1);
  const codes = entries[at];
  const label = at < 0 ? undefined : fieldOf(at);
  if (!codes || (label?.field !== 'code' && label?.field !== 'fault')) return undefined;
  const graded = entries.findIndex(({ node }, index) => {
    const field = node.kind === 'value' ? fieldOf(index)?.field : undefined;
    return field === 'severity' || field === 'lamp';
  });
  const severity = entries[graded];
  if (!severity) return undefined;
  return { codes, severity, label, phrase: phrases[graded] ?? '', items: itemsOf(codes.node) };
}

/** The values of a list, or the codes that one value lists. */
function itemsOf(node: FeedNode): readonly ValueNode[] {
  if (node.kind !== 'list') return codesListed(node);
  return node.items.every(isValue) ? node.items.filter(isValue) : [];
}

function isValue(node: FeedNode): node is ValueNode {
  return node.kind === 'value';
}

type ValueNode = Extract<FeedNode, { kind: 'value' }>;

/** `<counter unit="h">2230</counter>`, `"meter": {"value": 1204, "uom": "hours"}`: a number that is counted in hours, whatever it is called. */
function hoursCounted(
  entries: readonly FeedEntry[],
  phrases: readonly string[],
  scope: Scope,
): readonly string[] {
  if (scope.about === 'else' || scope.about === 'place' || otherThings.test(scope.parent)) return phrases;
  if (scope.about === 'fault' && !namesMeter.test(scope.parent)) return phrases;
  const said = (entry: FeedEntry) => (entry.node.kind === 'value' ? entry.node.value.trim() : '');
  const inHours = entries.some(
    (entry, index) => unitOfAmount.test(phrases[index] ?? '') && hoursAlone.test(said(entry)),
  );
  if (!inHours) return phrases;
  // `type="idle"`: hours of something else.
  const isOther = entries.some((entry) => otherThings.test(said(entry).toLowerCase()));
  return phrases.map((phrase, index) => {
    const entry = entries[index];
    const isNumber = entry !== undefined && /^\d[\d.,' ]{0,12}$/.test(said(entry));
    const isReading = isNumber && (phrase === scope.parent || isAmount.test(phrase));
    return isReading ? (isOther ? 'idle hours' : 'hours') : phrase;
  });
}

/** What a machine's meter is called within an alert, of which other hours are its own: how long it lasted. */
const namesMeter =
  /counter|meter|clock|usage|run ?time|running|operat|work|zahler|betrieb|laufzeit|compteur|fonctionnement|contador|horimetro|contaore|teller|raknare|teller|licznik|engine/;

const unitOfAmount = /^(?:unit|units|uom|unit of measure|measure|einheit|unite|unidad|unita|eenheid)$/;

const hoursAlone =
  /^(?:h|hrs?|hours?|std|stunden|heures?|horas?|ore|uren|timer|timmar|godz|mth|motohodiny)\.?$/i;

function toldBesideFault(entries: readonly FeedEntry[], phrases: readonly string[], scope: Scope): boolean {
  let records = 0;
  let beside = 0;
  for (const [index, { node }] of entries.entries()) {
    const phrase = phrases[index] ?? '';
    if (node.kind === 'record') records += Number(subjectOf(phrase, scope.about) === 'fault');
    else if (node.kind === 'value')
      beside += Number(
        (besideFault.test(phrase) && faultWords.test(phrase)) ||
          // `"faultCode": {"spn": …}, "description": …`
          (/^desc(?:ription)?$/.test(phrase) && phrases.some((each) => ofCode.test(each))),
      );
    else if (faultWords.test(phrase)) return false;
  }
  return records === 1 && beside > 0;
}

/** `"diagnostic": {"code": 641}, "failureMode": {"code": 12}`: the two halves of a fault's code in records of their own. */
function hasModeBeside(entries: readonly FeedEntry[], phrases: readonly string[], scope: Scope): boolean {
  const isMode = (index: number) => failureMode.test(phrases[index] ?? '');
  const isRecord = ({ node }: FeedEntry) => node.kind === 'record';
  return (
    entries.some((entry, index) => isRecord(entry) && isMode(index)) &&
    entries.some(
      (entry, index) =>
        isRecord(entry) && !isMode(index) && subjectOf(phrases[index] ?? '', scope.about) === 'fault',
    )
  );
}

const ofCode = /^(?:(?:fault|error|trouble|alarm) )?(?:code|dtc)$|^j1939$/;
const besideFault = /severity|description|text|level|priority/;

/** `"columns": ["unit", "make", …], "rows": [["EX-12", "Volvo", …]]`: a table's rows as records. */
function rowsOfColumns(
  node: Extract<FeedNode, { kind: 'record' }>,
): Extract<FeedNode, { kind: 'record' }> | undefined {
  const names = node.entries.find((entry) => isNames(entry.node));
  const rows = names && node.entries.find((entry) => entry !== names && isRows(entry.node));
  if (!names || !rows || names.node.kind !== 'list' || rows.node.kind !== 'list') return undefined;
  const items = rows.node.items.map((row) => recordOfRow(names.node, row));
  return {
    kind: 'record',
    entries: [
      ...node.entries.filter((entry) => entry !== names && entry !== rows),
      { key: 'rows', node: { kind: 'list', items } },
    ],
  };
}

function isNames(node: FeedNode): boolean {
  if (node.kind !== 'list' || node.items.length < 3 || node.items.length > 40) return false;
  const known = node.items.filter(
    (item) => item.kind === 'value' && item.value.length < 40 && labelOfPhrase(fullPhrase(item.value)),
  );
  return known.length >= 3 && known.length * 2 >= node.items.length;
}

function isRows(node: FeedNode): boolean {
  return node.kind === 'list' && node.items.length > 0 && node.items.every((item) => item.kind === 'list');
}

function recordOfRow(names: FeedNode, row: FeedNode): FeedNode {
  if (names.kind !== 'list' || row.kind !== 'list') return row;
  const entries = row.items.flatMap((node, index): FeedEntry[] => {
    const name = names.items[index];
    return name?.kind === 'value' ? [{ key: name.value, node }] : [];
  });
  return { kind: 'record', entries };
}

function isFaultRecord(node: FeedNode): boolean {
  return (
    node.kind === 'record' &&
    node.entries.some((entry) => {
      const field = entry.node.kind === 'value' ? labelOfPhrase(fullPhrase(entry.key))?.field : undefined;
      return field === 'code' || field === 'spn';
    })
  );
}

/** `{"unit": "SC-88", "lat": …, "lon": …, "t": …}` in a list of records that tell of faults: its time is the position's. */
function isPosition(node: FeedNode): boolean {
  if (node.kind !== 'record' || tellsFault(node)) return false;
  const fields = node.entries.map(({ key }) => labelOfPhrase(fullPhrase(key))?.field);
  return fields.includes('lat') && fields.includes('long') && !fields.includes('model');
}

/** A fault's code or text is a field of it, or of a record within. */
function tellsFault(node: FeedNode): boolean {
  return (
    node.kind === 'record' &&
    node.entries.some(({ key, node: own }) => {
      const field = labelOfPhrase(fullPhrase(key))?.field;
      return (
        field === 'code' ||
        field === 'fault' ||
        field === 'spn' ||
        field === 'severity' ||
        (own.kind !== 'value' && faultWords.test(fullPhrase(key)))
      );
    })
  );
}

/** Each element of a list is a record of its own: of a machine where it says which, else of a fault. */
function record(item: FeedNode, scope: Scope, into: Walk): Scope {
  if (item.kind !== 'record') return scope;
  if (scope.about !== 'fault' && identifies(item, 0)) {
    into.numbers.group += 1;
    return { ...scope, group: into.numbers.group, row: 0 };
  }
  into.numbers.row += 1;
  return inRow(scope, into);
}

/** The scope within the record of the fault that was counted last. */
function inRow({ about, parent, group }: Scope, into: Walk): Scope {
  return { about, parent, group, row: into.numbers.row };
}

function readEntry(
  entry: FeedEntry,
  phrase: string,
  siblings: readonly string[],
  scope: Scope,
  into: Walk,
): void {
  const { node } = entry;
  if (scope.about === 'fault' && (readUnderCode(entry, scope, into) || readUnderGrade(entry, scope, into)))
    return;
  const found =
    pointOf(phrase, node) ??
    millionths(entry.key, node) ??
    (scope.about === 'else' ? undefined : hoursOfTime(phrase, node));
  if (found) {
    into.claims.push(claimOf(found, phrase, scope));
    return;
  }
  if (isTimeOfMeter(phrase) || isOverGroup(phrase, node, siblings, scope.parent)) return;
  if (node.kind === 'value') {
    if (scope.about === 'fault' && readNamedByCode(entry.key, node, scope, into)) return;
    const lamp = lampOf(phrase, node) ?? streetOf(phrase, node, siblings) ?? planar(phrase, node, siblings);
    if (lamp) into.claims.push(claimOf(lamp, phrase, scope));
    else {
      const named = meaning(phrase, siblings, scope);
      const label =
        timeOfEvent(named, node) ??
        (named === undefined || named.field === 'ignored'
          ? gradeAlone(node, phrase, siblings, scope, into.source.order)
          : undefined) ??
        named ??
        whenOrWhere(phrase, node) ??
        halfOfCode(node, scope) ??
        addressText(node, scope);
      readNode(node, label, scope, into);
    }
    return;
  }
  const timed = timeInZone(entry.key, phrase, node, scope);
  if (timed) {
    readNode(timed.node, timed.label, scope, into);
    return;
  }
  if (node.kind === 'list' && node.items.every((item) => item.kind === 'value')) {
    const label = meaning(phrase, siblings, scope);
    for (const item of node.items) if (item.kind === 'value') readNode(item, label, scope, into);
    return;
  }
  const about = isOfOthers(phrase) ? 'else' : subjectOf(phrase, scope.about);
  if (about === 'else') {
    readEngine(node, phrase, scope, into);
    return;
  }
  const { group, row } = scope;
  const inner = { about, parent: phrase, group, row };
  // What stands beside a fault's record in a record of its own is told of the same fault.
  const isNew = node.kind === 'record' && about === 'fault' && scope.about !== 'fault' && scope.row === 0;
  if (isNew) into.numbers.row += 1;
  walk(node, isNew ? inRow(inner, into) : inner, into);
}

/** `"faults": {"P0087": "Rail pressure"}`, `- P0087: Rail pressure` below `- Faults:`: the code is the name of its text. */
function readNamedByCode(key: string, node: ValueNode, scope: Scope, into: Walk): boolean {
  if (key.length > longestCode || unmistakableCodeAt(key, 0)?.end !== key.length) return false;
  const start = into.source.text.lastIndexOf(key, node.start);
  if (start < 0 || node.start - start > key.length + 12) return false;
  if (saysOver(node.value) || isPastState(node.value)) return true;
  into.numbers.row += 1;
  const own = inRow(scope, into);
  into.claims.push(
    claimOf({ field: 'code', value: key, start, end: start + key.length, confidence: 0.85 }, 'code', own),
  );
  readNode(node, labelOfPhrase('description'), own, into);
  return true;
}

const longestCode = 24;

/** `"codes": {"SPN 100 FMI 1": {"text": "Oil", "severity": "critical"}}`: the code is the name of its record. */
function readUnderCode({ key, node }: FeedEntry, scope: Scope, into: Walk): boolean {
  if (node.kind !== 'record' || key.length > longestCode || unmistakableCodeAt(key, 0)?.end !== key.length)
    return false;
  const place = placeOfKey(key, node, into);
  if (!place) return false;
  if (isOverRecord(node)) return true;
  into.numbers.row += 1;
  const own = inRow(scope, into);
  into.claims.push(claimOf({ field: 'code', value: key, ...place, confidence: 0.9 }, 'code', own));
  walk(node, own, into);
  return true;
}

/** `"codes": {"critical": ["SPN 100 FMI 1"], "low": ["SPN 96 FMI 3"]}`: how bad they are is the name of the list. */
function readUnderGrade({ key, node }: FeedEntry, scope: Scope, into: Walk): boolean {
  if (node.kind !== 'list' || key.length > longestCode || !/^\p{L}+$/u.test(key)) return false;
  const { scan } = sourceOf(key, into.source.order);
  const grade = isSeverityAlone(scan, 0, key.length) ? severityIn(scan, 0, key.length) : undefined;
  const place = grade && placeOfKey(key, node, into);
  if (!grade || !place) return false;
  for (const item of node.items) {
    into.numbers.row += 1;
    const own = inRow(scope, into);
    const known = into.claims.length;
    if (item.kind === 'value') readNode(item, labelOfPhrase('code'), own, into);
    else walk(item, own, into);
    const told = into.claims.slice(known);
    if (told.some(({ field }) => ofFault.has(field)) && !told.some(({ field }) => field === 'severity'))
      into.claims.push(claimOf(severityClaim({ ...grade, ...place }, 0.75), key, own));
  }
  return true;
}

/** Where the name of a record or a list stands, a little before its first value. */
function placeOfKey(
  key: string,
  node: FeedNode,
  { source }: Walk,
): { readonly start: number; readonly end: number } | undefined {
  const first = firstValue(node)?.start;
  if (first === undefined) return undefined;
  const from = Math.max(0, first - key.length - keyReach);
  const at = source.text.slice(from, first).lastIndexOf(key);
  return at < 0 ? undefined : { start: from + at, end: from + at + key.length };
}

/** Characters of marks, spaces and the first field's name between the name of a record and its first value. */
const keyReach = 120;

function firstValue(node: FeedNode): ValueNode | undefined {
  if (node.kind === 'value') return node;
  const inner = node.kind === 'record' ? node.entries.map((entry) => entry.node) : node.items;
  for (const each of inner) {
    const found = firstValue(each);
    if (found) return found;
  }
  return undefined;
}

/** `"engine": {"serial": "D8-771234", "hours": 5120.5}`: of an engine's own record only its hours are the machine's. */
function readEngine(node: FeedNode, phrase: string, scope: Scope, into: Walk): void {
  if (phrase !== 'engine' || node.kind !== 'record') return;
  for (const { key, node: own } of node.entries) {
    const named = fullPhrase(key);
    const label = own.kind === 'value' && !otherThings.test(named) ? labelOfPhrase(named) : undefined;
    if (label?.field === 'hours' && own.kind === 'value') readNode(own, label, scope, into);
  }
}

/** `{"c": "SPN 641", "f": "FMI 12"}`: a number that says itself of what it is, whatever it is called. */
function halfOfCode({ value }: ValueNode, { about }: Scope): Label | undefined {
  const half = about === 'fault' ? /^(SPN|FMI)[ :]?\d{1,6}$/i.exec(value)?.[1]?.toLowerCase() : undefined;
  return half === 'spn' || half === 'fmi' ? { phrase: half, field: half, trust: 0.9 } : undefined;
}

/** `"at": "2026-10-23T17:55:02+02:00"`, `at="Visalia, CA"`: a word for a time and for a place, which its value tells. */
function whenOrWhere(phrase: string, node: ValueNode): Label | undefined {
  if (phrase !== 'at') return undefined;
  return { phrase, field: isDate.test(node.value) ? 'time' : 'location', trust: 0.85 };
}

/** `EVT=2026-02-02T22:14:09+02:00`, `"alarm": "2026-05-04 11:20"`, `"machine": {"time": "…"}`: when it was, and not what, or how long. */
function timeOfEvent(label: Label | undefined, { value }: ValueNode): Label | undefined {
  if (label === undefined || !mayBeWhen.has(label.field)) return undefined;
  return isMoment.test(value) ? { phrase: `${label.phrase} time`, field: 'time', trust: 0.85 } : undefined;
}

const mayBeWhen = new Set<Label['field']>(['fault', 'code', 'hours']);
const isMoment =
  /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|\s?[+-]\d\d:?\d\d|\s[A-Z]{2,5})?$/;

const isDate = /^\d{4}-\d\d-\d\d|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?!\d)|^1\d{9}(?:\d{3})?$/;

/**
 * `<at tz="EST">2026-01-14 16:01</at>`, `"time": {"value": "…", "zone": "CET"}`: a time with its zone beside it; of one told twice
 * (`{"utc": …, "local": …}`) that of the known zone.
 */
function timeInZone(key: string, phrase: string, node: FeedNode, scope: Scope) {
  if (node.kind === 'value' || scope.about === 'place') return undefined;
  const isTime = phrase === 'at' || labelOfPhrase(phrase)?.field === 'time';
  if (!isTime) return undefined;
  const label: Label = { phrase: 'time', field: 'time', trust: 0.9 };
  if (node.kind === 'list') {
    const told = momentOfParts(node.items);
    return told && { node: told, label };
  }
  if (node.entries.length > 4) return undefined;
  const times = node.entries.flatMap((entry) => {
    const own = loneValue(entry.node);
    const isNamed = entry.key === key || itsTime.test(fullPhrase(entry.key));
    return own && isDate.test(own.value) && isNamed ? [{ phrase: fullPhrase(entry.key), node: own }] : [];
  });
  const utc = times.find((each) => ofUtc.test(each.phrase));
  const said = utc ?? times[0];
  if (!said) return undefined;
  const zone = node.entries.find((entry) => isValue(entry.node) && nameOfZone.test(fullPhrase(entry.key)));
  const named = zone && isValue(zone.node) ? zone.node.value : undefined;
  const own = utc ? 'UTC' : named;
  return { node: said.node, label: own === undefined ? label : { ...label, zone: own } };
}

/** `{"$numberLong": "1781013600000"}`: what is wrapped in a record of its own kind. */
function loneValue(node: FeedNode): ValueNode | undefined {
  if (node.kind !== 'record') return isValue(node) ? node : undefined;
  const [only, other] = node.entries;
  return only && !other && isValue(only.node) ? only.node : undefined;
}

/** `[2026, 6, 9, 14, 0, 0]`, as Java writes a moment. */
function momentOfParts(items: readonly FeedNode[]): ValueNode | undefined {
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last || !isValue(first) || !isValue(last) || items.length < 5 || items.length > 7)
    return undefined;
  const parts = items.map((item) =>
    isValue(item) && /^\d{1,9}$/.test(item.value) ? Number(item.value) : -1,
  );
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  if (parts.includes(-1) || year < 2000 || year > 2099 || month < 1 || month > 12 || day < 1 || day > 31)
    return undefined;
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const two = (part: number) => String(part).padStart(2, '0');
  const value = `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`;
  return { kind: 'value', value, start: first.start, end: last.end, verbatim: false };
}

const itsTime =
  /^(?:value|val|local|local time|time|at|text|date time|datetime|date|iso|iso8601|timestamp|utc|utc time|gmt|seconds|epoch|epoch seconds|epoch ms|unix|millis)$/;
const ofUtc = /^(?:utc|utc time|gmt)$/;
const nameOfZone = /^(?:tz|zone|time zone|timezone|offset|utc offset)$/;

function readNode(
  node: Extract<FeedNode, { kind: 'value' }>,
  label: Label | undefined,
  scope: Scope,
  into: Walk,
): void {
  if (!label || node.value.length > 2000) return;
  if (label.field === 'unit' && measure.test(node.value)) return;
  // `type=FAULT_CODE` and `"event": "dtc.open"` say what kind of message it is.
  if (
    label.field === 'fault' &&
    (kindOfMessage.test(node.value) ||
      isRoutine.test(node.value) ||
      isNamedForKind(label, node.value) ||
      (/^[A-Za-z]+(?:[_. ][A-Za-z]+)?$/.test(node.value) && labelOfKey(node.value)))
  )
    return;
  // What the feed writes with escapes is a text of its own, all of which stands where the feed has it.
  const value = ofGrade.has(label.field) ? wordsApart(node.value) : node.value;
  const own = node.verbatim && value === node.value ? undefined : sourceOf(value, into.source.order);
  const source = own ?? into.source;
  const [start, end] = own ? [0, value.length] : [node.start, node.end];
  // `"Water in fuel (High)"`
  const graded =
    label.field === 'code' || label.field === 'fault' || label.field === 'description'
      ? (severityAtEnd(source.scan, start, end) ?? severityPart(source, start, end))
      : undefined;
  const claims: ValueClaim[] = [...readValue(label, source, start, graded?.open ?? end, true).claims];
  if (graded) claims.push(severityClaim(graded, 0.75));
  for (const claim of claims) {
    const placed = own ? placedAt(claim, node) : claim;
    into.claims.push(claimOf(placed, label.phrase, scope));
  }
}

const ofGrade = new Set<Label['field']>(['severity', 'lamp']);

/** `AmberWarning`, `mediumSeverity` */
function wordsApart(value: string): string {
  return /^[A-Za-z][a-z]{1,20}(?:[A-Z][a-z]{1,20}){1,3}$/.test(value)
    ? value.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(/ (?:Severity|Level|Priority)$/, '')
    : value;
}

/** `{"code": "C042", "tier": "severe"}`: under a name that nobody knows, how severe the fault of the record is. */
function gradeAlone(
  { value }: ValueNode,
  phrase: string,
  siblings: readonly string[],
  scope: Scope,
  order: DateOrder,
): Label | undefined {
  if (scope.about !== 'fault' || scope.row === 0 || value.length > 16 || !/^\p{L}+$/u.test(value))
    return undefined;
  if (ofMeasure.test(phrase) || siblings.some((each) => ofGrade.has(labelOfPhrase(each)?.field ?? 'ignored')))
    return undefined;
  return isSeverityAlone(sourceOf(value, order).scan, 0, value.length)
    ? { phrase, field: 'severity', trust: 0.6 }
    : undefined;
}

/** What may be low or high besides how severe a fault is, and what a message is called. */
const ofMeasure =
  /type|kind|category|class|stat(?:e|us)|condition|value|reading|limit|threshold|trend|direction|confidence|pressure|temp|voltage|fuel|battery|speed|signal|source|mode|unit|name/;

const kindOfMessage =
  /^(?:(?:machine|asset|equipment|vehicle|device|telematics)[._:-])?(?:dtc|fault|alarm|alert|event|code|diagnostic|notification)s?[._:-](?:open|opened|raised|new|created|triggered|active|activated|update|updated|set|occurred|detected|reported|changed|started)$/i;

/** `evt=heartbeat`, `"event": "ignition_on"`: what a tracker sends of a machine that is sound. */
const isRoutine =
  /^(?:heart[ _-]?beat|keep[ _-]?alive|ping|(?:ign(?:ition)?|key|acc|engine)[ _-]?(?:on|off)|engine[ _-]?start(?:ed)?|trip[ _-]?(?:start|end|started|ended)|(?:position|location|gps|status|hours?|meter)(?:[ _-]?(?:report|update|ping|fix))?|periodic(?:[ _-]?(?:report|update))?|log[ _-]?(?:in|on|off|out)|power[ _-]?on|wake[ _-]?up|sleep|connected)$/i;

/** `"eventType": "AlertIncident"`, `type=ENGINE_FAULT`: a type that is nothing but words for messages and what sends them. */
function isNamedForKind(label: Label, value: string): boolean {
  if (!ofType.test(label.phrase) || value.length > 48 || !/^[A-Za-z]+(?:[._:/-]?[A-Za-z]+)+$/.test(value))
    return false;
  const words = phraseOf(value).split(' ');
  return words.length > 1 && words.every((word) => wordsOfKinds.has(word));
}

const ofType = /(?:^| )(?:type|kind|category|topic)$/;
const wordsOfKinds: ReadonlySet<string> = new Set(
  `alert alerts alarm alarms incident incidents event events fault faults dtc dtcs error errors code codes notification
  notifications message diagnostic diagnostics trouble warning health condition status report vehicle machine asset equipment
  device engine telematics new raised created opened open active activated triggered occurred detected update updated changed
  change set`.split(/\s+/),
);

/** `7112 / Brake accumulator low / severity high`: the last part of a fault's text. */
function severityPart({ text, scan }: Source, start: number, end: number) {
  const value = text.slice(Math.max(start, end - 40), end);
  const part = lastPart.exec(value);
  if (!part?.[1]) return undefined;
  const from = end - part[1].length;
  if (!isSeverityAlone(scan, from, end) || isExtentOfQuantity(scan, firstWordFrom(scan, from)))
    return undefined;
  const found = severityIn(scan, from, end);
  return found && { ...found, open: end - part[0].length };
}

const lastPart =
  /\s?[/|;,]\s(?:(?:severity|sev|priority|prio|level|grade|class|schwere|gravit[éàay]|gravedad|gravidade|ernst|allvar)\s?[:=]?\s)?([^/|;,]{2,24})$/i;

/** What hours and degrees are counted in, under `unit`. */
const measure =
  /^(?:h|hrs?|hours?|std|stunden|heures?|horas?|ore|uren|km|mi|miles|met(?:er|re)s?|s|secs?|seconds|mins?|minutes|°?[cf]|celsius|kpa|psi|bar|%|percent|l|lit(?:er|re)s?|gal|gallons|rpm|v|volts?|degrees|deg)$/i;

function placedAt(claim: ValueClaim, node: { start: number; end: number }): ValueClaim {
  const place = { start: node.start, end: node.end };
  if (claim.field !== 'place') return { ...claim, ...place };
  const part = (found: typeof claim.value.city) => found && { ...found, ...place };
  const { address, city, state } = claim.value;
  return {
    ...claim,
    value: { address: part(address), city: part(city), state: part(state), ...place },
    ...place,
  };
}

/** `{"type": "RUNTIME_HOURS", "val": "1299.6"}`: one value says what the other is. */
function namedPair(
  node: Extract<FeedNode, { kind: 'record' }>,
  scope: Scope,
): Extract<FeedNode, { kind: 'record' }> | undefined {
  if (node.entries.length > 6) return undefined;
  const of = (names: ReadonlySet<string>) =>
    node.entries.find((entry) => entry.node.kind === 'value' && names.has(fullPhrase(entry.key)));
  const name = of(pairNames);
  // `<field name="Model">EC220EL</field>`: what stands in the element itself.
  const value =
    of(pairValues) ??
    node.entries.find(
      (entry) => entry !== name && fullPhrase(entry.key) === scope.parent && isValue(entry.node),
    ) ??
    (name && name.key !== 'id' ? of(otherValues) : undefined);
  if (!name || !value || name.node.kind !== 'value' || name.node.value.length > 40) return undefined;
  const said = fullPhrase(name.node.value.toLowerCase());
  // A record that says more is one of a meter (`{"stream": "meter", "unit": …, "kind": "engine_hours", "value": …, "t": …}`).
  if (node.entries.length > 4 && labelOfPhrase(said)?.field !== 'hours') return undefined;
  // The meter of the engine is that of its hours; others count what is no hour.
  if (scope.about === 'hours') {
    const counts = /^(?:engine|machine|operating|total|runtime|service)?\s?(?:hours?|runtime|meter)?$/.test(
      said,
    );
    return { ...node, entries: counts ? [{ key: 'hours', node: value.node }] : [] };
  }
  // `{"unit": "SC-88", "kind": "engine_hours", "value": 12044.1}`: and whose it is.
  const whose = node.entries.filter((entry) => entry !== name && entry !== value && namesMachine(entry));
  return labelOfPhrase(said) || byItsWords(said, scope)
    ? { ...node, entries: [...whose, { key: said, node: value.node }] }
    : undefined;
}

function namesMachine({ key, node }: FeedEntry): boolean {
  if (node.kind !== 'value' || measure.test(node.value)) return false;
  const field = labelOfPhrase(fullPhrase(key))?.field;
  return field === 'unit' || field === 'serial';
}

const otherValues = new Set(['id', 'text', 'number']);

const pairNames = new Set([
  'metric',
  'signal',
  'measurement',
  'scheme',
  'property',
  'type',
  'kind',
  'name',
  'key',
  'k',
  'field',
  'label',
  'id',
  'parameter',
  'attribute',
  'title',
  'caption',
  'field name',
  'fact',
]);

const pairValues = new Set(['value', 'val', 'field value', 'reading', 'data', 'content', 'v']);

function identifies(node: FeedNode, depth: number): boolean {
  if (node.kind !== 'record' || depth > 2) return false;
  return node.entries.some((entry) => {
    const phrase = fullPhrase(entry.key);
    const label = labelOfPhrase(phrase) ?? byItsWords(phrase, topScope);
    // `unit="h"` says what is counted, and of no machine.
    if (entry.node.kind === 'value')
      return (
        label !== undefined &&
        ['serial', 'brand', 'model', 'unit', 'machine'].includes(label.field) &&
        phrase !== 'name' &&
        !(label.field === 'unit' && measure.test(entry.node.value))
      );
    return subjectOf(phrase, 'nothing') === 'machine' && identifies(entry.node, depth + 1);
  });
}
