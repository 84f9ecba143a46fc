import { describe, expect, test } from 'vitest';
import type { ApprovalEdits, OrderCommand } from '#functions/orders/lifecycle/order-commands.ts';
import {
  actorOf,
  changeOf,
  creditUsedUp,
  faultOf,
  noCreditLimit,
  pendingOrder,
  refusalOf,
  scheduledOrder,
  situationOf,
  stepOf,
} from '../../support/orders.ts';

describe('Approving a pending order', () => {
  test('opens it for its first matching round', () => {
    const { order } = changeOf(pendingOrder(), approval(), situationOf());

    expect(order).toMatchObject({
      status: 'open',
      matchingRound: 1,
      openedAt: '2026-03-02T15:00:00.000Z',
      issue: 'The engine derates',
      pendingIssue: 'SPN 3226 FMI 18: NOx after the catalyst is above its limit',
    });
  });

  test('makes the approver its owner, unless it has one or another is named', () => {
    const named = { id: 'acc_named', fullName: 'Nora Named', picture: null };
    const owned = pendingOrder();
    const ofNamed = { ...owned, order: { ...owned.order, owner: named } };

    expect(changeOf(pendingOrder(), approval(), situationOf()).order.owner?.id).toBe('acc_FleetManager');
    expect(changeOf(pendingOrder(), approval({ owner: named }), situationOf()).order.owner).toEqual(named);
    expect(changeOf(ofNamed, approval(), situationOf()).order.owner).toEqual(named);
  });

  test('keeps the chosen fault codes, and lists the ones dropped', () => {
    const order = pendingOrder({
      faultCodes: [faultOf(), faultOf({ id: 'flt_2', fault: 'E0363', severity: 'low' })],
    });

    const change = changeOf(order, approval({ faultCodeIds: ['flt_1'] }), situationOf());

    expect(change.faultsToRemove).toEqual(['flt_2']);
    expect(change.order.faults).toEqual({
      count: 1,
      top: [{ fault: 'SPN 3226 FMI 18', name: 'Aftertreatment outlet NOx', severity: 'high' }],
      codes: ['SPN 3226 FMI 18'],
    });
    expect(change.updates.map(({ updateTypeName }) => updateTypeName)).toEqual([
      'fault_code_removed',
      'service_order_approved',
      'bot_greeting',
      'bot_break_the_ice',
    ]);
  });

  test('shows the risk of the codes kept, and none if none is kept', () => {
    const order = pendingOrder({
      faultCodes: [
        faultOf({ riskDescription: 'The engine stops' }),
        faultOf({ id: 'flt_2', fault: 'E0363', severity: 'low', riskDescription: 'The seat stays cold' }),
      ],
    });
    const keeping = (faultCodeIds: string[]) =>
      changeOf(order, approval({ faultCodeIds }), situationOf()).order.riskDescription;

    expect(order.order.riskDescription).toBe('The engine stops');
    expect(keeping(['flt_1', 'flt_2'])).toBe('The engine stops');
    expect(keeping(['flt_2'])).toBe('The seat stays cold');
    expect(keeping([])).toBeNull();
  });

  test('keeps untouched fields, clears emptied ones, and drops blank fault codes', () => {
    const change = changeOf(
      pendingOrder(),
      approval({ serialNumber: null, contactName: 'Lee', errorCodes: [' E12 ', ' '] }),
      situationOf(),
    );

    expect(change.order.equipment).toMatchObject({ serialNumber: null, unitNumber: 'EX-104' });
    expect(change.order).toMatchObject({ contactName: 'Lee', contactPhone: null, errorCodes: ['E12'] });
    expect(change.effects).toContainEqual({
      kind: 'claim-machine-numbers',
      from: { serialNumber: '1FF350PAXLF000123', unitNumber: 'EX-104' },
      to: { serialNumber: null, unitNumber: 'EX-104' },
    });
  });

  test('creates a new jobsite and claims its name', () => {
    const change = changeOf(pendingOrder(), approval({ jobsite: { name: 'North Yard' } }), situationOf());

    expect(change.order.jobsite).toMatchObject({ id: 'job_10001_2', name: 'North Yard' });
    expect(change.effects).toContainEqual({
      kind: 'claim-jobsite',
      jobsite: change.order.jobsite,
      isNew: true,
    });
  });

  test('without a jobsite name leaves the order without a jobsite', () => {
    const { order, effects } = changeOf(pendingOrder(), approval({ jobsite: { name: null } }), situationOf());

    expect(order.jobsite.id).toBeNull();
    expect(effects).toEqual([{ kind: 'show-nearby' }]);
  });

  test('never lists the owner among the participants', () => {
    const people = ['acc_FleetManager', 'acc_2'].map((id) => ({ id, fullName: id, picture: null }));

    const { order } = changeOf(pendingOrder(), approval({ participants: people }), situationOf());

    expect(order.participants.map(({ id }) => id)).toEqual(['acc_2']);
  });

  test.each([
    ['one of the two alone', { accessHoursStart: '08:00:00', accessHoursEnd: null }],
    ['an end before the start', { accessHoursStart: '18:00:00', accessHoursEnd: '08:00:00' }],
  ])('is refused with access hours of %s', (_, hours) => {
    const refusal = refusalOf(pendingOrder(), approval({ jobsite: hours }), situationOf());

    expect(refusal.code).toBe('BAD_INPUT');
    expect(Object.keys(refusal.details?.fields ?? {})).toEqual(['order.accessHoursEnd']);
  });

  test('is refused at the credit limit, without an issue, or without permission', () => {
    const order = pendingOrder();

    expect(refusalOf(order, { ...approval(), credit: creditUsedUp }, situationOf()).code).toBe(
      'CREDIT_LIMIT_REACHED',
    );
    expect(refusalOf(order, approval({ issue: ' \n' }), situationOf())).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { 'order.issue': 'Required' } },
    });
    expect(refusalOf(order, approval(), situationOf(actorOf('InternalUser')))).toMatchObject({
      code: 'FORBIDDEN',
      details: { permission: 'order_management' },
    });
  });
});

describe('Rejecting a pending order', () => {
  test('keeps a custom reason only with the reason “other”, which requires one', () => {
    const order = pendingOrder();

    const other = changeOf(order, rejection('other', ' Sold '), situationOf());
    const duplicate = changeOf(order, rejection('duplicate', 'Sold'), situationOf());

    expect(other.order.rejection).toEqual({ reason: 'other', custom: 'Sold' });
    expect(duplicate.order.rejection).toEqual({ reason: 'duplicate', custom: null });
    expect(refusalOf(order, rejection('other', '  '), situationOf()).message).toBe(
      'Please provide a reason for rejection',
    );
  });

  test('can be undone, which clears the reason', () => {
    const rejected = stepOf(pendingOrder(), rejection('duplicate', null), situationOf());

    const { order } = changeOf(rejected, { name: 'reopenPendingOrder' }, situationOf());

    expect(rejected.order.closedAt).toBe('2026-03-02T15:00:00.000Z');
    expect(order).toMatchObject({ status: 'pending', rejection: null, closedAt: null, matchingRound: 0 });
  });
});

describe('Cancelling', () => {
  const cancel = { name: 'cancel', reason: 'pricing_too_high', custom: null } as const;

  test('a booked order is for admins; a manager gets its status, since they can only cancel an open one', () => {
    const booked = scheduledOrder();

    expect(refusalOf(booked, cancel, situationOf())).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { status: 'scheduled' },
    });
    expect(refusalOf(booked, cancel, situationOf(actorOf('InternalUser'))).code).toBe('FORBIDDEN');
  });

  test('frees the slot and withdraws all offers', () => {
    const change = changeOf(scheduledOrder(), cancel, situationOf(actorOf('Admin')));

    expect(change.order).toMatchObject({ status: 'cancelled', schedule: null });
    expect(change.effects).toEqual([
      {
        kind: 'free-slot',
        slot: { technicianId: 'acc_TechnicianOwner', serviceDate: '2026-03-03', serviceTime: '08:00:00' },
      },
    ]);
  });

  test('can be undone below the credit limit, in a new matching round', () => {
    const cancelled = stepOf(scheduledOrder(), cancel, situationOf(actorOf('Admin')));

    const { order } = changeOf(cancelled, { name: 'reopen', credit: noCreditLimit }, situationOf());

    expect(order).toMatchObject({ status: 'open', matchingRound: 2, cancellation: null, closedAt: null });
    expect(refusalOf(cancelled, { name: 'reopen', credit: creditUsedUp }, situationOf()).code).toBe(
      'CREDIT_LIMIT_REACHED',
    );
  });
});

function approval(edits: Partial<ApprovalEdits> = {}) {
  return {
    name: 'approvePendingOrder',
    edits: { issue: 'The engine derates', ...edits },
    credit: noCreditLimit,
  } as const satisfies OrderCommand;
}

function rejection(reason: 'other' | 'duplicate', custom: string | null): OrderCommand {
  return { name: 'rejectPendingOrder', reason, custom };
}
