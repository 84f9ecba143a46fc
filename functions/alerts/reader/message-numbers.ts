import { type Claim, ofField } from './claims.ts';
import { isPaperCode } from './document-numbers.ts';
import { lineStart } from './line-edges.ts';
import { overlap, type Source } from './marks.ts';

/*
 * What a message is to who sends it:
 * `Alarm 55871` above a machine whose fault has a code, and `https://…/55871` below: the number by which the sender keeps the
 * message, and no code of a machine.
 */

/** The claims without codes that are the message's own number. */
export function withoutMessageNumbers({ text }: Source, all: readonly Claim[]): readonly Claim[] {
  const claims = all.filter(({ field, start, end }) => field !== 'code' || !isPaperCode(text, start, end));
  if (!text.includes('://')) return claims;
  const numbers = new Set(
    ofField(claims, 'code').flatMap(({ value, label, group }) =>
      group === 0 && label !== '' && /^\d{4,}$/.test(value) && isInLink(text, value) ? [value] : [],
    ),
  );
  if (numbers.size === 0) return claims;
  const isNumber = (claim: Claim) => claim.field === 'code' && numbers.has(claim.value);
  // Without another code it may be what the display shows, which links are sometimes made of.
  const others = claims.filter((claim) => claim.field === 'code' && !isNumber(claim));
  return others.some(({ label, confidence }) => label !== '' || confidence >= sure)
    ? claims.filter((claim) => !isNumber(claim) || others.some((other) => overlap(other, claim)))
    : claims;
}

/** Without how urgent a desk takes its ticket (`Ticket: #88213  Priority: Low`), and how bad all messages of a kind are. */
export function withoutOtherSeverities({ text }: Source, claims: readonly Claim[]): readonly Claim[] {
  const mayBe = mayBeTicket.test(text);
  const isOther = ({ field, start }: Claim) =>
    field === 'severity' && ((mayBe && isTicketPriority(text, start)) || isOfAllMessages(text, start));
  return claims.some(isOther) ? claims.filter((claim) => !isOther(claim)) : claims;
}

/** Whether a severity that stands there is that of a ticket. */
export function isTicketPriority(text: string, start: number): boolean {
  return ticketLine.test(text.slice(Math.max(lineStart(text, start + 1), start - 120), start));
}

const mayBeTicket = /\b(?:ticket|incident)\b/i;
const ticketLine =
  /(?:^|\W)(?:ticket|incident)(?: (?:no|number|id))?\.?\s?[:#][^\n]{0,80}\b(?:priority|urgency)\W{1,4}$/i;

/**
 * `Critical alerts are sent 24/7`, `Severity scale: Low, Medium, High`, `Legend: RED = stop`: what is said of all messages; `You
 * subscribed to critical alerts`, `Manage critical alert settings`, `https://…?sev=critical`: of who gets them, and in addresses.
 */
export function isOfAllMessages(text: string, at: number): boolean {
  const after = text.slice(at, at + 48);
  if (saidOfAll.test(after) || ofDesk.test(after)) return true;
  const before = text.slice(Math.max(lineStart(text, at + 1), at - 240), at);
  if (inLink.test(before)) return true;
  const near = before.slice(-80);
  if (ofReaders.test(near) || (getsSuch.test(near) && suchMessages.test(after))) return true;
  const scale = scaleBefore.exec(near);
  // `Severity Low-to-high scale: HIGH`
  return scale !== null && /[,/|=]/.test(`${scale[1]}${/^[^\n]{0,24}/.exec(text.slice(at, at + 24))?.[0]}`);
}

const inLink = /(?:https?:\/\/|www\.)\S{0,232}$/i;
/** `critical alert settings`, `Critical Alerts Team`, `emergency support line`, `the Medium article` */
const ofDesk =
  /^\p{L}{3,13}[ -](?:(?:(?:alert|alarm|fault|event|notification|message)s? ){1,2}(?:settings?|preferences?|subscriptions?|team|desk|hotline|channel|inbox|mailing list)|(?:support|service|customer|response|care|repair|breakdown|help|contact|phone) (?:line|desk|team|number|hotline|helpline|cent(?:er|re)|department)|hotline|helpline|article|blog|story)(?!\p{L})/iu;
/** `Notification group: `, `Sent to: `, `because you subscribed to `, `treat this mail as ` */
const ofReaders =
  /(?:^[\s>*•-]{0,6}(?:(?:(?:notification|alert|alarm|e-?mail|mail|message) )?(?:settings?|preferences?|subscriptions?|recipients?|distribution|mailing list|distribution list)|(?:notification|recipient|mail|e-?mail) (?:group|list)|sent to)\s?[:=]\s[^\n]{0,40}|(?<!\p{L})(?:subscri(?:bed|ption|ptions|be)|opted in|signed up) (?:to|for) [^.;\n]{0,32}|(?<!\p{L})treat this (?:e-?mail|mail|message|notice|notification|letter) as (?:an? )?)$/iu;
/** `You are receiving `, `We run critical and ` before `major alarms`: of several, and not of this one. */
const getsSuch =
  /(?<!\p{L})(?:you|we|they|i) (?:are |will |only |also )?(?:receiv(?:e|ing)|gets?|getting|run|runn?ing|handle|handling|monitor(?:ing)?|watch|cover) (?:all |only |our |your |the )?(?:\p{L}{3,10}(?:,| and| or| &) )?$/iu;
const suchMessages =
  /^\p{L}{3,13}(?:(?:,| and| or| &) \p{L}{3,10})? (?:alert|alarm|fault|event|warning|code|notification|message)s(?!\p{L})/iu;
const saidOfAll =
  /^\p{L}{3,13}(?:-to-\p{L}{3,13})? (?:(?:alert|alarm|fault|event|warning|code|notification|message)s (?:are|will|must|should|require|need|get|go)|scale)(?!\p{L})/iu;
const scaleBefore =
  /(?<!\p{L})(?:scale|legende?|légende|leyenda|leggenda|filter|options|levels|grades)\s?[:=]\s?([^\n:]{0,60})$/iu;

/** How sure a code is beside which a number is none. */
const sure = 0.6;

/** `/55871`, `?id=55871`: a part of a web address by itself. Footers, where such links stand, have no marks. */
function isInLink(text: string, number: string): boolean {
  for (let at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1)) {
    if (!'/=#-'.includes(text[at - 1] ?? ' ') || /[\p{L}\d]/u.test(text[at + number.length] ?? ' ')) continue;
    if (/:\/\/\S{1,300}$/.test(text.slice(Math.max(0, at - 300), at))) return true;
  }
  return false;
}
