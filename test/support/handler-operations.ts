import { marshall } from '@aws-sdk/util-dynamodb';
import type { orderEventNames } from '#events/orders.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { apiEvent } from './api-events.ts';
import {
  alertMessage,
  type Handler,
  importStartOf,
  importSteps,
  mailEvent,
  queuedEvent,
} from './deliveries.ts';
import { type Attempted, type Operation, queueRun, step, stepOnce, streamOperation } from './operations.ts';
import type { TableSnapshot } from './table-snapshot.ts';
import { textBody } from './texts-from-people.ts';
import type { WholeWorld } from './whole-world.ts';

/** Every handler that people do not call, for streams, queues, workflows and triggers, with its input. */
export async function handlerOperations(
  world: WholeWorld,
  snapshot: TableSnapshot,
  passkey: {
    passkey: string;
    userPoolId: string;
    accountId: string;
  },
  providerKey: string,
): Promise<Operation[]> {
  const { orders, runId, callers, now } = world;
  const stored = new Map([...snapshot.before].filter(([, { kind }]) => kind === 'event'));
  const queue = (
    name: string,
    handler: Handler,
    bodies: readonly string[],
    secondsBetweenTries = 0,
  ): Operation => ({
    name,
    begin: () => queueRun(handler, bodies),
    secondsBetweenTries,
  });
  const event = (name: (typeof orderEventNames)[number], order: keyof typeof orders) =>
    queuedEvent(stored, name, orders[order]);
  const { remindersOf } = await import('#functions/reminders/reminders.rules.ts');
  const { loadOrder } = await import('#functions/orders/store/orders.store.ts');
  const reminders = await Promise.all(
    (
      [
        ['offered', 'order.availability-submitted'],
        ['booked', 'order.technician-assigned'],
      ] as const
    ).map(async ([order, name]) => {
      const record = await loadOrder(orders[order]);
      if (record === undefined) return [];
      return remindersOf(name, { technicianIds: [callers.tess.accountId] }, record, now);
    }),
  );
  const due = reminders.flat().map(({ reminder }) => JSON.stringify(reminder));
  const handler = async (module: Promise<{ handler: unknown }>) => (await module).handler as Handler;
  const told = [
    event('order.technician-assigned', 'booked'),
    event('order.approved', 'searching'),
    event('order.question-asked', 'offered'),
    event('order.completed', 'complete'),
  ];
  const waves = await handler(import('#functions/matching/alert-wave.ts'));
  const receive = await handler(import('#functions/alert-import/doors/receive-mail.ts'));
  const remind = await handler(import('#functions/reminders/remind.ts'));
  const failImport = await handler(import('#functions/alert-import/steps/fail-import.ts'));
  const verify = await handler(import('#functions/sign-in/verify-challenge.ts'));
  const claims = await handler(import('#functions/sign-in/add-claims.ts'));
  const wave = (order: keyof typeof orders, number: number, openedAt: Date) => ({
    orderId: orders[order],
    matchingRound: 1,
    openedAt: openedAt.toISOString(),
    wave: number,
  });
  const receiveText = await handler(import('#functions/text-replies/receive-text.ts'));
  const texts = [
    ['an offer', await textOf(callers.tess, `${orders.searching} tomorrow 8am`, now)],
    ['an offer withdrawn', await textOf(callers.tess, `${orders.offered} no`, now)],
    ['words of a customer', await textOf(callers.manager, `${orders.booked} The gate is open`, now)],
    ['STOP', await textOf(callers.deputy, 'STOP', now)],
  ] as const;
  const { alertToken } = await readCompany(callers.manager.companyId);
  return [
    streamOperation(
      'publish-events',
      await handler(import('#functions/outbox/publish-events.ts')),
      imagesOf(stored.values(), 12),
    ),
    streamOperation(
      'index-orders',
      await handler(import('#functions/orders/lists/index-orders.ts')),
      imagesOf(
        [...snapshot.before.values()].filter(({ kind }) => kind === 'order'),
        6,
      ),
    ),
    queue('start-matching', await handler(import('#functions/matching/start-matching.ts')), [
      event('order.approved', 'searching'),
      event('order.approved', 'offered'),
    ]),
    queue('set-reminders', await handler(import('#functions/reminders/set-reminders.ts')), [
      event('order.availability-submitted', 'offered'),
      event('order.technician-assigned', 'booked'),
    ]),
    ...due.map((one, place) => queue(`remind ${place}`, remind, [one])),
    queue('keep-standing', await handler(import('#functions/jobs/update-technician-stats.ts')), [
      event('order.availability-submitted', 'offered'),
      event('order.completed', 'complete'),
      event('order.reviewed', 'reviewed'),
    ]),
    queue('send-email', await handler(import('#functions/notifications/send-email.ts')), told, 90),
    queue('send-sms', await handler(import('#functions/notifications/send-sms.ts')), told, 90),
    queue('stop-mail', await handler(import('#functions/accounts/stop-mail.ts')), [
      await bounceOf(callers.deputy, now),
    ]),
    ...texts.map(([what, body]) => queue(`receive-text, ${what}`, receiveText, [body], 90)),
    step('alert-wave, a wave', waves, wave('searching', 2, now)),
    step('alert-wave, the end', waves, wave('lapsed', 12, new Date(now.getTime() - 4 * 3_600_000))),
    step('receive-mail', receive, mailEvent('message1', [`alerts+${alertToken}@in.ironcall.example`])),
    { name: 'receive-alert', begin: () => () => postedBy(providerKey) },
    step('fail-import', failImport, { runId, error: { Error: 'States.Timeout' } }),
    queue('end-lost-run', await handler(import('#functions/alert-import/runs/end-lost-run.ts')), [
      JSON.stringify({ detail: { status: 'TIMED_OUT', input: JSON.stringify({ runId }) } }),
    ]),
    step('verify-challenge', verify, {
      userPoolId: passkey.userPoolId,
      userName: passkey.accountId,
      request: { privateChallengeParameters: { challengeId: 'challenge' }, challengeAnswer: passkey.passkey },
      response: {},
    }),
    step('add-claims', claims, { userName: passkey.accountId, request: {}, response: {} }),
    { name: 'alert-import', begin: await importRun(world), isRepeatable: false },
  ];
}

/** A provider repeats its post if the answer allows that. */
async function postedBy(key: string): Promise<Attempted> {
  const { handler } = await import('#functions/alert-import/doors/receive-alert.ts');
  const headers = { 'content-type': 'text/plain', authorization: `Bearer ${key}` };
  const event = apiEvent({
    procedure: 'alerts',
    surface: 'public',
    caller: undefined,
    headers,
    body: alertMessage,
  });
  // Without the key that command events have; a repeated post is recognized by its content.
  delete event.headers['idempotency-key'];
  const { statusCode, body = '' } = await handler(event);
  return [409, 429, 503].includes(statusCode ?? 0)
    ? { kind: 'again', answer: body }
    : { kind: 'done', answer: `${statusCode} ${body}` };
}

/** An SES bounce report for a person's mail, as it arrives in its queue. */
async function bounceOf({ accountId }: Caller, at: Date): Promise<string> {
  const account = await readAccount(accountId);
  return JSON.stringify({
    detail: {
      eventType: 'Bounce',
      mail: { timestamp: at.toISOString() },
      bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: account?.email }] },
    },
  });
}

/** A person's text to our number, as it arrives in its queue. */
async function textOf({ accountId }: Caller, words: string, at: Date): Promise<string> {
  const account = await readAccount(accountId);
  if (account === undefined) throw new Error(`There is no account ${accountId}.`);
  return textBody({ from: account.phone, body: words, at });
}

/** Stream records of new rows. */
function imagesOf(rows: Iterable<Readonly<Record<string, unknown>>>, most: number) {
  return [...rows].slice(0, most).map((row, place) => ({
    eventName: 'INSERT',
    eventID: `record-${place}`,
    dynamodb: {
      SequenceNumber: `sequence-${place}`,
      NewImage: marshall(row, { convertClassInstanceToMap: true, removeUndefinedValues: true }),
    },
  }));
}

/** The steps of one import, each invoked until it has answered, as the workflow does. */
async function importRun(world: WholeWorld): Promise<() => () => Promise<Attempted>> {
  const steps = await importSteps();
  const names = Object.keys(steps);
  return () => {
    let at = 0;
    let input: Record<string, unknown> = importStartOf(world);
    return async () => {
      while (at < names.length) {
        const name = names[at] ?? '';
        const handler = steps[name];
        if (handler === undefined) throw new Error(name);
        const attempted = await stepOnce(
          handler,
          name === 'finish-import' ? { ...input, results: [input] } : input,
          isRefusal,
        );
        if (attempted.kind === 'again' || typeof attempted.answer === 'string') return attempted;
        const answer = attempted.answer as Record<string, unknown>;
        const [reading] = Array.isArray(answer.machines) ? answer.machines : [];
        input = { ...input, ...answer, ...(reading && { reading, position: 0, of: 1 }) };
        at += 1;
      }
      return { kind: 'done', answer: input };
    };
  };
}

/** Errors that alert-import treats as an answer to the sender, without a retry. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'AppError';
}
