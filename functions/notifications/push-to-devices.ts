import { readPushDevices, removePushDevice } from './push-devices.store.ts';
import { type PushMessage, sendPush } from './push-message.ts';
import type { Outcome } from './sent-notices.store.ts';

/**
 * Tells one person on all of its browsers, which are one notice: it is told once one of them has taken it, and those that put it
 * off go without. `stopped`: it has none that takes any. Throws only where none has taken it and one may on another try.
 */
export async function pushToDevices(accountId: string, message: PushMessage): Promise<Outcome> {
  const devices = await readPushDevices(accountId);
  const results = await Promise.allSettled(devices.map((device) => sendPush(device, message)));
  const outcomes = results.map((result) => (result.status === 'fulfilled' ? result.value : 'put off'));
  // One after the other, for they are one row.
  for (const device of devices.filter((_, place) => outcomes[place] === 'gone')) {
    await removePushDevice(accountId, device);
  }
  if (outcomes.includes('sent')) return 'sent';
  const putOff = results.find((result) => result.status === 'rejected');
  if (putOff) throw putOff.reason;
  return outcomes.includes('refused') ? 'refused' : 'stopped';
}
