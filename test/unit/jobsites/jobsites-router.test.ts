import { beforeAll, describe, expect, it } from 'vitest';
import { jobsitesRouter } from '#functions/jobsites/jobsites.router.ts';
import { jobsiteNear } from '#functions/jobsites/jobsites.store.ts';
import { putRow } from '#functions/platform/table.ts';
import { callerFactory, router } from '#functions/platform/trpc.ts';
import { callContext, fleetManager } from '#test/support/callers.ts';
import { bareJobsite, inMinot } from '#test/support/places.ts';
import { withDatabase } from '#test/support/with-database.ts';

const northPit = { lat: 48.23, long: -101.29 };
/** 30 m and 90 m farther north. */
const beside = { lat: 48.23027, long: -101.29 };
const across = { lat: 48.23081, long: -101.29 };

withDatabase();
beforeAll(async () => {
  await putRow({
    pk: 'COMPANY#com_fleet',
    sk: 'JOBSITE_NAME#north pit',
    kind: 'unique',
    jobsiteId: 'job_north',
    ...northPit,
  });
  await putRow({
    pk: 'COMPANY#com_fleet',
    sk: 'JOBSITE#job_north',
    kind: 'jobsite',
    ...bareJobsite('job_north', 'North Pit'),
    address: inMinot(northPit),
  });
  await putRow({
    pk: 'COMPANY#com_fleet',
    sk: 'JOBSITE#job_across',
    kind: 'jobsite',
    ...bareJobsite('job_across', 'Across'),
    address: inMinot(across),
  });
});

describe('A jobsite name', () => {
  it('is taken at another place, however it is written', async () => {
    expect(await exists({ name: ' north  PIT ', address: inMinot(across) })).toBe(true);
    expect(await exists({ name: 'North Pit' })).toBe(true);
  });

  it('is free for its own jobsite and place, and if it is new or blank', async () => {
    expect(await exists({ name: 'North Pit', jobsiteId: 'job_north' })).toBe(false);
    expect(await exists({ name: 'North Pit', address: inMinot(beside) })).toBe(false);
    expect(await exists({ name: 'South Pit' })).toBe(false);
    expect(await exists({ name: ' ' })).toBe(false);
  });

  it('can be used by another company', async () => {
    expect(await exists({ name: 'North Pit' }, 'com_other')).toBe(false);
  });
});

describe('The jobsite near a machine', () => {
  it('is the nearest within the distance', async () => {
    expect(await jobsiteNear('com_fleet', beside, 50)).toMatchObject({ id: 'job_north', name: 'North Pit' });
    expect(await jobsiteNear('com_fleet', across, 50)).toMatchObject({ id: 'job_across' });
  });

  it('is missing if it is farther away or another company’s', async () => {
    expect(await jobsiteNear('com_fleet', { lat: 48.24, long: -101.29 }, 50)).toBeUndefined();
    expect(await jobsiteNear('com_other', northPit, 50)).toBeUndefined();
  });
});

function exists(
  input: { name: string; jobsiteId?: string; address?: ReturnType<typeof inMinot> },
  companyId = 'com_fleet',
) {
  const surface = router({ customers: router({ jobsites: jobsitesRouter }) });
  return callerFactory(surface)(
    callContext(fleetManager({ companyId })),
  ).customers.jobsites.jobsiteNameExists(input);
}
