import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { AppError } from '#functions/platform/errors.ts';
import { newId } from '#functions/platform/ids.ts';
import type { TechnicianChange } from '#schema/technician-profile.ts';
import { type TechnicianProfile, technicianStanding } from '#schema/technicians.ts';
import { foldMachineName } from './machine-name.rules.ts';

/**
 * A technician's profile with what it says of itself; its standing is counted elsewhere and stays. Without a profile
 * `before` the technician is new. `timeZone`: of the homebase. Throws BAD_INPUT for a year that has not come yet.
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
    software: eachOnce(change.software),
    specialties: eachOnce(change.specialties),
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

/** As they are compared with machines, so that `John Deere` and `JohnDeere` do not stand side by side. The first stays. */
function eachOnce(words: readonly string[]): string[] {
  const folded = new Map<string, string>();
  for (const word of words) {
    const key = foldMachineName(word);
    if (!folded.has(key)) folded.set(key, word);
  }
  return [...folded.values()];
}

/** An entry keeps the id that it had in the profile; any other, and a second with the same, gets one of its own. */
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
