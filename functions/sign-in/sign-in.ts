import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import { phoneCounts, type StoredAccount } from '#functions/accounts/account-rows.ts';
import { requireActive } from '#functions/accounts/confirm-caller.ts';
import {
  accountIdOfEmail,
  accountIdOfPhone,
  findAccountByEmail,
  readAccount,
} from '#functions/accounts/read-account.ts';
import { accountThen, reachedAt } from '#functions/accounts/sign-in-record.ts';
import { hasStoppedTexts } from '#functions/accounts/text-consent.rules.ts';
import { AppError } from '#functions/platform/errors.ts';
import { outcomeOf } from '#functions/platform/outcome-of.ts';
import { networkOf, type RateLimit, takeTurn, turnAfter, turnWrite } from '#functions/platform/rate-limit.ts';
import { ConditionFailed, type Key, transact } from '#functions/platform/table.ts';
import type {
  accountExistsInput,
  accountExistsOutput,
  otpSendInput,
  otpSendOutput,
  otpVerifyInput,
  otpVerifyOutput,
} from '#schema/auth.ts';
import { emailAddress } from '#schema/contact.ts';
import type { UserType } from '#schema/roles.ts';
import { answerKnown } from './code-answer.ts';
import { codeAfter, firstCodeWrite, orTooSoon } from './code-budget.ts';
import { type DeviceCall, deviceDigest, deviceIsKnown, devicesOf, networkDigest } from './devices.store.ts';
import { codeRules, makeCode, makeUnanswerable, secondsUntilResend } from './one-time-code.ts';
import { codesClosed, requireRightCode, tooSoon } from './right-code.ts';
import { type Recipient, sendCode, textsStopped } from './send-code.ts';
import {
  type Attempt,
  attempt,
  attemptKey,
  attemptWrite,
  countTry,
  forgetCode,
  getAttempt,
  handleWrite,
  holderOfHandle,
} from './sign-in.store.ts';
import { codesAreTaken, unnamed, type WrongCodes } from './wrong-codes.store.ts';

/** What these calls take from the call's context. */
export interface PublicCall extends DeviceCall {
  readonly idempotencyKey: string | undefined;
}

/**
 * Whether somebody can sign in with that email address or phone number. Of the account it tells nothing that was not
 * asked: for a phone number, `email` is a handle to give to `otpSend`. Two round trips. Throws ACCOUNT_DEACTIVATED, and
 * RATE_LIMITED unless the account has signed in on this device.
 */
export async function accountExists(
  { email, phoneNumber, userType, device }: z.output<typeof accountExistsInput>,
  { now, address }: PublicCall,
): Promise<z.input<typeof accountExistsOutput>> {
  const limit = { what: 'account-exists', who: networkOf(address), turns: 120, seconds: 3600 };
  if (phoneNumber === undefined) {
    const [account, turn] = await Promise.all([
      findAccountByEmail(userType, email ?? ''),
      outcomeOf(takeTurn(limit, now)),
    ]);
    await unlessOnOwnDevice(turn, account?.id, device, now);
    if (account === undefined) return nobody;
    requireActive(account);
    return { exists: true, email: email ?? null, phoneNumber: null };
  }
  const [accountId, turnOutcome] = await Promise.all([
    accountIdOfPhone(userType, phoneNumber),
    outcomeOf(turnWrite(limit, now)),
  ]);
  const turn = await unlessOnOwnDevice(turnOutcome, accountId, device, now);
  const handle = `${handlePrefix}${randomBytes(16).toString('base64url')}`;
  const holder = accountId === undefined ? undefined : { userType, accountId, phone: phoneNumber };
  const handles = holder ? [handleWrite(handle, holder, now)] : [];
  const [account] = await Promise.all([
    accountId === undefined ? undefined : readAccount(accountId, { consistent: true }),
    transact([...(turn ? [turn] : []), ...handles]).catch(async (error) => {
      if (!(error instanceof ConditionFailed)) throw error;
      // Somebody of the same network asked at the same moment.
      await takeTurn(limit, now);
      if (handles.length > 0) await transact(handles);
    }),
  ]);
  if (account === undefined) return nobody;
  requireActive(account);
  return { exists: true, email: handle, phoneNumber };
}

/**
 * Sends a code for the attempt `loginNonce`: by email to an address, by SMS to the phone of a handle. Where nobody has the
 * address, all goes outwardly as if one had been sent. Two round trips, a third for a device that the account has not signed in
 * on, and for another code within the hour. Throws RATE_LIMITED within 30 s of the attempt's last code and when the hour's codes
 * are spent, UNAVAILABLE, ACCOUNT_DEACTIVATED, CODES_CLOSED, and CODE_EXPIRED for a handle that has run out.
 */
export async function sendSignInCode(
  input: z.output<typeof otpSendInput>,
  call: PublicCall,
): Promise<z.input<typeof otpSendOutput>> {
  const { now, address } = call;
  const limit = { what: 'otp-send', who: networkOf(address), turns: 60, seconds: 3600 };
  const recipient = recipientOf(input.email);
  const key = attemptKey(input.userType, recipient, input.loginNonce);
  const made = await makeAttempt({ key, recipient, limit }, input, call).catch(async (error: unknown) => {
    // Whoever is refused has had its turn, too: an answer is an answer.
    await outcomeOf(takeTurn(limit, now));
    throw error;
  });
  if (made === 'sent-before') await takeTurn(limit, now);
  else if (made.to !== undefined) {
    try {
      await sendCode(made.to, made.code);
    } catch (error) {
      await forgetCode(key, made.kept);
      throw error;
    }
  }
  return { resendAfterSeconds: codeRules.resendAfterSeconds, expiresInSeconds: codeRules.validSeconds };
}

/**
 * Answers the right code with the pool's user name and a passkey, once signed in with no more. Two round trips; the account is
 * read, a third and a fourth, only for its first sign-in. Throws INVALID_CODE with `triesLeft`, CODE_EXPIRED, TOO_MANY_TRIES,
 * CODES_CLOSED, ACCOUNT_DEACTIVATED.
 */
export async function verifySignInCode(
  input: z.output<typeof otpVerifyInput>,
  call: PublicCall,
): Promise<z.input<typeof otpVerifyOutput>> {
  const { now } = call;
  const recipient = recipientOf(input.email);
  const key = attemptKey(input.userType, recipient, input.loginNonce);
  const found = await countTry(key, attempt);
  const accountId = found?.accountId ?? nobodysId;
  const counted = countedOf(input.userType, recipient, found?.accountId, found?.device ?? null);
  const given = { code: input.code, boundTo: boundTo(input.loginNonce, accountId), counted };
  const kept = await requireRightCode(found, given, now);
  const device = kept.device ?? (input.device === undefined ? undefined : deviceDigest(input.device));
  const by = isHandle(recipient) ? 'phone' : 'email';
  const isNewDevice = kept.device === null;
  const right = { key, kept, secret: input.loginNonce, device, isNewDevice, counted, by, call } as const;
  return answerKnown(right, { id: accountId, userType: input.userType });
}

/** Nobody has it: what is read and written for it finds nothing, as it would for somebody new to this device. */
const nobodysId = 'nobody';
const handlePrefix = 'sms_';
const nobody = { exists: false, email: null, phoneNumber: null } as const;

/** An email address in its one form, or a handle as it is. */
function recipientOf(text: string): string {
  if (text.startsWith(handlePrefix) && !text.includes('@')) return text;
  const email = emailAddress.safeParse(text);
  if (email.success) return email.data;
  throw new AppError('BAD_INPUT', 'Please enter a valid email address', {
    fields: { email: 'Please enter a valid email address' },
  });
}

/** Whom a code goes to, and by which channel. */
interface Holder {
  readonly accountId: string;
  readonly to: { readonly email: string } | { readonly phone: string };
}

/** A code that waits for its answer, and where to send it; nowhere where nobody has the address. */
type MadeAttempt =
  | { readonly to: Recipient; readonly code: string; readonly kept: Attempt }
  | { readonly to: undefined };

/**
 * Writes the attempt with its code, and what counts it: for the network and for the address or number, or, on a device that the
 * account has signed in on, among those of such devices alone, so that nobody else's codes keep it out. The account is not read; the write holds only
 * while it is active, and reached where the code goes. Throws all that `sendSignInCode` throws but what sending does.
 */
async function makeAttempt(
  { key, recipient, limit }: { key: Key; recipient: string; limit: RateLimit },
  { userType, loginNonce, device }: z.output<typeof otpSendInput>,
  { now, address, idempotencyKey }: PublicCall,
): Promise<MadeAttempt | 'sent-before'> {
  const [found, earlier, networkTurn] = await Promise.all([
    holderOf(recipient, userType, now),
    getAttempt(key),
    outcomeOf(turnWrite(limit, now)),
  ]);
  if (earlier && earlier.sentFor !== null && earlier.sentFor === idempotencyKey) return 'sent-before';
  const wait = earlier ? secondsUntilResend(earlier, now) : 0;
  if (wait > 0) throw tooSoon(wait);

  const accountId = found?.accountId ?? nobodysId;
  const network = networkDigest(address);
  const toContact = { who: `${userType} ${contactOf(found) ?? recipient}`, network };
  const onDevices = { who: `${accountId} on its devices`, network };
  let holder = found;
  // It is taken for known until the write finds otherwise, where nobody has the address, too.
  let known = earlier ? earlier.device : device === undefined ? null : deviceDigest(device);
  let codes = known === null ? toContact : onDevices;
  let [turn, sent] = [networkTurn, firstCodeWrite(codes, now)];
  for (let tried = 1; tried <= mostTries; tried += 1) {
    const { code, kept } = holder
      ? makeCode(boundTo(loginNonce, holder.accountId), now)
      : { code: '', kept: makeUnanswerable(now) };
    const made = {
      ...kept,
      accountId: holder?.accountId ?? null,
      sentFor: idempotencyKey ?? null,
      device: known,
    };
    const guard =
      known === null
        ? codesAreTaken(countedOf(userType, recipient, holder?.accountId, null))
        : deviceIsKnown(accountId, known, now);
    try {
      await transact([
        attemptWrite(key, made, earlier),
        guard,
        sent,
        ...(holder ? [reachedAt(holder.accountId, holder.to)] : []),
        ...(known === null ? [turn()] : []),
      ]);
      return holder ? { to: { ...holder.to, hasStopped: false }, code, kept: made } : { to: undefined };
    } catch (error) {
      // It may be written all the same, and the retry of a call that sent no code must send one.
      if (error instanceof AppError && error.code === 'UNAVAILABLE') await forgetCode(key, made);
      if (!(error instanceof ConditionFailed)) throw error;
      // Two were asked for at once: the other one is on its way.
      if (error.index === 0) throw tooSoon(codeRules.resendAfterSeconds);
      if (error.index === 1) {
        if (known === null) throw codesClosed();
        [known, codes] = [null, toContact];
        sent = firstCodeWrite(codes, now);
      } else if (error.index === 2) {
        let next = codeAfter(codes, error.row, now);
        if ('retryAfterSeconds' in next && next.spent === 'all' && codes === toContact) {
          // Strangers have spent them. Whoever has signed in from this network before has others.
          const devices = await devicesOf(accountId, now);
          if (devices.some((each) => each.network === network)) {
            codes = { who: `${accountId} on its networks`, network };
            next = firstCodeWrite(codes, now);
          }
        }
        sent = orTooSoon(next);
      } else if (error.index === 3 && holder) holder = holderNow(holder, accountThen(error));
      else {
        const next = turnAfter(limit, error.row, now);
        turn = () => next;
      }
    }
  }
  throw tooSoon(1);
}

const mostTries = 8;

/** Undefined where nobody has the address. Throws CODE_EXPIRED for a handle that nobody was given, or that has run out. */
async function holderOf(recipient: string, userType: UserType, now: Date): Promise<Holder | undefined> {
  if (!isHandle(recipient)) {
    const accountId = await accountIdOfEmail(userType, recipient);
    return accountId === undefined ? undefined : { accountId, to: { email: recipient } };
  }
  const found = await holderOfHandle(recipient, userType, now);
  // A handle cannot be guessed: to say that it has run out tells a stranger nothing.
  if (!found) throw new AppError('CODE_EXPIRED', 'Please go back and enter your phone number again.');
  return { accountId: found.accountId, to: { phone: found.phone } };
}

/** Where the account is reached now, after it was not where it was expected. */
function holderNow({ accountId, to }: Holder, account: StoredAccount | undefined): Holder {
  if (account === undefined) throw new Error(`The account ${accountId} has no row.`);
  requireActive(account);
  if ('email' in to) return { accountId, to: { email: account.email } };
  if (account.phone === null) throw new AppError('CODE_EXPIRED', 'Please go back and log in by email.');
  if (!phoneCounts(account)) throw new AppError('CONFLICT', 'Please log in by email first.');
  if (hasStoppedTexts(account)) throw textsStopped();
  return { accountId, to: { phone: account.phone } };
}

function contactOf(holder: Holder | undefined): string | undefined {
  return holder && ('email' in holder.to ? holder.to.email : holder.to.phone);
}

function isHandle(recipient: string): boolean {
  return !recipient.includes('@');
}

function boundTo(loginNonce: string, accountId: string): string {
  return `${loginNonce} ${accountId}`;
}

/** Where a wrong code counts: on a device that the account has signed in on, else by what it was sent. */
function countedOf(
  userType: UserType,
  recipient: string,
  accountId: string | null | undefined,
  device: string | null,
): WrongCodes {
  const who = accountId ?? unnamed(`${userType} ${recipient}`);
  if (device !== null) return { who, by: { device } };
  return { who, by: isHandle(recipient) ? 'phone' : 'email' };
}

/** What the limit allowed, or nothing where the account has signed in on the device, which no limit of a network keeps out. */
async function unlessOnOwnDevice<T>(
  turn: () => T,
  accountId: string | undefined,
  device: string | undefined,
  now: Date,
): Promise<T | undefined> {
  try {
    return turn();
  } catch (error) {
    const devices = await devicesOf(accountId ?? nobodysId, now);
    if (device === undefined || !devices.some(({ digest }) => digest === deviceDigest(device))) throw error;
    return undefined;
  }
}
