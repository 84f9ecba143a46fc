import type * as z from 'zod';
import { accountEvent } from '#functions/accounts/account-event.ts';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import {
  type AccountChange,
  accountIsStill,
  changeAccountWrite,
  moveEmailWrites,
  releasePhoneWrite,
} from '#functions/accounts/account-writes.ts';
import { readPersonOf } from '#functions/accounts/admin-people.ts';
import {
  emailTaken,
  mustTransferFirst,
  notYourself,
  ownsOrders,
} from '#functions/accounts/colleague-refusals.ts';
import { fullNameOf } from '#functions/accounts/full-name.ts';
import { newAccount, openingWrites } from '#functions/accounts/new-account.ts';
import { accountIdOfEmail } from '#functions/accounts/read-account.ts';
import { activityWrite, changesBetween } from '#functions/companies/activity-log.ts';
import { companyIsActive } from '#functions/companies/company-writes.ts';
import { requireOwnPicture } from '#functions/files/own-files.ts';
import { countUnfinishedOrdersOf } from '#functions/orders/lists/owned-orders.ts';
import { sameMoment } from '#functions/platform/errors.ts';
import type { Write } from '#functions/platform/table.ts';
import { type ConfirmedCaller, confirmPermitted, type SignedIn } from '#functions/platform/trpc.ts';
import { commandOf, writeOnce } from '#functions/platform/write-once.ts';
import { type Permission, roles } from '#schema/accounts/roles.ts';
import type { createOrUpdateInput, updateStatusInput } from '#schema/accounts/team.ts';

type Person = z.output<typeof createOrUpdateInput>;

/**
 * Invites somebody to the caller's company: creates an account and sends a mail about it. They sign in by code as
 * usual. The phone number counts once its own code was typed. Two round trips; a retry, three. Throws ACCOUNT_EXISTS.
 */
export async function inviteColleague(ctx: SignedIn, person: Person): Promise<StoredAccount> {
  const caller = await confirmPermitted(ctx);
  requireOwnPicture(caller.companyId, person.picture);
  const { phone, picture, ...rest } = person;
  const made: StoredAccount = {
    ...newAccount(
      rest,
      { companyId: caller.companyId, userType: 'customer', roleId: person.roleId },
      ctx.now,
    ),
    picture,
    unprovenPhone: phone,
  };
  const outcome = await writeOnce(commandOf(ctx), {
    writes: [
      ...openingWrites(made, ctx.now),
      accountEvent('account.invited', { ...made, actorId: caller.accountId }, ctx.now),
      activityWrite(
        caller,
        { action: 'person_invited', subject: subjectOf(made), changes: shown({}, made) },
        ctx.now,
      ),
      accountIsStill(asRead(caller)),
      companyIsActive(caller.companyId),
    ],
    answer: { accountId: made.id },
    now: ctx.now,
  });
  if (outcome.kind === 'written') return made;
  if (outcome.kind === 'failed' && outcome.index === 0) throw emailTaken(person.email);
  if (outcome.kind === 'failed') throw sameMoment();
  const { accountId } = outcome.answer as { accountId: string };
  return readPersonOf(caller.companyId, accountId, 'customer');
}

/**
 * Changes somebody of the caller's company. A new address for somebody who has signed in before counts only once its
 * code was typed; until then the old one does, and gets a mail about it. Two round trips, with up to 15 read units more
 * for a role that may not own orders. Throws NOT_FOUND, ACCOUNT_EXISTS, CONFLICT.
 */
export async function changeColleague(ctx: SignedIn, id: string, person: Person): Promise<StoredAccount> {
  const { roleId } = person;
  const facts = {
    owned: holds(roleId, 'order_management') ? none : countUnfinishedOrdersOf(ctx.caller.companyId, id),
    emailHolder: accountIdOfEmail('customer', person.email),
  };
  return change(ctx, id, facts, (before, { caller, owned, emailHolder }) => {
    requireOwnPicture(caller.companyId, person.picture, { before: before.picture });
    if (id === caller.accountId && roleId !== before.roleId) {
      throw notYourself('You cannot change your own role. Ask another manager of your company.');
    }
    if (holds(before.roleId, 'order_management') && owned.count > 0) throw mustTransferFirst(owned);
    const { change, writes } = contactChange(before, person, emailHolder, caller, ctx.now);
    return { action: 'person_changed', change: { ...namesOf(person), ...change, roleId }, writes };
  });
}

/**
 * Deactivates or reactivates somebody of the caller's company, but not the caller. The transaction checks that the
 * caller is still active with the same role, so that if two managers deactivate each other at once, one is refused and
 * the company keeps a manager. Two round trips. Throws NOT_FOUND, CONFLICT.
 */
export async function changeColleagueStatus(
  ctx: SignedIn,
  { id, status }: z.output<typeof updateStatusInput>,
): Promise<StoredAccount> {
  const ends = status === 'inactive';
  const facts = {
    owned: ends ? countUnfinishedOrdersOf(ctx.caller.companyId, id) : none,
    emailHolder: undefined,
  };
  return change(ctx, id, facts, (before, { caller, owned }) => {
    if (id === caller.accountId) {
      throw notYourself('You cannot deactivate yourself. Ask another manager of your company.');
    }
    if (ends && before.status === 'active' && owned.count > 0) throw ownsOrders(owned);
    const action = ends ? 'person_deactivated' : 'person_reactivated';
    return { action, change: { status }, writes: [] };
  });
}

/**
 * Changes the caller's own names, title, picture and contacts; contacts count once their code was typed. Two round
 * trips.
 */
export async function changeOwnProfile(
  ctx: SignedIn,
  profile: Omit<Person, 'id' | 'roleId'>,
): Promise<StoredAccount> {
  const { accountId } = ctx.caller;
  const facts = { owned: none, emailHolder: accountIdOfEmail('customer', profile.email) };
  return change(ctx, accountId, facts, (before, { caller, emailHolder }) => {
    requireOwnPicture(caller.companyId, profile.picture, { before: before.picture });
    const { change, writes } = contactChange(before, profile, emailHolder, caller, ctx.now);
    return { action: 'person_changed', change: { ...namesOf(profile), ...change }, writes };
  });
}

const none = { count: 0, more: false };

/** What a change depends on besides the account. Read in parallel with it. */
interface Facts {
  readonly owned: Awaited<ReturnType<typeof countUnfinishedOrdersOf>>;
  /** The account that has the typed address. */
  readonly emailHolder: string | undefined;
}

type Asked<T> = { readonly [Fact in keyof T]: T[Fact] | Promise<T[Fact]> };

interface Decided {
  readonly action: 'person_changed' | 'person_deactivated' | 'person_reactivated';
  readonly change: AccountChange;
  readonly writes: readonly Write[];
}

/** Decides on the account as it is now, and again if somebody else changed it in between. */
async function change(
  ctx: SignedIn,
  id: string,
  asked: Asked<Facts>,
  decide: (before: StoredAccount, facts: Facts & { readonly caller: ConfirmedCaller }) => Decided,
): Promise<StoredAccount> {
  const read = () => readPersonOf(ctx.caller.companyId, id, 'customer');
  const [caller, found, owned, emailHolder] = await Promise.all([
    confirmPermitted(ctx),
    read(),
    asked.owned,
    asked.emailHolder,
  ]);
  let before = found;
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const { action, change, writes } = decide(before, { caller, owned, emailHolder });
    const changed = pick(before, change);
    if (Object.keys(changed).length === 0) return before;
    const after = { ...before, ...changed, updatedAt: ctx.now.toISOString() };
    const outcome = await writeOnce(commandOf(ctx), {
      writes: [
        ...writes,
        changeAccountWrite(before, changed, ctx.now),
        activityWrite(caller, { action, subject: subjectOf(after), changes: shown(before, after) }, ctx.now),
        ...(id === caller.accountId ? [] : [accountIsStill(asRead(caller))]),
      ],
      answer: { accountId: id },
      now: ctx.now,
    });
    if (outcome.kind === 'written') return after;
    if (outcome.kind === 'failed' && outcome.index === 0 && 'email' in changed)
      throw emailTaken(changed.email ?? '');
    before = await read();
    if (outcome.kind === 'answered') return before;
  }
  throw sameMoment();
}

/**
 * What a typed address and number change. A new address of somebody who has signed in waits for its code, and the old
 * one gets a mail. If they never signed in, nothing is proven yet: it replaces the old one, with a new invitation.
 */
function contactChange(
  before: StoredAccount,
  { email, phone }: Pick<Person, 'email' | 'phone'>,
  emailHolder: string | undefined,
  caller: ConfirmedCaller,
  now: Date,
): Pick<Decided, 'change' | 'writes'> {
  const phones: AccountChange =
    phone === before.phone
      ? { unprovenPhone: null }
      : phone === null
        ? { unprovenPhone: null, phone: null }
        : { unprovenPhone: phone };
  const left = phone === null && before.phone !== null ? [releasePhoneWrite(before, before.phone)] : [];
  if (email === before.email) return { change: { ...phones, unprovenEmail: null }, writes: left };
  const event = { ...before, actorId: caller.accountId };
  if (before.identityAt === null) {
    return {
      change: { ...phones, email },
      writes: [...moveEmailWrites(before, email), accountEvent('account.invited', event, now), ...left],
    };
  }
  if (email === before.unprovenEmail) return { change: phones, writes: left };
  if (emailHolder !== undefined) throw emailTaken(email);
  return {
    change: { ...phones, unprovenEmail: email },
    writes: [accountEvent('account.email-change-asked', event, now), ...left],
  };
}

function asRead({ accountId, roleId }: ConfirmedCaller) {
  return { id: accountId, status: 'active', roleId } as const;
}

function holds(roleId: StoredAccount['roleId'], permission: Permission): boolean {
  return roles[roleId].permissions.includes(permission);
}

function namesOf({
  firstName,
  lastName,
  title,
  picture,
}: Pick<Person, 'firstName' | 'lastName' | 'title' | 'picture'>) {
  return { firstName, lastName, title, picture };
}

/** The fields of a change that differ from before. */
function pick(before: StoredAccount, change: AccountChange): AccountChange {
  return Object.fromEntries(
    Object.entries(change).filter(([field, value]) => before[field as keyof AccountChange] !== value),
  );
}

function subjectOf(account: Pick<StoredAccount, 'id' | 'firstName' | 'lastName'>) {
  return { id: account.id, name: fullNameOf(account) };
}

function shown(before: Partial<StoredAccount>, after: StoredAccount) {
  return changesBetween(logged(before), logged(after));
}

/** The fields that the activity log shows, unproven contacts included. */
function logged(account: Partial<StoredAccount>): Record<string, string | null> {
  return {
    name: account.firstName === undefined ? null : fullNameOf(account as StoredAccount),
    title: account.title ?? null,
    email: account.email ?? null,
    unprovenEmail: account.unprovenEmail ?? null,
    phone: account.phone ?? null,
    unprovenPhone: account.unprovenPhone ?? null,
    role: account.roleId === undefined ? null : roles[account.roleId].name,
    status: account.status ?? null,
    picture: account.picture ? 'set' : null,
  };
}
