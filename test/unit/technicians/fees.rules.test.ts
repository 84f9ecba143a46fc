import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteOf } from '#functions/technicians/fees.rules.ts';
import { feeQuote } from '#schema/technicians/technician.ts';
import { termsOf } from '#test/support/technicians.ts';

const travel = { miles: 15.2, hours: 0.4, byRoad: true };

describe('A quote', () => {
  test('doubles miles and hours, and adds the two fees', () => {
    const quote = quoteOf(termsOf(), travel);

    expect(quote).toEqual({
      estimatedMiles: 15.2,
      estimatedTravelHours: 0.4,
      byRoad: true,
      hourlyRatePrice: 15_000,
      hourlyTravelPrice: 9_000,
      mileagePrice: 150,
      callOutFeePrice: 7_500,
      miscFeePrice: 1_000,
      chargesOvertime: true,
      mileageTotal: 4_560,
      hourlyMileageTotal: 7_200,
      estimatedFees: 20_260,
    });
  });

  test('shows labor by the hour and leaves it out of the sum', () => {
    const cheap = quoteOf(termsOf({ hourlyRatePrice: 1 }), travel);
    const dear = quoteOf(termsOf({ hourlyRatePrice: 99_900 }), travel);

    expect(cheap.estimatedFees).toBe(dear.estimatedFees);
  });

  test('is 166 dollars an hour if the company has no rate', () => {
    expect(quoteOf(termsOf({ hourlyRatePrice: null }), travel)).toMatchObject({ hourlyRatePrice: 16_600 });
    expect(quoteOf(termsOf({ hourlyRatePrice: 0 }), travel)).toMatchObject({ hourlyRatePrice: 0 });
  });

  test('from a company without terms charges only labor', () => {
    expect(quoteOf(null, { ...travel, byRoad: false })).toMatchObject({
      hourlyRatePrice: 16_600,
      estimatedFees: 0,
      chargesOvertime: false,
      byRoad: false,
    });
  });

  test.each([
    [1.15, 35, 81],
    [0.25, 1, 1],
    [0.24, 1, 0],
    [0.75, 1, 2],
    [2.05, 5, 21],
  ])(
    'rounds half a cent up: %f hours there and back at %i cents are %i',
    (hours, hourlyTravelPrice, cents) => {
      const quote = quoteOf(termsOf({ hourlyTravelPrice }), { ...travel, hours });

      expect(quote.hourlyMileageTotal).toBe(cents);
    },
  );

  test('agrees to the cent with integer arithmetic', () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(
        fc.record({
          tenths: fc.integer({ min: 0, max: 90_000 }),
          hundredths: fc.integer({ min: 0, max: 20_000 }),
        }),
        fc.record({
          hourlyTravelPrice: cents,
          mileagePrice: cents,
          callOutFeePrice: cents,
          miscFeePrice: cents,
        }),
        ({ tenths, hundredths }, prices) => {
          const quote = quoteOf(termsOf(prices), {
            miles: tenths / 10,
            hours: hundredths / 100,
            byRoad: true,
          });

          const mileageTotal = Number((BigInt(2 * tenths * prices.mileagePrice) + 5n) / 10n);
          const hourlyMileageTotal = Number(
            (BigInt(2 * hundredths) * BigInt(prices.hourlyTravelPrice) + 50n) / 100n,
          );
          expect(quote).toMatchObject({
            mileageTotal,
            hourlyMileageTotal,
            estimatedFees: mileageTotal + hourlyMileageTotal + prices.callOutFeePrice + prices.miscFeePrice,
          });
          expect(feeQuote.safeParse(quote).success).toBe(true);
        },
      ),
    );
  });
});
