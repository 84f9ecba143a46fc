import { randomUUID } from 'node:crypto';
import { registerToggle } from '../../console/controls.ts';
import type { Runtime } from '../../runtime.ts';

export const emailBounces = {
  id: 'email-bounces',
  label: 'Outgoing email bounces',
  hint: 'Each email is accepted, and then reported as a permanent bounce.',
  counts: 'Emails bounced',
};

/** An accepted mail, and what its configuration set reports. */
interface Accepted {
  readonly id: string;
  readonly set: string;
  /** Mailboxes, separated by commas. */
  readonly to: string;
  readonly types: readonly string[];
}

/**
 * Reports a mail's fate if it is bad: to `bounce` or `complaint` at SES's mailbox simulator, with any label
 * (`bounce+ann@simulator.amazonses.com`), or to anybody while the switch is on.
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 */
export async function report(runtime: Runtime, { id, set, to, types }: Accepted): Promise<void> {
  const timestamp = new Date(runtime.clock.now()).toISOString();
  const mail = {
    timestamp,
    messageId: id,
    destination: to.split(', '),
    tags: { 'ses:configuration-set': [set] },
  };
  const feedback = { feedbackId: randomUUID(), timestamp };
  const put = (detailType: string, detail: object) =>
    runtime.putEvent({ busName: 'default', source: 'aws.ses', detailType, detail: { ...detail, mail } });
  const bounced = recipientsOf(mail.destination, 'bounce', registerToggle(runtime, emailBounces));
  const complained = recipientsOf(mail.destination, 'complaint');
  if (bounced.length > 0 && types.includes('bounce')) {
    await put('Email Bounced', {
      eventType: 'Bounce',
      bounce: { ...feedback, bounceType: 'Permanent', bounceSubType: 'General', bouncedRecipients: bounced },
    });
  }
  if (complained.length > 0 && types.includes('complaint')) {
    await put('Email Complaint Received', {
      eventType: 'Complaint',
      complaint: { ...feedback, complaintSubType: null, complainedRecipients: complained },
    });
  }
}

function recipientsOf(
  mailboxes: readonly string[],
  fate: 'bounce' | 'complaint',
  toggle?: ReturnType<typeof registerToggle>,
): { emailAddress: string }[] {
  const simulated = new RegExp(`\\b${fate}(\\+[^@]*)?@simulator\\.amazonses\\.com\\b`, 'i');
  const hit = mailboxes.filter((mailbox) => toggle?.on || simulated.test(mailbox));
  if (toggle?.on) for (const _ of hit) toggle.count();
  return hit.map((emailAddress) => ({ emailAddress }));
}
