import type * as z from 'zod';
import { fullNameOf } from '#functions/accounts/account-rows.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { notFound } from '#functions/platform/errors.ts';
import { type Policy, type ProcedureName, policies } from '#functions/platform/policy.ts';
import type { SignedIn } from '#functions/platform/trpc.ts';
import { roles } from '#schema/accounts/roles.ts';
import type { explainAccessInput, explainAccessOutput } from '#schema/accounts/team.ts';
import type { AccountActor, CommandName } from '../lifecycle/order-commands.ts';
import { whyBarred } from '../lifecycle/order-lifecycle.ts';
import { headOf, type Order } from '../order.ts';
import { seesAllOrders, seesOrder, takesPart } from '../order-visibility.rules.ts';
import { readWholeOrder } from '../read-order.ts';

type Input = z.output<typeof explainAccessInput>;
type Output = z.input<typeof explainAccessOutput>;

/**
 * What somebody of the caller's company may do with one of its orders as it stands, and by which rule: those of the lifecycle's
 * table, which the person's own call would be judged by. One round trip, as reading the order and 0.5. Throws NOT_FOUND.
 */
export async function explainAccess(ctx: SignedIn, { accountId, orderId }: Input): Promise<Output> {
  const [record, account] = await Promise.all([readWholeOrder(orderId), readAccount(accountId)]);
  if (account === undefined || account.companyId !== ctx.caller.companyId) throw notFound('The user');
  if (record === undefined || !seesOrder(ctx.caller, headOf(record.order))) throw notFound('The order');
  const { order } = record;
  const { id, name, permissions } = roles[account.roleId];
  const actor: AccountActor = {
    accountId: account.id,
    companyId: account.companyId,
    userType: account.userType,
    roleId: id,
    permissions,
    fullName: fullNameOf(account),
  };
  const active = account.status === 'active';
  const sees = active && seesOrder(actor, headOf(order));
  const actions = Object.entries(commandOf).map(([procedure, command]) => ({
    does: doesOf(procedure as ProcedureName),
    ...(sees ? ruleFor(order, command, actor) : { allowed: false, rule: 'Does not see the order.' }),
  }));
  return {
    person: {
      id: actor.accountId,
      fullName: actor.fullName,
      role: { id, name, permissions: [...permissions] },
    },
    sees,
    why: whySeen(actor, order, active),
    actions,
  };
}

function whySeen(actor: AccountActor, order: Order, active: boolean): string {
  if (!active) return 'Is deactivated, and cannot sign in.';
  const { ownerId, participantIds } = headOf(order);
  if (ownerId === actor.accountId) return 'Owns this order.';
  if (seesAllOrders(actor)) return `Sees every order of the company, as ${roles[actor.roleId].name}.`;
  if (takesPart(actor, { ownerId, participantIds })) return 'Takes part in this order.';
  return `As ${roles[actor.roleId].name}, sees only orders that it takes part in, and this is none.`;
}

function ruleFor(
  order: Order,
  command: CommandName,
  actor: AccountActor,
): { allowed: boolean; rule: string } {
  const barred = whyBarred(order, command, actor);
  if (barred === undefined) return { allowed: true, rule: `The order is ${order.status}.` };
  const { code, message, details } = barred.refusal;
  if (code === 'INVALID_TRANSITION')
    return { allowed: false, rule: `Not while the order is ${order.status}.` };
  return {
    allowed: false,
    rule: details?.permission === undefined ? message : `Needs ${details.permission.replaceAll('_', ' ')}.`,
  };
}

/** The commands on an order that a customer's people may give, by the procedure that gives each. */
const commandOf = {
  'customers.orders.approvePendingOrder': 'approvePendingOrder',
  'customers.orders.rejectPendingOrder': 'rejectPendingOrder',
  'customers.orders.reopenPendingOrder': 'reopenPendingOrder',
  'customers.orders.assignTechnician': 'assignTechnician',
  'customers.orders.requestNewAvailability': 'requestNewAvailability',
  'customers.orders.cancel': 'cancel',
  'customers.orders.reopen': 'reopen',
  'customers.orders.markTechnicianPresence': 'markTechnicianPresence',
  'customers.orders.reportIssue': 'reportIssue',
  'customers.orders.reviewJob': 'reviewJob',
  'customers.orders.createOrderUpdate': 'postMessage',
  'customers.orders.answerQuestion': 'answerQuestion',
  'customers.orders.updatePoNumber': 'updatePoNumber',
  'customers.orders.updateSerialNumber': 'updateSerialNumber',
  'customers.orders.updateParticipants': 'updateParticipants',
  'customers.orders.updateJobsite': 'updateJobsite',
  'customers.orders.updateFaultCodes': 'changeFaults',
  'customers.orders.transferOrders': 'transfer',
} as const satisfies Partial<Record<ProcedureName, CommandName>>;

function doesOf(procedure: ProcedureName): string {
  const policy: Policy = policies[procedure];
  return policy.does ?? procedure;
}
