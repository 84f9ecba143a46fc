import type * as z from 'zod';
import type { Caller } from '#functions/platform/caller.ts';
import { type fieldReaders, isToldOfPerson } from '#functions/platform/field-readers.ts';
import type { Company } from '#schema/accounts/account.ts';
import type { AccountsQuery, Colleague, colleagueDetail } from '#schema/accounts/people.ts';
import { type Permission, roles } from '#schema/accounts/roles.ts';
import { searchScore, shortestSearch } from '#schema/search-ranking.ts';
import { type AccountCard, accountCard, type StoredAccount } from './account-rows.ts';
import { fullNameOf } from './full-name.ts';

/** A colleague, with the fields the caller may see. */
export function colleagueFor(caller: Caller, person: AccountCard): Colleague {
  const visible = <Value>(field: keyof typeof fieldReaders.person, value: Value): Value | null =>
    isToldOfPerson(caller, person.id, field) ? value : null;
  const { id, name, permissions } = roles[person.roleId];
  return {
    id: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    fullName: fullNameOf(person),
    picture: person.picture,
    title: person.title,
    status: person.status,
    role: { id, name, permissions: [...permissions] },
    email: visible('email', person.email),
    phone: visible('phone', person.unprovenPhone ?? person.phone),
    phoneProven: person.unprovenPhone === null,
    unprovenEmail: visible('unprovenEmail', person.unprovenEmail),
    // Not below zero, though counting started late for some orders.
    ordersCount: Math.max(0, person.ordersCount),
    lastSignIn: visible('lastSignIn', person.lastSignIn),
  };
}

/** The same with all details (document 2 section 3, Account). */
export function detailFor(
  caller: Caller,
  account: StoredAccount,
  { id, name, logo }: Pick<Company, 'id' | 'name' | 'logo'>,
): z.input<typeof colleagueDetail> {
  const { roleId, userType, createdAt, updatedAt } = account;
  return {
    ...colleagueFor(caller, accountCard.parse(account)),
    roleId,
    userType,
    createdAt,
    updatedAt,
    company: { id, name, logo },
  };
}

/**
 * A page of people. Search, filters and sorting use only what the caller can see, so that nobody can find out hidden
 * values by trying. With a search, the best matches come first; otherwise, and among equals, the requested order, then
 * the name.
 */
export function pageOf(
  people: readonly Colleague[],
  query: AccountsQuery,
): { data: Colleague[]; page: number; totalPages: number; count: number } {
  const { page, limit } = query;
  const isSearched = query.search.length >= shortestSearch;
  const found = people
    .filter((person) => passes(person, query))
    .map((person) => ({ person, score: isSearched ? scoreOf(person, query.search) : 1 }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || compare(one.person, other.person, query))
    .map(({ person }) => person);
  return {
    data: found.slice((page - 1) * limit, page * limit),
    page,
    totalPages: Math.ceil(found.length / limit),
    count: found.length,
  };
}

/** Whether the person's role has one of the permissions; true if none is asked for. */
export function holdsOneOf({ role }: Colleague, permissions: readonly Permission[]): boolean {
  return permissions.length === 0 || permissions.some((one) => role.permissions.includes(one));
}

function passes(person: Colleague, query: AccountsQuery): boolean {
  const isIn = <T>(wanted: readonly T[], value: T) => wanted.length === 0 || wanted.includes(value);
  return (
    isIn(query.accountIds, person.id) &&
    isIn(query.roles, person.role.id) &&
    isIn(query.statuses, person.status) &&
    holdsOneOf(person, query.permissions) &&
    wasActive(person.lastSignIn, query.lastActive)
  );
}

function wasActive(lastSignIn: string | null, range: AccountsQuery['lastActive']): boolean {
  const from = range?.from ?? null;
  const to = range?.to ?? null;
  if (from === null && to === null) return true;
  if (lastSignIn === null) return false;
  const at = Date.parse(lastSignIn);
  return (from === null || at >= Date.parse(from)) && (to === null || at <= Date.parse(to));
}

function scoreOf({ fullName, lastName, email }: Colleague, search: string): number {
  // People often search by last name, but the full name starts with the first.
  return Math.max(...[fullName, lastName, email ?? ''].map((value) => searchScore(value, search)));
}

function compare(one: Colleague, other: Colleague, { sort, sortDir }: AccountsQuery): number {
  const sign = sortDir === 'asc' ? 1 : -1;
  const byName = one.fullName.localeCompare(other.fullName, 'en', { sensitivity: 'base' });
  if (sort === 'name') return sign * byName;
  const [a, b] = [one[sort] ?? '', other[sort] ?? ''];
  return a === b ? byName : sign * (a < b ? -1 : 1);
}
