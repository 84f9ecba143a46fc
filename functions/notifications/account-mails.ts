import type * as z from 'zod';
import type { accountEventDetail } from '#events/accounts.ts';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { fullNameOf } from '#functions/accounts/full-name.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import { oneLine } from '#schema/text.ts';
import { type Letter, mailOf } from './mail-layout.ts';
import type { TextOf } from './notification.ts';

/**
 * Mails about somebody's own account (document 3 section 10): of no type, past every switch, by mail alone. By the event that
 * brings each about.
 */
export const accountMails: Readonly<Record<string, AccountMail>> = {
  'account.invited': {
    holds: ({ identityAt }) => identityAt === null,
    write: ({ person, actor, company, siteUrl }) => ({
      title: `${actor} invited you to ${company} on Ironcall`,
      lines: [
        `${actor} has made you an account at ${company}, which orders on-site repair of heavy equipment with Ironcall.`,
        'Sign in with this email address; we send you a code, there is no password.',
        'If you do not know them, ignore this message: nothing happens until somebody signs in.',
      ],
      action: { label: 'Sign in', url: `${siteUrl}/login?email=${encodeURIComponent(person.email)}` },
    }),
  },
  'account.email-change-asked': {
    holds: ({ unprovenEmail }) => unprovenEmail !== null,
    write: ({ person, actor, siteUrl }) => ({
      title: 'Your email address at Ironcall is about to change',
      lines: [
        `${actor} asked for ${person.unprovenEmail} to take the place of this address in your account.`,
        'It counts as soon as you have signed in and typed the code that we send there. Until then nothing changes.',
        'If that is not right, sign in and put your address back.',
      ],
      action: { label: 'Open your profile', url: `${siteUrl}/orders?profile=me` },
    }),
  },
  'account.new-sign-in': {
    write: ({ person, event, siteUrl }) => ({
      title: 'New sign-in to your Ironcall account',
      lines: [
        `Somebody signed in to your account on a device that we do not know yet: ${event.device ?? 'a browser'}, ${utc(event.at)}.`,
        'If that was you, there is nothing to do.',
        `If it was not, ${endSessions[person.userType].how}`,
        'Whoever it was has read a code that we sent to you: see who else can read your mail and your texts.',
      ],
      ...endSessions[person.userType].action(siteUrl),
    }),
  },
  'account.number-taken': {
    write: ({ siteUrl }) => ({
      title: 'A phone number of yours at Ironcall is somebody else’s now',
      lines: [
        'A phone number that was given for your account has been confirmed by somebody else, with a code that we texted to it. No text messages go to it for you, and you cannot sign in by it.',
        'If it is your phone, or you have another one, sign in by email and type the number.',
      ],
      action: { label: 'Open your profile', url: `${siteUrl}/orders?profile=me` },
    }),
  },
  'account.wrong-codes': {
    write: ({ siteUrl }) => ({
      title: 'Wrong codes were typed for your account at Ironcall',
      lines: [
        'Somebody has typed several wrong codes in a row to sign in as you. None of them was right: nobody has signed in by them.',
        'If it was you, ask for a new code and type that one. If it was not, you need not do anything. After a hundred in a row we take no more by that way; you can then sign in by the other one, by phone or by email, and on devices that you have signed in on before.',
        'Nobody from Ironcall will ever ask you for a code.',
      ],
      action: { label: 'Sign in', url: `${siteUrl}/login` },
    }),
  },
};

type AccountEvent = z.output<typeof accountEventDetail>;

interface AccountMail {
  /** False once what it says is over; left out where that is never so. */
  readonly holds?: (person: StoredAccount) => boolean;
  readonly write: (facts: {
    readonly person: StoredAccount;
    /** Who brought it about, by name. */
    readonly actor: string;
    readonly event: AccountEvent;
    readonly company: string;
    readonly siteUrl: string;
  }) => Omit<Letter, 'foot'>;
}

/** The mail that an event of an account calls for, to that very person; undefined where it calls for none. */
export async function accountMailOf(
  name: string,
  event: AccountEvent,
  person: StoredAccount,
  siteUrl: string,
): Promise<TextOf['email'] | undefined> {
  const mail = accountMails[name];
  if (mail === undefined || person.status !== 'active' || mail.holds?.(person) === false) return undefined;
  const [actor, company] = await Promise.all([
    event.actorId === undefined ? undefined : readAccount(event.actorId),
    readCompany(person.companyId),
  ]);
  const letter = mail.write({
    person,
    actor: actor === undefined ? 'Ironcall' : oneLine(fullNameOf(actor)),
    event,
    company: oneLine(company.name),
    siteUrl,
  });
  return mailOf({ ...letter, foot: [whyAccountMail] });
}

const whyAccountMail = 'You get this because it is about your own account at Ironcall.';

/** `March 2, 2026 at 3:00 PM UTC`: nobody has said in which zone the person is. */
function utc(time: string): string {
  return `${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(time))} UTC`;
}

/** How somebody ends every session, the stranger's too. */
const endSessions: Readonly<
  Record<
    StoredAccount['userType'],
    { readonly how: string; readonly action: (siteUrl: string) => Pick<Letter, 'action'> }
  >
> = {
  customer: {
    how: 'sign in and choose Sign out everywhere in your profile.',
    action: (siteUrl) => ({ action: { label: 'Open your profile', url: `${siteUrl}/orders?profile=me` } }),
  },
  technician: {
    how: 'sign in and choose Sign out everywhere under Your devices, in the menu at the top.',
    action: (siteUrl) => ({ action: { label: 'Open Ironcall', url: `${siteUrl}/tech/jobs` } }),
  },
  admin: { how: 'tell the others who run Ironcall at once.', action: () => ({}) },
};
