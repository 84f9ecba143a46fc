import type { Caller } from './caller.ts';
import { countTurn, networkOf, type RateLimit } from './rate-limit.ts';

/** At most `turns` per `seconds`. */
type Most = Pick<RateLimit, 'turns' | 'seconds'>;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How often somebody may do things that cost money, space or another person's attention (document 3 section 11).
 * One-time codes have their own limits, in `sign-in/`.
 */
const limits = {
  messages: { account: { turns: 30, seconds: 5 * minute }, company: { turns: 200, seconds: 5 * minute } },
  uploads: { account: { turns: 120, seconds: hour }, company: { turns: 1_000, seconds: hour } },
  /** Two messages, each with the most and largest videos allowed. */
  uploadedBytes: { account: { turns: 4e9, seconds: day }, company: { turns: 40e9, seconds: day } },
  pictures: { account: { turns: 60, seconds: hour }, company: { turns: 300, seconds: hour } },
  imports: { account: { turns: 30, seconds: 10 * minute }, company: { turns: 300, seconds: hour } },
  /** To addresses people type: invitations, and notices of a changed address. */
  mails: { account: { turns: 60, seconds: hour }, company: { turns: 300, seconds: day } },
} as const satisfies Record<string, { readonly account: Most; readonly company: Most }>;
export type Limited = keyof typeof limits;

/** Limits that count one thing only: an account, a company, a number or a network. */
const singleLimits = {
  'email-exists': { turns: 120, seconds: 10 * minute },
  'address-search': { turns: 120, seconds: 10 * minute },
  'company-search': { turns: 120, seconds: 10 * minute },
  'alert-post-minute': { turns: 60, seconds: minute },
  'alert-post-day': { turns: 2_000, seconds: day },
  /** Per company. When all of a provider's messages fail, a few mails are enough; the list has every one. */
  'unread-alert-mail': { turns: 20, seconds: day },
  'alert-wrong-key': { turns: 30, seconds: 10 * minute },
  /** Per person. */
  unsubscribe: { turns: 20, seconds: hour },
  /** Per number: nobody types more than that. */
  'texts-read': { turns: 60, seconds: hour },
  /** Per number: after these, an auto-responder that replies to our replies gets no more. */
  'texts-answered': { turns: 20, seconds: hour },
  /** Per account, replies by mail: more than that isn't a person writing. */
  replies: { turns: 60, seconds: hour },
  /** Per account: mails explaining why a reply by mail was not posted. */
  'replies-refused': { turns: 3, seconds: hour },
} as const satisfies Record<string, Most>;

/** Text notices per day: texts cost money, and more than these are a mistake of ours or an attack. */
export const mostTextsOfDay = { account: 50, company: 1_000 } as const;

/** Queries in one batch request. Our pages send about ten. */
export const mostInBatch = 20;

/** Counts a use for the account and its company. Two write units, no reads. Throws RATE_LIMITED. */
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

/** `who` is an account, a company or a number. */
export function limitOf(what: keyof typeof singleLimits, who: string): RateLimit {
  return { what, who, ...singleLimits[what] };
}

/** The same, per network of the caller. */
export function limitOfNetwork(what: keyof typeof singleLimits, address: string): RateLimit {
  return limitOf(what, networkOf(address));
}
