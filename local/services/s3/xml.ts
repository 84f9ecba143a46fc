export type XmlValue =
  | string
  | number
  | boolean
  | undefined
  | readonly XmlValue[]
  | { readonly [name: string]: XmlValue };

/** An S3 response document: objects become elements, arrays repeat theirs, undefined is left out. */
export function xml(root: string, content: { readonly [name: string]: XmlValue }): string {
  const body = element(root, content).replace(
    `<${root}>`,
    `<${root} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;
}

/** The text of every element of that name. Enough for the small documents that clients send. */
export function textsOf(document: string, name: string): string[] {
  const found = document.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'));
  return [...found].map(([, text = '']) => unescaped(text));
}

function element(name: string, value: XmlValue): string {
  if (value === undefined) return '';
  if (isList(value)) return value.map((each) => element(name, each)).join('');
  if (typeof value !== 'object') return `<${name}>${escaped(String(value))}</${name}>`;
  const children = Object.entries(value).map(([child, content]) => element(child, content));
  return `<${name}>${children.join('')}</${name}>`;
}

function isList(value: XmlValue): value is readonly XmlValue[] {
  return Array.isArray(value);
}

/** Control characters too: otherwise a line break in a key would not survive parsing. */
function escaped(text: string): string {
  return text.replace(/[<>&"\r\n\t]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function unescaped(text: string): string {
  const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return named[entity] ?? whole;
    const hex = entity[1]?.toLowerCase() === 'x';
    return String.fromCodePoint(Number.parseInt(entity.slice(hex ? 2 : 1), hex ? 16 : 10));
  });
}
