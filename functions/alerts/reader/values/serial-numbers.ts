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
  // `66800 4417`, `218 W 41177`: in groups, which are all of the value, or of what a mark sets apart.
  const grouped = (start + window.length >= to ? inGroups : inGroupsApart).exec(window)?.[1];
  if (grouped !== undefined) return { value: grouped, start, end: start + grouped.length };
  const token =
    /^[A-Za-z0-9]{2,25}(?:[-/.][A-Za-z0-9]{1,12}){0,3}/.exec(window)?.[0] ?? startsWithOne.exec(window)?.[0];
  if (token === undefined) return undefined;
  if (digitsOf(token) >= 2 && token.length >= 4) return { value: token, start, end: start + token.length };
  const groups = /^[A-Z0-9]{2,6}(?: [A-Z0-9]{2,8}){1,4}(?![A-Za-z0-9])/.exec(window)?.[0];
  if (groups !== undefined && digitsOf(groups) >= 3)
    return { value: groups, start, end: start + groups.length };
  return /^\d{2,3}$/.test(token) ? { value: token, start, end: start + token.length } : undefined;
}

const inGroups =
  /^((?=\d{3}|[A-Z]*\d{3}[A-Z] )[A-Z\d]{3,6}(?: [A-Z]{1,2})? \d{4,6})(?:\s*$|(?=[),;]|\s[-–—]\s))/;
/** `serial 0910 0315 - stopped`, `serienummer 1482 0719) står nå`: four figures and four. */
const inGroupsApart = /^(\d{4} \d{4})(?=[),;]|\s[-–—]\s)/;

/** `3.104.22871`, `4-118-2207`, `M-1-77`: one character before the first mark. */
const startsWithOne = /^(?=(?:[A-Z.-]*\d){3})[A-Z\d](?:[-.][A-Z\d]{1,12}){1,3}(?![A-Za-z\d])/;

function digitsOf(text: string): number {
  let digits = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) digits += 1;
  }
  return digits;
}

/** Letters and digits of the length of a VIN (ISO 3779) or a PIN (ISO 10261), which is nothing but a machine's number. */
export function isPin(value: string): boolean {
  return pin.test(value);
}

const pin = /^(?=(?:.*\d){6})(?=.*[A-Z])[A-HJ-NPR-Z\d]{17}$/;

/**
 * The serial number that stands right after a model: `CAT 950M, EMB01234`, `ED160BR-7 | YL18-00551`, `333G "Skid 3" (1T0333GM…)`,
 * `EC480E #320014`. Letters and digits, or a number of six digits after its sign.
 */
export function serialAfterModel(
  text: string,
  end: number,
  to: number,
): { value: string; start: number; end: number } | undefined {
  const last = endsBracket.exec(text.slice(end, Math.min(to, end + 12)))?.[1];
  if (last !== undefined) return { value: last, start: end + 2, end: end + 2 + last.length };
  const named = beforeName.exec(text.slice(end, Math.min(to, end + 32)))?.[1];
  if (named !== undefined) return { value: named, start: end + 1, end: end + 1 + named.length };
  const match = afterModel.exec(text.slice(end, Math.min(to, end + 64)));
  const value = match?.slice(1).find((group) => group !== undefined);
  if (
    !match ||
    value === undefined ||
    (match[1] !== undefined &&
      !(/[A-Z]/.test(value) && /\d{3}/.test(value)) &&
      !digitsAlone.test(match[0]) &&
      !/[|·•]/.test(match[0]) &&
      // `L120H / 631447 / Loader A`
      !(/ \/ /.test(match[0]) && text.startsWith(' / ', end + match[0].length)))
  )
    return undefined;
  const start = end + match[0].length - value.length;
  return { value, start, end: start + value.length };
}

/** `L120H 6314470`, `EC220E (310455)`: no hours, no date. */
const digitsAlone = /^(?:\s(?!20\d{6}$)\d{7,12}|\s\(\d{6,12})$/;

/** `SK210LC-10 PE-44120 (06-118)`: in parts, before the owner's name in brackets. */
const beforeName =
  /^\s((?=(?:[A-Z.-]*\d){4})(?=\S{6})[A-Z\d]{1,9}(?:[-.][A-Z\d]{1,9}){1,3})(?=\s\((?:\p{Lu}|\d))/u;
/** `(Komatsu D65PX-18, 91442)`: the last thing in a bracket. */
const endsBracket = /^,\s(\d{4,8})\)/;
const afterModel =
  /^(?:\s["“][^"”\n]{1,24}["”]|(?:\s[A-Za-z]{3,14}){1,2}(?=\s?\(|\s[-–—/|·•]\s))?(?:[\s,/|([·•–—-]{1,4}([A-Z0-9]{6,17}|[A-Z0-9]{3,9}-[A-Z0-9]{3,9}|[A-Z0-9]{6,12}-\d{1,2})|\s?[[(,/]?\s?#(\d{5,9})|\s[|/]\s(\d{5,12}|\d{2}-\d{4,6})(?=\s[|/]\s)|(?:\s[|/·–]|[;,])\s(\d{1,4}\.\d{1,3}\.\d{3,6})(?=\s[|/·–]\s|[;,]\s)|,?\s(?:n[°º]|[Nn]r\.?|[Nn]o\.?)\s?(\d{6,12})|(?:\s[A-Z][a-z]{2,13}){1,3}\s([A-HJ-NPR-Z\d]{17}|[A-Z]{2,6}\d{4,9}))(?=[\s,);|\]]|\.(?:\s|$)|$)/;
