import { gmailConfirmationSender } from './gmail-confirmation.rules.ts';

/** What we know about a mail without its body: what SES found, and its headers, which anybody can forge. */
export interface ReceivedMail {
  /** The envelope sender; empty for a bounce. */
  readonly returnPath: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** PASS, FAIL, GRAY, PROCESSING_FAILED or DISABLED, as reported by SES. */
  readonly verdicts: Readonly<Record<'spf' | 'dkim' | 'dmarc' | 'virus', string>>;
}

type MailRefusal =
  | 'virus'
  | 'spf-and-dkim-failed'
  | 'unverified-gmail-confirmation'
  | 'bounce'
  | 'automatic-reply'
  | 'own-mail'
  | 'unproven-sender';

/** `refused` creates nothing; the mail is kept for operators. */
export type MailPurpose =
  | { readonly as: 'alert' | 'gmail-confirmation' }
  | { readonly as: 'refused'; readonly reason: MailRefusal };

/** What a mail to a company's forwarding address is (document 3 section 6). `ownDomain`: the domain of our own mail. */
export function purposeOf(mail: ReceivedMail, ownDomain: string): MailPurpose {
  const { verdicts } = mail;
  const senders = [...new Set(headersOf(mail, 'from').flatMap(addressesIn))];
  if (verdicts.virus === 'FAIL') return refused('virus');
  if (verdicts.spf === 'FAIL' && verdicts.dkim === 'FAIL') return refused('spf-and-dkim-failed');
  if (senders.includes(gmailConfirmationSender)) {
    // Managers see its text and follow its link, so it must really be from Google: DMARC ties the From header to the checks.
    const isGoogles = senders.length === 1 && [verdicts.spf, verdicts.dkim, verdicts.dmarc].every(passed);
    return isGoogles ? { as: 'gmail-confirmation' } : refused('unverified-gmail-confirmation');
  }
  if (isBounce(mail)) return refused('bounce');
  if (isAutomaticReply(mail)) return refused('automatic-reply');
  // A mailbox that forwards everything sends our own messages about an alert back to us.
  if ([...senders, mail.returnPath.toLowerCase()].some((address) => isAt(address, ownDomain))) {
    return refused('own-mail');
  }
  return { as: 'alert' };
}

/**
 * The sender of a reply to one of our mails, in lower case. Proven by DMARC or, if the domain has no DMARC, by SPF or DKIM of
 * exactly the domain in From. Stricter than for alerts: nothing sent automatically is a reply.
 */
export function replySenderOf(
  mail: ReceivedMail,
  ownDomain: string,
): { readonly from: string } | { readonly reason: MailRefusal } {
  const { verdicts, returnPath } = mail;
  const [from, ...others] = [...new Set(headersOf(mail, 'from').flatMap(addressesIn))];
  if (verdicts.virus === 'FAIL') return { reason: 'virus' };
  if (isBounce(mail)) return { reason: 'bounce' };
  if (isAutomatic(mail)) return { reason: 'automatic-reply' };
  if (from === undefined || others.length > 0) return { reason: 'unproven-sender' };
  if ([from, returnPath.toLowerCase()].some((address) => isAt(address, ownDomain))) {
    return { reason: 'own-mail' };
  }
  const isItsDomain = passed(verdicts.spf) && domainOf(from) === domainOf(returnPath.toLowerCase());
  const isSigned = passed(verdicts.dkim) && isSignedByNoneBut(domainOf(from), mail);
  const isShown = passed(verdicts.dmarc) || (verdicts.dmarc === 'GRAY' && (isItsDomain || isSigned));
  return isShown ? { from } : { reason: 'unproven-sender' };
}

/**
 * Who the mail claims to be from, or the envelope sender if From has no plain address. We show it and repeat it in our own mails,
 * so it can only be an address; never trust it.
 */
export function senderOf(mail: ReceivedMail): string | null {
  const named = [...headersOf(mail, 'from').flatMap(addressesIn), mail.returnPath.toLowerCase()];
  return named.find((address) => /^[\w.+-]{1,64}@[a-z0-9.-]{1,190}$/.test(address)) ?? null;
}

function refused(reason: MailRefusal): MailPurpose {
  return { as: 'refused', reason };
}

function passed(verdict: string): boolean {
  return verdict === 'PASS';
}

/** A bounce has an empty return path (RFC 5321 section 4.5.5) and is a report about a mail (RFC 6522). */
function isBounce(mail: ReceivedMail): boolean {
  const { returnPath } = mail;
  return (
    returnPath === '' ||
    returnPath === '<>' ||
    /^mailer-daemon@/i.test(returnPath) ||
    headersOf(mail, 'content-type').some((type) => /^multipart\/report\b/i.test(type))
  );
}

/**
 * An automatic reply on somebody's behalf. RFC 3834 has a header for it, and older systems have their own. Being sent
 * automatically or in bulk is not enough, because telematics systems rightly say that about their alerts; it counts together with
 * a subject like "out of office". `X-Auto-Response-Suppress` asks for no answers and says nothing about the mail itself.
 */
function isAutomaticReply(mail: ReceivedMail): boolean {
  const submitted = headersOf(mail, 'auto-submitted');
  const precedence = headersOf(mail, 'precedence');
  if (submitted.some((value) => /^auto-(?:replied|notified)\b/i.test(value))) return true;
  if (precedence.some((value) => /^auto[_-]reply\b/i.test(value))) return true;
  const ownMarks = ['x-autoreply', 'x-autorespond'].flatMap((name) => headersOf(mail, name));
  if (ownMarks.some((value) => !/^(?:no|false)?$/i.test(value))) return true;
  const byMachine =
    submitted.some((value) => /^auto-generated\b/i.test(value)) ||
    precedence.some((value) => /^(?:bulk|junk)\b/i.test(value));
  return byMachine && headersOf(mail, 'subject').some((subject) => awaySubject.test(subject));
}

/** Any mail sent automatically or in bulk. */
function isAutomatic(mail: ReceivedMail): boolean {
  return (
    isAutomaticReply(mail) ||
    headersOf(mail, 'auto-submitted').some((value) => !/^no\b/i.test(value)) ||
    headersOf(mail, 'precedence').some((value) => /^(?:bulk|junk|list)\b/i.test(value)) ||
    headersOf(mail, 'subject').some((subject) => awaySubject.test(subject))
  );
}

/** How Exchange, Gmail and others start the subject of an out-of-office reply. */
const awaySubject =
  /^(?:automatic reply|auto(?:matic)?[- ]?(?:reply|response)|auto|out of (?:the )?office|automatische antwort|abwesenheitsnotiz|réponse automatique|respuesta automática|resposta automática|risposta automatica|automatisch antwoord)\s*:/i;

function headersOf({ headers }: ReceivedMail, name: string): string[] {
  return headers.filter((header) => header.name.toLowerCase() === name).map(({ value }) => value.trim());
}

/** The addresses in a From header, in lower case: those in angle brackets, or bare ones. */
function addressesIn(header: string): string[] {
  const bracketed = [...header.matchAll(/<([^<>]*)>/g)].map(([, address = '']) => address);
  const found = bracketed.length > 0 ? bracketed : header.split(',');
  return found.map((address) => address.trim().toLowerCase());
}

/** SES does not say which signature is valid; if all of them are from one domain, it is that domain's. */
function isSignedByNoneBut(domain: string, mail: ReceivedMail): boolean {
  const signatures = headersOf(mail, 'dkim-signature').map((value) =>
    [...value.matchAll(/(?:^|;)\s*d\s*=\s*([^;\s]*)/gi)].map(([, signer = '']) => signer.toLowerCase()),
  );
  return (
    signatures.length > 0 && signatures.every((signers) => signers.length === 1 && signers[0] === domain)
  );
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

function isAt(address: string, domain: string): boolean {
  const host = domainOf(address);
  return address.includes('@') && (host === domain || host.endsWith(`.${domain}`));
}
