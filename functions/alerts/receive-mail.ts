import { Logger } from '@aws-lambda-powertools/logger';
import type { SESEvent, SESEventRecord } from 'aws-lambda';
import * as z from 'zod';
import { companyOfAlertToken } from '#functions/companies/read-company.ts';
import { readEnv } from '#functions/platform/env.ts';
import { startImport } from './start-import.ts';

const env = readEnv({ MAIL_BUCKET: z.string(), INBOUND_MAIL_DOMAIN: z.string() });
const logger = new Logger();

/**
 * Mail to the inbound domain, kept in the mail bucket by the rule's first action. Starts an import for each company whose
 * forwarding address the receipt (not the message's own headers) names. Anything else creates nothing and stays in the bucket for
 * operators. Safe to run again: run and execution are named by the message.
 */
export async function handler(event: SESEvent): Promise<void> {
  for (const { ses } of event.Records) {
    const { messageId } = ses.mail;
    const refusal = refusalOf(ses);
    if (refusal !== undefined) {
      logger.warn('Mail was kept and not imported.', { messageId, reason: refusal });
      continue;
    }
    const tokens = tokensOf(ses.receipt.recipients);
    const companies = (await Promise.all(tokens.map(companyOfAlertToken))).filter((id) => id !== undefined);
    if (companies.length === 0) {
      logger.warn('Mail was kept and not imported.', { messageId, reason: 'unknown-recipient' });
    }
    for (const [index, companyId] of companies.entries()) {
      // One message may go to several companies; each has a run of its own.
      const name = index === 0 ? messageId : `${messageId}-${index + 1}`;
      await startImport(
        {
          runId: `run_${name}`,
          companyId,
          source: 'mail',
          object: { bucket: env.MAIL_BUCKET, key: `mail/${messageId}` },
          receivedAt: new Date(ses.mail.timestamp).toISOString(),
        },
        name,
      );
      logger.info('An import was started.', { messageId, companyId });
    }
  }
}

/** Why a message may not create anything, or undefined. */
function refusalOf({ mail, receipt }: SESEventRecord['ses']): string | undefined {
  const failed = (verdict: { status: string }) => verdict.status === 'FAIL';
  if (failed(receipt.virusVerdict)) return 'virus';
  if (failed(receipt.spfVerdict) && failed(receipt.dkimVerdict)) return 'spf-and-dkim-failed';
  // An empty return path is that of a bounce (RFC 5321 section 4.5.5); an answer by a machine is marked (RFC 3834).
  if (mail.source === '' || mail.source === '<>') return 'bounce';
  const answered = mail.headers.some(
    ({ name, value }) =>
      // `auto-generated` is what telematics rightly call their own mail.
      name.toLowerCase() === 'auto-submitted' && /^auto-(?:replied|notified)\b/i.test(value.trim()),
  );
  return answered ? 'automatic-reply' : undefined;
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
