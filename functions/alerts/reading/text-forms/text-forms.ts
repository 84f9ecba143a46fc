import { cleanText } from './characters.ts';
import { htmlText, isHtml } from './html.ts';
import { isRawMail, readMail, textForm } from './mail.ts';

/** The text forms of a message. All spans of its reading refer to one of them. */
export interface TextForms {
  /** In the order in which they are tried; each is made on demand. A mail may have two: its text and its HTML. */
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

/** The text form of pasted text; HTML and raw mail are recognized by how they start. */
export async function formsOfPaste(text: string): Promise<TextForms> {
  if (isHtml(text)) return { forms: [cleanText(htmlText(text))], isMail: false, sent: undefined };
  if (isRawMail(text)) return formsOfMail(new TextEncoder().encode(text));
  return { forms: [cleanText(text)], isMail: false, sent: undefined };
}
