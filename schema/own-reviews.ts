import * as z from 'zod';
import { orderId, timestamp } from './ids.ts';
import { ratingAttribute } from './technicians.ts';

export const ownReviewsInput = z
  .object({ limit: z.number().int().min(1).max(100).default(20) })
  .default({ limit: 20 });

/** A public review, for whom it is about. */
const ownReview = z.object({
  rating: z.number().int().min(1).max(5),
  description: z.string().nullable(),
  attributes: z.array(ratingAttribute.pick({ id: true, name: true, category: true })),
  reviewer: z.object({ fullName: z.string() }),
  orderId,
  createdAt: timestamp,
});

/** Of the technician's newest hundred rated jobs. */
export const ownReviewsOutput = z.object({
  /** The public ones, newest first, as many as asked for; `count` is of all of them. */
  data: z.array(ownReview),
  count: z.number().int().nonnegative(),
  /** Stars of all private ones, most first: a place among dated reviews would tell whose they are. */
  privateRatings: z.array(z.number().int().min(1).max(5)),
  /** There are older rated jobs. */
  more: z.boolean(),
});
export type OwnReviews = z.infer<typeof ownReviewsOutput>;
