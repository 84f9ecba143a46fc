import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { plainReading } from '#functions/alerts/read-files.ts';
import { readMailAlert, readPastedAlert } from '#functions/alerts/reader/reader.ts';

const directory = fileURLToPath(new URL('../layouts', import.meta.url));
const expected = z
  .record(z.string(), z.unknown())
  .parse(JSON.parse(readFileSync(join(directory, 'expected.json'), 'utf8')));

describe('messages in other layouts and languages', () => {
  it.each(Object.keys(expected))('%s', async (file) => {
    const content = readFileSync(join(directory, file));

    const message =
      extname(file) === '.eml' ? await readMailAlert(content) : await readPastedAlert(content.toString());

    expect(plainReading(message)).toMatchObject(expected[file] as object);
  });
});

describe('a figure on another line than what it counts', () => {
  it.each([
    ['Deere 644K. Fault SPN 110 FMI\n0 at 12 Elm St, Ada, OK', 'SPN 110 FMI 0', null],
    ['Deere 644K. Fault SPN\n110 FMI 0 at 12 Elm St, Ada, OK', 'SPN 110 FMI 0', null],
    ['Deere 644K, P0191 at 4102\nhours on 2026-05-09. 12 Elm St, Ada, OK', 'P0191', 4102],
    ['Deere 644K unit 9 code P0191 hrs 4102 loc 12 Elm St, Ada, OK', 'P0191', 4102],
    ['Deere 644K unit 9 SPN 110 FMI 0 hours 4102 location 12 Elm St, Ada, OK', 'SPN 110 FMI 0', 4102],
  ])('is read with it: %j', async (text, code, hours) => {
    const { readings } = await readPastedAlert(text);

    expect(readings[0]?.outcome).toBe('ok');
    expect(readings[0]?.location.address?.value).toBe('12 Elm St');
    expect(readings[0]?.hours?.value ?? null).toBe(hours);
    expect(readings[0]?.faultCodes).toMatchObject([{ code: { value: code }, description: null }]);
  });

  it('may be a street’s', async () => {
    const { readings } = await readPastedAlert('Deere 644K\nP0191\nLocation: 880 County Rd\n14, Ada, OK');

    expect(readings[0]?.location.address?.value).toBe('880 County Rd 14');
  });

  it('begins a line of its own below a number', async () => {
    const { readings } = await readPastedAlert(
      'Deere 644K\nSerial 442107\nHours 4102\nP0191\n12 Elm St, Ada, OK',
    );

    expect(readings[0]?.serialNumber?.value).toBe('442107');
    expect(readings[0]?.hours?.value).toBe(4102);
  });
});
