import type { OrderView } from '#schema/orders/order.ts';
import type { RatingAttribute } from '#schema/technicians/technician.ts';

/** `reviewed`: somebody has. `expired`: nobody can any more. `open`: it can be written. `none`: the job is not done. */
export type ReviewState = 'none' | 'open' | 'reviewed' | 'expired';

export function reviewState(
  order: Pick<OrderView, 'reviewByCustomer' | 'reviewExpiredAt'>,
  now: Date,
): ReviewState {
  if (order.reviewByCustomer !== null) return 'reviewed';
  if (order.reviewExpiredAt === null) return 'none';
  return now.getTime() < Date.parse(order.reviewExpiredAt) ? 'open' : 'expired';
}

/** `14 days left to rate this job.` of the window's end (document 1 section 9). */
export function daysLeftWords(reviewExpiredAt: string, now: Date): string {
  // The browser's idea of now may be some seconds behind: that is no further day.
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

/** Those that a rating may be given with. */
export function attributesFor(
  attributes: readonly RatingAttribute[],
  rating: number,
): readonly RatingAttribute[] {
  return attributes.filter(({ minRating, maxRating }) => minRating <= rating && rating <= maxRating);
}

/** A whole number of stars, 1 to 5, of what an address names; undefined where it names none. */
export function ratingOf(text: string | null): number | undefined {
  return text !== null && /^[1-5]$/.test(text) ? Number(text) : undefined;
}

/** What somebody has begun to say of a job. */
interface ReviewDraft {
  readonly rating: number | undefined;
  readonly description: string;
  /** Ids of attributes. */
  readonly chosen: readonly string[];
}

/** What was kept of one, as far as it is what this version of the app keeps. */
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
