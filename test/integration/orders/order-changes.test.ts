import { describe, expect, test } from 'vitest';
import { getRow } from '#functions/platform/table.ts';
import type { Company } from '#schema/accounts/account.ts';
import { roles } from '#schema/accounts/roles.ts';
import { savedAccount } from '../../support/accounts.ts';
import { newKey, ordersAs, refusalOfCall } from '../../support/api-calls.ts';
import { callerFor, callerOf, fleetManager } from '../../support/callers.ts';
import { metered } from '../../support/database.ts';
import { monday, subjectOf } from '../../support/orders.ts';
import { offerBy, scene } from '../../support/scene.ts';
import { listedOrder, savedMachine, savedOrder, savedPendingOrder } from '../../support/stored-orders.ts';
import { withDatabase } from '../../support/with-database.ts';

withDatabase();

describe('the PO number', () => {
  test('can be changed by participants, in two round trips, until the order is cancelled', async () => {
    const { order, company, app } = await scene({ order: 'open' });
    const participant = callerFor(await savedAccount({ companyId: company.id, roleId: 'ExternalUser' }));
    await app().orders.updateParticipants({ id: order.id, customerIds: [participant.accountId] });
    const key = newKey();

    const changed = await metered(() =>
      ordersAs(participant, { idempotencyKey: key, confirmInTable: true }).updatePoNumber({
        id: order.id,
        poNumber: 'PO-7',
      }),
    );
    await ordersAs(participant, { idempotencyKey: key }).updatePoNumber({ id: order.id, poNumber: 'PO-7' });

    expect(changed.roundTrips).toBe(2);
    expect(changed.answer.order.version).toBe(order.version + 2);
    expect((await savedOrder(order.id)).order).toMatchObject({
      poNumber: 'PO-7',
      version: order.version + 2,
    });
    await app().orders.cancel({ id: order.id, cancellationReason: 'just_exploring' });
    expect(await refusalOfCall(app().orders.updatePoNumber({ id: order.id, poNumber: null }))).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { status: 'cancelled' },
    });
  });
});

describe('a machine’s numbers', () => {
  test('change on the machine, and the old ones become free', async () => {
    const { order, company, app } = await scene({ order: 'open' });
    const { equipment } = order;

    const { order: changed } = await app().orders.updateSerialNumber({
      id: order.id,
      serialNumber: ` kmt ${order.id} `,
      unitNumber: `Shovel  ${order.id}`,
    });

    expect(changed.equipment).toMatchObject({
      serialNumber: `KMT${order.id}`,
      unitNumber: `Shovel  ${order.id}`,
    });
    expect(await companyRow(company, `EQUIPMENT#${equipment.id}`)).toMatchObject({
      serialNumber: `KMT${order.id}`,
      unitNumber: `Shovel  ${order.id}`,
    });
    expect(await companyRow(company, `SERIAL#KMT${order.id}`)).toMatchObject({ equipmentId: equipment.id });
    expect(await companyRow(company, `UNIT#SHOVEL ${order.id}`)).toMatchObject({ equipmentId: equipment.id });
    expect(await companyRow(company, `SERIAL#${equipment.serialNumber}`)).toBeUndefined();
    expect(await companyRow(company, `UNIT#${equipment.unitNumber}`)).toBeUndefined();
  });

  test('keep the unit number unless it is given, and can clear it', async () => {
    const { order, company, app } = await scene({ order: 'open' });
    const { unitNumber } = order.equipment;
    const serialNumber = `KMT${order.id}`;

    const { order: kept } = await app().orders.updateSerialNumber({ id: order.id, serialNumber });
    const written = await app().orders.updateSerialNumber({
      id: order.id,
      serialNumber,
      unitNumber: unitNumber?.toLowerCase() ?? '',
    });
    const { order: taken } = await app().orders.updateSerialNumber({
      id: order.id,
      serialNumber,
      unitNumber: '',
    });

    expect(kept.equipment.unitNumber).toBe(unitNumber);
    expect(written.order.equipment.unitNumber).toBe(unitNumber?.toLowerCase());
    expect(taken.equipment).toMatchObject({ serialNumber, unitNumber: null });
    expect(await companyRow(company, `UNIT#${unitNumber}`)).toBeUndefined();
  });

  test('of another machine are refused, and nothing changes', async () => {
    const { order, company, app } = await scene({ order: 'open' });
    const other = await savedMachine(company.id);
    const [serialNumber, unitNumber] = [other.serialNumber ?? '', other.unitNumber ?? ''];

    const bySerial = await refusalOfCall(app().orders.updateSerialNumber({ id: order.id, serialNumber }));
    const byUnit = await refusalOfCall(
      app().orders.updateSerialNumber({ id: order.id, serialNumber: `KMT${order.id}`, unitNumber }),
    );

    expect(bySerial).toMatchObject({
      code: 'DUPLICATE_SERIAL_NUMBER',
      details: { conflictsWith: serialNumber },
    });
    expect(byUnit).toMatchObject({
      code: 'DUPLICATE_UNIT_NUMBER',
      message: `The unit number '${unitNumber}' is already used for another piece of equipment.`,
      details: { conflictsWith: unitNumber },
    });
    expect((await savedOrder(order.id)).order).toEqual(order);
    expect(await companyRow(company, `SERIAL#KMT${order.id}`)).toBeUndefined();
  });

  test('given to two machines at once go to one of them', async () => {
    const { app, anotherOrder } = await scene();
    const [one, other] = await Promise.all([anotherOrder('open'), anotherOrder('open')]);
    const serialNumber = `RACE${one}`;

    const outcomes = await Promise.allSettled(
      [one, other].map((id) => app().orders.updateSerialNumber({ id, serialNumber })),
    );

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(await refusalOfCall(Promise.reject(lost?.reason))).toMatchObject({
      code: 'DUPLICATE_SERIAL_NUMBER',
    });
  });

  test('can be changed from an order that still has older ones', async () => {
    const { order, company, app } = await scene({ order: 'open' });
    const later = await listedOrder(company.id, () => ({ equipment: order.equipment }));
    await app().orders.updateSerialNumber({ id: order.id, serialNumber: `FIRST${order.id}` });

    const { order: changed } = await app().orders.updateSerialNumber({
      id: later,
      serialNumber: `SECOND${order.id}`,
    });

    expect(changed.equipment.serialNumber).toBe(`SECOND${order.id}`);
    expect(await companyRow(company, `SERIAL#FIRST${order.id}`)).toBeUndefined();
  });

  test.each([
    ['  ', 'Required'],
    ['TBD', 'Serial number cannot be TBD'],
    ['tbd - 7', 'Serial number cannot be TBD'],
  ])('cannot be %j', async (serialNumber, message) => {
    const { app } = await scene();

    const refused = await refusalOfCall(app().orders.updateSerialNumber({ id: '10001', serialNumber }));

    expect(refused).toMatchObject({ code: 'BAD_INPUT', details: { fields: { serialNumber: message } } });
  });
});

describe('participants', () => {
  test('see the order until they are removed', async () => {
    const { order, company, app } = await scene({ order: 'open' });
    const [ann, ben] = await Promise.all([person(company, 'Ann'), person(company, 'Ben')]);
    await app().orders.updateParticipants({ id: order.id, customerIds: [ann.id] });

    const { order: changed } = await app().orders.updateParticipants({
      id: order.id,
      customerIds: [ben.id, ben.id],
    });

    expect(changed.ordersCustomers.map(({ customer }) => customer.account)).toMatchObject([
      { fullName: 'Ben Reyes', title: ben.title, roleName: roles[ben.roleId].name },
    ]);
    expect(changed).toMatchObject({ deletedAt: null, equipment: { address: changed.address } });
    expect(changed.ordersUpdates.slice(-2).map(({ updateTypeName, data }) => [updateTypeName, data])).toEqual(
      [
        ['order_participant_added', { customerId: ben.id, fullName: 'Ben Reyes' }],
        ['order_participant_removed', { customerId: ann.id, fullName: 'Ann Reyes' }],
      ],
    );
    expect((await readAs(company, ben.id, order.id)).unchanged).toBe(false);
    expect((await refusalOfCall(readAs(company, ann.id, order.id))).code).toBe('NOT_FOUND');
  });

  test('must be active people of the company, and external users cannot choose them', async () => {
    const { order, company, app } = await scene({ order: 'open' });

    const [stranger, gone, ann] = await Promise.all([
      savedAccount({ companyId: 'com_other' }),
      savedAccount({ companyId: company.id, status: 'inactive' }),
      person(company, 'Ann'),
    ]);
    await app().orders.updateParticipants({ id: order.id, customerIds: [ann.id] });

    for (const id of [stranger.id, gone.id, 'acc_nobody']) {
      const refused = await refusalOfCall(
        app().orders.updateParticipants({ id: order.id, customerIds: [ann.id, id] }),
      );
      expect(refused).toMatchObject({
        code: 'BAD_INPUT',
        details: { fields: { customerIds: expect.any(String) } },
      });
    }
    const external = callerOf('ExternalUser', { companyId: company.id, accountId: ann.id });
    expect(
      await refusalOfCall(ordersAs(external).updateParticipants({ id: order.id, customerIds: [] })),
    ).toMatchObject({ code: 'FORBIDDEN', details: { permission: 'view_and_request_orders' } });
    expect((await savedOrder(order.id)).order.participants.map(({ id }) => id)).toEqual([ann.id]);
  });

  test('chosen by two people at once are those of one, as the timeline tells', async () => {
    const { order, company, app } = await scene({ order: 'open' });
    const [ann, ben] = await Promise.all([person(company, 'Ann'), person(company, 'Ben')]);

    await Promise.all(
      [ann, ben].map(({ id }) => app().orders.updateParticipants({ id: order.id, customerIds: [id] })),
    );

    const { order: after, updates } = await savedOrder(order.id);
    const entries = updates.slice(order.lastUpdate).map(({ updateTypeName }) => updateTypeName);
    expect(after.participants).toHaveLength(1);
    expect(entries.sort()).toEqual([
      'order_participant_added',
      'order_participant_added',
      'order_participant_removed',
    ]);
  });
});

describe('the jobsite', () => {
  test('of a booked order can change its hours and instructions, but not its address', async () => {
    const { orderId: id, app } = await scene({ order: 'scheduled' });
    const { order } = await savedOrder(id);

    const { order: changed } = await app().orders.updateJobsite({
      id,
      jobsite: {
        // As a form sends it back.
        address: order.address,
        accessHoursStart: '06:30',
        accessHoursEnd: '15:00',
        arrivalInstructions: 'Gate code 4711',
      },
    });
    const refused = await refusalOfCall(
      app().orders.updateJobsite({ id, jobsite: { address: addressAt(38.7, -90.2) } }),
    );

    expect(changed.jobsite).toMatchObject({
      accessHoursStart: '06:30:00',
      accessHoursEnd: '15:00:00',
      arrivalInstructions: 'Gate code 4711',
    });
    expect(changed.ordersUpdates.slice(-2).map(({ updateTypeName }) => updateTypeName)).toEqual([
      'jobsite_access_hours_updated',
      'jobsite_arrival_instructions_updated',
    ]);
    expect(refused).toMatchObject({ code: 'INVALID_TRANSITION', details: { status: 'scheduled' } });
    expect((await savedOrder(id)).order.matchingRound).toBe(1);
  });

  test('of an open order can move once: the search restarts and offers are withdrawn', async () => {
    const { order, tess, app } = await scene({ order: 'open' });
    const offer = await offerBy(tess, order.id, { serviceDate: '2026-03-09', serviceTime: '08:00:00' });
    const key = newKey();
    const move = () =>
      app({ idempotencyKey: key }).orders.updateJobsite({
        id: order.id,
        jobsite: { address: addressAt(39.7392, -104.9903) },
      });

    const { order: moved } = await move();
    const { order: again } = await move();

    expect(moved).toMatchObject({
      status: 'open',
      matchingRound: 2,
      openedAt: monday.toISOString(),
      timeZone: 'America/Denver',
      ordersTechnicians: [],
      address: { city: 'Alton' },
    });
    expect(again).toEqual(moved);
    expect(await getRow({ pk: `EVENT#evt_${order.id}_${moved.version}`, sk: 'EVENT' })).toMatchObject({
      name: 'order.jobsite-moved',
      detail: { matchingRound: 2, status: 'open' },
    });
    expect(await getRow({ pk: 'OPEN_CELL#38:-91', sk: `ORDER#${order.id}` })).toBeUndefined();
    expect(await getRow({ pk: 'OPEN_CELL#39:-105', sk: `ORDER#${order.id}` })).toMatchObject({
      lat: 39.7392,
    });
    const booking = app().orders.assignTechnician({ orderTechniciansId: offer.id });
    expect((await refusalOfCall(booking)).code).toBe('AVAILABILITY_EXPIRED');
  });

  test('cannot move and be booked at the same moment', async () => {
    const { order, tess, app } = await scene({ order: 'open' });
    const offer = await offerBy(tess, order.id, { serviceDate: '2026-03-10', serviceTime: '08:00:00' });

    const outcomes = await Promise.allSettled([
      app().orders.assignTechnician({ orderTechniciansId: offer.id }),
      app().orders.updateJobsite({ id: order.id, jobsite: { address: addressAt(38.7, -90.2) } }),
    ]);

    const { order: after } = await savedOrder(order.id);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([after.status, after.matchingRound]).toEqual(
      outcomes[0]?.status === 'fulfilled' ? ['scheduled', 1] : ['open', 2],
    );
  });

  test('with new requirements changes which technicians see it nearby', async () => {
    const { order, app, tech } = await scene({ order: 'open' });

    const before = await tech().jobs.near();
    await app().orders.updateJobsite({ id: order.id, jobsite: { requirements: ['twic'] } });
    const after = await tech().jobs.near();

    expect(await getRow({ pk: 'OPEN_CELL#38:-91', sk: `ORDER#${order.id}` })).toMatchObject({
      requirements: ['twic'],
    });
    expect(JSON.stringify(before)).toContain(`"${order.id}"`);
    expect(JSON.stringify(after)).not.toContain(`"${order.id}"`);
  });

  test('can be renamed, takes over a jobsite of that name there, and cannot use a name from elsewhere', async () => {
    const { company, app } = await scene();
    const [first, second] = await Promise.all([savedPendingOrder(company.id), savedPendingOrder(company.id)]);
    const name = `Yard ${first.order.id}`;

    const one = await app().orders.updateJobsite({ id: first.order.id, jobsite: { name } });
    const refused = await refusalOfCall(
      app().orders.updateJobsite({
        id: second.order.id,
        jobsite: { name, address: addressAt(38.9, -90.1994) },
      }),
    );
    const other = await app().orders.updateJobsite({
      id: second.order.id,
      jobsite: { name: name.toUpperCase() },
    });

    expect(one.order.jobsite.id).toMatch(/^job_/);
    expect(refused.code).toBe('JOBSITE_NAME_TAKEN');
    expect(other.order.jobsite.id).toBe(one.order.jobsite.id);
  });

  test('needs a name, and both access hours or neither', async () => {
    const { order, app } = await scene({ order: 'pending' });

    const refusals = await Promise.all(
      [
        { name: '  ' },
        { accessHoursStart: null },
        { accessHoursStart: '19:00', accessHoursEnd: '07:00' },
      ].map((jobsite) => refusalOfCall(app().orders.updateJobsite({ id: order.id, jobsite }))),
    );

    expect(refusals.map(({ code, details }) => [code, Object.keys(details.fields ?? {})])).toEqual([
      ['BAD_INPUT', ['jobsite.name']],
      ['BAD_INPUT', ['jobsite.accessHoursStart']],
      ['BAD_INPUT', ['jobsite.accessHoursEnd']],
    ]);
  });
});

describe('transferring a person’s orders', () => {
  test('moves the unfinished ones, and a second call finds nothing left', async () => {
    const { company, app } = await scene();

    const [from, to] = await Promise.all([
      savedAccount({ companyId: company.id, firstName: 'Ann' }),
      savedAccount({ companyId: company.id, firstName: 'Ben' }),
    ]);
    const owner = { id: from.id, fullName: 'Ann Reyes', picture: null };
    const owned = (status: 'pending' | 'open' | 'complete' | 'cancelled') =>
      listedOrder(company.id, () => ({ owner, status, ...(status === 'open' && { matchingRound: 1 }) }));
    const [pending, open, complete, cancelled, others] = await Promise.all([
      owned('pending'),
      owned('open'),
      owned('complete'),
      owned('cancelled'),
      listedOrder(company.id),
    ]);
    const input = { fromCustomerId: from.id, toCustomerId: to.id };

    const first = await app().orders.transferOrders(input);
    const second = await app().orders.transferOrders(input);

    expect(first).toEqual({ moved: 2, more: false });
    expect(second).toEqual({ moved: 0, more: false });
    expect(await Promise.all([pending, open, complete, cancelled, others].map(ownerOf))).toEqual([
      to.id,
      to.id,
      from.id,
      from.id,
      undefined,
    ]);
    expect(await getRow({ pk: `EVENT#evt_${open}_2`, sk: 'EVENT' })).toMatchObject({
      name: 'order.transferred',
    });
  });

  test('continues a hundred at a time', { timeout: 60_000 }, async () => {
    const { company, app } = await scene();

    const [from, to] = await Promise.all([
      savedAccount({ companyId: company.id }),
      savedAccount({ companyId: company.id }),
    ]);
    const owner = { id: from.id, fullName: 'Ann Reyes', picture: null };
    for (let index = 0; index < 103; index += 1) await listedOrder(company.id, () => ({ owner }));
    const input = { fromCustomerId: from.id, toCustomerId: to.id };

    const answers = [await app().orders.transferOrders(input), await app().orders.transferOrders(input)];

    expect(answers).toEqual([
      { moved: 100, more: true },
      { moved: 3, more: false },
    ]);
  });

  test('twice at once moves each order once', async () => {
    const { company, app } = await scene();

    const [from, to] = await Promise.all([
      savedAccount({ companyId: company.id }),
      savedAccount({ companyId: company.id }),
    ]);
    const owner = { id: from.id, fullName: 'Ann Reyes', picture: null };
    const ids = await Promise.all([1, 2, 3].map(() => listedOrder(company.id, () => ({ owner }))));
    const input = { fromCustomerId: from.id, toCustomerId: to.id };

    await Promise.all([app().orders.transferOrders(input), app().orders.transferOrders(input)]);

    const orders = await Promise.all(ids.map(savedOrder));
    expect(orders.map(({ order }) => [order.owner?.id, order.version])).toEqual(ids.map(() => [to.id, 2]));
  });

  test('needs user_management and another active manager of the company', async () => {
    const { company, app } = await scene();
    const companyId = company.id;
    const [from, member, gone, stranger] = await Promise.all([
      savedAccount({ companyId }),
      savedAccount({ companyId, roleId: 'InternalUser' }),
      savedAccount({ companyId, status: 'inactive' }),
      savedAccount({ companyId: 'com_other' }),
    ]);
    const given = (fromCustomerId: string, toCustomerId: string) => ({ fromCustomerId, toCustomerId });

    const refusals = await Promise.all(
      [from, member, gone, stranger].map(({ id }) =>
        refusalOfCall(app().orders.transferOrders(given(from.id, id))),
      ),
    );

    expect(refusals.map(({ code, details }) => [code, Object.keys(details.fields ?? {})])).toEqual(
      refusals.map(() => ['BAD_INPUT', ['toCustomerId']]),
    );
    expect((await refusalOfCall(app().orders.transferOrders(given(stranger.id, from.id)))).code).toBe(
      'NOT_FOUND',
    );
    const internal = ordersAs(callerOf('InternalUser', { companyId }));
    expect(await refusalOfCall(internal.transferOrders(given(from.id, member.id)))).toMatchObject({
      code: 'FORBIDDEN',
      details: { permission: 'user_management' },
    });
    const demoted = ordersAs(fleetManager({ companyId, accountId: member.id }), { confirmInTable: true });
    expect((await refusalOfCall(demoted.transferOrders(given(from.id, member.id)))).code).toBe('FORBIDDEN');
  });

  test('is possible from someone inactive', async () => {
    const { company, app } = await scene();

    const [gone, to] = await Promise.all([
      savedAccount({ companyId: company.id, status: 'inactive' }),
      savedAccount({ companyId: company.id }),
    ]);
    const owner = { id: gone.id, fullName: 'Dana Reyes', picture: null };
    await listedOrder(company.id, () => ({ owner }));

    const answer = await app().orders.transferOrders({ fromCustomerId: gone.id, toCustomerId: to.id });

    expect(answer.moved).toBe(1);
  });
});

function person({ id: companyId }: Company, firstName: string) {
  return savedAccount({ companyId, roleId: 'ExternalUser', firstName });
}

function readAs({ id: companyId }: Company, accountId: string, id: string) {
  return ordersAs(callerOf('ExternalUser', { companyId, accountId })).byId({ id });
}

async function ownerOf(orderId: string): Promise<string | undefined> {
  return (await savedOrder(orderId)).order.owner?.id;
}

function companyRow({ id }: Company, sk: string) {
  return getRow({ pk: `COMPANY#${id}`, sk }, { consistent: true });
}

function addressAt(lat: number, long: number) {
  return { ...subjectOf().address, address1: '1 Yard Rd', city: 'Alton', lat, long };
}
