import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reading/reader.ts';

/** The fields of a record by their keys. */
type Fields = Readonly<Record<string, string | number>>;

const machine: Fields = {
  make: 'Komatsu',
  model: 'PC210LC-11',
  serial_number: 'C51234',
  unit_number: 'EX-12',
  engine_hours: 4182.5,
  latitude: 38.9517,
  longitude: -92.3341,
};
const faults: readonly Fields[] = [
  { spn: 3251, fmi: 0, severity: 'high', description: 'Particulate filter pressure high' },
  { spn: 110, fmi: 16, severity: 'medium', description: 'Coolant temperature high' },
];

const xml = (fields: Fields) =>
  Object.entries(fields)
    .map(([key, value]) => `<${key}>${value}</${key}>`)
    .join('');
const attributes = (fields: Fields) =>
  Object.entries(fields)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('');
const rows = (mark: string, own: Fields, all: readonly Fields[]) =>
  [Object.keys({ ...own, ...all[0] }), ...all.map((fault) => Object.values({ ...own, ...fault }))]
    .map((row) => row.join(mark))
    .join('\n');

/** Messages in which a machine reports those faults. */
const forms: Readonly<Record<string, (own: Fields, all: readonly Fields[]) => string>> = {
  'a list in JSON': (own, all) => JSON.stringify({ ...own, faults: all }),
  'JSON over lines': (own, all) => JSON.stringify({ alert: { machine: own, faults: all } }, null, 2),
  'elements of XML': (own, all) =>
    `<alert>${xml(own)}${all.map((fault) => `<fault>${xml(fault)}</fault>`).join('')}</alert>`,
  'attributes of XML': (own, all) =>
    `<alert${attributes(own)}>${all.map((fault) => `<fault${attributes(fault)}/>`).join('')}</alert>`,
  'columns between commas': (own, all) => rows(',', own, all),
  'columns between tabs': (own, all) => rows('\t', own, all),
};

/** The values read from a message, without their places. */
async function valuesOf(message: string): Promise<unknown> {
  const { readings } = await readPastedAlert(message);
  return readings.map((reading) => ({
    outcome: reading.outcome,
    brand: reading.brand?.value,
    model: reading.model?.value,
    serialNumber: reading.serialNumber?.value,
    unitNumber: reading.unitNumber?.value,
    hours: reading.hours?.value,
    lat: reading.location.lat?.value,
    long: reading.location.long?.value,
    city: reading.location.city?.value,
    detectedAt: reading.detectedAt?.value,
    faults: reading.faultCodes.map(({ code, description, severity }) => [
      code.value,
      description?.value,
      severity,
    ]),
  }));
}

const expected = [
  {
    outcome: 'ok',
    brand: 'Komatsu',
    model: 'PC210LC-11',
    serialNumber: 'C51234',
    unitNumber: 'EX-12',
    hours: 4182.5,
    lat: 38.9517,
    long: -92.3341,
    city: undefined,
    detectedAt: undefined,
    faults: [
      ['SPN 3251 FMI 0', 'Particulate filter pressure high', 'high'],
      ['SPN 110 FMI 16', 'Coolant temperature high', 'medium'],
    ],
  },
];

/** The fields in the given order. */
function ordered(fields: Fields, order: readonly number[]): Fields {
  const entries = Object.entries(fields);
  return Object.fromEntries(
    entries
      .map((entry, index) => ({ entry, rank: order[index % order.length] ?? 0 }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ entry }) => entry),
  );
}

const order = fc.uniqueArray(fc.nat(1000), { minLength: 12, maxLength: 12 });

describe.each(Object.entries(forms))('In %s, a record', (_form, write) => {
  it('is read', async () => {
    expect(await valuesOf(write(machine, faults))).toEqual(expected);
  });

  it('reads the same with its keys in any order', () =>
    fc.assert(
      fc.asyncProperty(order, order, async (ofMachine, ofFault) => {
        const message = write(
          ordered(machine, ofMachine),
          faults.map((fault) => ordered(fault, ofFault)),
        );

        expect(await valuesOf(message)).toEqual(expected);
      }),
      { numRuns: 30 },
    ));

  it.each(['null', '', 'N/A', '-', 'unknown', 'none'])(
    'reads the same beside values that are "%s"',
    (nothing) =>
      fc.assert(
        fc.asyncProperty(
          fc.subarray(['city', 'state', 'address', 'detected_at', 'operator', 'cleared_at'], {
            minLength: 1,
          }),
          order,
          async (keys, ofMachine) => {
            const empty = Object.fromEntries(keys.map((key) => [key, nothing]));

            expect(await valuesOf(write(ordered({ ...machine, ...empty }, ofMachine), faults))).toEqual(
              expected,
            );
          },
        ),
        { numRuns: 12 },
      ),
  );
});

describe('White space', () => {
  const blank = fc.constantFrom('', ' ', '\n', '  ', '\n\t');

  it('has no meaning in JSON', () =>
    fc.assert(
      fc.asyncProperty(fc.array(blank, { minLength: 5, maxLength: 20 }), async (blanks) => {
        let at = 0;
        const message = JSON.stringify({ ...machine, faults }).replace(
          /("[^"]*")|[{}[\],:]/g,
          (sign, string: string | undefined) =>
            string === undefined ? `${sign}${blanks[at++ % blanks.length]}` : sign,
        );

        expect(await valuesOf(message)).toEqual(expected);
      }),
      { numRuns: 30 },
    ));

  it('has no meaning between and in XML elements', () =>
    fc.assert(
      fc.asyncProperty(fc.array(blank, { minLength: 5, maxLength: 20 }), async (blanks) => {
        let at = 0;
        const message = (forms['elements of XML']?.(machine, faults) ?? '').replace(
          />|(?=<)/g,
          (sign) => `${sign}${blanks[at++ % blanks.length]}`,
        );

        expect(await valuesOf(message)).toEqual(expected);
      }),
      { numRuns: 30 },
    ));
});

describe('Several machines', () => {
  const others = [
    { ...machine, ...faults[0] },
    {
      make: 'Volvo',
      model: 'EC220E',
      serial_number: 'V70022',
      unit_number: 'EX-31',
      engine_hours: 911,
      latitude: 40.1,
      longitude: -91.2,
      ...faults[1],
    },
  ];
  const separate = (write: (one: Fields) => string) =>
    Promise.all(others.map((one) => valuesOf(write(one)))).then((all) => all.flat());
  const json = (one: Fields) => JSON.stringify(one);

  it.each<[string, () => string, (one: Fields) => string]>([
    ['in a list of JSON', () => JSON.stringify(others), json],
    ['in documents one behind the other', () => others.map(json).join(''), json],
    ['in documents on lines of their own', () => others.map(json).join('\n'), json],
    ['in a list in a string of JSON', () => JSON.stringify({ body: JSON.stringify(others) }), json],
    ['in a list by a name', () => JSON.stringify({ alerts: others }), json],
    [
      'in elements of XML',
      () => `<alerts>${others.map((one) => `<alert>${xml(one)}</alert>`).join('')}</alerts>`,
      (one) => `<alert>${xml(one)}</alert>`,
    ],
    ['in rows', () => rows(',', {}, others), (one) => rows(',', {}, [one])],
  ])('%s read the same as each alone', async (_form, together, alone) => {
    expect(await valuesOf(together())).toEqual(await separate(alone));
  });
});
