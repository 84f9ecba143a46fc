import * as z from 'zod';
import { AppError } from '#functions/platform/errors.ts';
import { newId } from '#functions/platform/ids.ts';
import type { Write } from '#functions/platform/table.ts';
import { usualQuietHours } from '#schema/accounts/account.ts';
import type { RoleId, UserType } from '#schema/accounts/roles.ts';
import type { NewPerson } from '#schema/admin.ts';
import { entityId } from '#schema/ids.ts';
import { accountEvent } from './account-event.ts';
import type { StoredAccount } from './account-rows.ts';
import { newAccountWrites } from './account-writes.ts';

/**
 * An account created on someone's behalf. The user pool gets the user at the first right code, which is mailed. A
 * customer's number waits for its own code; a technician's counts from the first sign-in, since the admin has spoken
 * with them.
 */
export function newAccount(
  person: NewPerson,
  of: { readonly companyId: string; readonly userType: UserType; readonly roleId: RoleId },
  now: Date,
): StoredAccount {
  const isProven = of.userType !== 'customer';
  return {
    id: newId('acc'),
    userType: of.userType,
    companyId: of.companyId,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: isProven ? (person.phone ?? null) : null,
    unprovenEmail: null,
    unprovenPhone: isProven ? null : (person.phone ?? null),
    picture: null,
    title: person.title || null,
    roleId: of.roleId,
    status: 'active',
    emailNotificationEnabled: true,
    smsNotificationEnabled: true,
    quietHours: usualQuietHours,
    timeZone: null,
    noJobsAtNight: false,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    lastSignIn: null,
    ordersCount: 0,
    identityAt: null,
  };
}

/**
 * The writes that create the account, with its event. They must come first in the transaction, as `whyTaken` expects.
 */
export function openingWrites(made: StoredAccount, now: Date): Write[] {
  return [...newAccountWrites(made), accountEvent('account.activated', made, now)];
}

/** The refusal if the failed write is one that makes email or phone unique; undefined for any other. */
export function whyTaken(made: StoredAccount, failedIndex: number): AppError | undefined {
  if (failedIndex === 0) return taken('email address', made.email);
  if (failedIndex === 1 && made.phone !== null) return taken('phone number', made.phone);
  return undefined;
}

/** The account that the first try of a command created. */
export function createdBefore(answer: unknown): { companyId: string; accountId: string } {
  return z.object({ companyId: entityId, accountId: entityId }).parse(answer);
}

export function companyInactive(): AppError {
  return new AppError('CONFLICT', 'The company is deactivated. Activate it first.');
}

function taken(what: string, value: string): AppError {
  return new AppError(
    'ACCOUNT_EXISTS',
    `This ${what} has already been used by another account. Please choose another.`,
    { conflictsWith: value },
  );
}
