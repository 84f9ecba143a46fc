import { createHash } from 'node:crypto';
import * as z from 'zod';
import { networkOf } from '#functions/platform/rate-limit.ts';
import {
  check,
  type Expression,
  parseRow,
  queryRows,
  remove,
  update,
  type Write,
} from '#functions/platform/table.ts';
import { timestamp } from '#schema/ids.ts';

/** A browser on which an account has signed in. */
const device = z.object({
  /** Digest of the id that the browser keeps; the id itself is not stored. */
  digest: z.string(),
  firstSignInAt: timestamp,
  lastSignInAt: timestamp,
  /** The user agent, cut short; empty if it sends none. */
  userAgent: z.string(),
  /** Digest of the network of its last sign-in. */
  network: z.string(),
});
export type Device = z.infer<typeof device>;

/** How a call identifies its device. */
export interface DeviceCall {
  readonly now: Date;
  readonly address: string;
  readonly userAgent: string;
}

/** Days without a sign-in after which a device is forgotten. */
const deviceDays = 180;

export function deviceDigest(deviceId: string): string {
  return digest(deviceId);
}

export function networkDigest(address: string): string {
  return digest(networkOf(address));
}

/**
 * Records a sign-in on a device, known or new, in the transaction that answers the right code. Fails if `unless` says that the
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

/** For a transaction: fails if the account has not signed in on the device. */
export function deviceIsKnown(accountId: string, deviceOf: string, now: Date): Write {
  return check(deviceKey(accountId, deviceOf), {
    expression: 'expiresAt > :now',
    values: { ':now': seconds(now) },
  });
}

/** The devices on which an account has signed in, in no order. One round trip, one read unit for about ten. */
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

/** For a transaction. */
export function forgetDevice(accountId: string, { digest: deviceOf }: Pick<Device, 'digest'>): Write {
  return remove(deviceKey(accountId, deviceOf));
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
