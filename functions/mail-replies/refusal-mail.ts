import { mailOf } from '#functions/notifications/texts/mail-layout.ts';
import type { TextOf } from '#functions/notifications/texts/notification.ts';
import { jobPath, orderPath } from '#functions/notifications/texts/order-words.ts';
import type { AppError } from '#functions/platform/errors.ts';
import type { UserType } from '#schema/accounts/roles.ts';

/** The mail to somebody whose reply did not go into the chat. */
export function refusalMail(
  error: Pick<AppError, 'code' | 'message'>,
  { orderId: id, reader, siteUrl }: { orderId: string; reader: UserType; siteUrl: string },
): TextOf['email'] {
  const path = reader === 'technician' ? jobPath({ id }) : orderPath({ id });
  return mailOf({
    title: `Your reply about order #${id} was not passed on`,
    lines: [`Your reply could not be added to the chat of order #${id}: ${reasonOf(error)}`],
    action: { label: 'Open the order', url: `${siteUrl}${path}` },
    foot: ['You get this because you answered an email from Ironcall.'],
  });
}

function reasonOf({ code, message }: Pick<AppError, 'code' | 'message'>): string {
  if (code === 'NOT_FOUND' || code === 'FORBIDDEN') return 'it is no longer one of your orders.';
  if (code === 'INVALID_TRANSITION') return 'the order no longer takes messages.';
  return message;
}
