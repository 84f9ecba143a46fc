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
