import { cleanText } from './characters.ts';
import { htmlText, isHtml } from './html.ts';
import { readMail, textForm } from './mail.ts';

/** What a message says, in each of its text forms: into one of them all spans of its reading point. */
export interface TextForms {
  /** What is read first comes first; the next is made when it is asked for. A mail may have two: its text and its HTML. */
  readonly forms: Iterable<string>;
  readonly isMail: boolean;
  /** When a mail was sent, by its header: ISO 8601. */
  readonly sent: string | undefined;
}

/** The text forms of raw mail (RFC 5322). */
export async function formsOfMail(raw: Uint8Array): Promise<TextForms> {
  const mail = await readMail(raw);
  function* forms() {
    let isAny = false;
    for (const body of mail.bodies) {
      isAny = true;
      yield cleanText(textForm(mail, body));
    }
    if (!isAny) yield cleanText(textForm(mail, ''));
  }
  return { forms: forms(), isMail: true, sent: mail.sent };
}

/** The text form of what was pasted; HTML and raw mail are known by how they begin. */
export async function formsOfPaste(text: string): Promise<TextForms> {
  if (isHtml(text)) return { forms: [cleanText(htmlText(text))], isMail: false, sent: undefined };
  const start = text.slice(0, 4000);
  // `Received: 7/2/2026` among the labels of an alert is no header of a mail.
  if (looksRaw.test(start) && headerOfMail.test(start)) return formsOfMail(new TextEncoder().encode(text));
  return { forms: [cleanText(text)], isMail: false, sent: undefined };
}

const looksRaw = /^(?:[A-Za-z-]{2,40}: .{0,1000}\r?\n(?:[ \t].{0,1000}\r?\n){0,20}){3}/;
const headerOfMail =
  /^(?:mime-version: \d|content-type: \w+\/|message-id: <|received: (?:from|by|\()|return-path: <)/im;
