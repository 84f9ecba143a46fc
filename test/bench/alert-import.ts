import { randomUUID } from 'node:crypto';
import { GeocodeCommand, GeoPlacesClient, ReverseGeocodeCommand } from '@aws-sdk/client-geo-places';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { GetExecutionHistoryCommand, SFNClient } from '@aws-sdk/client-sfn';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { getRun } from '#functions/alert-import/runs/runs.store.ts';
import { appRouter } from '#functions/apis/app.router.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { documentClient } from '#functions/platform/table.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { alertImport, alertImportFunctions } from '#infra/workflows/alert-import.ts';
import { recordsOf } from '#local/services/step-functions/records.ts';
import { stepFunctions } from '#local/services/step-functions.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { callContext, fleetManager } from '#test/support/callers.ts';
import { metered, startDatabase } from '#test/support/database.ts';
import { eventually } from '#test/support/eventually.ts';
import { importSteps } from '#test/support/import-steps.ts';
import { transitionsOf } from '#test/support/search-run.ts';
import { type ServiceHost, startServiceHost } from '#test/support/service-host.ts';

/** The cost of one import, from the paste to the pending order: the call and its workflow. */
export interface ImportCost {
  readonly name: string;
  readonly unitsRead: number;
  readonly unitsWritten: number;
  readonly roundTrips: number;
  readonly transitions: number;
  /** The stored message and the rows the import added to the table. */
  readonly bytesKept: number;
  /** The largest input of a state; the limit is 256 KB. */
  readonly mostStateBytes: number;
}

/** Pastes alerts into the laptop's workflow service and database, with the deployed definition and steps. */
export async function alertImportCosts(): Promise<ImportCost[]> {
  const database = await startDatabase();
  const host = await startServiceHost({ services: [stepFunctions()], functions: importSteps });
  try {
    await host.start();
    return await measureAll(host);
  } finally {
    await host.stop();
    await database.stop();
  }
}

async function measureAll(host: ServiceHost): Promise<ImportCost[]> {
  const kept = standInForBucket();
  standInForPlaces();
  const { ref } = await host.create('AWS::StepFunctions::StateMachine', {
    StateMachineName: 'alert-import',
    DefinitionString: JSON.stringify(alertImport),
    DefinitionSubstitutions: Object.fromEntries(
      Object.keys(alertImportFunctions).map((name) => [
        name,
        `arn:aws:lambda:us-east-1:123456789012:function:${name}`,
      ]),
    ),
  });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SFN: host.client.endpoint,
    IMPORT_STATE_MACHINE_ARN: ref,
    UPLOADS_BUCKET: 'uploads',
  });
  const { id: companyId } = await savedCompany();
  const { id: accountId } = await savedAccount({ companyId });
  const who = fleetManager({ accountId, companyId });

  const costs: ImportCost[] = [];
  for (const [name, text, outcome] of pastes) {
    const bytesBefore = kept.bytes() + (await bytesOfTable());
    const { answer: runId, ...spent } = await metered(() => imported(host, who, text));
    const run = await getRun(runId, { consistent: true });
    if (run === undefined) throw new Error(`The run ${runId} is gone.`);
    const outcomes = run.results.map(({ orderId, attached }) => `${orderId && 'order'}${attached}`).join();
    if (outcomes !== outcome) throw new Error(`${name} ended otherwise: ${outcomes}, ${run.error}`);
    const executionArn = executionOf(run.id);
    costs.push({
      name,
      ...spent,
      transitions: await transitionsOf(host, executionArn),
      bytesKept: kept.bytes() + (await bytesOfTable()) - bytesBefore,
      mostStateBytes: await mostGiven(host, executionArn),
    });
  }
  return costs;
}

const excavator = `Asset: EX-330-02
Make: Caterpillar
Model: 330
Serial Number: LTN10288
Fault: E0539-2
Description: High hydraulic oil temperature
Severity: Medium
Hours: 4,015
Time: 2026-07-21 18:20 CDT
Location: 27 Depot Road, Minot, ND 58701`;
const digest = `unit|make|model|serial|hours|code|text|severity|where|when_utc
C-101|Volvo|EW160E|312204|3650|SPN 3556 FMI 5|DPF doser open circuit|high|48.2330,-101.2960|2026-09-14 10:02
C-102|Hitachi|ZX85USB-6|93117|1207|11401-4|Hyd. pressure sensor low voltage|medium|48.2401,-101.2800|2026-09-14 09:48`;

/** By name: what is pasted, whether each machine already has an order, and whether they share it. */
const pastes: readonly (readonly [string, string, string])[] = [
  ['one machine, new', excavator, 'orderfalse'],
  [
    'the same machine with another fault',
    excavator.replace('E0539-2', 'E0015-2').replace('18:20', '19:05'),
    'ordertrue',
  ],
  ['the first alert again', excavator, 'orderfalse'],
  ['a digest of two machines, new', digest, 'orderfalse,orderfalse'],
];

/** Returns the id of the finished run. */
async function imported(host: ServiceHost, who: Caller, rawEvent: string): Promise<string> {
  const context = callContext(who, {
    confirmInTable: true,
    now: new Date(),
    idempotencyKey: randomUUID(),
  });
  const { id } = await callerFactory(appRouter)(context).customers.equipmentAlerts.import({ rawEvent });
  await eventually(() => {
    const { status = 'RUNNING' } = recordsOf(host.runtime).executions.get(executionOf(id)) ?? {};
    return status === 'RUNNING' ? undefined : status;
  });
  return id;
}

/** Executions are named by their run. */
function executionOf(runId: string): string {
  const machine = process.env.IMPORT_STATE_MACHINE_ARN ?? '';
  return `${machine.replace(':stateMachine:', ':execution:')}:${runId}`;
}

async function mostGiven(host: ServiceHost, executionArn: string): Promise<number> {
  const { events = [] } = await new SFNClient(host.client).send(
    new GetExecutionHistoryCommand({ executionArn, maxResults: 1000 }),
  );
  return Math.max(
    ...events.map(({ stateEnteredEventDetails }) => Buffer.byteLength(stateEnteredEventDetails?.input ?? '')),
  );
}

/** The rows as JSON, with about the size that the database counts, and the same for every import. */
async function bytesOfTable(): Promise<number> {
  const { Items = [] } = await documentClient.send(
    new ScanCommand({ TableName: process.env.TABLE_NAME ?? '', ConsistentRead: true }),
  );
  return Items.reduce((sum, item) => sum + Buffer.byteLength(JSON.stringify(item)), 0);
}

function standInForBucket(): { bytes(): number } {
  const objects = new Map<string, Buffer>();
  const bucket = mockClient(S3Client);
  bucket.on(PutObjectCommand).callsFake(({ Key, Body }: { Key: string; Body: string | Uint8Array }) => {
    objects.set(Key, Buffer.from(Body));
    return {};
  });
  bucket.on(GetObjectCommand).callsFake(({ Key }: { Key: string }) => ({
    Body: { transformToByteArray: async () => objects.get(Key) },
  }));
  return { bytes: () => [...objects.values()].reduce((sum, body) => sum + body.length, 0) };
}

function standInForPlaces(): void {
  const Address = {
    Locality: 'Minot',
    Region: { Code: 'ND' },
    Country: { Code2: 'US' },
    SubRegion: { Name: 'Ward' },
  };
  const place = { PlaceId: 'p', PlaceType: 'Street', Title: 'Minot', Address, Position: [-101.29, 48.23] };
  const places = mockClient(GeoPlacesClient);
  places.on(GeocodeCommand).resolves({ ResultItems: [{ ...place, PlaceType: 'Street' }] });
  places.on(ReverseGeocodeCommand).resolves({ ResultItems: [] });
}
