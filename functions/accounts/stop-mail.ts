import { Logger } from '@aws-lambda-powertools/logger';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { oneByOne } from '#functions/platform/queue.ts';
import { timestamp } from '#schema/ids.ts';
import { emailAddress } from '#schema/text.ts';
import { type MailReport, stopMail } from './mail-reports.ts';

/** Ends mail to addresses that SES reports: mail to them bounced for good, or was marked as spam. */
export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return oneByOne(
    event,
    async (body) => {
      for (const report of reportsIn(body)) {
        const accounts = await stopMail(report, new Date());
        logger.info('Mail to an address has stopped.', { why: report.why, accounts });
      }
    },
    (failed) => logger.error('A report about mail could not be used.', failed),
  );
}

const logger = new Logger();

const mail = z.object({ timestamp });
const recipients = z.array(z.object({ emailAddress: z.string() }));

/** https://docs.aws.amazon.com/ses/latest/dg/monitoring-eventbridge.html */
const sesEvent = z.object({
  detail: z.discriminatedUnion('eventType', [
    z.object({
      eventType: z.literal('Bounce'),
      mail,
      bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }),
    }),
    z.object({
      eventType: z.literal('Complaint'),
      mail,
      complaint: z.object({ complainedRecipients: recipients }),
    }),
  ]),
});

/** A full mailbox or a server that is down is no reason to stop. */
function reportsIn(body: string): MailReport[] {
  const { detail } = sesEvent.parse(JSON.parse(body));
  const sentAt = new Date(detail.mail.timestamp);
  if (detail.eventType === 'Complaint')
    return reports(detail.complaint.complainedRecipients, 'complained', sentAt);
  const isFinal = detail.bounce.bounceType === 'Permanent';
  return isFinal ? reports(detail.bounce.bouncedRecipients, 'bounced', sentAt) : [];
}

/** Leaves out what isn't an address of ours, such as a list's own. */
function reports(of: z.output<typeof recipients>, why: MailReport['why'], sentAt: Date): MailReport[] {
  return of.flatMap((recipient) => {
    const address = emailAddress.safeParse(recipient.emailAddress.replace(/^.*<([^>]+)>$/s, '$1'));
    return address.success ? [{ address: address.data, why, sentAt }] : [];
  });
}
