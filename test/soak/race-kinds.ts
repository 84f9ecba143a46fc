import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { OrderRecord } from '#functions/orders/lifecycle/order-commands.ts';
import { offerRow } from '#functions/orders/store/order-rows.ts';
import { put, transact } from '#functions/platform/table.ts';
import type { OrderStatus } from '#schema/orders/order-values.ts';
import { savedAccount } from '#test/support/accounts.ts';
import { type Cast, type Part, personOf } from '#test/support/cast.ts';
import { nextTime, nextTimeToday } from '#test/support/free-times.ts';
import type { Race } from '#test/support/order-races.ts';
import { subjectOf } from '#test/support/orders.ts';
import { type Staging, stagedOrder } from '#test/support/staged-orders.ts';

export const racers = [
  'manager',
  'otherManager',
  'participant',
  'member',
  'stranger',
  'assigned',
  'otherTechnician',
  'admin',
] as const satisfies Part[];
export type Racer = (typeof racers)[number];

export interface RaceKinds {
  /** Stages one more race of a kind, by the kind's name. */
  readonly kinds: Readonly<Record<string, () => Promise<Race>>>;
  /** How many races of a kind people can run before they hit their rate limits. */
  readonly mostOf: Readonly<Record<string, number>>;
  /** The total of the invoices and payments of all races so far. */
  readonly invoicedCents: () => number;
  /** An order of the company with an external participant. */
  readonly staged: (status: OrderStatus, given?: Partial<Staging>) => Promise<OrderRecord>;
}

/** Every conflict that the lifecycle table allows. */
export function raceKinds(cast: Cast): RaceKinds {
  let invoicedCents = 0;
  let messages = 0;
  const as = (part: Racer, procedure: string, input: object, key: string = randomUUID()) => {
    return () => cast.callers[part].call(procedure, input, key);
  };
  const book = (part: 'manager' | 'otherManager', { offers }: OrderRecord, key?: string, at = 0) =>
    as(part, 'customers.orders.assignTechnician', { orderTechniciansId: offers[at]?.id ?? '' }, key);

  const { participant } = cast.accounts;
  const participants = participant === undefined ? [] : [personOf(participant)];
  const staged = (status: OrderStatus, given: Partial<Staging> = {}): Promise<OrderRecord> =>
    stagedOrder(status, {
      companyId: cast.company.id,
      technician: cast.technician,
      when: nextTime(),
      now: new Date(),
      ...given,
      order: { participants, ...given.order },
    });

  const kinds: RaceKinds['kinds'] = {
    'two managers book the same offer': async () => {
      const order = await staged('open');
      return {
        orders: [order],
        contenders: [book('manager', order), book('otherManager', order)],
        right: eitherFirst('INVALID_TRANSITION scheduled'),
        holds: ([left]) => expectEntries(left, { technician_scheduled: 1 }),
      };
    },
    'two managers book different offers': async () => {
      const order = await staged('open', { alsoOffering: [cast.otherTechnician] });
      return {
        orders: [order],
        contenders: [book('manager', order), book('otherManager', order, undefined, 1)],
        right: eitherFirst('INVALID_TRANSITION scheduled'),
        holds: ([left]) => expectEntries(left, { technician_scheduled: 1 }),
      };
    },
    'a manager clicks twice': async () => {
      const order = await staged('open');
      const key = randomUUID();
      return {
        orders: [order],
        contenders: [book('manager', order, key), book('manager', order, key)],
        right: bothAnswered,
        holds: ([left]) => expectEntries(left, { technician_scheduled: 1 }),
      };
    },
    'a manager books while the technician withdraws': async () => {
      const order = await staged('open');
      return {
        orders: [order],
        contenders: [
          book('manager', order),
          as('assigned', 'technicians.jobs.removeAvailability', { id: order.order.id }),
        ],
        right: eitherFirst('INVALID_TRANSITION scheduled', 'AVAILABILITY_EXPIRED'),
      };
    },
    'a manager books while the technician offers another time': async () => {
      const order = await staged('open');
      return {
        orders: [order],
        contenders: [
          book('manager', order),
          as('assigned', 'technicians.jobs.submitAvailability', { id: order.order.id, ...nextTime() }),
        ],
        right: eitherFirst('INVALID_TRANSITION scheduled', 'AVAILABILITY_EXPIRED'),
      };
    },
    'two managers book while the offer runs out': async () => {
      const order = await staged('open');
      const expiredAt = new Date(Date.now() + nextEnd()).toISOString();
      await transact(order.offers.map((offer) => put(offerRow(order.order.id, { ...offer, expiredAt }))));
      return {
        orders: [order],
        contenders: [book('manager', order), book('otherManager', order)],
        right: [
          ...eitherFirst('INVALID_TRANSITION scheduled'),
          ...eitherFirst('AVAILABILITY_EXPIRED'),
          ['AVAILABILITY_EXPIRED', 'AVAILABILITY_EXPIRED'],
        ],
      };
    },
    'a manager books while another cancels': async () => {
      const order = await staged('open');
      return {
        orders: [order],
        contenders: [
          book('manager', order),
          as('otherManager', 'customers.orders.cancel', { id: order.order.id, ...justExploring }),
        ],
        right: eitherFirst('INVALID_TRANSITION scheduled', 'INVALID_TRANSITION cancelled'),
      };
    },
    'two orders want the technician at the same time': async () => {
      const when = nextTime();
      const [one, other] = await Promise.all([staged('open', { when }), staged('open', { when })]);
      return {
        orders: [one, other],
        contenders: [book('manager', one), book('otherManager', other)],
        right: eitherFirst('SLOT_TAKEN'),
      };
    },
    'a job is moved to the time at which another is booked': async () => {
      const when = nextTime();
      const [booked, wanted] = await Promise.all([staged('scheduled'), staged('open', { when })]);
      return {
        orders: [booked, wanted],
        contenders: [
          as('assigned', 'technicians.jobs.reschedule', { id: booked.order.id, ...when }),
          book('manager', wanted),
        ],
        right: eitherFirst('SLOT_TAKEN'),
      };
    },
    'two technicians answer': async () => {
      const order = await staged('open');
      const answer = (part: 'assigned' | 'otherTechnician') =>
        as(part, 'technicians.jobs.submitAvailability', { id: order.order.id, ...nextTime() });
      return {
        orders: [order],
        contenders: [answer('assigned'), answer('otherTechnician')],
        right: bothAnswered,
        holds: ([left]) => {
          expect(left?.offers).toHaveLength(2);
          expectEntries(left, { availability_submitted: 3 });
        },
      };
    },
    'one manager approves and another rejects': async () => {
      const order = await staged('pending');
      const { id } = order.order;
      return {
        orders: [order],
        contenders: [
          as('manager', 'customers.orders.approvePendingOrder', { id, order: { issue: 'Derates' } }),
          as('otherManager', 'customers.orders.rejectPendingOrder', { id, rejectionReason: 'duplicate' }),
        ],
        right: eitherFirst('INVALID_TRANSITION open', 'INVALID_TRANSITION rejected'),
      };
    },
    'two managers approve': async () => {
      const order = await staged('pending');
      const approve = (part: 'manager' | 'otherManager') =>
        as(part, 'customers.orders.approvePendingOrder', { id: order.order.id, order: { issue: 'Derates' } });
      return {
        orders: [order],
        contenders: [approve('manager'), approve('otherManager')],
        right: eitherFirst('INVALID_TRANSITION open'),
        holds: ([left]) => {
          expect(left?.order.matchingRound).toBe(1);
          expectEntries(left, { service_order_approved: 1 });
        },
      };
    },
    'two managers cancel': async () => {
      const order = await staged('open');
      const cancel = { id: order.order.id, ...justExploring };
      return {
        orders: [order],
        contenders: [
          as('manager', 'customers.orders.cancel', cancel),
          as('otherManager', 'customers.orders.cancel', cancel),
        ],
        right: eitherFirst('INVALID_TRANSITION cancelled'),
        holds: ([left]) => expectEntries(left, { service_order_cancelled: 1 }),
      };
    },
    'two managers reopen': async () => {
      const order = await staged('cancelled');
      const reopen = { id: order.order.id };
      return {
        orders: [order],
        contenders: [
          as('manager', 'customers.orders.reopen', reopen),
          as('otherManager', 'customers.orders.reopen', reopen),
        ],
        right: eitherFirst('INVALID_TRANSITION open'),
        holds: ([left]) => {
          expect(left?.order.matchingRound).toBe(order.order.matchingRound + 1);
          expectEntries(left, { service_order_reopened: 1 });
        },
      };
    },
    'the technician completes a job on one phone and gives it back on another': async () => {
      const order = await staged('scheduled');
      const { id } = order.order;
      return {
        orders: [order],
        contenders: [
          as('assigned', 'technicians.jobs.complete', { id, hours: 2, notes: 'Replaced the sensor' }),
          as('assigned', 'technicians.jobs.giveBack', { id }),
        ],
        right: eitherFirst('INVALID_TRANSITION complete', 'INVALID_TRANSITION open'),
      };
    },
    'technician and admin complete a job': async () => {
      const order = await staged('scheduled');
      const report = { id: order.order.id, hours: 2, notes: 'Replaced the sensor' };
      return {
        orders: [order],
        contenders: [
          as('assigned', 'technicians.jobs.complete', report),
          as('admin', 'admin.orders.complete', report),
        ],
        right: eitherFirst('INVALID_TRANSITION complete'),
        holds: ([left]) => expectEntries(left, { job_completed: 1, review_prompt: 1 }),
      };
    },
    'two people mark the technician on-site': async () => {
      const order = await staged('scheduled', { when: nextTimeToday() });
      const onSite = { id: order.order.id, status: 'on-site' };
      return {
        orders: [order],
        contenders: [
          as('manager', 'customers.orders.markTechnicianPresence', onSite),
          as('assigned', 'technicians.jobs.markTechnicianPresence', onSite),
        ],
        right: eitherFirst('PRESENCE_UNCHANGED'),
        holds: ([left]) => expectEntries(left, { technician_marked_on_site: 1 }),
      };
    },
    'two people rate a job': async () => {
      const order = await staged('complete');
      const review = { orderId: order.order.id, rating: 5, description: 'Quick' };
      return {
        orders: [order],
        contenders: [
          as('manager', 'customers.orders.reviewJob', review),
          as('participant', 'customers.orders.reviewJob', review),
        ],
        right: eitherFirst('ALREADY_REVIEWED'),
        holds: ([left]) => expectEntries(left, { job_reviewed: 1 }),
      };
    },
    'two managers answer a question': async () => {
      const order = await staged('open');
      const asked = await cast.callers.assigned.call('technicians.jobs.askQuestion', {
        id: order.order.id,
        question: 'Is there power?',
      });
      const replyToId = `${order.order.id}.${String(order.order.lastUpdate + 1).padStart(6, '0')}`;
      const answer = { replyToId, answer: 'There is' };
      return {
        orders: [order],
        contenders: [
          as('manager', 'customers.orders.answerQuestion', answer),
          as('otherManager', 'customers.orders.answerQuestion', answer),
        ],
        right: eitherFirst('ALREADY_ANSWERED'),
        holds: ([left]) => {
          expect(asked.outcome).toBe('done');
          expectEntries(left, { service_question_answered: 1 });
        },
      };
    },
    'a message is sent twice': async () => {
      const order = await staged('scheduled');
      const words = { orderId: order.order.id, data: { message: 'We open at six' } };
      const key = randomUUID();
      // Managers' answers count as messages, too.
      messages += 1;
      const writer = messages % 2 === 0 ? 'member' : 'participant';
      return {
        orders: [order],
        contenders: [
          as(writer, 'customers.orders.createOrderUpdate', words, key),
          as(writer, 'customers.orders.createOrderUpdate', words, key),
        ],
        right: bothAnswered,
        holds: ([left]) => expectEntries(left, { message: 1 }),
      };
    },
    'an order is created twice': async () => {
      const key = randomUUID();
      const create = as('manager', 'customers.orders.create', newOrder(), key);
      return {
        orders: [],
        contenders: [create, create],
        right: bothAnswered,
        holds: (_, answers) => {
          const ids = answers.map(({ data }) => (data as { order?: { id?: string } }).order?.id);
          expect(new Set(ids).size).toBe(1);
        },
      };
    },
    'an admin invoices twice': async () => {
      const order = await staged('complete');
      const bill = { id: order.order.id, amountCents: 45_000 };
      return {
        orders: [order],
        contenders: [as('admin', 'admin.orders.invoice', bill), as('admin', 'admin.orders.invoice', bill)],
        right: eitherFirst('INVALID_TRANSITION invoiced'),
        holds: () => {
          invoicedCents += bill.amountCents;
        },
      };
    },
    'a payment is recorded twice': async () => {
      const order = await staged('invoiced');
      const payment = { id: order.order.id, amountCents: 10_000 };
      const key = randomUUID();
      return {
        orders: [order],
        contenders: [
          as('admin', 'admin.orders.recordPayment', payment, key),
          as('admin', 'admin.orders.recordPayment', payment, key),
        ],
        right: bothAnswered,
        holds: ([left]) => {
          invoicedCents -= payment.amountCents;
          expect(left?.order.invoice).toMatchObject({ paidCents: payment.amountCents });
        },
      };
    },
    'an order goes over to another owner while it is changed': async () => {
      const from = await savedAccount({ companyId: cast.strangers.id });
      const companyId = cast.strangers.id;
      const order = await staged('scheduled', { companyId, order: { owner: personOf(from) } });
      const to = cast.accounts.stranger?.id;
      return {
        orders: [order],
        contenders: [
          as('stranger', 'customers.orders.transferOrders', { fromCustomerId: from.id, toCustomerId: to }),
          as('stranger', 'customers.orders.updatePoNumber', { id: order.order.id, poNumber: 'PO-7' }),
        ],
        right: bothAnswered,
        holds: ([left]) => {
          expect(left?.order).toMatchObject({ owner: { id: to }, poNumber: 'PO-7' });
          expect(left?.order.version).toBe(order.order.version + 2);
        },
      };
    },
  };

  return { kinds, mostOf, invoicedCents: () => invoicedCents, staged };
}

/** The limit is thirty messages in five minutes for each person, including questions and answers. */
const mostOf: RaceKinds['mostOf'] = { 'a message is sent twice': 25, 'two managers answer a question': 25 };

/** Milliseconds until an offer expires: before, during and after the booking, on machines of any speed. */
const ends = [25, 50, 100, 200, 400, 800];
let endsGiven = 0;
function nextEnd(): number {
  endsGiven += 1;
  return ends[endsGiven % ends.length] ?? 0;
}

const justExploring = { cancellationReason: 'just_exploring' } as const;

/** Either may come first; the second is refused with the status that the first one caused. */
const eitherFirst = (refusal: string, other = refusal): Race['right'] => [
  ['done', refusal],
  [other, 'done'],
];
const bothAnswered: Race['right'] = [['done', 'done']];

function expectEntries(record: OrderRecord | undefined, entries: Readonly<Record<string, number>>): void {
  for (const [type, count] of Object.entries(entries)) {
    const found = record?.updates.filter(({ updateTypeName }) => updateTypeName === type);
    expect(found, `entries of ${type}`).toHaveLength(count);
  }
}

/** A new machine, at the place of all other orders. */
function newOrder() {
  const { equipment, address } = subjectOf();
  const number = randomUUID().slice(0, 8).toUpperCase();
  return {
    brand: equipment.brand,
    model: equipment.model,
    equipmentType: equipment.product,
    serialNumber: `1FF350PAX${number}`,
    issue: 'The engine derates',
    address,
  };
}
