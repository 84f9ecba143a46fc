import { refusalMail } from '#functions/mail-replies/refusal-mail.ts';
import { accountMails, writtenAccountMail } from '#functions/notifications/texts/account-mails.ts';
import { unreadAlertMail } from '#functions/notifications/texts/unread-alert-mail.ts';
import { codeMail, codeText } from '#functions/sign-in/send-code.ts';
import type { UserType } from '#schema/accounts/roles.ts';
import type { Cast } from './cast.ts';
import type { SampleNotice, Surroundings } from './sample-notices.ts';

/** Messages that are not in the table of notices: codes, mails about accounts, and answers to people's own mails. */
export function sampleLetters(cast: Cast, { siteUrl }: Surroundings): readonly SampleNotice[] {
  const code = '204817';
  return [
    letter('a code', 'a sign-in', 'customer', { email: codeMail(code), sms: codeText(code) }),
    ...Object.entries(accountMails).flatMap(([name, mail]) =>
      (['customer', 'technician', 'admin'] as const)
        .map((userType) => ({
          userType,
          email: writtenAccountMail(mail, {
            person: {
              email: 'marcus@customer.example',
              unprovenEmail: 'marcus.webb@customer.example',
              userType,
              timeZone: 'America/Chicago',
            },
            actor: cast.manager,
            event: { at: '2026-03-02T15:00:00.000Z', device: 'Chrome on Windows' },
            company: cast.company,
            siteUrl,
          }),
        }))
        // Most of them get the same text.
        .filter(
          ({ email }, place, all) => all.findIndex((other) => other.email.text === email.text) === place,
        )
        .map(({ userType, email }) => letter(name, name, userType, { email })),
    ),
    ...(['mail', 'http'] as const).map((source) => {
      const from = source === 'mail' ? 'alerts@provider.example' : 'x4Qz';
      const reason = 'No fault code or machine was found in it.';
      return letter('alert.unread', 'alert.unread', 'customer', {
        email: unreadAlertMail({ source, from, reason }, siteUrl),
      });
    }),
    letter('an answer', 'a reply by mail', 'customer', {
      email: refusalMail(
        { code: 'INVALID_TRANSITION', message: '' },
        { orderId: '10007', reader: 'customer', siteUrl },
      ),
    }),
  ];
}

function letter(
  name: string,
  on: string,
  reader: UserType,
  by: Pick<SampleNotice, 'email'> & Partial<Pick<SampleNotice, 'sms'>>,
): SampleNotice {
  return { name, on, reader, sms: null, push: null, ...by };
}
