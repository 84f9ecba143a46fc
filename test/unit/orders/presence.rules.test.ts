import { describe, expect, test } from 'vitest';
import { latestMark, presenceOf } from '#functions/orders/lifecycle/presence.rules.ts';
import {
  actorOf,
  offerOf,
  openOrder,
  refusalOf,
  scheduledOrder,
  situationOf,
  stepOf,
} from '#test/support/orders.ts';

const onSite = { name: 'markTechnicianPresence', presence: 'on-site' } as const;
const offSite = { name: 'markTechnicianPresence', presence: 'off-site' } as const;
const manager = actorOf('FleetManager');

describe('Marking the technician', () => {
  test('is possible on the scheduled day at the jobsite, whatever the day is in UTC', () => {
    const order = scheduledOrder('2026-03-03');
    const eveBefore = situationOf(manager, new Date('2026-03-03T05:59:59.000Z'));
    const firstMoment = situationOf(manager, new Date('2026-03-03T06:00:00.000Z'));
    const lastMoment = situationOf(manager, new Date('2026-03-04T05:59:59.000Z'));
    const dayAfter = situationOf(manager, new Date('2026-03-04T06:00:00.000Z'));

    expect(refusalOf(order, onSite, eveBefore).code).toBe('NOT_SCHEDULED_DAY');
    expect(stepOf(order, onSite, firstMoment).order.presence.onSiteAt).not.toBeNull();
    expect(stepOf(order, onSite, lastMoment).order.presence.onSiteAt).not.toBeNull();
    expect(refusalOf(order, onSite, dayAfter).code).toBe('NOT_SCHEDULED_DAY');
  });

  test('goes on-site, off-site and on-site again, never the same twice', () => {
    const at = (time: string) => situationOf(manager, new Date(`2026-03-03T${time}:00.000Z`));

    const arrived = stepOf(scheduledOrder(), onSite, at('14:00'));
    const left = stepOf(arrived, offSite, at('15:00'));
    const back = stepOf(left, onSite, at('16:00'));

    expect(refusalOf(scheduledOrder(), offSite, at('14:00')).code).toBe('PRESENCE_UNCHANGED');
    expect(refusalOf(arrived, onSite, at('14:30')).code).toBe('PRESENCE_UNCHANGED');
    expect(refusalOf(left, offSite, at('15:30')).code).toBe('PRESENCE_UNCHANGED');
    expect([arrived, left, back].map(({ order }) => presenceOf(order, at('17:00').now))).toEqual([
      'on-site',
      'off-site',
      'on-site',
    ]);
  });

  test('counts only on its own day', () => {
    const arrived = stepOf(scheduledOrder(), onSite, situationOf(manager, new Date('2026-03-03T14:00:00Z')));

    expect(presenceOf(arrived.order, new Date('2026-03-04T14:00:00Z'))).toBeNull();
  });

  test('is for managers, participants and the technician, and for nobody else', () => {
    const now = new Date('2026-03-03T14:00:00.000Z');
    const booked = scheduledOrder();
    const external = actorOf('ExternalUser');
    const person = { id: external.accountId, fullName: external.fullName, picture: null };
    const followed = { ...booked, order: { ...booked.order, participants: [person] } };

    expect(stepOf(booked, onSite, situationOf(actorOf('TechnicianOwner'), now)).order.version).toBe(5);
    expect(stepOf(followed, onSite, situationOf(external, now)).order.version).toBe(5);
    expect(refusalOf(booked, onSite, situationOf(actorOf('InternalUser'), now)).code).toBe('FORBIDDEN');
    expect(refusalOf(booked, onSite, situationOf(external, now)).code).toBe('NOT_FOUND');
  });
});

test('a person with the permission is told who can act, not that a permission is missing', () => {
  const now = new Date('2026-03-03T14:00:00.000Z');
  const colleague = actorOf('TechnicianAssociate', { accountId: 'acc_colleague' });
  const complete = { name: 'complete', hours: 2, message: null, files: [] } as const;
  const offer = offerOf();

  const ofJob = refusalOf(scheduledOrder(), complete, situationOf(colleague, now));
  const ofOffer = refusalOf(openOrder(), offer, situationOf(colleague, now));

  expect(ofJob).toMatchObject({
    code: 'FORBIDDEN',
    details: {},
    message: expect.stringMatching(/who is booked/),
  });
  expect(ofOffer).toMatchObject({ code: 'FORBIDDEN', details: {}, message: expect.stringMatching(/itself/) });
  for (const { details } of [ofJob, ofOffer]) expect(details.permission).toBeUndefined();
});

describe('The latest mark of a booked order', () => {
  const technician = actorOf('TechnicianOwner');
  const at = (time: string) => situationOf(technician, new Date(`2026-03-03T${time}:00.000Z`));
  const report = (name: 'doneForDay' | 'partsNeeded') => ({ name, message: null, files: [] });

  test('is the last of arrivals, departures and reports', () => {
    const arrived = stepOf(scheduledOrder(), onSite, at('14:00'));
    const waiting = stepOf(arrived, report('partsNeeded'), at('15:00'));
    const left = stepOf(waiting, offSite, at('15:10'));
    const done = stepOf(left, report('doneForDay'), at('15:20'));

    expect([scheduledOrder(), arrived, waiting, left, done].map(({ order }) => latestMark(order))).toEqual([
      null,
      { state: 'on-site', at: '2026-03-03T14:00:00.000Z' },
      { state: 'parts_needed', at: '2026-03-03T15:00:00.000Z' },
      { state: 'off-site', at: '2026-03-03T15:10:00.000Z' },
      { state: 'done_for_day', at: '2026-03-03T15:20:00.000Z' },
    ]);
  });

  test('is cleared by a new time, completion or unassignment', () => {
    const waiting = stepOf(scheduledOrder(), report('partsNeeded'), at('15:00'));
    const later = {
      name: 'reschedule',
      serviceDate: '2026-03-05',
      serviceTime: '09:00',
      message: null,
    } as const;
    const complete = { name: 'complete', hours: 2, message: null, files: [] } as const;

    const steps = [later, complete, { name: 'unassign', message: null } as const];

    for (const step of steps) expect(latestMark(stepOf(waiting, step, at('16:00')).order)).toBeNull();
  });
});
