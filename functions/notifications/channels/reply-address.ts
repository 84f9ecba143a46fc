import { createHmac } from 'node:crypto';
import { sameSecret } from '#functions/platform/secret.ts';
import type { NotificationName } from '../texts/notification.ts';
import { mailKey } from './derived-keys.ts';

/** Whether a mail of that type is part of a conversation, and is answered as one. */
export function takesReplies(name: NotificationName | 'account'): boolean {
  return name === 'order-updated' || name === 'order-question-posted';
}

/**
 * Where the answer to a mail about that entry of an order goes: good for one person, for 60 days. The address names the entry and the last
 * day; whose it is, its signature alone tells.
 */
export async function replyAddress(
  { accountId, updateId }: { readonly accountId: string; readonly updateId: string },
  domain: string,
  now: Date,
): Promise<string> {
  const lastDay = (dayOf(now) + validDays).toString(36);
  const signature = await signed({ accountId, updateId, lastDay });
  return `${prefix}${updateId}-${lastDay}-${signature}@${domain}`;
}

/** What a recipient's local part says; undefined where it is no address for answers, or one of too long ago. */
export function readReplyAddress(recipient: string, domain: string, now: Date): ReplyAddress | undefined {
  const [local = '', host] = recipient.toLowerCase().split('@');
  if (host !== domain) return undefined;
  const [, updateId, lastDay, signature] =
    /^reply\+([1-9]\d{0,17}\.\d{6,})-([0-9a-z]{1,6})-([a-z2-7]{26})$/.exec(local) ?? [];
  if (updateId === undefined || lastDay === undefined || signature === undefined) return undefined;
  return Number.parseInt(lastDay, 36) < dayOf(now) ? undefined : { updateId, lastDay, signature };
}

/** Whether anything that comes to that address is meant as an answer, however broken. */
export function isForReplies(recipient: string, domain: string): boolean {
  const address = recipient.toLowerCase();
  return address.startsWith(prefix) && address.endsWith(`@${domain}`);
}

export interface ReplyAddress {
  readonly updateId: string;
  /** In days since the epoch, base 36. */
  readonly lastDay: string;
  readonly signature: string;
}

/** Whether that address was made for that person. */
export async function isAddressOf(accountId: string, address: ReplyAddress): Promise<boolean> {
  return sameSecret(address.signature, await signed({ accountId, ...address }));
}

const prefix = 'reply+';
const validDays = 60;

function dayOf(now: Date): number {
  return Math.floor(now.getTime() / (24 * 60 * 60 * 1000));
}

/** 130 bits in lower-case base32, since mail lower-cases it. */
async function signed({
  accountId,
  updateId,
  lastDay,
}: Omit<ReplyAddress, 'signature'> & { readonly accountId: string }): Promise<string> {
  const digest = createHmac('sha256', await mailKey('reply'))
    .update(`${accountId} ${updateId} ${lastDay}`)
    .digest();
  return [...digest.subarray(0, 26)].map((byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte & 31]).join('');
}
