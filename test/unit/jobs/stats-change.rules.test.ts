import { describe, expect, test } from 'vitest';
import { alertAnswered, jobCompleted, jobReviewed } from '#functions/jobs/stats-change.rules.ts';
import type { OrderRecord } from '#functions/orders/lifecycle/order-commands.ts';
import {
  actorOf,
  monday,
  offeredBy,
  openOrder,
  scheduledOrder,
  situationOf,
  stepOf,
} from '../../support/orders.ts';

const owner = actorOf('TechnicianOwner');
const minutesAfter = (minutes: number) => new Date(monday.getTime() + minutes * 60_000);
const photo = { uri: 'orders/10001/upl_1/photo.jpg', type: 'image' as const };
const paper = { uri: 'orders/10001/upl_2/report.pdf', type: 'pdf' as const };

describe('An answered alert', () => {
  const alert = {
    orderId: '10001',
    technicianId: 'acc_TechnicianOwner',
    matchingRound: 1,
    alertedAt: minutesAfter(1).toISOString(),
    miles: 12,
  };
  const offeredAt = (record: OrderRecord, minutes: number) =>
    offeredBy(record, {}, { serviceDate: '2026-03-04', serviceTime: '09:00:00', now: minutesAfter(minutes) });
  const eventAt = (minutes: number, matchingRound = 1) => ({
    matchingRound,
    at: minutesAfter(minutes).toISOString(),
  });

  test('counts the minutes from the alert to the first offer', () => {
    const record = offeredAt(openOrder(), 8.5);

    expect(alertAnswered(record, alert, eventAt(8.5))).toEqual({
      technicianId: 'acc_TechnicianOwner',
      add: { alertsAnswered: 1, minutesToAnswer: 7.5 },
      addOneTo: {},
    });
  });

  test('counts the same for the event of either of two offers', () => {
    const record = offeredAt(offeredAt(openOrder(), 8), 20);

    expect(alertAnswered(record, alert, eventAt(20))).toEqual(alertAnswered(record, alert, eventAt(8)));
  });

  test.each([
    ['was never sent', undefined, eventAt(8)],
    ['belongs to another round', { ...alert, matchingRound: 2 }, eventAt(8)],
    ['came after the offer', { ...alert, alertedAt: minutesAfter(9).toISOString() }, eventAt(8)],
    ['went to somebody else', { ...alert, technicianId: 'acc_other' }, eventAt(8)],
  ])('counts nothing if the alert %s', (_, sent, event) => {
    expect(alertAnswered(offeredAt(openOrder(), 8), sent, event)).toBeUndefined();
  });
});

describe('A completed job', () => {
  const completed = (files: (typeof photo | typeof paper)[] = [], before = scheduledOrder()) =>
    stepOf(
      before,
      { name: 'complete', hours: 4212, message: null, files },
      situationOf(owner, minutesAfter(60)),
    );

  test('counts for the booked technician, on the brand and the type', () => {
    expect(jobCompleted(completed())).toEqual({
      technicianId: 'acc_TechnicianOwner',
      add: { jobsCompleted: 1 },
      addOneTo: { jobsByBrand: ['johndeere'], jobsByProduct: ['excavator'] },
    });
  });

  test.each([
    ['a photo', [photo], 1],
    ['a paper', [paper], undefined],
    ['both', [paper, photo], 1],
  ] as const)('counts photos with %s', (_, files, jobsWithPhotos) => {
    expect(jobCompleted(completed([...files]))?.add.jobsWithPhotos).toBe(jobsWithPhotos);
  });

  test.each([
    ['the technician', owner, 1],
    ['the customer', actorOf('FleetManager'), undefined],
  ] as const)('counts a photo that %s sent on the way', (_, actor, jobsWithPhotos) => {
    const sent = stepOf(
      scheduledOrder(),
      { name: 'postMessage', message: 'See here', files: [photo] },
      situationOf(actor, minutesAfter(30)),
    );

    expect(jobCompleted(completed([], sent))?.add.jobsWithPhotos).toBe(jobsWithPhotos);
  });

  test('counts on the brand alone if the machine’s type is unknown', () => {
    const record = completed();
    const untyped = {
      ...record,
      order: { ...record.order, equipment: { ...record.order.equipment, product: null } },
    };

    expect(jobCompleted(untyped)?.addOneTo).toEqual({ jobsByBrand: ['johndeere'], jobsByProduct: [] });
  });

  test('counts for nobody if nobody was booked', () => {
    expect(jobCompleted(openOrder())).toBeUndefined();
  });
});

describe('A review', () => {
  const reviewed = (rating: number) => {
    const done = stepOf(
      scheduledOrder(),
      { name: 'complete', hours: 4212, message: null, files: [] },
      situationOf(owner, minutesAfter(60)),
    );
    const attributes = [{ id: 'att_quality', minRating: 1, maxRating: 5 }];
    return stepOf(
      done,
      { name: 'reviewJob', rating, description: null, attributes, visible: true },
      situationOf(actorOf('FleetManager'), minutesAfter(90)),
    );
  };

  test.each([
    [5, { reviews: 1, ratingSum: 5, recommending: 1, aboveAndBeyond: 1 }],
    [4, { reviews: 1, ratingSum: 4, recommending: 1 }],
    [3, { reviews: 1, ratingSum: 3 }],
    [1, { reviews: 1, ratingSum: 1 }],
  ])('of %i stars counts', (rating, add) => {
    expect(jobReviewed(reviewed(rating))).toEqual({
      technicianId: 'acc_TechnicianOwner',
      add,
      addOneTo: { attributeCounts: ['att_quality'] },
    });
  });

  test('that does not exist counts nothing', () => {
    expect(jobReviewed(scheduledOrder())).toBeUndefined();
  });
});
