import type { Reading } from '#schema/alerts.ts';
import { assemble, type MessageFacts } from './assemble.ts';
import type { Claim } from './claims.ts';
import { parseJson, parseXml, readFeed } from './feeds.ts';
import { htmlText } from './html-text.ts';
import { readLines } from './line-reader.ts';
import { type Line, linesOf } from './lines.ts';
import { machineGroups } from './machine-groups.ts';
import { mailTextForm, readMail } from './mail-text.ts';
import { isImportable } from './outcome.ts';
import { type RecordNumbers, readTables } from './tables.ts';
import { dateOrderOf } from './values/dates.ts';
import { providers } from './words/providers.ts';

/** What was read of a message: its text form, into which every span points, and one reading for each machine, at least one. */
export interface MessageReading {
  readonly text: string;
  readonly readings: readonly Reading[];
}

/** Characters of a message's text that are read; what is beyond is no alert's. */
const textLimit = 256 * 1024;

/** Reads raw mail (RFC 5322): its text part, or its HTML part where that says more. */
export async function readMailAlert(raw: Uint8Array): Promise<MessageReading> {
  const mail = await readMail(raw);
  const bodies = mail.bodies.length > 0 ? mail.bodies : [''];
  let best: MessageReading | undefined;
  for (const body of bodies) {
    const reading = readTextForm(clean(mailTextForm(mail, body)), true);
    if (!best || worth(reading) > worth(best)) best = reading;
    if (best.readings.some((each) => isImportable(each.outcome))) break;
  }
  return best ?? readTextForm('', true);
}

/** Reads pasted text; pasted HTML and raw mail are known by how they begin. */
export async function readPastedAlert(text: string): Promise<MessageReading> {
  const start = text.slice(0, 4000);
  if (/^\s*<(?:!doctype html|html|head|body|table|div|p|meta)\b/i.test(start))
    return readTextForm(clean(htmlText(text)), false);
  const looksRaw = /^(?:[A-Za-z-]{2,40}: .{0,1000}\r?\n(?:[ \t].{0,1000}\r?\n){0,20}){3}/.test(start);
  if (looksRaw && /^(?:mime-version|content-type|message-id|received):/im.test(start)) {
    return readMailAlert(new TextEncoder().encode(text));
  }
  return readTextForm(clean(text), false);
}

function readTextForm(text: string, isMail: boolean): MessageReading {
  const lines = linesOf(text, isMail);
  const order = dateOrderOf(text);
  const numbers: RecordNumbers = { group: 0, row: 0 };
  const feed = feedIn(text, lines);
  const claims: Claim[] = feed ? readFeed(feed.node, order, numbers) : [];
  const outside = lines.filter((line) => !feed || line.end <= feed.start || line.start >= feed.end);
  const tables = readTables(text, outside, order, numbers);
  claims.push(...tables.claims);
  claims.push(
    ...readLines(
      text,
      outside.filter((line, index) => line.role !== 'aside' && !tables.read.has(index)),
      order,
    ),
  );

  const message: MessageFacts = { text, provider: providerOf(text), isOtherMail: isOtherMail(text) };
  const readings = machineGroups(claims, lines).map((group) => assemble(group, message));
  return { text, readings: tellingOf(readings) };
}

/** Machines of which a digest says nothing but their name are no alerts. */
function tellingOf(readings: readonly Reading[]): readonly Reading[] {
  const telling = readings.filter(
    (reading) => reading.faultCodes.length > 0 || reading.serialNumber !== null,
  );
  return telling.length > 0 ? telling.slice(0, machinesLimit) : readings.slice(0, 1);
}

/** Machines that one message may tell of; a digest of more is cut up by who sends it. */
const machinesLimit = 200;

function feedIn(text: string, lines: readonly Line[]) {
  for (const line of lines) {
    const first = text[line.start];
    if (first !== '{' && first !== '[' && first !== '<') continue;
    if (first === '[' && !/^\[\s*[{[]/.test(text.slice(line.start, line.start + 200))) continue;
    const parsed = first === '<' ? parseXml(text, line.start) : parseJson(text, line.start);
    if (parsed && parsed.node.kind !== 'value')
      return { node: parsed.node, start: line.start, end: parsed.end };
    // One try is enough: what isn't a feed at its beginning is not made one by its middle.
    return undefined;
  }
  return undefined;
}

function providerOf(text: string): MessageFacts['provider'] {
  const match = anyMark.exec(text);
  const provider = match && providerOfMark.get(match[0].toLowerCase());
  if (!match || !provider) return undefined;
  return {
    name: provider.name,
    brand: provider.brand,
    start: match.index,
    end: match.index + match[0].length,
  };
}

const providerOfMark = new Map(
  providers.flatMap((provider) => provider.marks.map((mark) => [mark, provider] as const)),
);
const anyMark = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...providerOfMark.keys()].map((mark) => mark.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')).join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
);

function isOtherMail(text: string): boolean {
  return otherMail.test(text);
}

const otherMail =
  /\b(?:webinar|newsletter|register (?:now|today)|registration is open|sign up (?:now|today)|seats are limited|save the date|invoice (?:no|number|#|attached|is)|payment (?:due|received|reminder)|purchase order|your order has shipped|for sale|special offer|limited time|promo(?:tion)? code|% off|price list|request for quote|training course|job (?:opening|offer)|out of office|password reset|reset your password|verify your (?:email|account))\b/i;

/** How much a reading says, to choose between a message's text and its HTML. */
function worth(reading: MessageReading): number {
  const ranks = {
    ok: 5,
    low_priority: 5,
    missing_location: 3,
    missing_equipment: 2,
    missing_fault_code: 1,
    not_an_alert: 0,
  };
  return Math.max(...reading.readings.map((each) => ranks[each.outcome]));
}

/** One kind of line end and space, nothing that can't be seen, and no more than the limit. */
function clean(text: string): string {
  const limited = text.length > textLimit ? text.slice(0, textLimit) : text;
  return limited
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u2007\u202f\u3000]/g, ' ')
    .replace(invisible, '');
}

const invisible = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;
