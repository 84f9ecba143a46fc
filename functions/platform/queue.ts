import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';

/** A queue item that failed, for the log. Only a type alias can be passed as a log's attributes. */
type FailedItem = { readonly messageId: string; readonly error: unknown };

/**
 * Handles a queue's items one at a time. A failed one is logged and reported by itself, so that only it is delivered
 * again.
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
