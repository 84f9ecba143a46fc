import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { AwsRequest, AwsResponse, LocalService, Runtime } from '../runtime.ts';
import { AwsError, jsonService, operation } from './aws-wire.ts';
import { inert, provider } from './known-properties.ts';
import type { EventSource } from './lambda/event-source-mapping.ts';
import { physicalName } from './resource-names.ts';
import { consume, systemAttributes } from './sqs/consume.ts';
import { md5, md5OfAttributes } from './sqs/md5.ts';
import { createQueue, type Message, type Queue } from './sqs/queues.ts';

/** A queue as the console shows it. A dead-letter queue comes with its messages. */
interface QueueSummary {
  readonly name: string;
  readonly arn: string;
  readonly visible: number;
  readonly inFlight: number;
  readonly delayed: number;
  readonly isDeadLetterQueue: boolean;
  readonly messages: readonly QueuedMessage[];
}

interface QueuedMessage {
  readonly id: string;
  readonly body: string;
  readonly sentAt: number;
  readonly receiveCount: number;
  /** The queue that gave it up; undefined if it was sent here (after a function's or a rule's failure). */
  readonly deadLetterOf?: string | undefined;
}

export interface SqsService extends LocalService {
  /** Sends to a queue by ARN. Throws if there is none. */
  send(queueArn: string, body: string): void;
  readonly eventSource: EventSource;
}

/** Standard queues with visibility timeouts, delays, retention and dead letters, stored on disk. */
export function sqs(): SqsService {
  const queues = new Map<string, Queue>();
  const moves: MoveTask[] = [];
  const byArn = (arn: string): Queue | undefined => {
    const queue = queues.get(arn.split(':').at(-1) ?? '');
    return queue?.arn === arn ? queue : undefined;
  };
  const deadLetterArns = (): Set<string | undefined> =>
    new Set([...queues.values()].map(({ redrive }) => redrive?.deadLetterArn));

  const named = (queueUrlOrName: string): Queue => {
    const queue = queues.get(queueUrlOrName.split('/').at(-1) ?? '');
    if (queue) return queue;
    throw new AwsError('com.amazonaws.sqs#QueueDoesNotExist', 'The specified queue does not exist.');
  };
  const mustFind = (arn: string): Queue => {
    const queue = byArn(arn);
    if (queue) return queue;
    throw new AwsError('com.amazonaws.sqs#ResourceNotFoundException', `There is no queue ${arn}.`);
  };
  const urlOf = (queue: Queue, { awsEndpoint, accountId }: Runtime): string =>
    `${awsEndpoint}/${accountId}/${queue.name}`;

  const operations = {
    SendMessage: operation(sendInput, (input) => sendOne(named(input.QueueUrl), input)),
    SendMessageBatch: operation(
      z.strictObject({ QueueUrl: z.string(), Entries: z.array(entry(messageFields)).min(1).max(10) }),
      ({ QueueUrl, Entries }) => each(Entries, (one) => sendOne(named(QueueUrl), one)),
    ),
    ReceiveMessage: operation(receiveInput, async (input) => {
      const queue = named(input.QueueUrl);
      await queue.untilVisible(
        input.WaitTimeSeconds === undefined ? queue.waitMs : input.WaitTimeSeconds * 1000,
      );
      const visibilityMs = input.VisibilityTimeout === undefined ? undefined : input.VisibilityTimeout * 1000;
      const asked = [...(input.AttributeNames ?? []), ...(input.MessageSystemAttributeNames ?? [])];
      const wanted = input.MessageAttributeNames ?? [];
      const messages = queue.receive(input.MaxNumberOfMessages, visibilityMs);
      return messages.length === 0
        ? {}
        : { Messages: messages.map((message) => received(message, asked, wanted)) };
    }),
    DeleteMessage: operation(z.strictObject({ QueueUrl: z.string(), ReceiptHandle: z.string() }), (input) => {
      named(input.QueueUrl).delete(input.ReceiptHandle);
    }),
    DeleteMessageBatch: operation(
      z.strictObject({
        QueueUrl: z.string(),
        Entries: z
          .array(entry({ ReceiptHandle: z.string() }))
          .min(1)
          .max(10),
      }),
      ({ QueueUrl, Entries }) =>
        each(Entries, ({ ReceiptHandle }) => {
          named(QueueUrl).delete(ReceiptHandle);
          return {};
        }),
    ),
    ChangeMessageVisibility: operation(
      z.strictObject({ QueueUrl: z.string(), ReceiptHandle: z.string(), VisibilityTimeout: z.number() }),
      (input) => changeVisibility(named(input.QueueUrl), input),
    ),
    ChangeMessageVisibilityBatch: operation(
      z.strictObject({
        QueueUrl: z.string(),
        Entries: z
          .array(entry({ ReceiptHandle: z.string(), VisibilityTimeout: z.number() }))
          .min(1)
          .max(10),
      }),
      ({ QueueUrl, Entries }) => each(Entries, (one) => changeVisibility(named(QueueUrl), one)),
    ),
    GetQueueUrl: operation(
      z.strictObject({ QueueName: z.string(), QueueOwnerAWSAccountId: z.string().optional() }),
      ({ QueueName }, runtime) => ({ QueueUrl: urlOf(named(QueueName), runtime) }),
    ),
    GetQueueAttributes: operation(
      z.strictObject({ QueueUrl: z.string(), AttributeNames: z.array(z.string()).default([]) }),
      ({ QueueUrl, AttributeNames }) => {
        const attributes = attributesOf(named(QueueUrl));
        const chosen = Object.entries(attributes).filter(
          ([name]) => AttributeNames.includes('All') || AttributeNames.includes(name),
        );
        return { Attributes: Object.fromEntries(chosen) };
      },
    ),
    ListQueues: operation(
      z.strictObject({ QueueNamePrefix: z.string().default(''), MaxResults: z.number().optional() }),
      ({ QueueNamePrefix }, runtime) => ({
        QueueUrls: [...queues.values()]
          .filter(({ name }) => name.startsWith(QueueNamePrefix))
          .map((queue) => urlOf(queue, runtime)),
      }),
    ),
    ListDeadLetterSourceQueues: operation(
      z.strictObject({ QueueUrl: z.string(), MaxResults: z.number().optional() }),
      ({ QueueUrl }, runtime) => ({
        queueUrls: [...queues.values()]
          .filter(({ redrive }) => redrive?.deadLetterArn === named(QueueUrl).arn)
          .map((queue) => urlOf(queue, runtime)),
      }),
    ),
    PurgeQueue: operation(z.strictObject({ QueueUrl: z.string() }), ({ QueueUrl }) =>
      named(QueueUrl).purge(),
    ),
    StartMessageMoveTask: operation(
      z.strictObject({
        SourceArn: z.string(),
        DestinationArn: z.string().optional(),
        MaxNumberOfMessagesPerSecond: z.number().optional(),
      }),
      ({ SourceArn, DestinationArn }, { clock }) => {
        const source = mustFind(SourceArn);
        if (!DestinationArn && !deadLetterArns().has(SourceArn))
          throw new AwsError(
            'InvalidParameterValue',
            'Source queue must be configured as a Dead Letter Queue.',
          );
        const startedAt = clock.now();
        const moved = source.moveBack(DestinationArn === undefined ? undefined : mustFind(DestinationArn));
        const handle = Buffer.from(JSON.stringify({ taskId: randomUUID(), sourceArn: SourceArn })).toString(
          'base64',
        );
        moves.unshift({ SourceArn, DestinationArn, moved, startedAt });
        return { TaskHandle: handle };
      },
    ),
    ListMessageMoveTasks: operation(
      z.strictObject({ SourceArn: z.string(), MaxResults: z.number().default(1) }),
      ({ SourceArn, MaxResults }) => ({
        Results: moves
          .filter((move) => move.SourceArn === SourceArn)
          .slice(0, MaxResults)
          .map(({ moved, startedAt, ...arns }) => ({
            ...arns,
            Status: 'COMPLETED',
            StartedTimestamp: startedAt,
            ApproximateNumberOfMessagesMoved: moved,
            ApproximateNumberOfMessagesToMove: moved,
          })),
      }),
    ),
  };

  return {
    providers: [
      provider('AWS::SQS::Queue', queueProperties, (properties, resource, runtime) => {
        const name = physicalName(resource, properties.QueueName);
        const arn = `arn:aws:sqs:${runtime.region}:${runtime.accountId}:${name}`;
        const { RedrivePolicy } = properties;
        const queue = createQueue(
          {
            name,
            arn,
            visibilityMs: properties.VisibilityTimeout * 1000,
            retentionMs: properties.MessageRetentionPeriod * 1000,
            delayMs: properties.DelaySeconds * 1000,
            waitMs: properties.ReceiveMessageWaitTimeSeconds * 1000,
            largestBytes: properties.MaximumMessageSize,
            redrive: RedrivePolicy && {
              deadLetterArn: RedrivePolicy.deadLetterTargetArn,
              maxReceiveCount: RedrivePolicy.maxReceiveCount,
            },
          },
          runtime,
          byArn,
        );
        queues.set(name, queue);
        return {
          ref: urlOf(queue, runtime),
          attributes: { Arn: arn, QueueName: name, QueueUrl: urlOf(queue, runtime) },
        };
      }),
    ],
    aws: [jsonService({ signingName: 'sqs', target: 'AmazonSQS', version: '1.0', operations })],
    routes: {
      '/_local/api/queues': async () => answer({ queues: [...queues.values()].map(summary) }),
      '/_local/api/queues/redrive': async (request) => {
        const queue = await chosen(request);
        return queue ? answer({ moved: queue.moveBack(), left: queue.counts().visible }) : noSuchQueue;
      },
      '/_local/api/queues/purge': async (request) => {
        const queue = await chosen(request);
        queue?.purge();
        return queue ? answer({}) : noSuchQueue;
      },
    },
    send(queueArn, body) {
      const queue = byArn(queueArn);
      if (!queue) throw new Error(`There is no queue ${queueArn}.`);
      queue.send(body);
    },
    eventSource: {
      arnPrefix: 'arn:aws:sqs:',
      consume(mapping, filters, runtime) {
        const queue = byArn(mapping.sourceArn);
        if (!queue) throw new Error(`There is no queue ${mapping.sourceArn}.`);
        return consume(queue, mapping, filters, runtime);
      },
    },
  };

  function summary(queue: Queue): QueueSummary {
    const isDeadLetterQueue = deadLetterArns().has(queue.arn) || queue.name.endsWith('dead-letters');
    return {
      name: queue.name,
      arn: queue.arn,
      ...queue.counts(),
      isDeadLetterQueue,
      messages: queue
        .list(isDeadLetterQueue ? 100 : 20)
        .map(({ id, body, sentAt, receiveCount, deadLetterOf }) => ({
          id,
          body,
          sentAt,
          receiveCount,
          deadLetterOf,
        })),
    };
  }

  /** The body of a console command: `{ "queue": name }`, POST only. */
  async function chosen({ method, body }: AwsRequest): Promise<Queue | undefined> {
    if (method !== 'POST') return undefined;
    const parsed = z.object({ queue: z.string() }).safeParse(JSON.parse(body.toString('utf8') || '{}'));
    return parsed.success ? queues.get(parsed.data.queue) : undefined;
  }
}

interface MoveTask {
  readonly SourceArn: string;
  readonly DestinationArn: string | undefined;
  readonly moved: number;
  readonly startedAt: number;
}

const attribute = z.strictObject({
  DataType: z.string(),
  StringValue: z.string().optional(),
  BinaryValue: z.string().optional(),
});

const messageFields = {
  MessageBody: z.string().min(1),
  DelaySeconds: z.number().optional(),
  MessageAttributes: z.record(z.string(), attribute).optional(),
  // For trace headers, which nothing here reads.
  MessageSystemAttributes: inert,
};

const sendInput = z.strictObject({ QueueUrl: z.string(), ...messageFields });

const receiveInput = z.strictObject({
  QueueUrl: z.string(),
  AttributeNames: z.array(z.string()).optional(),
  MessageSystemAttributeNames: z.array(z.string()).optional(),
  MessageAttributeNames: z.array(z.string()).optional(),
  MaxNumberOfMessages: z.number().min(1).max(10).default(1),
  VisibilityTimeout: z.number().optional(),
  WaitTimeSeconds: z.number().max(20).optional(),
});

const queueProperties = z.strictObject({
  DelaySeconds: z.number().default(0),
  KmsMasterKeyId: inert,
  MaximumMessageSize: z.number().default(1_048_576),
  MessageRetentionPeriod: z.number().default(345_600),
  QueueName: z.string().optional(),
  ReceiveMessageWaitTimeSeconds: z.number().default(0),
  RedriveAllowPolicy: inert,
  RedrivePolicy: z
    .strictObject({ deadLetterTargetArn: z.string(), maxReceiveCount: z.coerce.number() })
    .optional(),
  SqsManagedSseEnabled: inert,
  Tags: inert,
  VisibilityTimeout: z.number().default(30),
});

function entry<S extends z.ZodRawShape>(fields: S) {
  return z.strictObject({ Id: z.string(), ...fields });
}

function sendOne(queue: Queue, input: Omit<z.output<typeof sendInput>, 'QueueUrl'>) {
  if (Buffer.byteLength(input.MessageBody) > queue.largestBytes)
    throw new AwsError('InvalidParameterValue', `Message must be shorter than ${queue.largestBytes} bytes.`);
  const attributes = input.MessageAttributes ?? {};
  const { id, body } = queue.send(input.MessageBody, {
    attributes,
    ...(input.DelaySeconds !== undefined && { delayMs: input.DelaySeconds * 1000 }),
  });
  return { MessageId: id, MD5OfMessageBody: md5(body), MD5OfMessageAttributes: md5OfAttributes(attributes) };
}

function changeVisibility(queue: Queue, input: { ReceiptHandle: string; VisibilityTimeout: number }) {
  if (queue.changeVisibility(input.ReceiptHandle, input.VisibilityTimeout * 1000) === 'not in flight')
    throw new AwsError('com.amazonaws.sqs#MessageNotInflight', 'The message is not in flight.');
  return {};
}

/** A batch reports each entry separately. */
function each<E extends { readonly Id: string }>(entries: readonly E[], act: (entry: E) => object) {
  const Successful: object[] = [];
  const Failed: object[] = [];
  for (const one of entries)
    try {
      Successful.push({ Id: one.Id, ...act(one) });
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      Failed.push({ Id: one.Id, Code: error.code, Message: error.message, SenderFault: true });
    }
  return { Successful, Failed };
}

function received(message: Message, asked: readonly string[], wanted: readonly string[]) {
  const system = Object.entries(systemAttributes(message)).filter(
    ([name]) => asked.includes('All') || asked.includes(name),
  );
  const attributes = Object.fromEntries(
    Object.entries(message.attributes).filter(
      ([name]) =>
        wanted.includes('All') ||
        wanted.some((one) => one === name || (one.endsWith('.*') && name.startsWith(one.slice(0, -1)))),
    ),
  );
  return {
    MessageId: message.id,
    ReceiptHandle: message.receipt,
    Body: message.body,
    MD5OfBody: md5(message.body),
    ...(system.length > 0 && { Attributes: Object.fromEntries(system) }),
    ...(Object.keys(attributes).length > 0 && {
      MessageAttributes: attributes,
      MD5OfMessageAttributes: md5OfAttributes(attributes),
    }),
  };
}

function attributesOf(queue: Queue): Record<string, string> {
  const { visible, inFlight, delayed } = queue.counts();
  return {
    QueueArn: queue.arn,
    ApproximateNumberOfMessages: String(visible),
    ApproximateNumberOfMessagesNotVisible: String(inFlight),
    ApproximateNumberOfMessagesDelayed: String(delayed),
    VisibilityTimeout: String(queue.visibilityMs / 1000),
    MessageRetentionPeriod: String(queue.retentionMs / 1000),
    DelaySeconds: String(queue.delayMs / 1000),
    ReceiveMessageWaitTimeSeconds: String(queue.waitMs / 1000),
    MaximumMessageSize: String(queue.largestBytes),
    ...(queue.redrive && {
      RedrivePolicy: JSON.stringify({
        deadLetterTargetArn: queue.redrive.deadLetterArn,
        maxReceiveCount: queue.redrive.maxReceiveCount,
      }),
    }),
  };
}

function answer(body: unknown): AwsResponse {
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

const noSuchQueue: AwsResponse = {
  status: 404,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ message: 'There is no such queue.' }),
};
