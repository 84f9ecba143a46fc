import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SFNClient, StartExecutionCommand, StopExecutionCommand } from '@aws-sdk/client-sfn';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asyncRunsRouter } from '#functions/alert-import/async-runs.router.ts';
import { equipmentAlertsRouter } from '#functions/alert-import/equipment-alerts.router.ts';
import { handler as endLostRun } from '#functions/alert-import/runs/end-lost-run.ts';
import { handler as failImport } from '#functions/alert-import/steps/fail-import.ts';
import { handler as finishImport } from '#functions/alert-import/steps/finish-import.ts';
import { reportStep } from '#functions/alert-import/steps/run-progress.ts';
import { callerFactory, router } from '#functions/platform/trpc.ts';
import type { AlertOutcome } from '#schema/alerts/alerts.ts';
import { type ContextOptions, callContext, fleetManager } from '#test/support/callers.ts';
import { withDatabase } from '#test/support/with-database.ts';

const workflows = mockClient(SFNClient);
const bucket = mockClient(S3Client);

withDatabase();
beforeAll(() => {
  process.env.UPLOADS_BUCKET = 'uploads';
  process.env.IMPORT_STATE_MACHINE_ARN = 'arn:aws:states:us-east-1:000000000000:stateMachine:alert-import';
});
beforeEach(() => {
  workflows.reset();
  bucket.reset();
  workflows.on(StartExecutionCommand).resolves({});
  bucket.on(PutObjectCommand).resolves({});
});

describe('An import', () => {
  it('keeps the text as it came, and starts an execution named after the run', async () => {
    const { id } = await start('  E0363(2) on TRENCH-3  ');

    const [kept] = bucket.commandCalls(PutObjectCommand);
    const [started] = workflows.commandCalls(StartExecutionCommand);
    expect(kept?.args[0].input.Body).toBe('  E0363(2) on TRENCH-3  ');
    expect(started?.args[0].input.name).toBe(id);
    expect(JSON.parse(started?.args[0].input.input ?? '')).toMatchObject({
      runId: id,
      companyId: 'com_fleet',
    });
    expect(await calls().asyncRuns.byId({ id })).toMatchObject({
      status: 'running',
      progress: 0,
      error: null,
    });
  });

  it('of an empty text is refused', async () => {
    await expect(start(' \n ')).rejects.toThrow(/cannot be empty/);
  });

  it('answers a retry with the first run', async () => {
    const options = { idempotencyKey: 'submit-0123456789' };

    const first = await start('text', options);
    const again = await start('text', options);

    expect(again).toEqual(first);
    // It may be started once more, since the first try may not have got so far; its name makes that harmless.
    expect(startedAs()).toEqual(new Set([first.id]));
  });

  it('submitted several times at once is one run', async () => {
    const options = { idempotencyKey: 'submit-at-once-01234' };

    const runs = await Promise.all(Array.from({ length: 5 }, () => start('text', options)));

    const ids = new Set(runs.map(({ id }) => id));
    expect(ids.size).toBe(1);
    expect(startedAs()).toEqual(ids);
  });

  it('that cannot be started says so, and leaves no run that seems to go on', async () => {
    workflows.on(StartExecutionCommand).rejects(new Error('down'));

    await expect(start('text')).rejects.toMatchObject({
      message: 'Failed to start import. Please try again.',
    });
  });

  it('reports its progress, and is hidden from other companies', async () => {
    const { id } = await start('text');

    await reportStep({ runId: id, position: 0, of: 1 }, 'locate');

    const run = await calls().asyncRuns.byId({ id });
    expect(run.progressMessage).toBe('Finding the location');
    expect(run.progress).toBeCloseTo(0.36);
    await expect(calls(stranger).asyncRuns.byId({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('that was cancelled is no longer moved, finished or failed', async () => {
    const { id } = await start('text');
    await calls().asyncRuns.cancel({ id });

    await expect(reportStep({ runId: id, position: 0, of: 1 }, 'save')).rejects.toMatchObject({
      code: 'RUN_FINISHED',
    });
    await finishImport({ runId: id, companyId: 'com_fleet', results: [result('ok')] });
    await failImport({ runId: id, companyId: 'com_fleet', error: { Error: 'AppError', Cause: '{}' } });

    expect(await calls().asyncRuns.byId({ id })).toMatchObject({ status: 'cancelled', error: null });
    expect(workflows.commandCalls(StopExecutionCommand)).toHaveLength(1);
  });

  it('that has ended cannot be cancelled', async () => {
    const { id } = await start('text');
    await finishImport({ runId: id, companyId: 'com_fleet', results: [result('ok')] });

    await expect(calls().asyncRuns.cancel({ id })).rejects.toMatchObject({ cause: { code: 'RUN_FINISHED' } });
  });

  it('ends with an outcome for each machine', async () => {
    const { id } = await start('text');

    await finishImport({
      runId: id,
      companyId: 'com_fleet',
      results: [result('ok', 0), result('missing_location', 1)],
    });

    const run = await calls().asyncRuns.byId({ id });
    expect(run).toMatchObject({ status: 'done', progress: 1, error: null, refId: 'alt_0' });
    expect(run.results.map(({ outcome }) => outcome)).toEqual(['ok', 'missing_location']);
  });

  it.each<AlertOutcome>(['ok', 'low_priority', 'missing_fault_code'])(
    'of a message whose outcome is %s ends without an error',
    async (outcome) => {
      const { id } = await start('text');

      await finishImport({ runId: id, companyId: 'com_fleet', results: [result(outcome)] });

      expect(await calls().asyncRuns.byId({ id })).toMatchObject({ status: 'done', error: null });
    },
  );

  it('says for each machine whether its order is new or was already there', async () => {
    const { id } = await start('text');
    const made = { ...result('ok'), isNewOrder: true };
    const attached = { ...result('ok', 1), attached: true };

    await finishImport({ runId: id, companyId: 'com_fleet', results: [made, attached] });

    expect((await calls().asyncRuns.byId({ id })).results).toMatchObject([
      { orderId: '10001', attached: false, isNewOrder: true },
      { orderId: '10001', attached: true, isNewOrder: false },
    ]);
  });

  it.each<[AlertOutcome, RegExp]>([
    ['missing_equipment', /brand and model/],
    ['missing_location', /location/],
    ['not_an_alert', /needed/],
  ])('of a message whose outcome is %s tells the person what is missing', async (outcome, error) => {
    const { id } = await start('text');

    await finishImport({ runId: id, companyId: 'com_fleet', results: [result(outcome)] });

    const run = await calls().asyncRuns.byId({ id });
    expect(run.status).toBe('failed');
    expect(run.error).toMatch(error);
  });

  it('ends with the message of a refusal, or a general one for anything else', async () => {
    const [refused, broken] = [await start('text'), await start('text')];
    const cause = (errorMessage: string) => JSON.stringify({ errorType: 'Error', errorMessage });

    await failImport({ ...ended(refused.id), error: { Error: 'AppError', Cause: cause('Too long.') } });
    await failImport({ ...ended(broken.id), error: { Error: 'TypeError', Cause: cause('x of undefined') } });

    expect((await calls().asyncRuns.byId(refused)).error).toBe('Too long.');
    expect((await calls().asyncRuns.byId(broken)).error).toBe('Failed to import alert. Please try again.');
  });

  it('whose execution timed out is ended once, item by item', async () => {
    const { id } = await start('text');
    const body = JSON.stringify({ detail: { status: 'TIMED_OUT', input: JSON.stringify({ runId: id }) } });

    const answer = await endLostRun({
      Records: [record('good', body), record('bad', '{'), record('again', body)],
    } as never);

    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'bad' }]);
    expect(await calls().asyncRuns.byId({ id })).toMatchObject({ status: 'failed' });
  });

  it('that nobody ended counts as failed after its deadline', async () => {
    const { id } = await start('text');

    const later = new Date(Date.parse('2026-03-02T15:00:00.000Z') + 16 * 60 * 1000);
    const run = await calls(fleetManager(), { now: later }).asyncRuns.byId({ id });

    expect(run).toMatchObject({ status: 'failed', error: 'Failed to import alert. Please try again.' });
  });
});

const stranger = fleetManager({ companyId: 'com_other', accountId: 'acc_other' });

const surface = router({
  customers: router({ equipmentAlerts: equipmentAlertsRouter, asyncRuns: asyncRunsRouter }),
});

function calls(who = fleetManager(), options: ContextOptions = {}) {
  return callerFactory(surface)(callContext(who, options)).customers;
}

function start(rawEvent: string, options: ContextOptions = {}) {
  return calls(fleetManager(), options).equipmentAlerts.import({ rawEvent });
}

function result(outcome: AlertOutcome, position = 0) {
  const needs = 'A Fault Code, Equipment Brand and Model, and Location are needed';
  const messages: Partial<Record<AlertOutcome, string>> = {
    missing_equipment: `${needs}: no brand and model.`,
    missing_location: `${needs}: no location.`,
    not_an_alert: `${needs}.`,
  };
  return {
    assessment: {
      faultCodes: [],
      priority: 'medium',
      flow: outcome === 'ok' ? 'order' : 'refused',
      outcome,
      message: messages[outcome] ?? null,
    },
    alert: { id: `alt_${position}` },
    orderId: outcome === 'ok' ? '10001' : null,
    attached: false,
  };
}

function ended(runId: string) {
  return { runId, companyId: 'com_fleet' };
}

function record(messageId: string, body: string) {
  return { messageId, body };
}

function startedAs(): Set<string | undefined> {
  return new Set(workflows.commandCalls(StartExecutionCommand).map(({ args: [{ input }] }) => input.name));
}
