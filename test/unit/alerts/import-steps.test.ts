import { GeocodeCommand } from '@aws-sdk/client-geo-places';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { equipmentAlertsRouter } from '#functions/alert-import/equipment-alerts.router.ts';
import { cancelRun } from '#functions/alert-import/runs/end-run.ts';
import { getRun } from '#functions/alert-import/runs/runs.store.ts';
import { handler as assessFaults } from '#functions/alert-import/steps/assess-faults.ts';
import { handler as identifyMachine } from '#functions/alert-import/steps/identify-machine.ts';
import type { ImportStart } from '#functions/alert-import/steps/import-steps.ts';
import { handler as locateMachine } from '#functions/alert-import/steps/locate-machine.ts';
import { handler as readMessage } from '#functions/alert-import/steps/read-message.ts';
import { handler as saveAlert } from '#functions/alert-import/steps/save-alert.ts';
import { AppError } from '#functions/platform/errors.ts';
import { queryRows } from '#functions/platform/table.ts';
import { callerFactory, router } from '#functions/platform/trpc.ts';
import { savedCompany } from '../../support/accounts.ts';
import { examples } from '../../support/alert-truth.ts';
import { callContext, fleetManager } from '../../support/callers.ts';
import { runOf, savedPaste } from '../../support/runs.ts';
import { standInForMinot } from '../../support/stand-ins.ts';
import { withDatabase } from '../../support/with-database.ts';

const bucket = mockClient(S3Client);
let places: ReturnType<typeof standInForMinot>;

withDatabase();
beforeAll(() => {
  process.env.UPLOADS_BUCKET = 'uploads';
});
beforeEach(() => {
  bucket.reset();
  places = standInForMinot();
});

describe('An alert going through the steps', () => {
  it('becomes a saved alert of a known machine at a known place', async () => {
    const run = await begin('com_one', exampleText('001'));

    const [done] = await goThrough(run);

    expect(done?.machine?.equipment).toMatchObject({
      brand: 'Caterpillar',
      model: '330',
      serialNumber: 'WCH10652',
      unitNumber: 'TRENCH-3',
      hours: 2077,
    });
    expect(done?.place).toMatchObject({
      timeZone: 'America/Chicago',
      address: { address1: '27 Depot Road', city: 'Minot', county: 'Ward', lat: 48.23 },
    });
    expect(done?.assessment).toMatchObject({ flow: 'order', priority: 'medium', outcome: 'ok' });
    expect(done?.assessment.faultCodes[0]).toMatchObject({
      fault: 'E0363(2)',
      lastTriggeredAt: '2026-06-08T11:22:00.000Z',
    });
    expect(done?.filed).toMatchObject({ attached: false, isNewOrder: true });
    expect(await alertOf('com_one', done?.alert.id)).toMatchObject({
      outcome: 'ok',
      orderId: done?.filed?.orderId,
    });
    await expect(alertOf('com_other', done?.alert.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('reports its run’s progress in words for the person', async () => {
    const run = await begin('com_progress', exampleText('001'));

    await readMessage(run);
    const reading = await progressOf(run);
    await goThrough(run);
    const saving = await progressOf(run);

    expect(reading).toMatchObject({ progressMessage: 'Reading the alert' });
    expect(saving).toMatchObject({ progressMessage: 'Saving the alert' });
    expect(saving?.progress).toBeGreaterThan(reading?.progress ?? 1);
  });

  it('from a digest is one alert per machine', async () => {
    const done = await goThrough(await begin('com_digest', exampleText('007')));

    expect(done.map(({ machine }) => machine?.equipment.unitNumber)).toEqual(['C-101', 'C-102']);
    expect(done.map(({ place }) => place?.timeZone)).toEqual(['Europe/Oslo', 'Europe/Oslo']);
    expect(new Set(done.map(({ alert }) => alert.id)).size).toBe(2);
  });

  it('sent twice is the same alert', async () => {
    const [first] = await goThrough(await begin('com_twice', exampleText('001')));
    const [second] = await goThrough(
      await begin('com_twice', `Please look at this.\n\n${exampleText('001')}`),
    );

    expect(second?.alert.id).toBe(first?.alert.id);
    expect(second?.machine?.equipment.id).toBe(first?.machine?.equipment.id);
  });

  it('sent by many at the same moment is one alert of one machine', async () => {
    const runs = await Promise.all(Array.from({ length: 6 }, () => begin('com_race', exampleText('003'))));

    const done = (await Promise.all(runs.map((run) => goThrough(run)))).flat();

    expect(new Set(done.map(({ alert }) => alert.id)).size).toBe(1);
    expect(new Set(done.map(({ machine }) => machine?.equipment.id)).size).toBe(1);
    expect(new Set(done.map(({ filed }) => filed?.orderId)).size).toBe(1);
    expect(done.filter(({ filed }) => filed?.isNewOrder)).toHaveLength(1);
  });

  it('that was refused is read again when it comes with what was missing', async () => {
    const [refused] = await goThrough(await begin('com_anew', exampleText('003').replace(/lat .*/, '')));
    const [again] = await goThrough(await begin('com_anew', exampleText('003')));

    expect(refused?.assessment.outcome).toBe('missing_location');
    expect(again?.assessment.outcome).toBe('ok');
    expect(again?.alert.id).not.toBe(refused?.alert.id);
  });

  it('of another company is another alert', async () => {
    const [ours] = await goThrough(await begin('com_ours', exampleText('003')));
    const [theirs] = await goThrough(await begin('com_theirs', exampleText('003')));

    expect(theirs?.alert.id).not.toBe(ours?.alert.id);
  });

  it('whose steps run twice ends the same way', async () => {
    const run = await begin('com_again', exampleText('003'));

    const [first] = await goThrough(run);
    const [second] = await goThrough(run);

    expect({ ...second, position: 0 }).toEqual({ ...first, position: 0 });
  });

  it('is not saved once its run was cancelled', async () => {
    const run = await begin('com_cancelled', exampleText('003'));
    const [machine] = (await readMessage(run)).machines;
    await cancel(run);

    await expect(step(run, machine)).rejects.toMatchObject({ code: 'RUN_FINISHED' });

    expect((await rowsOf('com_cancelled')).map(({ kind }) => kind)).toEqual(['company']);
  });

  it('takes the higher of the stated and the assessed severity', async () => {
    const text = exampleText('006').replace('"MEDIUM"', '"low"').replace('FMI 15', 'FMI 0');

    const [done] = await goThrough(await begin('com_higher', text));

    expect(done?.reading.outcome).toBe('low_priority');
    expect(done?.assessment).toMatchObject({ flow: 'order', priority: 'critical' });
  });

  it('waits for a person if every fault is low', async () => {
    const [done] = await goThrough(await begin('com_low', exampleText('011')));

    expect(done?.assessment).toMatchObject({ flow: 'low_priority', priority: 'low', message: null });
  });

  it('without a location that can be found is refused, saying what is needed', async () => {
    places.on(GeocodeCommand).resolves({ ResultItems: [] });

    const [done] = await goThrough(await begin('com_nowhere', exampleText('001')));

    expect(done?.assessment).toMatchObject({ flow: 'refused', outcome: 'missing_location' });
    expect(done?.assessment.message).toMatch(
      /^A Fault Code, Equipment Brand and Model, and Location are needed/,
    );
  });

  it.each(['010', '012'])(
    'that is refused (example %s) adds no machine and looks up no place',
    async (id) => {
      const [done] = await goThrough(await begin(`com_refused_${id}`, exampleText(id)));

      expect(done).toMatchObject({ machine: null, place: null, assessment: { flow: 'refused' } });
      expect((await rowsOf(`com_refused_${id}`)).filter(({ kind }) => kind === 'equipment')).toEqual([]);
      expect(places.calls()).toEqual([]);
    },
  );

  it('is retried while a service is busy, without an answer to its sender', async () => {
    places.on(GeocodeCommand).rejects(new AppError('UNAVAILABLE', 'The service is busy.'));
    const run = await begin('com_busy', exampleText('001'));
    const [machine] = (await readMessage(run)).machines;

    const failure = await locateMachine({ ...run, position: 0, of: 1, reading: machine }).catch(
      (error: unknown) => error,
    );

    expect(failure).toMatchObject({ name: 'Error', message: 'The service is busy.' });
  });
});

let count = 0;

async function begin(companyId: string, text: string): Promise<ImportStart> {
  count += 1;
  const runId = `run_${companyId}_${count}`;
  await savedCompany({ id: companyId });
  const run = await savedPaste(companyId, runId);
  bucket.on(GetObjectCommand, { Key: run.object.key }).callsFake(() => ({
    Body: { transformToByteArray: async () => new TextEncoder().encode(text) },
  }));
  return run;
}

/** Runs the steps of alert-import up to the saved alert. */
async function goThrough(run: ImportStart) {
  const { machines } = await readMessage(run);
  const done = [];
  for (const [position, reading] of machines.entries())
    done.push(await step(run, reading, position, machines.length));
  return done;
}

async function step(run: ImportStart, reading: unknown, position = 0, of = 1) {
  const given = {
    ...run,
    position,
    of,
    reading: reading as Awaited<ReturnType<typeof readMessage>>['machines'][number],
  };
  const identified = { ...given, ...(await identifyMachine(given)) };
  const located = { ...identified, ...(await locateMachine(identified)) };
  const assessed = { ...located, ...(await assessFaults(located)) };
  return { ...assessed, ...(await saveAlert(assessed)) };
}

async function cancel(run: ImportStart) {
  return cancelRun(await runOf(run.runId));
}

function progressOf(run: ImportStart) {
  return getRun(run.runId, { consistent: true });
}

async function rowsOf(companyId: string) {
  const { rows } = await queryRows({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `COMPANY#${companyId}` },
  });
  return rows;
}

function alertOf(companyId: string, id = '') {
  const surface = router({ customers: router({ equipmentAlerts: equipmentAlertsRouter }) });
  return callerFactory(surface)(
    callContext(fleetManager({ companyId })),
  ).customers.equipmentAlerts.byTelematicsAlertId({ id });
}

/** Examples are pasted, even those that came by mail. */
function exampleText(id: string): string {
  return examples.find((example) => example.id === id)?.message.toString() ?? '';
}
