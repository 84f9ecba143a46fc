import { Logger } from '@aws-lambda-powertools/logger';
import type { SESEvent, SESEventRecord } from 'aws-lambda';
import * as z from 'zod';
import { companyOfAlertToken, readCompany } from '#functions/companies/read-company.ts';
import { takeReply } from '#functions/mail-replies/take-reply.ts';
import { isForReplies, readReplyAddress } from '#functions/notifications/channels/reply-address.ts';
import { readEnv } from '#functions/platform/env.ts';
import type { Company } from '#schema/accounts/account.ts';
import { resumeRun } from '../runs/begin-again.ts';
import { startImport } from '../runs/start-import.ts';
import { readGmailConfirmation } from './gmail-confirmation.rules.ts';
import { keepConfirmation } from './gmail-confirmations.store.ts';
import { readMailHead } from './read-mail-head.ts';
import { purposeOf, type ReceivedMail, replySenderOf, senderOf } from './received-mail.rules.ts';

const env = readEnv({ MAIL_BUCKET: z.string(), INBOUND_MAIL_DOMAIN: z.string(), MAIL_DOMAIN: z.string() });
const logger = new Logger();

type Receipt = SESEventRecord['ses'];

/**
 * Handles mail to the inbound domain, which the receipt rule's first action has stored in the mail bucket. Starts an import for
 * each company whose forwarding address is in the receipt (the message's own headers don't count), or stores Gmail's confirmation
 * for it. Anything else creates nothing and stays in the bucket for operators. Safe to run again: run and execution are named
 * after the message.
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
    // One message may go to several companies. Each has its own run, with the same name on every delivery.
    else {
      const name = index === 0 ? messageId : `${messageId}-${index + 1}`;
      await importMail(ses, company.id, senderOf(mail), name);
    }
  }
}

/** A reply to one of our mails is never an alert, whatever it contains. */
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

/** A redriven dead letter: commands are remembered for a day. */
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
  // Delivered again, by SES or by an operator: retry what broke the first time.
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

/** The mail stays in the bucket; the log gives the reason, with ids only. */
function leave(why: { messageId: string; reason: string; companyId?: string }): void {
  logger.warn('Mail was kept and not imported.', why);
}

async function mailOf({ mail, receipt }: Receipt): Promise<ReceivedMail> {
  // SES omits headers beyond 10 KB in total, and a mark of an automatic reply may be among them.
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

/** The company whose current address it is: the lookup by token may still find one that was just replaced. */
async function companyAt(token: string): Promise<Company | undefined> {
  const companyId = await companyOfAlertToken(token);
  if (companyId === undefined) return undefined;
  const company = await readCompany(companyId, { consistent: true });
  return company.alertToken === token ? company : undefined;
}

/** `alerts+TOKEN@…` among the receipt's recipients. Mail servers may lower-case the local part. */
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
