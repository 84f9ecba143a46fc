import { randomUUID } from 'node:crypto';
import type { SQSEvent } from 'aws-lambda';

/** A queue's batch of bus events, as Lambda gets it. */
export function batchOf(...events: readonly BusEvent[]): SQSEvent {
  return batchOfBodies(...events.map(bodyOf));
}

/** A queue's batch of raw bodies, with message ids `m1`, `m2` and so on. */
export function batchOfBodies(...bodies: readonly string[]): SQSEvent {
  return {
    Records: bodies.map((body, index) => ({
      messageId: `m${index + 1}`,
      receiptHandle: 'handle',
      body,
      attributes: {
        ApproximateReceiveCount: '1',
        SentTimestamp: '0',
        SenderId: 'x',
        ApproximateFirstReceiveTimestamp: '0',
      },
      messageAttributes: {},
      md5OfBody: '',
      eventSource: 'aws:sqs',
      eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:q',
      awsRegion: 'us-east-1',
    })),
  };
}

interface BusEvent {
  readonly name: string;
  readonly detail: object;
}

/** An event in EventBridge's envelope. */
export function bodyOf({ name, detail }: BusEvent): string {
  return JSON.stringify({
    version: '0',
    id: randomUUID(),
    'detail-type': name,
    source: 'ironcall',
    account: '000000000000',
    time: '2026-03-02T15:00:00Z',
    region: 'us-east-1',
    resources: [],
    detail,
  });
}
