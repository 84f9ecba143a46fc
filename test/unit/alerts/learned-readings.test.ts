import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Lesson, learn, mostRules } from '#functions/alerts/learning/learned-lessons.rules.ts';
import { applyLearned } from '#functions/alerts/learning/learned-readings.rules.ts';
import { learnedReadings, nothingLearned } from '#functions/alerts/learning/learned-rules.ts';
import { plainReading } from '#functions/alerts/read-files.ts';
import type { CorrectedValues, Reading } from '#schema/alerts/alerts.ts';
import { layouts, type Machine, misread, readOf, valuesOf } from '#test/support/alert-layouts.ts';

const now = new Date('2026-06-08T12:00:00Z');

const machine: fc.Arbitrary<Machine> = fc.record({
  brand: fc.constantFrom('Caterpillar', 'Volvo', 'Hitachi', 'Gradall'),
  model: fc.stringMatching(/^[A-Z]{2}[1-9]\d{2}[A-Z]$/),
  serialNumber: fc.stringMatching(/^[A-Z]{3}[1-9]\d{5}$/),
  unitNumber: fc.stringMatching(/^(EX|TRENCH|Yard)-[1-9]\d$/),
  hours: fc.integer({ min: 11, max: 30_000 }),
  city: fc.constantFrom('Minot', 'Pueblo', 'Richmond', 'Cape Girardeau'),
  state: fc.constantFrom('ND', 'CO', 'VA', 'MO'),
  code: fc.stringMatching(/^[EP]\d{4}$/),
  description: fc.constantFrom('High fuel temperature', 'Soot accumulation', 'Low oil pressure'),
});
const layout = fc.constantFrom(...Object.keys(layouts)).map((name) => name as keyof typeof layouts);
const field = fc.constantFrom(
  'brand' as const,
  'model' as const,
  'serialNumber' as const,
  'unitNumber' as const,
  'hours' as const,
  'city' as const,
);
const mistake = fc.record({ field, how: fc.constantFrom('unseen' as const, 'elsewhere' as const) });

describe('A correction', () => {
  it('makes the same message read as corrected', () => {
    fc.assert(
      fc.property(
        layout,
        machine,
        fc.array(mistake, { minLength: 1, maxLength: 3 }),
        (name, is, mistakes) => {
          const { text, reading } = misread(name, is, mistakes);
          const learned = learn(nothingLearned, lesson({ text, reading, values: valuesOf(is) }));

          const [again] = applyLearned(text, [reading], learned);

          expect(again && said(again)).toEqual(said(readOf(name, is).reading));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('makes the next message of that layout read right, with its own values', () => {
    fc.assert(
      fc.property(layout, machine, machine, mistake, (name, first, next, how) => {
        const taught = misread(name, first, [how]);
        const learned = learn(nothingLearned, lesson({ ...taught, values: valuesOf(first) }));
        const { text, reading } = misread(name, next, [how]);

        const [again] = applyLearned(text, [reading], learned);

        expect(again && said(again)).toEqual(said(readOf(name, next).reading));
      }),
      { numRuns: 40 },
    );
  });

  it('prefers a number on its own to the same number within another value', () => {
    const is = { ...aMachine(), unitNumber: 'TRENCH-11', hours: 11, code: 'P0000' };
    const next = { ...is, unitNumber: 'EX-10', code: 'E0000' };
    const unseen = { field: 'hours', how: 'unseen' } as const;
    const learned = learn(
      nothingLearned,
      lesson({ ...misread('labels', is, [unseen]), values: valuesOf(is) }),
    );
    const { text, reading } = misread('labels', next, [unseen]);

    const [again] = applyLearned(text, [reading], learned);

    expect(again?.hours?.value).toBe(11);
  });

  it('does not affect a message of another layout', () => {
    const is = aMachine();
    const learned = learn(
      nothingLearned,
      lesson({ ...misread('labels', is, [{ field: 'serialNumber', how: 'unseen' }]), values: valuesOf(is) }),
    );
    const other = misread('sentences', is, [{ field: 'serialNumber', how: 'unseen' }]);

    const readings = applyLearned(other.text, [other.reading], learned);

    expect(readings).toEqual([other.reading]);
  });

  it('adds nothing that is neither in the text nor a corrected name', () => {
    fc.assert(
      fc.property(
        layout,
        machine,
        machine,
        fc.array(mistake, { minLength: 1, maxLength: 3 }),
        (name, is, next, how) => {
          const values: CorrectedValues = {
            ...valuesOf(is),
            brand: 'Bobcat',
            serialNumber: 'ZZZ999999',
            hours: 77_777,
          };
          const learned = learn(nothingLearned, lesson({ ...misread(name, is, how), values }));
          const { text, reading } = misread(name, next, how);

          const [again] = applyLearned(text, [reading], learned);

          const { brand, model, serialNumber, unitNumber, hours, location } = again ?? reading;
          const learnedOf = [model, serialNumber, unitNumber, hours, location.city].filter(
            (read) => read?.by === 'correction',
          );
          for (const read of learnedOf) expect(text).toContain(String(read?.value));
          expect(brand === null || text.includes(brand.value) || brand.value === 'Bobcat').toBe(true);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('keeps a name for the raw text it was given for, and for no other', () => {
    const is = aMachine({ brand: 'Volvo' });
    const { text, reading } = readOf('labels', is);
    const learned = learn(
      nothingLearned,
      lesson({ text, reading, values: { ...valuesOf(is), brand: 'SDLG' } }),
    );
    const [same, other] = [aMachine({ brand: 'Volvo', hours: 12 }), aMachine({ brand: 'Hitachi' })];

    const brands = [same, other].map((one) => {
      const message = readOf('labels', one);
      return applyLearned(message.text, [message.reading], learned)[0]?.brand;
    });

    expect(brands[0]).toMatchObject({ value: 'SDLG', by: 'correction' });
    expect(brands[1]?.value).toBe('Hitachi');
  });

  it('never keeps a serial number, unit number or hours that the text does not contain', () => {
    const is = aMachine();
    const { text, reading } = readOf('labels', is);
    const values = { ...valuesOf(is), serialNumber: 'ZZZ999999', unitNumber: 'QQ-1', hours: 5 };

    const learned = learn(nothingLearned, lesson({ text, reading, values }));

    expect(learned.rules).toEqual([]);
  });

  it('leaves out a value that was marked as wrong', () => {
    const is = aMachine();
    const { text, reading } = readOf('labels', is);
    const learned = learn(
      nothingLearned,
      lesson({ text, reading, values: { ...valuesOf(is), unitNumber: null } }),
    );
    const next = readOf('labels', aMachine({ unitNumber: 'EX-99', serialNumber: 'ABC123456' }));

    const [again] = applyLearned(next.text, [next.reading], learned);

    expect(again?.unitNumber).toBeNull();
    expect(again?.serialNumber?.value).toBe('ABC123456');
  });

  it('teaches which codes are not codes, how severe a code is and what it means', () => {
    const is = aMachine({ code: 'E0363' });
    const { text, reading } = readOf('labels', is);
    const extra = { ...reading, faultCodes: [...reading.faultCodes, codeAt(text, is.unitNumber)] };
    const fault = { code: 'E0363', description: 'Fuel too hot', severity: 'critical' } as const;
    const learned = learn(
      nothingLearned,
      lesson({ text, reading: extra, values: { ...valuesOf(is), faultCodes: [fault] } }),
    );

    const [again] = applyLearned(text, [extra], learned);

    expect(again && plainReading({ readings: [again] })).toMatchObject({ faultCodes: [fault] });
  });

  it('finds a code where one was added', () => {
    const is = aMachine({ code: 'E0363' });
    const { text, reading } = readOf('labels', is);
    const learned = learn(
      nothingLearned,
      lesson({ text, reading: { ...reading, faultCodes: [] }, values: valuesOf(is) }),
    );
    const next = readOf('labels', aMachine({ code: 'P2463' }));

    const [again] = applyLearned(
      next.text,
      [{ ...next.reading, faultCodes: [], outcome: 'missing_fault_code' }],
      learned,
    );

    expect(again?.faultCodes.map(({ code }) => code.value)).toEqual(['P2463']);
    expect(again?.outcome).toBe('ok');
  });

  it('is replaced by a later one', () => {
    const is = aMachine();
    const { text, reading } = readOf('labels', is);
    const wrong = { ...valuesOf(is), serialNumber: is.unitNumber };
    const first = learn(nothingLearned, lesson({ text, reading, values: wrong }));

    const second = learn(first, lesson({ text, reading, before: wrong, values: valuesOf(is) }));

    expect(first.rules.length).toBe(1);
    expect(applyLearned(text, [reading], second)).toEqual([reading]);
  });

  it('keeps two hundred rules at most, dropping the oldest', () => {
    const is = aMachine();
    const { text, reading } = readOf('labels', is);
    let learned = nothingLearned;
    for (let round = 0; round < mostRules + 20; round += 1) {
      const code = `E${1000 + round}`;
      const severe = { ...reading, faultCodes: [{ ...codeAt(text, is.code), severity: 'low' as const }] };
      const faulty = {
        ...severe,
        faultCodes: severe.faultCodes.map((one) => ({ ...one, code: { ...one.code, value: code } })),
      };
      const values = {
        ...valuesOf(is),
        faultCodes: [{ code, description: null, severity: 'high' as const }],
      };
      learned = learn(learned, lesson({ text, reading: faulty, values }));
    }

    expect(learned.rules.length).toBe(mostRules);
    expect(JSON.stringify(learned)).not.toContain('E|1000');
    expect(learnedReadings.parse(learned)).toEqual(learned);
  });
});

function lesson(given: Pick<Lesson, 'text' | 'reading' | 'values'> & Partial<Lesson>): Lesson {
  return { before: null, now, ...given };
}

function aMachine(more: Partial<Machine> = {}): Machine {
  return {
    brand: 'Caterpillar',
    model: 'GC320X',
    serialNumber: 'KMT123456',
    unitNumber: 'TRENCH-31',
    hours: 4210,
    city: 'Minot',
    state: 'ND',
    code: 'E0363',
    description: 'High fuel temperature',
    ...more,
  };
}

function codeAt(text: string, value: string): Reading['faultCodes'][number] {
  const start = text.indexOf(value);
  const span = { start, end: start + value.length };
  return {
    code: { value, span, confidence: 0.5 },
    description: null,
    severity: 'unknown',
    severitySpan: null,
  };
}

/** What a reading says, without spans and confidences. */
function said(reading: Reading) {
  return plainReading({ readings: [reading] });
}
