import type { FeeQuote, RepairTerms } from '#schema/technicians/technician.ts';

/** One-way travel from a homebase to a jobsite. */
export interface Travel {
  readonly miles: number;
  readonly hours: number;
  /** False if estimated by air, because the routing service gave no route. */
  readonly byRoad: boolean;
}

/** $166.00 an hour of labor, if the company sets no rate (document 2 section 9). Cents. */
export const defaultHourlyRate = 16_600;

/**
 * What a visit costs before parts and labor (document 2 section 9): round trip by mile and by hour, call-out fee and
 * miscellaneous fee. The labor rate is stated but not included. Without terms, only the default hourly rate applies.
 * Integer cents, half a cent rounds up.
 */
export function quoteOf(terms: RepairTerms | null, travel: Travel): FeeQuote {
  const hourlyTravelPrice = terms?.hourlyTravelPrice ?? 0;
  const mileagePrice = terms?.mileagePrice ?? 0;
  const callOutFeePrice = terms?.callOutFeePrice ?? 0;
  const miscFeePrice = terms?.miscFeePrice ?? 0;
  const mileageTotal = wholeCents(2 * travel.miles * mileagePrice);
  const hourlyMileageTotal = wholeCents(2 * travel.hours * hourlyTravelPrice);
  return {
    estimatedMiles: travel.miles,
    estimatedTravelHours: travel.hours,
    byRoad: travel.byRoad,
    hourlyRatePrice: terms?.hourlyRatePrice ?? defaultHourlyRate,
    hourlyTravelPrice,
    mileagePrice,
    callOutFeePrice,
    miscFeePrice,
    chargesOvertime: terms?.chargesOvertime ?? false,
    mileageTotal,
    hourlyMileageTotal,
    estimatedFees: mileageTotal + hourlyMileageTotal + callOutFeePrice + miscFeePrice,
  };
}

/** Rounds half a cent up even if binary fractions made it slightly smaller. */
function wholeCents(cents: number): number {
  return Math.floor(cents + 0.5 + 1e-7);
}
