import type { SQSRecord } from 'aws-lambda';
import { beforeEach, describe, expect, test } from 'vitest';
import { handler as updateTechnicianStats } from '#functions/jobs/update-technician-stats.ts';
import type { OrderCommand } from '#functions/orders/lifecycle/order-commands.ts';
import { getRow, queryRows } from '#functions/platform/table.ts';
import { readTechnician, type TechnicianOnFile } from '#functions/technicians/read-technician.ts';
import { candidateKey } from '#functions/technicians/technician-rows.ts';
import { getCandidate, putTechnician } from '#functions/technicians/technicians.store.ts';
import { idSortKey } from '#schema/ids.ts';
import { savedCompany } from '../../support/accounts.ts';
import { actorOf, monday, noCreditLimit, offerOf, situationOf, technicianOf } from '../../support/orders.ts';
import { batchOf } from '../../support/queue-batches.ts';
import { commanded, savedOrder, savedPendingOrder } from '../../support/stored-orders.ts';
import { noStanding, savedTechnician } from '../../support/technicians.ts';
import { withDatabase } from '../../support/with-database.ts';

let technician: TechnicianOnFile;

withDatabase();
beforeEach(async () => {
  technician = await savedTechnician();
});

describe('a technician’s stats', () => {
  test('follow a job from the alert to the review', async () => {
    const { events } = await jobWithReview(5);

    expect(await updateTechnicianStats(batchOf(...Object.values(events)))).toEqual({ batchItemFailures: [] });

    const expected = {
      ...noStanding,
      alertsAnswered: 1,
      minutesToAnswer: 4.5,
      jobsCompleted: 1,
      jobsWithPhotos: 1,
      jobsByBrand: { johndeere: 1 },
      jobsByProduct: { excavator: 1 },
      reviews: 1,
      recommending: 1,
      ratingSum: 5,
      aboveAndBeyond: 1,
      attributeCounts: { att_quality: 1 },
    };
    expect(await standing()).toEqual(expected);
    expect(await candidateStanding()).toEqual({
      jobsCompleted: 1,
      jobsByBrand: { johndeere: 1 },
      jobsByProduct: { excavator: 1 },
      reviews: 1,
      ratingSum: 5,
      alertsAnswered: 1,
      minutesToAnswer: 4.5,
    });
  });

  test('are the same for events that come twice, late, at once or out of order', async () => {
    const {
      events: { answered, answeredAgain, completed, reviewed },
    } = await jobWithReview(4);

    await updateTechnicianStats(batchOf(reviewed, completed, reviewed));
    await Promise.all([
      updateTechnicianStats(batchOf(answeredAgain)),
      updateTechnicianStats(batchOf(answered)),
      updateTechnicianStats(batchOf(completed)),
    ]);
    await updateTechnicianStats(batchOf(answered, answeredAgain, completed, reviewed));

    expect(await standing()).toMatchObject({
      alertsAnswered: 1,
      minutesToAnswer: 4.5,
      jobsCompleted: 1,
      reviews: 1,
      recommending: 1,
      ratingSum: 4,
      aboveAndBeyond: 0,
      jobsByBrand: { johndeere: 1 },
      attributeCounts: { att_quality: 1 },
    });
  });

  test('lose nothing when jobs are counted at once', async () => {
    const jobs = [
      await jobWithReview(5, '08:00:00'),
      await jobWithReview(3, '13:00:00'),
      await jobWithReview(1, '17:00:00'),
    ];
    const told = jobs.flatMap(({ events }) => Object.values(events));

    await untilCounted(told);

    expect(await standing()).toMatchObject({
      alertsAnswered: 3,
      jobsCompleted: 3,
      reviews: 3,
      recommending: 1,
      ratingSum: 9,
      jobsByProduct: { excavator: 3 },
      attributeCounts: { att_quality: 3 },
    });
    expect(await candidateStanding()).toMatchObject({ jobsCompleted: 3, ratingSum: 9 });
  });

  test('move along with the technician', async () => {
    const {
      events: { completed, reviewed },
    } = await jobWithReview(5);
    await updateTechnicianStats(batchOf(completed));
    const now = await current();
    const homebase = { ...now.profile.homebase, lat: 41.88, long: -87.63 };
    await putTechnician({ ...now, profile: { ...now.profile, homebase } }, now.profile);

    await updateTechnicianStats(batchOf(reviewed));

    expect(await candidateStanding()).toMatchObject({ jobsCompleted: 1, reviews: 1 });
    const { id: technicianId, homebase: left } = technician.profile;
    expect(await getCandidate({ technicianId, ...left })).toBeUndefined();
  });
});

describe('a review', () => {
  test('is stored with the technician', async () => {
    const {
      orderId,
      events: { reviewed },
    } = await jobWithReview(4);

    await updateTechnicianStats(batchOf(reviewed));

    const { order } = await savedOrder(orderId);
    expect(
      await getRow({ pk: `TECHNICIAN#${technician.profile.id}`, sk: `REVIEW#${idSortKey(orderId)}` }),
    ).toMatchObject({
      kind: 'technician-review',
      orderId,
      technicianId: technician.profile.id,
      companyId: order.companyId,
      ...order.review,
    });
  });
});

describe('the queue', () => {
  test('retries what it cannot read and counts the rest', async () => {
    const {
      events: { completed },
    } = await jobWithReview(5);
    const broken = { messageId: 'broken', body: '{' } as SQSRecord;

    const answer = await updateTechnicianStats({ Records: [broken, ...batchOf(completed).Records] });

    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'broken' }] });
    expect(await standing()).toMatchObject({ jobsCompleted: 1 });
  });

  test('skips a technician without a profile', async () => {
    technician = { ...technician, profile: { ...technician.profile, id: 'acc_unknown' } };
    const {
      events: { completed },
    } = await jobWithReview(5);

    expect(await updateTechnicianStats(batchOf(completed))).toEqual({ batchItemFailures: [] });
  });

  test('remembers each event for two months', async () => {
    const {
      events: { completed },
    } = await jobWithReview(5);

    await updateTechnicianStats(batchOf(completed));

    const { rows } = await queryRows({
      KeyConditionExpression: 'pk = :technician AND begins_with(sk, :counted)',
      ExpressionAttributeValues: {
        ':technician': `TECHNICIAN#${technician.profile.id}`,
        ':counted': 'COUNTED#',
      },
    });
    expect(rows.map(({ kind }) => kind)).toEqual(['counted-event']);
    expect(Number(rows[0]?.expiresAt) - Date.now() / 1000).toBeCloseTo(60 * 24 * 3600, -2);
  });
});

interface Told {
  readonly name: string;
  readonly detail: object;
}

/**
 * A job of the technician: alerted, offered twice (the first time after 4.5 minutes), booked, completed with a photo,
 * reviewed.
 */
async function jobWithReview(rating: number, serviceTime = '08:00:00') {
  const { id: companyId } = await savedCompany();
  const { order } = await savedPendingOrder(companyId);
  const { profile } = technician;
  const facts = technicianOf({ id: profile.id, companyId: profile.companyId, fullName: 'Tess Moreno' });
  const manager = actorOf('FleetManager', { companyId });
  const own = actorOf('TechnicianOwner', { accountId: profile.id, companyId: profile.companyId });
  const give = async (
    command: OrderCommand,
    actor: typeof manager | 'system',
    minutes: number,
  ): Promise<Told> => {
    const { order: after } = await commanded(order.id, command, situationOf(actor, minutesAfter(minutes)));
    const event = await getRow({ pk: `EVENT#evt_${order.id}_${after.version}`, sk: 'EVENT' });
    return { name: String(event?.name), detail: event?.detail as object };
  };

  await give({ name: 'approvePendingOrder', edits: { issue: 'Derates' }, credit: noCreditLimit }, manager, 0);
  await give(
    {
      name: 'alertTechnicians',
      matchingRound: 1,
      wave: 1,
      radiusMiles: 60,
      technicians: [{ ...facts, miles: 12, score: 50 }],
    },
    'system',
    1,
  );
  const offering = offerOf(facts, { serviceDate: '2026-03-04', serviceTime });
  const answered = await give(offering, own, 5.5);
  const answeredAgain = await give(offering, own, 20);
  const [offer] = (await savedOrder(order.id)).offers;
  await give({ name: 'assignTechnician', offerId: offer?.id ?? '', technician: facts }, manager, 25);
  const photo = { uri: `orders/${order.id}/upl_1/photo.jpg`, type: 'image' as const };
  const completed = await give({ name: 'complete', hours: 4212, message: null, files: [photo] }, own, 60);
  const attributes = [{ id: 'att_quality', minRating: 1, maxRating: 5 }];
  const reviewed = await give(
    { name: 'reviewJob', rating, description: 'Quick', attributes, visible: true },
    manager,
    90,
  );
  return { orderId: order.id, events: { answered, answeredAgain, completed, reviewed } };
}

/** Each event in its own batch, all at once; failed ones are retried as a queue would. */
async function untilCounted(events: readonly Told[]): Promise<void> {
  let waiting = events;
  while (waiting.length > 0) {
    const answers = await Promise.all(waiting.map((event) => updateTechnicianStats(batchOf(event))));
    waiting = waiting.filter((_, index) => (answers[index]?.batchItemFailures.length ?? 0) > 0);
  }
}

async function current(): Promise<TechnicianOnFile> {
  const found = await readTechnician(technician.profile.id, { consistent: true });
  if (found === undefined) throw new Error('The technician is gone.');
  return found;
}

async function standing() {
  return (await current()).profile.standing;
}

async function candidateStanding() {
  const { profile } = await current();
  const row = await getRow(candidateKey({ technicianId: profile.id, ...profile.homebase }), {
    consistent: true,
  });
  return row?.standing;
}

function minutesAfter(minutes: number): Date {
  return new Date(monday.getTime() + minutes * 60_000);
}
