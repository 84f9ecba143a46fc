import {
  CreateScheduleCommand,
  DeleteScheduleCommand,
  GetScheduleCommand,
  SchedulerClient,
} from '@aws-sdk/client-scheduler';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { scheduler } from '#local/services/scheduler.ts';
import { type ServiceHost, startServiceHost } from '#test/support/service-host.ts';

let host: ServiceHost;
let client: SchedulerClient;
let invoked: unknown[];

beforeEach(async () => {
  invoked = [];
  host = await startServiceHost({ services: [scheduler()], functions: { remind } });
  await host.create('AWS::Scheduler::ScheduleGroup', { Name: 'reminders' });
  await host.start();
  client = new SchedulerClient(host.client);
});

afterEach(() => host.stop());

function remind(payload: unknown) {
  invoked.push(payload);
}

const lambda = 'arn:aws:lambda:us-east-1:123456789012:function:remind';
const queue = 'arn:aws:sqs:us-east-1:123456789012:reminders';

const after = (milliseconds: number) =>
  `at(${new Date(host.clock.now() + milliseconds).toISOString().slice(0, 19)})`;

const create = (ScheduleExpression: string, target: object = {}, rest: object = {}) =>
  client.send(
    new CreateScheduleCommand({
      Name: 'order-10001',
      GroupName: 'reminders',
      ScheduleExpression,
      FlexibleTimeWindow: { Mode: 'OFF' },
      ActionAfterCompletion: 'DELETE',
      Target: {
        Arn: lambda,
        RoleArn: 'arn:aws:iam::123456789012:role/r',
        Input: '{"orderId":"10001"}',
        ...target,
      },
      ...rest,
    }),
  );

const get = () => client.send(new GetScheduleCommand({ Name: 'order-10001', GroupName: 'reminders' }));

it('fires once when it is due and deletes itself', async () => {
  await create(after(3_600_000));

  await host.clock.advance(3_590_000);
  expect(invoked).toEqual([]);
  expect(await get()).toMatchObject({ Name: 'order-10001', Target: { Arn: lambda } });
  await host.clock.advance(20_000);

  expect(invoked).toEqual([{ orderId: '10001' }]);
  await expect(get()).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});

it('uses its time zone', async () => {
  const inChicago = new Date(host.clock.now() + 3_600_000)
    .toLocaleString('sv-SE', { timeZone: 'America/Chicago' })
    .replace(' ', 'T');

  await create(`at(${inChicago})`, {}, { ScheduleExpressionTimezone: 'America/Chicago' });
  await host.clock.advance(3_500_000);
  expect(invoked).toHaveLength(0);
  await host.clock.advance(101_000);

  expect(invoked).toHaveLength(1);
});

it('survives a restart and fires what was due meanwhile', async () => {
  await create(after(1_000), { Arn: queue });
  await host.stop();
  host = await startServiceHost({ services: [scheduler()], stateDirectory: host.stateDirectory });
  await host.start();

  await host.clock.advance(2_000);

  expect(host.queued).toEqual([{ queueArn: queue, body: '{"orderId":"10001"}' }]);
});

it('retries, then gives up to its dead-letter queue', async () => {
  await create(after(1_000), {
    Arn: 'arn:aws:lambda:us-east-1:123456789012:function:gone',
    DeadLetterConfig: { Arn: queue },
    RetryPolicy: { MaximumRetryAttempts: 2, MaximumEventAgeInSeconds: 3600 },
  });

  await host.clock.advance(60_000);

  expect(invoked).toEqual([]);
  expect(host.queued).toEqual([{ queueArn: queue, body: '{"orderId":"10001"}' }]);
});

it('puts an event on a bus', async () => {
  await create(after(1_000), {
    Arn: 'arn:aws:events:us-east-1:123456789012:event-bus/ironcall-test',
    EventBridgeParameters: { DetailType: 'reminder.due', Source: 'ironcall' },
  });

  await host.clock.advance(2_000);

  expect(host.events).toEqual([
    {
      busName: 'ironcall-test',
      source: 'ironcall',
      detailType: 'reminder.due',
      detail: { orderId: '10001' },
    },
  ]);
});

it('does not fire once deleted', async () => {
  await create(after(60_000));
  await client.send(new DeleteScheduleCommand({ Name: 'order-10001', GroupName: 'reminders' }));

  await host.clock.advance(120_000);

  expect(invoked).toEqual([]);
});

it('exists once for each name, unless the client token marks a retry', async () => {
  const first = await create(after(9_000), {}, { ClientToken: 't1' });

  await expect(create(after(9_000), {}, { ClientToken: 't1' })).resolves.toMatchObject({
    ScheduleArn: first.ScheduleArn,
  });
  await expect(create(after(9_000), {}, { ClientToken: 't2' })).rejects.toMatchObject({
    name: 'ConflictException',
  });
});

it('refuses what is not supported', async () => {
  await expect(create('rate(5 minutes)')).rejects.toMatchObject({ name: 'ValidationException' });
  await expect(create(after(1_000), {}, { GroupName: 'none' })).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
  });
});
