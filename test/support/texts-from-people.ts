import { randomUUID } from 'node:crypto';
import { handler } from '#functions/text-replies/receive-text.ts';
import { batchOfBodies } from './queue-batches.ts';

export interface PersonsText {
  /** E.164 */
  readonly from: string | null;
  readonly body: string;
  readonly at?: Date;
  readonly id?: string;
}

/** Delivers texts to the function. Returns how many failed. */
export async function bring(...texts: PersonsText[]): Promise<number> {
  return (await handler(batchOfBodies(...texts.map(textBody)))).batchItemFailures.length;
}

/** A text to our number in its queue: what End User Messaging publishes, wrapped by SNS. */
export function textBody({ from, body, at = new Date(), id = randomUUID() }: PersonsText): string {
  return JSON.stringify({
    Type: 'Notification',
    MessageId: randomUUID(),
    TopicArn: 'arn:aws:sns:us-east-1:000000000000:ironcall-test-text-replies',
    Message: JSON.stringify({
      originationNumber: from,
      destinationNumber: '+18885550100',
      messageKeyword: 'KEYWORD_18885550100',
      messageBody: body,
      inboundMessageId: id,
    }),
    Timestamp: at.toISOString(),
  });
}
