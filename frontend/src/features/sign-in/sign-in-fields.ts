import { parsePhoneNumber } from '#schema/phone.ts';

/** Lower-cased and trimmed, or undefined for what is no address. The API's own check is the one that counts. */
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

export function codeProblem(code: string): string | undefined {
  return /^\d{6}$/.test(code) ? undefined : 'Code must be a valid code format';
}

/** The first six digits of what was typed or pasted, whatever stands between them. */
export function codeDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, 6);
}

/** `(314) 555-0123` as it is typed, 14 characters at most. A number with a country code other than 1 stays as it is. */
export function phoneAsTyped(text: string): string {
  let digits = text.replace(/\D/g, '');
  if (text.trimStart().startsWith('+') && !digits.startsWith('1')) return text.slice(0, 16);
  if (digits.startsWith('1')) digits = digits.slice(1);
  digits = digits.slice(0, 10);
  if (digits.length < 4) return digits;
  if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
