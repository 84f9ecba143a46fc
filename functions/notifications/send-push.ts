import { tellBy } from './tell.ts';
import { tellDevices } from './tell-devices.ts';

export const handler = tellBy('push', (text, { id }) => tellDevices(id, text));
