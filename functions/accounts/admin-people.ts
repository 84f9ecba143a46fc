import type * as z from 'zod';
import { readManagedCompany } from '#functions/companies/read-company.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { notFound } from '#functions/platform/errors.ts';
import type { UserType } from '#schema/accounts/roles.ts';
import type { adminPeopleAllInput, adminPeopleAllOutput } from '#schema/admin.ts';
import type { StoredAccount } from './account-rows.ts';
import { colleagueFor, pageOf } from './colleagues.rules.ts';
import { readAccount, readPeopleOfCompany } from './read-account.ts';

/**
 * A page of a company's people, inactive ones too. One round trip, half a read unit for about ten people. Throws
 * NOT_FOUND for an unknown company or one of another type.
 */
export async function listPeople(
  caller: Caller,
  userType: UserType,
  { companyId, ...query }: z.output<typeof adminPeopleAllInput>,
): Promise<z.output<typeof adminPeopleAllOutput>> {
  const [people] = await Promise.all([
    readPeopleOfCompany(companyId),
    readManagedCompany(companyId, { userType }),
  ]);
  return pageOf(
    people.map((person) => colleagueFor(caller, person)),
    query,
  );
}

/** Somebody of that company, consistent. One read unit. Throws NOT_FOUND. */
export async function readPersonOf(
  companyId: string,
  accountId: string,
  userType: UserType,
): Promise<StoredAccount> {
  const account = await readAccount(accountId, { consistent: true });
  if (account === undefined || account.companyId !== companyId || account.userType !== userType) {
    throw notFound('The user');
  }
  return account;
}
