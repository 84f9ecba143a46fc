import { type PushMessage, sendPush } from './channels/push-message.ts';
import { deliverNotifications } from './notices/deliver-notifications.ts';
import { readPushDevices, removePushDevice } from './push-devices.store.ts';
import type { Outcome } from './sent-notices.store.ts';

export const handler = deliverNotifications('push', (text, { id }) => pushToDevices(id, text));

/**
 * Sends to all of a person's browsers as one notice: it counts as sent once one accepts it, and those that ask to try
 * later go without. `stopped`: no browser accepts any. Throws only if none accepted it and one may on another try.
 */
export async function pushToDevices(accountId: string, message: PushMessage): Promise<Outcome> {
  const devices = await readPushDevices(accountId);
  const results = await Promise.allSettled(devices.map((device) => sendPush(device, message)));
  const outcomes = results.map((result) => (result.status === 'fulfilled' ? result.value : 'put off'));
  // One at a time: they are all in one row.
  for (const device of devices.filter((_, place) => outcomes[place] === 'gone')) {
    await removePushDevice(accountId, device);
  }
  if (outcomes.includes('sent')) return 'sent';
  const putOff = results.find((result) => result.status === 'rejected');
  if (putOff) throw putOff.reason;
  return outcomes.includes('refused') ? 'refused' : 'stopped';
}
