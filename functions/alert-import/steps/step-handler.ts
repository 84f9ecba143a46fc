import type * as z from 'zod';
import { AppError } from '#functions/platform/errors.ts';
import type { ErrorCode } from '#schema/errors.ts';

/**
 * The Lambda handler of an alert-import step; parses its input. The workflow treats an AppError as an answer to the sender of the
 * alert. Errors that may be temporary are rethrown as plain errors, which are retried.
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

/** AppErrors that say nothing about the message. */
const noAnswers: ReadonlySet<ErrorCode> = new Set(['CONFLICT', 'UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL']);
