import { updatesAfter } from '#functions/orders/lifecycle/change.rules.ts';
import { isLive, offersAfter } from '#functions/orders/lifecycle/offers.rules.ts';
import type { Effect, OrderChange, OrderRecord } from '#functions/orders/lifecycle/order-commands.ts';
import type { Setback } from '#functions/orders/store/orders.store.ts';
import type { CommandId } from '#functions/platform/idempotency.ts';
import { slotKey, specification } from './order-histories.ts';

/**
 * The parts of the table that orders compete for, in memory: versions, slots, a machine's open orders, jobsite names,
 * commands and events. Changes are written completely or not at all, as by `commitChange`, and each is checked against
 * what must always hold.
 */
export class OrderTable {
  readonly orders = new Map<string, OrderRecord>();
  readonly slots = new Map<string, string>();
  readonly openOrders = new Map<string, Set<string>>();
  readonly jobsiteNames = new Map<string, string>();
  readonly commands = new Map<string, string>();
  readonly events = new Set<string>();
  balanceCents = 0;

  constructor(records: readonly OrderRecord[]) {
    for (const record of records) {
      const { order } = record;
      this.orders.set(order.id, record);
      if (order.schedule) this.slots.set(slotOf(record), order.id);
      if (isOpen(record)) this.openOrdersOf(order.equipment.id).add(order.id);
      this.balanceCents += owed(record);
    }
  }

  read(orderId: string): OrderRecord | undefined {
    return this.orders.get(orderId);
  }

  answerTo(command: CommandId): { answer: unknown } | undefined {
    const orderId = this.commands.get(nameOf(command));
    return orderId === undefined ? undefined : { answer: { id: orderId } };
  }

  /** Undefined if written, else the obstacle, checked in the transaction's order. */
  commit(change: OrderChange, now: Date, command: CommandId | undefined): Setback | undefined {
    const { order } = change;
    const first = command && this.answerTo(command);
    if (first) return { kind: 'answered', answer: first.answer };
    const before = this.orders.get(order.id);
    if ((before?.order.version ?? 0) !== order.version - 1) return { kind: 'stale' };
    for (const effect of change.effects) {
      const setback = this.setbackOf(effect);
      if (setback) return setback;
    }
    for (const effect of change.effects) this.apply(effect, change);
    const after = {
      order,
      faults: change.faults,
      offers: offersAfter(before?.offers ?? [], change.effects),
      updates: updatesAfter(before?.updates ?? [], change.updates),
    };
    this.orders.set(order.id, after);
    if (command) {
      must(!this.commands.has(nameOf(command)), `${nameOf(command)} is carried out twice`);
      this.commands.set(nameOf(command), order.id);
    }
    must(!this.events.has(change.event.detail.id), `the event ${change.event.detail.id} is told twice`);
    this.events.add(change.event.detail.id);
    if (before) requireLegalStep(before, after, change, now);
    this.requireConsistent();
    return undefined;
  }

  /** Checks what must hold for the whole table at any time. */
  requireConsistent(): void {
    const held = new Map<string, string>();
    let owedCents = 0;
    for (const record of this.orders.values()) {
      const { order, updates } = record;
      owedCents += owed(record);
      must(updates.length === order.lastUpdate, `the timeline of ${order.id} has gaps`);
      const isBooked = ['scheduled', 'rescheduled', 'complete', 'invoiced'].includes(order.status);
      must((order.schedule !== null) === isBooked, `${order.id} is ${order.status} with another schedule`);
      if (order.schedule !== null) {
        const slot = slotOf(record);
        must(!held.has(slot), `${held.get(slot)} and ${order.id} have a technician at once: ${slot}`);
        held.set(slot, order.id);
      }
      const takesAlerts = this.openOrdersOf(order.equipment.id).has(order.id);
      must(takesAlerts === isOpen(record), `alerts for the machine of ${order.id} go astray`);
    }
    must(owedCents === this.balanceCents, `the balance is ${this.balanceCents} instead of ${owedCents}`);
    must(held.size === this.slots.size, 'a slot is held by no order');
    for (const [slot, orderId] of held) must(this.slots.get(slot) === orderId, `the slot ${slot} is lost`);
  }

  private setbackOf(effect: Effect): Setback | undefined {
    if (effect.kind === 'take-slot' && this.slots.has(slotKey(effect.slot))) {
      return { kind: 'refused', refusal: { code: 'SLOT_TAKEN', message: 'Taken.', details: {} } };
    }
    if (effect.kind === 'expect-alerts' && effect.alone) {
      const [other] = this.openOrdersOf(effect.equipmentId);
      if (other !== undefined) return { kind: 'machine-has-order', orderId: other };
    }
    if (effect.kind === 'claim-jobsite') {
      const holder = this.jobsiteNames.get(effect.jobsite.name);
      if (holder !== undefined && holder !== effect.jobsite.id) {
        return { kind: 'refused', refusal: { code: 'JOBSITE_NAME_TAKEN', message: 'Taken.', details: {} } };
      }
    }
    return undefined;
  }

  private apply(effect: Effect, { order }: OrderChange): void {
    switch (effect.kind) {
      case 'take-slot':
        this.slots.set(slotKey(effect.slot), order.id);
        return;
      case 'free-slot':
        must(this.slots.get(slotKey(effect.slot)) === order.id, `${order.id} frees a slot of another order`);
        this.slots.delete(slotKey(effect.slot));
        return;
      case 'expect-alerts':
        this.openOrdersOf(effect.equipmentId).add(order.id);
        return;
      case 'expect-no-alerts':
        this.openOrdersOf(effect.equipmentId).delete(order.id);
        return;
      case 'claim-jobsite':
        this.jobsiteNames.set(effect.jobsite.name, effect.jobsite.id);
        return;
      case 'change-balance':
        this.balanceCents += effect.byCents;
        return;
      default:
    }
  }

  private openOrdersOf(equipmentId: string): Set<string> {
    const known = this.openOrders.get(equipmentId) ?? new Set<string>();
    this.openOrders.set(equipmentId, known);
    return known;
  }
}

/** Checks what must hold for each change of one order. */
function requireLegalStep(before: OrderRecord, after: OrderRecord, change: OrderChange, now: Date): void {
  const { order, offers, updates } = after;
  const from = before.order;
  const name = order.id;
  // An open order gets a new search when it moves, and when its search has ended without alerting anyone.
  const isMove = change.event.name === 'order.jobsite-moved';
  const nobodyHeard = from.search?.endedAt != null && from.numberOfAlertedTechnicians === 0;
  const isSearchedAnew = isMove || (change.event.name === 'order.alerts-resent' && nobodyHeard);
  const entersOpen = order.status === 'open' && (from.status !== 'open' || isSearchedAnew);
  must(
    order.matchingRound === from.matchingRound + (entersOpen ? 1 : 0),
    `by ${change.event.name} the matching round of ${name} went from ${from.matchingRound} to ${order.matchingRound}`,
  );
  if (order.status !== from.status) {
    const isOfTable = Object.values(specification).some(
      (row) => row.to === order.status && row.from.includes(from.status),
    );
    must(isOfTable, `${name} went from ${from.status} to ${order.status}`);
  }
  must(change.event.detail.id === `evt_${name}_${order.version}`, `an event of ${name} has another version`);
  for (const [place, entry] of before.updates.entries()) {
    const kept = updates[place];
    const isSame = entry === kept || JSON.stringify(entry) === JSON.stringify(kept);
    const wasSaid =
      entry.isQueued && kept !== undefined && !kept.isQueued && kept.updateTypeName === entry.updateTypeName;
    must(kept?.id === entry.id && (isSame || wasSaid), `the entry ${entry.id} was rewritten`);
  }
  for (const [place, { id }] of updates.entries()) {
    must(Number(id.split('.')[1]) === place + 1, `the entry ${id} stands at place ${place + 1}`);
  }
  for (const offer of offers) {
    if (!isLive(offer, order, now)) continue;
    must(
      order.status === 'open' && offer.matchingRound === order.matchingRound,
      `an offer of ${name} lives on`,
    );
  }
}

function owed({ order }: OrderRecord): number {
  return order.invoice === null ? 0 : order.invoice.amountCents - order.invoice.paidCents;
}

function isOpen({ order }: OrderRecord): boolean {
  return order.status === 'pending' || order.status === 'open';
}

function slotOf({ order: { schedule } }: OrderRecord): string {
  if (schedule === null) throw new Error('Not booked.');
  return slotKey({ technicianId: schedule.technician.id, ...schedule });
}

function nameOf({ accountId, procedure, key }: CommandId): string {
  return `${accountId} ${procedure} ${key}`;
}

function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(`Illegal: ${otherwise}.`);
}
