import { openOrderKey } from '#functions/equipment/machine-standing.ts';
import type {
  Actor,
  OrderCommand,
  OrderRecord,
  TechnicianFacts,
} from '#functions/orders/lifecycle/order-commands.ts';
import type { Order } from '#functions/orders/order.ts';
import { nearbyOrderRow } from '#functions/orders/store/nearby-orders.ts';
import {
  faultRow,
  headRow,
  offerRow,
  orderRow,
  slotKey,
  updateRow,
} from '#functions/orders/store/order-rows.ts';
import { nextOrderId } from '#functions/orders/store/orders.store.ts';
import { put, transact } from '#functions/platform/table.ts';
import { candidateOf } from '#functions/technicians/candidate.rules.ts';
import { abilitiesOf } from '#functions/technicians/eligibility.rules.ts';
import { technicianCardOf } from '#functions/technicians/profile/card.rules.ts';
import type { TechnicianOnFile } from '#functions/technicians/read-technician.ts';
import type { OrderStatus } from '#schema/orders/order-values.ts';
import {
  actorOf,
  alertOf,
  creationOf,
  faultOf,
  noCreditLimit,
  orderFromAlert,
  situationOf,
  stepOf,
  subjectOf,
  technicianOf,
} from './orders.ts';

/** The options for a staged order. */
export interface Staging {
  readonly companyId: string;
  /** Makes the offer and is booked. */
  readonly technician: TechnicianOnFile;
  /** The time of the service, on St. Louis time. */
  readonly when: { readonly serviceDate: string; readonly serviceTime: string };
  /** The present; bookings were made a day before. */
  readonly now: Date;
  /** Other technicians who offer the same time while the order is open. */
  readonly alsoOffering?: readonly TechnicianOnFile[];
  /** Other values to create the order with. */
  readonly order?: Partial<Order>;
}

/**
 * An order in that status, as the lifecycle's own commands leave it, but saved without the events on the way, so that
 * nothing is triggered. It has one fault, `flt_<order>`, and if open, the technician's offer.
 */
export async function stagedOrder(status: OrderStatus, staging: Staging): Promise<OrderRecord> {
  const record = stagedRecord(await nextOrderId(), status, staging);
  await saveRecord(record);
  return record;
}

/** Writes all rows of an order, over whatever was there. */
export async function saveRecord({ order, faults, offers, updates }: OrderRecord): Promise<void> {
  const { schedule, companyId, equipment } = order;
  await transact([
    put(orderRow(order)),
    put(headRow(order)),
    ...faults.map((fault) => put(faultRow(order.id, fault))),
    ...offers.map((offer) => put(offerRow(order.id, offer))),
    ...updates.map((entry) => put(updateRow(entry))),
    ...(schedule === null
      ? []
      : [
          put({
            ...slotKey({ ...schedule, technicianId: schedule.technician.id }),
            kind: 'slot',
            orderId: order.id,
          }),
        ]),
    ...(order.status === 'open' ? [put(nearbyOrderRow(order))] : []),
    ...(order.status === 'open' || order.status === 'pending'
      ? [
          put({
            ...openOrderKey(companyId, equipment.id),
            kind: 'open-order',
            orderIds: new Set([order.id]),
          }),
        ]
      : []),
  ]);
}

function stagedRecord(id: string, status: OrderStatus, staging: Staging): OrderRecord {
  const { companyId, technician, when, now, alsoOffering = [] } = staging;
  const isOver = ['scheduled', 'rescheduled', 'complete', 'invoiced'].includes(status);
  const past = isOver ? new Date(now.getTime() - 24 * 3_600_000) : now;
  const manager = actorOf('FleetManager', { companyId });
  const mechanic = actorOf('TechnicianAssociate', {
    accountId: technician.account.id,
    companyId: technician.account.companyId,
  });
  const admin = actorOf('Admin');
  const offer = (onFile: TechnicianOnFile): Step => [
    actorOf('TechnicianAssociate', { accountId: onFile.account.id, companyId: onFile.account.companyId }),
    { name: 'submitAvailability', technician: factsOf(onFile), ...when, expiredAt: null },
  ];
  const approve: Step = [
    manager,
    { name: 'approvePendingOrder', edits: { issue: 'The engine derates' }, credit: noCreditLimit },
  ];
  const open = [approve, ...[technician, ...alsoOffering].map(offer)];
  const book = (record: OrderRecord): Step => [
    manager,
    {
      name: 'assignTechnician',
      offerId:
        record.offers.find(({ technician: { id: offering } }) => offering === technician.account.id)?.id ??
        '',
      technician: { id: technician.account.id, eligible: true },
    },
  ];
  const move: Step = [mechanic, { name: 'reschedule', ...when, serviceTime: '23:59:59', message: null }];
  const back: Step = [mechanic, { name: 'reschedule', ...when, message: null }];
  const complete: Step = [
    mechanic,
    { name: 'complete', hours: 2, message: 'Replaced the sensor', files: [] },
  ];
  const ways: Readonly<Record<OrderStatus, readonly (Step | typeof book)[]>> = {
    pending: [],
    rejected: [[manager, { name: 'rejectPendingOrder', reason: 'duplicate', custom: null }]],
    open,
    cancelled: [...open, [manager, { name: 'cancel', reason: 'just_exploring', custom: null }]],
    scheduled: [...open, book],
    rescheduled: [...open, book, move, back],
    complete: [...open, book, complete],
    invoiced: [...open, book, complete, [admin, { name: 'invoice', amountCents: 45_000 }]],
  };
  return ways[status].reduce(
    (record, given) => {
      const [actor, command] = typeof given === 'function' ? given(record) : given;
      return stepOf(record, command, situationOf(actor, past));
    },
    created(id, staging, past),
  );
}

/** A technician as commands on an order describe them. */
function factsOf(onFile: TechnicianOnFile): TechnicianFacts {
  const card = technicianCardOf(onFile);
  return technicianOf({
    id: onFile.profile.id,
    companyId: onFile.profile.companyId,
    fullName: card.account.fullName,
    card,
    abilities: abilitiesOf(candidateOf(onFile)),
  });
}

type Step = readonly [Actor, OrderCommand];

function created(id: string, { companyId, order = {} }: Staging, now: Date): OrderRecord {
  const { equipment } = subjectOf();
  const made = creationOf(
    orderFromAlert({
      id,
      alert: alertOf({ id: `alt_${id}`, faultCodes: [faultOf({ id: `flt_${id}` })] }),
      companyId,
      equipment: { ...equipment, id: `equ_${id}`, serialNumber: `1FF${id}`, unitNumber: `EX-${id}` },
    }),
    situationOf('system', now),
  );
  return { order: { ...made.order, ...order }, faults: made.faults, offers: [], updates: made.updates };
}
