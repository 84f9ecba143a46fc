import { describe, expect, test } from 'vitest';
import { countsOf, type SearchedAround, smallestChange } from '#functions/matching/search-counts.rules.ts';
import type { Candidate } from '#functions/technicians/technician-rows.ts';
import type { JobsiteRequirement } from '#schema/places/places.ts';
import { subjectOf } from '#test/support/orders.ts';
import { candidateLike } from '#test/support/technicians.ts';

const subject = subjectOf();
const asking = (...requirements: JobsiteRequirement[]): SearchedAround['order'] => ({
  ...subject,
  jobsite: { requirements },
});

describe('The counts of a search', () => {
  test('say who nearby knows the machine, and the first rule that excludes the others', () => {
    const counts = countsOf(
      searched({
        order: asking('hard_hat', 'twic'),
        people: [
          at(5, { technicianId: 'acc_alerted', certifications: ['ppe', 'twic'] }),
          at(6, { certifications: ['ppe', 'twic'] }),
          at(7, { brands: ['Volvo'] }),
          at(8, { brands: ['Volvo'] }),
          at(9, { products: ['Crane'] }),
          at(10, { certifications: ['ppe'] }),
          at(11, { certifications: ['ppe'] }),
          at(12, { certifications: ['ppe'] }),
          at(13, { certifications: ['twic'] }),
          at(14, { bookable: false }),
          at(90, { brands: ['Volvo'] }),
        ],
        alerted: ['acc_alerted'],
      }),
    );

    expect(counts).toEqual({
      nearby: 10,
      knowMake: 7,
      ruledOut: [
        { rule: 'certification', requirement: 'twic', count: 3 },
        { rule: 'brand', count: 2 },
        { rule: 'not-yet', count: 1 },
        { rule: 'equipment-type', count: 1 },
        { rule: 'certification', requirement: 'hard_hat', count: 1 },
        { rule: 'not-bookable', count: 1 },
      ],
    });
  });

  test('include technicians who are too far away', () => {
    const far = at(70, { serviceArea: 'local' });

    const { ruledOut, knowMake } = countsOf(searched({ people: [far], withinMiles: 120 }));

    expect({ ruledOut, knowMake }).toEqual({ ruledOut: [{ rule: 'service-area', count: 1 }], knowMake: 1 });
  });
});

describe('The smallest change', () => {
  test('is to wait for the first coming wave that reaches somebody', () => {
    const people = [at(20, { certifications: [] }), at(130, holding), at(170, holding), at(175, holding)];

    const change = smallestChange(
      searched({ order: asking('osha'), people, radiiToCome: [120, 180, 240, 300] }),
    );

    expect(change).toEqual({ kind: 'wait', atMiles: 180, wouldFind: 3 });
  });

  test('is also to wait for technicians nearby whom a wave passed over', () => {
    const people = [at(10, { technicianId: 'acc_alerted' }), at(20)];

    expect(smallestChange(searched({ people, alerted: ['acc_alerted'], radiiToCome: [120] }))).toEqual({
      kind: 'wait',
      atMiles: 120,
      wouldFind: 1,
    });
  });

  test('is to drop the requirement that excludes the most, if nobody meets all of them', () => {
    const people = [
      at(10, { certifications: ['osha'] }),
      at(20, { certifications: ['twic'] }),
      at(30, { certifications: ['twic'] }),
      at(40, { certifications: ['twic'], brands: ['Volvo'] }),
    ];

    expect(smallestChange(searched({ order: asking('twic', 'osha'), people }))).toEqual({
      kind: 'requirement',
      requirement: 'osha',
      wouldFind: 2,
    });
  });

  test('is looked for as far out as the search can still reach', () => {
    const people = [at(100, { certifications: [] })];
    const order = asking('osha');

    expect(smallestChange(searched({ order, people }))).toBeNull();
    expect(smallestChange(searched({ order, people, radiiToCome: [120] }))).toEqual({
      kind: 'requirement',
      requirement: 'osha',
      wouldFind: 1,
    });
  });

  test('is to drop all requirements, if dropping one would find nobody', () => {
    const people = [at(10, { certifications: [] }), at(20, { certifications: [] })];

    expect(smallestChange(searched({ order: asking('hard_hat', 'gloves'), people }))).toEqual({
      kind: 'requirements',
      wouldFind: 2,
    });
  });

  test('does not exist if nobody knows the machine or everybody has been alerted', () => {
    const order = asking('osha');
    const stranger = at(10, { brands: ['Volvo'], certifications: [] });
    const told = at(20, { technicianId: 'acc_alerted', ...holding });

    const change = smallestChange(
      searched({ order, people: [stranger, told], alerted: ['acc_alerted'], radiiToCome: [120, 180] }),
    );

    expect(change).toBeNull();
  });
});

const holding = { certifications: ['osha'] } satisfies Partial<Candidate>;

let made = 0;

/** A technician who serves the machine, so many miles north of the jobsite. */
function at(miles: number, overrides: Partial<Candidate> = {}): SearchedAround['people'][number] {
  made += 1;
  const { lat, long } = subject.address;
  return {
    miles,
    technician: candidateLike({
      technicianId: `acc_${made}`,
      serviceArea: 'national',
      lat: lat + miles / 69.0936,
      long,
      ...overrides,
    }),
  };
}

/** A search that has reached 60 miles, and goes no farther by default. */
function searched({
  alerted = [],
  ...given
}: Partial<Omit<SearchedAround, 'alerted'>> & { readonly alerted?: readonly string[] }): SearchedAround {
  return {
    order: asking(),
    people: [],
    withinMiles: 60,
    radiiToCome: [],
    ...given,
    alerted: new Set(alerted),
  };
}
