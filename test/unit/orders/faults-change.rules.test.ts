import { describe, expect, test } from 'vitest';
import { faultAsDisplayed } from '#functions/fault-knowledge/fault-as-displayed.ts';
import { mostFaults } from '#functions/orders/lifecycle/faults.rules.ts';
import {
  actorOf,
  changeOf,
  faultOf,
  openOrder,
  pendingOrder,
  refusalOf,
  scheduledOrder,
  situationOf,
} from '../../support/orders.ts';

const displayed = (...codes: string[]) =>
  codes.map((code, place) => faultAsDisplayed(`flt_new_${place}`, code));

describe('A fault code read off the machine', () => {
  test('has what is known of it, is unverified if nothing is, and has no trigger time', () => {
    const [known, own] = displayed('SPN 100 FMI 1', 'QX-77');

    expect(known).toMatchObject({
      fault: 'SPN 100 FMI 1',
      name: 'Engine oil pressure: below the normal range, most severe',
      severity: 'critical',
      statedSeverity: 'unknown',
      assessedSeverity: 'critical',
      lastTriggeredAt: null,
      verified: 'auto_verified',
      user: null,
      confidence: 0.8,
    });
    expect(own).toMatchObject({
      fault: 'QX-77',
      name: null,
      severity: 'unknown',
      recommendation: null,
      verified: 'unverified',
    });
  });
});

describe('Changing the fault codes of an order', () => {
  test('adds and removes them, says so in the timeline, and raises the priority', () => {
    const before = pendingOrder({ priority: 'medium', faultCodes: [faultOf({ severity: 'medium' })] });

    const change = changeOf(
      before,
      { name: 'changeFaults', add: displayed('SPN 100 FMI 1'), remove: ['flt_1'] },
      situationOf(actorOf('InternalUser')),
    );

    expect(change.faultsToPut.map(({ fault }) => fault)).toEqual(['SPN 100 FMI 1']);
    expect(change.faultsToRemove).toEqual(['flt_1']);
    expect(change.order).toMatchObject({ priority: 'critical', faults: { count: 1 } });
    expect(change.order.pendingIssue).toBe(before.order.pendingIssue);
    expect(change.updates.map(({ updateTypeName, data }) => [updateTypeName, data.faultCodes])).toEqual([
      ['fault_code_added', [expect.objectContaining({ fault: 'SPN 100 FMI 1', severity: 'critical' })]],
      ['fault_code_removed', [expect.objectContaining({ fault: 'SPN 3226 FMI 18' })]],
    ]);
    expect(change.event.name).toBe('order.faults-changed');
  });

  test('never lowers the priority on removal, and treats an unknown code as medium', () => {
    const removed = changeOf(
      openOrder(),
      { name: 'changeFaults', add: [], remove: ['flt_1'] },
      situationOf(),
    );
    const unknown = changeOf(
      pendingOrder({ priority: 'low', faultCodes: [faultOf({ severity: 'low' })] }),
      { name: 'changeFaults', add: displayed('E0363(2)'), remove: [] },
      situationOf(),
    );

    expect(removed.order).toMatchObject({ priority: 'high', faults: { count: 0 } });
    expect(unknown.order.priority).toBe('medium');
  });

  test('adds each code once, in any case and spacing, and none that the order has', () => {
    const add = displayed('E1', ' e1', 'E2', 'spn 3226  FMI 18');

    const change = changeOf(pendingOrder(), { name: 'changeFaults', add, remove: [] }, situationOf());

    expect(change.faultsToPut.map(({ fault, count }) => [fault, count])).toEqual([
      ['E1', 1],
      ['E2', 1],
    ]);
  });

  test('is refused if nothing would change, or for another order’s fault', () => {
    const known = { name: 'changeFaults', add: displayed('SPN 3226 FMI 18'), remove: [] } as const;
    const strange = { name: 'changeFaults', add: [], remove: ['flt_of_another'] } as const;

    expect(refusalOf(pendingOrder(), known, situationOf())).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { add: expect.any(String) } },
    });
    expect(refusalOf(pendingOrder(), strange, situationOf())).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { remove: expect.any(String) } },
    });
  });

  test('is limited to what fits in a transaction', () => {
    const many = displayed(...Array.from({ length: mostFaults }, (_, code) => `E${code}`));

    const tooMany = refusalOf(
      pendingOrder(),
      { name: 'changeFaults', add: many, remove: ['flt_1'] },
      situationOf(),
    );

    expect(tooMany.code).toBe('BAD_INPUT');
  });

  test('is for the company’s own people, while the order is pending or open', () => {
    const command = { name: 'changeFaults', add: displayed('E1'), remove: [] } as const;

    expect(refusalOf(scheduledOrder(), command, situationOf()).code).toBe('INVALID_TRANSITION');
    expect(refusalOf(openOrder(), command, situationOf(actorOf('TechnicianOwner'))).code).toBe('FORBIDDEN');
  });
});
