import { activityWrite } from '#functions/companies/activity-log.ts';
import { companyIsActive } from '#functions/companies/company-writes.ts';
import {
  type CompanyOfEmail,
  companyOfVerifiedEmail,
  openCompany,
} from '#functions/companies/open-company.ts';
import { AppError } from '#functions/platform/errors.ts';
import { ConditionFailed, transact, type Write } from '#functions/platform/table.ts';
import { usualQuietHours } from '#schema/accounts/account.ts';
import type { RoleId } from '#schema/accounts/roles.ts';
import { accountEvent } from './account-event.ts';
import type { StoredAccount } from './account-rows.ts';
import { newAccountWrites } from './account-writes.ts';
import { deactivated } from './confirm-caller.ts';
import { fullNameOf } from './full-name.ts';
import { readAccount } from './read-account.ts';

/** A customer whose work email is verified. The ids come from the sign-up, so that a second try opens nothing twice. */
export interface VerifiedSignUp {
  readonly accountId: string;
  readonly companyId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly companyName: string;
  readonly timeZone?: string | undefined;
}

/** What else happens when an account is opened. */
export interface Opening {
  /** The latest answer of `companyOfVerifiedEmail`. */
  readonly place: CompanyOfEmail;
  /** More writes for the transaction, and what is thrown if one of them fails. */
  readonly also: readonly Write[];
  readonly alsoFailed: (index: number) => AppError;
}

/**
 * Creates account and membership, and the company if the email's domain leads to none (document 3 section 2): its first
 * user is FleetManager; colleagues join as InternalUser. One round trip. A retry returns the first try's account, with
 * `isNew` false, and writes nothing. Throws ACCOUNT_EXISTS, and ACCOUNT_DEACTIVATED if the company is inactive.
 */
export async function openAccount(
  signUp: VerifiedSignUp,
  { place: expected, also, alsoFailed }: Opening,
  now: Date,
): Promise<{ account: StoredAccount; isNew: boolean }> {
  let place = expected;
  for (let attempt = 1; ; attempt += 1) {
    const made = accountOf(signUp, place, now);
    const accountRows = newAccountWrites(made);
    const writes = [...accountRows, ...membershipWrites(made, signUp, place, now)];
    try {
      await transact([...writes, ...also]);
      return { account: made, isNew: true };
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (error.index < accountRows.length) {
        return { account: await accountOfEarlierTry(signUp, error), isNew: false };
      }
      if (error.index >= writes.length) throw alsoFailed(error.index - writes.length);
      if ('join' in place) throw deactivated();
      // A colleague opened the company at the same moment: join it.
      if (attempt === 3) throw new AppError('CONFLICT', 'Please try again in a moment.');
      place = await companyOfVerifiedEmail(signUp.email);
    }
  }
}

/** `what`: the email address or phone number that another account has. */
export function accountExists(what: string): AppError {
  return new AppError('ACCOUNT_EXISTS', 'There is an account for this already. Please log in.', {
    conflictsWith: what,
  });
}

function accountOf(signUp: VerifiedSignUp, place: CompanyOfEmail, now: Date): StoredAccount {
  const roleId: RoleId = 'join' in place ? 'InternalUser' : 'FleetManager';
  return {
    id: signUp.accountId,
    userType: 'customer',
    companyId: 'join' in place ? place.join : signUp.companyId,
    firstName: signUp.firstName,
    lastName: signUp.lastName,
    email: signUp.email,
    // Typing a number doesn't prove it: it counts once its own code was typed.
    phone: null,
    unprovenEmail: null,
    unprovenPhone: signUp.phone,
    picture: null,
    title: null,
    roleId,
    status: 'active',
    emailNotificationEnabled: true,
    smsNotificationEnabled: true,
    quietHours: usualQuietHours,
    timeZone: signUp.timeZone ?? null,
    noJobsAtNight: false,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    // Typing the code signs the person in.
    lastSignIn: now.toISOString(),
    ordersCount: 0,
    identityAt: null,
  };
}

function membershipWrites(
  made: StoredAccount,
  signUp: VerifiedSignUp,
  place: CompanyOfEmail,
  now: Date,
): Write[] {
  if ('join' in place) {
    const member = { accountId: made.id, companyId: made.companyId, fullName: fullNameOf(made) };
    return [
      companyIsActive(place.join),
      accountEvent('account.joined-company', made, now),
      activityWrite(
        member,
        { action: 'person_joined', subject: { id: made.id, name: member.fullName } },
        now,
      ),
    ];
  }
  const company = {
    id: made.companyId,
    name: signUp.companyName,
    userType: made.userType,
    mailDomain: place.open,
  };
  return [accountEvent('account.activated', made, now), ...openCompany(company, now)];
}

/** Email or id is taken: by an earlier try of this sign-up, or by somebody else. */
async function accountOfEarlierTry(signUp: VerifiedSignUp, taken: ConditionFailed): Promise<StoredAccount> {
  if (taken.row?.accountId === signUp.accountId) {
    const account = await readAccount(signUp.accountId, { consistent: true });
    if (account !== undefined) return account;
  }
  throw accountExists(signUp.email);
}
