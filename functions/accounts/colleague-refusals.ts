import { AppError } from '#functions/platform/errors.ts';

/** Refusals of changes to people (document 2 section 5). */

export function emailTaken(email: string): AppError {
  const message = 'This email has already been used. Please choose another.';
  return new AppError('ACCOUNT_EXISTS', message, { fields: { email: message }, conflictsWith: email });
}

export function phoneTaken(phone: string): AppError {
  const message = 'This phone number has already been used. Please choose another.';
  return new AppError('ACCOUNT_EXISTS', message, { fields: { phone: message }, conflictsWith: phone });
}

/** How many orders somebody owns, counted up to a limit. */
interface Owned {
  readonly count: number;
  readonly more: boolean;
}

export function mustTransferFirst(owned: Owned): AppError {
  const message = `You must transfer all ${owned.count}${owned.more ? '+' : ''} orders owned by this user to another manager before changing their role.`;
  return new AppError('CONFLICT', message, { fields: { roleId: message } });
}

export function ownsOrders({ count, more }: Owned): AppError {
  const orders = more ? `more than ${count} orders` : count === 1 ? 'an order' : `${count} orders`;
  return new AppError(
    'CONFLICT',
    `This user owns ${orders} that are not finished. Transfer them to another manager first.`,
  );
}

export function notYourself(message: string): AppError {
  return new AppError('CONFLICT', message);
}
