import { describe, expect, test } from 'vitest';
import type { OrderCommand } from '#functions/orders/lifecycle/order-commands.ts';
import { order as orderSchema } from '#functions/orders/order.ts';
import { actorOf, changeOf, refusalOf, scheduledOrder, situationOf, stepOf } from '#test/support/orders.ts';

const completedAt = new Date('2026-03-03T20:00:00.000Z');
const byTechnician = situationOf(actorOf('TechnicianOwner'), completedAt);
const byAdmin = situationOf(actorOf('Admin'), completedAt);
const byManager = situationOf(actorOf('FleetManager'), completedAt);
const completed = () =>
  stepOf(
    scheduledOrder(),
    { name: 'complete', hours: 2.5, message: 'Replaced the sensor', files: [] },
    byTechnician,
  );

describe('Completing a job', () => {
  test('asks for a review within two weeks', () => {
    const change = changeOf(
      scheduledOrder(),
      { name: 'complete', hours: 2.5, message: 'Replaced the sensor', files: [] },
      byTechnician,
    );

    expect(change.updates.map(({ updateTypeName, expiredAt }) => [updateTypeName, expiredAt])).toEqual([
      ['job_completed', null],
      ['review_prompt', '2026-03-17T20:00:00.000Z'],
    ]);
    expect(change.order.reviewPrompt?.updateId).toBe(change.updates[1]?.id);
    expect(change.order.closedAt).toBe('2026-03-03T20:00:00.000Z');
  });

  test('keeps the technician and the slot on the order', () => {
    expect(completed().order.schedule?.technician.id).toBe('acc_TechnicianOwner');
    expect(
      changeOf(
        scheduledOrder(),
        { name: 'complete', hours: 2.5, message: 'Replaced the sensor', files: [] },
        byTechnician,
      ).effects,
    ).toEqual([]);
  });
});

describe('A review', () => {
  test.each([
    { rating: 5, description: 'Quick', visible: true, shown: true },
    { rating: 2, description: 'Slow', visible: true, shown: true },
    { rating: 1, description: 'Rude', visible: true, shown: false },
    { rating: 5, description: null, visible: true, shown: false },
    { rating: 5, description: '  ', visible: true, shown: false },
    { rating: 5, description: 'Quick', visible: false, shown: false },
  ])('of $rating with "$description" is public: $shown', ({ shown, ...given }) => {
    const { order } = changeOf(completed(), { name: 'reviewJob', attributes: [], ...given }, byManager);

    expect(order.review?.visible).toBe(shown);
  });

  test('uses the present rating system unless told otherwise, and an older one the legacy system', () => {
    const { order } = changeOf(completed(), review(4), byManager);
    const told = changeOf(completed(), { ...review(4), ratingSystem: 'legacy' }, byManager);
    const { ratingSystem, ...before } = order.review ?? {};

    expect([ratingSystem, told.order.review?.ratingSystem]).toEqual(['simplified', 'legacy']);
    expect(orderSchema.shape.review.parse(before)?.ratingSystem).toBe('legacy');
  });

  test('keeps the attributes that suit its rating', () => {
    const attributes = [
      { id: 'punctual', minRating: 4, maxRating: 5 },
      { id: 'late', minRating: 1, maxRating: 3 },
    ];

    const { order } = changeOf(completed(), { ...review(4), attributes }, byManager);

    expect(order.review?.attributes).toEqual(['punctual']);
  });

  test('can be given once, before the window closes', () => {
    const reviewed = stepOf(completed(), review(5), byManager);
    const at = (time: string) => situationOf(actorOf('FleetManager'), new Date(time));

    expect(refusalOf(reviewed, review(4), byManager).code).toBe('ALREADY_REVIEWED');
    expect(stepOf(completed(), review(4), at('2026-03-17T19:59:59.999Z')).order.review).not.toBeNull();
    expect(refusalOf(completed(), review(4), at('2026-03-17T20:00:00.000Z')).code).toBe(
      'REVIEW_WINDOW_CLOSED',
    );
  });
});

describe('An invoice', () => {
  test('raises the company’s balance, and payments lower it', () => {
    const invoiced = changeOf(completed(), { name: 'invoice', amountCents: 125_000 }, byAdmin);
    const record = { order: invoiced.order, faults: invoiced.faults, offers: [], updates: [] };

    const paid = changeOf(record, { name: 'recordPayment', amountCents: 25_000 }, byAdmin);

    expect(invoiced.effects).toEqual([{ kind: 'change-balance', byCents: 125_000 }]);
    expect(paid.effects).toEqual([{ kind: 'change-balance', byCents: -25_000 }]);
    expect(paid.order.invoice).toEqual({ amountCents: 125_000, paidCents: 25_000 });
    expect(paid.updates).toEqual([]);
  });

  test('is for admins', () => {
    expect(refusalOf(completed(), { name: 'invoice', amountCents: 1 }, byManager)).toMatchObject({
      code: 'FORBIDDEN',
      details: { permission: 'admin_access' },
    });
  });
});

test('a reported issue flags the order, and “other” requires a description', () => {
  const report = { name: 'reportIssue', issue: 'other', description: null } as const;

  expect(changeOf(completed(), { ...report, issue: 'no_show' }, byManager).order.flagged).toBe(true);
  expect(refusalOf(completed(), report, byManager).message).toBe('Please describe the issue');
});

function review(rating: number) {
  return {
    name: 'reviewJob',
    rating,
    description: 'Quick',
    attributes: [],
    visible: true,
  } as const satisfies OrderCommand;
}
