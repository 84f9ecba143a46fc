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

/** A browser of somebody that takes notices, as it subscribed at its vendor's push service. */
const pushDevice = webPushToken.extend({ addedAt: timestamp });
export type PushDevice = z.output<typeof pushDevice>;

/** The browsers of somebody that take notices, the oldest first. Half a read unit, two at the most. */
export async function readPushDevices(accountId: string): Promise<readonly PushDevice[]> {
  return devicesIn(await getRow(key(accountId)));
}

/**
 * Keeps a browser, in place of what it was subscribed by before; the oldest gives way to the eleventh. Two round trips; what may
 * refuse it is waited for beside the first.
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

/** Forgets a browser; one as it was read, unless it has subscribed anew since then. Likewise, one round trip where it is not known. */
export async function removePushDevice(
  accountId: string,
  { endpoint, addedAt }: Pick<PushDevice, 'endpoint'> & Partial<PushDevice>,
  allowed?: Promise<unknown>,
): Promise<void> {
  const isIt = (device: PushDevice) =>
    device.endpoint === endpoint && (addedAt === undefined || device.addedAt === addedAt);
  await change(accountId, (devices) => devices.filter((device) => !isIt(device)), allowed);
}

/** A member of a transaction that forgets all of them. */
export function removePushDevicesWrite(accountId: string): Write {
  return remove(key(accountId));
}

const mostDevices = 10;

const pushRow = z.object({ devices: z.array(pushDevice) });

/** Tries again where somebody else, the sender for one, has changed them since they were read. */
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
