import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { sameMoment } from '#functions/platform/errors.ts';
import {
  absent,
  ConditionFailed,
  getRow,
  type Key,
  parseRow,
  putRow,
  remove,
  type Write,
} from '#functions/platform/table.ts';
import { webPushToken } from '#schema/accounts/notices.ts';
import { timestamp } from '#schema/ids.ts';

/** A browser of somebody that takes pushes, as it subscribed at its vendor's push service. */
const pushDevice = webPushToken.extend({ addedAt: timestamp });
export type PushDevice = z.output<typeof pushDevice>;

/** Somebody's browsers that take pushes, oldest first. Half a read unit, at most two. */
export async function readPushDevices(accountId: string): Promise<readonly PushDevice[]> {
  return devicesIn(await getRow(key(accountId)));
}

/**
 * Adds a browser, replacing its earlier subscription; the eleventh replaces the oldest. Two round trips; `allowed`, which may
 * refuse it, is awaited beside the first.
 */
export async function addPushDevice(
  accountId: string,
  subscription: z.output<typeof webPushToken>,
  now: Date,
  allowed?: Promise<unknown>,
): Promise<void> {
  const added = { ...subscription, addedAt: now.toISOString() };
  await change(
    accountId,
    (devices) => [
      ...devices.filter(({ endpoint }) => endpoint !== added.endpoint).slice(1 - mostDevices),
      added,
    ],
    allowed,
  );
}

/**
 * Removes a browser; one that was read before, only if it has not subscribed again since. Two round trips, one if it is
 * unknown.
 */
export async function removePushDevice(
  accountId: string,
  { endpoint, addedAt }: Pick<PushDevice, 'endpoint'> & Partial<PushDevice>,
  allowed?: Promise<unknown>,
): Promise<void> {
  const isIt = (device: PushDevice) =>
    device.endpoint === endpoint && (addedAt === undefined || device.addedAt === addedAt);
  await change(accountId, (devices) => devices.filter((device) => !isIt(device)), allowed);
}

/** For a transaction: removes all of them. */
export function removePushDevicesWrite(accountId: string): Write {
  return remove(key(accountId));
}

const mostDevices = 10;

const pushRow = z.object({ devices: z.array(pushDevice) });

/** Retries if the row was changed since it was read, by a sender for instance. */
async function change(
  accountId: string,
  changed: (devices: readonly PushDevice[]) => readonly PushDevice[],
  allowed: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const [row] = await Promise.all([getRow(key(accountId), { consistent: true }), allowed]);
    const devices = devicesIn(row);
    const after = changed(devices);
    if (isDeepStrictEqual(after, devices)) return;
    try {
      await putRow(
        { ...key(accountId), kind: 'push-devices', devices: after },
        row === undefined ? absent : { expression: 'devices = :read', values: { ':read': row.devices } },
      );
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
  throw sameMoment();
}

function devicesIn(row: Readonly<Record<string, unknown>> | undefined): readonly PushDevice[] {
  return row === undefined ? [] : parseRow(pushRow, row).devices;
}

/** ACCOUNT#<id> / PUSH. */
function key(accountId: string): Key {
  return { pk: `ACCOUNT#${accountId}`, sk: 'PUSH' };
}
