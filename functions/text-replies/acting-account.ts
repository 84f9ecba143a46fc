import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { confirmCaller } from '#functions/accounts/confirm-caller.ts';
import { type ConfirmedCaller, confirmPermitted, type SignedIn } from '#functions/platform/trpc.ts';
import { type Permission, roles } from '#schema/accounts/roles.ts';

/** Someone who texted or mailed: like an API caller, but no procedure has been chosen yet. */
export type Acting = Omit<SignedIn, 'procedure' | 'permission'>;

/**
 * Lets a phone's owner act by text as through the API: confirmed by the account's row, bound by the same policy, and
 * once per text, whose id is the idempotency key.
 */
export function actingAs(account: StoredAccount, textId: string, now: Date): Acting {
  const isTechnician = account.userType === 'technician';
  const caller = {
    accountId: account.id,
    companyId: account.companyId,
    userType: account.userType,
    roleId: account.roleId,
    permissions: [...roles[account.roleId].permissions],
  };
  let confirmed: Promise<ConfirmedCaller> | undefined;
  return {
    surface: isTechnician ? 'tech' : 'app',
    caller,
    confirm: () => {
      confirmed ??= confirmCaller(caller);
      return confirmed;
    },
    now,
    idempotencyKey: textId,
    source: isTechnician ? 'techapp' : 'ironcall',
    address: '',
    userAgent: '',
  };
}

/**
 * The procedures that a text or mail stands in for, with the permission each requires: loading their routers here would
 * pull the whole API into the function. A test compares them with the procedures.
 */
export const proceduresByMessage = {
  'customers.orders.answerQuestion': null,
  'customers.orders.createOrderUpdate': null,
  'technicians.jobs.createOrderUpdate': 'technician_access',
  'technicians.jobs.removeAvailability': 'technician_can_submit_availability',
  'technicians.jobs.submitAvailability': 'technician_can_submit_availability',
} as const satisfies Record<string, Permission | null>;

/** The caller as that procedure would get it. Throws FORBIDDEN, ACCOUNT_DEACTIVATED. */
export async function callAs(acting: Acting, procedure: keyof typeof proceduresByMessage): Promise<SignedIn> {
  const call = { ...acting, procedure, permission: proceduresByMessage[procedure] };
  await confirmPermitted(call);
  return call;
}
