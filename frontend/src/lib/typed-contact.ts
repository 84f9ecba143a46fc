import { parsePhoneNumber } from '#schema/phone.ts';

/** Trimmed and in lower case, or undefined if it is not an email address. The API has the final say. */
export function parseEmail(text: string): string | undefined {
  const address = text.trim().toLowerCase();
  return address.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address) ? address : undefined;
}

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
