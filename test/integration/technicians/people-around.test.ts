import { beforeAll, expect, test } from 'vitest';
import { crowdAround, peopleAround } from '#functions/technicians/near/people-around.ts';
import { savedCandidates } from '../../support/candidates.ts';
import { subjectOf } from '../../support/orders.ts';
import { withDatabase } from '../../support/with-database.ts';

const { address } = subjectOf();

withDatabase();
beforeAll(async () => {
  await savedCandidates(20, 5);
  await savedCandidates(3, 300);
});

test('everyone in the crowd is read, and the answer covers the whole radius', async () => {
  const crowd = await crowdAround(address, 660);

  const { people, withinMiles } = await peopleAround(address, 660, crowd);

  expect({ people: people.length, withinMiles }).toEqual({ people: 23, withinMiles: 660 });
});

test('a crowd lists squares within the radius, nearest first', async () => {
  const [near, ...far] = await crowdAround(address, 660);

  expect(near?.count).toBe(20);
  expect(far.map(({ count }) => count)).toEqual([3]);
  expect(await crowdAround(address, 200)).toEqual([near]);
});

test('a full crowd claims nothing about the area behind it', async () => {
  const [near, far] = await crowdAround(address, 660);
  const full = near && far ? Array.from({ length: 200 }, (_, place) => (place === 0 ? near : far)) : [];

  const { people, withinMiles } = await peopleAround(address, 660, full);

  expect(people).toHaveLength(20);
  expect(withinMiles).toBeGreaterThan(200);
  expect(withinMiles).toBeLessThan(300);
});
