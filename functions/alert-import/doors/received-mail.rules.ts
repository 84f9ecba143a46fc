import { gmailConfirmationSender } from './gmail-confirmation.rules.ts';

/** What is known of a mail without its body: the receipt's own findings, and the headers, which anybody can write. */
export interface ReceivedMail {
  /** The envelope's sender; empty for a bounce. */
  readonly returnPath: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** PASS, FAIL, GRAY, PROCESSING_FAILED or DISABLED, as SES found them. */
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

/** `refused` creates nothing, and its mail is kept for operators. */
export type MailPurpose =
  | { readonly as: 'alert' | 'gmail-confirmation' }
  | { readonly as: 'refused'; readonly reason: MailRefusal };

/** What a mail to a company's forwarding address is for (document 3 section 6). `ownDomain`: what our own mail comes from. */
export function purposeOf(mail: ReceivedMail, ownDomain: string): MailPurpose {
  const { verdicts } = mail;
  const senders = [...new Set(headersOf(mail, 'from').flatMap(addressesIn))];
  if (verdicts.virus === 'FAIL') return refused('virus');
  if (verdicts.spf === 'FAIL' && verdicts.dkim === 'FAIL') return refused('spf-and-dkim-failed');
  if (senders.includes(gmailConfirmationSender)) {
    // What it says is shown to managers with a link to follow, so it must surely be Google's: DMARC ties the From to the checks.
    const isGoogles = senders.length === 1 && [verdicts.spf, verdicts.dkim, verdicts.dmarc].every(passed);
    return isGoogles ? { as: 'gmail-confirmation' } : refused('unverified-gmail-confirmation');
  }
  if (isBounce(mail)) return refused('bounce');
  if (isAutomaticReply(mail)) return refused('automatic-reply');
  // A mailbox that forwards all it gets sends our own messages about an alert back to us.
  if ([...senders, mail.returnPath.toLowerCase()].some((address) => isAt(address, ownDomain))) {
    return refused('own-mail');
  }
  return { as: 'alert' };
}

/**
 * Who an answer to a mail of ours is from, in lower case: shown by DMARC, or, where the domain has none, by SPF or DKIM of the very domain
 * that From names. Stricter than for alerts: nothing that a machine made is an answer.
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
 * Who a mail says that it is from; the envelope's sender where its head names no plain address. To be shown and told in mails of our
 * own, so it can be nothing but an address; never to be believed.
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

/** A bounce's return path is empty (RFC 5321 section 4.5.5), and it is a report about a mail (RFC 6522). */
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
 * An answer that a machine gave for a person. RFC 3834 has a mark for it, and older machines have theirs. That a mail was made
 * by a machine, or for many, is no such mark: telematics rightly say so of their alerts. It counts beside a subject that says
 * "out of office". `X-Auto-Response-Suppress` asks for no answers, and says nothing about the mail itself.
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

/** Whatever a machine made, for one or for many. */
function isAutomatic(mail: ReceivedMail): boolean {
  return (
    isAutomaticReply(mail) ||
    headersOf(mail, 'auto-submitted').some((value) => !/^no\b/i.test(value)) ||
    headersOf(mail, 'precedence').some((value) => /^(?:bulk|junk|list)\b/i.test(value)) ||
    headersOf(mail, 'subject').some((subject) => awaySubject.test(subject))
  );
}

/** How Exchange, Gmail and others begin the subject of an answer for somebody who is away. */
const awaySubject =
  /^(?:automatic reply|auto(?:matic)?[- ]?(?:reply|response)|auto|out of (?:the )?office|automatische antwort|abwesenheitsnotiz|réponse automatique|respuesta automática|resposta automática|risposta automatica|automatisch antwoord)\s*:/i;

function headersOf({ headers }: ReceivedMail, name: string): string[] {
  return headers.filter((header) => header.name.toLowerCase() === name).map(({ value }) => value.trim());
}

/** The addresses of a From header, in lower case: in angle brackets, or by themselves. */
function addressesIn(header: string): string[] {
  const bracketed = [...header.matchAll(/<([^<>]*)>/g)].map(([, address = '']) => address);
  const found = bracketed.length > 0 ? bracketed : header.split(',');
  return found.map((address) => address.trim().toLowerCase());
}

/** The verdict does not say which signature is right; where all are of one domain, it is that one's. */
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
