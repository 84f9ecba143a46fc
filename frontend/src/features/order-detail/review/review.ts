import type { OrderView } from '#schema/orders/order.ts';
import type { RatingAttribute } from '#schema/technicians/technician.ts';

/** `reviewed`: someone has. `expired`: too late. `open`: it can be written. `none`: the job isn't done. */
export type ReviewState = 'none' | 'open' | 'reviewed' | 'expired';

export function reviewState(
  order: Pick<OrderView, 'reviewByCustomer' | 'reviewExpiredAt'>,
  now: Date,
): ReviewState {
  if (order.reviewByCustomer !== null) return 'reviewed';
  if (order.reviewExpiredAt === null) return 'none';
  return now.getTime() < Date.parse(order.reviewExpiredAt) ? 'open' : 'expired';
}

/** `14 days left to rate this job.`, from the end of the review window (document 1 section 9). */
export function daysLeftWords(reviewExpiredAt: string, now: Date): string {
  // The browser's clock may be some seconds behind: that doesn't make another day.
  const days = Math.ceil((Date.parse(reviewExpiredAt) - now.getTime() - minute) / day);
  return `${Math.max(1, days)} ${days <= 1 ? 'day' : 'days'} left to rate this job.`;
}

/** Document 2 section 9: 1 Poor, 5 Top-Notch, others Solid. */
export function ratingLabel(rating: number): 'Poor' | 'Solid' | 'Top-Notch' {
  if (rating <= 1) return 'Poor';
  return rating >= 5 ? 'Top-Notch' : 'Solid';
}

/** The lowest rating and one without a description stay private (document 1 section 9). */
export function isPublicReview(rating: number, description: string): boolean {
  return rating > 1 && description.trim() !== '';
}

/** The attributes a rating can have. */
export function attributesFor(
  attributes: readonly RatingAttribute[],
  rating: number,
): readonly RatingAttribute[] {
  return attributes.filter(({ minRating, maxRating }) => minRating <= rating && rating <= maxRating);
}

/** The stars in an address, a whole number from 1 to 5; undefined if there are none. */
export function ratingOf(text: string | null): number | undefined {
  return text !== null && /^[1-5]$/.test(text) ? Number(text) : undefined;
}

/** A review in progress. */
interface ReviewDraft {
  readonly rating: number | undefined;
  readonly description: string;
  /** Attribute ids. */
  readonly chosen: readonly string[];
}

/** A stored draft, if this version of the app can read it. */
export function reviewIn(kept: unknown): ReviewDraft | undefined {
  const { rating, description, chosen } = (kept ?? {}) as Partial<Record<keyof ReviewDraft, unknown>>;
  if (typeof description !== 'string' || !Array.isArray(chosen)) return undefined;
  return {
    rating: ratingOf(String(rating)),
    description,
    chosen: chosen.filter((id) => typeof id === 'string'),
  };
}

const minute = 60_000;
const day = 24 * 60 * 60 * 1000;
