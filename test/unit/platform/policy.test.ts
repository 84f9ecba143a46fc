import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { creditUsageFor } from '#functions/companies/credit-usage.ts';
import { abilities } from '#functions/platform/abilities.ts';
import { type GuardedThing, isToldOfPerson } from '#functions/platform/field-readers.ts';
import { callerFactory, procedure, publicProcedure, router } from '#functions/platform/trpc.ts';
import { proceduresByMessage } from '#functions/text-replies/acting-account.ts';
import { roles } from '#schema/accounts/roles.ts';
import { callContext, fleetManager } from '../../support/callers.ts';
import { callsPage } from '../../support/calls-page.ts';
import { type ProcedureName, type ProcedurePolicy, policies, readRouter } from '../../support/procedures.ts';

const names = Object.keys(policies) as ProcedureName[];

/** A field that only answers about that thing contain. */
const markOf: Readonly<Record<GuardedThing, string>> = {
  order: 'ordersTechnicians',
  person: 'unprovenEmail',
  company: 'creditUsagePercent',
  technician: 'companyTechnicians',
};
/** Returned only to the person it belongs to. */
const ofOneself: readonly string[] = [
  'auth.proveContact unprovenEmail',
  'customers.profile.get unprovenEmail',
];

describe('The policy of a procedure', () => {
  test.each(names)('guards the fields that %s returns', (name) => {
    const { surface, guarded, output }: ProcedurePolicy = policies[name];

    const fields = output ? JSON.stringify(z.toJSONSchema(output, { unrepresentable: 'any' })) : '';
    // Admins see everything about companies and orders.
    const missing = (Object.entries(markOf) as [GuardedThing, string][]).filter(
      ([thing, mark]) =>
        surface !== 'admin' &&
        fields.includes(`"${mark}":`) &&
        !ofOneself.includes(`${name} ${mark}`) &&
        !guarded.includes(thing),
    );
    expect(missing).toEqual([]);
  });

  test('cannot be forgotten: a procedure without one never runs, and is found here', async () => {
    const customers = router({
      query: procedure.query(() => 'should never run'),
      change: procedure.mutation(() => 'should never run'),
      known: procedure.meta({ permission: null }).query(() => 'runs'),
    });
    const open = router({ query: publicProcedure.query(() => 'should never run') });
    const forgotten = router({ customers, public: open });
    const signedIn = callerFactory(forgotten)(callContext(fleetManager())).customers;
    const signedOut = callerFactory(forgotten)(callContext(undefined)).public;

    expect(await signedIn.known()).toBe('runs');
    await expect(signedIn.query()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(signedIn.change()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(signedOut.query()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(readRouter('app', forgotten)).rejects.toThrow('customers.query has no policy.');
  });

  test('requires a permission from technicians and admins except on their own account', () => {
    const open = names.filter(
      (name) => ['tech', 'admin'].includes(policies[name].surface) && policies[name].permission === null,
    );

    expect(open.filter((name) => !name.startsWith('technicians.account.'))).toEqual([]);
  });

  test('is the same for people who act by text or mail', () => {
    const called = Object.keys(proceduresByMessage) as (keyof typeof proceduresByMessage)[];

    expect(called.map((name) => [name, policies[name].permission])).toEqual(
      Object.entries(proceduresByMessage),
    );
  });

  test('uses the words of the roles page, with each ability at one procedure', () => {
    const told = names.flatMap((name) => policies[name].does ?? []);

    expect(told.sort()).toEqual(
      Object.values(abilities)
        .map(({ does }) => does)
        .sort(),
    );
  });

  // After a change: npx vitest run --project unit test/unit/platform/policy.test.ts -u
  test('is up to date in docs/calls.md', async () => {
    await expect(callsPage(policies)).toMatchFileSnapshot('../../../docs/calls.md');
  });
});

describe('The fields that a person sees', () => {
  const company = { balanceCents: 90_000, creditLimitCents: 100_000 };

  test('include colleagues’ phone numbers only if they manage users, and always their own', () => {
    const manager = { accountId: 'acc_1', permissions: roles.FleetManager.permissions };
    const member = { accountId: 'acc_2', permissions: roles.InternalUser.permissions };

    expect(isToldOfPerson(manager, 'acc_2', 'phone')).toBe(true);
    expect(isToldOfPerson(member, 'acc_1', 'phone')).toBe(false);
    expect(isToldOfPerson(member, 'acc_2', 'phone')).toBe(true);
  });

  test('leave out the company’s credit if they only follow its orders', () => {
    expect(creditUsageFor(roles.InternalUser, company).creditUsagePercent).toBe(90);
    expect(creditUsageFor(roles.ExternalUser, company)).toEqual({
      balance: 0,
      creditLimit: null,
      creditUsagePercent: 0,
      creditLimitExceeded: false,
    });
  });
});
