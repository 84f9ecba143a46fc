import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Order } from '#functions/orders/order.ts';
import { packCard, unpackCard } from '#functions/orders/order-card.rules.ts';
import { orderRow } from '#functions/orders/order-rows.ts';
import { orderCard } from '#schema/orders.ts';
import { pendingOrder, scheduledOrder } from '#test/support/orders.ts';

describe('the card of an order', () => {
  test('comes out of its index as it went in', () => {
    const { order } = scheduledOrder();

    const { card, participantIds } = unpackCard(order.id, packCard(order));

    expect(orderCard.parse(card)).toEqual({
      id: '10001',
      status: 'scheduled',
      priority: 'high',
      source: 'telematics',
      createdAt: '2026-03-02T15:00:00.000Z',
      brand: 'John Deere',
      model: '350 P-Tier',
      product: 'Excavator',
      serialNumber: '1FF350PAXLF000123',
      unitNumber: 'EX-104',
      jobsiteName: null,
      city: 'St. Louis',
      state: 'MO',
      issue: 'The engine derates',
      topFaults: [{ fault: 'SPN 3226 FMI 18', severity: 'high' }],
      faultCount: 1,
      ownerId: 'acc_FleetManager',
      serviceDate: '2026-03-03',
      serviceTime: '08:00:00',
      technicianName: 'Test Owner',
      reviewed: false,
    });
    expect(participantIds).toEqual([]);
  });

  test('shows what the alert suggests until there is an issue', () => {
    expect(packCard(pendingOrder().order).i).toBe('SPN 3226 FMI 18: NOx after the catalyst is ab…');
  });

  test('of an order with whatever texts is small enough for twenty to cost 1.5 read units', () => {
    const words = fc.string({ unit: 'grapheme', minLength: 40, maxLength: 200, size: 'max' });
    const texts = fc.record({
      brand: words,
      model: words,
      product: words,
      serial: words,
      unit: words,
      jobsite: words,
      city: words,
      state: words,
      issue: words,
      fault: words,
      technician: words,
    });

    fc.assert(
      fc.property(texts, (given) => {
        const row = orderRow(withTexts(scheduledOrder().order, given));

        expect(indexedBytes(row)).toBeLessThanOrEqual((3 * 4096) / 20);
      }),
    );
  });
});

function withTexts(order: Order, given: Readonly<Record<string, string>>): Order {
  const { brand = '', model = '', product = '', serial = '', unit = '', issue = '', fault = '' } = given;
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
        { fault, severity: 'critical' },
        { fault, severity: 'critical' },
      ],
      codes: [fault],
    },
    schedule: order.schedule && {
      ...order.schedule,
      technician: { ...order.schedule.technician, fullName: given.technician ?? '' },
    },
  };
}

/** What a row takes in the index by DynamoDB's rules: names and values in UTF-8, a byte for each element, three for each list or map. */
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
