import {
  companyInactive,
  createdBefore,
  newAccount,
  openingWrites,
  whyTaken,
} from '#functions/accounts/new-account.ts';
import { companyIsActive } from '#functions/companies/company-writes.ts';
import { readManagedCompany } from '#functions/companies/read-company.ts';
import { timeZoneAt } from '#functions/places/time-zone.ts';
import { logChange } from '#functions/platform/log-change.ts';
import type { SignedIn } from '#functions/platform/trpc.ts';
import { commandOf, writeOnce } from '#functions/platform/write-once.ts';
import type { NewTechnician } from '#schema/admin.ts';
import { profileWith } from '../profile/profile-change.rules.ts';
import { technicianWrites } from '../technicians.store.ts';
import { type RepairPerson, readRepairPerson } from './admin-technician.ts';

/**
 * Creates somebody of a repair company, with a profile if given, so that the next search finds them. Two round trips; a
 * retry, three, returns the first try's account. Throws NOT_FOUND, ACCOUNT_EXISTS, BAD_INPUT for a year in the future,
 * and CONFLICT for an inactive company.
 */
export async function createTechnician(
  ctx: SignedIn,
  { companyId, roleId, profile: abilities, ...person }: NewTechnician,
): Promise<RepairPerson> {
  const [, company, timeZone] = await Promise.all([
    ctx.confirm(),
    readManagedCompany(companyId, { userType: 'technician', consistent: true }),
    abilities ? timeZoneAt(abilities.homebase) : undefined,
  ]);
  const account = newAccount(person, { companyId, userType: 'technician', roleId }, ctx.now);
  const profile =
    abilities && timeZone !== undefined
      ? profileWith(abilities, account, undefined, timeZone, ctx.now)
      : undefined;
  const outcome = await writeOnce(commandOf(ctx), {
    writes: [
      ...openingWrites(account, ctx.now),
      companyIsActive(companyId),
      ...(profile ? technicianWrites({ account, company, profile }) : []),
    ],
    answer: { companyId, accountId: account.id },
    now: ctx.now,
  });
  if (outcome.kind === 'answered') {
    const first = createdBefore(outcome.answer);
    return readRepairPerson(first.accountId, { companyId: first.companyId, consistent: true });
  }
  if (outcome.kind === 'failed') throw whyTaken(account, outcome.index) ?? companyInactive();
  logChange(ctx, { companyId, accountId: account.id, roleId });
  return { account, company, profile };
}
