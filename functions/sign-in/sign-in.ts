import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { requireActive } from '#functions/accounts/confirm-caller.ts';
import { findAccountByEmail, findAccountByPhone, readAccount } from '#functions/accounts/read-account.ts';
import { AppError } from '#functions/platform/errors.ts';
import { networkOf, type RateLimit, takeTurn, turnWrite } from '#functions/platform/rate-limit.ts';
import { ConditionFailed, transact } from '#functions/platform/table.ts';
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
import { answerRightCode, requireRightCode } from './code-answer.ts';
import { codeRules, makeCode, makeUnanswerable, secondsUntilResend } from './one-time-code.ts';
import { type Recipient, sendCode } from './send-code.ts';
import {
  accountIdOfHandle,
  attempt,
  attemptKey,
  attemptWrite,
  countTry,
  forgetCode,
  getAttempt,
  putHandle,
} from './sign-in.store.ts';

/** What these calls take from the call's context. */
export interface PublicCall {
  readonly now: Date;
  readonly address: string;
  readonly idempotencyKey: string | undefined;
}

/**
 * Whether somebody can sign in with that email address or phone number. Of the account it tells nothing that was not
 * asked: for a phone number, `email` is a handle to give to `otpSend`. Throws ACCOUNT_DEACTIVATED, RATE_LIMITED.
 */
export async function accountExists(
  input: z.output<typeof accountExistsInput>,
  { now, address }: PublicCall,
): Promise<z.input<typeof accountExistsOutput>> {
  const [account] = await Promise.all([
    input.phoneNumber === undefined
      ? findAccountByEmail(input.userType, input.email ?? '')
      : findAccountByPhone(input.userType, input.phoneNumber),
    takeTurn({ what: 'account-exists', who: networkOf(address), turns: 120, seconds: 3600 }, now),
  ]);
  if (account === undefined) return { exists: false, email: null, phoneNumber: null };
  requireActive(account);
  if (input.phoneNumber === undefined) return { exists: true, email: input.email ?? null, phoneNumber: null };
  const handle = `${handlePrefix}${randomBytes(16).toString('base64url')}`;
  await putHandle(handle, { userType: input.userType, accountId: account.id }, now);
  return { exists: true, email: handle, phoneNumber: input.phoneNumber };
}

/**
 * Sends a code for the attempt `loginNonce`: by email to an address, by SMS to the phone of a handle. Where nobody has the
 * address, all goes outwardly as if one had been sent. Throws RATE_LIMITED within 30 s of the attempt's last code and
 * after ten codes in an hour, UNAVAILABLE, ACCOUNT_DEACTIVATED, and CODE_EXPIRED for a handle that has run out.
 */
export async function sendSignInCode(
  input: z.output<typeof otpSendInput>,
  { now, address, idempotencyKey }: PublicCall,
): Promise<z.input<typeof otpSendOutput>> {
  const sent = { resendAfterSeconds: codeRules.resendAfterSeconds, expiresInSeconds: codeRules.validSeconds };
  const recipient = recipientOf(input.email);
  const key = attemptKey(input.userType, recipient, input.loginNonce);
  const [account, earlier] = await Promise.all([
    accountOf(recipient, input.userType, now),
    getAttempt(key),
    takeTurn({ what: 'otp-send', who: networkOf(address), turns: 60, seconds: 3600 }, now),
  ]);
  if (account) requireActive(account);
  if (earlier && earlier.sentFor !== null && earlier.sentFor === idempotencyKey) return sent;
  const wait = earlier ? secondsUntilResend(earlier, now) : 0;
  if (wait > 0) throw tooSoon(wait);

  const { code, kept } = account
    ? makeCode(boundTo(input.loginNonce, account.id), now)
    : { code: undefined, kept: makeUnanswerable(now) };
  const turn = await turnWrite(codesOf(account?.id ?? `${input.userType} ${recipient}`), now);
  try {
    await transact([
      attemptWrite(
        key,
        { ...kept, accountId: account?.id ?? null, sentFor: idempotencyKey ?? null },
        earlier,
      ),
      turn,
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    // Two were asked for at once: the other one is on its way.
    throw tooSoon(error.index === 0 ? codeRules.resendAfterSeconds : 1);
  }
  if (account && code !== undefined) {
    try {
      await sendCode(destinationOf(account, recipient), code);
    } catch (error) {
      await forgetCode(key, kept);
      throw error;
    }
  }
  return sent;
}

/**
 * Answers the right code with the pool's user name and a passkey, once signed in with no more. Throws INVALID_CODE with
 * `triesLeft`, CODE_EXPIRED, TOO_MANY_TRIES, ACCOUNT_DEACTIVATED.
 */
export async function verifySignInCode(
  input: z.output<typeof otpVerifyInput>,
  { now }: PublicCall,
): Promise<z.input<typeof otpVerifyOutput>> {
  const key = attemptKey(input.userType, recipientOf(input.email), input.loginNonce);
  const kept = await countTry(key, attempt);
  const accountId = kept?.accountId ?? '';
  requireRightCode(kept, { code: input.code, boundTo: boundTo(input.loginNonce, accountId) }, now);
  const account = await readAccount(accountId, { consistent: true });
  if (account === undefined) throw new Error(`The account ${accountId} has no row.`);
  return answerRightCode(key, kept, account, now);
}

/** At most ten codes in any hour to one account, whatever the channel, or to one address that nobody has. */
export function codesOf(who: string): RateLimit {
  return { what: 'codes', who, turns: 10, seconds: 3600 };
}

const handlePrefix = 'sms_';

/** An email address in its one form, or a handle as it is. */
function recipientOf(text: string): string {
  if (text.startsWith(handlePrefix) && !text.includes('@')) return text;
  const email = emailAddress.safeParse(text);
  if (email.success) return email.data;
  throw new AppError('BAD_INPUT', 'Please enter a valid email address', {
    fields: { email: 'Please enter a valid email address' },
  });
}

async function accountOf(
  recipient: string,
  userType: UserType,
  now: Date,
): Promise<StoredAccount | undefined> {
  if (!isHandle(recipient)) return findAccountByEmail(userType, recipient);
  const accountId = await accountIdOfHandle(recipient, userType, now);
  const account = accountId && (await readAccount(accountId, { consistent: true }));
  // A handle cannot be guessed: to say that it has run out tells a stranger nothing.
  if (!account) throw new AppError('CODE_EXPIRED', 'Please go back and enter your phone number again.');
  return account;
}

function destinationOf(account: StoredAccount, recipient: string): Recipient {
  if (!isHandle(recipient)) return { email: account.email };
  if (account.phone !== null) return { phone: account.phone };
  throw new AppError('CODE_EXPIRED', 'Please go back and log in by email.');
}

function isHandle(recipient: string): boolean {
  return !recipient.includes('@');
}

function boundTo(loginNonce: string, accountId: string): string {
  return `${loginNonce} ${accountId}`;
}

function tooSoon(retryAfterSeconds: number): AppError {
  return new AppError('RATE_LIMITED', `Please wait ${retryAfterSeconds} s before you ask for another code.`, {
    retryAfterSeconds,
  });
}
