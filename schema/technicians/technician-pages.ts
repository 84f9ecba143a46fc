import * as z from 'zod';
import { entityId, orderId, timestamp } from '../ids.ts';
import { ratingSystems } from '../orders/order-values.ts';
import {
  feeQuote,
  ratingAttribute,
  repairTerms,
  skillWithLevel,
  technicianCard,
  technicianProfile,
  technicianSkill,
  truck,
} from './technician.ts';

/** A technician's page as customers see it (document 1 section 3, Technician). Money in integer cents. */
export const technicianPage = technicianProfile
  .pick({
    id: true,
    bio: true,
    experience: true,
    workHistory: true,
    licenses: true,
    certifications: true,
    software: true,
    specialties: true,
    brands: true,
    products: true,
    trucks: true,
  })
  .extend({
    account: z.object({
      /** Both are the company's name if it hides its technicians' names; then there is no picture either. */
      firstName: z.string(),
      fullName: z.string(),
      picture: z.string().nullable(),
      title: z.string().nullable(),
      /** Name of the role, shown next to a hidden name: `Technician`. */
      role: z.string(),
    }),
    city: z.string(),
    state: z.string(),
    lat: z.number(),
    long: z.number(),
    homebase: technicianProfile.shape.homebase.omit({ timeZone: true }),
    /** Each with its sub-skills and the level they add up to. */
    skills: z.array(technicianSkill.extend(skillWithLevel.shape)),
    /** Active colleagues who take jobs, by last name; empty if the company hides its technicians' names. */
    companyTechnicians: z.array(
      z.object({
        id: entityId,
        fullName: z.string(),
        picture: z.string().nullable(),
        title: z.string().nullable(),
      }),
    ),
    metrics: technicianCard.shape.metrics.extend({
      /** What reviews praised or blamed, most often first. */
      ratingAttributeCounts: z.array(
        ratingAttribute.pick({ id: true, name: true, category: true }).extend({
          count: z.number().int().positive(),
        }),
      ),
      /** Customers who rated more than one of the newest hundred rated jobs. */
      repeatCustomerCount: z.number().int().nonnegative(),
    }),
    /** Five-star reviews. */
    numAboveAndBeyondRatings: z.number().int().nonnegative(),
    company: z.object({
      id: entityId,
      name: z.string(),
      logo: z.string().nullable(),
      createdAt: timestamp,
      /** Current rates, which may differ from an earlier offer; null for people who only follow the order. */
      rates: feeQuote
        .pick({
          hourlyRatePrice: true,
          hourlyTravelPrice: true,
          mileagePrice: true,
          callOutFeePrice: true,
          miscFeePrice: true,
          chargesOvertime: true,
        })
        .nullable(),
      hideTechnicianNames: repairTerms.shape.hideTechnicianNames,
      /** Active technicians who take jobs, including this one. */
      technicianCount: z.number().int().nonnegative(),
      /** All of the company's trucks. */
      trucks: z.array(truck),
    }),
  });
export type TechnicianPage = z.infer<typeof technicianPage>;

/** The order that the technician made an offer for, or is booked for. */
export const technicianByIdInput = z.object({ id: entityId, orderId });

export const overallRatingInput = z.object({ id: entityId });
export const overallRatingOutput = z.object({
  jobsCompleted: z.number().int().nonnegative(),
  /** 99 if there is no review. */
  percentRecommend: z.number().min(0).max(100),
  /** Null before the first job. */
  percentJobsWithPhotos: z.number().min(0).max(100).nullable(),
  /** Whole minutes from an alert to the answer; null before the first answer. */
  averageMinutesToRespond: z.number().nonnegative().nullable(),
});
export type OverallRating = z.infer<typeof overallRatingOutput>;

/** A technician's page shows two, 'See all' a hundred (document 1 section 9). */
export const technicianReviewsInput = z.object({
  technicianId: entityId,
  limit: z.number().int().min(1).max(100).default(2),
});

const review = z.object({
  rating: z.number().int().min(1).max(5),
  description: z.string().nullable(),
  attributes: z.array(ratingAttribute.pick({ id: true, name: true, category: true })),
  createdAt: timestamp,
});

/** A review as customers see it: for other companies' reviews, only the reviewer's first name, and no order. */
const publicReview = review.extend({
  visible: z.literal(true),
  ratingSystem: z.enum(ratingSystems),
  reviewer: z.object({ firstName: z.string() }),
  /** Whether the caller's own company wrote it. */
  customer: z.object({ isOwnCompany: z.boolean() }),
  /** Null unless the caller's own company wrote it. */
  orderId: orderId.nullable(),
});
export type PublicReview = z.infer<typeof publicReview>;

/** `count`: public ones among the newest hundred rated jobs; `more`: there are older ones. */
export const technicianReviewsOutput = z.object({
  data: z.array(publicReview),
  count: z.number().int().nonnegative(),
  more: z.boolean(),
});
export type TechnicianReviews = z.infer<typeof technicianReviewsOutput>;

export const ownReviewsInput = z
  .object({ limit: z.number().int().min(1).max(100).default(20) })
  .default({ limit: 20 });

/** A public review as the technician sees it. */
const ownReview = review.extend({ reviewer: z.object({ fullName: z.string() }), orderId });

/** From the technician's newest hundred rated jobs. */
export const ownReviewsOutput = z.object({
  /** Public ones, newest first, up to the limit; `count` counts all of them. */
  data: z.array(ownReview),
  count: z.number().int().nonnegative(),
  /** Stars of all private ones, highest first: sorting them by date would reveal whose they are. */
  privateRatings: z.array(z.number().int().min(1).max(5)),
  /** There are older rated jobs. */
  more: z.boolean(),
});
export type OwnReviews = z.infer<typeof ownReviewsOutput>;

/** Names as `getBrands` and `getProducts` return them. Unset ones are ignored. */
export const technicianCountInput = z.object({
  productId: z.string().trim().min(1).max(200).nullish(),
  brandId: z.string().trim().min(1).max(200).nullish(),
});

/** Bookable technicians who serve both. */
export const technicianCountOutput = z.object({ count: z.number().int().nonnegative() });
