import { fullNameOf } from '#functions/accounts/full-name.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { type RoleId, roles } from '#schema/accounts/roles.ts';
import type { Participant } from '#schema/orders/order.ts';

/** An active person of a company, with their role. */
export interface Colleague {
  readonly person: Participant;
  readonly roleId: RoleId;
}

/** Undefined for anybody who is not an active person of the company. Half a read unit. */
export async function colleague(companyId: string, accountId: string): Promise<Colleague | undefined> {
  const account = await readAccount(accountId);
  if (account === undefined || account.companyId !== companyId || account.status !== 'active') {
    return undefined;
  }
  const { id, picture, title, roleId } = account;
  const person = { id, fullName: fullNameOf(account), picture, title, roleName: roles[roleId].name };
  return { person, roleId };
}

/** Those who are active people of the company. One round trip, half a read unit each. */
export async function colleaguesAmong(
  companyId: string,
  accountIds: readonly string[],
): Promise<Participant[]> {
  const found = await Promise.all([...new Set(accountIds)].map((id) => colleague(companyId, id)));
  return found.flatMap((one) => one?.person ?? []);
}

/** Owners of orders must. */
export function managesOrders({ roleId }: Colleague): boolean {
  return roles[roleId].permissions.includes('order_management');
}
