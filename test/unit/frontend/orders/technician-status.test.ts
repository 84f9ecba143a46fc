import { describe, expect, test } from 'vitest';
import type { OrderCard } from '#schema/orders/order.ts';
import { technicianStatus, upNext } from '../../../../frontend/src/features/orders/technician-status.ts';
import { aCard } from './order-card.ts';

/** Nine on a Friday morning at the jobsite. */
const now = new Date('2026-11-20T15:00:00.000Z');
const manager = { isManager: true, now };
const member = { isManager: false, now };
const later = '2026-11-20T17:00:00.000Z';
const earlier = '2026-11-20T14:00:00.000Z';

function booked(changes: Partial<OrderCard> = {}): OrderCard {
  return aCard({
    status: 'scheduled',
    technicianName: 'Erin Hale',
    serviceDate: '2026-11-20',
    serviceTime: '08:00:00',
    ...changes,
  });
}

describe('The status of an order in the list', () => {
  test('with live offers asks the manager to choose', () => {
    const order = aCard({ status: 'open', offersUntil: [earlier, later, later], alertedTechnicians: 12 });

    expect(technicianStatus(order, manager)).toEqual({
      step: 'choose',
      title: '2 offers',
      note: undefined,
    });
    expect(technicianStatus(order, member)).toEqual({
      step: 'search',
      title: 'Finding Nearby Techs',
      note: '2 offers so far',
    });
  });

  test('ignores expired offers, and says that the search goes on', () => {
    const order = aCard({ status: 'open', offersUntil: [earlier], alertedTechnicians: 1 });

    expect(technicianStatus(order, manager)).toEqual({
      step: 'search',
      title: 'Finding Nearby Techs',
      note: '1 technician alerted',
    });
  });

  test('before the search waits for a manager', () => {
    expect(technicianStatus(aCard(), manager).title).toBe('Service is Recommended');
    expect(technicianStatus(aCard(), member).title).toBe('Waiting for Approval');
  });

  test.each([
    [{ reviewed: false, reviewExpiredAt: null }, 'rate', undefined],
    [{ reviewed: false, reviewExpiredAt: later }, 'rate', undefined],
    [{ reviewed: false, reviewExpiredAt: earlier }, 'complete', 'Complete'],
    [{ reviewed: true, reviewExpiredAt: later }, 'complete', 'Complete'],
  ] as const)('after the job, of %o: %s', (changes, step, title) => {
    const order = booked({ status: 'complete', ...changes });

    expect(technicianStatus(order, member)).toEqual({ step, title, note: 'Erin Hale' });
  });
});

describe('The note on who comes', () => {
  test.each([
    ['2026-11-20', /^Erin Hale, today at 8:00 AM/],
    ['2026-11-21', /^Erin Hale, tomorrow at 8:00 AM/],
    ['2026-11-24', /^Erin Hale, Tue, Nov 24 at 8:00 AM/],
    ['2026-11-19', /^Erin Hale, Thu, Nov 19 at 8:00 AM/],
  ])('on %s says when', (serviceDate, words) => {
    expect(technicianStatus(booked({ serviceDate }), member).note).toMatch(words);
  });

  test('goes by the jobsite’s today', () => {
    const lateEvening = new Date('2026-11-21T05:00:00.000Z');

    expect(technicianStatus(booked(), { isManager: false, now: lateEvening }).note).toMatch(/today/);
  });

  test.each([
    ['on-site', 'Service In Progress', 'Erin Hale is on-site'],
    ['off-site', 'Technician Has Departed', 'Erin Hale'],
    ['done_for_day', 'Done For Day', 'Erin Hale'],
    ['parts_needed', 'Parts Needed', 'Erin Hale'],
  ] as const)('marked %s today is %s', (state, title, note) => {
    const order = booked({ service: { state, at: earlier } });

    expect(technicianStatus(order, member)).toEqual({ step: state, title, note });
  });

  test('ignores a mark of an earlier day, but not a report', () => {
    const at = '2026-11-19T20:00:00.000Z';

    expect(technicianStatus(booked({ service: { state: 'on-site', at } }), member).step).toBe('booked');
    expect(technicianStatus(booked({ service: { state: 'parts_needed', at } }), member).step).toBe(
      'parts_needed',
    );
  });

  test('says Technician if the name is unknown', () => {
    const order = booked({ technicianName: null, serviceDate: null, status: 'rescheduled' });

    expect(technicianStatus(order, member)).toMatchObject({ title: 'Rescheduled', note: 'Technician' });
  });
});

describe('What is up next', () => {
  const tomorrow = booked({ id: '10001', serviceDate: '2026-11-21' });
  const today = booked({ id: '10002' });
  const overdue = booked({ id: '10003', serviceDate: '2026-11-18' });
  const atWork = booked({ id: '10004', service: { state: 'on-site', at: earlier } });
  const toChoose = aCard({ id: '10005', status: 'open', offersUntil: [later] });
  const searching = aCard({ id: '10006', status: 'open' });
  const nextWeek = booked({ id: '10007', serviceDate: '2026-11-24' });
  const cancelled = booked({ id: '10008', status: 'cancelled' });
  const all = [tomorrow, today, overdue, atWork, toChoose, searching, nextWeek, cancelled];
  const idsFor = (reader: typeof manager) => upNext(all, reader).map(({ id }) => id);

  test('is the manager’s decision, then technicians at work, then today and tomorrow', () => {
    expect(idsFor(manager)).toEqual(['10005', '10004', '10003', '10002', '10001']);
  });

  test('leaves out what only managers can decide', () => {
    expect(idsFor(member)).toEqual(['10004', '10003', '10002', '10001']);
  });
});
