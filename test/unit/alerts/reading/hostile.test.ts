import { describe, expect, it } from 'vitest';
import { outlineOf } from '#functions/alerts/reading/layout/layout.ts';
import { readMailAlert, readPastedAlert } from '#functions/alerts/reading/reader.ts';
import { costRatio, linear } from '#test/support/cost-ratio.ts';

/** What is repeated over and over. */
const junk: Readonly<Record<string, string>> = {
  letters: 'a',
  spaces: ' ',
  codes: 'SPN 100 FMI 3, ',
  tags: '<td><div>',
  'tags of one name': '<a>',
  numbers: '1.25 7 ',
  colons: 'a: b: ',
  brackets: '([{<"',
  bytes: '\u00ff\u0000\u2028',
  cells: 'a\tb\tc\td\n',
  commas: '1,2,3,4,5,6,7,8\n',
  bars: '|a',
  lines: 'a\n',
  'empty lines': '\n',
  makers: 'CAT ',
  severities: 'high ',
  'nested tables': '<table><tr><td>12</td><td>',
  'open brackets of JSON': '{"a":[',
  'strings of JSON that do not end': "{a:'b\n'c\n",
  'JSON in JSON': '{"a":"{\\"b\\":',
  headers: 'From: a\n',
  facts: 'Cat 336 S/N ABC12345 code P0420 at 12 Main St, Reno, NV, 3 May 2026 12:30, 2,100 h\n',
};

/** Messages of many machines or faults, all different. */
const crowds: Readonly<Record<string, (index: number) => string>> = {
  'names of elements': (index) => `<a${index}>`,
  faults: (index) => `SPN ${100 + index} FMI ${index % 20} low oil pressure ${index}, severity high\n`,
  'faults in one object': (index) =>
    `${index === 0 ? '{"unit":"EX-12",' : ''}"spn":${100 + index},"fmi":3,"code":"E${index}","severity":"high",`,
  'objects of machines': (index) =>
    `{"unit":"EX-${index}","model":"PC210","serial":"C${50_000 + index}","spn":${100 + index},"fmi":3},`,
  'lines of machines': (index) => `Komatsu PC210 unit EX-${index}, S/N C${50_000 + index}: SPN 100 FMI 3\n`,
  'rows of machines': (index) =>
    index === 0 ? 'unit,serial,model,spn,fmi\n' : `EX-${index},C${50_000 + index},PC210,${100 + index},3\n`,
  times: (index) => `2026-03-${10 + (index % 19)} 12:${10 + (index % 50)} `,
  points: (index) => `41.${1000 + index}, -92.${1000 + index}; `,
};

function crowdOf(one: (index: number) => string, size: number): string {
  let text = '';
  for (let index = 0; text.length < size; index += 1) text += one(index);
  return text;
}

describe('Hostile messages', () => {
  it.each(Object.entries(junk))('with a lot of %s can be read', async (_name, part) => {
    const text = part.repeat(Math.ceil(30_000 / part.length));

    const { readings } = await readPastedAlert(text);

    expect(readings.length).toBeGreaterThan(0);
  });

  it.each(['letters', 'tags', 'headers', 'facts'])('mailed with a lot of %s can be read', async (name) => {
    const part = junk[name] ?? '';

    const { readings } = await readMailAlert(Buffer.from(part.repeat(Math.ceil(200_000 / part.length))));

    expect(readings.length).toBeGreaterThan(0);
  });

  it.each(Object.entries(junk))('are laid out in time proportional to their %s', async (_name, part) => {
    const text = (size: number) => part.repeat(Math.ceil(size / part.length));

    expect(await costRatio(text, 200_000, outlineOf)).toBeLessThan(linear);
  });

  it.each(Object.entries(crowds))('with many %s are read in proportional time', async (_name, one) => {
    const ratio = await costRatio((size) => crowdOf(one, size), 20_000, readPastedAlert);

    expect(ratio).toBeLessThan(linear);
  });
});
