import { confirmCaller } from '#functions/accounts/confirm-caller.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { appRouter } from '#functions/apis/app.router.ts';
import { techRouter } from '#functions/apis/tech.router.ts';
import { type CallContext, callerFactory } from '#functions/platform/trpc.ts';
import { roles } from '#schema/accounts/roles.ts';

const customers = callerFactory(appRouter);
const technicians = callerFactory(techRouter);

/** The customers' API as a signed-in person calls it, without HTTP. */
export type Customer = ReturnType<typeof customers>;
/** The same for technicians. */
export type Technician = ReturnType<typeof technicians>;

export async function customer(accountId: string): Promise<Customer> {
  return customers(await contextOf(accountId, { surface: 'app', source: 'ironcall' }));
}

export async function technician(accountId: string): Promise<Technician> {
  return technicians(await contextOf(accountId, { surface: 'tech', source: 'techapp' }));
}

/** Made for each call, because its time is the product's "now". */
async function contextOf(
  accountId: string,
  by: Pick<CallContext, 'surface' | 'source'>,
): Promise<() => CallContext> {
  const account = await readAccount(accountId);
  if (account === undefined) throw new Error(`There is no ${accountId} to play a part.`);
  const { companyId, userType, roleId } = account;
  const caller = { accountId, companyId, userType, roleId, permissions: [...roles[roleId].permissions] };
  // No account changes in this history.
  const confirmed = confirmCaller(caller);
  return () => ({
    ...by,
    caller,
    confirm: () => confirmed,
    now: new Date(),
    idempotencyKey: undefined,
    address: '127.0.0.1',
    userAgent: '',
  });
}
