/**
 * A North American number in E.164 (`+13145550123`), or undefined. Takes what people type: an optional country code,
 * then ten digits, with the usual brackets, dashes, dots and spaces (document 2 section 5).
 */
export function parsePhoneNumber(text: string): string | undefined {
  const digits = text.replace(/[\s().-]/g, '');
  const match = /^(?:\+1|1)?([2-9]\d{9})$/.exec(digits);
  return match ? `+1${match[1]}` : undefined;
}

/** `(314) 555-0123`, for a number in E.164; any other text comes back as it is. */
export function formatPhoneNumber(number: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number);
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : number;
}
