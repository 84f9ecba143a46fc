import * as z from 'zod';
import { cellOf } from '#functions/places/cells.ts';
import type { Row } from '#functions/platform/table.ts';
import { entityId } from '#schema/ids.ts';
import {
  type TechnicianProfile,
  technicianProfile,
  technicianStanding,
  truck,
} from '#schema/technicians/technician.ts';

/*
 * The rows that one technician needs, for scripts that write rows without the product's code:
 *
 * - the company: as in `company-rows.ts`, COMPANY#<companyId> / COMPANY with `userType: 'technician'`, `status: 'active'`
 *   and `repair` (what it charges), COMPANY_NAME#… with the index keys of repair companies, and ALERT_TOKEN#…;
 * - the account: as in `account-rows.ts`, ACCOUNT#<id> / ACCOUNT with `userType: 'technician'` and a technician's
 *   `roleId`, EMAIL#technician#… and PHONE#technician#…;
 * - TECHNICIAN#<id> / PROFILE: `technicianRow`, whose id is the account's;
 * - TECH_CELL#<cell> / TECHNICIAN#<id>: `candidateRow(candidateOf(…))`, which repeats what matching needs, with
 *   `bookable` true where account and company are active and the role is owner or associate. A cell is one degree,
 *   named by its southwest corner (38.6, -90.2 is in `38:-91`);
 * - what searches read, and counts of technicians: `near-rows.ts`. They are written by the stream's consumer.
 */

/** What decides which jobs a technician can take, homebase included (document 3 section 5). */
export const abilities = z.object({
  brands: technicianProfile.shape.brands,
  products: technicianProfile.shape.products,
  certifications: technicianProfile.shape.certifications,
  serviceArea: technicianProfile.shape.serviceArea,
  lat: z.number(),
  long: z.number(),
});
export type Abilities = z.infer<typeof abilities>;

/** What matching knows about a technician: abilities, place and stats. */
export const candidate = z.object({
  technicianId: entityId,
  companyId: entityId,
  fullName: z.string(),
  /** Account and company are active, and the role can be booked. */
  bookable: z.boolean(),
  ...abilities.shape,
  standing: technicianStanding.pick({
    jobsCompleted: true,
    jobsByBrand: true,
    jobsByProduct: true,
    reviews: true,
    ratingSum: true,
    alertsAnswered: true,
    minutesToAnswer: true,
  }),
});
export type Candidate = z.infer<typeof candidate>;

/** TECHNICIAN#<id> / PROFILE: the technician's profile. */
export function technicianRow(profile: TechnicianProfile): Row {
  return {
    ...technicianKey(profile.id),
    kind: 'technician',
    ...profile,
    // Listed among the company's trucks, if any.
    ...(profile.trucks.length > 0 && {
      gsi1pk: trucksOf(profile.companyId),
      gsi1sk: profile.id,
      card: truckCard.parse({ technicianId: profile.id, trucks: profile.trucks }),
    }),
  };
}

/** What the list of a company's trucks has of each technician, so that it is read through the index alone. */
export const truckCard = z.object({ technicianId: entityId, trucks: z.array(truck) });
export type TruckCard = z.infer<typeof truckCard>;

/** Index partition of a company's trucks, by technician. */
export function trucksOf(companyId: string): string {
  return `COMPANY#${companyId}#TRUCKS`;
}

/** TECH_CELL#<cell> / TECHNICIAN#<id>: written with whatever it repeats of profile, account and company. */
export function candidateRow(stored: Candidate): Row {
  return { ...candidateKey(stored), kind: 'candidate', ...stored };
}

export function technicianKey(technicianId: string) {
  return { pk: `TECHNICIAN#${technicianId}`, sk: 'PROFILE' };
}

export function candidateKey(of: Pick<Candidate, 'technicianId' | 'lat' | 'long'>) {
  return { pk: `TECH_CELL#${cellOf(of)}`, sk: `TECHNICIAN#${of.technicianId}` };
}
