import * as z from 'zod';
import { entityId } from '../ids.ts';
import {
  certifications,
  craneSizes,
  ratingCategories,
  type SubSkillId,
  serviceAreas,
  skillLevels,
  skills,
  softwareCategories,
  truckClasses,
} from './technician-values.ts';

const cents = z.number().int().nonnegative();
const shortText = z.string().trim().max(200);

/**
 * What a repair company charges, and how it appears to customers (document 1 section 3, Technician company). Integer
 * cents.
 */
export const repairTerms = z.object({
  /** An hour of labor; null: the default rate (document 2 section 9). */
  hourlyRatePrice: cents.nullable(),
  /** An hour of travel. */
  hourlyTravelPrice: cents,
  /** A mile. */
  mileagePrice: cents,
  callOutFeePrice: cents,
  miscFeePrice: cents,
  chargesOvertime: z.boolean(),
  /** Customers see the company's name instead of its technicians'. */
  hideTechnicianNames: z.boolean(),
});
export type RepairTerms = z.infer<typeof repairTerms>;

/** Where a technician starts from. WGS 84 degrees; the IANA zone is derived from them on writing. */
const homebase = z.object({
  city: shortText,
  state: shortText,
  lat: z.number().min(-90).max(90),
  long: z.number().min(-180).max(180),
  timeZone: z.string(),
});

/** A technician's stats, counted from their orders. */
export const technicianStanding = z.object({
  jobsCompleted: z.number().int().nonnegative(),
  jobsWithPhotos: z.number().int().nonnegative(),
  /** Jobs completed per brand and per equipment type, keyed by the name in lower case without spaces: `johndeere`. */
  jobsByBrand: z.record(z.string(), z.number().int().nonnegative()),
  jobsByProduct: z.record(z.string(), z.number().int().nonnegative()),
  /** Reviews, how many have four or five stars, and the sum of all stars. */
  reviews: z.number().int().nonnegative(),
  recommending: z.number().int().nonnegative(),
  ratingSum: z.number().int().nonnegative(),
  /** Five-star reviews. */
  aboveAndBeyond: z.number().int().nonnegative(),
  /** How often each rating attribute was given, by id. */
  attributeCounts: z.record(z.string(), z.number().int().nonnegative()),
  /** Alerts answered with availability, and the total minutes to the answers. */
  alertsAnswered: z.number().int().nonnegative(),
  minutesToAnswer: z.number().nonnegative(),
});
export type TechnicianStanding = z.infer<typeof technicianStanding>;

const skillId = z.enum(skills.map(({ id }) => id));
const subSkillId = z.enum(skills.flatMap(({ subSkills }) => subSkills.map(({ id }): SubSkillId => id)));

/** One of a technician's skills, with the sub-skills they have. */
export const technicianSkill = z.object({ skill: skillId, subSkills: z.array(subSkillId) });
export type TechnicianSkill = z.infer<typeof technicianSkill>;

/** The level that those sub-skills add up to. */
export const skillWithLevel = z.object({ skill: skillId, level: z.enum(skillLevels) });

/** A service truck, and what its crane lifts (document 2 section 3). */
export const truck = z.object({
  id: entityId,
  truckClass: z.enum(truckClasses.map(({ id }) => id)),
  craneSize: z.enum(craneSizes.map(({ id }) => id)),
  picture: z.string().nullable(),
});
export type Truck = z.infer<typeof truck>;

export const softwareCategory = z.enum(softwareCategories.map(({ id }) => id));
/** Diagnostic software. Before there were categories it was given and stored as a name. */
const technicianSoftware = z.union([
  z.object({ name: shortText, category: softwareCategory }),
  shortText.transform((name) => ({ name, category: 'other' as const })),
]);

/**
 * A technician's profile, apart from the account: what they can do, where, and their stats (document 1 section 3,
 * Technician).
 */
export const technicianProfile = z.object({
  id: entityId,
  companyId: entityId,
  bio: z.string().nullable(),
  experience: z.string().nullable(),
  brands: z.array(shortText),
  /** Equipment types: `Excavator`, … */
  products: z.array(shortText),
  certifications: z.array(z.enum(certifications)),
  licenses: z.array(shortText),
  software: z.array(technicianSoftware),
  /** In the technician's own words; `skills` are the platform's. */
  specialties: z.array(shortText),
  skills: z.array(technicianSkill).default([]),
  trucks: z.array(truck).default([]),
  workHistory: z.array(
    z.object({
      id: entityId,
      companyName: shortText,
      title: shortText,
      fromYear: z.number().int(),
      /** Null: present. */
      toYear: z.number().int().nullable(),
    }),
  ),
  serviceArea: z.enum(serviceAreas.map(({ id }) => id)),
  homebase,
  standing: technicianStanding,
});
export type TechnicianProfile = z.infer<typeof technicianProfile>;

/** What an offer and a booking show about a technician, as of when the offer was made. */
export const technicianCard = z.object({
  id: entityId,
  companyId: entityId,
  account: z.object({
    /** The company's name if it hides its technicians' names. */
    fullName: z.string(),
    picture: z.string().nullable(),
    title: z.string().nullable(),
    /** E.164; shown to the customer once the technician is booked. */
    phone: z.string().nullable(),
  }),
  company: z.object({ name: z.string(), logo: z.string().nullable() }),
  city: z.string(),
  state: z.string(),
  lat: z.number(),
  long: z.number(),
  metrics: z.object({
    /** Percent of reviews with four or five stars; 99 if there are none (document 1 section 9). */
    recommendRate: z.number().min(0).max(100),
    totalReviews: z.number().int().nonnegative(),
    jobsCompleted: z.number().int().nonnegative(),
  }),
  /** At most four: licenses summarized, specialties, experience. */
  highlights: z.array(z.string()).max(4),
  skills: z.array(skillWithLevel).default([]),
});
export type TechnicianCard = z.infer<typeof technicianCard>;

/** The card with the rate that was quoted with it (document 2 section 3, Available technician). */
export const quotedTechnician = technicianCard.extend({
  account: technicianCard.shape.account.extend({
    /** `hourlyRatePrice` is null for people who may not see what the service costs. */
    company: z.object({ name: z.string(), hourlyRatePrice: cents.nullable() }),
  }),
});
export type QuotedTechnician = z.infer<typeof quotedTechnician>;

/** A technician's travel and fees for one jobsite (document 2 section 9). Integer cents, before parts and labor. */
export const feeQuote = repairTerms.omit({ hideTechnicianNames: true }).extend({
  /** One way. */
  estimatedMiles: z.number().nonnegative(),
  estimatedTravelHours: z.number().nonnegative(),
  /** False: great-circle distance, because no routing service answered. */
  byRoad: z.boolean(),
  hourlyRatePrice: cents,
  /** Round trip: miles by `mileagePrice`, hours by `hourlyTravelPrice`. */
  mileageTotal: cents,
  hourlyMileageTotal: cents,
  /** The total, before parts and labor. */
  estimatedFees: cents,
});
export type FeeQuote = z.infer<typeof feeQuote>;

export const ratingAttribute = z.object({
  id: entityId,
  name: z.string(),
  category: z.enum(ratingCategories),
  minRating: z.number().int().min(1).max(5),
  maxRating: z.number().int().min(1).max(5),
});
export type RatingAttribute = z.infer<typeof ratingAttribute>;
