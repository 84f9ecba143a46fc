import { deliverNotifications } from './deliver-notifications.ts';
import { pushToDevices } from './push-to-devices.ts';

export const handler = deliverNotifications('push', (text, { id }) => pushToDevices(id, text));
