/**
 * A phone number in E.164 (`+13145550123`), or undefined. Accepts what people type: an optional country code of one
 * or two digits (default United States), then ten digits, with brackets, dashes, dots and spaces (document 2 section
 * 5). With +1, exactly ten digits follow.
 */
export function parsePhoneNumber(text: string): string | undefined {
  const match = /^(?:\+?(1|[2-9]\d?))?(\d{10})$/.exec(text.replace(/[\s().-]/g, ''));
  return match ? `+${match[1] ?? '1'}${match[2]}` : undefined;
}

/** Whether an E.164 number gets text messages: they are only sent to United States numbers. */
export function isTextable(number: string): boolean {
  return number.startsWith('+1');
}

/** `(314) 555-0123` for a United States number in E.164; any other text is returned unchanged. */
export function formatPhoneNumber(number: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number);
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : number;
}
