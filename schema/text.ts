import * as z from 'zod';

/**
 * One line of text as a person types it, at most `max` characters (document 3 section 11): no line break, and none of the
 * characters that are not seen and change how others are read (controls, marks of writing direction, zero width).
 */
export function singleLine(max: number) {
  return z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .refine((text) => !unseen.test(text), 'Please leave out line breaks and invisible characters');
}

function requiredLine(max: number) {
  return singleLine(max).min(1, 'Required');
}

/** The name of a person or a company. Messages greet by it, so it holds no address that could be followed. */
export const properName = requiredLine(100).refine(
  (name) => !webAddress.test(name),
  'Please leave out web addresses',
);

/** Unicode's control and format characters (categories Cc and Cf), and its two separators of lines and paragraphs. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029]/u;
const webAddress = /:\/\/|\bwww\.|\.(?:com|net|org|io|co|info|biz|xyz|ru|cn|top)(?:$|[^a-z])/i;
