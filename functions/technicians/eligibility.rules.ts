import { milesBetween, type Point } from '#functions/places/distance.ts';
import type { OrderEquipment } from '#schema/orders/order.ts';
import type { Jobsite, JobsiteRequirement } from '#schema/places/places.ts';
import type { Certification, ServiceArea } from '#schema/technicians/technician-values.ts';
import type { Abilities, Candidate } from './technician-rows.ts';

/** The rules of document 3 section 5, in the order in which they are checked. */
export type WhyNotEligible = 'not-bookable' | 'brand' | 'equipment-type' | 'certification' | 'service-area';

/** Abilities, and whether the technician can be booked. */
type Bookable = Abilities & Pick<Candidate, 'bookable'>;

/** What decides who can serve an order. */
export interface OrderToServe {
  readonly equipment: Pick<OrderEquipment, 'brand' | 'product'>;
  readonly jobsite: Pick<Jobsite, 'requirements'>;
  readonly address: Point;
}

export function isEligible(technician: Bookable, order: OrderToServe): boolean {
  return whyNotEligible(technician, order) === undefined;
}

/** The first rule that rules out the technician; undefined if eligible. */
export function whyNotEligible(technician: Bookable, order: OrderToServe): WhyNotEligible | undefined {
  if (!technician.bookable) return 'not-bookable';
  const lacking = lacksForMachine(technician, order);
  if (lacking !== undefined) return lacking;
  if (unmetRequirement(technician, order) !== undefined) return 'certification';
  const isOutside = milesBetween(technician, order.address) > reachMiles[technician.serviceArea];
  return isOutside ? 'service-area' : undefined;
}

/** What about the machine the technician does not serve. */
export function lacksForMachine(
  technician: Pick<Abilities, 'brands' | 'products'>,
  { equipment }: Pick<OrderToServe, 'equipment'>,
): 'brand' | 'equipment-type' | undefined {
  if (!hasName(technician.brands, equipment.brand)) return 'brand';
  // Without a known type the brand alone decides.
  if (equipment.product?.trim() && !hasName(technician.products, equipment.product)) return 'equipment-type';
  return undefined;
}

/** The first jobsite requirement for a certification that the technician lacks. */
export function unmetRequirement(
  technician: Pick<Abilities, 'certifications'>,
  { jobsite }: Pick<OrderToServe, 'jobsite'>,
): JobsiteRequirement | undefined {
  return jobsite.requirements.find((requirement) => !meets(technician, requirement));
}

/** What decides which jobs a technician can take, as an offer keeps it. */
export function abilitiesOf(technician: Abilities): Abilities {
  const { brands, products, certifications, serviceArea, lat, long } = technician;
  return { brands, products, certifications, serviceArea, lat, long };
}

/** Folds a brand or equipment type for comparison: `John Deere` and `JOHN  DEERE` are the same. */
export function foldMachineName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}

/** In miles around the homebase. */
export const reachMiles: Readonly<Record<ServiceArea, number>> = {
  local: 60,
  regional: 180,
  multi_state: 600,
  national: Number.POSITIVE_INFINITY,
};

/** The certification that each requirement needs; null if none (document 3 section 3). */
const certificationFor: Readonly<Record<JobsiteRequirement, Certification | null>> = {
  hard_hat: 'ppe',
  safety_vest: 'ppe',
  steel_toe_boots: 'ppe',
  safety_glasses: 'ppe',
  hearing_protection: 'ppe',
  gloves: 'ppe',
  fall_protection: 'ppe',
  site_orientation: null,
  check_in_at_gate: null,
  escort_required: null,
  drug_screen: null,
  background_check: null,
  osha: 'osha',
  msha_part_46: 'msha_part_46',
  msha_part_48: 'msha_part_48',
  ansi_a92: 'ansi_a92',
  twic: 'twic',
};

function meets(technician: Pick<Abilities, 'certifications'>, requirement: JobsiteRequirement): boolean {
  const needed = certificationFor[requirement];
  return needed === null || technician.certifications.includes(needed);
}

function hasName(served: readonly string[], wanted: string): boolean {
  const folded = foldMachineName(wanted);
  return served.some((name) => foldMachineName(name) === folded);
}
