import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import { requireActive } from '#functions/accounts/confirm-caller.ts';
import { accountExists, openAccount } from '#functions/accounts/open-account.ts';
import { accountIdOfEmail, accountIdOfPhone, readAccount } from '#functions/accounts/read-account.ts';
import { companyNameIsShared, companyOfVerifiedEmail } from '#functions/companies/open-company.ts';
import { AppError } from '#functions/platform/errors.ts';
import {
  type CommandId,
  firstAnswer,
  forgetCommand,
  rememberCommand,
} from '#functions/platform/idempotency.ts';
import { newId } from '#functions/platform/ids.ts';
import { networkOf, takeTurn, turnAfter, turnWrite } from '#functions/platform/rate-limit.ts';
import { ConditionFailed, transact } from '#functions/platform/table.ts';
import {
  type activateInput,
  type createAccountInput,
  createAccountOutput,
  type otpVerifyOutput,
} from '#schema/auth.ts';
import { answerRightCode, passkeyFor, signInWrites } from './code-answer.ts';
import { ensureIdentity } from './identity.ts';
import { codeRules, makeCode } from './one-time-code.ts';
import { codeExpired, onItsWay, requireRightCode } from './right-code.ts';
import { codesOf, sendCode } from './send-code.ts';
import { countTry, signUp, signUpKey, signUpWrite } from './sign-in.store.ts';
import type { PublicCall } from './sign-in.ts';

/**
 * Keeps what was entered and sends a code to the work email; nothing else is made until the code comes back. Asked again,
 * it sends a new code under a new `authId`. Two round trips. Throws ACCOUNT_EXISTS, ACCOUNT_DEACTIVATED, RATE_LIMITED within
 * 30 s of the address's last code and after ten in an hour, UNAVAILABLE.
 */
export async function createSignUp(
  input: z.output<typeof createAccountInput>,
  { now, address, idempotencyKey }: PublicCall,
): Promise<z.input<typeof createAccountOutput>> {
  const command = idempotencyKey === undefined ? undefined : commandOf(idempotencyKey);
  const network = { what: 'sign-up', who: networkOf(address), turns: 30, seconds: 3600 };
  const codes = { ...codesOf(`sign-up ${input.email}`), spacingSeconds: codeRules.resendAfterSeconds };
  const [first, ofEmail, ofPhone, companyNameShared, networkTurn, codesTurn] = await Promise.all([
    command && firstAnswer(command, now),
    accountIdOfEmail('customer', input.email),
    accountIdOfPhone('customer', input.phone),
    companyNameIsShared(input.companyName),
    outcomeOf(turnWrite(network, now)),
    outcomeOf(turnWrite(codes, now)),
  ]);
  // Before any limit: a retry is no other turn.
  if (first) return createAccountOutput.parse(first.answer);
  const ownTurn = networkTurn();
  try {
    await refuseTaken(ofEmail ?? ofPhone, ofEmail === undefined ? input.phone : input.email);
    codesTurn();
  } catch (error) {
    await takeTurn(network, now);
    throw error;
  }

  const authId = `sup_${randomBytes(16).toString('base64url')}`;
  const { code, kept } = makeCode(boundTo(authId, input.email), now);
  const made = { ...kept, ...input, accountId: newId('acc'), companyId: newId('com') };
  const answer = {
    authId,
    resendAfterSeconds: codeRules.resendAfterSeconds,
    companyNameIsShared: companyNameShared,
  };
  let turn = ownTurn;
  for (let tried = 1; ; tried += 1) {
    try {
      await transact([
        signUpWrite(authId, made),
        codesTurn(),
        turn,
        ...(command ? [rememberCommand(command, answer, now)] : []),
      ]);
      break;
    } catch (error) {
      // It may be written all the same, and the retry of a call that sent no code must send one.
      if (command && error instanceof AppError && error.code === 'UNAVAILABLE') {
        await transact([forgetCommand(command)]);
      }
      if (!(error instanceof ConditionFailed)) throw error;
      if (error.index !== 2 || tried === mostTries) {
        // A code for the same address is on its way; where this very call was made twice at once, it is its own.
        const other = command && (await firstAnswer(command, now));
        if (other) return createAccountOutput.parse(other.answer);
        throw onItsWay();
      }
      turn = turnAfter(network, error.row, now);
    }
  }
  try {
    await sendCode({ email: input.email }, code);
  } catch (error) {
    // The retry of a call whose code could not be sent must send one.
    if (command) await transact([forgetCommand(command)]);
    throw error;
  }
  return answer;
}

/**
 * Turns a sign-up whose code is right into an account, and answers like `otpVerify`, in two round trips. The pool gets its user
 * last, when nobody else can have the email any more; a try that broke off before that is made good by the next one, or by the
 * next sign-in. Throws INVALID_CODE, CODE_EXPIRED, TOO_MANY_TRIES, ACCOUNT_EXISTS.
 */
export async function activateSignUp(
  input: z.output<typeof activateInput>,
  call: PublicCall,
): Promise<z.input<typeof otpVerifyOutput>> {
  const { now } = call;
  const key = signUpKey(input.authId);
  // Nothing is made of where the email leads unless the code is right, which is bound to it.
  const [kept, place] = await Promise.all([countTry(key, signUp), companyOfVerifiedEmail(input.email)]);
  requireRightCode(kept, { code: input.code, boundTo: boundTo(input.authId, input.email) }, now);
  const right = { key, kept, secret: input.authId, device: input.device, call };
  const who = { id: kept.accountId, userType: 'customer' } as const;
  const { account, isNew } = await openAccount(
    kept,
    { place, also: signInWrites(right, who), alsoFailed: codeExpired },
    now,
  );
  if (!isNew) return answerRightCode(right, account);
  await ensureIdentity(account, now);
  return passkeyFor(right, who);
}

const mostTries = 8;

/** Throws ACCOUNT_EXISTS, or ACCOUNT_DEACTIVATED, where an account has the email or the phone number. */
async function refuseTaken(accountId: string | undefined, what: string): Promise<void> {
  if (accountId === undefined) return;
  const account = await readAccount(accountId, { consistent: true });
  if (account !== undefined) requireActive(account);
  throw accountExists(what);
}

/** What came of it, to be asked for when it is wanted. */
async function outcomeOf<T>(work: Promise<T>): Promise<() => T> {
  try {
    const value = await work;
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

function boundTo(authId: string, email: string): string {
  return `${authId} ${email}`;
}

/** Nobody has signed in yet, so the client's key, 128 bits that only it knows, stands for itself. */
function commandOf(key: string): CommandId {
  return { accountId: 'signed-out', procedure: 'auth.createAccount', key };
}
