import type { Handler } from './deliveries.ts';
import { batchOfBodies } from './queue-batches.ts';

/** One command or delivery, which may be given again until it has succeeded. */
export interface Operation {
  readonly name: string;
  /** Begins it from the start: what it answers gives it once, and once more when called again. */
  readonly begin: () => () => Promise<Attempted>;
  /** The same with another input under the same key, which has no effect once the first is done. */
  readonly withOtherInput?: () => Promise<Attempted>;
  /** Said again after it was done, it changes nothing and answers the same. Not so for what ends by itself. */
  readonly isRepeatable?: boolean;
  readonly secondsBetweenTries?: number;
  /** Its person begins anew, under another key, instead of trying again. */
  readonly asksAnew?: { readonly when: 'died' | 'refused'; readonly afterSeconds: number };
}

/** `again`: it failed in a way that is to be tried again. */
export type Attempted = {
  readonly kind: 'done' | 'again';
  readonly answer: unknown;
  readonly afterSeconds?: number;
};

/** A queue brings what failed again, and only that; what was done may come once more all the same. */
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

/** A stream brings everything from the first failure on, in its order. */
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

/** A workflow's step or a trigger: thrown out of, it is invoked again. */
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
