import { createECDH, randomBytes } from 'node:crypto';
import type * as z from 'zod';
import { webPushToken } from '#schema/accounts/notices.ts';

type Subscription = z.output<typeof webPushToken>;

/** A browser's subscription with its own keys, at a push service that does not exist. */
export function madeSubscription(
  endpoint = `https://push.example/${randomBytes(16).toString('base64url')}`,
): Subscription {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}

/**
 * A browser that subscribes at the laptop's push service, for an address or number. What it receives is in the inbox
 * (`/_local/api/inbox?channel=push&to=…`) under `push.payload`.
 */
export async function subscribeAt(siteUrl: string, to: string, applicationServerKey?: string) {
  const subscriptions = `${siteUrl}/_local/api/push-subscriptions`;
  const made = await post(subscriptions, { to, applicationServerKey });
  const subscription = webPushToken.parse(await made.json());
  const own = `${subscriptions}/${subscription.endpoint.split('/').at(-1)}`;
  return {
    subscription,
    /** Answers the next deliveries with these statuses. */
    answerWith: async (answers: readonly number[]) => {
      await post(own, { answers });
    },
    unsubscribe: async () => {
      await fetch(own, { method: 'DELETE' });
    },
  };
}

async function post(url: string, body: unknown): Promise<Response> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
