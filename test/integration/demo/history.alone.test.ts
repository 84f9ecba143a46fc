import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { customer, technician } from '#demo/doors.ts';
import { storedAccount } from '#functions/accounts/account-rows.ts';
import { storedRun } from '#functions/alert-import/runs/runs.store.ts';
import { storedAlert } from '#functions/alerts/alerts.store.ts';
import { faultHistory } from '#functions/alerts/assessment/fault-history.rules.ts';
import { readPastedAlert } from '#functions/alerts/reading/reader.ts';
import { isSameModel } from '#functions/equipment/machine-names.rules.ts';
import { storedCard } from '#functions/orders/lists/card.rules.ts';
import { listedRow } from '#functions/orders/lists/index-rows.ts';
import { readOrderRows } from '#functions/orders/store/order-rows.ts';
import { searchWave } from '#functions/orders/store/search-waves.ts';
import { batchWrite, type Key } from '#functions/platform/table.ts';
import { jobAlert, jobOffer } from '#functions/technicians/job-rows.ts';
import { firstRows } from '#functions/technicians/near/index-technician.ts';
import { technicianReview } from '#functions/technicians/reviews/review-rows.ts';
import { candidate } from '#functions/technicians/technician-rows.ts';
import { demoCompany } from '#local/demo/people.ts';
import { demoRows } from '#local/demo/rows.ts';
import { technicianRows } from '#local/demo/technician-rows.ts';
import { company } from '#schema/accounts/account.ts';
import type { Reading } from '#schema/alerts/alerts.ts';
import { entityId, orderId } from '#schema/ids.ts';
import { orderEquipment } from '#schema/orders/order.ts';
import { localDay } from '#schema/places/jobsite-clock.ts';
import { placedJobsite } from '#schema/places/jobsites.ts';
import { technicianProfile } from '#schema/technicians/technician.ts';
import { startDatabase, type TestDatabase } from '../../support/database.ts';
import { setFunctionEnvironment } from '../../support/deliveries.ts';
import { type FaultyServices, faultyServices } from '../../support/injected-faults.ts';
import { serviceStandIns } from '../../support/service-stand-ins.ts';
import { type Rows, snapshotOf, type TableSnapshot } from '../../support/table-snapshot.ts';

/** A Wednesday, 9:45 a.m. in Missouri. */
const now = new Date('2026-11-18T15:45:00.000Z');
const [complete, scheduled, pending, next] = [
  ['10001', '10002', '10003'],
  '10004',
  ['10005', '10006'],
  '10007',
];

let database: TestDatabase;
let services: FaultyServices;
let snapshot: TableSnapshot;
let rows: Rows;
let told: readonly string[];
let tell: typeof import('#demo/write-history.ts').handler;
let answer: Awaited<ReturnType<typeof tell>>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  database = await startDatabase({ streamed: false });
  setFunctionEnvironment();
  services = faultyServices(serviceStandIns());
  ({ handler: tell } = await import('#demo/write-history.ts'));
  const people = [...demoRows(now), ...technicianRows(now).filter(isNear)].map(
    (row) => row as Record<string, unknown> & Key,
  );
  await batchWrite({ put: people, remove: [] });
  snapshot = await snapshotOf(database);
  answer = await tell({ companyId: demoCompany.id, now: now.toISOString() });
  ({ written: rows } = await snapshot.changes());
  told = [...services.told];
});

afterAll(async () => {
  vi.useRealTimers();
  services.stop();
  await database.stop();
});

/** Leaves out the thousands of rows of technicians in other states, who are never involved. */
function isNear(row: Record<string, unknown>): boolean {
  const [, number] = /\bacc_t(\d+)/.exec(JSON.stringify(row)) ?? [];
  return number === undefined || (number >= '064' && number <= '072');
}

const ofKind = (kind: string) => [...rows.values()].filter((row) => row.kind === kind);
const rowOf = (pk: string, sk: string) => rows.get(`${pk} ${sk}`) ?? snapshot.before.get(`${pk} ${sk}`);

describe('the demo’s history', () => {
  it('fills each tab with orders from the last ten days, in order', async () => {
    const { customers } = await customer('acc_dana');
    const listed = async (status: 'needsService' | 'scheduled' | 'complete') =>
      (await customers.orders.all({ status })).data;

    const tabs = await Promise.all([listed('needsService'), listed('scheduled'), listed('complete')]);

    expect(tabs.map((cards) => cards.map(({ id }) => id))).toEqual([
      [next, ...pending.toReversed()],
      [scheduled],
      complete.toReversed(),
    ]);
    const times = tabs
      .flat()
      .sort((one, other) => Number(one.id) - Number(other.id))
      .map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
    for (const time of times) expect(now.getTime() - Date.parse(time)).toBeLessThan(10 * 24 * 3_600_000);
    expect(tabs[2]?.every(({ reviewed }) => reviewed)).toBe(true);
  });

  it('can be searched by unit and serial number, jobsite and model', async () => {
    const { customers } = await customer('acc_marcus');
    const found = async (status: 'scheduled' | 'complete' | 'needsService', search: string) =>
      (await customers.orders.all({ status, search })).data.map(({ id }) => id);

    expect(await found('scheduled', 'AT-05')).toEqual([scheduled]);
    expect(await found('complete', 'YBN104')).toEqual(['10001']);
    expect(await found('complete', 'quarry')).toEqual(['10003']);
    expect(await found('needsService', 'bobcat t76')).toEqual(['10006']);
  });

  it('appears in the technicians’ lists of jobs', async () => {
    const [josh, sam] = await Promise.all([technician('acc_t066'), technician('acc_sam')]);

    const [joshs, sams] = await Promise.all([josh.technicians.jobs.mine(), sam.technicians.jobs.mine()]);

    expect(joshs.booked).toMatchObject([
      { id: scheduled, serviceDate: '2026-11-19', serviceTime: '08:00:00', timeZone: 'America/Chicago' },
    ]);
    expect(sams.finished).toMatchObject([{ id: '10001', rating: 5 }]);
  });

  it('counts for the technicians, whose reviews can be read', () => {
    const before = technicianProfile.parse(snapshot.before.get('TECHNICIAN#acc_sam PROFILE')).standing;

    const { standing } = technicianProfile.parse(rowOf('TECHNICIAN#acc_sam', 'PROFILE'));

    expect(standing).toMatchObject({
      jobsCompleted: before.jobsCompleted + 1,
      reviews: before.reviews + 1,
      ratingSum: before.ratingSum + 5,
      alertsAnswered: before.alertsAnswered + 1,
    });
    expect(ofKind('technician-review').map(({ technicianId, rating }) => [technicianId, rating])).toEqual([
      ['acc_sam', 5],
      ['acc_t065', 5],
      ['acc_ruth', 4],
    ]);
  });

  it('is reflected in the search’s candidates', () => {
    const changed = ofKind('candidate').map((row) => candidate.parse(row));

    expect(changed.length).toBeGreaterThan(3);
    for (const row of changed.flatMap((each) => firstRows(each).rows))
      expect(rowOf(row.pk, row.sk)).toEqual({
        ...row,
        ...(row.kind === 'filed-technician' && { version: 2 }),
      });
  });

  it('causes no messages, events or searches', () => {
    expect(ofKind('event')).toEqual([]);
    expect(told.filter((each) => !/^(s3|schedule) /.test(each))).toEqual([]);
  });

  it('has timers only for what is to come', () => {
    const schedules = told.filter((each) => each.startsWith('schedule ')).map((each) => each.split(' ')[1]);

    expect(schedules).toEqual([
      '10004-service-start-2026-11-19-080000',
      '10004-service-status-2026-11-19-080000',
      '10004-service-update-2026-11-19-080000-0000',
      '10004-reschedule-prompt-2026-11-19-080000',
      '10004-nobody-there-2026-11-19-080000',
    ]);
  });

  it('leaves nothing unread', async () => {
    const { auth } = await customer('acc_dana');

    expect(await auth.getUnreads()).toEqual([]);
  });

  it('has alerts that match what the reader makes of them, about catalogue machines', async () => {
    const alerts = ofKind('alert').map((row) => storedAlert.parse(row));

    const read = await Promise.all(alerts.map(({ runId }) => readPastedAlert(textOf(runId))));

    expect(alerts).toHaveLength(6);
    for (const [place, { reading, machine }] of alerts.entries()) {
      expect(read[place]?.readings.map(withoutSureness)).toEqual([withoutSureness(reading)]);
      const { brand, model } = reading;
      const named = { brand: brand?.value ?? '', model: model?.value ?? '', modelId: null };
      expect(machine && isSameModel(machine.equipment, named)).toBe(true);
    }
  });

  it('consists of rows that the product can read', () => {
    const orders = [...complete, scheduled, ...pending, next].map((id) =>
      readOrderRows(
        id,
        [...rows.values()].filter(({ pk }) => pk === `ORDER#${id}`),
      ),
    );
    const others = [...rows.values()].filter(({ pk }) => !String(pk).startsWith('ORDER#'));

    expect(orders.map((whole) => whole?.order.status)).toEqual([
      ...['complete', 'complete', 'complete'],
      'scheduled',
      ...['pending', 'pending', 'pending'],
    ]);
    expect([...new Set(others.map(({ kind }) => String(kind)))].sort()).toEqual(Object.keys(schemas).sort());
    for (const row of others) schemas[row.kind as keyof typeof schemas].parse(row);
  });

  it('returns what comes next', () => {
    expect(answer.next).toMatchObject({ id: next, by: 'acc_dana' });
    expect(answer.booked.order).toMatchObject({
      id: scheduled,
      technicianId: 'acc_t066',
      status: 'scheduled',
    });
  });
});

describe('a history that ends', () => {
  it.each([
    ['a few minutes after midnight, in the week in which clocks go on', '2026-03-10T05:04:00.000Z'],
    ['at the end of the day on which clocks went back', '2026-11-02T05:58:00.000Z'],
  ])('%s is in chronological order', async (_, end) => {
    await snapshot.restore();
    vi.setSystemTime(new Date(end));

    const { booked } = await tell({ companyId: demoCompany.id, now: end });

    const { customers } = await customer('acc_dana');
    const tabs = (['needsService', 'scheduled', 'complete'] as const).map((status) =>
      customers.orders.all({ status }),
    );
    const cards = (await Promise.all(tabs)).flatMap(({ data }) => data);
    const times = cards
      .toSorted((one, other) => Number(one.id) - Number(other.id))
      .map((card) => card.createdAt);
    expect(cards).toHaveLength(7);
    expect(times).toEqual(times.toSorted());
    expect(times.at(-1)).toBe(new Date(Date.parse(end) - 20 * 60_000).toISOString());
    expect(booked.order).toMatchObject({ serviceDate: dayAfter(end), serviceTime: '08:00:00' });
  });
});

const keyed = z.object({ pk: z.string(), sk: z.string() });
/** Schemas for every kind of row outside the orders' own partitions. */
const schemas = {
  account: storedAccount,
  alert: storedAlert,
  'alert-print': keyed.extend({ alertId: entityId }),
  'answered-alert': keyed,
  candidate,
  company,
  considered: keyed,
  'counted-event': keyed,
  counter: keyed.extend({ last: z.literal(Number(next)) }),
  equipment: orderEquipment,
  'faults-seen': faultHistory,
  'filed-technician': keyed,
  'job-alert': jobAlert,
  jobsite: placedJobsite,
  listed: keyed.extend({ card: storedCard }),
  near: keyed,
  'open-order': keyed.extend({
    orderIds: z.set(orderId).optional(),
    lastJobsite: z.object({ name: z.string().nullable(), lat: z.number(), long: z.number() }).optional(),
  }),
  'order-listed': listedRow,
  'own-offer': jobOffer,
  // Rate limits of chat messages, long over.
  rate: keyed.extend({ counted: z.number() }),
  run: storedRun,
  'search-wave': searchWave,
  'seen-order': keyed.extend({ orderId }),
  slot: keyed.extend({ orderId }),
  technician: technicianProfile,
  'technician-review': technicianReview,
  unique: keyed,
};

/** The stored text of a message. */
function textOf(runId: string): string {
  const key = `alerts/${demoCompany.id}/${runId}.txt`;
  return told.find((each) => each.startsWith(`s3 ${key} `))?.slice(`s3 ${key} `.length) ?? '';
}

/** Confidence depends on the wording. */
function withoutSureness(reading: Reading): unknown {
  return JSON.parse(
    JSON.stringify(reading, (name, value: unknown) => (name === 'confidence' ? undefined : value)),
  );
}

/** Tomorrow at the jobsites, regardless of the day in UTC. */
function dayAfter(instant: string): string {
  return localDay(new Date(Date.parse(instant) + 24 * 3_600_000), 'America/Chicago');
}
