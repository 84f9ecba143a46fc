import type { OutlineBuilder, Stretch } from './outline.ts';

/*
 * JSON as it occurs in messages: complete or cut off, with single quotes, keys without quotes, several documents in a row, or
 * JSON inside a JSON string. Anything else ends it.
 */

const begins =
  /\{\s{0,200}(?:\\{0,3}["'])?[\p{L}_$@][\p{L}\d_$@ .:/()-]{0,60}(?:\\{0,3}["'])?\s{0,20}(?::|=>|=)(?!\/\/)|\[\s{0,200}\{\s{0,200}\\{0,3}["'\p{L}_$]/uy;

/** Whether a document starts at an offset with a brace or bracket. */
export function isJsonAt(text: string, at: number): boolean {
  begins.lastIndex = at;
  return begins.test(text);
}

/**
 * The end of the line if the value at an offset is inline JSON, as in YAML: `fault: {code: E12, severity: high}`; 0 if it is not,
 * or continues below.
 */
export function flowEnd(text: string, at: number): number {
  if (text[at] === '<') return 0;
  const before = text.slice(Math.max(0, at - longestKey), at);
  const key = before.slice(before.lastIndexOf('\n') + 1);
  if (!/[\p{L}\d_'"]\s{0,3}[:=]\s{0,3}$/u.test(key) || /[{[]/.test(key)) return 0;
  const found = text.indexOf('\n', at);
  const end = found < 0 ? text.length : found;
  if (end - at > longestFlow || !/[\]}]\s*$/.test(text.slice(at, end))) return 0;
  return isJsonAt(text, at) ? end : 0;
}

const [longestKey, longestFlow] = [80, 1000];

interface Frame {
  readonly isObject: boolean;
  key: Stretch | undefined;
  isKeyNext: boolean;
}

const deepest = 60;
/** Most characters of an unquoted word. */
const longestBare = 400;

/** Reads the document at an offset into the outline and returns where it ends. */
export function readJson(text: string, from: number, to: number, into: OutlineBuilder): number {
  const frames: Frame[] = [];
  const unended = new Set<string>();
  let left = 0;
  let at = from;
  const open = (isObject: boolean) => {
    const frame = frames.at(-1);
    if (frames.length < deepest) into.open(isObject ? 'object' : 'list', frame?.key);
    frames.push({ isObject, key: isObject ? undefined : frame?.key, isKeyNext: isObject });
    left += 1;
  };
  const addValue = (stretch: Stretch, isQuoted: boolean) => {
    const frame = frames.at(-1);
    if (!frame) return;
    if (frame.isObject && frame.isKeyNext) {
      frame.key = stretch;
      into.add('key', stretch);
      return;
    }
    if (isQuoted && isInnerAt(text, stretch.start)) {
      into.open('object', frame.key);
      readJson(text, stretch.start, stretch.end, into);
      into.close();
      return;
    }
    into.add('value', stretch, frame.key);
  };
  while (at < to) {
    const sign = text[at] ?? '';
    const frame = frames.at(-1);
    if (sign === '{' || sign === '[') {
      open(sign === '{');
      at += 1;
    } else if (sign === '}' || sign === ']') {
      frames.pop();
      left -= 1;
      if (frames.length < deepest) into.close();
      at += 1;
      if (left <= 0) return at;
    } else if (sign === ',' || sign === ';') {
      if (frame) {
        frame.isKeyNext = frame.isObject;
        if (frame.isObject) frame.key = undefined;
      }
      at += 1;
    } else if (sign === ':' || sign === '=') {
      if (frame) frame.isKeyNext = false;
      at += text[at + 1] === '>' ? 2 : 1;
    } else if (sign === '"' || sign === "'" || (sign === '\\' && quoteBehind(text, at) > 0)) {
      const begin = sign === '\\' ? quoteBehind(text, at) : at;
      const end = endOfString(text, begin, to, sign === '\\', unended);
      addValue({ start: begin + 1, end: end.start }, true);
      at = end.end;
    } else if (isBlank(sign)) at += 1;
    else {
      const end = endOfBare(text, at, Math.min(to, at + longestBare), frame?.isKeyNext === true);
      addValue({ start: at, end: end.trimmed }, false);
      at = Math.max(at + 1, end.end);
    }
  }
  while (frames.length > 0) {
    frames.pop();
    if (frames.length < deepest) into.close();
  }
  return to;
}

function isBlank(sign: string): boolean {
  return sign === ' ' || sign === '\n' || sign === '\t' || sign === '\\';
}

/** For `\"`, the quote's position after its backslashes; 0 for none. */
function quoteBehind(text: string, at: number): number {
  for (let next = at + 1; next < at + 8; next += 1) {
    if (text[next] === '"') return next;
    if (text[next] !== '\\') return 0;
  }
  return 0;
}

function isInnerAt(text: string, at: number): boolean {
  return (
    (text[at] === '{' || text[at] === '[') && isJsonAt(text, at) && text.slice(at, at + 300).includes('\\"')
  );
}

/**
 * Where a string ends and what follows it starts; an unclosed string ends with its line. `unended`: quotation marks known to
 * close no more strings, so that they are not searched for again.
 */
function endOfString(
  text: string,
  quote: number,
  to: number,
  isInner: boolean,
  unended: Set<string>,
): Stretch {
  const mark = text[quote] ?? '"';
  const ending = isInner ? '\\' : mark;
  for (let at = quote + 1; at < to && !unended.has(ending); at += 1) {
    const sign = text[at];
    if (isInner && sign === '\\' && quoteBehind(text, at) > 0)
      return { start: at, end: quoteBehind(text, at) + 1 };
    if (sign === '\\') at += 1;
    else if (sign === mark && !(mark === "'" && isLetterAt(text, at + 1))) return { start: at, end: at + 1 };
  }
  unended.add(ending);
  const line = text.indexOf('\n', quote);
  const end = line < 0 ? to : Math.min(to, line);
  return { start: end, end };
}

function isLetterAt(text: string, at: number): boolean {
  return /\p{L}/u.test(text[at] ?? '');
}

function endOfBare(text: string, from: number, to: number, isKey: boolean): { trimmed: number; end: number } {
  let at = from;
  while (at < to && !endsBare(text, at, isKey)) at += 1;
  let trimmed = at;
  while (trimmed > from && isBlank(text[trimmed - 1] ?? '')) trimmed -= 1;
  return { trimmed: Math.max(trimmed, from + 1), end: at };
}

function endsBare(text: string, at: number, isKey: boolean): boolean {
  const sign = text[at] ?? '';
  if (sign === ',' || sign === '}' || sign === ']' || sign === '{' || sign === '\n' || sign === '"')
    return true;
  return isKey && (sign === ':' || sign === '=');
}
