import type * as z from 'zod';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { emailTaken, phoneTaken } from '#functions/accounts/colleague-refusals.ts';
import { provenContact, waitingContact } from '#functions/accounts/contacts.ts';
import { whyMailStopped } from '#functions/accounts/email.rules.ts';
import { resumeMailWrite } from '#functions/accounts/mail-reports.ts';
import { othersWaitingFor, takeFromOthers, takeUnproven } from '#functions/accounts/number-holders.ts';
import { accountIdOfPhone, readAccount } from '#functions/accounts/read-account.ts';
import { AppError, sameMoment } from '#functions/platform/errors.ts';
import { turnWrite } from '#functions/platform/rate-limit.ts';
import { ConditionFailed, put, transact, type Write } from '#functions/platform/table.ts';
import type { SignedIn } from '#functions/platform/trpc.ts';
import type { otpSendOutput } from '#schema/accounts/auth.ts';
import type { proveContactInput, proveContactOutput, sendContactCodeInput } from '#schema/accounts/team.ts';
import { codeAfter, firstCodeWrite, orTooSoon } from './code-budget.ts';
import { networkDigest } from './devices.store.ts';
import { codeRules, makeCode } from './one-time-code.ts';
import { codeExpired, codesClosed, onItsWay, requireRightCode } from './right-code.ts';
import { sendCode } from './send-code.ts';
import {
  codeUsedWrite,
  contactCode,
  contactCodeKey,
  contactCodeRow,
  countTry,
  forgetCode,
} from './sign-in.store.ts';
import { forgetWrongCodes, unnamed } from './wrong-codes.store.ts';

/**
 * Sends a code to the unproven address or number on the account itself, so that nobody can have one sent elsewhere; or
 * to its current address, if mail there has stopped. Two round trips, three if it got another code within the hour.
 * Throws CONFLICT if nothing is unproven, RATE_LIMITED within 30 s of the last code and when the hour's are used up,
 * UNAVAILABLE.
 */
export async function sendContactCode(
  ctx: SignedIn,
  { channel }: z.output<typeof sendContactCodeInput>,
): Promise<z.input<typeof otpSendOutput>> {
  const { accountId } = ctx.caller;
  const limit = { what: 'contact-codes', who: `${accountId} ${channel}`, turns: 10, seconds: 3600 };
  const spacingSeconds = codeRules.resendAfterSeconds;
  const [account, turn] = await Promise.all([
    ownAccount(ctx),
    turnWrite({ ...limit, spacingSeconds }, ctx.now),
    ctx.confirm(),
  ]);
  const contact = waitingContact(account, channel);
  if (contact === null) throw nothingWaits(channel);
  const key = contactCodeKey(accountId, channel);
  const { code, kept } = makeCode(boundTo(accountId, contact), ctx.now);
  // Several accounts may name one number, but that must not bring it more codes.
  const codes = { who: `contact ${contact}`, network: networkDigest(ctx.address) };
  let sent = firstCodeWrite(codes, ctx.now);
  for (let tried = 1; ; tried += 1) {
    try {
      await transact([turn, put(contactCodeRow(key, { ...kept, contact })), sent]);
      break;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      // Two were asked for at once: the other one is on its way.
      if (error.index === 0 || tried === mostTries) throw onItsWay();
      sent = orTooSoon(codeAfter(codes, error.row, ctx.now));
    }
  }
  try {
    await sendCode(channel === 'email' ? { email: contact } : { phone: contact, hasStopped: false }, code);
  } catch (error) {
    await forgetCode(key, kept);
    throw error;
  }
  return { resendAfterSeconds: codeRules.resendAfterSeconds, expiresInSeconds: codeRules.validSeconds };
}

/**
 * Makes the unproven address or number the account's own, or lets mail go to its current address again, unless another
 * account has proven it first; other accounts with that number are notified. Two round trips, more if there are such
 * accounts. A repeat within a minute of the right code gets the same answer. Throws INVALID_CODE with `triesLeft`,
 * CODE_EXPIRED, TOO_MANY_TRIES, CODES_CLOSED, ACCOUNT_EXISTS.
 */
export async function proveContact(
  ctx: SignedIn,
  { channel, code }: z.output<typeof proveContactInput>,
): Promise<z.input<typeof proveContactOutput>> {
  const key = contactCodeKey(ctx.caller.accountId, channel);
  const [caller, found, account] = await Promise.all([
    ctx.confirm(),
    countTry(key, contactCode),
    ownAccount(ctx),
  ]);
  // Wrong guesses count for the number, whichever account names it.
  const counted = { who: unnamed(`contact ${found?.contact}`), by: channel };
  const given = { code, boundTo: boundTo(account.id, found?.contact ?? ''), counted };
  const kept = await requireRightCode(found, given, ctx.now);
  const { contact } = kept;
  if (account[channel] === contact) {
    if (channel === 'email' && whyMailStopped(account) !== null) {
      await unlessTwice([
        resumeMailWrite(account, ctx.now),
        codeUsedWrite(key, kept, ctx.now),
        forgetWrongCodes(counted),
      ]);
    }
    return contactsOf({ ...account, stoppedMail: undefined });
  }
  if (waitingContact(account, channel) !== contact) {
    const isTaken = channel === 'phone' && (await accountIdOfPhone(account.userType, contact)) !== undefined;
    throw isTaken ? phoneTaken(contact) : codeExpired();
  }
  const { writes, after } = provenContact(account, channel, contact, caller, ctx.now);
  const all = [...writes, codeUsedWrite(key, kept, ctx.now), forgetWrongCodes(counted)];
  const others = channel === 'phone' ? othersWaitingFor(account, contact) : Promise.resolve([]);
  for (let tried = 1; ; tried += 1) {
    try {
      await Promise.all([transact(all), others]);
      break;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      const holderId = error.index === 0 ? String(error.row?.accountId) : undefined;
      // The same code came twice at once.
      if (holderId === account.id) return contactsOf(after);
      if (error.index > writes.length) throw codesClosed();
      if (holderId === undefined) throw sameMoment();
      const isFree = channel === 'phone' && tried === 1 && (await takeUnproven(holderId, contact, ctx.now));
      if (!isFree) throw channel === 'email' ? emailTaken(contact) : phoneTaken(contact);
    }
  }
  await takeFromOthers(await others, contact, ctx.now);
  return contactsOf(after);
}

const mostTries = 4;

/** Writes that the address is proven again, unless the same code came twice at once. */
async function unlessTwice(writes: readonly Write[]): Promise<void> {
  try {
    await transact(writes);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.index === 0) throw sameMoment();
    if (error.index > 1) throw codesClosed();
  }
}

async function ownAccount({ caller }: SignedIn): Promise<StoredAccount> {
  const account = await readAccount(caller.accountId, { consistent: true });
  if (account === undefined) throw new AppError('UNAUTHORIZED', 'Please sign in again.');
  return account;
}

function contactsOf(account: StoredAccount) {
  const { email, phone, unprovenEmail, unprovenPhone } = account;
  return { email, phone, unprovenEmail, unprovenPhone, emailStopped: whyMailStopped(account) };
}

function nothingWaits(channel: 'email' | 'phone'): AppError {
  const what = channel === 'email' ? 'email address' : 'phone number';
  return new AppError('CONFLICT', `No ${what} of yours waits for a code.`);
}

function boundTo(accountId: string, contact: string): string {
  return `contact ${accountId} ${contact}`;
}
