import * as z from 'zod';
import { company, role } from '../accounts/account.ts';
import { entityId } from '../ids.ts';
import { repairTerms } from './technician.ts';

/** A repair company as its owner reads it. Integer cents. */
export const repairCompany = company.pick({ id: true, name: true, logo: true }).extend({
  settings: repairTerms,
  /** What stands for an hour of labor where the company names no rate of its own. */
  defaultHourlyRatePrice: z.number().int().nonnegative(),
});
export type RepairCompany = z.infer<typeof repairCompany>;

/** Far above what anybody charges: a slip of the decimal point is refused, a high price is not. */
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

/** Who of a repair company takes jobs, or answers for those who do. */
const repairTechnician = z.object({
  id: entityId,
  fullName: z.string(),
  picture: z.string().nullable(),
  title: z.string().nullable(),
  role,
  active: z.boolean(),
  /** Active, of a role that can be booked, and with a profile: availability can be given for it. */
  bookable: z.boolean(),
  /** Null without a profile. */
  homebase: z.object({ city: z.string(), state: z.string() }).nullable(),
});
export type RepairTechnician = z.infer<typeof repairTechnician>;
export const repairTechniciansOutput = z.object({ data: z.array(repairTechnician) });
