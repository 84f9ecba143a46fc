import * as z from 'zod';
import { parsePhoneNumber } from './phone.ts';

export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('Please enter a valid email address'));

/** What people type for a phone number, read into E.164. */
export const phoneNumber = z.string().transform((text, context) => {
  const number = parsePhoneNumber(text);
  if (number !== undefined) return number;
  context.addIssue({ code: 'custom', message: 'Invalid phone number' });
  return z.NEVER;
});
