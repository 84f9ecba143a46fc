import { Logger } from '@aws-lambda-powertools/logger';
import type { SESEvent, SESEventRecord } from 'aws-lambda';
import * as z from 'zod';
import { companyOfAlertToken, readCompany } from '#functions/companies/read-company.ts';
import { takeReply } from '#functions/mail-replies/take-reply.ts';
import { isForReplies, readReplyAddress } from '#functions/notifications/channels/reply-address.ts';
import { readEnv } from '#functions/platform/env.ts';
import type { Company } from '#schema/accounts.ts';
import { resumeRun } from './begin-again.ts';
import { readGmailConfirmation } from './gmail-confirmation.rules.ts';
import { keepConfirmation } from './gmail-confirmations.store.ts';
import { readMailHead } from './read-mail-head.ts';
import { purposeOf, type ReceivedMail, replySenderOf, senderOf } from './received-mail.rules.ts';
import { startImport } from './start-import.ts';

const env = readEnv({ MAIL_BUCKET: z.string(), INBOUND_MAIL_DOMAIN: z.string(), MAIL_DOMAIN: z.string() });
const logger = new Logger();

type Receipt = SESEventRecord['ses'];

/**
 * Mail to the inbound domain, kept in the mail bucket by the rule's first action. Starts an import for each company whose
 * forwarding address the receipt (not the message's own headers) names, or keeps Gmail's confirmation for it. Anything else creates
 * nothing and stays in the bucket for operators. Safe to run again: run and execution are named by the message.
 */
export async function handler(event: SESEvent): Promise<void> {
  for (const { ses } of event.Records) await receive(ses);
}

async function receive(ses: Receipt): Promise<void> {
  const { messageId } = ses.mail;
  const mail = await mailOf(ses);
  if (ses.receipt.recipients.some((one) => isForReplies(one, env.INBOUND_MAIL_DOMAIN))) {
    return receiveReply(ses, mail);
  }
  const purpose = purposeOf(mail, env.MAIL_DOMAIN);
  if (purpose.as === 'refused') return leave({ messageId, reason: purpose.reason });
  const tokens = tokensOf(ses.receipt.recipients);
  const companies = await Promise.all(tokens.map(companyAt));
  if (companies.every((company) => company === undefined)) leave({ messageId, reason: 'unknown-recipient' });
  for (const [index, company] of companies.entries()) {
    if (company === undefined) continue;
    if (company.status === 'inactive') {
      leave({ messageId, reason: 'inactive-company', companyId: company.id });
      continue;
    }
    if (purpose.as === 'gmail-confirmation') await keepGmailConfirmation(ses, company.id);
    // One message may go to several companies; each has a run of its own, named alike however often the message is told of.
    else {
      const name = index === 0 ? messageId : `${messageId}-${index + 1}`;
      await importMail(ses, company.id, senderOf(mail), name);
    }
  }
}

/** An answer to a mail of ours; it is never an alert, whatever it turns out to be. */
async function receiveReply(
  { mail: { messageId, timestamp }, receipt }: Receipt,
  mail: ReceivedMail,
): Promise<void> {
  const now = new Date();
  const sender = replySenderOf(mail, env.MAIL_DOMAIN);
  if ('reason' in sender) return leave({ messageId, reason: sender.reason });
  if (now.getTime() - Date.parse(timestamp) > replyTooLateMs) return leave({ messageId, reason: 'too-late' });
  const address = receipt.recipients
    .map((one) => readReplyAddress(one, env.INBOUND_MAIL_DOMAIN, now))
    .find((one) => one !== undefined);
  if (address === undefined) return leave({ messageId, reason: 'unknown-recipient' });
  const object = { bucket: env.MAIL_BUCKET, key: keyOf(messageId) };
  const outcome = await takeReply({ messageId, object, from: sender.from, address }, now);
  logger.info('An answer by mail was handled.', { messageId, outcome });
}

/** A dead letter that is brought again: commands are remembered for a day. */
const replyTooLateMs = 12 * 60 * 60 * 1000;

async function importMail(
  { mail }: Receipt,
  companyId: string,
  sender: string | null,
  name: string,
): Promise<void> {
  const now = new Date();
  const standing = await startImport(
    {
      runId: `run_${name}`,
      companyId,
      source: 'mail',
      object: { bucket: env.MAIL_BUCKET, key: keyOf(mail.messageId) },
      format: 'mail',
      receivedAt: new Date(mail.timestamp).toISOString(),
    },
    { executionName: name, from: sender, now },
  );
  // Told of again, by SES or by operators: what broke meanwhile is tried anew.
  if (standing !== undefined) await resumeRun(standing, now);
  logger.info('An import was started.', { messageId: mail.messageId, companyId });
}

async function keepGmailConfirmation({ mail }: Receipt, companyId: string): Promise<void> {
  const { messageId } = mail;
  const head = await readMailHead(env.MAIL_BUCKET, keyOf(messageId));
  const confirmation = readGmailConfirmation(head, env.INBOUND_MAIL_DOMAIN);
  if (confirmation === undefined) {
    return leave({ messageId, reason: 'unread-gmail-confirmation', companyId });
  }
  await keepConfirmation(companyId, confirmation, new Date(mail.timestamp).toISOString());
  logger.info("Gmail's confirmation was kept.", { messageId, companyId });
}

/** The mail stays in the bucket; the log says why, by ids only. */
function leave(why: { messageId: string; reason: string; companyId?: string }): void {
  logger.warn('Mail was kept and not imported.', why);
}

async function mailOf({ mail, receipt }: Receipt): Promise<ReceivedMail> {
  // SES leaves out headers beyond 10 KB in all; a mark of an automatic reply may be among them.
  const whole = mail.headersTruncated
    ? await readMailHead(env.MAIL_BUCKET, keyOf(mail.messageId))
    : undefined;
  return {
    returnPath: mail.source,
    headers: [...mail.headers, ...(whole?.headers ?? [])],
    verdicts: {
      spf: receipt.spfVerdict.status,
      dkim: receipt.dkimVerdict.status,
      dmarc: receipt.dmarcVerdict.status,
      virus: receipt.virusVerdict.status,
    },
  };
}

/** The company whose address it is at this moment: a token that was replaced just now may still be found. */
async function companyAt(token: string): Promise<Company | undefined> {
  const companyId = await companyOfAlertToken(token);
  if (companyId === undefined) return undefined;
  const company = await readCompany(companyId, { consistent: true });
  return company.alertToken === token ? company : undefined;
}

/** `alerts+TOKEN@…`, as the receipt has the recipients. Mail lower-cases local parts on its way. */
function tokensOf(recipients: readonly string[]): string[] {
  const tokens = recipients.flatMap((recipient) => {
    const [local = '', domain = ''] = recipient.toLowerCase().split('@');
    return domain === env.INBOUND_MAIL_DOMAIN && local.startsWith('alerts+')
      ? [local.slice('alerts+'.length)]
      : [];
  });
  return [...new Set(tokens)];
}

function keyOf(messageId: string): string {
  return `mail/${messageId}`;
}
