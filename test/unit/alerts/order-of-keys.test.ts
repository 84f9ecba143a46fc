import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reading/reader.ts';
import type { Reading } from '#schema/alerts/alerts.ts';

/** The fields of a record by their keys. */
type Fields = Readonly<Record<string, string>>;

const machine: Fields = {
  make: 'Komatsu',
  model: 'PC210LC-11',
  serial_number: 'C51234',
  unit_number: 'EX-12',
  city: 'Columbia',
  state: 'MO',
};

/** The same fields with their keys in any order. */
function inAnyOrder(fields: Fields): fc.Arbitrary<Fields> {
  const entries = Object.entries(fields);
  return fc
    .shuffledSubarray(entries, { minLength: entries.length })
    .map((shuffled) => Object.fromEntries(shuffled));
}

const xml = (fields: Fields) =>
  Object.entries(fields)
    .map(([key, value]) => `<${key}>${value}</${key}>`)
    .join('');
const lines = (fields: Fields) =>
  Object.entries(fields)
    .map(([key, value]) => `${key.charAt(0).toUpperCase()}${key.slice(1).replaceAll('_', ' ')}: ${value}`)
    .join('\n');

/** Messages in which a machine reports those faults. */
const forms: Readonly<Record<string, (machine: Fields, faults: readonly Fields[]) => string>> = {
  'a list in JSON': (own, faults) => JSON.stringify({ ...own, faults }, null, 2),
  'elements of XML': (own, faults) =>
    `<alert>${xml(own)}${faults.map((fault) => `<fault>${xml(fault)}</fault>`).join('')}</alert>`,
  'attributes of XML': (own, faults) =>
    `<alert>${xml(own)}${faults
      .map(
        (fault) =>
          `<fault ${Object.entries(fault)
            .map(([key, value]) => `${key}="${value}"`)
            .join(' ')}/>`,
      )
      .join('')}</alert>`,
  'labelled lines': (own, faults) => [lines(own), ...faults.map(lines)].join('\n\n'),
  'a file with columns': (own, faults) =>
    [
      Object.keys({ ...own, ...faults[0] }).join(','),
      ...faults.map((fault) => Object.values({ ...own, ...fault }).join(',')),
    ].join('\n'),
};

async function readingOf(message: string): Promise<Reading> {
  const { readings } = await readPastedAlert(message);
  expect(readings, message).toHaveLength(1);
  return readings[0] as Reading;
}

const codesOf = ({ faultCodes }: Reading) => faultCodes.map(({ code }) => code.value);

describe.each(Object.keys(forms))('In %s', (form) => {
  const write = forms[form] ?? (() => '');
  const check = (fields: Fields, expected: (reading: Reading) => void, ofMachine: Fields = machine) =>
    fc.assert(
      fc.asyncProperty(inAnyOrder(fields), inAnyOrder(ofMachine), async (fault, own) => {
        const other = Object.fromEntries(
          Object.keys(fault).map((key) => [key, otherFault[key] ?? fault[key] ?? '']),
        );
        expected(await readingOf(write(own, [fault, other])));
      }),
      { numRuns: 25 },
    );
  const otherFault: Fields = { spn: '110', fmi: '16', severity: 'low' };

  it('a fault has its own record’s number and mode, wherever they are in it', () =>
    check({ severity: 'high', spn: '3251', fmi: '0' }, (reading) => {
      expect(codesOf(reading)).toEqual(['SPN 3251 FMI 0', 'SPN 110 FMI 16']);
    }));

  it.each(['', '0', '0000-00-00', '0001-01-01T00:00:00Z', '1970-01-01T00:00:00Z'])(
    'a fault cleared at "%s" is live',
    (never) =>
      check({ cleared_date: never, spn: '3251', fmi: '0' }, (reading) => {
        expect(codesOf(reading)).toEqual(['SPN 3251 FMI 0', 'SPN 110 FMI 16']);
      }),
  );

  it('an engine’s model is not the machine’s', () =>
    check(
      { spn: '3251', fmi: '0' },
      (reading) => {
        expect(reading.model?.value).toBe('PC210LC-11');
      },
      { ...machine, Service_Model_Name: 'ISL9' },
    ));
});
