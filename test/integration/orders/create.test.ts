import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#functions/platform/caller.ts';
import { getRow } from '#functions/platform/table.ts';
import type { Company } from '#schema/accounts/account.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { newKey, ordersAs, refusalOfCall } from '#test/support/api-calls.ts';
import { callerOf } from '#test/support/callers.ts';
import { metered } from '#test/support/database.ts';
import { subjectOf } from '#test/support/orders.ts';
import { savedMachine, savedOrder } from '#test/support/stored-orders.ts';
import { withDatabase } from '#test/support/with-database.ts';

type Input = Parameters<ReturnType<typeof ordersAs>['create']>[0];

let company: Company;
let manager: Caller;
let member: Caller;
let outsider: Caller;

withDatabase();
beforeAll(async () => {
  company = await savedCompany();
  const [owner, internal, external] = await Promise.all([
    savedAccount({ companyId: company.id, picture: 'https://img.example/dana.png' }),
    savedAccount({ companyId: company.id, roleId: 'InternalUser', firstName: 'Ira' }),
    savedAccount({ companyId: company.id, roleId: 'ExternalUser', firstName: 'Eve' }),
  ]);
  manager = callerOf('FleetManager', { companyId: company.id, accountId: owner.id });
  member = callerOf('InternalUser', { companyId: company.id, accountId: internal.id });
  outsider = callerOf('ExternalUser', { companyId: company.id, accountId: external.id });
});

describe('requesting service', () => {
  test('as a manager opens the order and owns it; the search starts and the bot greets', async () => {
    const { order } = await createAs(manager, {
      ...typed(),
      errorCodes: ['E12\n \nE13', ' '],
      hours: 4210,
      safetyRisk: 'low',
      poNumber: '',
    });

    expect(order).toMatchObject({
      status: 'open',
      source: 'customer',
      matchingRound: 1,
      customerId: manager.accountId,
      issue: 'The bucket drifts down',
      errorCodes: ['E12', 'E13'],
      hours: 4210,
      safetyRisk: 'low',
      operationalStatus: null,
      poNumber: null,
      timeZone: 'America/Chicago',
      jobsite: { id: null, name: null, accessHoursStart: '08:00:00', accessHoursEnd: '18:00:00' },
    });
    expect((await savedOrder(order.id)).updates.map(({ updateTypeName }) => updateTypeName)).toEqual([
      'service_order_created',
      'bot_greeting',
      'bot_break_the_ice',
    ]);
    expect(await eventOf(order.id)).toMatchObject({
      name: 'order.created',
      detail: { status: 'open', matchingRound: 1, actorId: manager.accountId },
    });
  });

  test('without managing orders leaves it pending with the chosen owner, and the requester participates', async () => {
    const { order } = await createAs(member, {
      ...typed(),
      customerId: manager.accountId,
      customerIds: [outsider.accountId, manager.accountId],
    });

    expect(order).toMatchObject({ status: 'pending', customerId: manager.accountId, openedAt: null });
    expect(order.ordersCustomers.map(({ customerId }) => customerId)).toEqual([
      member.accountId,
      outsider.accountId,
    ]);
    expect(order.ordersUpdates.map(({ updateTypeName }) => updateTypeName)).toEqual([
      'pending_service_order_created',
    ]);
    expect((await eventOf(order.id))?.name).toBe('order.pending-created');
    expect((await savedOrder(order.id)).order.owner?.picture).toBe('https://img.example/dana.png');
  });

  test('without managing orders requires an active owner who does', async () => {
    const [gone, stranger] = await Promise.all([
      savedAccount({ companyId: company.id, status: 'inactive' }),
      savedAccount({ companyId: 'com_other' }),
    ]);
    const owners = [undefined, null, member.accountId, gone.id, stranger.id];

    const refusals = await Promise.all(
      owners.map((customerId) => refusalOfCall(createAs(member, { ...typed(), customerId }))),
    );

    expect(refusals.map(fieldsOf)).toEqual(owners.map(() => ['BAD_INPUT', ['customerId']]));
  });

  test('is refused to external users', async () => {
    const input = { ...typed(), customerId: manager.accountId };
    const demoted = callerOf('FleetManager', { companyId: company.id, accountId: outsider.accountId });

    expect(await refusalOfCall(createAs(outsider, input))).toMatchObject({
      code: 'FORBIDDEN',
      details: { permission: 'view_and_request_orders' },
    });
    expect((await refusalOfCall(createAs(demoted, input))).code).toBe('FORBIDDEN');
  });

  test('accepts only the company’s people as participants', async () => {
    const stranger = await savedAccount({ companyId: 'com_other' });

    const refusal = await refusalOfCall(createAs(manager, { ...typed(), customerIds: [stranger.id] }));

    expect(fieldsOf(refusal)).toEqual(['BAD_INPUT', ['customerIds']]);
  });

  test('is refused at the credit limit, and nothing is written', async () => {
    const poor = await savedCompany({ creditLimitCents: 100_000, balanceCents: 100_000 });
    const { id } = await savedAccount({ companyId: poor.id });
    const input = typed();

    const refusal = await refusalOfCall(
      createAs(callerOf('FleetManager', { companyId: poor.id, accountId: id }), input),
    );

    expect(refusal.code).toBe('CREDIT_LIMIT_REACHED');
    expect(await companyRow(`SERIAL#${input.serialNumber}`, poor.id)).toBeUndefined();
  });
});

describe('the machine', () => {
  test('typed by hand is added to the company under catalogue names, with its numbers', async () => {
    const name = newName();

    const { order } = await createAs(manager, {
      ...typed(),
      brand: 'CAT',
      model: '320',
      equipmentType: 'crawler excavator',
      modelId: 'mod_320',
      serialNumber: ` cat ${name} `,
      unitNumber: `Shovel ${name}`,
      hours: 12,
    });

    const machine = {
      brand: 'Caterpillar',
      model: '320',
      modelId: 'mod_320',
      product: 'Excavator',
      serialNumber: `CAT${name}`,
      unitNumber: `Shovel ${name}`,
      hours: 12,
    };
    expect(order.equipment).toMatchObject(machine);
    expect(await companyRow(`EQUIPMENT#${order.equipment.id}`)).toMatchObject(machine);
    expect(await companyRow(`SERIAL#CAT${name}`)).toMatchObject({ equipmentId: order.equipment.id });
    expect(await companyRow(`UNIT#SHOVEL ${name}`)).toMatchObject({ equipmentId: order.equipment.id });
  });

  test('with a serial number still to be determined has none, and the bot asks for it', async () => {
    const { order } = await createAs(manager, { ...typed(), serialNumber: 'tbd-2' });

    expect(order.equipment.serialNumber).toBeNull();
    expect(order.ordersUpdates.map(({ updateTypeName }) => updateTypeName)).toContain(
      'bot_add_serial_number',
    );
  });

  test('can be named by a known model’s id alone', async () => {
    const fleet = await savedMachine(company.id, {
      modelId: `mod_${newName()}`,
      brand: 'Komatsu',
      model: 'PC240',
    });

    const { order } = await createAs(manager, {
      ...typed(),
      brand: undefined,
      model: undefined,
      modelId: fleet.modelId,
    });

    expect(order.equipment).toMatchObject({ brand: 'Komatsu', model: 'PC240', modelId: fleet.modelId });
    expect(order.equipment.id).not.toBe(fleet.id);
    const unknown = { ...typed(), brand: undefined, model: undefined, modelId: 'mod_unknown' };
    expect(fieldsOf(await refusalOfCall(createAs(manager, unknown)))).toEqual(['BAD_INPUT', ['modelId']]);
  });

  test('keeps its values where none are given, and takes those that are', async () => {
    const known = await savedMachine(company.id, { unitNumber: null, hours: 4210 });
    const name = newName();
    const about = { ...typed(), equipmentId: known.id, serialNumber: undefined };

    const { order } = await createAs(manager, { ...about, unitNumber: `EX-${name}`, hours: 4300 });
    const { order: earlier } = await createAs(manager, { ...about, hours: 100 });

    expect(order.equipment).toMatchObject({ ...known, unitNumber: `EX-${name}`, hours: 4300 });
    expect(earlier.hours).toBe(100);
    expect(await companyRow(`EQUIPMENT#${known.id}`)).toMatchObject({
      serialNumber: known.serialNumber,
      unitNumber: `EX-${name}`,
      hours: 4300,
    });
    expect(await companyRow(`UNIT#EX-${name}`)).toMatchObject({ equipmentId: known.id });
  });

  test('typed with the numbers of a known machine is that machine', async () => {
    const known = await savedMachine(company.id);

    const bySerial = await createAs(manager, {
      ...typed(),
      ...namesOf(known),
      serialNumber: known.serialNumber,
    });
    const byUnit = await createAs(manager, {
      ...typed(),
      ...namesOf(known),
      serialNumber: 'TBD',
      unitNumber: known.unitNumber?.toLowerCase(),
    });

    expect(bySerial.order.equipment).toMatchObject(known);
    expect(byUnit.order.equipment.id).toBe(known.id);
  });

  test('cannot take another machine’s number', async () => {
    const [other, own] = [await savedMachine(company.id), await savedMachine(company.id)];
    const { serialNumber, unitNumber } = other;
    const inputs: Input[] = [
      { ...typed(), serialNumber },
      { ...typed(), unitNumber },
      // The same model, with a different serial number.
      { ...typed(), ...namesOf(other), unitNumber },
      { ...typed(), equipmentId: own.id, serialNumber },
      { ...typed(), equipmentId: own.id, serialNumber: undefined, unitNumber },
    ];

    const refusals = await Promise.all(inputs.map((input) => refusalOfCall(createAs(manager, input))));

    expect(refusals.map(({ code, details }) => [code, details.conflictsWith])).toEqual([
      ['DUPLICATE_SERIAL_NUMBER', serialNumber],
      ['DUPLICATE_UNIT_NUMBER', unitNumber],
      ['DUPLICATE_UNIT_NUMBER', unitNumber],
      ['DUPLICATE_SERIAL_NUMBER', serialNumber],
      ['DUPLICATE_UNIT_NUMBER', unitNumber],
    ]);
  });

  test('of another company is unknown', async () => {
    const foreign = await savedMachine('com_other');

    const refusal = await refusalOfCall(createAs(manager, { ...typed(), equipmentId: foreign.id }));

    expect(fieldsOf(refusal)).toEqual(['BAD_INPUT', ['equipmentId']]);
  });

  test('is added once when two people order for it at the same moment', async () => {
    const input = typed();

    const both = await Promise.all([1, 2].map(() => createAs(manager, input)));

    const [one, other] = both.map(({ order }) => order);
    expect(one?.id).not.toBe(other?.id);
    expect(one?.equipment.id).toBe(other?.equipment.id);
  });
});

describe('the jobsite', () => {
  test('is saved with its name, and found again by name or id', async () => {
    const name = `North yard ${newName()}`;
    const told = { accessHoursStart: '07:00', accessHoursEnd: '16:30:00', arrivalInstructions: 'Gate 4' };

    const { order } = await createAs(manager, {
      ...typed(),
      ...told,
      jobsiteName: name,
      jobsiteRequirements: ['hard_hat'],
    });
    const byName = await createAs(manager, { ...typed(), jobsiteName: ` ${name.toUpperCase()} ` });
    const byId = await createAs(member, {
      ...typed(),
      jobsiteId: order.jobsite.id,
      customerId: manager.accountId,
    });

    expect(order.jobsite).toEqual({
      id: expect.stringMatching(/^job_/),
      name,
      accessHoursStart: '07:00:00',
      accessHoursEnd: '16:30:00',
      arrivalInstructions: 'Gate 4',
      requirements: ['hard_hat'],
    });
    expect(byName.order.jobsite.id).toBe(order.jobsite.id);
    expect(byId.order.jobsite).toEqual(order.jobsite);
  });

  test('cannot take the name of another place, and then no machine is added', async () => {
    const jobsiteName = `South yard ${newName()}`;
    await createAs(manager, { ...typed(), jobsiteName });
    const elsewhere = { ...typed(), jobsiteName, address: { ...typed().address, lat: 39 } };

    const refusal = await refusalOfCall(createAs(manager, elsewhere));

    expect(refusal).toMatchObject({
      code: 'JOBSITE_NAME_TAKEN',
      message: 'The current jobsite name has already been used at another location. Please choose another.',
    });
    expect(await companyRow(`SERIAL#${elsewhere.serialNumber}`)).toBeUndefined();
    const corrected = await createAs(manager, { ...elsewhere, jobsiteName: `${jobsiteName} B` });
    expect(corrected.order.equipment.serialNumber).toBe(elsewhere.serialNumber);
  });

  test('needs a name if it is not known', async () => {
    const unnamed = { ...typed(), jobsiteId: 'job_unknown' };

    expect(fieldsOf(await refusalOfCall(createAs(manager, unnamed)))).toEqual(['BAD_INPUT', ['jobsiteId']]);
    const named = await createAs(manager, { ...unnamed, jobsiteName: `East yard ${newName()}` });
    expect(named.order.jobsite.id).toMatch(/^job_\d/);
  });

  test('has both access hours or neither', async () => {
    const none = { ...typed(), accessHoursStart: null, accessHoursEnd: null };

    expect((await createAs(manager, none)).order.jobsite).toMatchObject({
      accessHoursStart: null,
      accessHoursEnd: null,
    });
  });
});

test.each<[string, Partial<Input>]>([
  ['issue', { issue: '  ' }],
  ['brand', { brand: '' }],
  ['model', { model: null }],
  ['serialNumber', { serialNumber: ' ' }],
  ['hours', { hours: 1.5 }],
  ['hours', { hours: -1 }],
  ['contactPhone', { contactPhone: '12' }],
  ['accessHoursEnd', { accessHoursStart: '18:00', accessHoursEnd: '18:00:00' }],
  ['accessHoursEnd', { accessHoursStart: '08:00' }],
  ['accessHoursStart', { accessHoursStart: null, accessHoursEnd: '18:00' }],
  ['address', { address: undefined as never }],
])('a bad input names its field: %s', async (field, wrong) => {
  const refusal = await refusalOfCall(createAs(manager, { ...typed(), ...wrong }));

  expect(fieldsOf(refusal)).toEqual(['BAD_INPUT', [field]]);
});

describe('a repeated command', () => {
  test('sent at once makes one order with one machine and gets the same answer', async () => {
    const idempotencyKey = newKey();
    const input = { ...typed(), jobsiteName: `West yard ${newName()}` };

    const answers = await Promise.all([1, 2, 3].map(() => createAs(manager, input, idempotencyKey)));

    expect(new Set(answers.map(({ order }) => order.id)).size).toBe(1);
    const { openOrders } = await openOrdersOf(answers[0]?.order.equipment.id ?? '');
    expect(openOrders).toEqual([answers[0]?.order.id]);
  });

  test('sent later gets the first order as it stands, whatever has changed since', async () => {
    const idempotencyKey = newKey();
    const lender = await savedCompany({ creditLimitCents: 100_000 });
    const [{ id }, owner] = await Promise.all([
      savedAccount({ companyId: lender.id, roleId: 'InternalUser' }),
      savedAccount({ companyId: lender.id }),
    ]);
    const asker = callerOf('InternalUser', { companyId: lender.id, accountId: id });
    const input = { ...typed(), customerId: owner.id };
    const { order } = await createAs(asker, input, idempotencyKey);
    await savedCompany({ ...lender, balanceCents: 100_000 });
    await savedAccount({ ...owner, status: 'inactive' });

    const again = await createAs(asker, input, idempotencyKey);

    expect(again.order).toEqual(order);
    expect((await refusalOfCall(createAs(asker, input))).code).toBe('BAD_INPUT');
  });
});

test('an order costs two round trips, and a third if its machine is found by number', async () => {
  const known = await savedMachine(company.id);
  const { serialNumber } = known;

  const added = await metered(() =>
    createAs(manager, { ...typed(), jobsiteName: `Yard ${newName()}`, unitNumber: newName() }),
  );
  const chosen = await metered(() => createAs(manager, { ...typed(), equipmentId: known.id, serialNumber }));
  const found = await metered(() => createAs(manager, { ...typed(), ...namesOf(known), serialNumber }));

  expect([added, chosen, found].map(({ roundTrips }) => roundTrips)).toEqual([2, 2, 3]);
});

function createAs(who: Caller, input: Input, idempotencyKey = newKey()) {
  return ordersAs(who, { confirmInTable: true, idempotencyKey }).create(input);
}

let names = 0;

function newName(): string {
  names += 1;
  return `${process.pid}N${names}`;
}

/** A new machine, typed by hand. */
function typed(): Input & { serialNumber: string | null | undefined } {
  return {
    brand: 'Komatsu',
    model: 'PC240LC-11',
    equipmentType: 'Excavator',
    serialNumber: `KMT${newName()}`,
    issue: 'The bucket drifts down',
    address: subjectOf().address,
  };
}

function namesOf({ brand, model }: { brand: string; model: string }) {
  return { brand: brand.toUpperCase(), model };
}

test('an order stores its jobsite with the machine, and keeps it there after closing', async () => {
  const machine = await savedMachine(company.id);
  const { order } = await createAs(manager, {
    ...typed(),
    equipmentId: machine.id,
    jobsiteName: 'Boone Quarry',
  });
  const { lat, long } = subjectOf().address;

  await ordersAs(manager).cancel({ id: order.id, cancellationReason: 'just_exploring' });

  expect(await companyRow(`OPEN_ORDER#${machine.id}`)).toMatchObject({
    lastJobsite: { name: 'Boone Quarry', lat, long },
  });
  expect(await openOrdersOf(machine.id)).toEqual({ openOrders: [] });
});

test('fault codes are described in order while being typed, without any read', async () => {
  const { answer, roundTrips } = await metered(() =>
    ordersAs(manager).describeFaults({ codes: ['SPN 100 FMI 1', 'no such code'], brand: 'Komatsu' }),
  );

  expect(answer).toMatchObject([
    { fault: 'SPN 100 FMI 1', name: expect.stringMatching(/oil pressure/i), severity: 'critical' },
    { fault: 'no such code', name: null, severity: 'unknown' },
  ]);
  expect(roundTrips).toBe(0);
});

function fieldsOf({ code, details }: Awaited<ReturnType<typeof refusalOfCall>>) {
  return [code, Object.keys(details.fields ?? {})];
}

function companyRow(sk: string, companyId = company.id) {
  return getRow({ pk: `COMPANY#${companyId}`, sk }, { consistent: true });
}

function eventOf(orderId: string) {
  return getRow({ pk: `EVENT#evt_${orderId}_1`, sk: 'EVENT' }, { consistent: true });
}

async function openOrdersOf(equipmentId: string): Promise<{ openOrders: unknown[] }> {
  const row = await companyRow(`OPEN_ORDER#${equipmentId}`);
  return { openOrders: [...((row?.orderIds as Set<string> | undefined) ?? [])] };
}
