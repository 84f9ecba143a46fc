import * as z from 'zod';
import { blockOf, cellOf } from '#functions/matching/cells.ts';
import type { Row } from '#functions/platform/table.ts';
import { entityId } from '#schema/ids.ts';
import { type TechnicianProfile, technicianProfile, technicianStanding } from '#schema/technicians.ts';

/*
 * What one technician needs in the table, for whoever writes rows without the product's code:
 *
 * - its company: as in `company-rows.ts`, COMPANY#<companyId> / COMPANY with `userType: 'technician'`, `status: 'active'`
 *   and `repair` (what it charges), COMPANY_NAME#… without index keys, and ALERT_TOKEN#…;
 * - its account: as in `account-rows.ts`, ACCOUNT#<id> / ACCOUNT with `userType: 'technician'` and a technician's
 *   `roleId`, EMAIL#technician#… and PHONE#technician#…;
 * - TECHNICIAN#<id> / PROFILE: `technicianRow`, whose id is the account's;
 * - TECH_CELL#<cell> / TECHNICIAN#<id>: `candidateRow(candidateOf(…))`, which repeats what matching asks, with
 *   `bookable` true where account and company are active and the role is owner or associate;
 * - TECH_BLOCK#<block> / CELLS: `directoryRow`, one for each block, naming every cell in which a candidate stands. `cells`
 *   is a string set (a JavaScript `Set` for the document client). A cell that no directory names is never searched.
 *
 * A cell is one degree by its south-western corner (38.6, -90.2 lies in `38:-91`), a block ten degrees (`30:-100`).
 */

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
    jobsByBrand: true,
    jobsByProduct: true,
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

/** TECH_BLOCK#<block> / CELLS: those cells of the block in which a candidate stands, or once stood. All of one block. */
export function directoryRow(block: string, cells: ReadonlySet<string>): Row {
  return { ...directoryKey(block), kind: 'candidate-cells', cells };
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

export function directoryKey(block: string) {
  return { pk: `TECH_BLOCK#${block}`, sk: 'CELLS' };
}

/** The directory that names a candidate's cell. */
export function directoryKeyOf(of: Pick<Candidate, 'lat' | 'long'>) {
  return directoryKey(blockOf(cellOf(of)));
}
