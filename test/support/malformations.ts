/** A JSON value on the wire. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Numbers from 0 up to but excluding `most`, the same for each seed. */
export type Draw = (most: number) => number;

/** Mulberry32: small, and random enough here. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  return (most) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * most);
  };
}

/**
 * A valid body with one or two mistakes: a part of another type, missing, huge, nested, with an unknown name or odd
 * characters, or the text cut off. Sometimes unchanged.
 */
export function malformed(valid: Json | undefined, draw: Draw): string {
  if (draw(12) === 0) return oneOf(brokenTexts, draw);
  let value: Json = valid ?? {};
  for (let times = 1 + draw(2); times > 0; times -= 1) value = changed(value, draw);
  const text = JSON.stringify(value);
  // Valid JSON that JavaScript never writes.
  return text
    .replaceAll('"<<infinite>>"', '1e999')
    .replaceAll('"<<minus zero>>"', '-0')
    .replaceAll('"<<fifty digits>>"', '1234567890'.repeat(5));
}

function changed(value: Json, draw: Draw): Json {
  if (typeof value === 'object' && value !== null && draw(6) > 0) {
    if (Array.isArray(value)) return changedList(value as readonly Json[], draw);
    return changedObject(value as { readonly [name: string]: Json }, draw);
  }
  if (typeof value === 'string' && draw(3) === 0) return changedText(value, draw);
  return oneOf(oddities, draw)();
}

function changedList(list: readonly Json[], draw: Draw): Json {
  const at = draw(Math.max(1, list.length));
  switch (draw(3)) {
    case 0:
      return list.length > 0 ? Array.from({ length: 2000 }, () => list[at] ?? null) : ['', null];
    case 1:
      return [...list, oneOf(oddities, draw)()];
    default:
      return list.map((one, place) => (place === at ? changed(one, draw) : one));
  }
}

function changedObject(object: { readonly [name: string]: Json }, draw: Draw): Json {
  const names = Object.keys(object);
  const name = names[draw(Math.max(1, names.length))];
  switch (draw(8)) {
    case 0:
      return Object.fromEntries(Object.entries(object).filter(([one]) => one !== name));
    case 1:
      return { ...object, [oneOf(strangeNames, draw)]: oneOf(oddities, draw)() };
    // JSON.parse turns it into an own property; an assignment would set the prototype.
    case 2:
      return JSON.parse(
        `${JSON.stringify(object).replace(/\}$/, names.length > 0 ? ',' : '')}"__proto__":{"admin":true}}`,
      );
    default:
      return name === undefined
        ? { input: null }
        : { ...object, [name]: changed(object[name] ?? null, draw) };
  }
}

function changedText(text: string, draw: Draw): Json {
  const odd = oneOf(oddTexts, draw);
  return (
    [odd + text, text + odd, text.slice(0, 2) + odd + text.slice(2), text.toUpperCase(), text.repeat(300)][
      draw(5)
    ] ?? odd
  );
}

function oneOf<T>(all: readonly T[], draw: Draw): T {
  const chosen = all[draw(all.length)];
  if (chosen === undefined) throw new Error('Nothing to choose from.');
  return chosen;
}

/** Lone surrogates, control and direction characters, stacked marks, invisible characters, and special syntax. */
export const oddTexts = [
  '\ud800',
  'x\udfffy',
  '\u0000',
  'a\u0000b',
  '\u202Eevil',
  'e\u0301'.repeat(60),
  '\u200B\uFEFF\u2060',
  '👩🏽‍🔧',
  '\uFFFF',
  '\u2028\u2029',
  'İı',
  'ﬃ',
  '#',
  'ORDER#10001',
  '../../etc/passwd',
  '$' + '{jndi:ldap://x}',
  '<script>alert(1)</script>',
  "'; DROP TABLE orders; --",
  '%00%ff%E0%80%80',
  '\r\nSubject: x',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'NaN',
  'undefined',
  '',
  ' ',
  '\t\n',
  '0',
  '-1',
  '1e5',
  '00010001',
  '99999999999999999999',
  '9999-99-99',
  '2026-02-30',
  '0000-00-00T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  '2026-03-02T24:00:00Z',
  '9999-12-31',
  '9999-12-31T23:59:59.999Z',
  '0001-01-01',
  '25:61',
  'x'.repeat(201),
  'ü'.repeat(600),
  'é'.repeat(1025),
  'x'.repeat(2049),
  '漢'.repeat(4000),
] as const;

const oddities: readonly (() => Json)[] = [
  () => null,
  () => true,
  () => 0,
  () => -1,
  () => 1.5,
  () => 1e308,
  () => -1e308,
  () => 5e-324,
  () => Number.MAX_SAFE_INTEGER,
  () => Number.MAX_SAFE_INTEGER + 1,
  () => '<<fifty digits>>',
  () => '<<infinite>>',
  () => '<<minus zero>>',
  () => [],
  () => ({}),
  () => [[[]]],
  () => ({ length: 1e9 }),
  () => ({ toString: null, valueOf: 1 }),
  () => 'x'.repeat(1_000_000),
  () => Array.from({ length: 5000 }, () => 'x'),
  () => nested(2000),
  ...oddTexts.map((text) => () => text),
];

const strangeNames = [
  'constructor',
  'prototype',
  'toString',
  '',
  ' ',
  'a'.repeat(500),
  'id ',
  'companyId',
  'pk',
  '$where',
  'then',
] as const;

const brokenTexts = [
  '',
  ' ',
  '{',
  '{"id":',
  '{"id":"10001"',
  "{'id':1}",
  '[',
  ']',
  'null',
  'true',
  '0',
  '""',
  '[]',
  '[null]',
  '{"json":{"id":"10001"}}',
  'undefined',
  'NaN',
  '{"a":1}{"b":2}',
  '\u0000',
  '\uFEFF{}',
  '{"id":"\\ud800"}',
  '{"\\ud800":1}',
  '{"id":"\\u00"}',
  `${'['.repeat(50_000)}`,
  `{"id":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  'a=1&b=2',
  '<xml/>',
] as const;

function nested(depth: number): Json {
  let value: Json = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { in: value };
  return value;
}
