import { accountEvent } from '#functions/accounts/account-event.ts';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { deactivated, requireActive } from '#functions/accounts/confirm-caller.ts';
import { unsettlePhone } from '#functions/accounts/number-holders.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { accountThen, recordLaterSignIn, recordSignIn } from '#functions/accounts/sign-in-record.ts';
import { ConditionFailed, type Key, parseRow, transact, type Write } from '#functions/platform/table.ts';
import { deviceWords } from './device-words.ts';
import { type DeviceCall, deviceWrite } from './devices.store.ts';
import { ensureIdentity } from './identity.ts';
import { type KeptCode, keptCode } from './one-time-code.ts';
import { passkeyOf, passkeyWrite } from './passkeys.store.ts';
import { poolOf } from './pools.ts';
import { codeExpired, codesClosed } from './right-code.ts';
import { codeUsedWrite } from './sign-in.store.ts';
import { forgetWrongCodes, moreAreTaken, type WrongCodes } from './wrong-codes.store.ts';

/** The account that a right code signs in. */
type SigningIn = Pick<StoredAccount, 'id' | 'userType'>;

/** A code that was right, and the call that brought it. */
export interface RightCode {
  readonly key: Key;
  readonly kept: KeptCode;
  /** The part of the attempt that only the client knows. */
  readonly secret: string;
  /** Digest of the device that it was entered on. */
  readonly device: string | undefined;
  /** The account had not signed in on this device before. */
  readonly isNewDevice: boolean;
  readonly counted: WrongCodes;
  /** How it was sent: a text proves the number it went to. */
  readonly by: 'email' | 'phone';
  /** The browser's, if it sent one. */
  readonly timeZone: string | undefined;
  readonly call: DeviceCall;
}

/** What the client hands to the identity provider. */
interface Passkey {
  /** The pool's user name. */
  readonly email: string;
  readonly passkey: string;
}

/**
 * Answers a right code. One round trip if the pool has a user for the account, which the write finds out. Otherwise the user
 * is made first. A new device means a mail to the owner, for which the account is read. A repeat gets the same passkey, which
 * works once.
 */
export async function answerKnown(right: RightCode, who: SigningIn): Promise<Passkey> {
  if (right.kept.usedAt !== null) return passkeyFor(right, who);
  if (right.isNewDevice) return answerRightCode(right, await accountOf(who.id));
  try {
    await transact([recordLaterSignIn(who.id, signInOf(right)), ...signInWrites(right, who)]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.index > 0) return answeredMeanwhile(right, who, error);
    return answerRightCode(right, accountThen(error) ?? (await accountOf(who.id)));
  }
  return passkeyFor(right, who);
}

/** Answers a right code: makes sure that the pool has a user, and gives the passkey for its challenge. */
export async function answerRightCode(right: RightCode, account: StoredAccount): Promise<Passkey> {
  requireActive(account);
  const identityAt = await ensureIdentity(account, right.call.now);
  if (right.by === 'email') await unsettlePhone(account, right.call.now);
  try {
    await transact([
      recordSignIn(account.id, identityAt, signInOf(right)),
      ...(right.kept.usedAt === null
        ? [...signInWrites(right, account), ...toldOfDevice(right, account)]
        : []),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.index > 0) return answeredMeanwhile(right, account, error);
    throw deactivated();
  }
  return passkeyFor(right, account);
}

function signInOf({ by, timeZone, call }: RightCode) {
  return { by, timeZone, now: call.now };
}

async function accountOf(accountId: string): Promise<StoredAccount> {
  const account = await readAccount(accountId, { consistent: true });
  if (account === undefined) throw new Error(`The account ${accountId} has no row.`);
  return account;
}

/** The very first sign-in is no news to someone who was just invited or signed up. */
function toldOfDevice({ isNewDevice, call }: RightCode, account: StoredAccount): Write[] {
  if (!isNewDevice || account.identityAt === null) return [];
  const { id, companyId } = account;
  return [
    accountEvent('account.new-sign-in', { id, companyId, device: deviceWords(call.userAgent) }, call.now),
  ];
}

/**
 * Writes for the first answer to a right code: passkey, device, and the count of wrong codes cleared. The first fails if the
 * code was answered meanwhile or another was sent; a later one if too many wrong codes came in a row.
 */
export function signInWrites(right: RightCode, { id, userType }: SigningIn): Write[] {
  const { key, kept, device, counted, call } = right;
  const ofDevice = typeof counted.by === 'object' ? moreAreTaken(counted) : undefined;
  const holder = { userPoolId: poolOf(userType).userPoolId, accountId: id };
  return [
    codeUsedWrite(key, kept, call.now),
    passkeyWrite(passkeyFor(right, { id, userType }).passkey, holder, call.now),
    ...(device === undefined ? [] : [deviceWrite(id, device, call, ofDevice)]),
    forgetWrongCodes(counted),
  ];
}

/** The same for every repeat, so that one code signs in once. */
export function passkeyFor({ kept, secret }: RightCode, { id }: SigningIn): Passkey {
  return { email: id, passkey: passkeyOf(kept, secret) };
}

/** The code came twice at once; both get the one passkey, unless another code was sent or too many were wrong. */
function answeredMeanwhile(right: RightCode, who: SigningIn, { index, row }: ConditionFailed): Passkey {
  if (index > 1) throw codesClosed();
  if (row === undefined || parseRow(keptCode, row).digest !== right.kept.digest) throw codeExpired();
  return passkeyFor(right, who);
}
