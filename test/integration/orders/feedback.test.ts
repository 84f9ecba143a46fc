import { describe, expect, test } from 'vitest';
import { ratingCategories } from '#schema/technicians/technician-values.ts';
import { savedAccount } from '../../support/accounts.ts';
import { newKey, ordersAs, refusalOfCall } from '../../support/api-calls.ts';
import { callerOf } from '../../support/callers.ts';
import { monday } from '../../support/orders.ts';
import { scene, tuesdayAtEight } from '../../support/scene.ts';
import { withDatabase } from '../../support/with-database.ts';

withDatabase();

describe('rating a job', () => {
  test('keeps stars, words and matching attributes', async () => {
    const { orderId, manager, app } = await scene({ order: 'complete' });

    const { order } = await app().orders.reviewJob({
      orderId,
      rating: 5,
      description: ' Quick and clean ',
      attributes: ['on_time', 'late', 'on_time', 'worked_safely'],
    });

    expect(order.reviewByCustomer).toMatchObject({
      rating: 5,
      description: 'Quick and clean',
      attributes: ['on_time', 'worked_safely'],
      visible: true,
      reviewer: { id: manager.accountId },
      createdAt: monday.toISOString(),
    });
    expect(order.ordersUpdates.at(-1)).toMatchObject({ updateTypeName: 'job_reviewed', data: { rating: 5 } });
  });

  test.each([
    ['of one star', { rating: 1, description: 'Never again' }, false],
    ['without a word', { rating: 5, description: '  ' }, false],
    ['that the customer keeps private', { rating: 5, description: 'Quick', visible: false }, false],
    ['of two stars with words', { rating: 2, description: 'Late, but done' }, true],
  ])('%s is public: %o, %s', async (_, input, isPublic) => {
    const { orderId, app } = await scene({ order: 'complete' });

    const { order } = await app().orders.reviewJob({ orderId, ...input });

    expect(order.reviewByCustomer?.visible).toBe(isPublic);
  });

  test('is possible once, within two weeks, with attributes from the list', async () => {
    const { orderId, app } = await scene({ order: 'complete' });
    const unknown = await refusalOfCall(
      app().orders.reviewJob({ orderId, rating: 5, attributes: ['on_time', 'handsome'] }),
    );
    const late = await refusalOfCall(
      app({ now: new Date(monday.getTime() + 14 * 86_400_000) }).orders.reviewJob({ orderId, rating: 5 }),
    );
    const manager = app({ idempotencyKey: newKey() }).orders;
    await manager.reviewJob({ orderId, rating: 4 });
    const retried = await manager.reviewJob({ orderId, rating: 4 });

    const again = await refusalOfCall(app().orders.reviewJob({ orderId, rating: 1 }));

    expect(unknown).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { attributes: 'Not in the list: handsome' } },
    });
    expect(late.code).toBe('REVIEW_WINDOW_CLOSED');
    expect(retried.order.reviewByCustomer?.rating).toBe(4);
    expect(again.code).toBe('ALREADY_REVIEWED');
  });

  test('is for managers and participants', async () => {
    const { orderId, company } = await scene({ order: 'complete' });
    const member = callerOf('InternalUser', { companyId: company.id });

    const refused = await refusalOfCall(ordersAs(member).reviewJob({ orderId, rating: 5 }));

    expect(refused.code).toBe('FORBIDDEN');
  });
});

test('a job cannot be rated before it is complete', async () => {
  const { orderId, app } = await scene({ order: 'scheduled' });

  const refused = await refusalOfCall(app().orders.reviewJob({ orderId, rating: 5 }));

  expect(refused).toMatchObject({ code: 'INVALID_TRANSITION', details: { status: 'scheduled' } });
});

describe('reporting an issue', () => {
  test('is shown to ops but not to the technician', async () => {
    const { orderId, app, tech } = await scene({ order: 'scheduled' });
    const { order } = await app().orders.reportIssue({
      id: orderId,
      issue: 'late_arrival',
      description: 'Came at noon',
    });

    const job = await tech().jobs.byId({ id: orderId });
    expect(order.ordersUpdates.at(-1)).toMatchObject({
      updateTypeName: 'issue_reported',
      data: { issue: 'late_arrival', description: 'Came at noon' },
    });
    expect(job).toMatchObject({ order: { version: order.version } });
    expect(JSON.stringify(job)).not.toMatch(/issue_reported|Came at noon/);
  });

  test('requires words with “other”, and a booked technician', async () => {
    const { orderId, app, anotherOrder } = await scene({ order: 'scheduled' });
    const open = await anotherOrder('open');
    const manager = app().orders;

    const wordless = await refusalOfCall(manager.reportIssue({ id: orderId, issue: 'other' }));
    const early = await refusalOfCall(manager.reportIssue({ id: open, issue: 'no_show' }));

    expect(wordless).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { description: 'Please describe the issue' } },
    });
    expect(early).toMatchObject({ code: 'INVALID_TRANSITION', details: { status: 'open' } });
  });
});

test('every category has attributes for good and for bad ratings, never mixed', async () => {
  const { app } = await scene();

  const attributes = await app().orders.getRatingAttributes();

  for (const category of ratingCategories) {
    const ranges = attributes
      .filter((one) => one.category === category)
      .map((one) => [one.minRating, one.maxRating]);
    expect(ranges).toContainEqual([4, 5]);
    expect(ranges).toContainEqual([1, 3]);
  }
  expect(new Set(attributes.map(({ id }) => id)).size).toBe(attributes.length);
  expect(new Set(attributes.map(({ name }) => name)).size).toBe(attributes.length);
});

test('an external participant can report and rate, but not see the costs', async () => {
  const { orderId, company, tech, anotherOrder } = await scene({ order: 'scheduled' });
  const { id: accountId } = await savedAccount({ companyId: company.id, roleId: 'ExternalUser' });
  const participant = ordersAs(callerOf('ExternalUser', { companyId: company.id, accountId }));
  const own = await anotherOrder('scheduled', {
    when: { ...tuesdayAtEight, serviceTime: '13:00:00' },
    edits: { customerIds: [accountId] },
  });

  const { order } = await participant.reportIssue({ id: own, issue: 'no_show' });
  await tech().jobs.complete({ id: own, hours: 2, notes: 'Replaced the sensor' });
  const rated = await participant.reviewJob({ orderId: own, rating: 4 });

  expect(order).toMatchObject({
    fees: null,
    technician: { account: { fullName: 'Tess Moreno', phone: null } },
  });
  expect(rated.order.reviewByCustomer).toMatchObject({ rating: 4, reviewer: { id: accountId } });
  expect(await participant.getTechnicianEstimatedFees({ id: own })).toBeNull();
  expect((await refusalOfCall(participant.reportIssue({ id: orderId, issue: 'no_show' }))).code).toBe(
    'NOT_FOUND',
  );
});
