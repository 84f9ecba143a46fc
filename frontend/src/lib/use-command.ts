import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Command, keepingItsKey } from './idempotency.ts';
import { retryTransient } from './query-client.ts';

/** A change, as a mutation that may be sent again without taking effect twice. */
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
