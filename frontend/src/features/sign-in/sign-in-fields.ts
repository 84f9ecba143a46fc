import { parsePhoneNumber } from '#schema/phone.ts';
import { parseEmail } from '../../lib/email.ts';

export function phoneProblem(text: string): string | undefined {
  if (text.trim() === '') return 'Required';
  return parsePhoneNumber(text) === undefined ? 'Invalid phone number' : undefined;
}

export function emailProblem(text: string): string | undefined {
  if (text.trim() === '') return 'Required';
  return parseEmail(text) === undefined ? 'Please enter a valid email address' : undefined;
}

export function requiredProblem(text: string): string | undefined {
  return text.trim() === '' ? 'Required' : undefined;
}
