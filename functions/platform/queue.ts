import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';

/** An item of a queue that could not be dealt with, as a log takes it: only an alias may stand for a log's attributes. */
type FailedItem = { readonly messageId: string; readonly error: unknown };

/**
 * Deals with a queue's items one after the other, each by its body. One that fails is told of and reported by itself, so that the
 * queue brings that one again and no other.
 */
export async function oneByOne(
  event: SQSEvent,
  deal: (body: string) => Promise<void>,
  tell: (failed: FailedItem) => void,
): Promise<SQSBatchResponse> {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const { messageId, body } of event.Records) {
    try {
      await deal(body);
    } catch (error) {
      tell({ messageId, error });
      batchItemFailures.push({ itemIdentifier: messageId });
    }
  }
  return { batchItemFailures };
}
