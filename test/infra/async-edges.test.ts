import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { notifiableEvents } from '#events/notifications.ts';
import { ofType, referencesIn, synthesise } from './stacks.ts';

const { all } = synthesise('production');
const queues = ofType(all, 'AWS::SQS::Queue');
const deadLetters = queues.filter(({ Properties }) => String(Properties.QueueName).endsWith('-dead-letters'));
const workQueues = queues.filter((queue) => !deadLetters.includes(queue));

function name({ Properties }: { Properties: Record<string, unknown> }): string {
  return String(Properties.QueueName ?? Properties.FunctionName).replace('ironcall-production-', '');
}

/** The function that a queue is named after. A second queue delays items for the same function. */
function consumerOf(queue: string): string {
  return queue.replace(/-later$/, '');
}

describe('a queue', () => {
  test.each(workQueues.map((queue) => [name(queue), queue] as const))(
    '%s moves an item to its consumer’s dead letters after five tries',
    (own, { Properties }) => {
      const { deadLetterTargetArn, maxReceiveCount } = z
        .object({ deadLetterTargetArn: z.unknown(), maxReceiveCount: z.number() })
        .parse(Properties.RedrivePolicy);
      const [target] = referencesIn(deadLetterTargetArn);

      expect(maxReceiveCount).toBe(5);
      expect(deadLetters.filter(({ logicalId }) => logicalId === target).map(name)).toEqual([
        `${consumerOf(own)}-dead-letters`,
      ]);
    },
  );

  test.each(deadLetters.map((queue) => [name(queue), queue] as const))(
    '%s keeps items for 14 days and alarms at the first',
    (_, { logicalId, Properties }) => {
      const alarms = ofType(all, 'AWS::CloudWatch::Alarm').filter(
        (alarm) =>
          alarm.Properties.MetricName === 'ApproximateNumberOfMessagesVisible' &&
          referencesIn(alarm.Properties.Dimensions).includes(logicalId),
      );

      expect(Properties.MessageRetentionPeriod).toBe(14 * 24 * 3600);
      expect(alarms.map((alarm) => alarm.Properties.Threshold)).toEqual([1]);
    },
  );

  test.each(queues.map((queue) => [name(queue), queue] as const))(
    '%s is encrypted and requires TLS',
    (_, { logicalId, Properties }) => {
      const policies = ofType(all, 'AWS::SQS::QueuePolicy').filter((policy) =>
        referencesIn(policy.Properties.Queues).includes(logicalId),
      );

      expect(Properties.SqsManagedSseEnabled).toBe(true);
      expect(JSON.stringify(policies)).toContain('"aws:SecureTransport":"false"');
    },
  );
});

describe('an event source', () => {
  test.each(
    ofType(all, 'AWS::Lambda::EventSourceMapping').map((mapping) => [mapping.logicalId, mapping] as const),
  )('%s retries only the items that failed', (_, { Properties }) => {
    expect(Properties.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
  });

  test.each(
    ofType(all, 'AWS::Lambda::EventSourceMapping').map((mapping) => [mapping.logicalId, mapping] as const),
  )('%s limits its concurrent calls', (_, { Properties }) => {
    const { ScalingConfig, ParallelizationFactor } = z
      .object({
        ScalingConfig: z.object({ MaximumConcurrency: z.int().min(2).max(10) }).optional(),
        ParallelizationFactor: z.int().min(2).max(10).optional(),
      })
      .parse(Properties);

    const isOfStream = Properties.StartingPosition !== undefined;
    expect([ScalingConfig !== undefined, ParallelizationFactor !== undefined]).toEqual([
      !isOfStream,
      isOfStream,
    ]);
  });

  test('of the table’s stream filters records, splits failing batches, and has dead letters', () => {
    const streams = ofType(all, 'AWS::Lambda::EventSourceMapping').filter(
      ({ Properties }) => Properties.StartingPosition,
    );

    expect(streams).toHaveLength(2);
    const bySource = (kind: string) =>
      streams.find(({ Properties }) => JSON.stringify(Properties.FilterCriteria).includes(kind));
    const [events, orders] = [bySource('[\\"event\\"]'), bySource('[\\"order\\"]')];
    expect(orders?.Properties).toMatchObject({
      StartingPosition: 'TRIM_HORIZON',
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 10,
      FilterCriteria: {
        Filters: [
          {
            Pattern: '{"eventName":["INSERT","MODIFY"],"dynamodb":{"NewImage":{"kind":{"S":["order"]}}}}',
          },
        ],
      },
    });
    const [ordersTarget] = referencesIn(orders?.Properties.DestinationConfig);
    expect(deadLetters.find(({ logicalId }) => logicalId === ordersTarget)?.Properties.QueueName).toBe(
      'ironcall-production-index-orders-dead-letters',
    );
    expect(events?.Properties).toMatchObject({
      StartingPosition: 'TRIM_HORIZON',
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 10,
      FilterCriteria: {
        Filters: [
          { Pattern: '{"eventName":["INSERT"],"dynamodb":{"NewImage":{"kind":{"S":["event"]}}}}' },
          {
            Pattern: '{"eventName":["INSERT","MODIFY"],"dynamodb":{"NewImage":{"kind":{"S":["candidate"]}}}}',
          },
        ],
      },
    });
    const [target] = referencesIn(events?.Properties.DestinationConfig);
    expect(deadLetters.find(({ logicalId }) => logicalId === target)?.Properties.QueueName).toBe(
      'ironcall-production-publish-events-dead-letters',
    );
  });

  test.each(workQueues.map((queue) => [name(queue), queue] as const))(
    'from the queue %s hides items for long enough to finish a batch',
    (own, { Properties }) => {
      const consumer = ofType(all, 'AWS::Lambda::Function').find(
        (candidate) => name(candidate) === consumerOf(own),
      );

      expect(Properties.VisibilityTimeout).toBeGreaterThanOrEqual(6 * Number(consumer?.Properties.Timeout));
    },
  );
});

describe('an event rule', () => {
  const rules = ofType(all, 'AWS::Events::Rule').filter(({ Properties }) => Properties.EventPattern);

  test.each(rules.map((rule) => [rule.logicalId, rule] as const))(
    '%s has one queue as its target, retries for a day, and shares that queue’s dead letters',
    (_, { Properties }) => {
      const [target, ...others] = z.array(z.record(z.string(), z.unknown())).parse(Properties.Targets);
      const queue = workQueues.find(({ logicalId }) => referencesIn(target?.Arn).includes(logicalId));

      expect(others).toEqual([]);
      expect(target?.RetryPolicy).toEqual({ MaximumEventAgeInSeconds: 86_400, MaximumRetryAttempts: 185 });
      expect(referencesIn(target?.DeadLetterConfig)).toEqual(referencesIn(queue?.Properties.RedrivePolicy));
    },
  );

  test('sends every notifiable event to each channel, but delays chat messages to mail and texts by three minutes', () => {
    const eventsTo = (sender: string) =>
      rules
        .filter(({ Properties }) =>
          workQueues.some(
            (queue) => name(queue) === sender && referencesIn(Properties.Targets).includes(queue.logicalId),
          ),
        )
        .map(({ Properties }) => Properties.EventPattern);
    const pattern = (events: readonly string[]) => ({ source: ['ironcall'], 'detail-type': events });
    const others = notifiableEvents.filter((event) => event !== 'order.message-posted');
    expect(eventsTo('send-push')).toEqual([pattern(notifiableEvents)]);
    for (const sender of ['send-email', 'send-sms']) {
      const later = workQueues.find((queue) => name(queue) === `${sender}-later`);
      expect(eventsTo(sender)).toEqual([pattern(others)]);
      expect(eventsTo(`${sender}-later`)).toEqual([pattern(['order.message-posted'])]);
      expect(later?.Properties.DelaySeconds).toBe(180);
    }
  });

  test('sends every unfinished run of alert-import to end-lost-run', () => {
    const lost = rules.filter(
      ({ Properties, logicalId }) => !Properties.EventBusName && logicalId.startsWith('alertimport'),
    );

    expect(lost.map(({ Properties }) => Properties.EventPattern)).toEqual([
      {
        source: ['aws.states'],
        'detail-type': ['Step Functions Execution Status Change'],
        detail: {
          stateMachineArn: [{ Ref: expect.stringMatching(/^alertimport/) }],
          status: ['FAILED', 'TIMED_OUT', 'ABORTED'],
        },
      },
    ]);
  });

  test('sends bounces and complaints of our configuration set to stop-mail', () => {
    const [rule, ...others] = rules.filter(
      ({ Properties, logicalId }) => !Properties.EventBusName && !logicalId.startsWith('alertimport'),
    );
    const [destination] = ofType(all, 'AWS::SES::ConfigurationSetEventDestination');
    const [set] = ofType(all, 'AWS::SES::ConfigurationSet');

    expect(others).toEqual([]);
    expect(rule?.Properties.EventPattern).toEqual({
      source: ['aws.ses'],
      'detail-type': ['Email Bounced', 'Email Complaint Received'],
      detail: { mail: { tags: { 'ses:configuration-set': [{ Ref: set?.logicalId }] } } },
    });
    expect(destination?.Properties).toMatchObject({
      ConfigurationSetName: { Ref: set?.logicalId },
      EventDestination: { MatchingEventTypes: ['bounce', 'complaint'] },
    });
    // SES's own suppression list would hold back the codes that prove an address again.
    expect(set?.Properties.SuppressionOptions).toEqual({ SuppressedReasons: [] });
  });
});

test('mail goes to dead letters when its receiver fails three times', () => {
  const [asynchronous, ...others] = ofType(all, 'AWS::Lambda::EventInvokeConfig');

  expect(others).toEqual([]);
  expect(asynchronous?.Properties).toMatchObject({
    MaximumRetryAttempts: 2,
    MaximumEventAgeInSeconds: 21_600,
  });
  const [target] = referencesIn(asynchronous?.Properties.DestinationConfig);
  expect(deadLetters.find(({ logicalId }) => logicalId === target)?.Properties.QueueName).toBe(
    'ironcall-production-receive-mail-dead-letters',
  );
});
