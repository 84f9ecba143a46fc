import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import { requireActive } from '#functions/accounts/confirm-caller.ts';
import { accountExists, openAccount } from '#functions/accounts/open-account.ts';
import { findAccountByEmail, findAccountByPhone } from '#functions/accounts/read-account.ts';
import { companyNameIsShared } from '#functions/companies/open-company.ts';
import { AppError } from '#functions/platform/errors.ts';
import { type CommandId, firstAnswer, rememberCommand } from '#functions/platform/idempotency.ts';
import { newId } from '#functions/platform/ids.ts';
import { networkOf, takeTurn, turnWrite } from '#functions/platform/rate-limit.ts';
import { ConditionFailed, transact } from '#functions/platform/table.ts';
import {
  type activateInput,
  type createAccountInput,
  createAccountOutput,
  type otpVerifyOutput,
} from '#schema/auth.ts';
import { answerRightCode, requireRightCode } from './code-answer.ts';
import { codeRules, makeCode } from './one-time-code.ts';
import { sendCode } from './send-code.ts';
import { countTry, signUp, signUpKey, signUpWrite } from './sign-in.store.ts';
import { codesOf, type PublicCall } from './sign-in.ts';

/**
 * Keeps what was entered and sends a code to the work email; nothing else is made until the code comes back. Asked again,
 * it sends a new code under a new `authId`. Throws ACCOUNT_EXISTS, ACCOUNT_DEACTIVATED, RATE_LIMITED within 30 s of the
 * address's last code and after ten in an hour, UNAVAILABLE.
 */
export async function createSignUp(
  input: z.output<typeof createAccountInput>,
  { now, address, idempotencyKey }: PublicCall,
): Promise<z.input<typeof createAccountOutput>> {
  const command = idempotencyKey === undefined ? undefined : commandOf(idempotencyKey);
  const first = command && (await firstAnswer(command));
  if (first) return createAccountOutput.parse(first.answer);
  const [byEmail, byPhone, nameIsShared] = await Promise.all([
    findAccountByEmail('customer', input.email),
    findAccountByPhone('customer', input.phone),
    companyNameIsShared(input.companyName),
    takeTurn({ what: 'sign-up', who: networkOf(address), turns: 30, seconds: 3600 }, now),
  ]);
  const taken = byEmail ?? byPhone;
  if (taken) {
    requireActive(taken);
    throw accountExists(byEmail ? input.email : input.phone);
  }

  const authId = `sup_${randomBytes(16).toString('base64url')}`;
  const { code, kept } = makeCode(boundTo(authId, input.email), now);
  const made = { ...kept, ...input, accountId: newId('acc'), companyId: newId('com') };
  const answer = {
    authId,
    resendAfterSeconds: codeRules.resendAfterSeconds,
    companyNameIsShared: nameIsShared,
  };
  const limit = { ...codesOf(`sign-up ${input.email}`), spacingSeconds: codeRules.resendAfterSeconds };
  const turn = await turnWrite(limit, now);
  try {
    await transact([signUpWrite(authId, made), turn]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const retryAfterSeconds = codeRules.resendAfterSeconds;
    throw new AppError('RATE_LIMITED', 'A code is on its way already.', { retryAfterSeconds });
  }
  await sendCode({ email: input.email }, code);
  // Only now: the retry of a call whose code could not be sent must send one.
  if (command) await transact([rememberCommand(command, answer, now)]);
  return answer;
}

/**
 * Turns a sign-up whose code is right into an account, and answers like `otpVerify`. Each step can be done again: a try
 * that broke off anywhere is made good by the next one. Throws INVALID_CODE, CODE_EXPIRED, TOO_MANY_TRIES, ACCOUNT_EXISTS.
 */
export async function activateSignUp(
  input: z.output<typeof activateInput>,
  { now }: PublicCall,
): Promise<z.input<typeof otpVerifyOutput>> {
  const key = signUpKey(input.authId);
  const kept = await countTry(key, signUp);
  requireRightCode(kept, { code: input.code, boundTo: boundTo(input.authId, input.email) }, now);
  const account = await openAccount(kept, now);
  return answerRightCode(key, kept, account, now);
}

function boundTo(authId: string, email: string): string {
  return `${authId} ${email}`;
}

/** Nobody has signed in yet, so the client's key, 128 bits that only it knows, stands for itself. */
function commandOf(key: string): CommandId {
  return { accountId: 'signed-out', procedure: 'auth.createAccount', key };
}
