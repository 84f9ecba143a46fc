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

/**
 * The serial number that stands right after a model: `CAT 950M, EMB01234`, `ED160BR-7 | YL18-00551`, `333G "Skid 3" (1T0333GM…)`,
 * `EC480E #320014`. Letters and digits, or a number of six digits after its sign.
 */
export function serialAfterModel(
  text: string,
  end: number,
  to: number,
): { value: string; start: number; end: number } | undefined {
  const match = afterModel.exec(text.slice(end, Math.min(to, end + 64)));
  const value = match?.[1] ?? match?.[2] ?? match?.[3];
  if (
    !match ||
    value === undefined ||
    (match[1] !== undefined &&
      !(/[A-Z]/.test(value) && /\d{3}/.test(value)) &&
      !/[|·•]/.test(match[0]) &&
      // `L120H / 631447 / Loader A`
      !(/ \/ /.test(match[0]) && text.startsWith(' / ', end + match[0].length)))
  )
    return undefined;
  const start = end + match[0].length - value.length;
  return { value, start, end: start + value.length };
}

const afterModel =
  /^(?:\s["“][^"”\n]{1,24}["”]|(?:\s[a-z]{4,12}){1,2}(?=\s?\())?(?:[\s,/|(·•–—-]{1,4}([A-Z0-9]{6,17}|[A-Z0-9]{3,9}-[A-Z0-9]{3,9})|\s?[(,]?\s?#(\d{5,9})|\s[|/]\s(\d{5,12}|\d{2}-\d{4,6})(?=\s[|/]\s))(?=[\s,);|]|$)/;
