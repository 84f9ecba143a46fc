import { describe, expect, test } from 'vitest';
import { candidateOf } from '#functions/technicians/candidate.rules.ts';
import { isEligible, whyNotEligible } from '#functions/technicians/eligibility.rules.ts';
import type { JobsiteRequirement } from '#schema/places/places.ts';
import type { ServiceArea } from '#schema/technicians/technician-values.ts';
import { subjectOf } from '../../support/orders.ts';
import { candidateLike, onFileOf } from '../../support/technicians.ts';

const order = subjectOf();

test('a technician nearby who serves brand and type is eligible', () => {
  expect(whyNotEligible(candidateLike(), order)).toBeUndefined();
  expect(isEligible(candidateLike(), order)).toBe(true);
});

describe('Bookability', () => {
  test.each([
    ['an inactive account', { account: { status: 'inactive' } }, 'not-bookable'],
    ['an inactive company', { company: { status: 'inactive' } }, 'not-bookable'],
    ['office staff', { account: { roleId: 'TechnicianOfficeStaff' } }, 'not-bookable'],
    ['an owner', { account: { roleId: 'TechnicianOwner' } }, undefined],
  ] as const)('of %s: %s', (_, given, expected) => {
    expect(whyNotEligible(candidateOf(onFileOf(given)), order)).toBe(expected);
  });
});

describe('A machine', () => {
  const withMachine = (machine: object) => ({ ...order, equipment: { ...order.equipment, ...machine } });

  test.each([
    [{ brand: 'JOHN  DEERE' }, undefined],
    [{ brand: 'JohnDeere', product: ' wheel loader ' }, undefined],
    [{ brand: 'Volvo' }, 'brand'],
    [{ product: 'Dozer' }, 'equipment-type'],
    [{ product: 'Mini Excavator' }, 'equipment-type'],
    [{ product: null }, undefined],
    [{ product: '  ' }, undefined],
    [{ brand: 'Volvo', product: null }, 'brand'],
  ])('like %j: %s', (machine, expected) => {
    expect(whyNotEligible(candidateLike(), withMachine(machine))).toBe(expected);
  });
});

describe('A requirement', () => {
  const asking = (...requirements: JobsiteRequirement[]) => ({
    ...order,
    jobsite: { ...order.jobsite, requirements },
  });

  test.each([
    'hard_hat',
    'safety_vest',
    'steel_toe_boots',
    'safety_glasses',
    'hearing_protection',
    'gloves',
    'fall_protection',
  ] as const)('%s calls for protective equipment', (requirement) => {
    expect(whyNotEligible(candidateLike(), asking(requirement))).toBe('certification');
    expect(isEligible(candidateLike({ certifications: ['ppe'] }), asking(requirement))).toBe(true);
  });

  test.each(['osha', 'msha_part_46', 'msha_part_48', 'ansi_a92', 'twic'] as const)(
    '%s calls for exactly that certification',
    (requirement) => {
      const others = (['ppe', 'osha', 'msha_part_46', 'msha_part_48', 'ansi_a92', 'twic'] as const).filter(
        (held) => held !== requirement,
      );

      expect(isEligible(candidateLike({ certifications: others }), asking(requirement))).toBe(false);
      expect(isEligible(candidateLike({ certifications: [requirement] }), asking(requirement))).toBe(true);
    },
  );

  test.each([
    'site_orientation',
    'check_in_at_gate',
    'escort_required',
    'drug_screen',
    'background_check',
  ] as const)('%s calls for no certification', (requirement) => {
    expect(isEligible(candidateLike(), asking(requirement))).toBe(true);
  });

  test('must be met along with all others', () => {
    const both = asking('osha', 'gloves');

    expect(isEligible(candidateLike({ certifications: ['osha'] }), both)).toBe(false);
    expect(isEligible(candidateLike({ certifications: ['ppe', 'osha'] }), both)).toBe(true);
  });
});

describe('The service area', () => {
  /** So many miles north of the jobsite: a degree of latitude is 69.0936 miles. */
  const at = (miles: number, serviceArea: ServiceArea) =>
    candidateLike({ serviceArea, lat: order.address.lat + miles / 69.0936, long: order.address.long });

  test.each([
    ['local', 60],
    ['regional', 180],
    ['multi_state', 600],
  ] as const)('%s reaches %i miles and not one more', (serviceArea, miles) => {
    expect(whyNotEligible(at(miles - 0.1, serviceArea), order)).toBeUndefined();
    expect(whyNotEligible(at(miles + 0.1, serviceArea), order)).toBe('service-area');
  });

  test('national reaches everywhere', () => {
    const opposite = candidateLike({ serviceArea: 'national', lat: -38.627, long: 89.8006 });

    expect(isEligible(opposite, order)).toBe(true);
  });
});
