/** The first six digits of what was typed or pasted, whatever stands between them. */
export function codeDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, 6);
}

export function codeProblem(code: string): string | undefined {
  return /^\d{6}$/.test(code) ? undefined : 'Code must be a valid code format';
}

/** Refusals of a code that are told at its field. */
export const refusalsOfCodes: ReadonlySet<string> = new Set([
  'INVALID_CODE',
  'CODE_EXPIRED',
  'TOO_MANY_TRIES',
  'CODES_CLOSED',
  'BAD_INPUT',
]);
