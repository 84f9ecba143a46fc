import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { customersOrdersRouter } from '#functions/apis/customers-orders.router.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { wireError } from '#functions/platform/error-answers.ts';
import { getRow, queryRows } from '#functions/platform/table.ts';
import { callerFactory, router } from '#functions/platform/trpc.ts';
import type { OrderView } from '#schema/orders/order.ts';
import type { approvePendingOrderInput } from '#schema/orders/order-calls.ts';
import { savedAccount, savedCompany } from '../../support/accounts.ts';
import { type ContextOptions, callContext, callerOf, fleetManager } from '../../support/callers.ts';
import { metered } from '../../support/database.ts';
import { creditUsedUp, faultOf, situationOf } from '../../support/orders.ts';
import { commanded, savedAlert, savedMachine, savedPendingOrder } from '../../support/stored-orders.ts';
import { withDatabase } from '../../support/with-database.ts';

const createCaller = callerFactory(router({ customers: router({ orders: customersOrdersRouter }) }));
let companyId: string;

withDatabase();
beforeEach(async () => {
  ({ id: companyId } = await savedCompany());
});

describe('reading an order', () => {
  test('costs half a read unit if it has not changed, and shows it if it has', async () => {
    const { order } = await savedPendingOrder(companyId);
    const manager = as(fleetManager({ companyId }));

    const unchanged = await metered(() => manager.byId({ id: order.id, version: order.version }));
    await manager.rejectPendingOrder({ id: order.id, rejectionReason: 'duplicate' });
    const changed = await metered(() => manager.byId({ id: order.id, version: order.version }));
    const first = await metered(() => manager.byId({ id: order.id }));

    expect(unchanged).toEqual({
      answer: { unchanged: true, version: 1 },
      unitsRead: 0.5,
      unitsWritten: 0,
      roundTrips: 1,
    });
    expect(changed.answer).toMatchObject({ unchanged: false, order: { status: 'rejected', version: 2 } });
    expect(first).toMatchObject({ unitsRead: 0.5, unitsWritten: 0, roundTrips: 1 });
  });

  test('shows an alert’s order with its timeline', async () => {
    const { order } = await savedPendingOrder(companyId);

    const view = await shown(as(internalUser({ companyId })), order.id);

    expect(view).toMatchObject({
      status: 'pending',
      customerId: null,
      source: 'telematics',
      priority: 'high',
      pendingIssue: 'SPN 3226 FMI 18: NOx after the catalyst is above its limit',
      faultCodes: [{ fault: 'SPN 3226 FMI 18', severity: 'high' }],
      timeZone: 'America/Chicago',
    });
    expect(view.ordersUpdates.map(({ id, updateTypeName }) => [id, updateTypeName])).toEqual([
      [`${order.id}.000001`, 'health_event_detected'],
      [`${order.id}.000002`, 'pending_service_order_created'],
    ]);
    expect(view.allowedCommands).toEqual([
      'postMessage',
      'answerQuestion',
      'deliverChatbotUpdate',
      'updatePoNumber',
      'updateSerialNumber',
      'updateParticipants',
      'updateJobsite',
      'moveJobsite',
      'changeFaults',
    ]);
    expect((await shown(as(fleetManager({ companyId })), order.id)).allowedCommands).toEqual(
      expect.arrayContaining(['approvePendingOrder', 'rejectPendingOrder']),
    );
  });

  test.each([
    ['of another company', () => fleetManager({ companyId: 'com_other' })],
    ['from outside who takes no part', () => externalUser({ companyId })],
  ])('is refused to people %s as if it did not exist, whatever they call', async (_, who) => {
    const { order } = await savedPendingOrder(companyId);
    const stranger = as(who());

    const refusals = await Promise.all([
      refusal(stranger.byId({ id: order.id })),
      refusal(stranger.byId({ id: order.id, version: 1 })),
      refusal(stranger.byId({ id: '99999' })),
      refusal(stranger.byId({ id: '99999', version: 1 })),
    ]);

    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['NOT_FOUND']));
  });

  test('hides access details, contacts and the PO number from external participants', async () => {
    const { order } = await savedPendingOrder(companyId);
    const participant = await savedAccount({ companyId, roleId: 'ExternalUser' });
    await as(fleetManager({ companyId })).approvePendingOrder({
      id: order.id,
      order: {
        issue: 'Derates',
        arrivalInstructions: 'Gate code 4711',
        contactName: 'Lee',
        contactPhone: '(314) 555-0123',
        poNumber: 'PO-7',
        customerIds: [participant.id],
      },
    });

    const seen = await shown(as(externalUser({ companyId, accountId: participant.id })), order.id);
    const whole = await shown(as(internalUser({ companyId })), order.id);

    expect(seen).toMatchObject({ contactName: null, contactPhone: null, poNumber: null });
    expect(seen.jobsite.arrivalInstructions).toBeNull();
    expect(whole).toMatchObject({ contactName: 'Lee', contactPhone: '+13145550123', poNumber: 'PO-7' });
    expect(whole.jobsite.arrivalInstructions).toBe('Gate code 4711');
    expect(whole.ordersCustomers).toMatchObject([
      {
        customerId: participant.id,
        customer: { account: { id: participant.id, fullName: 'Dana Reyes', picture: null } },
      },
    ]);
  });
});

describe('approving', () => {
  test('opens the order in two round trips and writes its event once', async () => {
    const { order } = await savedPendingOrder(companyId);
    const account = await savedAccount({ companyId });
    const manager = as(fleetManager({ companyId, accountId: account.id }), {
      idempotencyKey: newKey(),
      confirmInTable: true,
    });

    const { answer, roundTrips, unitsRead, unitsWritten } = await metered(() =>
      manager.approvePendingOrder(approval(order.id, { faultCodeIds: ['flt_1'] })),
    );

    expect(answer.order).toMatchObject({
      status: 'open',
      version: 2,
      matchingRound: 1,
      openedAt: '2026-03-02T15:00:00.000Z',
      customerId: account.id,
      issue: 'The engine derates',
    });
    expect({ roundTrips, unitsRead }).toEqual({ roundTrips: 2, unitsRead: 4 });
    expect(unitsWritten).toBe(22);
    expect(await getRow({ pk: `EVENT#evt_${order.id}_2`, sk: 'EVENT' })).toMatchObject({
      kind: 'event',
      name: 'order.approved',
      detail: { orderId: order.id, matchingRound: 1, actorId: account.id },
    });
    expect(await shown(as(fleetManager({ companyId })), order.id)).toEqual(answer.order);
  });

  test('by two managers at once succeeds for one, and the other learns that it is open', async () => {
    const { order } = await savedPendingOrder(companyId);
    const managers = ['acc_a', 'acc_b'].map((accountId) => as(fleetManager({ companyId, accountId })));

    const outcomes = await Promise.allSettled(
      managers.map((manager) => manager.approvePendingOrder(approval(order.id))),
    );

    const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(lost).toHaveLength(1);
    expect(wireError(lost[0]?.reason)).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { status: 'open' },
    });
    expect((await shown(as(fleetManager({ companyId })), order.id)).version).toBe(2);
  });

  test('while another manager rejects ends in one of both', async () => {
    const { order } = await savedPendingOrder(companyId);
    const [one, other] = ['acc_a', 'acc_b'].map((accountId) => as(fleetManager({ companyId, accountId })));

    const outcomes = await Promise.allSettled([
      one?.approvePendingOrder(approval(order.id)),
      other?.rejectPendingOrder({ id: order.id, rejectionReason: 'duplicate' }),
    ]);

    const { status } = await shown(as(fleetManager({ companyId })), order.id);
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(status).toBe(outcomes[0]?.status === 'fulfilled' ? 'open' : 'rejected');
  });

  test('with the same key takes effect once and always gives the first answer', async () => {
    const { order } = await savedPendingOrder(companyId);
    const manager = as(fleetManager({ companyId }), { idempotencyKey: newKey() });

    const twice = await Promise.all([
      manager.approvePendingOrder(approval(order.id)),
      manager.approvePendingOrder(approval(order.id)),
    ]);
    const later = await manager.approvePendingOrder(approval(order.id));

    expect(new Set([...twice, later].map((answer) => answer.order.version))).toEqual(new Set([2]));
    expect(later.order.ordersUpdates).toHaveLength(5);
  });

  test('with another order’s key is refused', async () => {
    const [first, second] = [await savedPendingOrder(companyId), await savedPendingOrder(companyId)];
    const manager = as(fleetManager({ companyId }), { idempotencyKey: newKey() });
    await manager.approvePendingOrder(approval(first.order.id));

    const refused = await refusal(manager.approvePendingOrder(approval(second.order.id)));

    expect(refused.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await shown(manager, second.order.id)).status).toBe('pending');
  });

  test('is refused while the company is at its credit limit', async () => {
    const { id } = await savedCompany({ creditLimitCents: 100_000, balanceCents: creditUsedUp.balance });
    const { order } = await savedPendingOrder(id);

    const refused = await refusal(
      as(fleetManager({ companyId: id })).approvePendingOrder(approval(order.id)),
    );

    expect(refused.code).toBe('CREDIT_LIMIT_REACHED');
  });

  test('needs order_management, an issue, and people of the company', async () => {
    const { order } = await savedPendingOrder(companyId);
    const stranger = await savedAccount({ companyId: 'com_other' });
    const member = await savedAccount({ companyId, roleId: 'InternalUser' });
    const manager = as(fleetManager({ companyId }));

    expect(
      await refusal(as(internalUser({ companyId })).approvePendingOrder(approval(order.id))),
    ).toMatchObject({
      code: 'FORBIDDEN',
      details: { permission: 'order_management' },
    });
    expect(await refusal(manager.approvePendingOrder(approval(order.id, { issue: '  ' })))).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { 'order.issue': 'Required' } },
    });
    expect(
      await refusal(manager.approvePendingOrder(approval(order.id, { customerIds: [stranger.id] }))),
    ).toMatchObject({ code: 'BAD_INPUT', details: { fields: { 'order.customerIds': expect.any(String) } } });
    expect(
      await refusal(manager.approvePendingOrder(approval(order.id, { customerId: member.id }))),
    ).toMatchObject({ code: 'BAD_INPUT', details: { fields: { 'order.customerId': expect.any(String) } } });
    expect((await shown(manager, order.id)).version).toBe(1);
  });

  test('stores access hours with seconds, however they are given', async () => {
    const { order } = await savedPendingOrder(companyId);
    const hours = { accessHoursStart: '07:00', accessHoursEnd: '17:30:00' };

    await as(fleetManager({ companyId })).approvePendingOrder(approval(order.id, hours));

    const stored = await getRow({ pk: `ORDER#${order.id}`, sk: 'ORDER' }, { consistent: true });
    expect(stored?.jobsite).toMatchObject({ accessHoursStart: '07:00:00', accessHoursEnd: '17:30:00' });
  });

  test('may name another manager as the owner', async () => {
    const { order } = await savedPendingOrder(companyId);
    const other = await savedAccount({ companyId, firstName: 'Sam' });

    const { order: approved } = await as(fleetManager({ companyId })).approvePendingOrder(
      approval(order.id, { customerId: other.id }),
    );

    expect(approved.customerId).toBe(other.id);
  });
});

describe('the jobsite of an approved order', () => {
  const there = { lat: 38.627, long: -90.1994 };
  const elsewhere = { lat: 38.9, long: -90.1994 };

  test('is created with a new name, and reused for the next order there with that name', async () => {
    const [first, second] = [await savedPendingOrder(companyId), await savedPendingOrder(companyId)];
    const manager = as(fleetManager({ companyId }));

    const one = await manager.approvePendingOrder(approval(first.order.id, { jobsiteName: 'North Yard' }));
    const next = await manager.approvePendingOrder(
      approval(second.order.id, {
        jobsiteName: 'north  yard',
        address: addressAt({ ...there, lat: 38.6271 }),
      }),
    );

    const { id } = one.order.jobsite;
    expect(id).toMatch(/^job_/);
    expect(next.order.jobsite.id).toBe(id);
    expect(await getRow({ pk: `COMPANY#${companyId}`, sk: `JOBSITE#${id}` })).toMatchObject({
      kind: 'jobsite',
      name: 'North Yard',
      address: { city: 'St. Louis', ...there },
    });
    expect(await countOf('JOBSITE#')).toBe(1);
  });

  test('cannot have the name of a jobsite elsewhere', async () => {
    const [first, second] = [await savedPendingOrder(companyId), await savedPendingOrder(companyId)];
    const manager = as(fleetManager({ companyId }));
    await manager.approvePendingOrder(approval(first.order.id, { jobsiteName: 'North Yard' }));

    const refused = await refusal(
      manager.approvePendingOrder(
        approval(second.order.id, { jobsiteName: 'North Yard', address: addressAt(elsewhere) }),
      ),
    );

    expect(refused).toMatchObject({
      code: 'JOBSITE_NAME_TAKEN',
      message: 'The current jobsite name has already been used at another location. Please choose another.',
    });
    expect((await shown(manager, second.order.id)).status).toBe('pending');
  });

  test('is not created if the model is unknown', async () => {
    const { order } = await savedPendingOrder(companyId);
    const manager = as(fleetManager({ companyId }));

    const refused = await refusal(
      manager.approvePendingOrder(approval(order.id, { modelId: 'mod_unheard_of' })),
    );

    expect(refused).toMatchObject({ code: 'BAD_INPUT' });
    expect((await shown(manager, order.id)).equipment).toMatchObject(order.equipment);
  });

  test('is created once when two places get the same new name at once', async () => {
    const [first, second] = [await savedPendingOrder(companyId), await savedPendingOrder(companyId)];
    const manager = as(fleetManager({ companyId }));

    const outcomes = await Promise.allSettled([
      manager.approvePendingOrder(approval(first.order.id, { jobsiteName: 'North Yard' })),
      manager.approvePendingOrder(
        approval(second.order.id, { jobsiteName: 'North Yard', address: addressAt(elsewhere) }),
      ),
    ]);

    const lost = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(wireError(lost?.reason).code).toBe('JOBSITE_NAME_TAKEN');
    expect(await countOf('JOBSITE#')).toBe(1);
  });

  test('gets the time zone of its new place', async () => {
    const { order } = await savedPendingOrder(companyId);

    const { order: approved } = await as(fleetManager({ companyId })).approvePendingOrder(
      approval(order.id, { address: addressAt({ lat: 39.7392, long: -104.9903 }) }),
    );

    expect(approved.timeZone).toBe('America/Denver');
  });
});

describe('the serial number of an approved order', () => {
  test('becomes the machine’s, normalized', async () => {
    const { order } = await savedPendingOrder(companyId);
    const old = order.equipment.serialNumber;

    const { order: approved } = await as(fleetManager({ companyId })).approvePendingOrder(
      approval(order.id, { serialNumber: ' kmt pc243 x1 ' }),
    );

    expect(approved.equipment.serialNumber).toBe('KMTPC243X1');
    expect(await row(`EQUIPMENT#${order.equipment.id}`)).toMatchObject({ serialNumber: 'KMTPC243X1' });
    expect(await row('SERIAL#KMTPC243X1')).toMatchObject({ equipmentId: order.equipment.id });
    expect(await row(`SERIAL#${old}`)).toBeUndefined();
  });

  test('TBD counts as none', async () => {
    const { order } = await savedPendingOrder(companyId);

    const { order: approved } = await as(fleetManager({ companyId })).approvePendingOrder(
      approval(order.id, { serialNumber: 'tbd-2' }),
    );

    expect(approved.equipment.serialNumber).toBeNull();
    expect(await row(`EQUIPMENT#${order.equipment.id}`)).toMatchObject({ serialNumber: null });
  });

  test('cannot be another machine’s', async () => {
    const { order } = await savedPendingOrder(companyId);
    const other = await savedMachine(companyId);

    const refused = await refusal(
      as(fleetManager({ companyId })).approvePendingOrder(
        approval(order.id, { serialNumber: other.serialNumber }),
      ),
    );

    expect(refused).toMatchObject({
      code: 'DUPLICATE_SERIAL_NUMBER',
      details: { conflictsWith: other.serialNumber },
    });
  });
});

describe('rejecting and reopening', () => {
  test('moves the order out of the pending list and back, with its reason in between', async () => {
    const { order } = await savedPendingOrder(companyId);
    const manager = as(fleetManager({ companyId }));
    const counted = () => manager.getPendingOrdersCount({});

    const rejected = await manager.rejectPendingOrder({
      id: order.id,
      rejectionReason: 'other',
      rejectionReasonCustom: 'Sold last week',
    });
    const whileRejected = await counted();
    const reopened = await manager.reopenPendingOrder({ id: order.id });

    expect(rejected.order).toMatchObject({
      status: 'rejected',
      rejectionReason: 'other',
      rejectionReasonCustom: 'Sold last week',
      closedAt: '2026-03-02T15:00:00.000Z',
    });
    expect(whileRejected).toEqual({ count: 0, more: false });
    expect(reopened.order).toMatchObject({ status: 'pending', rejectionReason: null, closedAt: null });
    expect(await counted()).toEqual({ count: 1, more: false });
  });

  test('costs two round trips', async () => {
    const { order } = await savedPendingOrder(companyId);
    const account = await savedAccount({ companyId });

    const { roundTrips, unitsRead, unitsWritten } = await metered(() =>
      as(fleetManager({ companyId, accountId: account.id }), {
        idempotencyKey: newKey(),
        confirmInTable: true,
      }).rejectPendingOrder({
        id: order.id,
        rejectionReason: 'duplicate',
      }),
    );

    expect({ roundTrips, unitsRead }).toEqual({ roundTrips: 2, unitsRead: 3 });
    expect(unitsWritten).toBe(18);
  });

  test('requires a written reason with “other”', async () => {
    const { order } = await savedPendingOrder(companyId);

    const refused = await refusal(
      as(fleetManager({ companyId })).rejectPendingOrder({ id: order.id, rejectionReason: 'other' }),
    );

    expect(refused).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { rejectionReasonCustom: 'Please provide a reason for rejection' } },
    });
  });

  test('is refused for another company’s order as if it did not exist', async () => {
    const { order } = await savedPendingOrder(companyId);
    const stranger = as(fleetManager({ companyId: 'com_other' }));

    const refused = await refusal(
      stranger.rejectPendingOrder({ id: order.id, rejectionReason: 'duplicate' }),
    );

    expect(refused.code).toBe('NOT_FOUND');
  });

  test('depends on the person’s current role, not on an older token’s', async () => {
    const { order } = await savedPendingOrder(companyId);
    const account = await savedAccount({ companyId, roleId: 'InternalUser' });
    const demoted = as(fleetManager({ companyId, accountId: account.id }), { confirmInTable: true });

    const refused = await refusal(demoted.rejectPendingOrder({ id: order.id, rejectionReason: 'duplicate' }));

    expect(refused).toMatchObject({ code: 'FORBIDDEN', details: { permission: 'order_management' } });
  });
});

describe('ordering from an imported alert', () => {
  test('makes one pending order of the manager', async () => {
    const { alert } = await savedAlert(companyId, await savedMachine(companyId));
    const manager = as(fleetManager({ companyId }), { idempotencyKey: newKey() });

    const { id } = await manager.createFromEquipmentAlert({ equipmentAlertId: alert.id });
    const again = await manager.createFromEquipmentAlert({ equipmentAlertId: alert.id });
    const anew = await refusal(
      as(fleetManager({ companyId })).createFromEquipmentAlert({ equipmentAlertId: alert.id }),
    );

    expect(await shown(manager, id)).toMatchObject({ status: 'pending', customerId: 'acc_FleetManager' });
    expect(again).toEqual({ id });
    expect(anew).toMatchObject({ code: 'ALERT_ALREADY_ORDERED', details: { conflictsWith: id } });
  });

  test('attaches to the machine’s existing order', async () => {
    const machine = await savedMachine(companyId);
    const [first, second] = [
      await savedAlert(companyId, machine),
      await savedAlert(companyId, machine, { faultCodes: [faultOf({ id: 'flt_2', fault: 'E0363' })] }),
    ];
    const manager = as(fleetManager({ companyId }));

    const one = await manager.createFromEquipmentAlert({ equipmentAlertId: first.alert.id });
    const other = await manager.createFromEquipmentAlert({ equipmentAlertId: second.alert.id });

    expect(other).toEqual(one);
    expect((await shown(manager, one.id)).faultCodes.map(({ fault }) => fault)).toEqual([
      'SPN 3226 FMI 18',
      'E0363',
    ]);
  });

  test('is refused without a fault code and for another company’s alert', async () => {
    const { alert } = await savedAlert(companyId, await savedMachine(companyId), { faultCodes: [] });
    const input = { equipmentAlertId: alert.id };

    expect((await refusal(as(fleetManager({ companyId })).createFromEquipmentAlert(input))).code).toBe(
      'ALERT_HAS_NO_FAULT_CODES',
    );
    expect(
      (await refusal(as(fleetManager({ companyId: 'com_other' })).createFromEquipmentAlert(input))).code,
    ).toBe('NOT_FOUND');
  });
});

test('a company has orders from alerts from the first one on', async () => {
  const manager = as(fleetManager({ companyId }));

  const before = await manager.getHasOrderFromEquipmentAlerts();
  await savedPendingOrder(companyId);

  expect(before).toBe(false);
  expect(await manager.getHasOrderFromEquipmentAlerts()).toBe(true);
});

test('a cancelled order shows its reason', async () => {
  const { order } = await savedPendingOrder(companyId);
  await as(fleetManager({ companyId })).approvePendingOrder(approval(order.id));
  const { actor } = situationOf();
  await commanded(
    order.id,
    { name: 'cancel', reason: 'just_exploring', custom: null },
    situationOf(actor === 'system' ? actor : { ...actor, companyId }),
  );

  const view = await shown(as(internalUser({ companyId })), order.id);

  expect(view).toMatchObject({ status: 'cancelled', cancellationReason: 'just_exploring' });
});

const externalUser = (of: Partial<Caller>) => callerOf('ExternalUser', of);
const internalUser = (of: Partial<Caller>) => callerOf('InternalUser', of);

function as(who: Caller, options: ContextOptions = {}) {
  return createCaller(callContext(who, options)).customers.orders;
}

async function shown(caller: ReturnType<typeof as>, id: string): Promise<OrderView> {
  const answer = await caller.byId({ id });
  if (answer.unchanged) throw new Error('Not asked for.');
  return answer.order;
}

async function refusal(call: Promise<unknown>) {
  const error = await call.then(
    () => {
      throw new Error('Not refused.');
    },
    (reason: unknown) => reason,
  );
  return { ...wireError(error as Parameters<typeof wireError>[0]), message: (error as Error).message };
}

function approval(id: string, edits: Partial<z.input<typeof approvePendingOrderInput>['order']> = {}) {
  return { id, order: { issue: 'The engine derates', ...edits } };
}

function addressAt(point: { lat: number; long: number }) {
  return {
    address1: '1 Yard Rd',
    address2: null,
    city: 'Alton',
    county: 'Madison',
    state: 'IL',
    country: 'US',
    zip: null,
    ...point,
  };
}

function row(sk: string) {
  return getRow({ pk: `COMPANY#${companyId}`, sk }, { consistent: true });
}

async function countOf(prefix: string): Promise<number> {
  const { rows } = await queryRows({
    KeyConditionExpression: 'pk = :company AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':company': `COMPANY#${companyId}`, ':prefix': prefix },
  });
  return rows.length;
}

function newKey(): string {
  return randomUUID();
}
