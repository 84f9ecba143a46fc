import { randomUUID } from 'node:crypto';
import { storedAccount } from '#functions/accounts/account-rows.ts';
import { candidateOf } from '#functions/technicians/candidate.rules.ts';
import type { TechnicianOnFile } from '#functions/technicians/read-technician.ts';
import type { Candidate } from '#functions/technicians/technician-rows.ts';
import { putTechnician } from '#functions/technicians/technicians.store.ts';
import { company } from '#schema/accounts/account.ts';
import {
  type RepairTerms,
  repairTerms,
  type TechnicianProfile,
  type TechnicianStanding,
  technicianProfile,
  technicianStanding,
} from '#schema/technicians/technician.ts';
import type { TechnicianChange } from '#schema/technicians/technician-profile.ts';
import { savedAccount, savedCompany } from './accounts.ts';

const madeAt = '2026-01-05T08:00:00.000Z';

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

/** $150 an hour of labor, $90 of travel, $1.50 a mile, $75 to come, $10 for the rest. */
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

/** A technician in Belleville, twelve miles from the jobsite of `subjectOf`, whose machine it serves. */
export function profileOf(overrides: Partial<TechnicianProfile> = {}): TechnicianProfile {
  return technicianProfile.parse({
    id: 'acc_tess',
    companyId: 'com_repairs',
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
    homebase: { city: 'Belleville', state: 'IL', lat: 38.52, long: -89.984, timeZone: 'America/Chicago' },
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
    account: storedAccount.parse({
      id: profile.id,
      userType: 'technician',
      companyId: profile.companyId,
      firstName: 'Tess',
      lastName: 'Moreno',
      email: 'tess@gateway-repair.example',
      phone: '+13145550142',
      picture: 'https://pictures.example/tess.jpg',
      title: 'Field mechanic',
      roleId: 'TechnicianAssociate',
      status: 'active',
      emailNotificationEnabled: true,
      smsNotificationEnabled: true,
      // Tests run at any hour.
      quietHours: null,
      createdAt: madeAt,
      updatedAt: madeAt,
      lastSignIn: null,
      identityAt: null,
      ...given.account,
    }),
    company: company.parse({
      id: profile.companyId,
      name: 'Gateway Heavy Repair',
      userType: 'technician',
      logo: null,
      segment: null,
      category: null,
      fleetSize: null,
      billingEmails: [],
      creditLimitCents: null,
      balanceCents: 0,
      telematicsOnboardingCompleted: false,
      alertToken: 'gatewayrepair2345672345672',
      hasOrderFromEquipmentAlerts: false,
      repair: termsOf(),
      createdAt: madeAt,
      ...given.company,
    }),
  };
}

/** What a technician sends of itself to have the profile of `profileOf`. */
export function profileChange(overrides: Partial<TechnicianChange> = {}): TechnicianChange {
  return {
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
    homebase: { city: 'Belleville', state: 'IL', lat: 38.52, long: -89.984 },
    ...overrides,
  };
}

/** What matching knows of a technician, changed as told. */
export function candidateLike(overrides: Partial<Candidate> = {}): Candidate {
  return { ...candidateOf(onFileOf()), ...overrides };
}

/** A technician with all its rows, and ids of its own. */
export async function savedTechnician(
  given: Parameters<typeof onFileOf>[0] & { readonly terms?: Partial<RepairTerms> } = {},
): Promise<TechnicianOnFile> {
  const company = await savedCompany({
    name: 'Gateway Heavy Repair',
    userType: 'technician',
    repair: termsOf(given.terms),
    ...given.company,
  });
  const account = await savedAccount({
    id: `acc_${randomUUID()}`,
    userType: 'technician',
    companyId: company.id,
    firstName: 'Tess',
    lastName: 'Moreno',
    roleId: 'TechnicianAssociate',
    ...given.account,
  });
  const profile = profileOf({ companyId: company.id, ...given.profile, id: account.id });
  const onFile = { profile, account, company };
  await putTechnician(onFile);
  return onFile;
}
