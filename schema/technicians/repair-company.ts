import * as z from 'zod';
import { company, role } from '../accounts/account.ts';
import { entityId } from '../ids.ts';
import { repairTerms } from './technician.ts';

/** A repair company as its owner sees it. Integer cents. */
export const repairCompany = company.pick({ id: true, name: true, logo: true }).extend({
  settings: repairTerms,
  /** The price of an hour of labor if the company sets no rate. */
  defaultHourlyRatePrice: z.number().int().nonnegative(),
});
export type RepairCompany = z.infer<typeof repairCompany>;

/** The limits are far above what anyone charges: they refuse a misplaced decimal point, not a high price. */
const centsTo = (dollars: number) =>
  z
    .number()
    .int('Whole cents')
    .min(0, 'Not below zero')
    .max(dollars * 100, `At most $${dollars}`);

/** All of the settings. */
export const updateRepairSettingsInput = repairTerms.extend({
  hourlyRatePrice: centsTo(2_000).nullable(),
  hourlyTravelPrice: centsTo(2_000),
  mileagePrice: centsTo(100),
  callOutFeePrice: centsTo(10_000),
  miscFeePrice: centsTo(10_000),
});

/** Someone in a repair company who takes jobs, or answers for those who do. */
const repairTechnician = z.object({
  id: entityId,
  fullName: z.string(),
  picture: z.string().nullable(),
  title: z.string().nullable(),
  role,
  active: z.boolean(),
  /** Active, with a bookable role and a profile, so availability can be given for them. */
  bookable: z.boolean(),
  /** Null without a profile. */
  homebase: z.object({ city: z.string(), state: z.string() }).nullable(),
});
export type RepairTechnician = z.infer<typeof repairTechnician>;
export const repairTechniciansOutput = z.object({ data: z.array(repairTechnician) });
