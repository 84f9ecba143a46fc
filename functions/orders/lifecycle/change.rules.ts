import type { OrderEventName } from '#events/orders.ts';
import { cellOf } from '#functions/places/cells.ts';
import type { FaultCode } from '#schema/alerts/faults.ts';
import type { OrderUpdate } from '#schema/orders/order.ts';
import type { OrderStatus } from '#schema/orders/order-values.ts';
import { packCardForTechnicians } from '../lists/pack-card.rules.ts';
import type { Order } from '../order.ts';
import { riskOf, summaryOf } from './faults.rules.ts';
import { offersAfter, offersUntil } from './offers.rules.ts';
import {
  type CreationCommand,
  type Effect,
  type OrderChange,
  type OrderRecord,
  type Outline,
  personOf,
  type Situation,
  updateId,
} from './order-commands.ts';

/** An order before its first change. */
export function blankOrder(command: CreationCommand, { actor, now }: Situation): Order {
  const { id, companyId, equipment, jobsite, address, timeZone } = command;
  return {
    id,
    companyId,
    version: 0,
    status: 'pending',
    source: 'customer',
    priority: 'medium',
    owner: null,
    participants: [],
    createdAt: now.toISOString(),
    createdBy: personOf(actor),
    openedAt: null,
    matchingRound: 0,
    closedAt: null,
    deletedAt: null,
    alertIds: [],
    detectedAt: null,
    equipment,
    jobsite,
    address,
    timeZone,
    issue: null,
    pendingIssue: null,
    riskDescription: null,
    faults: { count: 0, top: [], codes: [] },
    errorCodes: [],
    poNumber: null,
    contactName: null,
    contactPhone: null,
    hours: equipment.hours,
    operationalStatus: null,
    safetyRisk: null,
    schedule: null,
    presence: { onSiteAt: null, offSiteAt: null },
    report: null,
    offersUntil: [],
    numberOfAlertedTechnicians: 0,
    search: null,
    cancellation: null,
    rejection: null,
    reviewPrompt: null,
    review: null,
    flagged: false,
    invoice: null,
    lastUpdate: 0,
  };
}

/**
 * Turns a rule's outline into a change, with what follows from every change (version, timeline, event) and every move
 * (matching round, closing, slot, where new alerts go). `enters` is the new status; undefined if it stays.
 */
export function changeOf(
  record: OrderRecord,
  outline: Outline,
  { enters, event }: { readonly enters: OrderStatus | undefined; readonly event: OrderEventName },
  { actor, now, source }: Situation,
): OrderChange {
  const before = record.order;
  const at = now.toISOString();
  const status = enters ?? before.status;
  const user = personOf(actor);
  const entries = outline.updates ?? [];
  const { faultsToPut = [], faultsToRemove = [] } = outline;
  const faults = faultsAfter(record.faults, faultsToPut, faultsToRemove);
  const changed: Order = {
    ...before,
    ...outline.order,
    ...(enters !== undefined && entered(before, enters, at)),
    version: before.version + 1,
    ...(faultsToPut.length + faultsToRemove.length > 0 && { riskDescription: riskOf(faults) }),
    faults: summaryOf(faults),
    lastUpdate: before.lastUpdate + entries.length,
  };
  const offers = offersAfter(record.offers, outline.effects ?? []);
  const order = { ...changed, offersUntil: offersUntil(offers, changed) };
  return {
    order,
    faults,
    faultsToPut,
    faultsToRemove,
    updates: [
      ...(outline.changedUpdates ?? []),
      ...entries.map(
        (entry, index): OrderUpdate => ({
          id: updateId(order.id, before.lastUpdate + index + 1),
          orderId: order.id,
          updateTypeName: entry.type,
          parentId: entry.parentId ?? null,
          data: { ...entry.data },
          isQueued: entry.byBot === 'queued',
          createdAt: at,
          expiredAt: entry.expiredAt ?? null,
          user: entry.byBot === undefined ? user : null,
          source: entry.byBot === undefined ? source : 'heavebot',
        }),
      ),
    ],
    event: {
      name: event,
      detail: {
        // Derived from order and version, so that it stays the same however often the command is tried.
        id: `evt_${order.id}_${order.version}`,
        version: 1,
        at,
        companyId: order.companyId,
        orderId: order.id,
        status,
        matchingRound: order.matchingRound,
        actorId: user?.id ?? null,
        ...outline.about,
      },
    },
    effects: [
      ...(outline.effects ?? []),
      ...slotEffects(before, order),
      ...alertEffects(before, order),
      ...nearbyEffects(before, order),
    ],
  };
}

/** The timeline with entries added or replaced. */
export function updatesAfter(
  known: readonly OrderUpdate[],
  written: readonly OrderUpdate[],
): readonly OrderUpdate[] {
  const byId = new Map([...known, ...written].map((entry) => [entry.id, entry]));
  return [...byId.values()];
}

/** What entering a status sets, even if the order is in it already. */
function entered(before: Order, status: OrderStatus, at: string): Partial<Order> {
  return {
    status,
    ...(status === 'open' && {
      openedAt: at,
      matchingRound: before.matchingRound + 1,
      numberOfAlertedTechnicians: 0,
      search: null,
    }),
    // Invoicing keeps the time of closing; any status that is not an end reopens the order.
    ...(status !== 'invoiced' && { closedAt: ends.has(status) ? at : null }),
  };
}

const ends: ReadonlySet<OrderStatus> = new Set(['rejected', 'cancelled', 'complete']);

function faultsAfter(
  known: readonly FaultCode[],
  put: readonly FaultCode[],
  removed: readonly string[],
): FaultCode[] {
  const written = new Map(put.map((fault) => [fault.id, fault]));
  const kept = known.filter(({ id }) => !removed.includes(id)).map((fault) => written.get(fault.id) ?? fault);
  return [...kept, ...put.filter(({ id }) => !known.some((fault) => fault.id === id))];
}

/** A slot is taken with a booking and freed with it. */
function slotEffects(before: Order, after: Order): Effect[] {
  const [held, wanted] = [slotOf(before), slotOf(after)];
  if (JSON.stringify(held) === JSON.stringify(wanted)) return [];
  return [
    ...(held === undefined ? [] : [{ kind: 'free-slot' as const, slot: held }]),
    ...(wanted === undefined ? [] : [{ kind: 'take-slot' as const, slot: wanted }]),
  ];
}

function slotOf({ schedule }: Order) {
  if (schedule === null) return undefined;
  const { technician, serviceDate, serviceTime } = schedule;
  return { technicianId: technician.id, serviceDate, serviceTime };
}

/** Alerts go to a machine's order while it is pending or open. */
function alertEffects(before: Order, after: Order): Effect[] {
  const [took, takes] = [!isNew(before) && takesAlerts(before), takesAlerts(after)];
  if (took && takes && before.equipment.id !== after.equipment.id) {
    // It turned out to be another machine, which may have an order of its own.
    return [
      { kind: 'expect-no-alerts', equipmentId: before.equipment.id },
      { kind: 'expect-alerts', equipmentId: after.equipment.id, alone: true },
    ];
  }
  if (took === takes) return [];
  const equipmentId = after.equipment.id;
  return takes
    ? [{ kind: 'expect-alerts', equipmentId, alone: isNew(before) && after.alertIds.length > 0 }]
    : [{ kind: 'expect-no-alerts', equipmentId }];
}

/** Technicians nearby see open orders: place, requirements and card. */
function nearbyEffects(before: Order, after: Order): Effect[] {
  const [was, is] = [!isNew(before) && before.status === 'open', after.status === 'open'];
  // In the same cell it is the same row, which a transaction can write only once.
  const leaves = was && !(is && cellOf(before.address) === cellOf(after.address));
  const shows = is && !(was && showsTheSame(before, after));
  return [
    ...(leaves ? [{ kind: 'hide-nearby' as const, address: before.address }] : []),
    ...(shows ? [{ kind: 'show-nearby' as const }] : []),
  ];
}

function showsTheSame(before: Order, after: Order): boolean {
  const shown = (order: Order) => {
    const { address, jobsite, equipment, matchingRound } = order;
    const card = packCardForTechnicians(order);
    const { brand, product } = equipment;
    return JSON.stringify([
      address.lat,
      address.long,
      jobsite.requirements,
      brand,
      product,
      matchingRound,
      card,
    ]);
  };
  return shown(before) === shown(after);
}

function takesAlerts({ status }: Order): boolean {
  return status === 'pending' || status === 'open';
}

function isNew({ version }: Order): boolean {
  return version === 0;
}
