/**
 * The serial number, PIN or VIN that begins at `at`: letters and digits with at least two digits, parts joined by dashes,
 * or groups of a PIN set apart by spaces (`1T0 333G XXX 123456`). Undefined for words.
 */
export function serialAt(
  text: string,
  at: number,
  to: number,
): { value: string; start: number; end: number } | undefined {
  const start = at + (/^[\s#:.*]{0,4}/.exec(text.slice(at, Math.min(to, at + 4)))?.[0].length ?? 0);
  const window = text.slice(start, Math.min(to, start + 40));
  const token = /^[A-Za-z0-9]{2,25}(?:[-/.][A-Za-z0-9]{1,12}){0,3}/.exec(window)?.[0];
  if (token === undefined) return undefined;
  if (countOf(token, /\d/g) >= 2 && token.length >= 4)
    return { value: token, start, end: start + token.length };
  const groups = /^[A-Z0-9]{2,6}(?: [A-Z0-9]{2,8}){1,4}(?![A-Za-z0-9])/.exec(window)?.[0];
  if (groups !== undefined && countOf(groups, /\d/g) >= 3)
    return { value: groups, start, end: start + groups.length };
  return /^\d{2,3}$/.test(token) ? { value: token, start, end: start + token.length } : undefined;
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
