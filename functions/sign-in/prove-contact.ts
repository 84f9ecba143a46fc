import type * as z from 'zod';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { emailTaken, phoneTaken, sameMoment } from '#functions/accounts/colleague-refusals.ts';
import { contactOf, proveContactWrites } from '#functions/accounts/own-contacts.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { AppError } from '#functions/platform/errors.ts';
import { takeTurn } from '#functions/platform/rate-limit.ts';
import { ConditionFailed, type Key, putRow, transact } from '#functions/platform/table.ts';
import type { SignedIn } from '#functions/platform/trpc.ts';
import type { otpSendOutput } from '#schema/auth.ts';
import type { proveContactInput, proveContactOutput, sendContactCodeInput } from '#schema/team.ts';
import { codeExpired, requireRightCode } from './code-answer.ts';
import { codeRules, makeCode } from './one-time-code.ts';
import { sendCode } from './send-code.ts';
import {
  codeUsedWrite,
  contactCode,
  contactCodeKey,
  contactCodeRow,
  countTry,
  forgetCode,
} from './sign-in.store.ts';
import { codesOf } from './sign-in.ts';

/**
 * Sends a code to the address or number that waits to be proven, which the account names: nobody can have one sent elsewhere.
 * Three round trips. Throws CONFLICT where nothing waits, RATE_LIMITED within 30 s of the last code and after ten in an hour,
 * UNAVAILABLE.
 */
export async function sendContactCode(
  ctx: SignedIn,
  { channel }: z.output<typeof sendContactCodeInput>,
): Promise<z.input<typeof otpSendOutput>> {
  const { account, contact } = await waitingContact(ctx, channel);
  const codes = codesOf(account.id);
  await takeTurn(
    { ...codes, what: `${codes.what}-${channel}`, spacingSeconds: codeRules.resendAfterSeconds },
    ctx.now,
  );
  const key = contactCodeKey(account.id, channel);
  const { code, kept } = makeCode(boundTo(account.id, contact), ctx.now);
  await putRow(contactCodeRow(key, { ...kept, contact }));
  try {
    const to = channel === 'email' ? { email: contact } : { phone: contact, hasStopped: false };
    await sendCode(to, code);
  } catch (error) {
    await forgetCode(key, kept);
    throw error;
  }
  return { resendAfterSeconds: codeRules.resendAfterSeconds, expiresInSeconds: codeRules.validSeconds };
}

/**
 * Makes the waiting address or number the account's own, unless another account has proven it first. Three round trips. A
 * repeat within a minute of the right code is answered as the first. Throws INVALID_CODE with `triesLeft`, CODE_EXPIRED,
 * TOO_MANY_TRIES, ACCOUNT_EXISTS.
 */
export async function proveContact(
  ctx: SignedIn,
  { channel, code }: z.output<typeof proveContactInput>,
): Promise<z.input<typeof proveContactOutput>> {
  const caller = await ctx.confirm();
  const key: Key = contactCodeKey(caller.accountId, channel);
  const [kept, account] = await Promise.all([countTry(key, contactCode), ownAccount(ctx)]);
  requireRightCode(kept, { code, boundTo: boundTo(account.id, kept?.contact ?? '') }, ctx.now);
  const { contact } = kept;
  if (account[channel] === contact) return contactsOf(account);
  if (contactOf(account, channel) !== contact) throw codeExpired();
  try {
    await transact([
      ...proveContactWrites(account, channel, contact, caller, ctx.now),
      codeUsedWrite(key, kept, ctx.now),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.index > 0) throw sameMoment();
    throw channel === 'email' ? emailTaken(contact) : phoneTaken(contact);
  }
  return contactsOf(await ownAccount(ctx));
}

async function waitingContact(ctx: SignedIn, channel: 'email' | 'phone') {
  const [account] = await Promise.all([ownAccount(ctx), ctx.confirm()]);
  const contact = contactOf(account, channel);
  if (contact === null) {
    const what = channel === 'email' ? 'email address' : 'phone number';
    throw new AppError('CONFLICT', `No ${what} of yours waits for a code.`);
  }
  return { account, contact };
}

async function ownAccount({ caller }: SignedIn): Promise<StoredAccount> {
  const account = await readAccount(caller.accountId, { consistent: true });
  if (account === undefined) throw new AppError('UNAUTHORIZED', 'Please sign in again.');
  return account;
}

function contactsOf({ email, phone, unprovenEmail, unprovenPhone }: StoredAccount) {
  return { email, phone, unprovenEmail, unprovenPhone };
}

function boundTo(accountId: string, contact: string): string {
  return `contact ${accountId} ${contact}`;
}
