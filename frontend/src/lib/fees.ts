import type { FeeQuote } from '#schema/technicians/technician.ts';
import { moneyWords, travelTimeWords } from './figure-words.ts';

export interface FeeLine {
  readonly name: string;
  /** How it is calculated; missing for a flat fee. */
  readonly detail?: string;
  readonly cents: number;
}

/** A technician's fees for the visit, line by line (document 2 section 9); miles and hours count both ways. */
export function feeLines(quote: FeeQuote): readonly FeeLine[] {
  return [
    {
      name: 'Travel hourly rate',
      detail: `${travelTimeWords(quote.estimatedTravelHours * 2)} round trip at ${moneyWords(quote.hourlyTravelPrice)}/h`,
      cents: quote.hourlyMileageTotal,
    },
    {
      name: 'Mileage fee',
      detail: `${tenthsOfMiles(quote.estimatedMiles * 2)} round trip at ${moneyWords(quote.mileagePrice)}/mi`,
      cents: quote.mileageTotal,
    },
    { name: 'Call out fee', cents: quote.callOutFeePrice },
    { name: 'Misc fee', cents: quote.miscFeePrice },
  ];
}

/** `starting at $145.00/h` (document 1 section 9). */
export function rateWords({ hourlyRatePrice }: Pick<FeeQuote, 'hourlyRatePrice'>): string {
  return `starting at ${moneyWords(hourlyRatePrice)}/h`;
}

/** What a job of this many hours costs in cents, visit and labor: an estimate, before parts and overtime. */
export function jobCost(quote: Pick<FeeQuote, 'estimatedFees' | 'hourlyRatePrice'>, hours: number): number {
  return quote.estimatedFees + Math.round(quote.hourlyRatePrice * hours);
}

/** `7.2 mi`: exact enough that miles times rate gives the fee. */
function tenthsOfMiles(miles: number): string {
  return `${miles.toLocaleString('en-US', { maximumFractionDigits: 1 })} mi`;
}
