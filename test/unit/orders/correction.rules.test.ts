import { describe, expect, test } from 'vitest';
import type { OrderCommand } from '#functions/orders/lifecycle/order-commands.ts';
import type { FaultCode } from '#schema/alerts/faults.ts';
import {
  actorOf,
  changeOf,
  faultOf,
  openOrder,
  pendingOrder,
  refusalOf,
  situationOf,
  stepOf,
  subjectOf,
} from '../../support/orders.ts';

const manager = situationOf(actorOf('FleetManager'));
const misread = faultOf({ id: 'flt_1', fault: 'SPN 10 FMI 1', severity: 'critical' });
const right = faultOf({ id: 'flt_2', fault: 'SPN 100 FMI 1', severity: 'medium', verified: 'verified' });

describe('Correcting the alert of a pending order', () => {
  test('replaces its codes, says so in the timeline, and updates priority and issue', () => {
    const order = pendingOrder({ priority: 'critical', faultCodes: [misread] });

    const change = changeOf(order, corrected([misread], [right]), manager);

    expect(change.faults).toEqual([right]);
    expect(change.order).toMatchObject({ priority: 'medium', version: order.order.version + 1 });
    expect(change.order.pendingIssue).toContain('SPN 100 FMI 1');
    expect(change.updates.map(({ updateTypeName }) => updateTypeName)).toEqual([
      'fault_code_added',
      'fault_code_removed',
    ]);
    expect(change.event.name).toBe('order.alert-corrected');
  });

  test('keeps codes that another alert reports, and the counts of those that stay', () => {
    const often = { ...right, count: 7, countLastThirtyDays: 3 };
    const order = { ...pendingOrder({ faultCodes: [misread, often] }), faults: [misread, often] };
    const weighed = { ...right, id: 'flt_other', severity: 'high' as const };
    const command = { ...corrected([misread, often], [weighed]), codesElsewhere: ['spn 10  FMI 1'] };

    const change = changeOf(order, command, manager);

    expect(change.faults).toEqual([misread, { ...weighed, id: 'flt_2', count: 7, countLastThirtyDays: 3 }]);
    expect(change.updates).toEqual([]);
  });

  test('reads its time by the jobsite’s clock', () => {
    const command = { ...corrected([right], [right]), detectedAt: '2026-03-02T08:15' };

    const { order } = changeOf(pendingOrder({ faultCodes: [right] }), command, manager);

    expect(order.detectedAt).toBe('2026-03-02T14:15:00.000Z');
  });

  test('does not bring back a code that somebody removed from the order', () => {
    const order = pendingOrder({ faultCodes: [right] });

    const change = changeOf(order, corrected([misread, right], [misread, right]), manager);

    expect(change.faults).toEqual([right]);
  });

  test('moves the order to the corrected place and machine', () => {
    const order = pendingOrder({ faultCodes: [right] });
    const equipment = { ...subjectOf().equipment, id: 'equ_other', serialNumber: 'KMT40001' };
    const place = {
      address: { ...subjectOf().address, city: 'Minot' },
      timeZone: 'America/Chicago',
      jobsite: null,
    };
    const known = { ...equipment, serialNumber: null };

    const change = changeOf(
      order,
      { ...corrected([right], [right]), machine: { equipment, known, replaces: null }, place },
      manager,
    );

    expect(change.order).toMatchObject({
      equipment,
      address: { city: 'Minot' },
      jobsite: { id: null, name: null },
    });
    expect(change.updates.map(({ updateTypeName }) => updateTypeName)).toEqual(['jobsite_address_updated']);
    expect(change.effects).toEqual([
      {
        kind: 'claim-machine-numbers',
        from: { serialNumber: null, unitNumber: equipment.unitNumber },
        to: { serialNumber: 'KMT40001', unitNumber: equipment.unitNumber },
      },
      { kind: 'expect-no-alerts', equipmentId: order.order.equipment.id },
      { kind: 'expect-alerts', equipmentId: 'equ_other', alone: true },
    ]);
  });

  test('is refused without a code, without permission, or once the order is decided', () => {
    const order = pendingOrder({ faultCodes: [right] });

    const empty = refusalOf(order, corrected([right], []), manager);
    const member = refusalOf(order, corrected([right], [right]), situationOf(actorOf('InternalUser')));
    const late = refusalOf(openOrder(), corrected([right], [right]), manager);
    const rejected = stepOf(
      order,
      { name: 'rejectPendingOrder', reason: 'duplicate', custom: null },
      manager,
    );

    expect([empty.code, member.code, late.code]).toEqual(['BAD_INPUT', 'FORBIDDEN', 'INVALID_TRANSITION']);
    expect(refusalOf(rejected, corrected([right], [right]), manager)).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { status: 'rejected' },
    });
  });
});

function corrected(faultsBefore: readonly FaultCode[], faults: readonly FaultCode[]) {
  return {
    name: 'correctAlert',
    alertId: 'alt_1',
    detectedAt: null,
    faultsBefore,
    faults,
    codesElsewhere: [],
  } as const satisfies OrderCommand;
}
