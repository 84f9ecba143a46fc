import { Logger } from '@aws-lambda-powertools/logger';
import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import type { PushDevice } from '../push-devices.store.ts';
import { webPushKeys } from './derived-keys.ts';
import { isPushEndpoint } from './push-devices.ts';
import { pushPayload } from './push-payload.rules.ts';

/** What a device shows. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Where it leads on the site; begins with `/`. */
  readonly path: string;
  /** A later message with the same tag replaces this one, on the device and on the way: at most 32 characters of base64url. */
  readonly tag: string;
  /** Whether it may wake a device that is saving battery. */
  readonly urgent?: boolean;
}

/**
 * Sends to a browser through its vendor's push service (RFC 8030; encrypted by RFC 8291, signed by RFC 8292). `gone`: the
 * subscription is over. `refused`: no retry will be accepted. Throws if a retry may succeed.
 */
export async function sendPush(
  device: PushDevice,
  message: PushMessage,
): Promise<'sent' | 'gone' | 'refused'> {
  // Its host has been removed from the list since it subscribed.
  if (!isPushEndpoint(device.endpoint)) return 'gone';
  let status = await post(device, message);
  // Some services accept less than the 4,096 bytes they should.
  if (status === 413) status = await post(device, message, fewBytes);
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new PushPutOff(status);
  logger.warn('A push service refused a message.', { host: new URL(device.endpoint).host, status });
  return 'refused';
}

/** The push service asks us to try later. */
class PushPutOff extends Error {
  constructor(status: number) {
    super(`The push service answered ${status}.`);
    this.name = 'PushPutOff';
  }
}

const logger = new Logger();
const fewBytes = 1000;
/** After a day it is mostly over, and an email has said it anyway. */
const secondsKept = 24 * 60 * 60;
/** Per send, while the person's other devices wait; well below the function's timeout. */
const patienceMs = 5000;

/** The push service's status. Throws if it does not answer. */
async function post({ endpoint, keys }: PushDevice, message: PushMessage, bytes?: number): Promise<number> {
  const env = readEnv({ SITE_URL: z.url(), SUPPORT_EMAIL: z.email() });
  const [{ default: webPush }, vapidKeys] = await Promise.all([import('web-push'), webPushKeys()]);
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys },
    pushPayload(message, env.SITE_URL, bytes),
    {
      vapidDetails: { subject: `mailto:${env.SUPPORT_EMAIL}`, ...vapidKeys },
      TTL: secondsKept,
      urgency: message.urgent ? 'high' : 'normal',
      topic: message.tag,
    },
  );
  // Redirects aren't followed: they would send the message to a server that isn't on the list.
  const answer = await fetch(endpoint, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  });
  await answer.body?.cancel();
  const retryAfter = answer.headers.get('retry-after');
  if (retryAfter !== null) {
    logger.info('A push service asks to wait.', {
      host: new URL(endpoint).host,
      status: answer.status,
      retryAfter,
    });
  }
  return answer.status;
}
