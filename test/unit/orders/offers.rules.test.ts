import { describe, expect, test } from 'vitest';
import { isLive } from '#functions/orders/lifecycle/offers.rules.ts';
import type { OrderCommand, OrderRecord } from '#functions/orders/lifecycle/order-commands.ts';
import { type Offer, offer as offerSchema } from '#functions/orders/order.ts';
import { orderView } from '#functions/orders/order-view.ts';
import { callerOf } from '#test/support/callers.ts';
import {
  actorOf,
  offerOf,
  openOrder,
  refusalOf,
  situationOf,
  stepOf,
  technicianOf,
} from '#test/support/orders.ts';

const technician = technicianOf();
const nine = new Date('2026-03-02T15:00:00.000Z');
const submission = offerOf();
const byTechnician = situationOf(actorOf('TechnicianOwner'), nine);

describe('An offer', () => {
  test('is live for three hours after its last update', () => {
    const { record, offer } = offered();

    expect(isLive(offer, record.order, new Date('2026-03-02T17:59:59.999Z'))).toBe(true);
    expect(isLive(offer, record.order, new Date('2026-03-02T18:00:00.000Z'))).toBe(false);
  });

  test('is live until its own end, if it has one', () => {
    const { record, offer } = offered({ ...submission, expiredAt: '2026-03-02T15:10:00.000Z' });

    expect(isLive(offer, record.order, new Date('2026-03-02T15:09:59.999Z'))).toBe(true);
    expect(isLive(offer, record.order, new Date('2026-03-02T15:10:00.000Z'))).toBe(false);
  });

  test('is withdrawn when its technician is unassigned after being booked', () => {
    const { record, offer } = offered();
    const booked = stepOf(record, assign(offer), situationOf(actorOf('FleetManager'), nine));

    const reopened = stepOf(booked, { name: 'unassign', message: null }, byTechnician);

    expect(reopened.order.status).toBe('open');
    expect(isLive(offer, reopened.order, nine)).toBe(false);
    expect(refusalOf(reopened, assign(offer), situationOf(undefined, nine)).code).toBe(
      'AVAILABILITY_EXPIRED',
    );
  });

  test('counts as a new one once changed, so that the old one can’t be booked by mistake', () => {
    const { record, offer } = offered();
    const changed = stepOf(record, { ...submission, serviceTime: '13:00:00' }, byTechnician);

    const refusal = refusalOf(changed, assign(offer), situationOf(undefined, nine));

    expect(refusal.code).toBe('AVAILABILITY_EXPIRED');
    expect(changed.offers).toHaveLength(1);
  });

  test('remembers since when its technician has been offering, however often it changes', () => {
    const { record, offer } = offered();
    const later = situationOf(actorOf('TechnicianOwner'), new Date('2026-03-02T15:20:00.000Z'));
    const last = situationOf(actorOf('TechnicianOwner'), new Date('2026-03-02T15:40:00.000Z'));

    const changed = stepOf(record, { ...submission, serviceTime: '13:00:00' }, later);
    const removed = stepOf(changed, { name: 'removeAvailability', technician }, later);
    const again = stepOf(removed, submission, last);

    const times = [offer, changed.offers[0], again.offers[0]].map((each) => [
      each?.createdAt,
      each?.updatedAt,
    ]);
    expect(times).toEqual([
      ['2026-03-02T15:00:00.000Z', '2026-03-02T15:00:00.000Z'],
      ['2026-03-02T15:00:00.000Z', '2026-03-02T15:20:00.000Z'],
      ['2026-03-02T15:40:00.000Z', '2026-03-02T15:40:00.000Z'],
    ]);
  });

  test('from before that was recorded counts from its last change', () => {
    const { record, offer } = offered();
    const { createdAt: _, ...before } = offer;
    const stored = { ...record, offers: [offerSchema.parse(before)] };

    const [view] = orderView(
      stored,
      callerOf('FleetManager', { companyId: record.order.companyId }),
      nine,
    ).ordersTechnicians;
    const changed = stepOf(stored, { ...submission, serviceTime: '13:00:00' }, byTechnician);

    expect(view?.createdAt).toBe(offer.updatedAt);
    expect(changed.offers[0]?.createdAt).toBe(offer.updatedAt);
  });

  test('cannot be for a time that has passed at the jobsite', () => {
    // 08:59 on that day is before nine in Chicago, though after it in UTC.
    const past = { ...submission, serviceDate: '2026-03-02', serviceTime: '08:59:00' };

    expect(refusalOf(openOrder(), past, byTechnician).code).toBe('TIME_PAST');
    expect(stepOf(openOrder(), { ...past, serviceTime: '09:01:00' }, byTechnician).offers).toHaveLength(1);
  });

  test('can be made by the technician, or by office staff of their company', () => {
    const ofOffice = situationOf(actorOf('TechnicianOfficeStaff'), nine);
    const ofOther = situationOf(actorOf('TechnicianOfficeStaff', { companyId: 'com_others' }), nine);
    const colleague = situationOf(actorOf('TechnicianAssociate'), nine);

    expect(stepOf(openOrder(), submission, ofOffice).offers).toHaveLength(1);
    expect(refusalOf(openOrder(), submission, ofOther).code).toBe('FORBIDDEN');
    expect(refusalOf(openOrder(), submission, colleague).code).toBe('FORBIDDEN');
  });

  test('can be requested again once after it expired, until the technician answers', () => {
    const { record, offer } = offered();
    const request = { name: 'requestNewAvailability', offerId: offer.id } as const;
    const later = situationOf(undefined, new Date('2026-03-02T19:00:00.000Z'));

    const asked = stepOf(record, request, later);

    expect(refusalOf(record, request, situationOf(undefined, nine)).code).toBe('CONFLICT');
    expect(asked.offers[0]?.requestedAt).toBe('2026-03-02T19:00:00.000Z');
    expect(refusalOf(asked, request, later).code).toBe('ALREADY_REQUESTED');
  });
});

describe('The times until which offers can be booked', () => {
  test('are the end of each, or its service time if that comes first', () => {
    const { record } = offered();
    const soon = { ...submission, serviceDate: '2026-03-02', serviceTime: '10:30:00' };

    const withSoon = stepOf(record, { ...soon, technician: another(1) }, situationOfTechnician(1));

    expect(record.order.offersUntil).toEqual(['2026-03-02T18:00:00.000Z']);
    // Half past ten in Chicago.
    expect(withSoon.order.offersUntil).toEqual(['2026-03-02T16:30:00.000Z', '2026-03-02T18:00:00.000Z']);
  });

  test('stay on the order through other changes, and go with the offer or the search', () => {
    const { record, offer } = offered();
    const removed = stepOf(record, { name: 'removeAvailability', technician }, byTechnician);
    const booked = stepOf(record, assign(offer), situationOf(undefined, nine));

    const spoken = stepOf(record, { name: 'postMessage', message: 'Hello', files: [] }, situationOf());

    expect(spoken.order.offersUntil).toEqual(record.order.offersUntil);
    expect(removed.order.offersUntil).toEqual([]);
    expect(booked.order.offersUntil).toEqual([]);
  });

  test('are kept for the nine that end last', () => {
    const ends = Array.from({ length: 12 }, (_, index) => new Date(nine.getTime() + (index + 1) * 60_000));

    const record = ends.reduce(
      (before, end, index) =>
        stepOf(
          before,
          { ...submission, technician: another(index), expiredAt: end.toISOString() },
          situationOfTechnician(index),
        ),
      openOrder(),
    );

    expect(record.order.offersUntil).toEqual(ends.slice(3).map((end) => end.toISOString()));
  });
});

function another(index: number) {
  return technicianOf({ id: `acc_another_${index}` });
}

function situationOfTechnician(index: number) {
  return situationOf(actorOf('TechnicianOwner', { accountId: `acc_another_${index}` }), nine);
}

function offered(command: OrderCommand = submission): { record: OrderRecord; offer: Offer } {
  const record = stepOf(openOrder(), command, byTechnician);
  const [offer] = record.offers;
  if (offer === undefined) throw new Error('No offer.');
  return { record, offer };
}

function assign(offer: Offer): OrderCommand {
  return { name: 'assignTechnician', offerId: offer.id, technician };
}
