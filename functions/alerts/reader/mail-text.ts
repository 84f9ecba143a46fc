import PostalMime, { type Address } from 'postal-mime';
import { htmlText } from './html-text.ts';

/** A mail as far as an alert is read from it. Each text form is what a manager is shown beside the values. */
export interface Mail {
  /** Display name and address of the sender as the message has it; never used to decide whose alert it is. */
  readonly from: string;
  readonly subject: string;
  /** ISO 8601, as its header says; not to be trusted, and only a help to read other dates. */
  readonly sent: string | undefined;
  /** The text part and the HTML part in text form: the first is what is read first; empty for a mail without text. */
  readonly bodies: readonly string[];
}

/** Bytes of a raw mail that are looked at; a photo or two fit in. */
const mailLimit = 12 * 1024 * 1024;

/** Parses raw mail (RFC 5322). Broken MIME gives what can be read of it, at worst no body. */
export async function readMail(raw: Uint8Array): Promise<Mail> {
  const bytes = raw.byteLength > mailLimit ? raw.subarray(0, mailLimit) : raw;
  let email: Awaited<ReturnType<typeof PostalMime.parse>>;
  try {
    email = await PostalMime.parse(bytes, { maxNestingDepth: 50, maxHeadersSize: 512 * 1024 });
  } catch {
    // Nested or headed beyond all measure: nobody's telematics sends that, and its bytes as text may still say something.
    return {
      from: '',
      subject: '',
      sent: undefined,
      bodies: [new TextDecoder().decode(bytes.subarray(0, 256 * 1024))],
    };
  }
  const html = email.html === undefined ? '' : htmlText(email.html.slice(0, 1024 * 1024));
  const text = email.text === undefined || email.text.trim() === '' ? '' : email.text;
  return {
    from: email.from ? shown(email.from) : '',
    subject: flat(email.subject ?? ''),
    sent: email.date,
    bodies: [text, html].filter((body) => body !== ''),
  };
}

/** A mail as one text: its From and Subject, which may name the portal and the machine, then the body. */
export function mailTextForm(mail: Mail, body: string): string {
  return `From: ${mail.from}\nSubject: ${mail.subject}\n\n${body}`;
}

function shown(address: Address): string {
  return flat(
    address.name !== '' && address.address
      ? `${address.name} <${address.address}>`
      : (address.address ?? address.name),
  );
}

/** One line, whatever was smuggled into a header. */
function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 500);
}
