import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { deactivated, requireActive } from '#functions/accounts/confirm-caller.ts';
import { unsettlePhone } from '#functions/accounts/number-holders.ts';
import { accountEvent } from '#functions/accounts/open-account.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { accountThen, recordLaterSignIn, recordSignIn } from '#functions/accounts/sign-in-record.ts';
import { ConditionFailed, type Key, parseRow, transact, type Write } from '#functions/platform/table.ts';
import { deviceWords } from './device-words.ts';
import { type DeviceCall, deviceWrite } from './devices.store.ts';
import { ensureIdentity } from './identity.ts';
import { type KeptCode, keptCode } from './one-time-code.ts';
import { passkeyOf } from './passkey.ts';
import { passkeyWrite } from './passkeys.store.ts';
import { poolOf } from './pools.ts';
import { codeExpired, codesClosed } from './right-code.ts';
import { codeUsedWrite } from './sign-in.store.ts';
import { forgetWrongCodes, moreAreTaken, type WrongCodes } from './wrong-codes.store.ts';

/** Who is signed in by a right code. */
type SigningIn = Pick<StoredAccount, 'id' | 'userType'>;

/** A code that was right, and the call that gave it. */
export interface RightCode {
  readonly key: Key;
  readonly kept: KeptCode;
  /** What only the client knows of its attempt. */
  readonly secret: string;
  /** Digest of the device that it was given on. */
  readonly device: string | undefined;
  /** The account had not signed in on it before. */
  readonly isNewDevice: boolean;
  readonly counted: WrongCodes;
  /** What it was sent by: a text proves the number that it went to. */
  readonly by: 'email' | 'phone';
  /** The browser's, where it told it. */
  readonly timeZone: string | undefined;
  readonly call: DeviceCall;
}

/** What the identity provider is to be given. */
interface Passkey {
  /** The pool's user name. */
  readonly email: string;
  readonly passkey: string;
}

/**
 * Answers a right code, in one round trip where the pool knows the account: the write finds out. Else the account, as it stood
 * there, gets its user first; and is told of a new device, for which it is read. A repeat gets the same passkey, which works once.
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

/** Answers a right code: makes sure that the pool knows the account, and gives the passkey for its challenge. */
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

/** The first sign-in of all is no news to who has just been invited or has signed up. */
function toldOfDevice({ isNewDevice, call }: RightCode, account: StoredAccount): Write[] {
  if (!isNewDevice || account.identityAt === null) return [];
  const { id, companyId } = account;
  return [
    accountEvent('account.new-sign-in', { id, companyId, device: deviceWords(call.userAgent) }, call.now),
  ];
}

/**
 * Members of the transaction that answers a right code for the first time: its passkey, the device, and no more wrong codes. The
 * first fails where the code has been answered meanwhile, or another one was sent; a later one where no more are taken.
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

/** One and the same for each repeat, so that one code signs in once. */
export function passkeyFor({ kept, secret }: RightCode, { id }: SigningIn): Passkey {
  return { email: id, passkey: passkeyOf(kept, secret) };
}

/** The code was given twice at once, and both get the one passkey; unless another was sent, or no more are taken. */
function answeredMeanwhile(right: RightCode, who: SigningIn, { index, row }: ConditionFailed): Passkey {
  if (index > 1) throw codesClosed();
  if (row === undefined || parseRow(keptCode, row).digest !== right.kept.digest) throw codeExpired();
  return passkeyFor(right, who);
}
