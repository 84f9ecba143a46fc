import { isSpace } from './characters.ts';
import { type Claim, claimOf, isPlaceholder, type ValueClaim } from './claims.ts';
import { decodeEntities } from './html-text.ts';
import { readValue } from './labelled-values.ts';
import type { Source } from './marks.ts';
import { sourceOf } from './source.ts';
import type { RecordNumbers } from './tables.ts';
import { addressIn } from './values/addresses.ts';
import { severityAtEnd, severityClaim } from './values/severity-words.ts';
import { type Label, labelOfKey, labelOfPhrase, phraseOf } from './words/labels.ts';

/** A value of a feed (JSON or XML) with its place in the text. */
export type FeedNode =
  | { readonly kind: 'record'; readonly entries: readonly FeedEntry[] }
  | { readonly kind: 'list'; readonly items: readonly FeedNode[] }
  | {
      readonly kind: 'value';
      readonly value: string;
      readonly start: number;
      readonly end: number;
      /** True where the text between the offsets is the value, letter by letter. */
      readonly verbatim: boolean;
    };

export interface FeedEntry {
  readonly key: string;
  readonly node: FeedNode;
}

/** Reads a feed's fields by their names and by what they are fields of (`position.at` is no time of a fault). */
export function readFeed(root: FeedNode, source: Source, numbers: RecordNumbers): Claim[] {
  const claims: Claim[] = [];
  walk(root, topScope, { claims, source, numbers });
  return claims;
}

/** Records that bear no more than this many lines of JSON are read. */
const mostJsonLines = 500;

/** The JSON text that begins at `from`, and those on the lines below it (JSON Lines), as a list where there are several. */
export function parseJsonLines(text: string, from: number): { node: FeedNode; end: number } | undefined {
  const first = parseJson(text, from);
  if (!first) return undefined;
  const items = [first.node];
  let { end } = first;
  while (items.length < mostJsonLines) {
    let at = end;
    while (at < text.length && (text[at] === ',' || isSpace(text.charCodeAt(at)))) at += 1;
    const next = text[at] === '{' ? parseJson(text, at) : undefined;
    if (!next) break;
    items.push(next.node);
    end = next.end;
  }
  return items.length === 1 ? first : { node: { kind: 'list', items }, end };
}

/** The JSON text that begins at `from`, or undefined where it is none. Depth and size are bounded. */
function parseJson(text: string, from: number): { node: FeedNode; end: number } | undefined {
  try {
    const reader = new JsonReader(text, from);
    const node = reader.value(0);
    return { node, end: reader.at };
  } catch (error) {
    if (error instanceof NotJson) return undefined;
    throw error;
  }
}

/** The XML document that begins at `from`: elements and attributes as records, those of one name as a list. */
export function parseXml(text: string, from: number): { node: FeedNode; end: number } | undefined {
  const stack: { name: string; entries: FeedEntry[]; from: number }[] = [{ name: '', entries: [], from }];
  let at = from;
  let elements = 0;
  while (at < text.length) {
    const open = text.indexOf('<', at);
    if (open < 0) break;
    if (text.startsWith('<!--', open)) {
      const over = text.indexOf('-->', open + 4);
      if (over < 0) return undefined;
      at = over + 3;
      continue;
    }
    // What stands in a CDATA section is text, and the element's end comes after it.
    if (text.startsWith('<![CDATA[', open)) {
      const over = text.indexOf(']]>', open + 9);
      if (over < 0) return undefined;
      at = over + 3;
      continue;
    }
    const close = text.indexOf('>', open);
    if (close < 0 || close - open > 5000) return undefined;
    at = close + 1;
    const inside = text.slice(open + 1, close);
    const top = stack.at(-1);
    if (!top) break;
    if (inside.startsWith('?') || inside.startsWith('!')) continue;
    if (inside.startsWith('/')) {
      stack.pop();
      const parent = stack.at(-1);
      if (!parent) break;
      parent.entries.push({ key: top.name, node: elementNode(text, top, open) });
      // Elements beside each other, of which none holds the others.
      if (stack.length === 1 && !/^\s{0,20}<[A-Za-z]/.test(text.slice(at, at + 22))) break;
      continue;
    }
    const name = /^(?:[\w.-]{1,60}:)?([\w.-]{1,80})/.exec(inside)?.[1];
    if (name === undefined) return undefined;
    elements += 1;
    if (stack.length > 60 || elements > 20_000) return undefined;
    const attributes = attributesOf(text, open + 1, close);
    if (inside.endsWith('/')) top.entries.push({ key: name, node: { kind: 'record', entries: attributes } });
    else stack.push({ name, entries: [...attributes], from: at });
  }
  const root = stack[0];
  return elements > 0 && stack.length === 1 && root ? { node: asRecord(root.entries), end: at } : undefined;
}

type About = 'nothing' | 'machine' | 'place' | 'fault' | 'hours' | 'else';

interface Scope {
  readonly about: About;
  readonly parent: string;
  readonly group: number;
  readonly row: number;
}

interface Walk {
  readonly claims: Claim[];
  readonly source: Source;
  readonly numbers: RecordNumbers;
}

function walk(node: FeedNode, scope: Scope, into: Walk): void {
  if (node.kind === 'record') {
    const { entries } = namedPair(node, scope) ?? rowsOfColumns(node) ?? node;
    const phrases = hoursCounted(
      entries,
      entries.map((entry) => fullPhrase(entry.key)),
      scope,
    );
    // `"faultCode": {"spn": …}, "faultSeverity": "HIGH"`: one fault, of which only the code is a record.
    const told = scope.row === 0 && toldBesideFault(entries, phrases, scope);
    if (told) into.numbers.row += 1;
    const outer = told ? { ...scope, row: into.numbers.row } : scope;
    // `"fault": {…}, "other_fault": {…}`: faults beside each other are records of their own.
    const faults =
      scope.about === 'fault' && !phrases.some((phrase) => /failure mode|fmi/.test(phrase))
        ? entries.filter((entry) => isFaultRecord(entry.node))
        : [];
    for (const [index, entry] of entries.entries()) {
      const own = faults.length > 1 && faults.includes(entry) ? record(entry.node, scope, into) : outer;
      field(entry, phrases[index] ?? '', phrases, own, into);
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
    for (const item of node.items) walk(item, arePairs ? scope : record(item, scope, into), into);
  }
}

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
  // `type="idle"`: hours of something else.
  if (!inHours || entries.some((entry) => otherThings.test(said(entry).toLowerCase()))) return phrases;
  return phrases.map((phrase, index) => {
    const entry = entries[index];
    const isNumber = entry !== undefined && /^\d[\d.,' ]{0,12}$/.test(said(entry));
    return isNumber && (phrase === scope.parent || isAmount.test(phrase)) ? 'hours' : phrase;
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
    else if (node.kind === 'value') beside += Number(besideFault.test(phrase) && faultWords.test(phrase));
    else if (faultWords.test(phrase)) return false;
  }
  return records === 1 && beside > 0;
}

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

/** Each element of a list is a record of its own: of a machine where it says which, else of a fault. */
function record(item: FeedNode, scope: Scope, into: Walk): Scope {
  if (item.kind !== 'record') return scope;
  if (scope.about !== 'fault' && identifies(item, 0)) {
    into.numbers.group += 1;
    return { ...scope, group: into.numbers.group, row: 0 };
  }
  into.numbers.row += 1;
  return { ...scope, row: into.numbers.row };
}

function field(
  entry: FeedEntry,
  phrase: string,
  siblings: readonly string[],
  scope: Scope,
  into: Walk,
): void {
  const { node } = entry;
  const point = pointOf(phrase, node) ?? millionths(entry.key, node);
  if (point) {
    into.claims.push(claimOf(point, phrase, scope));
    return;
  }
  if (node.kind === 'value') {
    const lamp = lampOf(phrase, node) ?? streetOf(phrase, node, siblings);
    if (lamp) into.claims.push(claimOf(lamp, phrase, scope));
    else read(node, meaning(phrase, siblings, scope) ?? addressText(node, scope), scope, into);
    return;
  }
  if (node.kind === 'list' && node.items.every((item) => item.kind === 'value')) {
    const label = meaning(phrase, siblings, scope);
    for (const item of node.items) if (item.kind === 'value') read(item, label, scope, into);
    return;
  }
  const about = subjectOf(phrase, scope.about);
  if (about === 'else') return;
  const inner = { ...scope, about, parent: phrase };
  // What stands beside a fault's record in a record of its own is told of the same fault.
  const isNew = node.kind === 'record' && about === 'fault' && scope.about !== 'fault' && scope.row === 0;
  if (isNew) into.numbers.row += 1;
  walk(node, isNew ? { ...inner, row: into.numbers.row } : inner, into);
}

function read(
  node: Extract<FeedNode, { kind: 'value' }>,
  label: Label | undefined,
  scope: Scope,
  into: Walk,
): void {
  if (!label || node.value.length > 2000) return;
  if (label.field === 'unit' && measure.test(node.value)) return;
  // `type=FAULT_CODE` says what kind of message it is.
  if (label.field === 'fault' && /^[A-Za-z]+(?:[_. ][A-Za-z]+)?$/.test(node.value) && labelOfKey(node.value))
    return;
  // What the feed writes with escapes is a text of its own, all of which stands where the feed has it.
  const own = node.verbatim ? undefined : sourceOf(node.value, into.source.order);
  const source = own ?? into.source;
  const [start, end] = own ? [0, node.value.length] : [node.start, node.end];
  // `"Water in fuel (High)"`
  const graded =
    label.field === 'code' || label.field === 'fault' || label.field === 'description'
      ? severityAtEnd(source.scan, start, end)
      : undefined;
  const claims: ValueClaim[] = [...readValue(label, source, start, graded?.open ?? end, true).claims];
  if (graded) claims.push(severityClaim(graded, 0.75));
  for (const claim of claims) {
    const placed = own ? at(claim, node) : claim;
    into.claims.push(claimOf(placed, label.phrase, scope));
  }
}

/** What hours and degrees are counted in, under `unit`. */
const measure =
  /^(?:h|hrs?|hours?|std|stunden|heures?|horas?|ore|uren|km|mi|miles|met(?:er|re)s?|s|secs?|seconds|mins?|minutes|°?[cf]|celsius|kpa|psi|bar|%|percent|l|lit(?:er|re)s?|gal|gallons|rpm|v|volts?|degrees|deg)$/i;

function at(claim: ValueClaim, node: { start: number; end: number }): ValueClaim {
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

/** What a field is, by its name and what it is a field of. */
function meaning(phrase: string, siblings: readonly string[], scope: Scope): Label | undefined {
  const parents = ofParent(phrase, scope);
  if (parents) return parents;
  // `"reading": 5120.7, "unit": "Hours"`: what the value is counted in.
  if (
    (phrase === 'unit' || phrase === 'units' || phrase === 'uom') &&
    siblings.some((each) => isAmount.test(each))
  )
    return undefined;
  // `make="Grove" machine="GRT8100"`: beside its maker the machine is the model, `no="11862" nick="ADT 6"` beside its name the number is the serial number.
  if (
    phrase === 'machine' &&
    !siblings.includes('model') &&
    siblings.some((each) => labelOfPhrase(each)?.field === 'brand')
  )
    return { phrase: 'model', field: 'model', trust: 0.85 };
  if (
    scope.about === 'machine' &&
    /^(?:no|nr|number|num|numero|nummer)$/.test(phrase) &&
    siblings.some((each) => namesMachine.test(each)) &&
    !siblings.some((each) => labelOfPhrase(each)?.field === 'serial')
  )
    return { phrase: 'serial', field: 'serial', trust: 0.75 };
  // `mk="Elgin" md="Pelican"`: as short as one another.
  if (
    (phrase === 'md' || phrase === 'mo') &&
    siblings.some((each) => each === 'mk' || labelOfPhrase(each)?.field === 'brand')
  )
    return { phrase: 'model', field: 'model', trust: 0.85 };
  if (
    phrase === 'mk' &&
    siblings.some((each) => each === 'md' || each === 'mo' || labelOfPhrase(each)?.field === 'model')
  )
    return { phrase: 'make', field: 'brand', trust: 0.9 };
  const known = contextual[scope.about]?.[phrase];
  // A system's own number of a machine is its name only where nobody gave it one.
  if (known)
    return { phrase: `${scope.parent} ${phrase}`, field: known, trust: phrase === 'id' ? 0.7 : 0.93 };
  if (scope.about === 'fault' && phrase === 'id') {
    const coded = siblings.some((sibling) =>
      ['code', 'dtc', 'spn', 'identifier', 'code identifier', 'fault code'].includes(sibling),
    );
    const field = coded || !/fault|dtc|code|diagnostic/.test(scope.parent) ? 'source-id' : 'code';
    return { phrase: `${scope.parent} id`, field, trust: 0.85 };
  }
  if (scope.about === 'nothing' && phrase === 'id') {
    const ofMachine = siblings.some(
      (sibling) => sibling === 'model' || sibling === 'make' || sibling.includes('serial'),
    );
    return ofMachine ? { phrase, field: 'unit', trust: 0.6 } : undefined;
  }
  if (phrase === 'type' && scope.about !== 'machine') return undefined;
  // The text of a fault whose code stands beside it describes it.
  if (
    scope.about === 'fault' &&
    phrase === scope.parent &&
    siblings.some((sibling) => /^(?:code|dtc|number|spn|nr|id)$/.test(sibling))
  )
    return { phrase, field: 'description', trust: 0.9 };
  // The code of a failure mode (SAE J1939-73) is the second half of a fault's.
  if (phrase === 'code' && /failure mode|fmi/.test(scope.parent))
    return { phrase: 'fmi', field: 'fmi', trust: 0.95 };
  if (phrase === 'name' && /failure mode|fmi/.test(scope.parent)) return undefined;
  return labelOfPhrase(`${scope.parent} ${phrase}`) ?? labelOfPhrase(phrase) ?? byItsWords(phrase, scope);
}

const isAmount =
  /^(?:reading|value|val|v|amount|current|wert|valeur|valore?|waarde|varde|wartosc)$|^value as /;
const namesMachine = /^(?:nick|nick ?name|name|alias|label|title|call ?sign|display name)$|name$/;

/** `"level": {"n": 3, "word": "SEVERE"}`, `"equipmentModel": {"name": "850L"}`: what a severity is made of is one, and what has nothing but a name is that. */
function ofParent(phrase: string, scope: Scope): Label | undefined {
  const label = labelOfPhrase(scope.parent);
  if (label && ownNames.has(label.field) && itsValue.test(phrase)) return label;
  return label?.field === 'severity' && !/\b(?:time|at|by)\b/.test(phrase) ? label : undefined;
}

const ownNames = new Set<Label['field']>(['brand', 'model', 'serial', 'lat', 'long', 'spn', 'fmi']);
const itsValue =
  /^(?:name|value|val|v|text|label|display|display name|title|string|content|number|no)$|^value as /;

/** A name that no list has is known by the word in it that says what it is: `oem display`, `vin or pin`, `model desc`. */
function byItsWords(phrase: string, scope: Scope): Label | undefined {
  if (scope.about === 'else' || otherThings.test(phrase)) return undefined;
  const found = tellingWords.find(([words]) => words.test(phrase));
  return found && { phrase, field: found[1], trust: 0.72 };
}

const otherThings =
  /\b(?:engine (?:make|model|serial|sn|type)|idle|idling|odo|odometer|distance|km|mi|miles|tracker|device|modem|sim|imei|gateway|firmware|year|customer|dealer|account|tenant|count|occurrences?|url|link|percent|pct|fuel|def|battery|voltage|temp|previous|prev|sent|received|exported|generated|ping|report|unit of)\b/;

const tellingWords: readonly (readonly [RegExp, Label['field']])[] = [
  [/\b(?:vin|pin|serial|chassis)\b/, 'serial'],
  [/\bmodel\b/, 'model'],
  [/\b(?:make|manufacturer|oem|brand)\b/, 'brand'],
  [
    /\b(?:nickname|alias|label)\b|\b(?:asset|unit|fleet|equipment|vehicle|machine) (?:number|no|id|name|ref|tag)\b/,
    'unit',
  ],
  [/\b(?:latitude|lat)\b/, 'lat'],
  [/\b(?:longitude|lon|lng|long)\b/, 'long'],
  [/\b(?:hours|hourmeter|hour meter|smu|smr|runtime)\b/, 'hours'],
  [/\b(?:dtc|fault|error|trouble|diagnostic) code\b|\bcode\b/, 'code'],
  [
    /\b(?:severity|criticality)\b|\b(?:level|priority|rank|grade) (?:text|name|label|word|desc|description)\b/,
    'severity',
  ],
  [/\bdescription\b/, 'description'],
];

/** The phrase of a name whose words are shortened: `mdl` is `model`, `lt` beside `ln` a latitude. */
function fullPhrase(key: string): string {
  const known = phrasesOfKeys.get(key);
  if (known !== undefined) return known;
  const phrase = phraseOf(key);
  const full = labelOfPhrase(phrase)
    ? phrase
    : phrase
        .split(' ')
        .map((word) => longForms[word] ?? word)
        .join(' ');
  if (phrasesOfKeys.size >= 2000) phrasesOfKeys.clear();
  if (key.length <= 80) phrasesOfKeys.set(key, full);
  return full;
}

/** What was made of a name before. */
const phrasesOfKeys = new Map<string, string>();

const longForms: Readonly<Record<string, string>> = {
  mk: 'make',
  mfr: 'make',
  mfg: 'make',
  mdl: 'model',
  mod: 'model',
  lbl: 'label',
  nm: 'name',
  veh: 'vehicle',
  eq: 'equipment',
  equip: 'equipment',
  mach: 'machine',
  pos: 'position',
  loc: 'location',
  fix: 'position',
  la: 'lat',
  lt: 'lat',
  lo: 'lon',
  ln: 'lon',
  lng: 'lon',
  sv: 'severity',
  sev: 'severity',
  lvl: 'level',
  ts: 'timestamp',
  dt: 'timestamp',
  tm: 'time',
  desc: 'description',
  txt: 'text',
  msg: 'message',
  descr: 'description',
  flt: 'fault',
  ev: 'event',
  evt: 'event',
  alrt: 'alert',
  err: 'error',
  hrs: 'hours',
  hm: 'hours',
  h: 'hours',
  op: 'operating',
  eng: 'engine',
  ctr: 'meter',
  cnt: 'count',
  obj: 'machine',
  own: 'owner id',
  pwr: 'engine',
  addr: 'address',
  st: 'state',
  num: 'number',
  nr: 'number',
  t: 'time',
  c: 'code',
};

/** `{"type": "RUNTIME_HOURS", "val": "1299.6"}`: one value says what the other is. */
function namedPair(
  node: Extract<FeedNode, { kind: 'record' }>,
  scope: Scope,
): Extract<FeedNode, { kind: 'record' }> | undefined {
  if (node.entries.length > 4) return undefined;
  const of = (names: ReadonlySet<string>) =>
    node.entries.find((entry) => entry.node.kind === 'value' && names.has(fullPhrase(entry.key)));
  const name = of(pairNames);
  const value = of(pairValues) ?? (name && name.key !== 'id' ? of(otherValues) : undefined);
  if (!name || !value || name.node.kind !== 'value' || name.node.value.length > 40) return undefined;
  const said = fullPhrase(name.node.value.toLowerCase());
  // The meter of the engine is that of its hours; others count what is no hour.
  if (scope.about === 'hours') {
    const counts = /^(?:engine|machine|operating|total|runtime|service)?\s?(?:hours?|runtime|meter)?$/.test(
      said,
    );
    return { ...node, entries: counts ? [{ key: 'hours', node: value.node }] : [] };
  }
  return labelOfPhrase(said) || byItsWords(said, scope)
    ? { ...node, entries: [{ key: said, node: value.node }] }
    : undefined;
}

const otherValues = new Set(['id', 'text', 'number']);
const pairNames = new Set([
  'scheme',
  'property',
  'type',
  'kind',
  'name',
  'key',
  'field',
  'label',
  'id',
  'parameter',
  'attribute',
]);
const pairValues = new Set(['value', 'val', 'reading', 'data', 'content', 'v']);

/** `"redStopLamp": true`: a lamp that is on says how severe the fault is. */
function lampOf(phrase: string, node: Extract<FeedNode, { kind: 'value' }>): ValueClaim | undefined {
  if (!/\blamp\b/.test(phrase) || !/^(?:true|on|1)$/i.test(node.value)) return undefined;
  const severity = /\bstop\b/.test(phrase)
    ? 'critical'
    : /\bred\b/.test(phrase)
      ? 'high'
      : /\b(?:amber|yellow|warning)\b/.test(phrase)
        ? 'medium'
        : undefined;
  return (
    severity && { field: 'severity', value: severity, start: node.start, end: node.end, confidence: 0.6 }
  );
}

/** `"address": "Rodovia BR-040, km 512", "city": …`: beside its city an address is the street, all of it. */
function streetOf(
  phrase: string,
  node: Extract<FeedNode, { kind: 'value' }>,
  siblings: readonly string[],
): ValueClaim | undefined {
  const label = labelOfPhrase(phrase);
  if (label?.field !== 'address' && label?.field !== 'location') return undefined;
  if (isPlaceholder(node.value) || node.value.length > 100 || !/\p{L}/u.test(node.value)) return undefined;
  if (!siblings.some((each) => labelOfPhrase(each)?.field === 'city')) return undefined;
  const place = addressIn(node.value, 0, node.value.length);
  if (place?.state || /,.*,/.test(node.value)) return undefined;
  return { field: 'address', value: node.value, start: node.start, end: node.end, confidence: label.trust };
}

/** `"reverseGeo": "8600 S 120th St, La Vista, NE 68128"`: a field of a place that nobody knows, but whose value is an address. */
function addressText(node: Extract<FeedNode, { kind: 'value' }>, scope: Scope): Label | undefined {
  if (
    scope.about !== 'place' ||
    node.value.length < 10 ||
    node.value.length > 160 ||
    !node.value.includes(',')
  )
    return undefined;
  const place = addressIn(node.value, 0, node.value.length);
  return place?.city && place.address ? { phrase: 'address', field: 'location', trust: 0.7 } : undefined;
}

/** `"lt_e6": 39529600`: millionths of degrees. */
function millionths(key: string, node: FeedNode): ValueClaim | undefined {
  if (node.kind !== 'value' || !/^-?\d{4,10}$/.test(node.value)) return undefined;
  const name = /^(.{2,12}?)_?(?:e6|E6)$/.exec(key)?.[1];
  const label = name === undefined ? undefined : labelOfPhrase(fullPhrase(name));
  if (label?.field !== 'lat' && label?.field !== 'long') return undefined;
  const value = Number(node.value) / 1e6;
  return { field: label.field, value, start: node.start, end: node.end, confidence: 0.95 };
}

const contextual: Partial<Record<About, Readonly<Record<string, Label['field']>>>> = {
  machine: {
    id: 'unit',
    name: 'unit',
    number: 'unit',
    nickname: 'unit',
    nick: 'unit',
    alias: 'unit',
    title: 'unit',
    ref: 'unit',
    label: 'unit',
    'owner id': 'unit',
    description: 'type',
    class: 'type',
  },
  place: {
    ...Object.fromEntries(
      [
        'at',
        'time',
        'timestamp',
        'datetime',
        'date time',
        'date',
        'updated',
        'updated at',
        'recorded at',
        'when',
        'last updated',
        'utc',
        'gps time',
        'fix time',
        'reported',
        'reported at',
      ].map((key) => [key, 'ignored' as const]),
    ),
    ...Object.fromEntries(
      ['name', 'text', 'formatted', 'formatted address', 'label', 'value', 'display name', 'full'].map(
        (key) => [key, 'location' as const],
      ),
    ),
    x: 'long',
    y: 'lat',
    description: 'ignored',
  },
  fault: {
    name: 'description',
    text: 'description',
    title: 'description',
    message: 'description',
    label: 'description',
    at: 'time',
    start: 'time',
    type: 'ignored',
    value: 'ignored',
    number: 'code',
    raw: 'code',
    on: 'time',
    ...Object.fromEntries(
      ['since', 'seit', 'depuis', 'desde', 'vanaf', 'od', 'da', 'from'].map((key) => [key, 'time' as const]),
    ),
    klasse: 'severity',
    stufe: 'severity',
    raised: 'time',
    first: 'time',
    last: 'time',
    timestamp: 'time',
    level: 'severity',
    class: 'ignored',
  },
  hours: {
    value: 'hours',
    hour: 'hours',
    hours: 'hours',
    reading: 'hours',
    total: 'hours',
    ...Object.fromEntries(
      [
        'val',
        'v',
        'amount',
        'current',
        'count',
        'wert',
        'valor',
        'valeur',
        'valore',
        'waarde',
        'varde',
        'wartosc',
        'value as double',
        'value as integer',
        'value as string',
      ].map((key) => [key, 'hours' as const]),
    ),
    ...Object.fromEntries(
      ['at', 'time', 'timestamp', 'datetime', 'date time', 'date', 'unit', 'units', 'uom'].map((key) => [
        key,
        'ignored' as const,
      ]),
    ),
  },
};

function subjectOf(phrase: string, outer: About): About {
  if (
    /(?:^|\s)(?:engine|power unit|tenant|envelope|dealer|customer|contact|account|user|fuel|def|idle|distance|odometer|attachment|tracker|device|modem|gateway|driver|operator|eld|warranty|owner|contract|meta|metadata|links?|service|branch|sender|recipient)(?: |$)|idle|\bdistance\b|odometer/.test(
      phrase,
    ) &&
    !/hours|header/.test(phrase)
  )
    return 'else';
  if (/(?:^| )idle(?: |$)/.test(phrase)) return 'else';
  // The hours' own reading.
  if (outer === 'hours' && /^(?:reading|value|total|current|meter|amount)$/.test(phrase)) return 'hours';
  if (faultWords.test(phrase)) return 'fault';
  if (/ping|heartbeat/.test(phrase)) return 'place';
  if (placeWords.test(phrase)) return 'place';
  if (hoursWords.test(phrase)) return 'hours';
  if (machineWords.test(phrase)) return 'machine';
  const label = labelOfPhrase(phrase);
  if (label && label.trust > 0.8) {
    if (label.field === 'fault' || label.field === 'code') return 'fault';
    if (label.field === 'location') return 'place';
    if (label.field === 'hours') return 'hours';
    if (label.field === 'machine') return 'machine';
  }
  return outer === 'hours' ? 'nothing' : outer;
}

/** Names of a feed's records in the languages that portals speak, folded. */
const faultWords =
  /fault|dtc|alert|alarm|event|\bcodes?\b|diagnos|warning|failure|\bfalhas?\b|\bfallos?\b|\bfallas?\b|defaut|\bpannes?\b|guast[oi]|\berror|\bfehler|stoerung|storung|meldung|storing|\bfout|\bfel(?:kod)?\b|\bfeil|\bfejl|\bvika|usterk|\bblad\b|chyba|porucha|ariza|averia|avaria|anomalie/;
const placeWords =
  /location|position|\bpos\b|gps|geo|coordinates|address|place|site|\bloc(?:al)?\b|lugar|ubicacion|localizacao|posicao|posicion|posizione|standort|\blieu\b|emplacement|luogo|plaats|locatie|\bplats\b|polozenie|konum|sijainti|\bort\b|adres|^(?:at|where|spot|wo|donde|onde|dove|waar|hvor|var|kde|gdzie)$/;
const hoursWords =
  /hours?\b|hour ?meter|smu|meter|horimetro|horometro|betriebsstunden|\bstunden\b|heures|\bhoras\b|\bore\b|draaiuren|motohod|motogodz|drifttim/;
const machineWords =
  /equipment|machine|asset|vehicle|header|truck|\bunit\b|product|maquina|maschine|geraet|gerat|\bengin\b|macchina|maskin|\bkone\b|maszyna|\bstroj\b|makine|equipo|equipamento|vehiculo|veicolo|fahrzeug/;

/** `"coordinates": [-122.44, 47.25]`, as GeoJSON (RFC 7946) has a point: longitude first. */
function pointOf(phrase: string, node: FeedNode): ValueClaim | undefined {
  // `POINT(-97.7431 30.2672)`, as OGC Simple Feature Access writes it: longitude first.
  const known =
    node.kind === 'value'
      ? /^POINT\s?Z?\s?\(\s?(-?\d{1,3}(?:\.\d{1,12})?)\s{1,2}(-?\d{1,2}(?:\.\d{1,12})?)/i.exec(
          node.value.slice(0, 80),
        )
      : null;
  if (known && node.kind === 'value') {
    const [long, lat] = [Number(known[1]), Number(known[2])];
    if (Math.abs(lat) > 90 || Math.abs(long) > 180 || (lat === 0 && long === 0)) return undefined;
    return { field: 'point', value: { lat, long }, start: node.start, end: node.end, confidence: 0.9 };
  }
  if (node.kind !== 'list' || node.items.length < 2 || node.items.length > 3) return undefined;
  const [first, second] = node.items;
  if (first?.kind !== 'value' || second?.kind !== 'value') return undefined;
  const [one, other] = [Number(first.value), Number(second.value)];
  if (!Number.isFinite(one) || !Number.isFinite(other)) return undefined;
  const geoJson = phrase === 'coordinates' || phrase === 'coord';
  if (!geoJson && !/lat|position|location|point|gps/.test(phrase)) return undefined;
  const [lat, long] = geoJson ? [other, one] : [one, other];
  if (Math.abs(lat) > 90 || Math.abs(long) > 180 || (lat === 0 && long === 0)) return undefined;
  return { field: 'point', value: { lat, long }, start: first.start, end: second.end, confidence: 0.9 };
}

const topScope: Scope = { about: 'nothing', parent: '', group: 0, row: 0 };

function identifies(node: FeedNode, depth: number): boolean {
  if (node.kind !== 'record' || depth > 2) return false;
  return node.entries.some((entry) => {
    const phrase = fullPhrase(entry.key);
    const label = labelOfPhrase(phrase) ?? byItsWords(phrase, topScope);
    if (entry.node.kind === 'value')
      return (
        label !== undefined &&
        ['serial', 'brand', 'model', 'unit', 'machine'].includes(label.field) &&
        phrase !== 'name'
      );
    return subjectOf(phrase, 'nothing') === 'machine' && identifies(entry.node, depth + 1);
  });
}

class NotJson extends Error {}

/** A JSON reader (RFC 8259) that knows where each value stands; it forgives commas before a closing bracket. */
class JsonReader {
  readonly text: string;
  at: number;

  constructor(text: string, from: number) {
    this.text = text;
    this.at = from;
  }

  value(depth: number): FeedNode {
    if (depth > 60) throw new NotJson();
    this.space();
    switch (this.text[this.at]) {
      case '{':
        return this.object(depth);
      case '[':
        return this.array(depth);
      case '"':
      case "'":
        return { kind: 'value', ...this.string() };
      default:
        return this.plain();
    }
  }

  private object(depth: number): FeedNode {
    const entries: FeedEntry[] = [];
    this.at += 1;
    for (;;) {
      this.space();
      if (this.text[this.at] === '}') break;
      const key = this.key();
      this.space();
      if (this.text[this.at] !== ':') throw new NotJson();
      this.at += 1;
      entries.push({ key, node: this.value(depth + 1) });
      this.space();
      if (this.text[this.at] === ',') this.at += 1;
      else if (this.text[this.at] !== '}') throw new NotJson();
    }
    this.at += 1;
    return { kind: 'record', entries };
  }

  private array(depth: number): FeedNode {
    const items: FeedNode[] = [];
    this.at += 1;
    for (;;) {
      this.space();
      if (this.text[this.at] === ']') break;
      items.push(this.value(depth + 1));
      this.space();
      if (this.text[this.at] === ',') this.at += 1;
      else if (this.text[this.at] !== ']') throw new NotJson();
    }
    this.at += 1;
    return { kind: 'list', items };
  }

  /** In quotation marks of either kind, or bare, as programs print their records. */
  private key(): string {
    const mark = this.text[this.at];
    if (mark === '"' || mark === "'") return this.string().value;
    const name = /^[A-Za-z_$][\w$]{0,60}(?=\s{0,4}:)/.exec(this.text.slice(this.at, this.at + 66))?.[0];
    if (name === undefined) throw new NotJson();
    this.at += name.length;
    return name;
  }

  private string(): { value: string; start: number; end: number; verbatim: boolean } {
    const mark = this.text[this.at];
    const start = this.at + 1;
    let end = start;
    while (end < this.text.length && this.text[end] !== mark) end += this.text[end] === '\\' ? 2 : 1;
    if (end >= this.text.length) throw new NotJson();
    this.at = end + 1;
    const raw = this.text.slice(start, end);
    if (!raw.includes('\\')) return { value: raw, start, end, verbatim: true };
    try {
      return {
        value: JSON.parse(`"${raw.replace(/\n/g, '\\n').replace(/\t/g, '\\t')}"`) as string,
        start,
        end,
        verbatim: false,
      };
    } catch {
      throw new NotJson();
    }
  }

  private plain(): FeedNode {
    const match = /^(?:-?\d{1,20}(?:\.\d{1,20})?(?:[eE][+-]?\d{1,3})?|true|false|null|True|False|None)/.exec(
      this.text.slice(this.at, this.at + 50),
    );
    if (!match) throw new NotJson();
    const start = this.at;
    this.at += match[0].length;
    return { kind: 'value', value: match[0], start, end: this.at, verbatim: true };
  }

  private space(): void {
    while (this.at < this.text.length && isSpace(this.text.charCodeAt(this.at))) this.at += 1;
  }
}

function elementNode(
  text: string,
  element: { name: string; entries: FeedEntry[]; from: number },
  end: number,
): FeedNode {
  const raw = text.slice(element.from, end);
  if (element.entries.length > 0) {
    // `<Hours kind="engine">6231.4</Hours>`: what stands in an element with attributes is its value.
    const own =
      raw.includes('<') || raw.trim() === ''
        ? []
        : [{ key: element.name, node: valueNode(raw, element.from) }];
    return asRecord([...element.entries, ...own]);
  }
  return valueNode(raw, element.from);
}

function valueNode(raw: string, from: number): FeedNode {
  const data = /^\s{0,20}<!\[CDATA\[([\s\S]{0,4000})\]\]>\s{0,20}$/.exec(raw)?.[1];
  const trimmed = (data ?? raw).trim();
  const start = from + raw.indexOf(trimmed);
  const value = data === undefined ? decodeEntities(trimmed) : trimmed;
  return { kind: 'value', value, start, end: start + trimmed.length, verbatim: value === trimmed };
}

/** Elements of one name beside each other are a list under that name. */
function asRecord(entries: readonly FeedEntry[]): FeedNode {
  const byKey = new Map<string, FeedNode[]>();
  for (const { key, node } of entries) {
    const nodes = byKey.get(key);
    if (nodes) nodes.push(node);
    else byKey.set(key, [node]);
  }
  return {
    kind: 'record',
    entries: [...byKey].map(([key, nodes]) => ({
      key,
      node: nodes.length === 1 && nodes[0] ? nodes[0] : { kind: 'list', items: nodes },
    })),
  };
}

function attributesOf(text: string, from: number, to: number): FeedEntry[] {
  const entries: FeedEntry[] = [];
  for (const match of text
    .slice(from, to)
    .matchAll(/\s(?:[\w.-]{1,60}:)?([\w.-]{1,80})\s?=\s?(?:"([^"]{0,2000})"|'([^']{0,2000})')/g)) {
    const value = match[2] ?? match[3] ?? '';
    if (match[1] === undefined || match[0].includes('xmlns')) continue;
    const start = from + match.index + match[0].length - 1 - value.length;
    entries.push({
      key: match[1],
      node: { kind: 'value', value, start, end: start + value.length, verbatim: true },
    });
  }
  return entries;
}
