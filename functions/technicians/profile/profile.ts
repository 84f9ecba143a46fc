import { readAccount } from '#functions/accounts/read-account.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import { timeZoneAt } from '#functions/places/time-zone.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { AppError, notFound } from '#functions/platform/errors.ts';
import type { SignedIn } from '#functions/platform/trpc.ts';
import type { TechnicianProfile } from '#schema/technicians/technician.ts';
import type { TechnicianChange } from '#schema/technicians/technician-profile.ts';
import { actsFor, takesJobs } from '../acts-for.ts';
import { getProfile, putTechnician } from '../technicians.store.ts';
import { profileWith } from './profile-change.rules.ts';

/**
 * The caller's profile, or for office staff that of one of their technicians; null if none is written yet. One round
 * trip, half a read unit; one unit for somebody else's. Throws NOT_FOUND for a technician that the caller does not act
 * for.
 */
export async function readProfile(
  caller: Caller,
  technicianId = caller.accountId,
): Promise<TechnicianProfile | null> {
  const [profile, account] = await Promise.all([
    getProfile(technicianId),
    technicianId === caller.accountId ? undefined : readAccount(technicianId),
  ]);
  const isOwn = technicianId === caller.accountId;
  if (!isOwn && !(account && actsFor(caller, account))) throw notFound('The technician');
  return profile ?? null;
}

/**
 * Writes what a technician says about themselves, and what matching knows of them; from the first time on, matching can
 * find them. Repeating changes nothing, so no idempotency key is needed. Two round trips; two more if the technician's
 * stats changed at that moment. Throws NOT_FOUND for a technician that the caller does not act for, BAD_INPUT, and
 * CONFLICT.
 */
export async function changeProfile(
  ctx: SignedIn,
  change: TechnicianChange,
  technicianId = ctx.caller.accountId,
): Promise<TechnicianProfile> {
  const timeZone = await timeZoneAt(change.homebase);
  for (let attempt = 1; ; attempt += 1) {
    const { account, company, before } = await readForChange(ctx, technicianId);
    const profile = profileWith(change, account, before, timeZone, ctx.now);
    try {
      await putTechnician({ profile, account, company }, before);
      return profile;
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'CONFLICT') || attempt === 2) throw error;
    }
  }
}

/** All consistent: the candidate repeats whether account and company are active. */
async function readForChange(ctx: SignedIn, technicianId: string) {
  const [caller, before, account, company] = await Promise.all([
    ctx.confirm(),
    getProfile(technicianId, { consistent: true }),
    readAccount(technicianId, { consistent: true }),
    readCompany(ctx.caller.companyId, { consistent: true }),
  ]);
  if (technicianId === caller.accountId && !takesJobs(caller)) {
    throw new AppError('BAD_INPUT', 'Choose the technician whose profile this is.', {
      fields: { technicianId: 'Choose a technician' },
    });
  }
  if (account === undefined || !actsFor(caller, account)) throw notFound('The technician');
  return { account, company, before };
}
