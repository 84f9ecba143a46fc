import type { DomainEvent } from '#events/envelope.ts';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { updatesAfter } from '#functions/orders/lifecycle/change.rules.ts';
import { offersAfter } from '#functions/orders/lifecycle/offers.rules.ts';
import type {
  Effect,
  OrderChange,
  OrderCommand,
  OrderRecord,
  Situation,
} from '#functions/orders/lifecycle/order-commands.ts';
import { offerRow, orderRow, updateRow } from '#functions/orders/store/order-rows.ts';
import { searchWaveRow } from '#functions/orders/store/search-waves.ts';
import { put, transact } from '#functions/platform/table.ts';
import {
  actorOf,
  changeOf,
  creationOf,
  monday,
  noCreditLimit,
  orderFromAlert,
  situationOf,
  technicianOf,
} from './orders.ts';

/** An order after a command, with the event of its last change. Nothing is saved until `save`. */
export interface Happening {
  readonly record: OrderRecord;
  readonly event: DomainEvent;
  readonly change: OrderChange;
  /** The search's waves so far. */
  readonly waves: readonly Wave[];
}

type Wave = Extract<Effect, { readonly kind: 'record-wave' }>;

let lastOrder = 10_000;

/** A pending order of the company with a new id, as the system makes one from an alert. */
export function pendingOrderOf(companyId: string): Happening {
  lastOrder += 1;
  const change = creationOf(orderFromAlert({ id: String(lastOrder), companyId }));
  const { order, faults, updates, event } = change;
  return { record: { order, faults, offers: [], updates }, event, change, waves: [] };
}

/** The pending order, approved by a manager of its company or by another caller. */
export function approved(
  pending: Happening,
  by: Situation = situationOf(actorOf('FleetManager', { companyId: pending.record.order.companyId })),
): Happening {
  const edits = { issue: 'The engine derates' };
  return happened(pending, { name: 'approvePendingOrder', edits, credit: noCreditLimit }, by);
}

/** The open order, whose first wave has alerted these technicians, best first. */
export function alerted(
  open: Happening,
  people: readonly Pick<StoredAccount, 'id' | 'companyId'>[],
): Happening {
  const technicians = people.map(({ id, companyId }) => ({
    ...technicianOf({ id, companyId, fullName: 'Tara Reyes' }),
    miles: 12.4,
    score: 1,
  }));
  return happened(
    open,
    { name: 'alertTechnicians', matchingRound: 1, wave: 1, radiusMiles: 60, technicians },
    situationOf('system'),
  );
}

/** The order after a command; throws if the lifecycle refuses it. */
export function happened(
  { record, waves }: Happening,
  command: OrderCommand,
  situation: Situation,
): Happening {
  const change = changeOf(record, command, situation);
  return {
    record: {
      order: change.order,
      faults: change.faults,
      offers: offersAfter(record.offers, change.effects),
      updates: updatesAfter(record.updates, change.updates),
    },
    event: change.event,
    change,
    waves: [...waves, ...change.effects.filter((effect) => effect.kind === 'record-wave')],
  };
}

/** Saves the order's rows that consumers of its event read, without those that only its own store uses. */
export async function save({ record: { order, offers, updates }, waves }: Happening): Promise<void> {
  await transact([
    put(orderRow(order)),
    ...offers.map((offer) => put(offerRow(order.id, offer))),
    ...updates.map((entry) => put(updateRow(entry))),
    ...waves.map((wave) => put(searchWaveRow(order, wave, monday))),
  ]);
}
