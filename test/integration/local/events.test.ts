import { DeleteItemCommand, DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import {
  GetQueueAttributesCommand,
  ListMessageMoveTasksCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setToggle } from '#local/console/controls.ts';
import { eventually } from '#test/support/eventually.ts';
import { functionResource, runAssembly, type TestStack } from './cloud-assembly.ts';

/** Publishes the new rows of kind `event` on the bus; fails on a row whose `poison` is set. */
const publish = `
const { EventBridgeClient, PutEventsCommand } = load('@aws-sdk/client-eventbridge');
const client = new EventBridgeClient({});
exports.handler = async ({ Records }) => {
  const batchItemFailures = [];
  for (const { dynamodb } of Records) {
    const { NewImage, SequenceNumber } = dynamodb;
    if (NewImage.poison) { batchItemFailures.push({ itemIdentifier: SequenceNumber }); break; }
    await client.send(new PutEventsCommand({ Entries: [{ EventBusName: process.env.BUS, Source: 'ironcall', DetailType: 'order.opened', Detail: JSON.stringify({ id: NewImage.pk.S }) }] }));
  }
  return { batchItemFailures };
};`;

/** Writes what it gets into the table, or fails on the orders whose id starts with \`bad\` until they are mended. */
const consume = `
const { DynamoDBClient, PutItemCommand, GetItemCommand } = load('@aws-sdk/client-dynamodb');
const client = new DynamoDBClient({});
exports.handler = async ({ Records }) => {
  const batchItemFailures = [];
  for (const { messageId, body, attributes, eventSource } of Records) {
    const { id } = JSON.parse(body).detail;
    const mended = await client.send(new GetItemCommand({ TableName: process.env.TABLE, Key: { pk: { S: 'mended' } } }));
    if (id.startsWith('bad') && !mended.Item) { batchItemFailures.push({ itemIdentifier: messageId }); continue; }
    await client.send(new PutItemCommand({ TableName: process.env.TABLE, Item: { pk: { S: 'seen-' + id }, kind: { S: 'seen' }, count: { N: attributes.ApproximateReceiveCount }, from: { S: eventSource } } }));
  }
  return { batchItemFailures };
};`;

/** Records each row that the service itself removed. */
const mourn = `
const { DynamoDBClient, PutItemCommand } = load('@aws-sdk/client-dynamodb');
const client = new DynamoDBClient({});
exports.handler = async ({ Records }) => {
  for (const { dynamodb } of Records)
    await client.send(new PutItemCommand({ TableName: process.env.TABLE, Item: { pk: { S: 'expired-' + dynamodb.Keys.pk.S }, kind: { S: 'note' } } }));
};`;

let stack: TestStack;
let table: DynamoDBClient;
let queues: SQSClient;
let bus: EventBridgeClient;

beforeAll(async () => {
  stack = await runAssembly({
    stacks: {
      kept: {
        Resources: {
          table: {
            Type: 'AWS::DynamoDB::Table',
            Properties: {
              TableName: 'rows',
              BillingMode: 'PAY_PER_REQUEST',
              AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
              KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
              StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
              TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
            },
          },
        },
        Outputs: {
          stream: { Value: { 'Fn::GetAtt': ['table', 'StreamArn'] }, Export: { Name: 'kept:stream' } },
          table: { Value: { Ref: 'table' }, Export: { Name: 'kept:table' } },
        },
      },
      app: {
        Resources: {
          bus: { Type: 'AWS::Events::EventBus', Properties: { Name: 'domain' } },
          mourn: functionResource({
            code: mourn,
            Environment: { Variables: { TABLE: { 'Fn::ImportValue': 'kept:table' } } },
          }),
          fromExpiry: {
            Type: 'AWS::Lambda::EventSourceMapping',
            Properties: {
              EventSourceArn: { 'Fn::ImportValue': 'kept:stream' },
              FunctionName: { Ref: 'mourn' },
              StartingPosition: 'LATEST',
              FilterCriteria: {
                Filters: [
                  {
                    Pattern:
                      '{"eventName":["REMOVE"],"userIdentity":{"principalId":["dynamodb.amazonaws.com"]}}',
                  },
                ],
              },
            },
          },
          publish: functionResource({ code: publish, Environment: { Variables: { BUS: { Ref: 'bus' } } } }),
          fromStream: {
            Type: 'AWS::Lambda::EventSourceMapping',
            Properties: {
              EventSourceArn: { 'Fn::ImportValue': 'kept:stream' },
              FunctionName: { Ref: 'publish' },
              StartingPosition: 'TRIM_HORIZON',
              BatchSize: 10,
              BisectBatchOnFunctionError: true,
              MaximumRetryAttempts: 2,
              FunctionResponseTypes: ['ReportBatchItemFailures'],
              FilterCriteria: {
                Filters: [
                  { Pattern: '{"eventName":["INSERT"],"dynamodb":{"NewImage":{"kind":{"S":["event"]}}}}' },
                ],
              },
              DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': ['lostRows', 'Arn'] } } },
            },
          },
          lostRows: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'lost-rows' } },
          rule: {
            Type: 'AWS::Events::Rule',
            Properties: {
              EventBusName: { Ref: 'bus' },
              EventPattern: { source: ['ironcall'], 'detail-type': [{ prefix: 'order.' }] },
              State: 'ENABLED',
              Targets: [{ Arn: { 'Fn::GetAtt': ['work', 'Arn'] }, Id: 'work' }],
            },
          },
          shortened: {
            Type: 'AWS::Events::Rule',
            Properties: {
              EventPattern: { source: ['elsewhere'] },
              Targets: [
                {
                  Arn: { 'Fn::GetAtt': ['plain', 'Arn'] },
                  Id: 'plain',
                  InputTransformer: {
                    InputPathsMap: { who: '$.detail.who' },
                    InputTemplate: '{"greeting":"Hello <who>","who":<who>}',
                  },
                },
              ],
            },
          },
          work: {
            Type: 'AWS::SQS::Queue',
            Properties: {
              QueueName: 'work',
              VisibilityTimeout: 120,
              RedrivePolicy: {
                deadLetterTargetArn: { 'Fn::GetAtt': ['workDead', 'Arn'] },
                maxReceiveCount: 5,
              },
            },
          },
          workDead: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'work-dead-letters' } },
          consume: functionResource({
            code: consume,
            Environment: { Variables: { TABLE: { 'Fn::ImportValue': 'kept:table' } } },
          }),
          fromWork: {
            Type: 'AWS::Lambda::EventSourceMapping',
            Properties: {
              EventSourceArn: { 'Fn::GetAtt': ['work', 'Arn'] },
              FunctionName: { Ref: 'consume' },
              FunctionResponseTypes: ['ReportBatchItemFailures'],
            },
          },
          plain: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'plain' } },
          byHand: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'by-hand', VisibilityTimeout: 30 } },
          awaited: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'awaited' } },
        },
      },
    },
  });
  table = new DynamoDBClient({ ...stack.client, endpoint: stack.dynamoDbEndpoint });
  queues = new SQSClient(stack.client);
  bus = new EventBridgeClient(stack.client);
});

afterAll(() => stack.stop());

describe('An event row', () => {
  it('reaches the consumer through stream, function, bus, rule, queue and function', async () => {
    await put({ pk: { S: '10001' }, kind: { S: 'event' } });

    const seen = await eventually(() => row('seen-10001'));

    expect(seen).toMatchObject({ count: { N: '1' }, from: { S: 'aws:sqs' } });
  });

  it('arrives at once', async () => {
    const tookMs: number[] = [];
    // On a busy machine, one or two may be late.
    for (let number = 1; number <= 5 && !tookMs.some((each) => each < 2_000); number += 1) {
      await put({ pk: { S: `quick-${number}` }, kind: { S: 'event' } });
      const startedAt = performance.now();
      await eventually(() => row(`seen-quick-${number}`));
      tookMs.push(performance.now() - startedAt);
    }

    expect(Math.min(...tookMs)).toBeLessThan(2_000);
  });

  it('of another kind is filtered out', async () => {
    await put({ pk: { S: 'unseen' }, kind: { S: 'order' } });
    await put({ pk: { S: 'after-unseen' }, kind: { S: 'event' } });

    await eventually(() => row('seen-after-unseen'));

    expect(await row('seen-unseen')).toBeUndefined();
  });

  it('that the publisher always fails on is set aside after its retries, and later ones go on', async () => {
    await put({ pk: { S: 'poisoned' }, kind: { S: 'event' }, poison: { BOOL: true } });
    await put({ pk: { S: 'behind' }, kind: { S: 'event' } });

    await eventually(async () => {
      await stack.clock.advance(10_000);
      return row('seen-behind');
    });

    const [letter] = await receive('lost-rows');
    expect(JSON.parse(letter?.Body ?? '')).toMatchObject({
      requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: 3 },
      DDBStreamBatchInfo: { batchSize: 1 },
    });
  });
});

describe('Every delivery', () => {
  it('is made twice with the console’s switch on', async () => {
    const queue = 'arn:aws:sqs:us-east-1:000000000000:work';
    setToggle(stack.runtime, 'delivers-twice', true);
    const before = await invocationsOf('app-consume');

    await stack.runtime.sendToQueue(queue, JSON.stringify({ detail: { id: 'twice' } }));
    await eventually(() => row('seen-twice'));
    await eventually(async () => ((await depth('work')).hidden === 0 ? true : undefined));

    expect((await invocationsOf('app-consume')) - before).toBe(2);
    setToggle(stack.runtime, 'delivers-twice', false);
  });
});

describe('A message whose consumer always fails', () => {
  it('goes to the dead letters after five tries, and returns with a redrive once the cause is fixed', async () => {
    await putEvent({ detail: { id: 'bad-1' } });
    await eventually(async () => ((await depth('work')).hidden === 1 ? true : undefined));

    await stack.clock.advance(5 * 121_000);
    const dead = await eventually(async () =>
      (await depth('work-dead-letters')).visible === 1 ? true : undefined,
    );
    await put({ pk: { S: 'mended' }, kind: { S: 'flag' } });
    await queues.send(
      new StartMessageMoveTaskCommand({ SourceArn: 'arn:aws:sqs:us-east-1:000000000000:work-dead-letters' }),
    );
    const seen = await eventually(() => row('seen-bad-1'));

    expect(dead).toBe(true);
    expect(seen).toMatchObject({ count: { N: '1' } });
    const { Results } = await queues.send(
      new ListMessageMoveTasksCommand({ SourceArn: 'arn:aws:sqs:us-east-1:000000000000:work-dead-letters' }),
    );
    expect(Results).toEqual([
      expect.objectContaining({ Status: 'COMPLETED', ApproximateNumberOfMessagesMoved: 1 }),
    ]);
  });
});

describe('PutEvents', () => {
  it('reports each entry’s result separately', async () => {
    const { FailedEntryCount, Entries } = await bus.send(
      new PutEventsCommand({
        Entries: [
          { Source: 'ironcall', DetailType: 'x', Detail: 'not json', EventBusName: 'domain' },
          { Source: 'ironcall', DetailType: 'x', Detail: '{}', EventBusName: 'nowhere' },
          { Source: 'ironcall', DetailType: 'x', Detail: '{}', EventBusName: 'domain' },
        ],
      }),
    );

    expect(FailedEntryCount).toBe(2);
    expect(Entries?.map(({ ErrorCode, EventId }) => ErrorCode ?? typeof EventId)).toEqual([
      'MalformedDetail',
      'ResourceNotFoundException',
      'string',
    ]);
  });

  it('applies a target’s input transformer', async () => {
    await bus.send(
      new PutEventsCommand({
        Entries: [{ Source: 'elsewhere', DetailType: 'x', Detail: '{"who":"Dana \\"D\\" Reyes"}' }],
      }),
    );

    const [message] = await eventually(async () => {
      const messages = await receive('plain');
      return messages.length > 0 ? messages : undefined;
    });

    expect(JSON.parse(message?.Body ?? '')).toEqual({
      greeting: 'Hello Dana "D" Reyes',
      who: 'Dana "D" Reyes',
    });
  });

  it('shows the event to the console with its matching rules', async () => {
    await putEvent({ detail: { id: 'shown' } });

    const answer = await fetch(`${stack.siteUrl}/_local/api/events?limit=1`);

    expect(await answer.json()).toEqual({
      events: [
        expect.objectContaining({ detailType: 'order.opened', detail: { id: 'shown' }, rules: ['app-rule'] }),
      ],
    });
  });
});

describe('A row with a time to live', () => {
  it('is deleted once the clock has passed it, as by the service', async () => {
    const expiresAt = Math.floor(stack.clock.now() / 1000) + 3600;
    await put({ pk: { S: 'short-lived' }, expiresAt: { N: String(expiresAt) } });
    await put({ pk: { S: 'long-lived' }, expiresAt: { N: String(expiresAt + 86_400) } });

    await put({ pk: { S: 'taken-away' } });
    await table.send(new DeleteItemCommand({ TableName: 'rows', Key: { pk: { S: 'taken-away' } } }));

    await stack.clock.advance(3_602_000);

    expect(await row('short-lived')).toBeUndefined();
    expect(await row('long-lived')).toBeDefined();
    await eventually(() => row('expired-short-lived'));
    expect(await row('expired-taken-away')).toBeUndefined();
  });

  it('is deleted within five minutes when the clock moves in small steps', async () => {
    const expiresAt = Math.floor(stack.clock.now() / 1000) + 10;
    await put({ pk: { S: 'soon-gone' }, expiresAt: { N: String(expiresAt) } });

    for (let minute = 0; minute < 6; minute += 1) await stack.clock.advance(60_000);

    expect(await row('soon-gone')).toBeUndefined();
  });
});

describe('A queue', () => {
  it('keeps attributes, delays messages, and hides received ones', async () => {
    const QueueUrl = `${stack.awsEndpoint}/000000000000/by-hand`;
    await queues.send(
      new SendMessageCommand({
        QueueUrl,
        MessageBody: 'later',
        DelaySeconds: 60,
        MessageAttributes: { colour: { DataType: 'String', StringValue: 'yellow' } },
      }),
    );

    const early = await receive('by-hand');
    await stack.clock.advance(60_000);
    const { Messages } = await queues.send(
      new ReceiveMessageCommand({ QueueUrl, MessageAttributeNames: ['All'], AttributeNames: ['All'] }),
    );
    const hidden = await receive('by-hand');
    await stack.clock.advance(31_000);
    const again = await queues.send(
      new ReceiveMessageCommand({ QueueUrl, MessageSystemAttributeNames: ['All'] }),
    );

    expect(early).toEqual([]);
    expect(Messages).toEqual([
      expect.objectContaining({
        Body: 'later',
        MessageAttributes: { colour: { DataType: 'String', StringValue: 'yellow' } },
        Attributes: expect.objectContaining({ ApproximateReceiveCount: '1' }),
      }),
    ]);
    expect(hidden).toEqual([]);
    expect(again.Messages?.[0]?.Attributes?.ApproximateReceiveCount).toBe('2');
  });

  it('answers a waiting receiver as soon as a message arrives', async () => {
    const QueueUrl = `${stack.awsEndpoint}/000000000000/awaited`;
    const waiting = queues.send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 20 }));

    await queues.send(new SendMessageCommand({ QueueUrl, MessageBody: 'hello' }));
    const { Messages } = await waiting;

    expect(Messages?.map(({ Body }) => Body)).toEqual(['hello']);
  });

  it('that does not exist is refused with the SDK’s error name', async () => {
    const asked = queues.send(
      new SendMessageCommand({ QueueUrl: `${stack.awsEndpoint}/000000000000/nowhere`, MessageBody: 'x' }),
    );

    await expect(asked).rejects.toMatchObject({ name: 'QueueDoesNotExist' });
  });
});

async function put(Item: Record<string, { S: string } | { N: string } | { BOOL: boolean }>): Promise<void> {
  await table.send(new PutItemCommand({ TableName: 'rows', Item }));
}

async function row(pk: string) {
  return (
    await table.send(new GetItemCommand({ TableName: 'rows', Key: { pk: { S: pk } }, ConsistentRead: true }))
  ).Item;
}

async function putEvent({ detail }: { detail: object }): Promise<void> {
  await bus.send(
    new PutEventsCommand({
      Entries: [
        {
          Source: 'ironcall',
          DetailType: 'order.opened',
          Detail: JSON.stringify(detail),
          EventBusName: 'domain',
        },
      ],
    }),
  );
}

async function invocationsOf(name: string): Promise<number> {
  const answer = await fetch(`${stack.siteUrl}/_local/api/functions`);
  const { functions } = (await answer.json()) as { functions: { name: string; invocations: number }[] };
  return functions.find((one) => one.name === name)?.invocations ?? 0;
}

async function receive(name: string) {
  const QueueUrl = `${stack.awsEndpoint}/000000000000/${name}`;
  return (await queues.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }))).Messages ?? [];
}

async function depth(name: string): Promise<{ visible: number; hidden: number }> {
  const QueueUrl = `${stack.awsEndpoint}/000000000000/${name}`;
  const { Attributes } = await queues.send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }),
  );
  return {
    visible: Number(Attributes?.ApproximateNumberOfMessages),
    hidden: Number(Attributes?.ApproximateNumberOfMessagesNotVisible),
  };
}
