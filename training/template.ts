import { type Field, fields } from '#functions/alerts/reading/tagger/fields.ts';
import type { GoldText, GoldValue } from './gold-text.ts';

/*
 * Layouts of real systems as templates (`README.md` describes the language). Filled with our own values, they become messages
 * whose truth and value positions are known: each value is enclosed in two private-use Unicode characters, so that it can be
 * found after any conversion (MIME, HTML, reordered keys).
 */

export type Node =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'slot'; readonly name: string; readonly form: string }
  | Block
  | {
      readonly kind: 'choice';
      readonly chance: number;
      readonly nodes: readonly Node[];
      readonly otherwise: readonly Node[];
    };

export interface Block {
  readonly kind: 'block';
  readonly name: BlockName;
  readonly separator: string;
  readonly nodes: readonly Node[];
}

const blockNames = ['faults', 'machines', 'other'] as const;
type BlockName = (typeof blockNames)[number];

export interface Template {
  /** Its file name without the extension. */
  readonly name: string;
  readonly head: Readonly<Record<string, string>>;
  readonly nodes: readonly Node[];
}

/** Throws if a block is not closed, or closed without being open. */
export function parseTemplate(name: string, content: string): Template {
  const [, front = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(content.replaceAll('\r', '')) ?? [];
  const head = Object.fromEntries(
    front.split('\n').flatMap((line) => {
      const at = line.indexOf(':');
      // After two spaces there may be a remark in brackets.
      const value = line
        .slice(at + 1)
        .trim()
        .replace(/\s{2,}\(.*$/, '');
      return at < 0 ? [] : [[line.slice(0, at).trim(), value]];
    }),
  );
  return { name, head, nodes: parseNodes(body) };
}

export function parseNodes(body: string): Node[] {
  const root: Open = { name: '', nodes: [], close: () => undefined };
  const stack = [root];
  let top = root;
  const open = (name: string, close: Open['close']) => {
    top = { name, nodes: [], close };
    stack.push(top);
  };
  let from = 0;
  for (const { 0: whole, 1: content = '', index } of body.matchAll(slots)) {
    if (index > from) top.nodes.push({ kind: 'text', text: body.slice(from, index) });
    from = index + whole.length;
    const inner = content.trim();
    const into = top.nodes;
    if (inner.startsWith('#')) {
      const [, name = '', separator = ''] = /^#(\w+)(?:\s+sep="([\s\S]*)")?/.exec(inner) ?? [];
      open(name, ({ nodes }) => into.push(blockOf(name, separator, nodes)));
    } else if (inner.startsWith('?')) {
      const chance = Number(inner.slice(1)) || 0.5;
      open('?', ({ first, nodes }) =>
        into.push({ kind: 'choice', chance, nodes: first ?? nodes, otherwise: first ? nodes : [] }),
      );
    } else if (inner === ':') {
      top.first = top.nodes;
      top.nodes = [];
    } else if (inner.startsWith('/')) {
      if (stack.length === 1) throw new Error(`${whole} closes what is not open`);
      stack.pop();
      top.close(top);
      top = stack.at(-1) ?? root;
    } else into.push(slotOf(inner));
  }
  if (stack.length > 1) throw new Error(`${top.name} is not closed`);
  root.nodes.push({ kind: 'text', text: body.slice(from) });
  return root.nodes;
}

/** A value enclosed in its field's marks. */
export function marked(field: Field, value: string): string {
  return `${String.fromCharCode(firstOpening + fields.indexOf(field))}${value}${closing}`;
}

/** Follows a marked JSON value that is a number, not a string. */
export const bare = '\uf0ff';

/** Turns unquoted values into strings, so that the JSON can be parsed … */
export function withBareQuoted(body: string): string {
  return body.replace(/([\uf100-\uf1ff][^\uf0fe]*\uf0fe)\uf0ff/g, (whole, value: string, at: number) => {
    const before = body.slice(0, at).trimEnd().at(-1) ?? '';
    const after = body.slice(at + whole.length).trimStart()[0] ?? '';
    return /[:,[]/.test(before) && /[,}\]]/.test(after) ? `"${value}${bare}"` : value;
  });
}

/** … and back into numbers. */
export function withBareUnquoted(body: string): string {
  return withoutBare(body.replace(/"([\uf100-\uf1ff][^\uf0fe"]*\uf0fe)\uf0ff"/g, '$1'));
}

export function withoutBare(body: string): string {
  return body.replaceAll(bare, '');
}

/** A text without marks, and the values that were between them. */
export function unmarked(text: string): GoldText {
  const values: GoldValue[] = [];
  const open: { field: Field; start: number }[] = [];
  let plain = '';
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(marks)) {
    plain += text.slice(from, index);
    from = index + 1;
    const code = mark.charCodeAt(0);
    if (code >= firstOpening) open.push({ field: fields[code - firstOpening] as Field, start: plain.length });
    else if (mark === closing) {
      const own = open.pop();
      if (own) values.push({ ...own, end: plain.length });
    }
  }
  return { text: plain + text.slice(from), values };
}

export function withoutMarks(text: string): string {
  return text.replace(marks, '');
}

/** An open block during parsing; `first`: what came before `{{:}}`. */
interface Open {
  readonly name: string;
  nodes: Node[];
  first?: Node[];
  readonly close: (own: Open) => unknown;
}

function blockOf(name: string, separator: string, nodes: readonly Node[]): Block {
  const known = blockNames.find((one) => one === name);
  if (!known) throw new Error(`no block is called ${name}`);
  return {
    kind: 'block',
    name: known,
    separator: separator.replaceAll('\\n', '\n').replaceAll('\\t', '\t'),
    nodes,
  };
}

function slotOf(inner: string): Node {
  const at = inner.indexOf(':');
  if (at < 0) return { kind: 'slot', name: inner, form: '' };
  return { kind: 'slot', name: inner.slice(0, at).trim(), form: inner.slice(at + 1) };
}

const slots = /\{\{([^{}]*)\}\}/g;

/** A field's opening mark is this plus the field's index. */
const firstOpening = 0xf100;
const closing = '\uf0fe';
const marks = /[\uf0fe\uf0ff\uf100-\uf1ff]/g;
