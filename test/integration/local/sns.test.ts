import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepMessage, repliesTo } from '#local/console/inbox.ts';
import { sms } from '#local/services/sms.ts';
import { type SnsService, sns } from '#local/services/sns.ts';
import { type ServiceHost, startServiceHost } from '#test/support/service-host.ts';

const queueArn = 'arn:aws:sqs:us-east-1:123456789012:replies';
const deadLetterArn = 'arn:aws:sqs:us-east-1:123456789012:replies-dead-letters';

let host: ServiceHost;
let topics: SnsService;

beforeEach(async () => {
  topics = sns();
  host = await startServiceHost({ services: [topics, sms({ topics })] });
});
afterEach(() => host.stop());

async function topicNamed(name: string): Promise<string> {
  return (await host.create('AWS::SNS::Topic', { TopicName: name, KmsMasterKeyId: 'key' }, name)).ref;
}

function subscribe(topic: string, more: Record<string, unknown> = {}) {
  return host.create('AWS::SNS::Subscription', {
    TopicArn: topic,
    Protocol: 'sqs',
    Endpoint: queueArn,
    RedrivePolicy: { deadLetterTargetArn: deadLetterArn },
    ...more,
  });
}

function letPublish(topic: string, service: string) {
  return host.create('AWS::SNS::TopicPolicy', {
    Topics: [topic],
    PolicyDocument: {
      Version: '2012-10-17',
      Statement: [
        { Effect: 'Deny', Action: 'sns:Publish', Principal: '*', Resource: topic },
        {
          Effect: 'Allow',
          Action: 'sns:Publish',
          Principal: { Service: service },
          Resource: topic,
          Condition: { StringEquals: { 'aws:SourceAccount': '123456789012' } },
        },
      ],
    },
  });
}

describe('a topic', () => {
  it('delivers messages to its queues with their time', async () => {
    const topic = await topicNamed('replies');
    await subscribe(topic);

    const { messageId } = await topics.publish(topic, '{"a":1}', host.runtime);

    expect(host.queued.map(({ queueArn }) => queueArn)).toEqual([queueArn]);
    expect(JSON.parse(host.queued[0]?.body ?? '')).toMatchObject({
      Type: 'Notification',
      MessageId: messageId,
      TopicArn: topic,
      Message: '{"a":1}',
      Timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('delivers raw messages if the subscription says so', async () => {
    const topic = await topicNamed('replies');
    await subscribe(topic, { RawMessageDelivery: true });

    await topics.publish(topic, 'hello', host.runtime);

    expect(host.queued).toEqual([{ queueArn, body: 'hello' }]);
  });

  it('sends undeliverable messages to the dead letters', async () => {
    const topic = await topicNamed('replies');
    await subscribe(topic, { RawMessageDelivery: true });
    const send = host.runtime.sendToQueue;
    Object.assign(host.runtime, {
      sendToQueue: async (arn: string, body: string) => {
        if (arn === queueArn) throw new Error('There is no queue.');
        await send(arn, body);
      },
    });

    await topics.publish(topic, 'hello', host.runtime);

    expect(host.queued).toEqual([{ queueArn: deadLetterArn, body: 'hello' }]);
  });

  it('delivers no mail, and refuses to start with unsupported protocols and filters', async () => {
    const topic = await topicNamed('ops');
    await subscribe(topic, { Protocol: 'email', Endpoint: 'ops@ironcall.example', RedrivePolicy: undefined });

    await topics.publish(topic, 'hello', host.runtime);

    expect(host.queued).toEqual([]);
    await expect(subscribe(topic, { Protocol: 'https' })).rejects.toThrow('Protocol');
    await expect(subscribe(topic, { FilterPolicy: {} })).rejects.toThrow('FilterPolicy');
  });
});

describe('a text to our number', () => {
  const text = (body: object) =>
    fetch(`${host.siteUrl}/_local/api/text-messages`, { method: 'POST', body: JSON.stringify(body) });
  const published = () =>
    host.queued.map(({ body }) => JSON.parse(JSON.parse(body).Message) as Record<string, string>);
  const sent = () =>
    keepMessage(host.runtime, {
      channel: 'sms',
      to: '+17015550123',
      from: '+18885550100',
      subject: null,
      text: 'Ironcall: a job',
      html: null,
    });

  it('is published where End User Messaging may publish, as with two-way messaging', async () => {
    const [open, closed] = [await topicNamed('replies'), await topicNamed('ops')];
    for (const topic of [open, closed]) await subscribe(topic);
    await letPublish(open, 'sms-voice.amazonaws.com');
    await letPublish(closed, 'cloudwatch.amazonaws.com');
    const { id } = sent();

    const answer = await text({ to: id, text: ' tomorrow 8am ' });

    const { inboundMessageId } = (await answer.json()) as { inboundMessageId: string };
    expect(published()).toEqual([
      {
        originationNumber: '+17015550123',
        destinationNumber: '+18885550100',
        messageKeyword: 'KEYWORD_18885550100',
        messageBody: 'tomorrow 8am',
        inboundMessageId,
        previousPublishedMessageId: id,
      },
    ]);
    expect(repliesTo(host.runtime, id)).toMatchObject([{ text: 'tomorrow 8am' }]);
  });

  it('can come from any number', async () => {
    const topic = await topicNamed('replies');
    await subscribe(topic);
    await letPublish(topic, 'sms-voice.amazonaws.com');

    await text({ from: '+13145550199', text: 'STOP' });

    expect(published()).toMatchObject([
      { originationNumber: '+13145550199', messageKeyword: 'STOP', messageBody: 'STOP' },
    ]);
  });

  it('is refused if it replies to nothing, is empty, or has no topic', async () => {
    const { id } = sent();

    const answers = await Promise.all([
      text({ to: 'nobody', text: 'hello' }),
      text({ to: id, text: '  ' }),
      text({ to: id, text: 'hello' }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([404, 400, 409]);
    expect(repliesTo(host.runtime, id)).toEqual([]);
  });
});
