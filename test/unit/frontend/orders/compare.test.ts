import { describe, expect, test } from 'vitest';
import { fittingSkills, tagsOf } from '../../../../frontend/src/features/order-detail/offers/compare.ts';
import { arrivalWords } from '../../../../frontend/src/features/order-detail/offers/offer-words.ts';
import { anOffer, anOrder, aTechnician } from './order-view.ts';

const rated = (recommendRate: number, totalReviews: number) =>
  aTechnician({ metrics: { recommendRate, totalReviews, jobsCompleted: totalReviews } });

describe('What sets an offer apart', () => {
  const soon = anOffer({ id: '10001.000011', serviceDate: '2026-11-21', technician: rated(90, 40) });
  const cheap = anOffer({
    id: '10001.000012',
    serviceDate: '2026-11-22',
    hourlyRatePrice: 12000,
    technician: rated(97, 12),
  });
  const praised = anOffer({ id: '10001.000013', serviceDate: '2026-11-22', technician: rated(97, 80) });

  test('is the earliest arrival, the lowest cost or the best rating', () => {
    const tags = tagsOf([soon, cheap, praised]);

    expect(tags.get(soon.id)).toEqual(['Soonest']);
    expect(tags.get(cheap.id)).toEqual(['Cheapest']);
    expect(tags.get(praised.id)).toEqual(['Best rated']);
  });

  test('counts the cost of two hours with fees, not just the rate', () => {
    const far = anOffer({ id: '10001.000014', hourlyRatePrice: 10000, estimatedFees: 90000 });

    expect(tagsOf([far, soon]).get(soon.id)).toContain('Cheapest');
  });

  test('is shared by offers that tie, if others are worse', () => {
    const sameDay = anOffer({ ...cheap, id: '10001.000015', serviceDate: soon.serviceDate });

    const tags = tagsOf([soon, sameDay, praised]);

    expect(tags.get(soon.id)).toContain('Soonest');
    expect(tags.get(sameDay.id)).toContain('Soonest');
  });

  test('is nothing if there is one offer, or all are equal', () => {
    expect(tagsOf([soon]).get(soon.id)).toEqual([]);
    expect(tagsOf([soon, { ...soon, id: '10001.000016' }]).get(soon.id)).toEqual([]);
  });

  test('ignores the rating of a technician without reviews', () => {
    const unrated = anOffer({ id: '10001.000017', technician: rated(99, 0) });

    expect(tagsOf([unrated, praised]).get(unrated.id)).not.toContain('Best rated');
    expect(tagsOf([unrated, praised]).get(praised.id)).toContain('Best rated');
  });
});

describe('Fitting skills', () => {
  const order = anOrder({ issue: 'Hydraulic hose burst, and the DPF wants a regen', faultCodes: [] });

  test('are those of the technician that the fault and the issue call for', () => {
    const skills = [{ skill: 'hydraulic_systems' }, { skill: 'welding' }] as const;

    expect(fittingSkills(order, skills)).toEqual(['hydraulic_systems']);
  });

  test('are empty if nothing is known of the technician', () => {
    expect(fittingSkills(order, [])).toEqual([]);
  });
});

describe('The arrival of a technician', () => {
  // 23:00 on the 20th in Chicago.
  const now = new Date('2026-11-21T05:00:00.000Z');

  test.each([
    ['2026-11-20', /^Today, 8:00 AM/],
    ['2026-11-21', /^Tomorrow, 8:00 AM/],
    ['2026-11-22', /^Sun, Nov 22 at 8:00 AM/],
  ])('on %s is told by the jobsite’s calendar', (serviceDate, words) => {
    expect(arrivalWords({ serviceDate, serviceTime: '08:00:00' }, 'America/Chicago', now)).toMatch(words);
  });
});
