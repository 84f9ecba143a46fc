import { createHmac } from 'node:crypto';
import { sameSecret } from '#functions/platform/secret.ts';
import type { NotificationName } from '../texts/notification.ts';
import { mailKey } from './derived-keys.ts';

/** Whether mails of that type are part of a conversation and can be replied to. */
export function takesReplies(name: NotificationName | 'account'): boolean {
  return name === 'order-updated' || name === 'order-question-posted';
}

/**
 * The reply address of a mail about one entry of an order, for one person and 60 days. It names the entry and the last day;
 * the person is only in its signature.
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

/** Parses a recipient's local part; undefined if it is not a reply address or has expired. */
export function readReplyAddress(recipient: string, domain: string, now: Date): ReplyAddress | undefined {
  const [local = '', host] = recipient.toLowerCase().split('@');
  if (host !== domain) return undefined;
  const [, updateId, lastDay, signature] =
    /^reply\+([1-9]\d{0,17}\.\d{6,})-([0-9a-z]{1,6})-([a-z2-7]{26})$/.exec(local) ?? [];
  if (updateId === undefined || lastDay === undefined || signature === undefined) return undefined;
  return Number.parseInt(lastDay, 36) < dayOf(now) ? undefined : { updateId, lastDay, signature };
}

/** Whether mail to that address is meant as a reply, even if the address is broken. */
export function isForReplies(recipient: string, domain: string): boolean {
  const address = recipient.toLowerCase();
  return address.startsWith(prefix) && address.endsWith(`@${domain}`);
}

export interface ReplyAddress {
  readonly updateId: string;
  /** Days since the epoch, base 36. */
  readonly lastDay: string;
  readonly signature: string;
}

/** Whether the address was made for that person. */
export async function isAddressOf(accountId: string, address: ReplyAddress): Promise<boolean> {
  return sameSecret(address.signature, await signed({ accountId, ...address }));
}

const prefix = 'reply+';
const validDays = 60;

function dayOf(now: Date): number {
  return Math.floor(now.getTime() / (24 * 60 * 60 * 1000));
}

/** 130 bits in lower-case base32, since mail programs lower-case addresses. */
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
