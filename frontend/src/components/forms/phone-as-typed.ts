/**
 * `(314) 555-0123` as it is typed, 14 characters at most. What begins with another country code than 1, or has more digits,
 * stays as it is.
 */
export function phoneAsTyped(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (text.trimStart().startsWith('+') && !digits.startsWith('1')) return text.slice(0, 16);
  const own = digits.startsWith('1') ? digits.slice(1) : digits;
  if (own.length > 10) return digits.slice(0, 12);
  if (own.length < 4) return own;
  if (own.length < 7) return `(${own.slice(0, 3)}) ${own.slice(3)}`;
  return `(${own.slice(0, 3)}) ${own.slice(3, 6)}-${own.slice(6)}`;
}
