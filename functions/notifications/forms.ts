import { mailOf } from './mail-layout.ts';
import type { Channel, TextOf, Words } from './notification.ts';

/** What forms need beside the words. */
export interface FormSettings {
  readonly siteUrl: string;
  /** Where people are helped. */
  readonly supportEmail: string;
  /** What ends the mails of one person (`unsubscribe.ts`); left out for whoever has no switch. */
  readonly unsubscribeToken?: string | undefined;
}

/** What goes out by each channel. `tag`: the order's id, so that a later push about an order takes the place of an earlier one. */
export const forms: {
  readonly [By in Channel]: (words: Words, tag: string, settings: FormSettings) => TextOf[By];
} = {
  email: ({ action, why, ...words }, _, { siteUrl, supportEmail, unsubscribeToken: token }) => ({
    ...mailOf({
      ...words,
      action: { label: action.label, url: `${siteUrl}${action.path}` },
      foot: [`${why} Help: ${supportEmail}`],
      footLinks:
        token === undefined
          ? []
          : [
              { label: 'Notification Settings', url: `${siteUrl}${settingsPathBeside(action.path)}` },
              { label: 'Unsubscribe from these emails', url: `${siteUrl}/unsubscribe?token=${token}` },
            ],
    }),
    // RFC 8058: mail programs show a button of their own, and post to the address when it is pressed.
    ...(token && {
      headers: {
        'List-Unsubscribe': `<${siteUrl}/api/public/public.unsubscribe?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  }),
  sms: ({ short, action }, _, { siteUrl }) => `Ironcall: ${short}: ${siteUrl}${action.path}`,
  push: ({ title, short, action }, tag) => ({ title, body: short, path: action.path, tag }),
};

/** The settings of whoever the action is for: technicians and customers have them on pages of their own. */
function settingsPathBeside(path: string): string {
  return `${path.startsWith('/tech/') ? '/tech/jobs' : '/orders'}?notification-settings=me`;
}
