import type { SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handler as sendTexts } from '#functions/notifications/send-sms.ts';
import { listControls, setToggle } from '#local/console/controls.ts';
import { listMessages } from '#local/console/inbox.ts';
import { sms } from '#local/services/sms.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { startDatabase, type TestDatabase } from '#test/support/database.ts';
import { pendingOrderOf, save } from '#test/support/happenings.ts';
import { batchOf } from '#test/support/queue-batches.ts';
import { setSenderEnvironment } from '#test/support/sent-messages.ts';
import { type ServiceHost, startServiceHost } from '#test/support/service-host.ts';
import { share } from './share.ts';

/** People reached by text only, so each event sends one text to each of them. */
const people = 5;
const events = share(40, 5);
const texts = people * events;

/** Each of the two queues runs up to two senders. */
const sendersAtOnce = 4;

let database: TestDatabase;
let host: ServiceHost;

beforeAll(async () => {
  setSenderEnvironment();
  database = await startDatabase();
  host = await startServiceHost({ services: [sms()] });
  await host.start();
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_PINPOINT_SMS_VOICE_V2: host.client.endpoint,
    AWS_ACCESS_KEY_ID: host.client.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: host.client.credentials.secretAccessKey,
    SMS_PARTS_PER_SECOND: '3',
  });
});

afterAll(async () => {
  await host?.stop();
  await database?.stop();
});

describe('a burst of texts', () => {
  it('arrives complete, each text once, at the number’s three parts a second', async () => {
    setToggle(host.runtime, 'sms-rate', true);
    const { id: companyId } = await savedCompany();
    const managers = await Promise.all(
      Array.from({ length: people }, () => savedAccount({ companyId, emailNotificationEnabled: false })),
    );
    const pending = Array.from({ length: events }, () => pendingOrderOf(companyId));
    for (const each of pending) await save(each);
    const started = performance.now();

    await deliverAll(pending.map(({ event }) => batchOf(event)));

    const seconds = (performance.now() - started) / 1000;
    const arrived = listMessages(host.runtime).map(
      ({ to, text }) => `${to} ${/orders\/(\d+)/.exec(text)?.[1]}`,
    );
    const wanted = managers.flatMap(({ phone }) =>
      pending.map(({ record }) => `${phone} ${record.order.id}`),
    );
    expect(arrived.sort()).toEqual(wanted.sort());
    // On a busy machine texts arrive closer together than they were sent, and a few are refused. Without waiting, each
    // text would be refused two or three times.
    expect(refused()).toBeLessThan(texts);
    expect(texts / seconds).toBeLessThanOrEqual(3);
  });
});

/** Like the queues: one event per call, a few calls at once, and failed ones again. */
async function deliverAll(all: readonly SQSEvent[]): Promise<void> {
  const waiting = [...all];
  const sender = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { batchItemFailures } = await sendTexts(next);
      if (batchItemFailures.length > 0) waiting.push(next);
    }
  };
  await Promise.all(Array.from({ length: sendersAtOnce }, sender));
}

/** What the laptop's number has refused since its switch was turned on. */
function refused(): number {
  const { counted } = listControls(host.runtime).toggles.find(({ id }) => id === 'sms-rate') ?? {};
  return Number(counted?.split(': ')[1]);
}
