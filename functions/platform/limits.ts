import type { Caller } from './caller.ts';
import type { ProcedureName } from './policy.ts';
import { countTurn, networkOf, type RateLimit } from './rate-limit.ts';

/** How often, by whom: at most `turns` in so many `seconds`. */
type Most = Pick<RateLimit, 'turns' | 'seconds'>;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How often what costs money, space or somebody's attention may be done (document 3 section 11). The limits of one-time codes
 * stand with their other rules.
 */
const limits = {
  messages: { account: { turns: 30, seconds: 5 * minute }, company: { turns: 200, seconds: 5 * minute } },
  uploads: { account: { turns: 120, seconds: hour }, company: { turns: 1_000, seconds: hour } },
  /** Two messages with as many of the largest videos as they may bring. */
  uploadedBytes: { account: { turns: 4e9, seconds: day }, company: { turns: 40e9, seconds: day } },
  pictures: { account: { turns: 60, seconds: hour }, company: { turns: 300, seconds: hour } },
  imports: { account: { turns: 30, seconds: 10 * minute }, company: { turns: 300, seconds: hour } },
  /** To addresses that somebody types: invitations, and word of another address. */
  mails: { account: { turns: 60, seconds: hour }, company: { turns: 300, seconds: day } },
} as const satisfies Record<string, { readonly account: Most; readonly company: Most }>;
export type Limited = keyof typeof limits;

/** The same where one thing alone is counted. */
const singleLimits = {
  'email-exists': { turns: 120, seconds: 10 * minute },
  'address-search': { turns: 120, seconds: 10 * minute },
  'company-search': { turns: 120, seconds: 10 * minute },
  'alert-post-minute': { turns: 60, seconds: minute },
  'alert-post-day': { turns: 2_000, seconds: day },
  /** Of one company: what is wrong with all of a provider's messages is said often enough; each of them is on a list. */
  'unread-alert-mail': { turns: 20, seconds: day },
  'alert-wrong-key': { turns: 30, seconds: 10 * minute },
  /** Of one person's mails. */
  unsubscribe: { turns: 20, seconds: hour },
  /** Of one number: what comes beyond, no person types. */
  'texts-read': { turns: 60, seconds: hour },
  /** To one number: a phone that answers by itself, and answers our answers, is left alone after these. */
  'texts-answered': { turns: 20, seconds: hour },
  /** Of one account: answers by mail; beyond, something writes by itself. */
  replies: { turns: 60, seconds: hour },
  /** Of one account: mails that say why an answer by mail was not passed on. */
  'replies-refused': { turns: 3, seconds: hour },
} as const satisfies Record<string, Most>;

/** Queries that one request may bring. Pages bring ten. */
export const mostInBatch = 20;

/** What a call counts as, whatever comes of it. A call that isn't here is held by the gateway's throttle alone. */
export const countedCalls: { readonly [Name in ProcedureName]?: Limited } = {
  'customers.orders.createOrderUpdate': 'messages',
  'customers.orders.answerQuestion': 'messages',
  'technicians.jobs.createOrderUpdate': 'messages',
  'technicians.jobs.askQuestion': 'messages',
  'admin.orders.createOrderUpdate': 'messages',
  'customers.orders.getS3PresignedPost': 'uploads',
  'technicians.jobs.getS3PresignedPost': 'uploads',
  'customers.accounts.getS3PresignedPost': 'pictures',
  'customers.equipmentAlerts.import': 'imports',
  'customers.incomingMessages.tryAgain': 'imports',
  'customers.accounts.createOrUpdate': 'mails',
  'customers.accounts.updateProfile': 'mails',
};

/** Counts for somebody and its company. Two write units and no read. Throws RATE_LIMITED. */
export async function countUse(
  what: Limited,
  { accountId, companyId }: Pick<Caller, 'accountId' | 'companyId'>,
  now: Date,
  by = 1,
): Promise<void> {
  const { account, company } = limits[what];
  await Promise.all([
    countTurn({ what, who: accountId, ...account }, now, by),
    countTurn({ what, who: companyId, ...company }, now, by),
  ]);
}

/** The limit of what is counted alone: `who` is an account, a company or a number. */
export function limitOf(what: keyof typeof singleLimits, who: string): RateLimit {
  return { what, who, ...singleLimits[what] };
}

/** The same by the caller's network. */
export function limitOfNetwork(what: keyof typeof singleLimits, address: string): RateLimit {
  return limitOf(what, networkOf(address));
}
