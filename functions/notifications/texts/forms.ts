import { inGsmLetters, inRoom, textParts } from '../channels/text-parts.rules.ts';
import { mailOf } from './mail-layout.ts';
import type { Channel, TextOf, Words } from './notification.ts';
import { listBeside } from './order-words.ts';

/** What the forms need besides the words. */
export interface FormSettings {
  readonly siteUrl: string;
  /** Where people get help. */
  readonly supportEmail: string;
  /** Token that ends one person's mails (`unsubscribe-token.ts`); absent for readers without a switch. */
  readonly unsubscribeToken?: string | undefined;
  /** For a push: it may wake a device that saves battery. */
  readonly urgent?: boolean | undefined;
}

/**
 * Turns words into what each channel sends. `tag`: the order's id, so that a later push about an order replaces the earlier
 * one.
 */
export const forms: {
  readonly [By in Channel]: (words: Words, tag: string, settings: FormSettings) => TextOf[By];
} = {
  email: ({ action, why, parts = [], ...words }, _, { siteUrl, supportEmail, unsubscribeToken: token }) => ({
    ...mailOf({
      ...words,
      action: { label: action.label, url: `${siteUrl}${action.path}` },
      parts: parts.map(({ action: link, ...part }) => ({
        ...part,
        action: link && { label: link.label, url: `${siteUrl}${link.path}` },
      })),
      foot: [`${why} Help: ${supportEmail}`],
      footLinks:
        token === undefined
          ? []
          : [
              {
                label: 'Notification Settings',
                url: `${siteUrl}${listBeside(action.path).path}?notification-settings=me`,
              },
              { label: 'Unsubscribe from these emails', url: `${siteUrl}/unsubscribe?token=${token}` },
            ],
    }),
    // RFC 8058: mail programs show a button of their own and post to this address when it is pressed.
    ...(token && {
      headers: {
        'List-Unsubscribe': `<${siteUrl}/api/public/public.unsubscribe?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  }),
  sms: ({ short, action }, _, { siteUrl }) => textOf(inGsmLetters(short), `${siteUrl}${action.path}`),
  push: ({ title, short, action, why }, tag, { urgent = false }) => ({
    title: shortTitle(title),
    body: `${inRoom(`${short}.`, mostOfBody - why.length - 1)}\n${why}`,
    path: action.path,
    tag,
    urgent,
  }),
};

/** At most two parts, always with the whole link. */
function textOf(short: string, link: string): string {
  const whole = (words: string) => `Ironcall: ${words}: ${link}`;
  let words = short;
  for (let most = short.length; textParts(whole(words)).parts > 2; most -= 1)
    words = inRoom(short, most, '..');
  return whole(words);
}

/** As much of a title as devices show. The machine at its end is in the body too. */
function shortTitle(title: string): string {
  if (title.length <= mostOfTitle) return title;
  const [event = ''] = title.split(/: (?!.*: )/);
  return inRoom(event, mostOfTitle);
}

const mostOfTitle = 50;
/** With the reason for it on a line of its own. */
const mostOfBody = 160;
