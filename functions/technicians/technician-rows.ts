import * as z from 'zod';
import { cellOf } from '#functions/matching/cells.ts';
import type { Row } from '#functions/platform/table.ts';
import { entityId } from '#schema/ids.ts';
import { type TechnicianProfile, technicianProfile, technicianStanding } from '#schema/technicians.ts';

/** What matching knows of a technician without reading it: whom it fits, where it starts from, and how well it did. */
export const candidate = z.object({
  technicianId: entityId,
  companyId: entityId,
  fullName: z.string(),
  /** Account and company are active, and the role can be booked. */
  bookable: z.boolean(),
  brands: technicianProfile.shape.brands,
  products: technicianProfile.shape.products,
  certifications: technicianProfile.shape.certifications,
  serviceArea: technicianProfile.shape.serviceArea,
  lat: z.number(),
  long: z.number(),
  standing: technicianStanding.pick({
    jobsCompleted: true,
    reviews: true,
    ratingSum: true,
    alertsAnswered: true,
    minutesToAnswer: true,
  }),
});
export type Candidate = z.infer<typeof candidate>;

/** TECHNICIAN#<id> / PROFILE: the technician, beside its account. */
export function technicianRow(profile: TechnicianProfile): Row {
  return { ...technicianKey(profile.id), kind: 'technician', ...profile };
}

/** TECH_CELL#<cell> / TECHNICIAN#<id>: written with whatever it repeats of profile, account and company. */
export function candidateRow(stored: Candidate): Row {
  return { ...candidateKey(stored), kind: 'candidate', ...stored };
}

export function technicianKey(technicianId: string) {
  return { pk: `TECHNICIAN#${technicianId}`, sk: 'PROFILE' };
}

export function candidateKey(of: Pick<Candidate, 'technicianId' | 'lat' | 'long'>) {
  return { pk: techCellPk(cellOf(of)), sk: `TECHNICIAN#${of.technicianId}` };
}

export function techCellPk(cell: string): string {
  return `TECH_CELL#${cell}`;
}
