import type { UserType } from '#schema/accounts/roles.ts';
import type { AccountCard, StoredAccount } from './account-rows.ts';
import { getAccount, getAccountByEmail, getIdOfEmail, getIdOfPhone, listPeople } from './accounts.store.ts';
import { fullNameOf } from './full-name.ts';

/** A person as a timeline or a list shows one. */
export interface NamedPerson {
  readonly id: string;
  readonly fullName: string;
  readonly picture: string | null;
}

/** Half a read unit, one when `consistent`. */
export async function readAccount(
  accountId: string,
  options: { consistent?: boolean } = {},
): Promise<StoredAccount | undefined> {
  return getAccount(accountId, options);
}

/** Names by id, of those that exist. One round trip, half a read unit for each. */
export async function readPeople(accountIds: Iterable<string>): Promise<ReadonlyMap<string, NamedPerson>> {
  const found = await Promise.all([...new Set(accountIds)].map((id) => getAccount(id)));
  return new Map(
    found
      .filter((account) => account !== undefined)
      .map((account) => [
        account.id,
        { id: account.id, fullName: fullNameOf(account), picture: account.picture },
      ]),
  );
}

/** Whose an email address is, in lower case. One round trip, one read unit. */
export async function accountIdOfEmail(userType: UserType, email: string): Promise<string | undefined> {
  return getIdOfEmail(userType, email);
}

/** Whose a phone number is, in E.164. Likewise. */
export async function accountIdOfPhone(userType: UserType, phone: string): Promise<string | undefined> {
  return getIdOfPhone(userType, phone);
}

/** `email` in lower case. */
export async function findAccountByEmail(
  userType: UserType,
  email: string,
): Promise<StoredAccount | undefined> {
  return getAccountByEmail(userType, email);
}

/** Everybody of a company, inactive people too, by last name. Lags behind changes by moments. */
export async function readPeopleOfCompany(companyId: string): Promise<AccountCard[]> {
  return listPeople(companyId);
}
