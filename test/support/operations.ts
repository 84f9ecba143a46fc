import type { Handler } from './deliveries.ts';
import { batchOfBodies } from './queue-batches.ts';

/** A command or delivery that can be repeated until it succeeds. */
export interface Operation {
  readonly name: string;
  /** Starts it from scratch. The returned function makes an attempt each time it is called. */
  readonly begin: () => () => Promise<Attempted>;
  /** The same with another input under the same key, which has no effect after the first. */
  readonly withOtherInput?: () => Promise<Attempted>;
  /** Repeating it changes nothing and gives the same answer. False if its own success prevents that. */
  readonly isRepeatable?: boolean;
  readonly secondsBetweenTries?: number;
  /** The person starts over with a new key instead of retrying. */
  readonly asksAnew?: { readonly when: 'died' | 'refused'; readonly afterSeconds: number };
}

/** `again`: it failed and should be retried. */
export type Attempted = {
  readonly kind: 'done' | 'again';
  readonly answer: unknown;
  readonly afterSeconds?: number;
};

/** A queue redelivers only failed items, though finished ones may also come again. */
export function queueRun(handler: Handler, bodies: readonly string[]): () => Promise<Attempted> {
  const { Records } = batchOfBodies(...bodies);
  let waiting = Records;
  return async () => {
    const batch = waiting.length > 0 ? waiting : Records;
    const answer = (await handler({ Records: batch } as never)) as {
      batchItemFailures: { itemIdentifier: string }[];
    };
    const failed = new Set(answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    waiting = batch.filter(({ messageId }) => failed.has(messageId));
    return { kind: waiting.length > 0 ? 'again' : 'done', answer: '' };
  };
}

/** A stream redelivers everything from the first failure on, in order. */
export function streamOperation(
  name: string,
  handler: Handler,
  records: readonly { dynamodb: { SequenceNumber: string } }[],
): Operation {
  return {
    name,
    begin: () => {
      let from = 0;
      return async () => {
        const batch = records.slice(from);
        const answer = (await handler({ Records: batch } as never)) as {
          batchItemFailures: { itemIdentifier: string }[];
        };
        const failed = answer.batchItemFailures.map(({ itemIdentifier }) =>
          records.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === itemIdentifier),
        );
        if (failed.length === 0) return { kind: 'done', answer: '' };
        from = Math.min(...failed);
        return { kind: 'again', answer: '' };
      };
    },
  };
}

/** A workflow step or trigger, invoked again if it throws. */
export function step(name: string, handler: Handler, event: unknown): Operation {
  return { name, begin: () => () => stepOnce(handler, event) };
}

export async function stepOnce(
  handler: Handler,
  event: unknown,
  isAnswer: (error: unknown) => boolean = () => false,
): Promise<Attempted> {
  try {
    return { kind: 'done', answer: await handler(structuredClone(event) as never) };
  } catch (error) {
    if (isAnswer(error)) return { kind: 'done', answer: `refused: ${String(error)}` };
    return { kind: 'again', answer: String(error) };
  }
}
