import { randomUUID } from 'node:crypto';
import { candidateOf } from '#functions/technicians/candidate.rules.ts';
import type { TechnicianOnFile } from '#functions/technicians/read-technician.ts';
import type { Candidate } from '#functions/technicians/technician-rows.ts';
import { putTechnician } from '#functions/technicians/technicians.store.ts';
import {
  type RepairTerms,
  repairTerms,
  type TechnicianProfile,
  type TechnicianStanding,
  technicianProfile,
  technicianStanding,
} from '#schema/technicians/technician.ts';
import type { TechnicianChange } from '#schema/technicians/technician-profile.ts';
import { madeAccount, madeCompany, savedAccount, savedCompany } from './accounts.ts';

export const noStanding: TechnicianStanding = technicianStanding.parse({
  jobsCompleted: 0,
  jobsWithPhotos: 0,
  jobsByBrand: {},
  jobsByProduct: {},
  reviews: 0,
  recommending: 0,
  ratingSum: 0,
  aboveAndBeyond: 0,
  attributeCounts: {},
  alertsAnswered: 0,
  minutesToAnswer: 0,
});

/** $150 an hour for labor, $90 for travel, $1.50 a mile, $75 call-out fee, $10 for the rest. */
export function termsOf(overrides: Partial<RepairTerms> = {}): RepairTerms {
  return repairTerms.parse({
    hourlyRatePrice: 15_000,
    hourlyTravelPrice: 9_000,
    mileagePrice: 150,
    callOutFeePrice: 7_500,
    miscFeePrice: 1_000,
    chargesOvertime: true,
    hideTechnicianNames: false,
    ...overrides,
  });
}

/** A technician in Belleville, twelve miles from the jobsite of `subjectOf`, who serves its machine. */
export function profileOf(overrides: Partial<TechnicianProfile> = {}): TechnicianProfile {
  return technicianProfile.parse({
    id: 'acc_tess',
    companyId: 'com_repairs',
    ...described,
    homebase: { ...belleville, timeZone: 'America/Chicago' },
    standing: noStanding,
    ...overrides,
  });
}

export function onFileOf(
  given: {
    readonly profile?: Partial<TechnicianProfile>;
    readonly account?: Partial<TechnicianOnFile['account']>;
    readonly company?: Partial<TechnicianOnFile['company']>;
  } = {},
): TechnicianOnFile {
  const profile = profileOf(given.profile);
  return {
    profile,
    account: madeAccount({
      ...tess,
      id: profile.id,
      companyId: profile.companyId,
      email: 'tess@gateway-repair.example',
      phone: '+13145550142',
      picture: 'https://pictures.example/tess.jpg',
      title: 'Field mechanic',
      ...given.account,
    }),
    company: madeCompany({
      ...gateway,
      id: profile.companyId,
      alertToken: 'gatewayrepair2345672345672',
      repair: termsOf(),
      ...given.company,
    }),
  };
}

/** The technician's input for the profile of `profileOf`. */
export function profileChange(overrides: Partial<TechnicianChange> = {}): TechnicianChange {
  return { ...described, homebase: belleville, ...overrides };
}

/** A technician as matching knows them, with the given changes. */
export function candidateLike(overrides: Partial<Candidate> = {}): Candidate {
  return { ...candidateOf(onFileOf()), ...overrides };
}

/** A technician with all rows and new ids. */
export async function savedTechnician(
  given: Parameters<typeof onFileOf>[0] & { readonly terms?: Partial<RepairTerms> } = {},
): Promise<TechnicianOnFile> {
  const company = await savedCompany({
    ...gateway,
    repair: termsOf(given.terms),
    ...given.company,
  });
  const account = await savedAccount({
    ...tess,
    id: `acc_${randomUUID()}`,
    companyId: company.id,
    ...given.account,
  });
  const profile = profileOf({ companyId: company.id, ...given.profile, id: account.id });
  const onFile = { profile, account, company };
  await putTechnician(onFile);
  return onFile;
}

const gateway = { name: 'Gateway Heavy Repair', userType: 'technician' } as const;

const tess = {
  userType: 'technician',
  firstName: 'Tess',
  lastName: 'Moreno',
  roleId: 'TechnicianAssociate',
} as const;

const belleville = { city: 'Belleville', state: 'IL', lat: 38.52, long: -89.984 };

const described: Omit<TechnicianChange, 'homebase'> = {
  bio: null,
  experience: null,
  brands: ['John Deere', 'Caterpillar'],
  products: ['Excavator', 'Wheel Loader'],
  certifications: [],
  licenses: [],
  software: [],
  specialties: [],
  workHistory: [],
  serviceArea: 'regional',
};
