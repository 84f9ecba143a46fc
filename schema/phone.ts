/**
 * A phone number in E.164 (`+13145550123`), or undefined. Takes what people type: a country code of one or two digits, or
 * none for the United States, then ten digits, with the usual brackets, dashes, dots and spaces (document 2 section 5).
 * Behind +1 there are exactly ten.
 */
export function parsePhoneNumber(text: string): string | undefined {
  const match = /^(?:\+?(1|[2-9]\d?))?(\d{10})$/.exec(text.replace(/[\s().-]/g, ''));
  return match ? `+${match[1] ?? '1'}${match[2]}` : undefined;
}

/** Whether text messages reach a number in E.164: they are sent to numbers of the United States only. */
export function isTextable(number: string): boolean {
  return number.startsWith('+1');
}

/** `(314) 555-0123`, for a number of the United States in E.164; any other text comes back as it is. */
export function formatPhoneNumber(number: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number);
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : number;
}
