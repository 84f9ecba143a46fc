import { describe, expect, test } from 'vitest';
import { ofType, referencesIn, synthesise } from './stacks.ts';

const { appStack } = synthesise('production');
const [topic, ...otherTopics] = ofType(appStack, 'AWS::SNS::Topic');

function only(type: string, of: string) {
  const found = ofType(appStack, type).filter(({ Properties }) =>
    referencesIn([Properties.Topics, Properties.TopicArn]).includes(of),
  );
  expect(found).toHaveLength(1);
  return found[0]?.Properties ?? {};
}

describe('the topic for incoming texts', () => {
  const id = topic?.logicalId ?? '';
  const key = ofType(appStack, 'AWS::KMS::Key').find(({ logicalId }) =>
    referencesIn(topic?.Properties.KmsMasterKeyId).includes(logicalId),
  );
  const fromOurAccount = {
    Effect: 'Allow',
    Principal: { Service: 'sms-voice.amazonaws.com' },
    Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
  };

  test('has the name that the runbook gives the number', () => {
    expect(otherTopics).toEqual([]);
    expect(topic?.Properties.TopicName).toBe('ironcall-production-text-replies');
  });

  test('lets only End User Messaging of this account publish, over TLS', () => {
    const policy = only('AWS::SNS::TopicPolicy', id);

    expect(policy.PolicyDocument).toMatchObject({
      Statement: [
        {
          Effect: 'Deny',
          Principal: '*',
          Action: 'sns:Publish',
          Resource: { Ref: id },
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        },
        { ...fromOurAccount, Action: 'sns:Publish', Resource: { Ref: id } },
      ],
    });
  });

  test('is encrypted with a key that End User Messaging may use and that rotates yearly', () => {
    expect(key?.Properties).toMatchObject({
      EnableKeyRotation: true,
      KeyPolicy: {
        Statement: expect.arrayContaining([
          { ...fromOurAccount, Action: ['kms:Decrypt', 'kms:GenerateDataKey*'], Resource: '*' },
        ]),
      },
    });
  });

  test('delivers to the queue of receive-text and its dead letters', () => {
    const queues = ofType(appStack, 'AWS::SQS::Queue');
    const named = (name: string) =>
      queues.find(({ Properties }) => Properties.QueueName === `ironcall-production-${name}`)?.logicalId;
    const subscription = only('AWS::SNS::Subscription', id);

    expect(subscription.Protocol).toBe('sqs');
    expect(subscription).not.toHaveProperty('RawMessageDelivery');
    expect(referencesIn(subscription.Endpoint)).toEqual([named('receive-text')]);
    expect(referencesIn(subscription.RedrivePolicy)).toEqual([named('receive-text-dead-letters')]);
    for (const name of ['receive-text', 'receive-text-dead-letters']) {
      const policy = ofType(appStack, 'AWS::SQS::QueuePolicy').find(({ Properties }) =>
        referencesIn(Properties.Queues).includes(named(name) ?? ''),
      );
      expect(JSON.stringify(policy)).toContain('"sns.amazonaws.com"');
    }
  });
});
