import { labelAt, labelNamed } from './words/labels.ts';

/**
 * What a line is for the reader. `note`: written by who forwarded the message. `subject`: the subject of the mail or of
 * what was forwarded. `aside`: a signature, a footer, a header or a banner, of which nothing is read.
 */
type LineRole = 'body' | 'note' | 'subject' | 'aside';

export interface Line {
  /** Offsets of what stands on the line, without marks of quotation and lists and without spaces around. */
  readonly start: number;
  readonly end: number;
  readonly role: LineRole;
  /** Lines of one paragraph have the same number. */
  readonly paragraph: number;
}

/** Cuts a text form into its lines, and tells the message from what mail programs and people put around it. */
export function linesOf(text: string, isMail: boolean): Line[] {
  const lines = cut(text);
  const roles: LineRole[] = lines.map(() => 'body');
  markMailHeader(text, lines, roles, isMail);
  const messageStart = markForwards(text, lines, roles);
  for (let index = 0; index < messageStart; index += 1) if (roles[index] === 'body') roles[index] = 'note';
  markBanners(text, lines, roles);
  markAsides(text, lines, roles, messageStart);
  return lines.map((line, index) => ({ ...line, role: roles[index] ?? 'body' }));
}

type Cut = Omit<Line, 'role'>;

/** Lines that are read, and characters of one: what is beyond is written by no telematics, and must not cost time. */
const mostLines = 3000;
const longestLine = 2000;

function cut(text: string): Cut[] {
  const lines: Cut[] = [];
  let paragraph = 0;
  let blank = true;
  for (let from = 0; from <= text.length && lines.length < mostLines; ) {
    const to = endOfLine(text, from);
    let start = from;
    // `> > - text`: marks of quotation, then of a list. A bar begins a row of a table where more bars follow.
    while (
      start < to &&
      /[\s>|]/.test(text[start] ?? '') &&
      !(text[start] === '|' && text.slice(start + 1, to).includes('|'))
    )
      start += 1;
    const bullet = /^(?:[-*•·▪◦–—►✓⚠]|\d{1,2}[.)])\s+/u.exec(text.slice(start, Math.min(to, start + 8)));
    if (bullet) start += bullet[0].length;
    let end = to;
    while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1;
    if (end > start) {
      if (blank) paragraph += 1;
      blank = false;
      lines.push({ start, end, paragraph });
    } else if (text[to] === '\n' || to === text.length) blank = true;
    from = text[to] === '\n' ? to + 1 : Math.max(to, from + 1);
  }
  return lines;
}

/** Where the line ends that begins at `from`: at its line break, or, of a very long one, at a space. */
function endOfLine(text: string, from: number): number {
  const newline = text.indexOf('\n', from);
  const to = newline < 0 ? text.length : newline;
  if (to - from <= longestLine) return to;
  const space = text.lastIndexOf(' ', from + longestLine);
  return space > from + longestLine / 2 ? space : from + longestLine;
}

/** The text form of a mail begins with its From and Subject. */
function markMailHeader(text: string, lines: readonly Cut[], roles: LineRole[], isMail: boolean): void {
  if (!isMail) return;
  for (const [index, line] of lines.slice(0, 2).entries()) {
    const content = text.slice(line.start, line.end);
    if (content.startsWith('From:')) roles[index] = 'aside';
    else if (content.startsWith('Subject:')) roles[index] = 'subject';
  }
}

const forwardMark =
  /^[-_=\s]{0,20}(?:begin\s)?(?:forwarded message|original message|original email|weitergeleitete nachricht|ursprüngliche nachricht|anfang der weitergeleiteten nachricht|message transféré|message d['’]origine|début du message (?:transféré|réexpédié)|mensaje reenviado|mensaje original|inicio del mensaje reenviado|messaggio inoltrato|messaggio originale|inizio messaggio inoltrato|mensagem encaminhada|mensagem original|doorgestuurd bericht|oorspronkelijk bericht|vidarebefordrat meddelande|ursprungligt meddelande)\s?:?[-_=\s]{0,20}$/i;
const headerLine =
  /^\*?(from|date|sent|to|cc|bcc|subject|reply-to|von|gesendet|datum|an|betreff|de|envoyé|date|à|objet|enviado(?: el)?|fecha|para|asunto|da|inviato|data|a|oggetto|van|verzonden|aan|onderwerp|från|skickat|till|ämne|assunto)\s?:\*?\s/i;
const senderLine = /^\*?(?:from|von|de|da|van|från)\s?:\*?\s/i;
const subjectLine = /^\*?(?:subject|betreff|objet|asunto|oggetto|onderwerp|ämne|assunto)\s?:\*?\s/i;
const replyMark =
  /^(?:on|am|le|el|il|op|em)\s.{8,160}\s(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef|escreveu)\s?:?$/i;

/**
 * Marks what mail programs put before a message that they forward, and answers the index of the first line after the last
 * such header: from there on it is what the telematics sent.
 */
function markForwards(text: string, lines: readonly Cut[], roles: LineRole[]): number {
  let messageStart = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const content = lineText(text, lines[index]);
    if (roles[index] !== 'body') {
      if (index === messageStart) messageStart = index + 1;
      continue;
    }
    if (forwardMark.test(content) || replyMark.test(content)) {
      roles[index] = 'aside';
      messageStart = index + 1;
      continue;
    }
    const length = headerLength(text, lines, index, messageStart === index && index > 0);
    if (length === 0) continue;
    for (let at = index; at < index + length; at += 1) {
      roles[at] = subjectLine.test(lineText(text, lines[at])) ? 'subject' : 'aside';
    }
    messageStart = index + length;
    index += length - 1;
  }
  // A mark with nothing after it forwards nothing: then all of it is the message.
  return messageStart < lines.length ? messageStart : firstBody(roles);
}

function firstBody(roles: readonly LineRole[]): number {
  const index = roles.indexOf('body');
  return index < 0 ? roles.length : index;
}

/** How many lines from `index` on are the header of a forwarded mail: a sender, and at least one more of its lines. */
function headerLength(text: string, lines: readonly Cut[], index: number, afterMark: boolean): number {
  const first = lineText(text, lines[index]);
  if (!(afterMark ? headerLine : senderLine).test(first)) return 0;
  let length = 1;
  let subjects = 0;
  while (length < 12 && headerLine.test(lineText(text, lines[index + length]))) {
    if (subjectLine.test(lineText(text, lines[index + length]))) subjects += 1;
    length += 1;
  }
  return afterMark || (length >= 3 && subjects > 0) ? length : 0;
}

function markBanners(text: string, lines: readonly Cut[], roles: LineRole[]): void {
  for (const [index, line] of lines.entries()) {
    if (banner.test(text.slice(line.start, Math.min(line.end, line.start + 400)))) roles[index] = 'aside';
  }
}

const banner =
  /^\W{0,6}(?:caution|warning|attention|notice|external(?: e-?mail| sender| message)?|\[external\]|think before you click)\b.{0,60}\b(?:external|outside|originat\w{1,5}|unknown sender|sender|links?|attachments?|organi[sz]ation)\b|^\W{0,3}\[?external\]?\W{0,3}$|^(?:do not click|you don['’]t often get email|this (?:message|e-?mail) (?:originated|came|was sent) from outside)/i;

/** Marks signatures and footers: in a forwarder's note wherever they are, in the message after the last line that says something of a machine. */
function markAsides(text: string, lines: readonly Cut[], roles: LineRole[], messageStart: number): void {
  const telling = lines.map((line, index) => roles[index] !== 'aside' && tellsOfMachine(text, line));
  const lastTelling = telling.lastIndexOf(true);
  let signedOff = false;
  for (let index = 0; index < lines.length; ) {
    const paragraph = lines[index]?.paragraph;
    let next = index + 1;
    while (lines[next]?.paragraph === paragraph && next !== messageStart) next += 1;
    const note = index < messageStart;
    if (index === messageStart) signedOff = false;
    const tells = telling.slice(index, next).some(Boolean);
    for (let at = index; at < next; at += 1) {
      const content = lineText(text, lines[at]);
      // After a sign-off comes nobody's machine any more, unless a label says so.
      if (signOff.test(content) || content === '--' || content === '__') signedOff = true;
      if (signedOff && !telling.slice(at, next).some(Boolean)) setAside(roles, at);
      else if (footer.test(content) && !telling[at]) setAside(roles, at);
    }
    const lookedAfter = note || next > lastTelling;
    if (!tells && (note || index > lastTelling) && isSignature(text, lines.slice(index, next))) {
      for (let at = index; at < next; at += 1) setAside(roles, at);
    }
    if (
      !tells &&
      (note || index > lastTelling) &&
      lines.slice(index, next).some((line) => footer.test(lineText(text, line)))
    ) {
      for (let at = index; at < next; at += 1) setAside(roles, at);
    }
    if (lookedAfter) {
      for (let at = Math.max(index, note ? index : lastTelling + 1); at < next; at += 1) {
        if (!telling[at] && isSignature(text, lines.slice(at, at + 1))) setAside(roles, at);
      }
    }
    index = next;
  }
}

function setAside(roles: LineRole[], index: number): void {
  if (roles[index] !== 'subject') roles[index] = 'aside';
}

const signOff =
  /^(?:(?:best|kind|warm|many)?\s?(?:regards|thanks|wishes)|thank you|thx|cheers|sincerely|respectfully|mit freundlichen grüßen|freundliche grüße|viele grüße|mfg|cordialement|bien à vous|merci|saludos(?: cordiales)?|atentamente|gracias|cordiali saluti|distinti saluti|grazie|met vriendelijke groet(?:en)?|atenciosamente|obrigado|obrigada|vänliga hälsningar|sent from my .{2,30}|get outlook for .{2,20})[\s,.!]{0,3}$/i;
const footer =
  /\bunsubscribe\b|\bopt[- ]out\b|©|\(c\) ?20\d\d|\bcopyright\b|\ball rights reserved\b|\bprivacy policy\b|\bterms (?:of (?:use|service)|and conditions)\b|\bconfidential(?:ity)?\b|\bthis (?:e-?mail|message) (?:was sent|is intended|and any|may contain|has been)\b|\bintended recipient\b|\bdo not reply\b|\bplease consider the environment\b|\bview (?:this|in) (?:email|browser)\b|\bmanage (?:your )?(?:preferences|notifications|subscriptions?|alerts?)\b|\babmelden\b|\bse désabonner\b|\bdarse de baja\b|\byou (?:are receiving|received) this\b|\bcustomer (?:service|support)\b|\bcall (?:us|your dealer|1-8\d\d)\b|\bquestions\?|\bcontact (?:us|your|our|support)\b/i;

/** A short paragraph with a phone number, a mail or web address, or a company with its postal address, and no facts of a machine. */
function isSignature(text: string, lines: readonly Cut[]): boolean {
  if (lines.length > 9) return false;
  const content = lines.map((line) => lineText(text, line)).join('\n');
  if (phone.test(content) || mailAddress.test(content) || webAddress.test(content)) return true;
  return (
    /\b(?:inc|llc|l\.l\.c|ltd|corp|corporation|co|gmbh|ag|sa|s\.a|sas|bv|b\.v|plc|company|rentals?|dealer|branch)\b\.?/i.test(
      content,
    ) && /\b\d{5}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\bP\.?O\.? Box\b/.test(content)
  );
}

const phone =
  /(?:\+\d{1,3}[\s.-]?)?(?:\(\d{2,5}\)|\b\d{3})[\s./-]{1,2}\d{3}[\s.-]\d{4}\b|\b(?:t|tel|ph|phone|mobile|cell|m|fon|tél)\s?[.:]\s?\+?[\d\s()./-]{7,20}|\b1-8\d\d-[\dA-Z-]{7,9}\b/i;
const mailAddress = /[\w.+-]{1,60}@[\w-]{1,60}\.[\w.-]{2,60}/;
const webAddress = /\bwww\.[\w-]{1,60}\.\w{2,10}|https?:\/\/(?![^\s]{0,60}map)/i;

/** True where the line begins with a label of what alerts are made of, or holds one with its value. */
function tellsOfMachine(text: string, line: Cut): boolean {
  const found = labelAt(text, line.start, line.end);
  if (found && tellingFields.has(found.label.field)) {
    const after = text.slice(found.end, Math.min(line.end, found.end + 6));
    if (/^\.?\s{0,3}[:=\t]|^\s{2}/.test(after)) return true;
    if (
      strongFields.has(found.label.field) &&
      /^\.?\s/.test(after) &&
      /\d/.test(text.slice(found.end, line.end))
    )
      return true;
  }
  const content = lineText(text, line);
  const tab = content.indexOf('\t');
  if (tab > 0) {
    const label = labelNamed(content.slice(0, tab));
    if (label && tellingFields.has(label.field)) return true;
  }
  return /\bSPN\s?\d{2,6}\b|\b(?:S\/N|SN|VIN|PIN|serial)\b\.?:?#?\s?(?=\S{0,12}\d)\S{4,}|\b(?:DTC|fault code|error code)\b\s\S{0,10}\d/i.test(
    content,
  );
}

const tellingFields = new Set([
  'brand',
  'model',
  'machine',
  'serial',
  'unit',
  'hours',
  'location',
  'lat',
  'long',
  'code',
  'fault',
  'severity',
  'time',
  'spn',
  'fmi',
  'lamp',
]);
const strongFields = new Set(['serial', 'code', 'hours', 'unit', 'severity']);

function lineText(text: string, line: Cut | undefined): string {
  return line ? text.slice(line.start, Math.min(line.end, line.start + 1000)) : '';
}
