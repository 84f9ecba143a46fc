import * as z from 'zod';
import { entityId } from '../ids.ts';
import { multiLine, requiredLine } from '../text.ts';
import { softwareCategory, technicianProfile, technicianSkill, truck } from './technician.ts';
import { certifications, skills } from './technician-values.ts';

/** The earliest year in a work history. The latest depends on the clock, and is checked on writing. */
const earliestYear = 1940;
const mostEntries = 50;
const mostTrucks = 10;

const required = requiredLine(200);
const words = z.array(required).max(mostEntries);
const year = z.number().int('Enter a year').min(earliestYear, `Enter a year from ${earliestYear} onward`);

const job = z
  .object({
    /** Id of an existing entry; unset for a new one. */
    id: entityId.optional(),
    companyName: required,
    title: required,
    fromYear: year,
    /** Null: present. */
    toYear: year.nullable(),
  })
  .refine(({ fromYear, toYear }) => toYear === null || toYear >= fromYear, {
    path: ['toYear'],
    message: 'The last year is before the first',
  });

/** `technicianId`: whose profile office staff read; the caller by default. */
export const getTechnicianInput = z.object({ technicianId: entityId.optional() }).default({});
const skill = technicianSkill.refine(
  ({ skill: id, subSkills }) => {
    const known = skills.find((each) => each.id === id)?.subSkills.map((each): string => each.id) ?? [];
    return subSkills.every((each) => known.includes(each));
  },
  { path: ['subSkills'], message: 'Choose sub-skills of this skill' },
);

/** Null if there is no profile yet. */
export const getTechnicianOutput = technicianProfile.nullable();

/** Everything a technician says about themselves. The time zone is derived from the coordinates. */
export const updateTechnicianInput = z.object({
  /** Whose profile office staff write; the caller by default. */
  technicianId: entityId.optional(),
  bio: multiLine(2000).nullable(),
  experience: multiLine(500).nullable(),
  brands: words,
  products: words,
  certifications: z.array(z.enum(certifications)).max(certifications.length),
  licenses: words,
  software: z
    .array(
      z.union([
        z.object({ name: required, category: softwareCategory }),
        required.transform((name) => ({ name, category: 'other' as const })),
      ]),
    )
    .max(mostEntries),
  specialties: words,
  /** Both stay as they are if absent. */
  skills: z.array(skill).max(skills.length).optional(),
  trucks: z
    .array(
      // `id` of an existing truck, which keeps its picture; unset for a new one.
      truck.omit({ picture: true }).partial({ id: true }),
    )
    .max(mostTrucks)
    .optional(),
  workHistory: z.array(job).max(mostEntries),
  serviceArea: technicianProfile.shape.serviceArea,
  homebase: z.object({
    city: required,
    state: required,
    lat: z.number().min(-90).max(90),
    long: z.number().min(-180).max(180),
  }),
});
export type TechnicianChange = Omit<z.infer<typeof updateTechnicianInput>, 'technicianId'>;
