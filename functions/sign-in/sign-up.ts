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
import { networkOf, outcomeOf, takeTurn, turnAfter, turnWrite } from '#functions/platform/rate-limit.ts';
import { ConditionFailed, transact } from '#functions/platform/table.ts';
import {
  type activateInput,
  type createAccountInput,
  createAccountOutput,
  type otpVerifyOutput,
} from '#schema/accounts/auth.ts';
import { answerRightCode, passkeyFor, signInWrites } from './code-answer.ts';
import { codeAfter, codeWrite, orTooSoon } from './code-budget.ts';
import { deviceDigest, networkDigest } from './devices.store.ts';
import { ensureIdentity } from './identity.ts';
import type { PublicCall } from './make-attempt.ts';
import { codeRules, makeCode } from './one-time-code.ts';
import { boundTo } from './recipient.ts';
import { codeExpired, codesClosed, onItsWay, requireRightCode } from './right-code.ts';
import { sendCode } from './send-code.ts';
import { countTry, signUp, signUpKey, signUpWrite } from './sign-in.store.ts';
import { unnamed } from './wrong-codes.store.ts';

/**
 * Stores the form and sends a code to the work email; nothing else is made until the code comes back. Asking again sends a new
 * code under a new `authId`. Two round trips. Throws ACCOUNT_EXISTS, ACCOUNT_DEACTIVATED, RATE_LIMITED within 30 s of the
 * address's last code from this network and when the hour's codes are used up, UNAVAILABLE.
 */
export async function createSignUp(
  input: z.output<typeof createAccountInput>,
  { now, address, idempotencyKey }: PublicCall,
): Promise<z.input<typeof createAccountOutput>> {
  const command = idempotencyKey === undefined ? undefined : commandOf(idempotencyKey);
  const network = { what: 'sign-up', who: networkOf(address), turns: 30, seconds: 3600 };
  const codes = {
    who: `sign-up ${input.email}`,
    network: networkDigest(address),
    spacingSeconds: codeRules.resendAfterSeconds,
  };
  const [first, ofEmail, ofPhone, companyNameShared, networkTurn, codesTurn] = await Promise.all([
    command && firstAnswer(command, now),
    accountIdOfEmail('customer', input.email),
    accountIdOfPhone('customer', input.phone),
    companyNameIsShared(input.companyName),
    outcomeOf(turnWrite(network, now)),
    outcomeOf(codeWrite(codes, now)),
  ]);
  // Before any limit: a retry does not take another turn.
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
  let [turn, counted] = [ownTurn, codesTurn()];
  for (let tried = 1; ; tried += 1) {
    try {
      await transact([
        signUpWrite(authId, made),
        counted,
        turn,
        ...(command ? [rememberCommand(command, answer, now)] : []),
      ]);
      break;
    } catch (error) {
      // It may have been written anyway, and a retry must not find a code that was never sent.
      if (command && error instanceof AppError && error.code === 'UNAVAILABLE') {
        await transact([forgetCommand(command)]);
      }
      if (!(error instanceof ConditionFailed)) throw error;
      // If this very call came twice at once, the code on its way is the right one.
      const other = error.index === 2 ? undefined : command && (await firstAnswer(command, now));
      if (other) return createAccountOutput.parse(other.answer);
      if (tried === mostTries) throw onItsWay();
      if (error.index === 1) counted = orTooSoon(codeAfter(codes, error.row, now));
      else if (error.index === 2) turn = turnAfter(network, error.row, now);
      else throw onItsWay();
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
 * Turns a sign-up whose code is right into an account, and answers like `otpVerify`, in two round trips. The pool's user comes
 * last, once nobody else can take the email; if that breaks off, the next try or sign-in completes it. Throws INVALID_CODE,
 * CODE_EXPIRED, TOO_MANY_TRIES, CODES_CLOSED, ACCOUNT_EXISTS.
 */
export async function activateSignUp(
  input: z.output<typeof activateInput>,
  call: PublicCall,
): Promise<z.input<typeof otpVerifyOutput>> {
  const { now } = call;
  const key = signUpKey(input.authId);
  // The company is looked up at once but used only if the code is right, which is bound to the email.
  const [found, place] = await Promise.all([countTry(key, signUp), companyOfVerifiedEmail(input.email)]);
  // If the address leads into a company, guesses at any address of its domain count for that company.
  const target = 'join' in place ? place.join : input.email;
  const counted = { who: unnamed(`sign-up ${target}`), by: 'email' } as const;
  const given = { code: input.code, boundTo: boundTo(input.authId, input.email), counted };
  const kept = await requireRightCode(found, given, now);
  const device = input.device === undefined ? undefined : deviceDigest(input.device);
  const right = {
    key,
    kept,
    secret: input.authId,
    device,
    isNewDevice: false,
    counted,
    by: 'email',
    timeZone: input.timeZone,
    call,
  } as const;
  const who = { id: kept.accountId, userType: 'customer' } as const;
  const { account, isNew } = await openAccount(
    { ...kept, timeZone: input.timeZone },
    {
      place,
      also: signInWrites(right, who),
      alsoFailed: (index) => (index === 0 ? codeExpired() : codesClosed()),
    },
    now,
  );
  if (!isNew) return answerRightCode(right, account);
  await ensureIdentity(account, now);
  return passkeyFor(right, who);
}

const mostTries = 8;

/** Throws ACCOUNT_EXISTS, or ACCOUNT_DEACTIVATED, if an account has the email or the phone number. */
async function refuseTaken(accountId: string | undefined, what: string): Promise<void> {
  if (accountId === undefined) return;
  const account = await readAccount(accountId, { consistent: true });
  if (account !== undefined) requireActive(account);
  throw accountExists(what);
}

/** Nobody has signed in yet. The client's key, 128 bits that only it knows, identifies the caller. */
function commandOf(key: string): CommandId {
  return { accountId: 'signed-out', procedure: 'auth.createAccount', key };
}
