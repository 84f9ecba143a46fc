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

/** What a repair company charges, and how it shows itself (document 1 section 3, Technician company). Integer cents. */
export const repairTerms = z.object({
  /** Labor, an hour; null: the default rate (document 2 section 9). */
  hourlyRatePrice: cents.nullable(),
  /** Travel, an hour. */
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

/** Where a technician starts from. Degrees are WGS 84; the IANA zone is found from them when it is written. */
const homebase = z.object({
  city: shortText,
  state: shortText,
  lat: z.number().min(-90).max(90),
  long: z.number().min(-180).max(180),
  timeZone: z.string(),
});

/** What a technician has done so far, counted from its orders. */
export const technicianStanding = z.object({
  jobsCompleted: z.number().int().nonnegative(),
  jobsWithPhotos: z.number().int().nonnegative(),
  /** Jobs completed on each brand and equipment type, by its name in lower case without spaces: `johndeere`. */
  jobsByBrand: z.record(z.string(), z.number().int().nonnegative()),
  jobsByProduct: z.record(z.string(), z.number().int().nonnegative()),
  /** Reviews, those of them with four or five stars, and the sum of their stars. */
  reviews: z.number().int().nonnegative(),
  recommending: z.number().int().nonnegative(),
  ratingSum: z.number().int().nonnegative(),
  /** Five-star reviews. */
  aboveAndBeyond: z.number().int().nonnegative(),
  /** How often each rating attribute was given, by its id. */
  attributeCounts: z.record(z.string(), z.number().int().nonnegative()),
  /** Alerts that it answered with availability, and the minutes that this took in all. */
  alertsAnswered: z.number().int().nonnegative(),
  minutesToAnswer: z.number().nonnegative(),
});
export type TechnicianStanding = z.infer<typeof technicianStanding>;

const skillId = z.enum(skills.map(({ id }) => id));
const subSkillId = z.enum(skills.flatMap(({ subSkills }) => subSkills.map(({ id }): SubSkillId => id)));

/** One of a technician's skills, and which parts of it. */
export const technicianSkill = z.object({ skill: skillId, subSkills: z.array(subSkillId) });
export type TechnicianSkill = z.infer<typeof technicianSkill>;

/** How well it is mastered, by those parts. */
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
/** Diagnostic software; before it had a category it was told and stored as its name. */
const technicianSoftware = z.union([
  z.object({ name: shortText, category: softwareCategory }),
  shortText.transform((name) => ({ name, category: 'other' as const })),
]);

/** A technician beside its account: what it can do, where, and how that went (document 1 section 3, Technician). */
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
  /** In the technician's own words; `skills` are those that the platform knows. */
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
  serviceArea: z.enum(serviceAreas),
  homebase,
  standing: technicianStanding,
});
export type TechnicianProfile = z.infer<typeof technicianProfile>;

/** What an offer and a booking show of a technician, as it stood when the offer was made. */
export const technicianCard = z.object({
  id: entityId,
  companyId: entityId,
  account: z.object({
    /** The company's name where it hides its technicians' names. */
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
    /** Percent of the reviews with four or five stars; 99 while there is none (document 1 section 9). */
    recommendRate: z.number().min(0).max(100),
    totalReviews: z.number().int().nonnegative(),
    jobsCompleted: z.number().int().nonnegative(),
  }),
  /** At most four: licences summarised, specialties, experience. */
  highlights: z.array(z.string()).max(4),
  skills: z.array(skillWithLevel).default([]),
});
export type TechnicianCard = z.infer<typeof technicianCard>;

/** The card with the rate that was quoted with it (document 2 section 3, Available technician). */
export const quotedTechnician = technicianCard.extend({
  account: technicianCard.shape.account.extend({
    /** `hourlyRatePrice`: null for who may not read what the service costs. */
    company: z.object({ name: z.string(), hourlyRatePrice: cents.nullable() }),
  }),
});
export type QuotedTechnician = z.infer<typeof quotedTechnician>;

/** Travel and fees of a technician for one jobsite (document 2 section 9). Money in integer cents, before parts and labor. */
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
  /** All of it, before parts and labor. */
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
