import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { AppError } from '#functions/platform/errors.ts';
import { newId } from '#functions/platform/ids.ts';
import {
  type TechnicianProfile,
  type TechnicianSkill,
  type Truck,
  technicianStanding,
} from '#schema/technicians/technician.ts';
import type { TechnicianChange } from '#schema/technicians/technician-profile.ts';
import { skills } from '#schema/technicians/technician-values.ts';
import { foldMachineName } from '../eligibility.rules.ts';

/**
 * A technician's profile with a change. Stats are kept. Without `before` the technician is new. `timeZone` is the
 * homebase's. Throws BAD_INPUT for a year in the future.
 */
export function profileWith(
  change: TechnicianChange,
  { id, companyId }: Pick<StoredAccount, 'id' | 'companyId'>,
  before: TechnicianProfile | undefined,
  timeZone: string,
  now: Date,
): TechnicianProfile {
  requirePast(change.workHistory, now.getUTCFullYear());
  return {
    ...change,
    id,
    companyId,
    bio: change.bio || null,
    experience: change.experience || null,
    brands: eachOnce(change.brands),
    products: eachOnce(change.products),
    certifications: [...new Set(change.certifications)],
    licenses: eachOnce(change.licenses),
    software: eachOnce(change.software, ({ name }) => name),
    specialties: eachOnce(change.specialties),
    skills: skillsWith(change.skills ?? before?.skills ?? []),
    trucks: trucksWith(change.trucks, before?.trucks ?? []),
    workHistory: withIds(change.workHistory, before?.workHistory ?? []),
    homebase: { ...change.homebase, timeZone },
    standing: before?.standing ?? newcomer,
  };
}

const newcomer = technicianStanding.parse({
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

function requirePast(jobs: TechnicianChange['workHistory'], thisYear: number): void {
  const wrong = jobs.flatMap(({ fromYear, toYear }, place) => [
    ...(fromYear > thisYear ? [`workHistory.${place}.fromYear`] : []),
    ...(toYear !== null && toYear > thisYear ? [`workHistory.${place}.toYear`] : []),
  ]);
  if (wrong.length === 0) return;
  const fields = Object.fromEntries(wrong.map((field) => [field, 'This year has not come yet']));
  throw new AppError('BAD_INPUT', 'Please check the years of your work history.', { fields });
}

/** Compared as machine names are, so that `John Deere` and `JohnDeere` are one. The first is kept. */
function eachOnce<T>(entries: readonly T[], nameOf: (entry: T) => string = String): T[] {
  const folded = new Map<string, T>();
  for (const entry of entries) {
    const key = foldMachineName(nameOf(entry));
    if (!folded.has(key)) folded.set(key, entry);
  }
  return [...folded.values()];
}

/** One of each, in the platform's order. */
function skillsWith(told: readonly TechnicianSkill[]): TechnicianSkill[] {
  return skills.flatMap(({ id, subSkills }) => {
    const same = told.filter(({ skill }) => skill === id);
    if (same.length === 0) return [];
    const parts = new Set(same.flatMap((each): string[] => each.subSkills));
    return [{ skill: id, subSkills: subSkills.map((each) => each.id).filter((each) => parts.has(each)) }];
  });
}

/** A known truck keeps its id and picture; any other, and a second with the same id, is new. */
function trucksWith(told: TechnicianChange['trucks'], before: readonly Truck[]): Truck[] {
  if (told === undefined) return [...before];
  const free = new Map(before.map((each) => [each.id, each]));
  return told.map(({ id, truckClass, craneSize }) => {
    const known = id === undefined ? undefined : free.get(id);
    if (known !== undefined) free.delete(known.id);
    return { id: known?.id ?? newId('trk'), truckClass, craneSize, picture: known?.picture ?? null };
  });
}

/** An entry keeps its id if the profile has it; any other, and a second with the same, gets a new one. */
function withIds(
  jobs: TechnicianChange['workHistory'],
  before: TechnicianProfile['workHistory'],
): TechnicianProfile['workHistory'] {
  const free = new Set(before.map(({ id }) => id));
  return jobs.map((job) => ({
    ...job,
    id: job.id !== undefined && free.delete(job.id) ? job.id : newId('wrk'),
  }));
}
