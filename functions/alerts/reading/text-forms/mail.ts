import PostalMime, { type Address, type Email } from 'postal-mime';
import { textLimit } from './characters.ts';
import { inUtf8 } from './charsets.ts';
import { htmlLimit, htmlText, isHtml } from './html.ts';

/** The parts of a mail that matter for an alert. Its text form is what a manager sees next to the values. */
export interface Mail {
  /** The sender's display name and address in the message; never used to decide whose alert it is. */
  readonly from: string;
  readonly subject: string;
  /** ISO 8601, from the header. Not to be trusted; only used to interpret other dates. */
  readonly sent: string | undefined;
  /** The text part and the HTML part in text form, the one to read first coming first; the other is made on demand. */
  readonly bodies: Iterable<string>;
}

/** Bytes of a raw mail that are read; a photo or two fit in. */
const mailLimit = 12 * 1024 * 1024;

/** True for text that starts like raw mail; `Received: 7/2/2026` among an alert's labels is not a header. */
export function isRawMail(text: string): boolean {
  const start = text.slice(0, 4000);
  return headers.test(start) && headerOfMail.test(start);
}

const headers = /^(?:[A-Za-z-]{2,40}: .{0,1000}\r?\n(?:[ \t].{0,1000}\r?\n){0,20}){3}/;
const headerOfMail =
  /^(?:mime-version: \d|content-type: \w+\/|message-id: <|received: (?:from|by|\()|return-path: <)/im;

/** Parses raw mail (RFC 5322). Of broken MIME it returns what can be read, at worst no body. */
export async function readMail(raw: Uint8Array): Promise<Mail> {
  const bytes = inUtf8(raw.subarray(0, endOfMail(raw)));
  let email: Email;
  let attached: readonly string[];
  try {
    email = (await plainMail(bytes)) ?? (await PostalMime.parse(bytes, limits));
    attached = await attachedMail(email);
  } catch {
    // Absurd nesting or headers: no telematics system sends that, but its bytes as text may still say something.
    return {
      from: '',
      subject: '',
      sent: undefined,
      bodies: [new TextDecoder().decode(bytes.subarray(0, textLimit)).replace(partsOfMime, '')],
    };
  }
  return { ...headOf(email), sent: sentBy(email), bodies: bodiesOf(email, attached) };
}

/** A mail as one text: From and Subject, which may name the portal and the machine, then the body. */
export function textForm(mail: Pick<Mail, 'from' | 'subject'>, body: string): string {
  return `From: ${mail.from}\nSubject: ${mail.subject}\n\n${body}`;
}

/** Short lines of a raw mail that are read. The parser works line by line, and no useful text has more of them. */
const mostShortLines = 20_000;
const shortLine = 40;

/** Where reading stops in a raw mail, well before its end if it has endless short lines. */
function endOfMail(raw: Uint8Array): number {
  const limit = Math.min(raw.byteLength, mailLimit);
  let short = 0;
  for (let from = 0; from < limit; ) {
    const end = raw.indexOf(lineFeed, from);
    if (end < 0 || end >= limit) return limit;
    if (end - from < shortLine) short += 1;
    if (short > mostShortLines) return end;
    from = end + 1;
  }
  return limit;
}

const lineFeed = 10;

/** From and Subject as they are shown. */
function headOf({ from, subject }: Email): Pick<Mail, 'from' | 'subject'> {
  return { from: from ? shown(from) : '', subject: flat(subject ?? '') };
}

/** When a mail was sent, in the sender's local time: an evening there may be the next day in UTC. */
function sentBy({ date, headers }: Email): string | undefined {
  const header = headers.find(({ key }) => key === 'date')?.value ?? '';
  const [, sign = '', hours = '', minutes = ''] = /([+-])(\d{2})([0-5]\d)(?:\s|$)/.exec(header) ?? [];
  const instant = Date.parse(date ?? '');
  const ahead = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  if (sign === '' || Number.isNaN(instant) || ahead === 0 || Math.abs(ahead) > 14 * 60) return date;
  return `${new Date(instant + ahead * 60_000).toISOString().slice(0, 19)}${sign}${hours}:${minutes}`;
}

/** The first mail forwarded as an attachment, in its text forms, quoted as mail programs quote a forwarded mail. */
async function attachedMail({ attachments }: Email): Promise<readonly string[]> {
  const attachment = attachments.find(
    ({ mimeType, filename }) => mimeType === 'message/rfc822' || filename?.toLowerCase().endsWith('.eml'),
  );
  if (!attachment) return [];
  const { content } = attachment;
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  const mail = await PostalMime.parse(inUtf8(bytes), limits);
  const bodies = [...bodiesOf(mail, [])];
  return (bodies.length > 0 ? bodies : ['']).map(
    (body) => `---------- Forwarded message ---------\n${textForm(headOf(mail), body)}`,
  );
}

/** The start of a MIME part and its content headers. */
const partsOfMime = /^(?:content-[a-z-]{2,30}:|--)[^\n]{0,998}\n/gim;

const limits = { maxNestingDepth: 50, maxHeadersSize: 512 * 1024 };

function* bodiesOf({ text, html, attachments }: Email, attached: readonly string[]): Generator<string> {
  const data = text === undefined && html === undefined ? dataBody(attachments) : undefined;
  if (data !== undefined) yield data;
  for (const form of attached) yield `${text ?? ''}\n\n${form}`;
  if (text !== undefined && text.trim() !== '') yield isSourceOfHtml(text) ? htmlText(text) : text;
  const shownHtml = html === undefined ? '' : htmlText(html.slice(0, htmlLimit));
  if (shownHtml !== '') yield shownHtml;
}

/** A text part that contains HTML, which some programs send. */
function isSourceOfHtml(text: string): boolean {
  return isHtml(text) || linesOfHtml.test(text.slice(0, textLimit));
}

/** Two or more lines broken by tags. */
const linesOfHtml =
  /^[^\n]{0,400}<br ?\/?>[ \t]*\r?\n(?:[^\n]{0,400}\n){0,3}?[^\n]{0,400}<br ?\/?>[ \t]*(?:\r?\n|$)/im;

/** The body of a mail that is itself a feed or a table (`Content-Type: application/xml`) without attachments. */
function dataBody(attachments: Email['attachments']): string | undefined {
  const [only, ...others] = attachments;
  if (!only || others.length > 0 || only.disposition === 'attachment' || !dataTypes.test(only.mimeType))
    return undefined;
  return typeof only.content === 'string' ? only.content : new TextDecoder().decode(only.content);
}

const dataTypes = /^(?:application|text)\/(?:[\w.-]+\+)?(?:xml|json|csv|x-ndjson|x-yaml|yaml)$/i;

/**
 * A mail that is just one unencoded text or HTML body, as most are. The parser would go through it line by line, at several times
 * the cost of everything else, so it gets only the headers.
 */
async function plainMail(bytes: Uint8Array): Promise<Email | undefined> {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, longestHead)).toString(
    'latin1',
  );
  const head = /^[^\r\n][\s\S]*?\n(?=\r*\n)/.exec(start)?.[0];
  if (head === undefined || otherThanText.test(head)) return undefined;
  const charset = /^content-type:.*charset="?([\w-]+)/im.exec(head)?.[1] ?? 'utf-8';
  const email = await PostalMime.parse(bytes.subarray(0, head.length), limits);
  const body = new TextDecoder(charset).decode(bytes.subarray(head.length)).replace(/^\r*\n/, '');
  const lines = body.replace(/\r+(?=\n|$)/g, '');
  const text = lines === '' || lines.endsWith('\n') ? lines : `${lines}\n`;
  return ofHtml.test(head) ? { ...email, text: undefined, html: text } : { ...email, text };
}

const longestHead = 64 * 1024;
/** A content header other than for unencoded text in a common charset. */
const otherThanText =
  /^content-(?!type:[ \t]*text\/(?:plain|html)(?:;[ \t]*charset="?(?:utf-8|us-ascii)"?)?[ \t]*\r?\n(?![ \t])|transfer-encoding:[ \t]*(?:7bit|8bit)[ \t]*\r?\n(?![ \t])|language:)/im;
const ofHtml = /^content-type:[ \t]*text\/html/im;

function shown(address: Address): string {
  return flat(
    address.name !== '' && address.address
      ? `${address.name} <${address.address}>`
      : (address.address ?? address.name),
  );
}

/** A single line, whatever was injected into a header. */
function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 500);
}
