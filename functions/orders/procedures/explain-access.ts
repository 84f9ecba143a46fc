import type * as z from 'zod';
import { fullNameOf } from '#functions/accounts/full-name.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { abilities } from '#functions/platform/abilities.ts';
import { notFound } from '#functions/platform/errors.ts';
import type { SignedIn } from '#functions/platform/trpc.ts';
import { roles } from '#schema/accounts/roles.ts';
import type { explainAccessInput, explainAccessOutput } from '#schema/accounts/team.ts';
import type { AccountActor, CommandName } from '../lifecycle/order-commands.ts';
import { whyBarred } from '../lifecycle/order-lifecycle.ts';
import { headOf, type Order } from '../order.ts';
import { readWholeOrder } from '../read-order.ts';
import { seesAllOrders, seesOrder, takesPart } from '../visibility.rules.ts';

type Input = z.output<typeof explainAccessInput>;
type Output = z.input<typeof explainAccessOutput>;

/**
 * What somebody in the caller's company can do with one of its orders now, and by which rule. The rules are those of
 * the lifecycle's table, as for the person's own calls. One round trip, the cost of reading the order plus 0.5. Throws
 * NOT_FOUND.
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
  const actions = explained.map((command) => ({
    does: abilities[command].does,
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
  return `As ${roles[actor.roleId].name}, sees only the orders they take part in, and this is not one of them.`;
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

/** The commands that a customer's people may give. */
const explained = [
  'approvePendingOrder',
  'rejectPendingOrder',
  'reopenPendingOrder',
  'assignTechnician',
  'requestNewAvailability',
  'cancel',
  'reopen',
  'markTechnicianPresence',
  'reportIssue',
  'reviewJob',
  'postMessage',
  'answerQuestion',
  'updatePoNumber',
  'updateSerialNumber',
  'updateParticipants',
  'updateJobsite',
  'changeFaults',
  'transfer',
] as const satisfies readonly (CommandName & keyof typeof abilities)[];
