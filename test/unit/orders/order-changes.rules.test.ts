import { describe, expect, test } from 'vitest';
import { isLive } from '#functions/orders/lifecycle/offers.rules.ts';
import type { OrderCommand } from '#functions/orders/lifecycle/order-commands.ts';
import { headOf } from '#functions/orders/order.ts';
import type { Person } from '#schema/orders/order.ts';
import type { Jobsite } from '#schema/places/places.ts';
import {
  actorOf,
  changeOf,
  monday,
  offeredBy,
  openOrder,
  pendingOrder,
  refusalOf,
  scheduledOrder,
  situationOf,
  stepOf,
  subjectOf,
} from '../../support/orders.ts';

describe('The PO number', () => {
  test('can be changed and removed, without a timeline entry', () => {
    const named = stepOf(openOrder(), { name: 'updatePoNumber', poNumber: ' PO-7 ' }, situationOf());
    const change = changeOf(named, { name: 'updatePoNumber', poNumber: '  ' }, situationOf());

    expect(named.order.poNumber).toBe('PO-7');
    expect(change.order.poNumber).toBeNull();
    expect(change.updates).toEqual([]);
    expect(change.event.name).toBe('order.po-number-changed');
  });
});

describe('The machine’s numbers', () => {
  const known = { serialNumber: '1FF350PAXLF000123', unitNumber: 'EX-104' };

  test('are claimed, and the machine’s present ones released', () => {
    const numbers = { serialNumber: 'KMT1', unitNumber: ' EX-9 ' };

    const change = changeOf(
      openOrder(),
      { name: 'updateSerialNumber', numbers, known: { ...known, serialNumber: 'OLDER' } },
      situationOf(actorOf('InternalUser')),
    );

    expect(change.order.equipment).toMatchObject({ serialNumber: 'KMT1', unitNumber: 'EX-9' });
    expect(change.effects).toEqual([
      {
        kind: 'claim-machine-numbers',
        from: { serialNumber: 'OLDER', unitNumber: 'EX-104' },
        to: { serialNumber: 'KMT1', unitNumber: 'EX-9' },
      },
      { kind: 'show-nearby' },
    ]);
    expect(change.event.name).toBe('order.serial-number-changed');
  });

  test('change only on the order if the machine has them already', () => {
    const change = changeOf(
      openOrder(),
      {
        name: 'updateSerialNumber',
        numbers: { serialNumber: 'KMT1', unitNumber: null },
        known: { serialNumber: 'KMT1', unitNumber: null },
      },
      situationOf(),
    );

    expect(change.order.equipment).toMatchObject({ serialNumber: 'KMT1', unitNumber: null });
    expect(change.effects).toEqual([{ kind: 'show-nearby' }]);
  });

  test('are claimed on condition of what the order remembers if the machine was not read', () => {
    const change = changeOf(
      pendingOrder(),
      { name: 'updateSerialNumber', numbers: { serialNumber: known.serialNumber }, known: null },
      situationOf(),
    );

    expect(change.effects).toEqual([
      { kind: 'claim-machine-numbers', from: known, to: known, asRemembered: true },
    ]);
  });

  test('require a serial number', () => {
    const refused = refusalOf(
      openOrder(),
      { name: 'updateSerialNumber', numbers: { serialNumber: null, unitNumber: 'EX-9' }, known },
      situationOf(),
    );

    expect(refused).toMatchObject({ code: 'BAD_INPUT', details: { fields: { serialNumber: 'Required' } } });
  });
});

describe('The participants', () => {
  const people = ['Ann', 'Ben', 'Cy'].map(personNamed);

  test('are replaced, and the timeline names everyone added or removed', () => {
    const before = stepOf(openOrder(), chosen(['acc_Ann', 'acc_Ben']), situationOf());

    const change = changeOf(before, chosen(['acc_Ben', 'acc_Cy']), situationOf());

    expect(change.order.participants.map(({ id }) => id)).toEqual(['acc_Ben', 'acc_Cy']);
    expect(change.updates.map(({ updateTypeName, data }) => [updateTypeName, data])).toEqual([
      ['order_participant_added', { customerId: 'acc_Cy', fullName: 'Cy' }],
      ['order_participant_removed', { customerId: 'acc_Ann', fullName: 'Ann' }],
    ]);
    expect(change.event.name).toBe('order.participants-changed');
    expect(headOf(change.order).participantIds).toEqual(['acc_Ben', 'acc_Cy']);
  });

  test('keep the person who changes them, and never include the owner', () => {
    const before = stepOf(openOrder(), chosen(['acc_Ann']), situationOf());
    const ann = actorOf('InternalUser', { accountId: 'acc_Ann' });

    const emptied = changeOf(before, chosen([]), situationOf(ann));
    const withOwner = changeOf(before, chosen(['acc_FleetManager', 'acc_Ann']), situationOf());

    expect(emptied.order.participants.map(({ id }) => id)).toEqual(['acc_Ann']);
    expect(emptied.updates).toEqual([]);
    expect(withOwner.order.participants.map(({ id }) => id)).toEqual(['acc_Ann']);
  });

  test('may stay if inactive, but only active users can be added', () => {
    const before = stepOf(openOrder(), chosen(['acc_Ann']), situationOf());
    const command = { name: 'updateParticipants', people: [] } as const;

    const kept = changeOf(before, { ...command, customerIds: ['acc_Ann'] }, situationOf());
    const refused = refusalOf(before, { ...command, customerIds: ['acc_Ann', 'acc_Ben'] }, situationOf());

    expect(kept.order.participants).toEqual([personNamed('Ann')]);
    expect(refused).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { customerIds: 'Choose participants among the active users of the company.' } },
    });
  });

  test('change by no more at once than a transaction holds', () => {
    const crowd = (name: string) => Array.from({ length: 50 }, (_, index) => personNamed(`${name}${index}`));
    const set = (given: Person[]) =>
      ({ name: 'updateParticipants', customerIds: given.map(({ id }) => id), people: given }) as const;
    const before = stepOf(openOrder(), set(crowd('One')), situationOf());

    expect(refusalOf(before, set(crowd('Other')), situationOf()).code).toBe('BAD_INPUT');
    expect(changeOf(before, set(crowd('Other').slice(0, 40)), situationOf()).updates).toHaveLength(90);
  });

  function chosen(customerIds: string[]): OrderCommand {
    return {
      name: 'updateParticipants',
      customerIds,
      people: [...people, personNamed('FleetManager')].filter(({ id }) => customerIds.includes(id)),
    };
  }
});

describe('The jobsite', () => {
  test('can change its access hours and instructions, and the timeline does not reveal the instructions', () => {
    const change = changeOf(
      scheduledOrder(),
      jobsiteWith({
        accessHoursStart: '07:00:00',
        accessHoursEnd: '17:30:00',
        arrivalInstructions: 'Code 4711',
      }),
      situationOf(),
    );

    expect(change.order.jobsite).toMatchObject({
      accessHoursStart: '07:00:00',
      accessHoursEnd: '17:30:00',
      arrivalInstructions: 'Code 4711',
    });
    expect(change.updates.map(({ updateTypeName }) => updateTypeName)).toEqual([
      'jobsite_access_hours_updated',
      'jobsite_arrival_instructions_updated',
    ]);
    expect(JSON.stringify(change.updates)).not.toContain('4711');
    expect(change.event.name).toBe('order.jobsite-changed');
    expect(change.effects).toEqual([]);
  });

  test('of an open order with new requirements is updated for technicians nearby', () => {
    const { order, effects } = changeOf(openOrder(), jobsiteWith({ requirements: ['twic'] }), situationOf());

    expect(order.matchingRound).toBe(1);
    expect(effects).toEqual([{ kind: 'show-nearby' }]);
  });

  test('claims its name when it gets one', () => {
    const { order, effects } = changeOf(pendingOrder(), jobsiteWith({ name: 'North Yard' }), situationOf());

    expect(order.jobsite).toMatchObject({ id: 'job_10001_2', name: 'North Yard' });
    expect(effects).toEqual([{ kind: 'claim-jobsite', jobsite: order.jobsite, isNew: true }]);
  });

  test.each<[string, Partial<Jobsite>, string]>([
    ['an end alone', { accessHoursStart: null, accessHoursEnd: '17:00:00' }, 'jobsite.accessHoursStart'],
    ['a start alone', { accessHoursStart: '08:00:00', accessHoursEnd: null }, 'jobsite.accessHoursEnd'],
    [
      'an end at the start',
      { accessHoursStart: '08:00:00', accessHoursEnd: '08:00:00' },
      'jobsite.accessHoursEnd',
    ],
    ['a blank name', { name: ' ' }, 'jobsite.name'],
  ])('does not take %s', (_, edits, field) => {
    const refused = refusalOf(openOrder(), jobsiteWith(edits), situationOf());

    expect(refused).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  test('can lose both access hours at once', () => {
    const { order } = changeOf(
      openOrder(),
      jobsiteWith({ accessHoursStart: null, accessHoursEnd: null }),
      situationOf(),
    );

    expect(order.jobsite).toMatchObject({ accessHoursStart: null, accessHoursEnd: null });
  });
});

describe('Moving an order', () => {
  const later = new Date(monday.getTime() + 3_600_000);

  test('while open starts another round, withdraws offers, and shows it around the new place', () => {
    const offered = offeredBy(openOrder());

    const change = changeOf(
      offered,
      movedTo(39.7392, -104.9903),
      situationOf(actorOf('InternalUser'), later),
    );

    expect(change.order).toMatchObject({
      status: 'open',
      matchingRound: 2,
      openedAt: later.toISOString(),
      numberOfAlertedTechnicians: 0,
      search: null,
      timeZone: 'America/Denver',
    });
    expect(offered.offers.map((offer) => isLive(offer, offered.order, later))).toEqual([true]);
    expect(offered.offers.map((offer) => isLive(offer, change.order, later))).toEqual([false]);
    expect(change.effects).toEqual([
      { kind: 'hide-nearby', address: offered.order.address },
      { kind: 'show-nearby' },
    ]);
    expect(change.event).toMatchObject({ name: 'order.jobsite-moved', detail: { matchingRound: 2 } });
    expect(change.updates.map(({ updateTypeName, data }) => [updateTypeName, data])).toEqual([
      ['jobsite_address_updated', { address: '100 Market St, St. Louis, MO' }],
    ]);
  });

  test('within its cell keeps its row for technicians nearby', () => {
    const { effects } = changeOf(openOrder(), movedTo(38.7, -90.1994), situationOf());

    expect(effects).toEqual([{ kind: 'show-nearby' }]);
  });

  test('while pending starts nothing', () => {
    const change = changeOf(pendingOrder(), movedTo(38.7, -90.1994), situationOf());

    expect(change.order).toMatchObject({ status: 'pending', matchingRound: 0, openedAt: null });
    expect(change.order.address.lat).toBe(38.7);
    expect(change.event.name).toBe('order.jobsite-changed');
    expect(change.effects).toEqual([]);
  });

  test('once booked is refused, though its jobsite can still be renamed', () => {
    const booked = scheduledOrder();

    expect(refusalOf(booked, movedTo(38.7, -90.2), situationOf())).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { status: 'scheduled' },
    });
    expect(changeOf(booked, jobsiteWith({ name: 'Gate 2' }), situationOf()).order.status).toBe('scheduled');
  });
});

describe('Transferring an order', () => {
  const to = personNamed('Nora');

  test('makes the new owner no longer a participant', () => {
    const followed = stepOf(
      openOrder(),
      { name: 'updateParticipants', customerIds: [to.id], people: [to] },
      situationOf(),
    );

    const change = changeOf(followed, { name: 'transfer', from: 'acc_FleetManager', to }, situationOf());

    expect(change.order).toMatchObject({ owner: to, participants: [] });
    expect(change.updates).toEqual([]);
    expect(change.event.name).toBe('order.transferred');
  });

  test('is refused from a person who does not own it, or by one who does not manage the team', () => {
    const command = { name: 'transfer', from: 'acc_Somebody', to } as const;

    expect(refusalOf(openOrder(), command, situationOf()).code).toBe('CONFLICT');
    expect(refusalOf(openOrder(), command, situationOf(actorOf('InternalUser')))).toMatchObject({
      code: 'FORBIDDEN',
      details: { permission: 'user_management' },
    });
  });
});

function personNamed(name: string): Person {
  return { id: `acc_${name}`, fullName: name, picture: null };
}

function jobsiteWith(edits: Partial<Jobsite>): OrderCommand {
  return { name: 'updateJobsite', edits };
}

function movedTo(lat: number, long: number): OrderCommand {
  const timeZone = long < -100 ? 'America/Denver' : 'America/Chicago';
  return {
    name: 'moveJobsite',
    edits: {},
    place: { address: { ...subjectOf().address, lat, long }, timeZone },
  };
}
