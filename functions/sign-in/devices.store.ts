import { createHash } from 'node:crypto';
import * as z from 'zod';
import { networkOf } from '#functions/platform/rate-limit.ts';
import {
  batchWrite,
  check,
  type Expression,
  parseRow,
  queryRows,
  update,
  type Write,
} from '#functions/platform/table.ts';
import { timestamp } from '#schema/ids.ts';

/** A browser on which an account has signed in. */
const device = z.object({
  /** Of the id that the browser keeps, which itself is not stored. */
  digest: z.string(),
  firstSignInAt: timestamp,
  lastSignInAt: timestamp,
  /** As the browser says, cut short; empty where it says nothing. */
  userAgent: z.string(),
  /** Digest of the network that it last signed in from. */
  network: z.string(),
});
export type Device = z.infer<typeof device>;

/** How a device shows itself in a call. */
export interface DeviceCall {
  readonly now: Date;
  readonly address: string;
  readonly userAgent: string;
}

/** Forgotten after so many days without a sign-in. */
const deviceDays = 180;

export function deviceDigest(deviceId: string): string {
  return digest(deviceId);
}

export function networkDigest(address: string): string {
  return digest(networkOf(address));
}

/**
 * Notes a sign-in on a device, known or new, in the transaction that answers the right code. It fails where `unless` says that the
 * device takes no more codes.
 */
export function deviceWrite(
  accountId: string,
  deviceOf: string,
  { now, address, userAgent }: DeviceCall,
  unless?: Expression,
): Write {
  const change = {
    expression:
      'SET #kind = :kind, digest = :digest, firstSignInAt = if_not_exists(firstSignInAt, :now), lastSignInAt = :now,' +
      ' userAgent = :userAgent, network = :network, wrongCodes = :none, expiresAt = :expiresAt',
    names: { '#kind': 'kind' },
    values: {
      ':kind': 'device',
      ':digest': deviceOf,
      ':now': now.toISOString(),
      ':userAgent': userAgent.slice(0, 300),
      ':network': networkDigest(address),
      ':none': 0,
      ':expiresAt': seconds(now) + deviceDays * 86_400,
    },
  };
  return update(deviceKey(accountId, deviceOf), change, unless);
}

/** A member of a transaction: fails where the account has not signed in on the device. */
export function deviceIsKnown(accountId: string, deviceOf: string, now: Date): Write {
  return check(deviceKey(accountId, deviceOf), {
    expression: 'expiresAt > :now',
    values: { ':now': seconds(now) },
  });
}

/** The devices on which an account has signed in, in no order. One round trip, a read unit for some ten of them. */
export async function devicesOf(accountId: string, now: Date): Promise<Device[]> {
  const { rows } = await queryRows({
    KeyConditionExpression: 'pk = :account AND begins_with(sk, :device)',
    FilterExpression: 'expiresAt > :now',
    ExpressionAttributeValues: {
      ':account': `ACCOUNT#${accountId}`,
      ':device': devicePrefix,
      ':now': seconds(now),
    },
    ConsistentRead: true,
  });
  return rows.map((row) => parseRow(device, row));
}

/** Forgets them all. Two round trips. */
export async function forgetDevices(accountId: string, now: Date): Promise<void> {
  const known = await devicesOf(accountId, now);
  await batchWrite({ put: [], remove: known.map(({ digest: of }) => deviceKey(accountId, of)) });
}

const devicePrefix = 'DEVICE#';

/** ACCOUNT#<account id> / DEVICE#<digest of the device's id>. */
export function deviceKey(accountId: string, deviceOf: string) {
  return { pk: `ACCOUNT#${accountId}`, sk: `${devicePrefix}${deviceOf}` };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function seconds(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}
