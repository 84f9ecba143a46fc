import { has, type Line, mayBeginWith, sign } from './lines.ts';
import type { Source } from './marks.ts';
import { startOf } from './scan.ts';
import { may } from './vocabulary.ts';
import { type Label, labelAt, labelNamed, labelOfCell } from './words/labels.ts';

/*
 * Lines that are labels, or begin with one: alone above or below its value, with nothing but a space before it, and before a
 * colon as a whole.
 */

/** The label that a line consists of, with its value on the lines below. In a message that is `stacked`, words count that elsewhere are headings. */
export function labelAlone(source: Source, line: Line, stacked: boolean): Label | undefined {
  if (line.end - line.start > 42 || !mayBeginWith(source.scan, line, may.label)) return undefined;
  const last = source.text.charCodeAt(line.end - 1);
  const marked = last === 58 || last === 61 || last === 0xff1a;
  const end = marked ? line.end - 1 : line.end;
  // `Active alarms (3):` is over a list.
  if (source.text[end - 1] === ')' && countBefore.test(source.text.slice(end - 5, end))) return undefined;
  // `Latitude (deg)`, `Product ID Number (PIN)`
  const named = source.text[end - 1] === ')' ? labelOfCell : labelNamed;
  const label = named(source.scan, line.start, end);
  if (!label || label.field === 'ignored') return undefined;
  const counts = marked || stackable.has(label.field) || (stacked && stackableIfStacked.has(label.field));
  return counts ? label : undefined;
}

/** Nothing on the line but the label of something that no alert is made of. */
export function ignoredAlone({ scan }: Source, line: Line): Label | undefined {
  if (line.end - line.start > 42 || !mayBeginWith(scan, line, may.label)) return undefined;
  const label = labelNamed(scan, line.start, line.end);
  return label?.field === 'ignored' ? label : undefined;
}

const countBefore = /[\s(]\d{1,3}\)$/;

const stackableIfStacked = new Set(['machine', 'fault', 'description', 'lamp', 'type', 'spn', 'fmi', 'mid']);

const stackable = new Set(
  'brand model serial unit hours location lat long code severity time address spn fmi'.split(' '),
);

/** A line that is itself a label, or begins with one and its colon, is no value. */
export function isPair(source: Source, line: Line): boolean {
  const { text, scan } = source;
  if (!mayBeginWith(scan, line, may.label)) return false;
  if (labelNamed(scan, line.start, line.end)) return true;
  const found = labelAt(scan, line.from, line.end);
  return (
    found !== undefined &&
    // `Home yard      2805 Salem Industrial Dr, Salem, OR`
    /^\.?(?:\s{0,3}(?:[:=\t：]|$)| {2})/.test(text.slice(found.end, Math.min(line.end, found.end + 5)))
  );
}

/** Cards that set a value over what it is: each label stands below a line that is none, and the last ends its paragraph. */
export function areLabelsBelow(source: Source, lines: readonly Line[]): boolean {
  let count = 0;
  for (const [index, line] of lines.entries()) {
    if (line.role !== 'body' || !labelAlone(source, line, true)) continue;
    const [before, next] = [lines[index - 1], lines[index + 1]];
    if (before?.paragraph !== line.paragraph || labelAlone(source, before, true)) return false;
    count += 1;
    if (next?.paragraph === line.paragraph && next.role === 'body' && endsWithValue(source, lines, index))
      return false;
  }
  return count >= 4;
}

/** `make case`, `lat 41.2565`: five lines or more of a paragraph that each begin with a label of another kind, and most of its lines. */
export function paragraphsOfBarePairs(source: Source, lines: readonly Line[]): ReadonlySet<number> {
  const bare = new Set<number>();
  for (let index = 0; index < lines.length; ) {
    const paragraph = lines[index]?.paragraph ?? 0;
    const fields = new Set<Label['field']>();
    let pairs = 0;
    const from = index;
    for (; index < lines.length && lines[index]?.paragraph === paragraph; index += 1) {
      const line = lines[index];
      const found = line && bareLabel(source, line);
      if (!found) continue;
      pairs += 1;
      if (found.label.field !== 'ignored') fields.add(found.label.field);
    }
    if (fields.size >= 5 && pairs * 3 >= (index - from) * 2) bare.add(paragraph);
  }
  return bare;
}

/** A label that a short line begins with, with nothing but a space between it and what comes after. */
export function bareLabel(source: Source, line: Line) {
  const { text, scan } = source;
  if (line.role !== 'body' || line.end - line.start > 110 || !mayBeginWith(scan, line, may.label))
    return undefined;
  if (has(line, sign.tab | sign.bar | sign.equals)) return undefined;
  const found = labelAt(scan, line.from, line.end);
  const gap = found && bareGap.exec(text.slice(found.end, Math.min(line.end, found.end + 6)))?.[0];
  return gap ? { label: found.label, end: found.end + gap.length } : undefined;
}

/** A space, or what sheets and chats put between two cells: `make;Case`, `make, Case`, `make ~ Case`, `*make* Case`. */
const bareGap = /^(?: | ?[;,~/>] ?|\*{1,2}[ ;,]?)(?=["“#+-]?[\p{L}\d]|\(\d)/u;

/** Nothing but one line stands after a paragraph's last label: that is its value. */
function endsWithValue(source: Source, lines: readonly Line[], index: number): boolean {
  const line = lines[index];
  for (let at = index + 1; at < Math.min(lines.length, index + 12); at += 1) {
    const other = lines[at];
    if (other?.paragraph !== line?.paragraph) return true;
    if (other && labelAlone(source, other, true)) return false;
  }
  return true;
}

/** The label that all before the line's first colon is, and where its value begins. */
export function labelBeforeColon(source: Source, line: Line): { label: Label; end: number } | undefined {
  const { text, scan } = source;
  if (!mayBeginWith(scan, line, may.label)) return undefined;
  let colon = line.start;
  const last = Math.min(line.end, line.start + 60);
  while (colon < last && !isColon(text, colon, line.end) && !isCellEdge(text, colon, line)) colon += 1;
  if (colon >= last) return undefined;
  let end = colon;
  while (end > line.start && (text[end - 1] === ' ' || text[end - 1] === '\t' || text[end - 1] === '*'))
    end -= 1;
  const label = labelOfCell(scan, line.start, end) ?? headLabel(source, line, end);
  if (!label) return undefined;
  let start = colon + 1;
  while (start < line.end && (isSpace(text.charCodeAt(start)) || text[start] === '*')) start += 1;
  return start < line.end ? { label, end: start } : undefined;
}

/**
 * The label that words before a colon begin with, where the rest only says more of it: `Position bei Meldung`, `Address at
 * fault`, `Engine hours then`. What begins with somebody else's place is theirs with its additions too.
 */
function headLabel(source: Source, line: Line, to: number): Label | undefined {
  const { text, scan } = source;
  const found = labelAt(scan, line.from, to);
  const head = found && placeAsOf.test(found.label.phrase) ? { ...found, label: placeThen } : found;
  if (!head || startOf(scan, line.from) !== line.start || head.end >= to || to - head.end > 60)
    return undefined;
  // `Position at report (09/29/2026 12:15 PM PDT):`
  const more = text.slice(head.end, to).replace(/\s?\([^()]{4,40}\)$/, '');
  if (!/^\s[\p{L}\s()'’]{2,30}$/u.test(more)) return undefined;
  if (head.label.field === 'ignored') return otherPlace.test(head.label.phrase) ? head.label : undefined;
  if (!headFields.has(head.label.field)) return undefined;
  const ofReport =
    head.label.field !== 'hours' &&
    /^ (?:(?:at|when|on|as|bei|beim|zum) )?(?:the )?(?:last )?(?:report(?:ing|ed)?|send(?:ing)?|message|call|Meldung)$/i.test(
      more,
    );
  if (otherFact.test(more) && !ofEvent.test(more) && !ofReport) return undefined;
  return { ...head.label, trust: Math.min(head.label.trust, 0.85) };
}

/** `Position at` is a time, `Position at report` is a place. */
const placeAsOf = /^(?:position|location|gps) (?:at|as of|when|on)$/;

const placeThen: Label = { phrase: 'position', field: 'location', trust: 0.85 };

const headFields = new Set(['location', 'address', 'hours']);

const ofEvent =
  /^ (?:reading |value )?(?:at|on|when|during)(?: the)?(?: time of)?(?: the)? (?:fault|alert|event|alarm|code|detection|occurrence)$/i;

const otherPlace =
  /dealer|yard|branch|office|depot|deposit|concesi|concession|filial|agence|headquarters|home|base/;

const otherFact =
  /(?<!\p{L})(?:dealer|branch|home|office|yard|depot|service|idle|idling|pto|winch|heater|remaining|left|interval|next|due|since|until|to|report|sent|received|updated?|accuracy|age|time|date|contact|phone|owner|customer|warranty|support|source|status|type|code|id|number|today|day|week|month|leerlauf|ralent[ií]|winde)(?!\p{L})/iu;

/** `Make;Hitachi`: a file of two columns, which has no spaces where they meet. */
function isCellEdge(text: string, at: number, line: Line): boolean {
  const code = text.charCodeAt(at);
  // `47,6779`: a decimal comma.
  if (code === 44 && isFigure(text.charCodeAt(at - 1)) && isFigure(text.charCodeAt(at + 1))) return false;
  return (code === 59 || code === 44) && at + 1 < line.end && !isSpace(text.charCodeAt(at + 1));
}

function isFigure(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isColon(text: string, at: number, end: number): boolean {
  const code = text.charCodeAt(at);
  return (
    code === 0xff1a ||
    (code === 58 && (at + 1 >= end || isSpace(text.charCodeAt(at + 1)) || text[at + 1] === '*'))
  );
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9;
}

export function isPlace(label: Label): boolean {
  return label.field === 'location' || label.field === 'address';
}
