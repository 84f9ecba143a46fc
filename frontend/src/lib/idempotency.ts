import { apiFailure, isTransient } from './api-failure.ts';
import { randomId } from './random-id.ts';

/** A mutation of the API client: `api.customers.orders.approvePendingOrder.mutate`. */
export type Command<Input, Output> = (
  input: Input,
  options?: { context?: Record<string, unknown> },
) => Promise<Output>;

/**
 * Gives a command its idempotency key, which stays the same until the API has answered: over retries, and when the
 * person presses again after a lost connection. So whatever was sent twice takes effect once. Another input is another
 * command.
 */
export function keepingItsKey<Input, Output>(): (
  command: Command<Input, Output>,
  input: Input,
) => Promise<Output> {
  let unanswered: { readonly input: string; readonly key: string } | undefined;
  return async (command, input) => {
    const text = JSON.stringify(input);
    // A command without input has no text, which is no sign that it is unanswered.
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
