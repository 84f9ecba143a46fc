import { GetQueueUrlCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';

/** Puts an item into the queue of the function of that name, as the bus would. */
export async function handOver(functionId: string, item: unknown): Promise<void> {
  const body = typeof item === 'string' ? item : JSON.stringify(item);
  await sqs.send(new SendMessageCommand({ QueueUrl: await urlOf(functionId), MessageBody: body }));
}

const sqs = new SQSClient({ maxAttempts: 4 });
const urls = new Map<string, Promise<string>>();

function urlOf(functionId: string): Promise<string> {
  const { PREFIX } = readEnv({ PREFIX: z.string().min(1) });
  const known = urls.get(functionId);
  if (known) return known;
  const asked = sqs
    .send(new GetQueueUrlCommand({ QueueName: `${PREFIX}-${functionId}` }))
    .then(({ QueueUrl = '' }) => QueueUrl);
  urls.set(functionId, asked);
  return asked;
}
