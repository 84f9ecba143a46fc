import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { apiFailure, isTransient } from './api-failure.ts';
import { retryTransient } from './query-client.ts';
import { randomId } from './random-id.ts';

/** A mutation that can be retried without taking effect twice. */
export function useCommand<Input, Output>(
  command: Command<Input, Output>,
  options: Omit<UseMutationOptions<Output, Error, Input>, 'mutationFn' | 'retry'> = {},
): UseMutationResult<Output, Error, Input> {
  const [send] = useState(() => keepingItsKey<Input, Output>());
  return useMutation({
    ...options,
    retry: retryTransient,
    mutationFn: (input: Input) => send(command, input),
  });
}

/** A mutation of the API client: `api.customers.orders.approvePendingOrder.mutate`. */
export type Command<Input, Output> = (
  input: Input,
  options?: { context?: Record<string, unknown> },
) => Promise<Output>;

/**
 * Gives a command an idempotency key that stays the same until the API answers: across retries, and when the person
 * presses again after losing the connection. A command sent twice takes effect once. Another input is another command.
 */
export function keepingItsKey<Input, Output>(): (
  command: Command<Input, Output>,
  input: Input,
) => Promise<Output> {
  let unanswered: { readonly input: string; readonly key: string } | undefined;
  return async (command, input) => {
    const text = JSON.stringify(input);
    // Without input, both texts are undefined, so the first check is needed.
    if (unanswered === undefined || unanswered.input !== text) unanswered = { input: text, key: randomId() };
    try {
      const output = await command(input, { context: { idempotencyKey: unanswered.key } });
      unanswered = undefined;
      return output;
    } catch (error) {
      if (!isTransient(apiFailure(error))) unanswered = undefined;
      throw error;
    }
  };
}
