import type * as z from 'zod';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { requireActive } from '#functions/accounts/confirm-caller.ts';
import { hasStoppedTexts, phoneCounts } from '#functions/accounts/phone.rules.ts';
import { accountIdOfEmail } from '#functions/accounts/read-account.ts';
import { accountThen, reachedAt } from '#functions/accounts/sign-in-record.ts';
import { AppError } from '#functions/platform/errors.ts';
import { outcomeOf, type RateLimit, turnAfter, turnWrite } from '#functions/platform/rate-limit.ts';
import { ConditionFailed, type Key, transact } from '#functions/platform/table.ts';
import type { otpSendInput } from '#schema/accounts/auth.ts';
import type { UserType } from '#schema/accounts/roles.ts';
import { codeAfter, firstCodeWrite, orTooSoon } from './code-budget.ts';
import { type DeviceCall, deviceDigest, deviceIsKnown, devicesOf, networkDigest } from './devices.store.ts';
import { codeRules, makeCode, makeUnanswerable, secondsUntilResend } from './one-time-code.ts';
import { boundTo, countedOf, isHandle, nobodysId } from './recipient.ts';
import { codesClosed, tooSoon } from './right-code.ts';
import { type Recipient, textsStopped } from './send-code.ts';
import { type Attempt, attemptWrite, forgetCode, getAttempt, holderOfHandle } from './sign-in.store.ts';
import { codesAreTaken } from './wrong-codes.store.ts';

/** What calls without a sign-in take from the context. */
export interface PublicCall extends DeviceCall {
  readonly idempotencyKey: string | undefined;
}

/** Who gets a code, and by which channel. */
interface Holder {
  readonly accountId: string;
  readonly to: { readonly email: string } | { readonly phone: string };
}

/** A code that waits for its answer, and where to send it; nowhere if nobody has the address. */
type MadeAttempt =
  | { readonly to: Recipient; readonly code: string; readonly kept: Attempt }
  | { readonly to: undefined };

/**
 * Writes the attempt with its code, and counts it: for the network and for the address or number; or, on a device that the
 * account has signed in on, only among such devices, so that nobody else's codes lock it out. The account is not read: the
 * write holds only if it is active and reached at that address. Throws what `sendSignInCode` throws, except for sending.
 */
export async function makeAttempt(
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
  // Assumed known until the write says otherwise, even if nobody has the address.
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
      // It may have been written anyway, and a retry must not find a code that was never sent.
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
          // Strangers used them up. Someone who has signed in from this network before has others.
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

/** Undefined if nobody has the address. Throws CODE_EXPIRED for an unknown or expired handle. */
async function holderOf(recipient: string, userType: UserType, now: Date): Promise<Holder | undefined> {
  if (!isHandle(recipient)) {
    const accountId = await accountIdOfEmail(userType, recipient);
    return accountId === undefined ? undefined : { accountId, to: { email: recipient } };
  }
  const found = await holderOfHandle(recipient, userType, now);
  // A handle cannot be guessed, so saying that it expired tells a stranger nothing.
  if (!found) throw new AppError('CODE_EXPIRED', 'Please go back and enter your phone number again.');
  return { accountId: found.accountId, to: { phone: found.phone } };
}

/** Where to reach the account now that its address or number turned out to have changed. */
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
