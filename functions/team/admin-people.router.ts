import { accountCard } from '#functions/accounts/account-rows.ts';
import { listPeople } from '#functions/accounts/admin-people.ts';
import { colleagueFor } from '#functions/accounts/colleagues.rules.ts';
import { createCustomer } from '#functions/accounts/create-customer.ts';
import { procedure, router } from '#functions/platform/trpc.ts';
import {
  adminPeopleAllInput,
  adminPeopleAllOutput,
  adminPersonOutput,
  createCustomerInput,
  updatePersonStatusInput,
} from '#schema/admin.ts';
import { changeCustomerStatus } from './change-customer-status.ts';

/** admin.customers.*: customers' people. */
export const adminPeopleRouter = router({
  all: procedure
    .meta({ permission: 'admin_access', entity: 'company', guarded: ['person'] })
    .input(adminPeopleAllInput)
    .output(adminPeopleAllOutput)
    .query(({ ctx, input }) => listPeople(ctx.caller, 'customer', input)),

  create: procedure
    .meta({ permission: 'admin_access', entity: 'company', guarded: ['person'] })
    .input(createCustomerInput)
    .output(adminPersonOutput)
    .mutation(async ({ ctx, input }) => ({
      person: colleagueFor(ctx.caller, accountCard.parse(await createCustomer(ctx, input))),
    })),

  updateStatus: procedure
    .meta({ permission: 'admin_access', entity: 'account', guarded: ['person'] })
    .input(updatePersonStatusInput)
    .output(adminPersonOutput)
    .mutation(async ({ ctx, input }) => ({
      person: colleagueFor(ctx.caller, accountCard.parse(await changeCustomerStatus(ctx, input))),
    })),
});
