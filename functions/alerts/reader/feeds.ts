import type { Claim, ValueClaim } from './claims.ts';
import { decodeEntities } from './html-text.ts';
import { readValue } from './labelled-values.ts';
import type { Source } from './marks.ts';
import { sourceOf } from './source.ts';
import type { RecordNumbers } from './tables.ts';
import { type Label, labelOfPhrase, phraseOf } from './words/labels.ts';

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

interface FeedEntry {
  readonly key: string;
  readonly node: FeedNode;
}

/** Reads a feed's fields by their names and by what they are fields of (`position.at` is no time of a fault). */
export function readFeed(root: FeedNode, source: Source, numbers: RecordNumbers): Claim[] {
  const claims: Claim[] = [];
  walk(root, { about: 'nothing', parent: '', group: 0, row: 0 }, { claims, source, numbers });
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
    while (at < text.length && (text[at] === ',' || /\s/.test(text[at] ?? ''))) at += 1;
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
      if (stack.length === 1) break;
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
    const phrases = node.entries.map((entry) => phraseOf(entry.key));
    for (const [index, entry] of node.entries.entries())
      field(entry, phrases[index] ?? '', phrases, scope, into);
  } else if (node.kind === 'list') {
    for (const item of node.items) walk(item, record(item, scope, into), into);
  }
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
  const point = pointOf(phrase, node);
  if (point) {
    into.claims.push({ ...point, label: phrase, group: scope.group, row: scope.row });
    return;
  }
  if (node.kind === 'value') {
    read(node, meaning(phrase, siblings, scope), scope, into);
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
  if (node.kind === 'record' && about === 'fault' && scope.about !== 'fault') into.numbers.row += 1;
  walk(
    node,
    node.kind === 'record' && about === 'fault' && scope.about !== 'fault'
      ? { ...inner, row: into.numbers.row }
      : inner,
    into,
  );
}

function read(
  node: Extract<FeedNode, { kind: 'value' }>,
  label: Label | undefined,
  scope: Scope,
  into: Walk,
): void {
  if (!label || node.value.length > 2000) return;
  // What the feed writes with escapes is a text of its own, all of which stands where the feed has it.
  const own = node.verbatim ? undefined : sourceOf(node.value, into.source.order);
  const { claims } = own
    ? readValue(label, own, 0, node.value.length, true)
    : readValue(label, into.source, node.start, node.end, true);
  for (const claim of claims) {
    const placed = own ? at(claim, node) : claim;
    into.claims.push({ ...placed, label: label.phrase, group: scope.group, row: scope.row });
  }
}

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
  return labelOfPhrase(`${scope.parent} ${phrase}`) ?? labelOfPhrase(phrase);
}

const contextual: Partial<Record<About, Readonly<Record<string, Label['field']>>>> = {
  machine: {
    id: 'unit',
    name: 'unit',
    number: 'unit',
    nickname: 'unit',
    title: 'unit',
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
    class: 'ignored',
  },
  hours: {
    value: 'hours',
    hour: 'hours',
    hours: 'hours',
    reading: 'hours',
    total: 'hours',
    ...Object.fromEntries(
      ['at', 'time', 'timestamp', 'datetime', 'date time', 'date'].map((key) => [key, 'ignored' as const]),
    ),
  },
};

function subjectOf(phrase: string, outer: About): About {
  if (
    /^(?:engine|driver|operator|dealer|customer|contact|account|user|fuel|def|idle|distance|odometer|attachment|tracker|device|modem|warranty|owner|contract|meta|metadata|links?|service|branch|sender|recipient)(?: |$)|idle|\bdistance\b|odometer/.test(
      phrase,
    ) &&
    !/hours|header/.test(phrase)
  )
    return 'else';
  if (/(?:^| )idle(?: |$)/.test(phrase)) return 'else';
  if (/fault|dtc|alert|alarm|event|\bcodes?\b|diagnostic|warning|failure/.test(phrase)) return 'fault';
  if (/location|position|gps|geo|coordinates|address|place|site/.test(phrase)) return 'place';
  if (/hours?\b|hour ?meter|smu|meter/.test(phrase)) return 'hours';
  if (/equipment|machine|asset|vehicle|header|truck|unit|product/.test(phrase)) return 'machine';
  return outer === 'hours' ? 'nothing' : outer;
}

/** `"coordinates": [-122.44, 47.25]`, as GeoJSON (RFC 7946) has a point: longitude first. */
function pointOf(phrase: string, node: FeedNode): ValueClaim | undefined {
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

function identifies(node: FeedNode, depth: number): boolean {
  if (node.kind !== 'record' || depth > 2) return false;
  return node.entries.some((entry) => {
    const phrase = phraseOf(entry.key);
    const label = labelOfPhrase(phrase);
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
      if (this.text[this.at] !== '"') throw new NotJson();
      const key = this.string().value;
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

  private string(): { value: string; start: number; end: number; verbatim: boolean } {
    const start = this.at + 1;
    let end = start;
    while (end < this.text.length && this.text[end] !== '"') end += this.text[end] === '\\' ? 2 : 1;
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
    const match = /^(?:-?\d{1,20}(?:\.\d{1,20})?(?:[eE][+-]?\d{1,3})?|true|false|null)/.exec(
      this.text.slice(this.at, this.at + 50),
    );
    if (!match) throw new NotJson();
    const start = this.at;
    this.at += match[0].length;
    return { kind: 'value', value: match[0], start, end: this.at, verbatim: true };
  }

  private space(): void {
    while (this.at < this.text.length && /\s/.test(this.text[this.at] ?? '')) this.at += 1;
  }
}

function elementNode(text: string, element: { entries: FeedEntry[]; from: number }, end: number): FeedNode {
  if (element.entries.length > 0) return asRecord(element.entries);
  const raw = text.slice(element.from, end);
  const trimmed = raw.trim();
  const start = element.from + raw.indexOf(trimmed);
  const value = decodeEntities(trimmed);
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
