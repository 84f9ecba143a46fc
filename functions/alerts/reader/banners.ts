import type { Line } from './lines.ts';

/* What mail servers put over a mail that comes from outside: `CAUTION: This email originated from outside the organization.` */

/** True for a line that warns of the mail and of no machine. */
export function isBanner(text: string, line: Line): boolean {
  return banner.test(text.slice(line.start, line.start + 400));
}

const banner =
  /^\W{0,6}(?:caution|warning|attention|achtung|vorsicht|notice|alert|important|external(?: e-?mail| sender| message)?|\[external\]|extern\w{0,2}|think before you click)\b.{0,60}\b(?:external|extern\w{0,2}|outside|originat\w{1,5}|unknown sender|sender|links?|attachments?|organi[sz]ation)\b|^\W{0,3}\[?extern(?:al|e|a|o)?(?: (?:e-?mail|sender|message))?\]?\W{0,3}$|^(?:do not click|you don['’]t often get email|this (?:message|e-?mail) (?:originated|came|was sent|is) from (?:an? )?(?:outside|external))/i;
