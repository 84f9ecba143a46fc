import type { FeedEntry, FeedNode } from './nodes.ts';

/** Records within records that are read, and characters of a value. */
const deepest = 12;
const longest = 400;

/**
 * The value that stands between two offsets as YAML and TOML write it on one line: in quotation marks or bare, a record
 * `{ lat: 51.4, lon: -3.1 }` or `{ street = "Feldweg 7" }`, a list `[4331, 4421]`; a comment behind it is none of it.
 */
export function flowValue(text: string, from: number, to: number): FeedNode | undefined {
  const reader = new FlowReader(text, from, to);
  const first = text[reader.skip()];
  if (first !== '{' && first !== '[') return plainValue(text, from, to);
  const node = reader.value(0);
  // What goes on behind its bracket is no record: `[red] lamp on`.
  return node && /^\s*(?:#.*)?$/.test(text.slice(reader.at, to)) ? node : plainValue(text, from, to);
}

/** A scalar that fills the rest of its line. */
function plainValue(text: string, from: number, to: number): FeedNode | undefined {
  let [start, end] = [from, to];
  while (start < end && isBlank(text[start])) start += 1;
  const mark = text[start];
  if (mark === '"' || mark === "'") {
    const close = text.indexOf(mark, start + 1);
    if (close > 0 && close < end) return scalarOf(text, start + 1, close);
  }
  const comment = text.slice(start, end).search(/\s#/);
  if (comment >= 0) end = start + comment;
  while (end > start && isBlank(text[end - 1])) end -= 1;
  return end > start ? scalarOf(text, start, end) : undefined;
}

function scalarOf(text: string, start: number, end: number): FeedNode {
  return { kind: 'value', value: text.slice(start, end), start, end, verbatim: true };
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t';
}

/** Records and lists in brackets, their names with a colon or a sign of equality. */
class FlowReader {
  readonly text: string;
  readonly to: number;
  at: number;

  constructor(text: string, at: number, to: number) {
    this.text = text;
    this.at = at;
    this.to = to;
  }

  skip(): number {
    while (this.at < this.to && isBlank(this.text[this.at])) this.at += 1;
    return this.at;
  }

  /** Undefined where the brackets don't close, or what stands in them is none of it. */
  value(depth: number): FeedNode | undefined {
    if (depth > deepest) return undefined;
    const first = this.text[this.skip()];
    if (first === '{') return this.record(depth);
    if (first === '[') return this.list(depth);
    const mark = first === '"' || first === "'" ? first : undefined;
    if (mark !== undefined) {
      const close = this.text.indexOf(mark, this.at + 1);
      if (close < 0 || close > this.to) return undefined;
      const node = scalarOf(this.text, this.at + 1, close);
      this.at = close + 1;
      return node;
    }
    const length = /^[^,\]}\n]{1,400}/.exec(
      this.text.slice(this.at, Math.min(this.to, this.at + longest)),
    )?.[0].length;
    if (length === undefined) return undefined;
    const start = this.at;
    this.at += length;
    return plainValue(this.text, start, this.at) ?? scalarOf(this.text, start, start);
  }

  private record(depth: number): FeedNode | undefined {
    const entries: FeedEntry[] = [];
    this.at += 1;
    while (this.text[this.skip()] !== '}') {
      const name = flowName.exec(this.text.slice(this.at, Math.min(this.to, this.at + 60)));
      if (!name?.[1]) return undefined;
      this.at += name[0].length;
      const node = this.value(depth + 1);
      if (!node) return undefined;
      entries.push({ key: name[1], node });
      if (this.text[this.skip()] === ',') this.at += 1;
      else if (this.text[this.at] !== '}') return undefined;
    }
    this.at += 1;
    return { kind: 'record', entries };
  }

  private list(depth: number): FeedNode | undefined {
    const items: FeedNode[] = [];
    this.at += 1;
    while (this.text[this.skip()] !== ']') {
      const node = this.value(depth + 1);
      if (!node) return undefined;
      items.push(node);
      if (this.text[this.skip()] === ',') this.at += 1;
      else if (this.text[this.at] !== ']') return undefined;
    }
    this.at += 1;
    return { kind: 'list', items };
  }
}

const flowName = /^["']?([\p{L}_][\p{L}\d_.-]{0,39})["']?\s?[:=]\s?/u;
