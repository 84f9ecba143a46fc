import { describe, expect, it } from 'vitest';
import { tokenFrom, tokensOf } from '#functions/alerts/reading/words/tokens.ts';

function wordsOf(text: string, cuts?: readonly number[]): string[] {
  const { count, starts, ends } = tokensOf(text, cuts);
  return Array.from({ length: count }, (_, token) => text.slice(starts[token], ends[token]));
}

describe('Tokens', () => {
  it.each([
    'Fault',
    'Modèle',
    'двигатель',
    '320GC',
    'PC210LC',
    '4182',
    '8,114.6',
    '8.114,6',
    '41.5500',
    '08:51:00',
    '2026-03-10',
    '2026-03-10T08:51:00Z',
    '2026-03-10T08:51:00.123+02:00',
    '03/10/2026',
    '10.03.26',
    '#',
    '№',
    '発生場所',
  ])('%s is one', (text) => {
    expect(wordsOf(text)).toEqual([text]);
  });

  it.each([
    ['engineHours', ['engine', 'Hours']],
    ['engine_hours', ['engine', 'hours']],
    ['PC210LC-11', ['PC210LC', '11']],
    ['EX-12', ['EX', '12']],
    ['Cat 336', ['Cat', '336']],
    ['S/N: ABC', ['S', 'N', 'ABC']],
    ['#12', ['#', '12']],
    ['SPN100', ['SPN100']],
    ['41.55, -92.1', ['41.55', '92.1']],
    ['2026-03-10 08:51', ['2026-03-10', '08:51']],
    ['油圧SPN100', ['油圧', 'SPN100']],
    ['北海道札幌市', ['北海道', '札幌市']],
    ['a\\nb', ['a', 'b']],
    ['…()[]', []],
  ])('%s is split', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('never cross a cut', () => {
    expect(wordsOf('2026-03-10', [7])).toEqual(['2026', '03', '10']);
  });

  it('have the same key in capitals, with accents and with other digits', () => {
    const { exact, general } = tokensOf('Modèle MODELE ex042 EX117');

    expect(exact[0]).toBe(exact[1]);
    expect(exact[2]).not.toBe(exact[3]);
    expect(general[2]).toBe(general[3]);
  });

  it('have a shape by capitals and digits, and a form by their runs', () => {
    const { shape, form } = tokensOf('AB12 CD34 ABC1 ab12');

    expect(shape[0]).toBe(shape[1]);
    expect(shape[0]).not.toBe(shape[2]);
    expect(form[0]).toBe(form[1]);
    expect(form[0]).not.toBe(form[3]);
  });

  it('count the line breaks before them, two at most', () => {
    expect([...tokensOf('a b\nc\n\n\nd').breaks.subarray(1, 4)]).toEqual([0, 1, 2]);
  });

  it('are found by offset as the first that starts there or later', () => {
    const tokens = tokensOf('Unit EX-12');

    expect([0, 1, 5, 8, 10].map((at) => tokenFrom(tokens, at))).toEqual([0, 1, 1, 2, 3]);
  });

  it('are limited to twelve thousand, of at most 64 characters', () => {
    expect(tokensOf('a '.repeat(20_000)).count).toBe(12_000);
    expect(Math.max(...wordsOf('a'.repeat(500)).map(({ length }) => length))).toBe(64);
  });
});
