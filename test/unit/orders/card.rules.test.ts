import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { storedCard, unpackCard } from '#functions/orders/lists/card.rules.ts';
import { cardForTechnicians, cardOf, packCard } from '#functions/orders/lists/pack-card.rules.ts';
import type { Order } from '#functions/orders/order.ts';
import { orderRow } from '#functions/orders/store/order-rows.ts';
import { priorities, severities } from '#schema/alerts/severity.ts';
import { orderCard } from '#schema/orders/order.ts';
import { orderSources, orderStatuses } from '#schema/orders/order-values.ts';
import { monday, openOrder, pendingOrder, scheduledOrder } from '../../support/orders.ts';

describe('The card of an order', () => {
  test('survives a round trip through its index', () => {
    const { order } = scheduledOrder();

    const { card, participantIds } = unpackCard(order.id, packCard(order));

    expect(orderCard.parse(card)).toEqual({
      id: '10001',
      status: 'scheduled',
      priority: 'high',
      source: 'telematics',
      createdAt: '2026-03-02T15:00:00.000Z',
      detectedAt: '2026-03-02T14:00:00.000Z',
      brand: 'John Deere',
      model: '350 P-Tier',
      product: 'Excavator',
      serialNumber: '1FF350PAXLF000123',
      unitNumber: 'EX-104',
      jobsiteName: null,
      city: 'St. Louis',
      state: 'MO',
      timeZone: 'America/Chicago',
      issue: 'The engine derates',
      topFaults: [{ fault: 'SPN 3226 FMI 18', name: 'Aftertreatment outlet NOx', severity: 'high' }],
      faultCount: 1,
      ownerId: 'acc_FleetManager',
      serviceDate: '2026-03-03',
      serviceTime: '08:00:00',
      technicianName: 'Test Owner',
      offersUntil: [],
      alertedTechnicians: 0,
      service: null,
      lastUpdate: order.lastUpdate,
      reviewExpiredAt: null,
      reviewed: false,
    });
    expect(participantIds).toEqual([]);
  });

  test('says when the machine reported it, by the jobsite’s clock on older orders', () => {
    const { order } = pendingOrder();

    expect(cardOf({ ...order, detectedAt: '2026-03-02T08:15:00' }).detectedAt).toBe(
      '2026-03-02T14:15:00.000Z',
    );
    expect(cardOf({ ...order, detectedAt: null }).detectedAt).toBeNull();
  });

  test('shows the suggested issue until there is a real one', () => {
    expect(cardOf(pendingOrder().order).issue).toBe(
      'SPN 3226 FMI 18: NOx after the catalyst is above its limit',
    );
  });

  test('shows every status, priority, source, severity and report as it is', () => {
    const { order } = scheduledOrder();

    for (const status of orderStatuses) expect(cardOf({ ...order, status }).status).toBe(status);
    for (const priority of priorities) expect(cardOf({ ...order, priority }).priority).toBe(priority);
    for (const source of orderSources) expect(cardOf({ ...order, source }).source).toBe(source);
    for (const severity of severities) {
      const faults = { ...order.faults, top: [{ fault: 'E 02', name: null, severity }] };
      expect(cardOf({ ...order, faults }).topFaults).toEqual([{ fault: 'E 02', name: null, severity }]);
    }
    for (const state of ['done_for_day', 'parts_needed'] as const) {
      const report = { state, at: '2026-03-03T22:15:00.000Z' };
      expect(cardOf({ ...order, report }).service).toEqual(report);
    }
  });

  test('says until when each offer can be booked, and how many technicians were alerted', () => {
    const { order } = openOrder();
    const offersUntil = ['2026-03-02T17:30:00.000Z', '2026-03-02T18:00:12.000Z'];

    const card = cardOf({ ...order, offersUntil, numberOfAlertedTechnicians: 25 });

    expect(card).toMatchObject({ offersUntil, alertedTechnicians: 25 });
  });

  test('hides from technicians what only concerns the customer', () => {
    const { order } = openOrder();
    const offersUntil = ['2026-03-02T17:30:00.000Z'];

    const card = cardForTechnicians({ ...order, offersUntil, numberOfAlertedTechnicians: 25 });

    expect(card).toMatchObject({ offersUntil: [], alertedTechnicians: 0, lastUpdate: 0 });
    expect(card.issue).toBe('The engine derates');
  });

  test('of the older format is read, without what it lacked', () => {
    const { card } = unpackCard('10001', storedCard.parse(cardOfBefore));

    expect(orderCard.parse(card)).toMatchObject({
      status: 'rescheduled',
      priority: 'critical',
      source: 'telematics',
      createdAt: '2026-01-05T15:00:00.000Z',
      detectedAt: null,
      timeZone: 'UTC',
      topFaults: [{ fault: 'SPN 3226 FMI 18', name: null, severity: 'high' }],
      offersUntil: [],
      alertedTechnicians: 0,
      service: null,
      lastUpdate: 0,
      reviewExpiredAt: null,
    });
  });

  test('is small enough, whatever its texts, for twenty to cost 1.5 read units', () => {
    const words = fc.string({ unit: 'grapheme', minLength: 40, maxLength: 200, size: 'max' });
    const names = [
      'brand',
      'model',
      'product',
      'serial',
      'unit',
      'jobsite',
      'city',
      'state',
      'issue',
      'fault',
      'meaning',
      'technician',
    ] as const;
    const texts = fc.record(
      Object.fromEntries(names.map((name) => [name, words])) as Record<(typeof names)[number], typeof words>,
    );
    const fillWith = (letter: string) =>
      Object.fromEntries(names.map((name) => [name, letter.repeat(200)])) as Record<
        (typeof names)[number],
        string
      >;

    fc.assert(
      fc.property(texts, (given) => {
        for (const order of fullestOrders()) {
          const row = orderRow(withTexts(order, given));

          expect(indexedBytes(row)).toBeLessThanOrEqual((3 * 4096) / 20);
          expect(Buffer.byteLength(cardOf(withTexts(order, given)).issue ?? '')).toBeGreaterThan(96 - 8);
        }
      }),
      // Single-byte letters fill every cut completely.
      { examples: [[fillWith('x')], [fillWith('𐀀')]] },
    );
  });

  test('of a busy order has room for its issue, and for the names of its faults', () => {
    const issue =
      'Loses hydraulic pressure under load, slews slowly, and the swing motor whines above 1,500 rpm since Tuesday';
    for (const order of fullestOrders()) {
      const busy = withTexts(order, {
        brand: 'John Deere',
        model: '470 P-Tier',
        product: 'Excavator',
        serial: '1FF470PAXLF000123',
        unit: 'EX-104',
        jobsite: 'I-70 Bridge, East Abutment',
        city: 'Lake St. Louis',
        state: 'Missouri',
        issue,
        fault: 'SPN 3226 FMI 18',
        meaning: 'NOx behind the catalyst is above its limit for the second time',
        technician: 'Samuel Ortiz',
      });

      const card = cardOf(busy);

      expect(indexedBytes(orderRow(busy))).toBeLessThanOrEqual((3 * 4096) / 20);
      expect(card.issue?.startsWith(issue.slice(0, 90))).toBe(true);
      for (const { name } of card.topFaults) expect(name).toMatch(/^NOx behind the catal/);
    }
  });
});

/** The format from before times and values were shortened, and before lists showed whose turn it is. */
const cardOfBefore = {
  st: 'rescheduled',
  p: 'critical',
  so: 'telematics',
  at: '2026-01-05T15:00:00.000Z',
  b: 'John Deere',
  m: '350 P-Tier',
  c: 'St. Louis',
  s: 'MO',
  f: [['SPN 3226 FMI 18', 'high']],
  fc: 1,
  o: 'acc_FleetManager',
  d: '2026-01-06',
  h: '08:00:00',
  n: 'Test Owner',
};

/** One with offers to choose from, one with a report, and one that can be rated. */
function fullestOrders(): Order[] {
  const common = { numberOfAlertedTechnicians: 125, lastUpdate: 348 };
  const booked = { ...scheduledOrder().order, ...common };
  const minutes = [10, 20, 30, 40, 50, 60, 70, 80, 90];
  return [
    {
      ...openOrder().order,
      ...common,
      offersUntil: minutes.map((minute) => new Date(monday.getTime() + minute * 60_000).toISOString()),
    },
    {
      ...booked,
      status: 'rescheduled',
      report: { state: 'parts_needed', at: '2026-03-03T22:15:00.000Z' },
    },
    {
      ...booked,
      status: 'complete',
      reviewPrompt: { updateId: '10001.000012', expiredAt: '2026-03-17T22:15:00.000Z' },
    },
  ];
}

function withTexts(order: Order, given: Readonly<Record<string, string>>): Order {
  const {
    brand = '',
    model = '',
    product = '',
    serial = '',
    unit = '',
    issue = '',
    fault = '',
    meaning = '',
  } = given;
  return {
    ...order,
    companyId: 'com_01KJQ3Z6W8G6T0C0M9S1V4X2AC',
    owner: { id: 'acc_01KJQ3Z6W8G6T0C0M9S1V4X2AD', fullName: 'Owner', picture: null },
    priority: 'critical',
    equipment: { ...order.equipment, brand, model, product, serialNumber: serial, unitNumber: unit },
    jobsite: { ...order.jobsite, name: given.jobsite ?? '' },
    address: { ...order.address, city: given.city ?? '', state: given.state ?? '' },
    issue,
    faults: {
      count: 80,
      top: [
        { fault, name: meaning, severity: 'critical' },
        { fault, name: meaning, severity: 'critical' },
      ],
      codes: [fault],
    },
    schedule: order.schedule && {
      ...order.schedule,
      card: {
        ...order.schedule.card,
        account: { ...order.schedule.card.account, fullName: given.technician ?? '' },
      },
    },
  };
}

/** A row's size in the index by DynamoDB's rules: UTF-8 names and values, a byte per element, three per list or map. */
function indexedBytes(row: Readonly<Record<string, unknown>>): number {
  const projected = ['pk', 'sk', 'kind', 'gsi1pk', 'gsi1sk', 'card'];
  return projected.reduce(
    (sum, name) =>
      sum + name.length + bytesOf(marshall({ value: row[name] }, { removeUndefinedValues: true }).value),
    0,
  );
}

function bytesOf(value: AttributeValue | undefined): number {
  if (value?.S !== undefined) return Buffer.byteLength(value.S);
  if (value?.N !== undefined) return Math.ceil(value.N.length / 2) + 1;
  if (value?.L !== undefined) return 3 + value.L.reduce((sum, one) => sum + 1 + bytesOf(one), 0);
  if (value?.M === undefined) return 1;
  return Object.entries(value.M).reduce(
    (sum, [name, one]) => sum + 1 + Buffer.byteLength(name) + bytesOf(one),
    3,
  );
}
