import { isSpace } from '../characters.ts';
import type { FeedEntry, FeedNode } from './nodes.ts';

/** JSON that stands as a text in JSON (`"payload": "{\\"oem\\": …}"`) as a part of it. */
export function withInnerJson(text: string): string {
  return text.includes('{\\"')
    ? text.replace(innerJson, (_, inner: string) => inner.replace(/\\(["\\/])/g, '$1'))
    : text;
}

const innerJson = /"((?:\{|\[\s?\{)\s?\\"[^\n]{1,50000}?\}\s?\]?)"(?=\s{0,20}[,}\]])/g;

/** JSON in which each letter stands as such that is written by its number (`K\\u00f6ln`). */
export function withPlainLetters(text: string): string {
  if (!text.includes('\\u') || !/^\s*[{[]/.test(text)) return text;
  return text.replace(
    /(?<!\\)\\u(00[a-f][\da-f]|0[1-9a-f][\da-f]{2}|[1-9a-f][\da-f]{3})/gi,
    (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)),
  );
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
    return { node: typed.test(text) ? withoutTypes(node) : node, end: reader.at };
  } catch (error) {
    if (error instanceof NotJson) return undefined;
    throw error;
  }
}

/** `{"make": {"S": "JCB"}, "lat": {"N": "40.7"}}`: values and lists in records of their type, as DynamoDB has them. */
function withoutTypes(node: FeedNode): FeedNode {
  if (node.kind === 'value') return node;
  if (node.kind === 'list') return { kind: 'list', items: node.items.map(withoutTypes) };
  const [only, other] = node.entries;
  if (only && !other && /^(?:S|N|L|M|BOOL)$/.test(only.key)) return withoutTypes(only.node);
  return {
    kind: 'record',
    entries: node.entries.map(({ key, node: own }) => ({ key, node: withoutTypes(own) })),
  };
}

const typed = /:\s{0,4}\{\s{0,4}"S"\s{0,4}:\s{0,4}"/;

/** Fields that a text must have to be taken for JSON that was cut off, and characters of the value that it was cut in. */
const [fewestOfCut, longestCut] = [4, 400];

class NotJson extends Error {}

/** A JSON reader (RFC 8259) that knows where each value stands; it forgives commas before a closing bracket. */
class JsonReader {
  readonly text: string;
  at: number;
  /** Fields that were read. */
  private values = 0;

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
    this.untilCut(() => {
      for (;;) {
        this.space();
        if (this.text[this.at] === '}') break;
        const key = this.key();
        this.space();
        if (this.text[this.at] !== ':') throw new NotJson();
        this.at += 1;
        entries.push({ key, node: this.value(depth + 1) });
        this.values += 1;
        this.space();
        if (this.text[this.at] === ',') this.at += 1;
        else if (this.text[this.at] !== '}') throw new NotJson();
      }
      this.at += 1;
    });
    return { kind: 'record', entries };
  }

  /** Of JSON that ends before its brackets close, as a limit cuts it off, what stands before the cut. */
  private untilCut(read: () => void): void {
    try {
      read();
    } catch (error) {
      const isCut = this.values >= fewestOfCut && /^[\s.…]{0,8}$/.test(this.text.slice(this.at, this.at + 9));
      if (!(error instanceof NotJson) || !isCut) throw error;
      this.at = this.text.length;
    }
  }

  private array(depth: number): FeedNode {
    const items: FeedNode[] = [];
    this.at += 1;
    this.untilCut(() => {
      for (;;) {
        this.space();
        if (this.text[this.at] === ']') break;
        items.push(this.value(depth + 1));
        this.space();
        if (this.text[this.at] === ',') this.at += 1;
        else if (this.text[this.at] !== ']') throw new NotJson();
      }
      this.at += 1;
    });
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
    if (end >= this.text.length) {
      if (end - start < longestCut) this.at = this.text.length;
      throw new NotJson();
    }
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
    // `"lon": -72`: what the text ends with may be a part of a number.
    if (
      this.values > 0 &&
      this.text.slice(this.at, this.at + 3).trim() === '' &&
      this.at + 3 > this.text.length
    )
      throw new NotJson();
    return { kind: 'value', value: match[0], start, end: this.at, verbatim: true };
  }

  private space(): void {
    while (this.at < this.text.length && isSpace(this.text.charCodeAt(this.at))) this.at += 1;
  }
}
