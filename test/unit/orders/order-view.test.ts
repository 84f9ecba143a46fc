import { describe, expect, test } from 'vitest';
import type { OrderRecord } from '#functions/orders/lifecycle/order-commands.ts';
import { feesFor, orderView } from '#functions/orders/order-view.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { type OrderView, orderView as orderViewSchema } from '#schema/orders/order.ts';
import { callerOf } from '#test/support/callers.ts';
import {
  actorOf,
  monday,
  offeredBy,
  openOrder,
  scheduledOrder,
  situationOf,
  stepOf,
  technicianOf,
} from '#test/support/orders.ts';

const readers = {
  manager: callerOf('FleetManager'),
  member: callerOf('InternalUser'),
  participant: callerOf('ExternalUser'),
  'booked technician': callerOf('TechnicianOwner'),
  'its colleague': callerOf('TechnicianAssociate', { accountId: 'acc_colleague' }),
  admin: callerOf('Admin', { companyId: 'com_ironcall' }),
} as const satisfies Record<string, Caller>;
type Reader = keyof typeof readers;

/** What is hidden from each reader of a completed and reviewed order with every field filled in, by path. */
const withheld: Record<Reader, readonly string[]> = {
  manager: [],
  member: [],
  participant: [
    'contactName',
    'contactPhone',
    'fees',
    'jobsite.arrivalInstructions',
    'poNumber',
    'technician.account.company.hourlyRatePrice',
    'technician.account.phone',
  ],
  'booked technician': ['poNumber'],
  'its colleague': [
    'contactName',
    'contactPhone',
    'fees',
    'jobsite.arrivalInstructions',
    'poNumber',
    'reviewByCustomer',
    'reviewExpiredAt',
    'technician.account.company.hourlyRatePrice',
    'technician.account.phone',
  ],
  admin: [],
};

/** The timeline entries of that order that are hidden from each reader. */
const untold: Record<Reader, readonly string[]> = {
  manager: [],
  member: [],
  participant: [],
  'booked technician': ['bot_break_the_ice', 'bot_greeting', 'issue_reported', 'review_prompt'],
  'its colleague': [
    'availability_submitted',
    'bot_break_the_ice',
    'bot_greeting',
    'issue_reported',
    'job_reviewed',
    'review_prompt',
  ],
  admin: [],
};

describe.each(Object.keys(readers) as Reader[])('A %s', (reader) => {
  test('sees what concerns them of an order, and null for the rest', () => {
    const record = { ...reviewedOrder(), offers: [] };
    const whole = orderView(record, readers.admin, monday);

    const view = orderView(record, readers[reader], monday);

    const isKnown = nullPaths(whole);
    expect(nullPaths(view).filter((path) => !isKnown.includes(path))).toEqual(withheld[reader]);
    expect(orderViewSchema.parse(view)).toEqual(view);
  });

  test('sees the timeline entries that concern them', () => {
    const record = { ...reviewedOrder(), offers: [] };
    const all = record.updates.map(({ updateTypeName }) => updateTypeName as string);

    const view = orderView(record, readers[reader], monday);

    const told = new Set(view.ordersUpdates.map(({ id }) => id));
    const missing = record.updates
      .filter(({ id }) => !told.has(id))
      .map(({ updateTypeName }) => updateTypeName);
    expect([...missing].sort()).toEqual(untold[reader]);
    expect(all).toEqual(expect.arrayContaining(untold[reader].slice()));
  });

  test('sees the fees if they concern them, in the view and by themselves', () => {
    const record = reviewedOrder();
    const { fees } = orderView(record, readers[reader], monday);

    expect(feesFor(record.order, readers[reader])).toEqual(fees);
    expect(fees === null).toBe(withheld[reader].includes('fees'));
  });
});

describe('A private review', () => {
  const record = { ...reviewedOrder('', 1), offers: [] };
  const ofReview = (reader: Reader) => {
    const { reviewByCustomer, ordersUpdates } = orderView(record, readers[reader], monday);
    const types = ordersUpdates.map(({ updateTypeName }) => updateTypeName);
    return { rating: reviewByCustomer?.rating, isTold: types.includes('job_reviewed') };
  };

  test('is visible to the customer', () => {
    expect(ofReview('manager')).toEqual({ rating: 1, isTold: true });
  });

  test('is hidden from the technician it is about', () => {
    expect(ofReview('booked technician')).toEqual({ rating: undefined, isTold: false });
  });
});

describe('Offers', () => {
  const offered = offeredBy(openOrder());
  const stranger = callerOf('TechnicianOwner', { accountId: 'acc_stranger', companyId: 'com_strangers' });

  test.each([
    ['manager', readers.manager, 1, 1],
    ['member', readers.member, 1, 1],
    // Their number moves the state on screen; their prices are the company's business.
    ['participant from outside', readers.participant, 0, 1],
    ['technician who made it', readers['booked technician'], 1, 1],
    ['colleague', readers['its colleague'], 1, 1],
    ['technician of another company', stranger, 0, 0],
    ['admin', readers.admin, 1, 1],
  ])('are shown to a %s as far as they concern them', (_, caller, shown, counted) => {
    const view = orderView(offered, caller, monday);

    expect(view.ordersTechnicians).toHaveLength(shown);
    expect(view.numberOfAvailableTechnicians).toBe(counted);
  });

  test('reveal nobody’s phone number before one is booked', () => {
    for (const caller of Object.values(readers)) {
      const [offer] = orderView(offered, caller, monday).ordersTechnicians;
      expect(offer?.technician.account.phone ?? null).toBeNull();
    }
  });

  test('are hidden from other technicians, in the view and in the timeline', () => {
    const withdrawn = stepOf(
      offered,
      { name: 'removeAvailability', technician: technicianOf() },
      situationOf(actorOf('TechnicianOwner')),
    );

    for (const record of [offered, withdrawn]) {
      expect(JSON.stringify(orderView(record, stranger, monday))).not.toMatch(
        /acc_TechnicianOwner|com_repairs|availability_/,
      );
    }
  });
});

describe('A question', () => {
  const asked = stepOf(
    openOrder(),
    { name: 'askQuestion', question: 'Is there power?', asker: { city: 'Belleville', state: 'IL' } },
    situationOf(actorOf('TechnicianOwner')),
  );
  // Whatever else is stored beside it must not leak.
  const marked: OrderRecord = {
    ...asked,
    updates: asked.updates.map((update) =>
      update.updateTypeName === 'service_question_asked'
        ? { ...update, data: { ...update.data, technicianId: 'acc_TechnicianOwner' } }
        : update,
    ),
  };

  test.each([
    ['manager', readers.manager, false],
    ['participant', readers.participant, false],
    ['colleague', readers['its colleague'], false],
    ['asker', readers['booked technician'], true],
    ['admin', readers.admin, true],
  ])('tells a %s who asks: %s', (_, caller, isTold) => {
    const question = orderView(marked, caller, monday).ordersUpdates.at(-1);

    expect(question?.data).toMatchObject({ question: 'Is there power?', city: 'Belleville', state: 'IL' });
    expect(JSON.stringify(question).includes('acc_TechnicianOwner')).toBe(isTold);
    expect(question?.user?.fullName).toBe(isTold ? 'Test Owner' : 'Anonymous Tech');
  });
});

test('the files of the timeline are those of the order, newest first', () => {
  const post = (record: OrderRecord, name: string, now: Date) =>
    stepOf(
      record,
      {
        name: 'postMessage',
        message: null,
        files: [{ uri: `orders/10001/upl_1/${name}`, type: 'image' }],
      },
      situationOf(actorOf('FleetManager'), now),
    );
  const later = new Date(monday.getTime() + 60_000);

  const { files } = orderView(
    post(post(openOrder(), 'a.jpg', monday), 'b.jpg', later),
    readers.manager,
    later,
  );

  expect(files).toEqual([
    { uri: 'orders/10001/upl_1/b.jpg', type: 'image', createdAt: later.toISOString() },
    { uri: 'orders/10001/upl_1/a.jpg', type: 'image', createdAt: monday.toISOString() },
  ]);
});

/** An order that went all the way, with every field filled in that a reader might see. */
function reviewedOrder(description = 'Quick', rating = 5): OrderRecord {
  const byTechnician = situationOf(actorOf('TechnicianOwner'));
  const scheduled = scheduledOrder();
  const complete = stepOf(
    {
      ...scheduled,
      order: {
        ...scheduled.order,
        participants: [{ id: 'acc_ExternalUser', fullName: 'Pat Lee', picture: null }],
        jobsite: { ...scheduled.order.jobsite, arrivalInstructions: 'Gate code 4711' },
        contactName: 'Lee',
        contactPhone: '+13145550123',
        poNumber: 'PO-7',
      },
    },
    { name: 'complete', hours: 2, message: 'Done', files: [] },
    byTechnician,
  );
  const reported = stepOf(
    complete,
    { name: 'reportIssue', issue: 'late_arrival', description: 'Came at noon' },
    situationOf(),
  );
  return stepOf(
    reported,
    { name: 'reviewJob', rating, description, attributes: [], visible: true },
    situationOf(),
  );
}

/** The paths at which a view is null. */
function nullPaths(value: unknown, path = ''): string[] {
  if (value === null) return [path];
  if (typeof value !== 'object' || Array.isArray(value)) return [];
  return Object.entries(value as OrderView)
    .flatMap(([key, inner]) => nullPaths(inner, path === '' ? key : `${path}.${key}`))
    .sort();
}
