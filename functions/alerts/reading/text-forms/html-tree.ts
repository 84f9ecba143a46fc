import { textLimit } from './characters.ts';

/** An element with its raw attributes, entities included; names are lower case. */
export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (Element | string)[];
}

export interface Page {
  readonly root: Element;
  /** The texts of its style elements. */
  readonly sheets: readonly string[];
}

/**
 * Parses a page into elements roughly as a browser does: optional end tags are added, stray closing tags ignored, and excessive
 * nesting flattened. Text is raw, with entities.
 */
export function parseHtml(html: string): Page {
  const sheets: string[] = [];
  const stack = new Stack();
  const neverClosed = new Set<string>();
  let left = textLimit;
  for (let at = 0; at < html.length && left > 0; ) {
    const open = html.indexOf('<', at);
    const tag = open < 0 ? undefined : tagAt(html, open);
    const end = tag ? open : endOfText(html, open);
    if (end > at) stack.add(html.slice(at, end));
    left -= end - at;
    if (!tag) {
      at = end;
      continue;
    }
    at = tag.end;
    if (tag.closing && tag.name !== 'br') stack.close(tag.name);
    else if (rawText.has(tag.name) && !neverClosed.has(tag.name)) {
      const closer = new RegExp(`</${tag.name}(?=[\\s/>])`, 'gi');
      closer.lastIndex = at;
      const from = closer.exec(html)?.index;
      if (from === undefined) neverClosed.add(tag.name);
      if (tag.name === 'style') sheets.push(html.slice(at, from));
      if (from !== undefined) at = from;
      // The content of a script is not text, even if it is not closed.
      else if (tag.name === 'style' || tag.name === 'script') break;
    } else if (tag.name !== '' && !neverClosed.has(tag.name))
      stack.open({ name: tag.name, attributes: tag.attributes, children: [] });
  }
  return { root: stack.root, sheets };
}

/** Up to the next `<`, and past it if it starts no tag. */
function endOfText(html: string, open: number): number {
  if (open < 0) return html.length;
  const next = html.indexOf('<', open + 1);
  return next < 0 ? html.length : next;
}

const rawText = new Set(['script', 'style', 'title', 'textarea', 'iframe', 'noscript', 'xmp']);
const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Elements nested deeper than this are flattened. */
const deepest = 200;

const parts = ['td', 'th', 'tr'];
const sections = [...parts, 'tbody', 'thead', 'tfoot', 'caption', 'colgroup'];
const paragraphEnds =
  'address article aside blockquote center details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul';

/** Which elements end when another one starts, and which surrounding element prevents that. */
interface Ends {
  readonly ended: ReadonlySet<string>;
  readonly within: ReadonlySet<string>;
}

const ends: ReadonlyMap<string, Ends> = new Map([
  ...paragraphEnds.split(' ').map((name): [string, Ends] => [
    name,
    {
      ended: new Set(['p']),
      within: new Set([...sections, 'li', 'dd', 'dt', 'div', 'table', 'blockquote']),
    },
  ]),
  ['li', { ended: new Set(['li', 'p']), within: new Set(['ul', 'ol', 'table', 'td', 'th']) }],
  ...['dt', 'dd'].map((name): [string, Ends] => [
    name,
    { ended: new Set(['dt', 'dd', 'p']), within: new Set(['dl', 'table', 'td', 'th']) },
  ]),
  ...['td', 'th'].map((name): [string, Ends] => [
    name,
    { ended: new Set(['td', 'th']), within: new Set(['table', 'tr']) },
  ]),
  ['tr', { ended: new Set(parts), within: new Set(['table', 'tbody', 'thead', 'tfoot']) }],
  ...['tbody', 'thead', 'tfoot'].map((name): [string, Ends] => [
    name,
    { ended: new Set(sections), within: new Set(['table']) },
  ]),
]);

const cellEdges: ReadonlySet<string> = new Set(['td', 'th', 'table']);
const tableEdges: ReadonlySet<string> = new Set(['table']);
const none: ReadonlySet<string> = new Set();
const noAttributes: ReadonlyMap<string, string> = new Map();

/** The open elements, innermost last. */
class Stack {
  readonly root: Element = { name: 'body', attributes: noAttributes, children: [] };
  readonly #open: Element[] = [this.root];
  /** Open elements by name; those too deep to be nested are counted separately. */
  readonly #counts = new Map<string, number>();
  readonly #flat = new Map<string, number>();

  get #top(): Element {
    return this.#open.at(-1) ?? this.root;
  }

  add(child: Element | string): void {
    this.#top.children.push(child);
  }

  open(element: Element): void {
    const { name } = element;
    // A page inside a page, as in forwarded mails, opens nothing that its end could close.
    if (name === 'html' || name === 'body' || name === 'head') {
      this.add({ ...element, name: 'div' });
      return;
    }
    const implied = ends.get(name);
    if (implied) this.#end(implied);
    if (sections.includes(name)) this.#openTable(name);
    this.add(element);
    if (voids.has(name)) return;
    if (this.#open.length < deepest) this.#push(element);
    else this.#flat.set(name, (this.#flat.get(name) ?? 0) + 1);
  }

  close(name: string): void {
    const flat = this.#flat.get(name) ?? 0;
    if (flat > 0) {
      this.#flat.set(name, flat - 1);
      return;
    }
    if ((this.#counts.get(name) ?? 0) === 0) return;
    const edges = name === 'table' ? none : sections.includes(name) ? tableEdges : cellEdges;
    for (let at = this.#open.length - 1; at > 0; at -= 1) {
      const open = this.#open[at]?.name ?? '';
      if (open === name) this.#cut(at);
      if (open === name || edges.has(open)) return;
    }
  }

  /** A cell without a row, or a row without a table, gets them. */
  #openTable(name: string): void {
    if (this.#open.length >= deepest) return;
    if ((this.#counts.get('table') ?? 0) === 0) this.#put('table');
    if ((name === 'td' || name === 'th') && this.#top.name !== 'tr') this.#put('tr');
  }

  #put(name: string): void {
    const element: Element = { name, attributes: noAttributes, children: [] };
    this.add(element);
    this.#push(element);
  }

  #push(element: Element): void {
    this.#open.push(element);
    this.#counts.set(element.name, (this.#counts.get(element.name) ?? 0) + 1);
  }

  #end({ ended, within }: Ends): void {
    for (let at = this.#open.length - 1; at > 0; at -= 1) {
      const { name } = this.#open[at] ?? this.root;
      if (within.has(name) && !ended.has(name)) return;
      if (ended.has(name)) this.#cut(at);
    }
  }

  #cut(at: number): void {
    for (const { name } of this.#open.splice(at)) this.#counts.set(name, (this.#counts.get(name) ?? 1) - 1);
  }
}

interface Tag {
  /** Empty for a comment, a declaration and the like. */
  readonly name: string;
  readonly closing: boolean;
  readonly attributes: ReadonlyMap<string, string>;
  readonly end: number;
}

/** The tag starting at a `<`; undefined if it is just an unescaped character. */
function tagAt(html: string, open: number): Tag | undefined {
  const next = html.charAt(open + 1);
  if (next === '!' || next === '?') {
    const isComment = html.startsWith('<!--', open);
    const end = isComment ? html.indexOf('-->', open + 2) : html.indexOf('>', open);
    const length = isComment ? 3 : 1;
    return { name: '', closing: false, attributes: noAttributes, end: end < 0 ? html.length : end + length };
  }
  tagName.lastIndex = open;
  const begin = tagName.exec(html);
  if (!begin) return undefined;
  const name = begin[2]?.toLowerCase() ?? '';
  const closing = begin[1] === '/';
  let attributes: Map<string, string> | undefined;
  for (let at = tagName.lastIndex; at < html.length; ) {
    const character = html.charAt(at);
    if (character === '>') return { name, closing, attributes: attributes ?? noAttributes, end: at + 1 };
    if (character === '<') return undefined;
    attribute.lastIndex = at;
    const found = attribute.exec(html);
    if (!found) {
      at += 1;
      continue;
    }
    at = attribute.lastIndex;
    let value = found[3] ?? '';
    const quote = found[2] ?? '';
    if (quote !== '') {
      const end = html.indexOf(quote, at);
      // A quotation mark that is never closed is an ordinary character.
      if (end < 0) continue;
      value = html.slice(at, end);
      at = end + 1;
    }
    attributes ??= new Map();
    const key = found[1]?.toLowerCase() ?? '';
    if (!attributes.has(key)) attributes.set(key, value);
  }
  return undefined;
}

const tagName = /<(\/?)([a-z][a-z0-9-]{0,30}(?::[a-z][a-z0-9-]{0,30})?)(?=[\s/>])/iy;
/** `name`, `name=value`, or a name with the quotation mark that opens its value. */
const attribute = /([^\s"'<>/=]{1,60})(?:\s{0,20}=\s{0,20}(?:(["'])|([^\s"'<>]{1,2000})))?/y;
