import { createHash } from 'node:crypto';
import * as z from 'zod';
import {
  absent,
  ConditionFailed,
  type Expression,
  getRow,
  type Key,
  parseRow,
  put,
  type Row,
  remove,
  transact,
  update,
  updateRow,
  type Write,
} from '#functions/platform/table.ts';
import type { UserType } from '#schema/accounts/roles.ts';
import { entityId } from '#schema/ids.ts';
import { codeRules, type KeptCode, keptCode } from './one-time-code.ts';

/** A sign-in that waits for its code. */
export const attempt = keptCode.extend({
  /** Null if nobody has the address. */
  accountId: entityId.nullable(),
  /** Idempotency key of the call that sent the code: its retry sends no second one. */
  sentFor: z.string().nullable(),
  /** Digest of the asking device, if the account had signed in on it before. */
  device: z.string().nullable().default(null),
});
export type Attempt = z.infer<typeof attempt>;

/** A sign-up that waits for its code, with the ids that the account and company will have. */
export const signUp = keptCode.extend({
  accountId: entityId,
  companyId: entityId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  companyName: z.string(),
});
export type SignUp = z.infer<typeof signUp>;

/** An unproven address or number of a signed-in person that waits for its code. */
export const contactCode = keptCode.extend({ contact: z.string() });
export type ContactCode = z.infer<typeof contactCode>;

/** CONTACT#<accountId> / <channel>: the last code sent. */
export function contactCodeKey(accountId: string, channel: 'email' | 'phone'): Key {
  return { pk: `CONTACT#${accountId}`, sk: channel };
}

export function contactCodeRow(key: Key, sent: ContactCode): Row {
  return waiting(key, 'contact-code', sent);
}

/**
 * SIGN_IN#<digest of the nonce> / <user type>#<digest of the recipient>. The nonce is the attempt's secret, so a stranger who
 * only knows the recipient reaches no attempt but their own.
 */
export function attemptKey(userType: UserType, recipient: string, loginNonce: string): Key {
  return { pk: `SIGN_IN#${digest(loginNonce)}`, sk: `${userType}#${digest(recipient)}` };
}

/** SIGN_UP#<authId> / SIGN_UP. */
export function signUpKey(authId: string): Key {
  return { pk: `SIGN_UP#${authId}`, sk: 'SIGN_UP' };
}

/** One read unit. */
export async function getAttempt(key: Key): Promise<Attempt | undefined> {
  const row = await getRow(key, { consistent: true });
  return row && parseRow(attempt, row);
}

/** Writes the attempt with its new code; fails if another code was sent meanwhile. */
export function attemptWrite(key: Key, sent: Attempt, previous: Attempt | undefined): Write {
  return put(waiting(key, 'sign-in', sent), previous ? stillHas(previous) : absent);
}

export function signUpWrite(authId: string, made: SignUp): Write {
  return put(waiting(signUpKey(authId), 'sign-up', made), absent);
}

/** Forgets a code that could not be sent, so that the next one need not wait. */
export async function forgetCode(key: Key, sent: KeptCode): Promise<void> {
  try {
    await transact([remove(key, stillHas(sent))]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
}

/**
 * Counts a try before it is judged, so that two at once count as two. Returns the code as it was before; undefined if none
 * waits. One write unit.
 */
export async function countTry<Kept extends KeptCode>(
  key: Key,
  schema: z.ZodType<Kept>,
): Promise<Kept | undefined> {
  try {
    const row = await updateRow(
      key,
      { expression: 'SET tries = tries + :one', values: { ':one': 1 } },
      {
        expression: 'attribute_exists(pk) AND tries < :limit',
        values: { ':limit': codeRules.tries },
      },
    );
    return parseRow(schema, { ...row, tries: Number(row.tries) - 1 });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return error.row && parseRow(schema, error.row);
  }
}

/** For the transaction that answers a right code: fails if that was done already or another code was sent. */
export function codeUsedWrite(key: Key, kept: KeptCode, now: Date): Write {
  return update(
    key,
    { expression: 'SET usedAt = :usedAt', values: { ':usedAt': now.toISOString() } },
    {
      expression: 'digest = :digest AND usedAt = :never',
      values: { ':digest': kept.digest, ':never': null },
    },
  );
}

/** SIGN_IN_HANDLE#<handle> / HANDLE: stands for an account looked up by phone number. */
export function handleWrite(
  handle: string,
  of: { readonly userType: UserType; readonly accountId: string; readonly phone: string },
  now: Date,
): Write {
  const expiresAt = Math.ceil(now.getTime() / 1000) + handleSeconds;
  return put({ ...handleKey(handle), kind: 'sign-in-handle', ...of, expiresAt }, absent);
}

/** The account that the handle stands for, in that pool, with the phone number it was looked up by. One read unit. */
export async function holderOfHandle(
  handle: string,
  userType: UserType,
  now: Date,
): Promise<{ accountId: string; phone: string } | undefined> {
  const row = await getRow(handleKey(handle), { consistent: true });
  const found = row && parseRow(handleRow, row);
  if (found === undefined || found.userType !== userType) return undefined;
  return found.expiresAt * 1000 > now.getTime() ? found : undefined;
}

/** Long enough for a page left open overnight. */
const handleSeconds = 24 * 60 * 60;
const handleRow = z.object({
  userType: z.string(),
  accountId: entityId,
  /** Older rows have none; then the account's own number is looked up. */
  phone: z.string().default(''),
  expiresAt: z.number(),
});

function handleKey(handle: string): Key {
  return { pk: `SIGN_IN_HANDLE#${handle}`, sk: 'HANDLE' };
}

/** Rows outlive their code a little, so that a late try is told the code has expired. */
function waiting(key: Key, kind: string, row: Attempt | SignUp | ContactCode): Row {
  const expiresAt = Math.ceil(Date.parse(row.sentAt) / 1000) + codeRules.validSeconds + 3600;
  return { ...key, kind, ...row, expiresAt };
}

function stillHas(kept: KeptCode): Expression {
  return { expression: 'digest = :digest', values: { ':digest': kept.digest } };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
