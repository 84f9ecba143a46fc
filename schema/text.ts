import * as z from 'zod';
import { parsePhoneNumber } from './phone.ts';

// What people type (document 3 section 11). These rules only apply to inputs: older rows are read as they are, and
// made harmless on the way out (`oneLine`, `withoutUnseen`).

/**
 * One line of text, at most `max` characters: no line breaks, and no invisible characters that change how others are
 * read (controls, marks of writing direction, zero width).
 */
export function singleLine(max: number) {
  return z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .refine((text) => !unseen.test(text), 'Please leave out line breaks and invisible characters');
}

export function requiredLine(max: number) {
  return singleLine(max).min(1, 'Required');
}

/** Several lines of text: no other controls, and nothing that changes the direction of what follows. */
export function multiLine(max: number) {
  return z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .refine((text) => !unseenAmongLines.test(text), 'Please leave out control characters');
}

/** A person's name. Messages greet by it, so it must not contain a web address. */
export const personName = requiredLine(100).refine(namesNoAddress, addressRefusal());

/** The same for an order's contact, optional. */
export const contactName = singleLine(200).refine(namesNoAddress, addressRefusal());

/** A company's name, which may look like a web address (`Rent.com`). Nothing turns it into a link. */
export const companyName = requiredLine(100);

export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('Please enter a valid email address'));

/** A typed phone number, converted to E.164. */
export const phoneNumber = z.string().transform((text, context) => {
  const number = parsePhoneNumber(text);
  if (number !== undefined) return number;
  context.addIssue({ code: 'custom', message: 'Invalid phone number' });
  return z.NEVER;
});

/** Makes a text fit one line of a message, whatever its row holds. */
export function oneLine(text: string): string {
  return text.replace(new RegExp(`(?:${unseen.source}|\\s)+`, 'gu'), ' ').trim();
}

/** The same for a whole message, keeping its lines. */
export function withoutUnseen(text: string): string {
  return text.replace(new RegExp(unseenAmongLines.source, 'gu'), '');
}

/**
 * Unicode's control and format characters (categories Cc and Cf) except those that join letters, and its line and
 * paragraph separators.
 */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/u;
/** Controls except tab and line breaks, and the embeddings, overrides and isolates of writing direction. */
const unseenAmongLines = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
const webAddress = /:\/\/|\bwww\.|\.(?:com|net|org|io|info|biz)(?![\p{L}\p{N}])/iu;

function namesNoAddress(name: string): boolean {
  return !webAddress.test(name);
}

function addressRefusal(): string {
  return 'Please leave out web addresses';
}
