import { describe, expect, test } from 'vitest';
import { readEnvironment } from '#infra/environments.ts';
import { ofType, referencesIn, stringsIn, synthesise } from './stacks.ts';

const { appStack } = synthesise('production');
const { smsOriginationIdentity, smsCodesIdentity } = readEnvironment('production');

function variablesOf(id: string): Record<string, unknown> {
  const found = ofType(appStack, 'AWS::Lambda::Function').find(
    ({ Properties }) => Properties.FunctionName === `ironcall-production-${id}`,
  );
  const { Variables = {} } = (found?.Properties.Environment ?? {}) as { Variables?: Record<string, unknown> };
  return Variables;
}

describe('outgoing texts', () => {
  test.each([
    ['api-public', smsCodesIdentity],
    ['api-app', smsCodesIdentity],
    ['send-sms', smsOriginationIdentity],
    ['receive-text', smsOriginationIdentity],
  ])('of %s come from %s', (id, identity) => {
    const [, rest] = stringsIn(variablesOf(id).SMS_ORIGINATION_IDENTITY)
      .join('')
      .split(/:(?=phone-number)/);

    expect(rest).toBe(identity);
  });

  test('keep to the number’s rate: one event per call, two calls at once per queue', () => {
    const queues = ofType(appStack, 'AWS::SQS::Queue').filter(({ Properties }) =>
      /-send-sms(-later)?$/.test(String(Properties.QueueName)),
    );
    const sources = ofType(appStack, 'AWS::Lambda::EventSourceMapping').filter(({ Properties }) =>
      queues.some(({ logicalId }) => referencesIn(Properties.EventSourceArn).includes(logicalId)),
    );

    expect(variablesOf('send-sms').SMS_PARTS_PER_SECOND).toBe('3');
    expect(queues).toHaveLength(2);
    expect(sources.map(({ Properties }) => [Properties.BatchSize, Properties.ScalingConfig])).toEqual([
      [1, { MaximumConcurrency: 2 }],
      [1, { MaximumConcurrency: 2 }],
    ]);
  });
});
