import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OrderEventDetail } from '#events/orders.ts';

const workflows = mockClient(SFNClient);
vi.stubEnv('AWS_REGION', 'us-east-1');
vi.stubEnv('MATCHING_STATE_MACHINE_ARN', 'arn:matching');
const { handler } = await import('#functions/matching/start-matching.ts');

beforeEach(() => {
  workflows.reset();
  workflows.on(StartExecutionCommand).resolves({});
});

test('an order that opens starts its round’s search, under a name that a second event cannot reuse', async () => {
  const answer = await handler(eventsOf({}));

  expect(answer).toEqual({ batchItemFailures: [] });
  expect(started()).toEqual([
    {
      stateMachineArn: 'arn:matching',
      name: '10001-2',
      input: '{"orderId":"10001","matchingRound":2,"openedAt":"2026-03-02T15:00:00.000Z"}',
    },
  ]);
});

test('an order created as pending starts none', async () => {
  await handler(eventsOf({ status: 'pending', matchingRound: 0 }));

  expect(started()).toEqual([]);
});

test('a search that already ran is not a failure', async () => {
  const taken = Object.assign(new Error('taken'), { name: 'ExecutionAlreadyExists' });
  workflows.on(StartExecutionCommand).rejects(taken);

  expect(await handler(eventsOf({}))).toEqual({ batchItemFailures: [] });
});

test('only the items that fail are reported, and the others are done', async () => {
  workflows.on(StartExecutionCommand, { name: '10002-2' }).rejects(new Error('throttled'));

  const answer = await handler(eventsOf({}, { orderId: '10002' }, 'no event at all', { orderId: '10003' }));

  expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'm2' }, { itemIdentifier: 'm3' }]);
  expect(started().map(({ name }) => name)).toEqual(['10001-2', '10002-2', '10003-2']);
});

function started() {
  return workflows.commandCalls(StartExecutionCommand).map(({ args: [{ input }] }) => input);
}

/** A batch of the queue, with events as EventBridge wraps them. */
function eventsOf(...items: readonly (Partial<OrderEventDetail> | string)[]): Parameters<typeof handler>[0] {
  const records = items.map((item, index) => ({
    messageId: `m${index + 1}`,
    body:
      typeof item === 'string'
        ? item
        : JSON.stringify({
            'detail-type': 'order.approved',
            detail: {
              id: 'evt_1',
              version: 1,
              at: '2026-03-02T15:00:00.000Z',
              companyId: 'com_fleet',
              orderId: '10001',
              status: 'open',
              matchingRound: 2,
              actorId: null,
              ...item,
            },
          }),
  }));
  return { Records: records } as Parameters<typeof handler>[0];
}
