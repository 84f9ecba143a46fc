import type { FeeQuote, RepairTerms } from '#schema/technicians/technician.ts';

/** One way from a homebase to a jobsite. */
export interface Travel {
  readonly miles: number;
  readonly hours: number;
  /** False: great-circle distance, where no routing service answered. */
  readonly byRoad: boolean;
}

/** $166.00 an hour of labor, where the company names no rate (document 2 section 9). Cents. */
export const defaultHourlyRate = 16_600;

/**
 * What a visit costs before parts and labor (document 2 section 9): there and back by mile and by hour, the call-out and
 * the miscellaneous fee. Labor is named by its rate and not a part of the sum. A company without terms charges nothing
 * but the default hourly rate. Integer cents, half a cent rounds up.
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

/** Half a cent that binary fractions have made a hair smaller still rounds up. */
function wholeCents(cents: number): number {
  return Math.floor(cents + 0.5 + 1e-7);
}
