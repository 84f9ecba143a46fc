import { setTimeout as pause } from 'node:timers/promises';
import { creditUsageOf } from '#functions/companies/credit-usage.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import { readJobsite } from '#functions/jobsites/read-jobsite.ts';
import { withTimeZone } from '#functions/places/time-zone.ts';
import { AppError, notFound, sameMoment } from '#functions/platform/errors.ts';
import { firstAnswer } from '#functions/platform/idempotency.ts';
import { newId } from '#functions/platform/ids.ts';
import { errorOf, isRefused } from '#functions/platform/refusal.ts';
import { type ConfirmedCaller, requirePermission, type SignedIn } from '#functions/platform/trpc.ts';
import { commandOf } from '#functions/platform/write-once.ts';
import type { ErrorCode } from '#schema/errors.ts';
import type { OrderView } from '#schema/orders/order.ts';
import { rememberedOrder } from '../carry-out.ts';
import { type Colleague, colleague } from '../colleagues.ts';
import { situationOf } from '../give-command.ts';
import type { CreationCommand } from '../lifecycle/order-commands.ts';
import { createOrder } from '../lifecycle/order-lifecycle.ts';
import { orderView } from '../order-view.ts';
import type { WholeOrder } from '../store/order-rows.ts';
import { commitChange, loadOrder, nextOrderId } from '../store/orders.store.ts';
import { jobsiteOf, type NewOrder, partsOf } from './people-and-jobsite.ts';
import { resolveMachine } from './resolve-machine.ts';

type Create = Extract<CreationCommand, { name: 'create' }>;

/**
 * Creates an order that a person asks for, with its machine and jobsite if they are new, all in one transaction. A
 * retry returns the first try's order. Two round trips, one more to find a machine by its number. The order's id is
 * taken in parallel with the reads, so a refused order leaves a gap. Throws CREDIT_LIMIT_REACHED, JOBSITE_NAME_TAKEN,
 * DUPLICATE_SERIAL_NUMBER, DUPLICATE_UNIT_NUMBER, FORBIDDEN, and BAD_INPUT that names the field.
 */
export async function createByHand(ctx: SignedIn, input: NewOrder): Promise<{ order: OrderView }> {
  try {
    return await create(ctx, input);
  } catch (error) {
    // It may be refused only because its first try succeeded: its machine exists by now, or the credit is used up.
    const commandId = commandOf(ctx);
    const first =
      commandId && error instanceof AppError && repeatable.has(error.code)
        ? await firstAnswer(commandId, ctx.now)
        : undefined;
    if (first === undefined) throw error;
    return viewed(ctx, await ctx.confirm(), await orderFromAnswer(first.answer));
  }
}

/** Refusals that don't depend on who asks. */
const repeatable: ReadonlySet<ErrorCode> = new Set([
  'BAD_INPUT',
  'CONFLICT',
  'CREDIT_LIMIT_REACHED',
  'JOBSITE_NAME_TAKEN',
  'DUPLICATE_SERIAL_NUMBER',
  'DUPLICATE_UNIT_NUMBER',
]);

const mostAttempts = 10;

async function create(ctx: SignedIn, input: NewOrder): Promise<{ order: OrderView }> {
  const { companyId } = ctx.caller;
  const newMachineId = newId('equ');
  const [caller, company, people, machine, known, place, id] = await Promise.all([
    ctx.confirm(),
    readCompany(companyId, { consistent: true }),
    colleaguesOf(companyId, [input.customerId, ctx.caller.accountId, ...(input.customerIds ?? [])]),
    resolveMachine(companyId, input, newMachineId),
    input.jobsiteId ? readJobsite(companyId, input.jobsiteId) : undefined,
    withTimeZone(input.address),
    nextOrderId(),
  ]);
  requirePermission(caller, ctx.permission);
  const parts = partsOf(input, caller, people);
  const jobsite = jobsiteOf(input, known);
  let command: Create = {
    name: 'create',
    id,
    companyId,
    ...machine,
    ...place,
    ...parts,
    jobsite,
    credit: creditUsageOf(company),
    issue: input.issue,
    errorCodes: input.errorCodes ?? [],
    poNumber: input.poNumber || null,
    contactName: input.contactName || null,
    contactPhone: input.contactPhone ?? null,
    operationalStatus: input.operationalStatus ?? null,
    safetyRisk: input.safetyRisk ?? null,
  };
  const commandId = commandOf(ctx);
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const decision = createOrder(command, situationOf(ctx, caller));
    if (isRefused(decision)) throw errorOf(decision.refusal);
    const { change } = decision;
    const setback = await commitChange(change, { now: ctx.now, ...(commandId && { command: commandId }) });
    if (setback === undefined) return viewed(ctx, caller, { ...change, offers: [] });
    if (setback.kind === 'answered') return viewed(ctx, caller, await orderFromAnswer(setback.answer));
    if (setback.kind === 'other-jobsite') {
      // Only the write can tell which jobsite has the name.
      command = { ...command, jobsite: { ...command.jobsite, id: setback.jobsiteId } };
    } else {
      if (setback.kind === 'refused' && setback.refusal.code !== 'CONFLICT') throw errorOf(setback.refusal);
      // The machine was created or changed just now: look for it again.
      await pause(Math.random() * 20 * attempt);
      command = { ...command, ...(await resolveMachine(companyId, input, newMachineId)) };
    }
  }
  throw sameMoment();
}

function viewed(ctx: SignedIn, caller: ConfirmedCaller, order: WholeOrder): { order: OrderView } {
  return { order: orderView(order, caller, ctx.now) };
}

async function orderFromAnswer(answer: unknown): Promise<WholeOrder> {
  const order = await loadOrder(rememberedOrder(answer), { consistent: true });
  if (order === undefined) throw notFound('The order');
  return order;
}

/** Those who are active people of the company, by id. */
async function colleaguesOf(
  companyId: string,
  accountIds: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, Colleague>> {
  const ids = [...new Set(accountIds.filter((id) => typeof id === 'string'))];
  const found = await Promise.all(ids.map((id) => colleague(companyId, id)));
  return new Map(found.flatMap((one) => (one === undefined ? [] : [[one.person.id, one] as const])));
}
