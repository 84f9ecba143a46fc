import { fullNameOf } from '#functions/accounts/full-name.ts';
import { roles } from '#schema/accounts/roles.ts';
import type { TechnicianOnFile } from './read-technician.ts';
import type { Candidate } from './technician-rows.ts';

/** What matching knows about a technician. */
export function candidateOf({ profile, account, company }: TechnicianOnFile): Candidate {
  const { jobsCompleted, jobsByBrand, jobsByProduct, reviews, ratingSum, alertsAnswered, minutesToAnswer } =
    profile.standing;
  return {
    technicianId: profile.id,
    companyId: profile.companyId,
    fullName: fullNameOf(account),
    bookable:
      account.status === 'active' &&
      company.status === 'active' &&
      roles[account.roleId].permissions.includes('technician_can_be_booked'),
    brands: profile.brands,
    products: profile.products,
    certifications: profile.certifications,
    serviceArea: profile.serviceArea,
    lat: profile.homebase.lat,
    long: profile.homebase.long,
    standing: {
      jobsCompleted,
      jobsByBrand,
      jobsByProduct,
      reviews,
      ratingSum,
      alertsAnswered,
      minutesToAnswer,
    },
  };
}
