import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginAgain } from '#functions/alert-import/runs/begin-again.ts';
import type { StoredRun } from '#functions/alert-import/runs/runs.store.ts';
import { startImport } from '#functions/alert-import/runs/start-import.ts';
import type { ImportStart } from '#functions/alert-import/steps/import-steps.ts';
import { importFailed } from '#functions/alerts/assessment/import-refusals.ts';
import { loadOrder } from '#functions/orders/store/orders.store.ts';
import { newId } from '#functions/platform/ids.ts';
import { alertImport, alertImportFunctions } from '#infra/workflows/alert-import.ts';
import { stepFunctions } from '#local/services/step-functions.ts';
import { savedCompany } from '#test/support/accounts.ts';
import { eventually } from '#test/support/eventually.ts';
import { importSteps } from '#test/support/import-steps.ts';
import { runOf } from '#test/support/runs.ts';
import { type ServiceHost, startServiceHost } from '#test/support/service-host.ts';
import { standInForMinot } from '#test/support/stand-ins.ts';
import { withDatabase } from '#test/support/with-database.ts';

let host: ServiceHost;
const texts = new Map<string, string>();
withDatabase();
beforeAll(async () => {
  standInForMinot();
  const bucket = mockClient(S3Client);
  bucket.on(PutObjectCommand).resolves({});
  bucket.on(GetObjectCommand).callsFake(({ Key }: { Key: string }) => ({
    Body: { transformToByteArray: async () => new TextEncoder().encode(texts.get(Key)) },
  }));
  host = await startServiceHost({ services: [stepFunctions()] });
  await host.start();
  const { ref } = await host.create('AWS::StepFunctions::StateMachine', {
    StateMachineName: 'alert-import',
    DefinitionString: JSON.stringify(alertImport),
    DefinitionSubstitutions: Object.fromEntries(
      Object.keys(alertImportFunctions).map((name) => [name, arnOf(name)]),
    ),
  });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SFN: host.client.endpoint,
    IMPORT_STATE_MACHINE_ARN: ref,
    UPLOADS_BUCKET: 'uploads',
  });
});
afterAll(async () => {
  delete process.env.AWS_ENDPOINT_URL_SFN;
  await host.stop();
});

test('a long message is imported five machines at a time, with results in its order', async () => {
  const { id: companyId } = await savedCompany();
  let underWay = 0;
  let most = 0;
  // The steps for each machine are stubs, to keep this fast.
  const assessment = { faultCodes: [], priority: 'high', flow: 'order', outcome: 'ok', message: null };
  const answers = { IdentifyMachine: {}, LocateMachine: {}, AssessFaults: { assessment }, FileOrder: {} };
  handleSteps();
  for (const [name, answer] of Object.entries(answers)) host.functions.set(name, () => answer);
  host.functions.set('SaveAlert', async ({ position }: { position: number }) => {
    most = Math.max(most, ++underWay);
    await new Promise(setImmediate);
    underWay--;
    return { alert: { id: `alt_${position}` }, orderId: String(10_001 + position), attached: false };
  });

  const run = await ended(await imported(companyId, 40));

  expect(run).toMatchObject({ status: 'done', error: null });
  expect(run.results.map(({ alertId }) => alertId)).toEqual(range(40).map((index) => `alt_${index}`));
  expect(most).toBe(5);
});

test('a message about 200 machines fits the size limit between states', async () => {
  const { id: companyId } = await savedCompany();

  const { machines } = await importSteps.ReadMessage(message(companyId, 200));

  expect(machines).toHaveLength(200);
});

test('several entries for one machine become one order with all their codes', async () => {
  const { id: companyId } = await savedCompany();
  handleSteps();

  const run = await ended(await imported(companyId, 8, 'SAME1'));

  const [orderId, ...others] = new Set(run.results.map((result) => result.orderId));
  expect(others).toEqual([]);
  expect(run.results.filter(({ isNewOrder }) => isNewOrder)).toHaveLength(1);
  expect((await loadOrder(orderId ?? ''))?.faults).toHaveLength(8);
});

test('a failing machine affects no other, and the message can be imported again', async () => {
  const { id: companyId } = await savedCompany();
  handleSteps(async (input) => {
    if ((input as { position: number }).position === 1) throw new Error('The step broke.');
    return importSteps.SaveAlert(input);
  });

  const broken = await ended(await imported(companyId, 6));
  handleSteps();
  const again = await ended((await beginAgain(broken, new Date())).id);

  expect(broken).toMatchObject({ status: 'failed', error: importFailed, failure: 'broke' });
  expect(again).toMatchObject({ status: 'done', error: null });
  expect(again.results.map(({ isNewOrder }) => isNewOrder)).toEqual([
    false,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(new Set(again.results.map(({ orderId }) => orderId)).size).toBe(6);
});

type Handler = (input: unknown) => Promise<unknown>;

function handleSteps(save: Handler = importSteps.SaveAlert): void {
  for (const [name, handler] of Object.entries(importSteps)) host.functions.set(name, handler as Handler);
  host.functions.set('SaveAlert', save);
}

/** Starts the import of such a digest. Returns the run's id. */
async function imported(companyId: string, machines: number, serial?: string): Promise<string> {
  const start = message(companyId, machines, serial);
  await startImport(start, { executionName: start.runId, now: new Date() });
  return start.runId;
}

/** A digest with a row for each machine, all with the same serial number if one is given. */
function message(companyId: string, machines: number, serial?: string): ImportStart {
  const runId = newId('run');
  const key = `alerts/${companyId}/${runId}.txt`;
  const rows = range(machines).map(
    (index) =>
      `Hitachi|ZX85USB-6|${serial ?? `H9${1000 + index}`}|${1000 + index}|SPN ${100 + index} FMI 5|sensor open circuit|high|48.2401,-101.2800|2026-09-14 09:48`,
  );
  texts.set(key, ['make|model|serial|hours|code|text|severity|where|when_utc', ...rows].join('\n'));
  const object = { bucket: 'uploads', key };
  return { runId, companyId, source: 'http', object, format: 'text', receivedAt: new Date().toISOString() };
}

/** The run once it has ended. Skips the waits between retries. */
async function ended(runId: string): Promise<StoredRun> {
  return eventually(async () => {
    const run = await runOf(runId);
    if (run.status !== 'running') return run;
    await host.clock.advance(500);
    return undefined;
  });
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

function arnOf(name: string): string {
  return `arn:aws:lambda:us-east-1:123456789012:function:${name}`;
}
