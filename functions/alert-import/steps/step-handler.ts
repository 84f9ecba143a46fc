import type * as z from 'zod';
import { AppError } from '#functions/platform/errors.ts';
import type { ErrorCode } from '#schema/errors.ts';

/**
 * The Lambda handler of a step of alert-import: its input read by a pick of the one type of steps. The workflow takes an
 * AppError for an answer to whoever sent the alert; what may pass by itself is thrown on as a plain error, to be tried again.
 */
export function stepHandler<Input extends z.ZodType, Output>(
  input: Input,
  work: (input: z.output<Input>) => Promise<Output>,
): (event: unknown) => Promise<Output> {
  return async (event) => {
    try {
      return await work(input.parse(event));
    } catch (error) {
      if (error instanceof AppError && noAnswers.has(error.code)) {
        throw new Error(error.message, { cause: error });
      }
      throw error;
    }
  };
}

/** Refusals that say nothing about the message. */
const noAnswers: ReadonlySet<ErrorCode> = new Set(['CONFLICT', 'UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL']);
