import { type PushDevice, readPushDevices, removePushDevice } from './push-devices.store.ts';
import { sendPush } from './push-message.ts';
import { tellBy } from './tell.ts';

/**
 * To all browsers of one person, which are one notice: it is told once one of them has taken it, and those that put it off go
 * without. It is tried again only where none has taken it and one may.
 */
export const handler = tellBy('push', async (text, { id }) => {
  const devices = await readPushDevices(id);
  const sent = await Promise.allSettled(devices.map((device) => sendPush(device, text)));
  const cameOf = (outcome: 'sent' | 'gone' | 'refused') => (_: PushDevice, place: number) => {
    const result = sent[place];
    return result?.status === 'fulfilled' && result.value === outcome;
  };
  // One after the other, for they are one row.
  for (const device of devices.filter(cameOf('gone'))) await removePushDevice(id, device);
  if (devices.some(cameOf('sent'))) return 'sent';
  const putOff = sent.find((result) => result.status === 'rejected');
  if (putOff) throw putOff.reason;
  return devices.some(cameOf('refused')) ? 'refused' : 'stopped';
});
