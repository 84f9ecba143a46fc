import { cleanText } from './characters.ts';
import { htmlText, isHtml } from './html.ts';
import { isRawMail, readMail, textForm } from './mail.ts';

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
  if (isRawMail(text)) return formsOfMail(new TextEncoder().encode(text));
  return { forms: [cleanText(text)], isMail: false, sent: undefined };
}
