import { getProcedureAtPath } from '@trpc/server/unstable-core-do-not-import';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { adminRouter } from '#functions/apis/admin.router.ts';
import { appRouter } from '#functions/apis/app.router.ts';
import { publicRouter } from '#functions/apis/public.router.ts';
import { techRouter } from '#functions/apis/tech.router.ts';
import { creditUsageFor } from '#functions/companies/credit-usage.ts';
import { type GuardedThing, isToldOfPerson } from '#functions/platform/field-readers.ts';
import { type Policy, type ProcedureName, policies } from '#functions/platform/policy.ts';
import { roles } from '#schema/accounts/roles.ts';

const routers = { public: publicRouter, app: appRouter, tech: techRouter, admin: adminRouter };

/** A field that only the answers about that thing hold. */
const markOf: Readonly<Record<GuardedThing, string>> = {
  order: 'ordersTechnicians',
  person: 'unprovenEmail',
  company: 'creditUsagePercent',
  technician: 'companyTechnicians',
};
/** Told to the one person whose it is. */
const ofOneself: readonly string[] = [
  'auth.proveContact unprovenEmail',
  'customers.profile.get unprovenEmail',
];

describe('the policy table', () => {
  test.each(Object.keys(policies) as ProcedureName[])('says whose fields %s keeps back', async (name) => {
    const { surface, guarded = [] }: Policy = policies[name];

    const procedure = await getProcedureAtPath(routers[surface], name);

    const output = (procedure?._def as { output?: z.ZodType } | undefined)?.output;
    const fields = output ? JSON.stringify(z.toJSONSchema(output, { unrepresentable: 'any' })) : '';
    // Admins are told everything of companies and orders.
    const missing = (Object.entries(markOf) as [GuardedThing, string][]).filter(
      ([thing, mark]) =>
        surface !== 'admin' &&
        fields.includes(`"${mark}":`) &&
        !ofOneself.includes(`${name} ${mark}`) &&
        !guarded.includes(thing),
    );
    expect(missing).toEqual([]);
  });
});

describe('what somebody is told', () => {
  const company = { balanceCents: 90_000, creditLimitCents: 100_000 };

  test('of a colleague is whom to call only for who manages people, and of oneself', () => {
    const manager = { accountId: 'acc_1', permissions: roles.FleetManager.permissions };
    const member = { accountId: 'acc_2', permissions: roles.InternalUser.permissions };

    expect(isToldOfPerson(manager, 'acc_2', 'phone')).toBe(true);
    expect(isToldOfPerson(member, 'acc_1', 'phone')).toBe(false);
    expect(isToldOfPerson(member, 'acc_2', 'phone')).toBe(true);
  });

  test('of the company’s credit is nothing for who only follows its orders', () => {
    expect(creditUsageFor(roles.InternalUser, company).creditUsagePercent).toBe(90);
    expect(creditUsageFor(roles.ExternalUser, company)).toEqual({
      balance: 0,
      creditLimit: null,
      creditUsagePercent: 0,
      creditLimitExceeded: false,
    });
  });
});
