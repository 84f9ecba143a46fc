import * as z from 'zod';
import { entityId } from '../ids.ts';
import { multiLine, requiredLine } from '../text.ts';
import { softwareCategory, technicianProfile, technicianSkill, truck } from './technician.ts';
import { certifications, skills } from './technician-values.ts';

/** How far back a work history may reach; how far forward, the clock says when it is written. */
const earliestYear = 1940;
const mostEntries = 50;
const mostTrucks = 10;

const required = requiredLine(200);
const words = z.array(required).max(mostEntries);
const year = z.number().int('Enter a year').min(earliestYear, `Enter a year from ${earliestYear} on`);

const job = z
  .object({
    /** Of an entry that the profile has; unset for a new one. */
    id: entityId.optional(),
    companyName: required,
    title: required,
    fromYear: year,
    /** Null: present. */
    toYear: year.nullable(),
  })
  .refine(({ fromYear, toYear }) => toYear === null || toYear >= fromYear, {
    path: ['toYear'],
    message: 'The last year comes before the first',
  });

/** `technicianId`: of whom office staff reads; unset: the caller. */
export const getTechnicianInput = z.object({ technicianId: entityId.optional() }).default({});
const skill = technicianSkill.refine(
  ({ skill: id, subSkills }) => {
    const known = skills.find((each) => each.id === id)?.subSkills.map((each): string => each.id) ?? [];
    return subSkills.every((each) => known.includes(each));
  },
  { path: ['subSkills'], message: 'Choose parts of this skill' },
);

/** Null for who has written no profile yet. */
export const getTechnicianOutput = technicianProfile.nullable();

/** The whole of what a technician says of itself; its zone is found from the coordinates. */
export const updateTechnicianInput = z.object({
  /** For whom office staff writes; unset: the caller. */
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
  /** Both stay as they are where they are not told. */
  skills: z.array(skill).max(skills.length).optional(),
  trucks: z
    .array(
      // `id`: of one that the profile has; unset for a new one. Its picture stays with it.
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
