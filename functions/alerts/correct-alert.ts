import type * as z from 'zod';
import type { CommandId } from '#functions/platform/idempotency.ts';
import type { ConfirmedCaller } from '#functions/platform/trpc.ts';
import type { AlertOriginal, correctAlertInput } from '#schema/alerts.ts';

/** Keeps what a manager says that an alert says, and brings it to the alert's pending order where it has one. */
export function correctAlert(
  _input: z.output<typeof correctAlertInput>,
  _caller: ConfirmedCaller,
  _situation: { readonly now: Date; readonly command: CommandId | undefined },
): Promise<AlertOriginal> {
  throw new Error('Not built yet.');
}
