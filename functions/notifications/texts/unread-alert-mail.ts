import type * as z from 'zod';
import type { alertEventDetail } from '#events/alerts.ts';
import { whyMailStopped } from '#functions/accounts/email.rules.ts';
import { readPeopleOfCompany } from '#functions/accounts/read-account.ts';
import { roles } from '#schema/accounts/roles.ts';
import { mailOf } from './mail-layout.ts';
import type { Recipient, TextOf } from './notification.ts';

/**
 * The mail to a company's managers about a message that could not be read (document 3 sections 6 and 10). It has no
 * type and no switch.
 */
export async function unreadAlertMails(
  event: z.output<typeof alertEventDetail>,
  siteUrl: string,
): Promise<{ to: Recipient; text: TextOf['email'] }[]> {
  const text = unreadAlertMail(event, siteUrl);
  const people = await readPeopleOfCompany(event.companyId);
  return people
    .filter(
      (person) =>
        person.status === 'active' &&
        roles[person.roleId].permissions.includes('order_management') &&
        whyMailStopped(person) === null,
    )
    .map((person) => ({ to: { ...person, companyId: event.companyId }, text }));
}

export function unreadAlertMail(
  { source, from, reason }: Pick<z.output<typeof alertEventDetail>, 'source' | 'from' | 'reason'>,
  siteUrl: string,
): TextOf['email'] {
  const way = source === 'mail' ? 'by email' : 'from a provider';
  const sender =
    from === null ? '' : source === 'mail' ? ` from ${from}` : ` with the key that ends in ${from}`;
  return mailOf({
    title: 'An alert could not be read',
    lines: [
      `A message came in ${way}${sender}, and no order was made of it. The reason: ${reason}`,
      'See the message, and have it read again or dismiss it.',
    ],
    action: { label: 'See the message', url: `${siteUrl}/orders?import=main` },
    foot: ["You get this because you approve your company's orders."],
  });
}
