import * as z from 'zod';
import { balanceWrite } from '#functions/companies/credit-usage.ts';
import { writesOfNewMachine } from '#functions/equipment/find-or-add-machine.ts';
import { claimMachineNumbers } from '#functions/equipment/machine-claims.ts';
import { orderBegins, orderEnds, readStanding, standingOf } from '#functions/equipment/machine-standing.ts';
import { claimJobsite, type JobsiteLost } from '#functions/jobsites/claim-jobsite.ts';
import { AppError } from '#functions/platform/errors.ts';
import { answerOf, type CommandId, rememberCommand } from '#functions/platform/idempotency.ts';
import { outboxWrite } from '#functions/platform/outbox.ts';
import { isRefused, type Refusal, refuse } from '#functions/platform/refusal.ts';
import {
  absent,
  type Claim,
  ConditionFailed,
  updateRow as changeRow,
  type Expression,
  getRow,
  parseRow,
  put,
  queryRows,
  remove,
  transact,
  type Write,
} from '#functions/platform/table.ts';
import { holdTechnician } from '#functions/technicians/hold-technician.ts';
import { jobAlertRow, jobOfferKey, jobOfferRow } from '#functions/technicians/job-rows.ts';
import { notEligible } from '../lifecycle/offers.rules.ts';
import type { Effect, OrderChange } from '../lifecycle/order-commands.ts';
import {
  type Offer,
  type Order,
  type OrderHead,
  offer as offerSchema,
  orderHead,
  order as orderSchema,
} from '../order.ts';
import { nearbyOrderKey, nearbyOrderRow } from './nearby-orders.ts';
import {
  type AlertFiling,
  faultKey,
  faultRow,
  headKey,
  headRow,
  offerKey,
  offerRow,
  orderKey,
  orderPk,
  orderRow,
  readOrderRows,
  slotKey,
  updateRow,
  type WholeOrder,
} from './order-rows.ts';
import { searchWaveRow } from './search-waves.ts';

/** Why none of a change was written. */
export type Setback =
  /** Somebody else changed the order first, or added its machine: read again and decide on that. */
  | { readonly kind: 'stale' }
  /** This very command was carried out before. */
  | { readonly kind: 'answered'; readonly answer: unknown }
  /** Something that must be unique is taken. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The order's jobsite is a different one: the one with this name at this place, or a new one if null. */
  | { readonly kind: 'other-jobsite'; readonly jobsiteId: string | null }
  /** The machine has a pending or open order already. */
  | { readonly kind: 'machine-has-order'; readonly orderId: string }
  /** The alert belongs to an order already. */
  | {
      readonly kind: 'alert-filed';
      readonly orderId: string;
      readonly attached: boolean;
      /** The run that saved the alert. */
      readonly runId: string;
    };

export interface CommitOptions {
  readonly now: Date;
  /** Identifies a retry of the command. */
  readonly command?: CommandId;
  /** More writes for the transaction. */
  readonly also?: readonly Write[];
  /** For a change that files an alert. */
  readonly filing?: AlertFiling | undefined;
}

/**
 * An order with its faults, offers and whole timeline. One round trip, half a read unit per 4 KB, twice if
 * `consistent`.
 */
export async function loadOrder(
  orderId: string,
  options: { consistent?: boolean } = {},
): Promise<WholeOrder | undefined> {
  const rows: Readonly<Record<string, unknown>>[] = [];
  let startKey: Record<string, unknown> | undefined;
  do {
    const page = await queryRows({
      KeyConditionExpression: 'pk = :order',
      ExpressionAttributeValues: { ':order': orderPk(orderId) },
      ConsistentRead: options.consistent ?? false,
      ExclusiveStartKey: startKey,
    });
    rows.push(...page.rows);
    startKey = page.lastKey;
  } while (startKey !== undefined);
  return readOrderRows(orderId, rows);
}

/** The order alone, consistent by default. One read unit per 4 KB, half that if not consistent. */
export async function loadOrderRow(
  orderId: string,
  { consistent = true }: { consistent?: boolean } = {},
): Promise<Order | undefined> {
  const row = await getRow(orderKey(orderId), { consistent });
  return row && parseRow(orderSchema, row);
}

/** A technician's offer for an order, of any round. Half a read unit. */
export async function loadOffer(orderId: string, technicianId: string): Promise<Offer | undefined> {
  const row = await getRow(offerKey(orderId, technicianId));
  return row && parseRow(offerSchema, row);
}

/** What a poll reads. Half a read unit. */
export async function loadHead(orderId: string): Promise<OrderHead | undefined> {
  const row = await getRow(headKey(orderId));
  return row && parseRow(orderHead, row);
}

/** The next order id: 10001, 10002, … An id that is not used leaves a gap. */
export async function nextOrderId(): Promise<string> {
  const row = await changeRow(
    { pk: 'COUNTER', sk: 'ORDER_ID' },
    {
      expression: 'SET kind = :kind, #last = if_not_exists(#last, :before) + :one',
      names: { '#last': 'last' },
      values: { ':kind': 'counter', ':before': 10_000, ':one': 1 },
    },
  );
  return String(parseRow(z.object({ last: z.number().int() }), row).last);
}

/** The newest pending or open order of a machine, which its alerts go to. Consistent. */
export async function openOrderOf(companyId: string, equipmentId: string): Promise<string | undefined> {
  return (await readStanding(companyId, equipmentId, { consistent: true })).openOrderId ?? undefined;
}

/**
 * Writes a change in one transaction: order and head, on condition of the version it was decided on, faults, timeline,
 * event, the command's answer, and claims on what must be unique. Returns undefined if written, otherwise what stood in
 * the way.
 */
export async function commitChange(
  change: OrderChange,
  { now, command, also = [], filing }: CommitOptions,
): Promise<Setback | undefined> {
  const { order } = change;
  const members: readonly Member[] = [
    ...(command === undefined
      ? []
      : [
          {
            write: rememberCommand(command, { id: order.id }, now),
            failed: (failure: ConditionFailed) => answered(command, failure),
          },
        ]),
    // Before the unique claims: if another change of the same order won, that must be looked at first.
    {
      write: put(orderRow(order), order.version === 1 ? absent : ofVersion(order.version - 1)),
      failed: stale,
    },
    ...change.effects.flatMap((effect) => membersOf(effect, change, { now, filing })),
    { write: put(headRow(order)) },
    ...change.faultsToPut.map((fault) => ({ write: put(faultRow(order.id, fault)) })),
    ...change.faultsToRemove.map((faultId) => ({ write: remove(faultKey(order.id, faultId)) })),
    ...change.updates.map((entry) => ({ write: put(updateRow(entry)) })),
    { write: outboxWrite(change.event, now) },
    ...also.map((write) => ({ write })),
  ];
  try {
    await transact(members.map(({ write }) => write));
    return undefined;
  } catch (error) {
    const setback = error instanceof ConditionFailed && members[error.index]?.failed?.(error);
    if (setback) return setback;
    // Others were writing the same rows: decide again on what they left.
    if (error instanceof AppError && error.code === 'CONFLICT') return stale();
    throw error;
  }
}

/** A write of the transaction, and what it means if its condition fails. */
interface Member {
  readonly write: Write;
  readonly failed?: (failure: ConditionFailed) => Setback | undefined;
}

function membersOf(
  effect: Effect,
  { order }: OrderChange,
  { now, filing }: Pick<CommitOptions, 'now' | 'filing'>,
): Member[] {
  switch (effect.kind) {
    case 'take-slot':
      return [
        {
          write: put({ ...slotKey(effect.slot), kind: 'slot', orderId: order.id }, absent),
          failed: slotTaken,
        },
      ];
    case 'free-slot':
      return [{ write: remove(slotKey(effect.slot)) }];
    case 'put-offer':
      return [
        { write: put(offerRow(order.id, effect.offer)) },
        { write: put(jobOfferRow(effect.offer.technician.id, { ...effect.offer, orderId: order.id }, now)) },
      ];
    case 'remove-offer':
      return [
        { write: remove(offerKey(order.id, effect.technicianId)) },
        { write: remove(jobOfferKey(effect.technicianId, order.id)) },
      ];
    case 'expect-alerts':
      return [
        { write: orderBegins(order.companyId, effect.equipmentId, order, effect), failed: machineHasOrder },
      ];
    case 'expect-no-alerts': {
      const place = effect.equipmentId === order.equipment.id ? order : undefined;
      return [{ write: orderEnds(order.companyId, effect.equipmentId, order.id, place) }];
    }
    case 'file-alert': {
      if (filing === undefined) throw new Error(`Nothing says how the alert ${effect.alertId} is filed.`);
      return [{ write: filing.write(order, effect.attached), failed: alertFiled(filing) }];
    }
    case 'claim-jobsite':
      return claimJobsite(order, effect.jobsite, effect.isNew).map(jobsiteMember);
    case 'claim-machine-numbers':
      return claimMachineNumbers(order, effect).map(({ write, failed }) => ({
        write,
        failed: (failure) => ({ kind: 'refused', refusal: failed(failure).refusal }),
      }));
    case 'hold-technician':
      return holdTechnician(effect.technician, effect.abilities).map((write) => ({
        write,
        failed: () => ({ kind: 'refused', ...notEligible() }),
      }));
    case 'add-machine':
      // Somebody just added it, or another machine with its numbers. Looking again finds that one.
      return writesOfNewMachine(order.companyId, order.equipment, now).map((write) => ({
        write,
        failed: stale,
      }));
    case 'record-wave':
      return [
        { write: put(searchWaveRow(order, effect, now)) },
        ...effect.technicians.map((technician) => ({ write: put(jobAlertRow(order, technician, now)) })),
      ];
    case 'show-nearby':
      return [{ write: put(nearbyOrderRow(order)) }];
    case 'hide-nearby':
      return [{ write: remove(nearbyOrderKey({ id: order.id, address: effect.address })) }];
    case 'change-balance':
      return [{ write: balanceWrite(order.companyId, effect.byCents) }];
  }
}

function answered(command: CommandId, failure: ConditionFailed): Setback | undefined {
  const first = answerOf(command, failure);
  return first && { kind: 'answered', answer: first.answer };
}

function stale(): Setback {
  return { kind: 'stale' };
}

function slotTaken(): Setback {
  return {
    kind: 'refused',
    ...refuse('SLOT_TAKEN', 'The technician has another job then. Please choose another time or technician.'),
  };
}

function jobsiteMember({ write, failed }: Claim<JobsiteLost>): Member {
  return {
    write,
    failed: (failure) => {
      const lost = failed(failure);
      return isRefused(lost)
        ? { kind: 'refused', refusal: lost.refusal }
        : { kind: 'other-jobsite', jobsiteId: lost.jobsiteId };
    },
  };
}

function machineHasOrder({ row }: ConditionFailed): Setback | undefined {
  const orderId = row && standingOf(row).openOrderId;
  return orderId ? { kind: 'machine-has-order', orderId } : undefined;
}

function alertFiled({ filedBefore }: AlertFiling): Member['failed'] {
  return ({ row }) => {
    const before = filedBefore(row);
    if (before !== undefined) return { kind: 'alert-filed', ...before };
    return { kind: 'refused', ...refuse('NOT_FOUND', 'The alert does not exist.') };
  };
}

function ofVersion(version: number): Expression {
  return {
    expression: '#version = :version',
    names: { '#version': 'version' },
    values: { ':version': version },
  };
}
