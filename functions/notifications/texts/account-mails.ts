import type * as z from 'zod';
import type { accountEventDetail } from '#events/accounts.ts';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { fullNameOf } from '#functions/accounts/full-name.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import { oneLine } from '#schema/text.ts';
import { type Letter, mailOf } from './mail-layout.ts';
import type { TextOf } from './notification.ts';
import { momentOf } from './order-words.ts';

/**
 * Mails about somebody's own account, by the event that causes each (document 3 section 10). They have no type and no switch,
 * and go by mail only.
 */
export const accountMails: Readonly<Record<string, AccountMail>> = {
  'account.invited': {
    holds: ({ identityAt }) => identityAt === null,
    write: ({ person, actor, company, siteUrl }) => ({
      title: `${actor} invited you to ${company} on Ironcall`,
      lines: [
        `${actor} has created an account for you at ${company}, which orders on-site repair of heavy equipment with Ironcall.`,
        "Sign in with this email address. We'll send you a code; there's no password.",
        'If you do not know them, ignore this message: nothing happens until somebody signs in.',
      ],
      ...actionAt(siteUrl, surfaces[person.userType].signIn, `?email=${encodeURIComponent(person.email)}`),
    }),
  },
  'account.email-change-asked': {
    holds: ({ unprovenEmail }) => unprovenEmail !== null,
    write: ({ person, actor, siteUrl }) => ({
      title: 'Your email address at Ironcall is about to change',
      lines: [
        `${actor} asked for ${person.unprovenEmail} to take the place of this address in your account.`,
        'It takes effect once you have signed in and typed the code that we send there. Until then nothing changes.',
        'If that is not right, sign in and put your address back.',
      ],
      ...actionAt(siteUrl, surfaces[person.userType].own),
    }),
  },
  'account.new-sign-in': {
    write: ({ person, event, siteUrl }) => ({
      title: 'New sign-in to your Ironcall account',
      lines: [
        `Somebody signed in to your account on a device that is new to us: ${event.device ?? 'a browser'}, ${momentFor(person, event.at)}.`,
        'If that was you, there is nothing to do.',
        `If it was not, ${surfaces[person.userType].toEndSessions}`,
        'Whoever it was has read a code that we sent to you, so find out who else can read your email and texts.',
      ],
      ...actionAt(siteUrl, surfaces[person.userType].own),
    }),
  },
  'account.number-taken': {
    write: ({ person, siteUrl }) => ({
      title: 'Your phone number at Ironcall was confirmed by somebody else',
      lines: [
        'The phone number of your account has been confirmed by somebody else, with a code that we texted to it. It no longer gets your text messages, and you cannot sign in with it.',
        'If it is your phone, or you have another one, sign in by email and enter the number.',
      ],
      ...actionAt(siteUrl, surfaces[person.userType].own),
    }),
  },
  'account.wrong-codes': {
    write: ({ person, siteUrl }) => ({
      title: 'Wrong codes were typed for your account at Ironcall',
      lines: [
        'Somebody has typed several wrong codes in a row to sign in as you. None of them was right, so nobody has signed in with them.',
        'If it was you, ask for a new code and type that one. If it was not, you need not do anything. After a hundred wrong codes in a row we take no more of that kind; you can still sign in the other way, by phone or by email, and on devices that you have used before.',
        'Nobody from Ironcall will ever ask you for a code.',
      ],
      ...actionAt(siteUrl, surfaces[person.userType].signIn),
    }),
  },
};

type AccountEvent = z.output<typeof accountEventDetail>;

interface AccountMail {
  /** False once what it says is over; absent if that never happens. */
  readonly holds?: (person: StoredAccount) => boolean;
  readonly write: (facts: AccountMailFacts) => Omit<Letter, 'foot'>;
}

export interface AccountMailFacts {
  readonly person: Pick<StoredAccount, 'email' | 'unprovenEmail' | 'userType' | 'timeZone'>;
  /** Name of the person who caused it. */
  readonly actor: string;
  readonly event: Pick<AccountEvent, 'at' | 'device'>;
  readonly company: string;
  readonly siteUrl: string;
}

/** The mail to the person that an account event is about; undefined if there is none. */
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
  return writtenAccountMail(mail, {
    person,
    actor: actor === undefined ? 'Ironcall' : oneLine(fullNameOf(actor)),
    event,
    company: oneLine(company.name),
    siteUrl,
  });
}

export function writtenAccountMail({ write }: AccountMail, facts: AccountMailFacts): TextOf['email'] {
  return mailOf({
    ...write(facts),
    foot: ['You get this because it is about your own account at Ironcall.'],
  });
}

/** `Mon, Mar 2, 9:00 AM CST`, in the person's time zone if it is known. */
function momentFor({ timeZone }: AccountMailFacts['person'], time: string): string {
  return momentOf(new Date(time), timeZone ?? 'UTC');
}

type Action = Readonly<Record<'label' | 'path', string>>;

/**
 * Where each kind of person signs in, manages the account, and ends all sessions, including a stranger's. Admins have
 * no pages.
 */
const surfaces: Readonly<
  Record<
    StoredAccount['userType'],
    { readonly signIn?: Action; readonly own?: Action; readonly toEndSessions: string }
  >
> = {
  customer: {
    signIn: { label: 'Sign in', path: '/login' },
    own: { label: 'Open your profile', path: '/orders?profile=me' },
    toEndSessions: 'sign in and choose Sign out everywhere in your profile.',
  },
  technician: {
    signIn: { label: 'Sign in', path: '/tech/login' },
    own: { label: 'Open Ironcall', path: '/tech/jobs' },
    toEndSessions: 'sign in and choose Sign out everywhere under Your devices, in the menu at the top.',
  },
  admin: { toEndSessions: 'tell the others who run Ironcall at once.' },
};

function actionAt(siteUrl: string, action: Action | undefined, query = ''): Pick<Letter, 'action'> {
  return action === undefined
    ? {}
    : { action: { label: action.label, url: `${siteUrl}${action.path}${query}` } };
}
