/** What we show of Gmail's mail asking whether a mailbox may forward to the company's address. */
export interface GmailConfirmation {
  /** The code for Gmail's settings page. Newer mails have only a link. */
  readonly code: string | null;
  /** Opens Google's own confirmation page. */
  readonly link: string | null;
  /** The mailbox that wants to forward. */
  readonly requestedBy: string | null;
}

/** The sender of these mails in every language. */
export const gmailConfirmationSender = 'forwarding-noreply@google.com';

/**
 * Reads Gmail's confirmation mail by the parts that are the same in every language: `(#CODE)` and the mailbox in the subject, and
 * the links in the body. `html` may be empty. The mail is untrusted text, so nothing else is kept. Undefined if it has neither a
 * code nor a link.
 */
export function readGmailConfirmation(
  mail: { readonly subject: string; readonly text: string; readonly html: string },
  ownDomain: string,
): GmailConfirmation | undefined {
  const link = confirmingLink(mail.text) ?? confirmingLink(mail.html.replaceAll('&amp;', '&'));
  const code =
    /\(#(\d{6,12})\)/.exec(mail.subject)?.[1] ??
    // A long number that is not part of an address or a link.
    /(?<![^\s:：>*])(\d{8,10})(?![^\s.。,<*])/u.exec(mail.text)?.[1];
  if (link === undefined && code === undefined) return undefined;
  return {
    code: code ?? null,
    link: link ?? null,
    requestedBy: mailboxIn(mail.subject, ownDomain) ?? mailboxIn(mail.text, ownDomain) ?? null,
  };
}

/** The only hosts on which a mailbox is confirmed. */
const confirmingHosts: ReadonlySet<string> = new Set(['mail-settings.google.com', 'mail.google.com']);

/** The mail has two links: `/mail/vf-…` confirms, `/mail/uf-…` cancels. */
function confirmingLink(text: string): string | undefined {
  for (const [written] of text.matchAll(/https:\/\/[^\s"'<>]{1,2000}/gi)) {
    const address = written.replace(/[.,;)\]。]+$/, '');
    if (!URL.canParse(address)) continue;
    const url = new URL(address);
    if (url.port !== '' || url.username !== '') continue;
    if (confirmingHosts.has(url.hostname) && url.pathname.startsWith('/mail/vf-')) return url.href;
  }
  return undefined;
}

/** The first mail address outside a link that is neither ours nor Google's sender. */
function mailboxIn(text: string, ownDomain: string): string | undefined {
  const words = text.replace(/https?:\S+/gi, ' ');
  for (const [address] of words.matchAll(mailAddress)) {
    const folded = address.toLowerCase();
    if (folded !== gmailConfirmationSender && !folded.endsWith(`@${ownDomain}`)) return address;
  }
  return undefined;
}

const mailAddress = /[\w.!#$%&'*+=?^`{|}~-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}/gi;
