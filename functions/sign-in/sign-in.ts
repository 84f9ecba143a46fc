import type * as z from 'zod';
import { networkOf, outcomeOf, takeTurn } from '#functions/platform/rate-limit.ts';
import type { otpSendInput, otpSendOutput, otpVerifyInput, otpVerifyOutput } from '#schema/accounts/auth.ts';
import { answerKnown } from './code-answer.ts';
import { deviceDigest } from './devices.store.ts';
import { makeAttempt, type PublicCall } from './make-attempt.ts';
import { codeRules } from './one-time-code.ts';
import { boundTo, countedOf, isHandle, nobodysId, recipientOf } from './recipient.ts';
import { requireRightCode } from './right-code.ts';
import { sendCode } from './send-code.ts';
import { attempt, attemptKey, countTry, forgetCode } from './sign-in.store.ts';

/**
 * Sends a code for the attempt `loginNonce`: by email to an address, by SMS to the phone behind a handle. If nobody has the
 * address, everything looks as if one had been sent. Two round trips, a third for an unknown device or another code within the
 * hour. Throws RATE_LIMITED within 30 s of the attempt's last code and when the hour's codes are used up, UNAVAILABLE,
 * ACCOUNT_DEACTIVATED, CODES_CLOSED, and CODE_EXPIRED for an expired handle.
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
    // A refusal uses up a turn too: it is an answer.
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
 * Answers the right code with the pool's user name and a passkey, which signs in once. Two round trips; a third and fourth
 * only for the first sign-in, which reads the account. Throws INVALID_CODE with `triesLeft`, CODE_EXPIRED, TOO_MANY_TRIES,
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
  const { timeZone } = input;
  const right = {
    key,
    kept,
    secret: input.loginNonce,
    device,
    isNewDevice,
    counted,
    by,
    timeZone,
    call,
  } as const;
  return answerKnown(right, { id: accountId, userType: input.userType });
}
