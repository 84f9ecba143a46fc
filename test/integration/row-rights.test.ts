import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { documentClient } from '#functions/platform/table.ts';
import { type FunctionId, functionIds } from '#infra/functions.ts';
import { rowRights } from '#infra/row-rights.ts';
import { accessesOf } from '#local/services/dynamodb/accesses.ts';
import type { Access } from '#local/services/iam/policy.ts';
import { apiEvent, apiHandlers, lambdaContext } from '../support/api-events.ts';
import { startEveryOperation } from '../support/every-operation.ts';
import { samples } from '../support/procedure-samples.ts';
import { type ProcedureName, policies } from '../support/procedures.ts';

/**
 * Compares what each procedure and delivery does in the table to its function's rights. A template test compares those
 * rights to the roles, and the laptop enforces the roles.
 */
let everything: Awaited<ReturnType<typeof startEveryOperation>>;
/** The functions whose code is running; an import runs those of all its steps. */
let running: readonly FunctionId[] = [];
const beyond = new Set<string>();

beforeAll(async () => {
  everything = await startEveryOperation();
  documentClient.middlewareStack.add(
    (next) => (args) => {
      const { headers, body } = args.request as { headers: Record<string, string>; body: Uint8Array };
      const operation = headers['x-amz-target']?.split('.')[1] ?? '';
      for (const access of accessesOf(operation, JSON.parse(Buffer.from(body).toString('utf8')), tables))
        note(access);
      return next(args);
    },
    { name: 'rights', step: 'build', override: true },
  );
  vi.useFakeTimers({ toFake: ['Date'], now: everything.world.now });
}, 120_000);

beforeEach(async () => {
  await everything.snapshot.restore();
  everything.services.reset();
});

afterAll(async () => {
  vi.useRealTimers();
  documentClient.middlewareStack.remove('rights');
  everything.services.stop();
  await everything.database.stop();
});

test('every read of the API stays within the rows of its surface', async () => {
  const handlers = await apiHandlers();
  const reads = (Object.keys(policies) as ProcedureName[]).filter((name) => policies[name].kind === 'query');

  const answered = new Map<string, number | undefined>();
  for (const procedure of reads) {
    const { who, input } = samples[procedure](everything.world);
    const { surface } = policies[procedure];
    const caller = who === null ? undefined : everything.world.callers[who];
    const event = apiEvent({ procedure, caller, body: JSON.stringify(input ?? null) });
    await as([`api-${surface}`], async () => {
      answered.set(procedure, (await handlers[surface](event, lambdaContext)).statusCode);
    });
  }

  expect([...answered].filter(([, status]) => status !== 200)).toEqual([]);
  expect([...beyond]).toEqual([]);
});

test('every command, delivery and step stays within the rows of its function', async () => {
  const ended = new Map<string, string>();
  for (const { name, begin } of everything.operations) {
    await everything.snapshot.restore();
    everything.services.reset();
    await as(functionsOf(name), async () => {
      const { outcome } = await everything.services.during(begin());
      ended.set(name, outcome.status === 'fulfilled' ? outcome.value.kind : String(outcome.reason));
    });
  }

  expect([...ended].filter(([, how]) => how !== 'done')).toEqual([]);
  expect([...beyond]).toEqual([]);
});

const searchTable = 'the search table';
const tables = {
  tableArn: (name: string) => (name === process.env.SEARCH_TABLE_NAME ? searchTable : name),
  keysOf: () => ({ table: 'pk', indexes: { byList: 'gsi1pk', byPriority: 'gsi2pk' } }),
};

async function as(functions: readonly FunctionId[], work: () => Promise<void>): Promise<void> {
  running = functions;
  await work();
  running = [];
}

function functionsOf(operation: string): FunctionId[] {
  if (operation === 'alert-import')
    return [
      'read-message',
      'identify-machine',
      'locate-machine',
      'save-alert',
      'file-order',
      'finish-import',
    ];
  const policy = (policies as Readonly<Record<string, { surface: string }>>)[operation];
  const wanted = policy ? `api-${policy.surface}` : operation.split(/[ ,]/)[0];
  return functionIds.filter((id) => id === wanted);
}

function note({ action, resource, context = {} }: Access): void {
  if (running.length === 0 || resource === searchTable) return;
  for (const key of context['dynamodb:LeadingKeys'] ?? []) {
    const may = running.some((id) => {
      const { read = [], write = [], list = [] } = rowRights[id] ?? {};
      const rows = resource.includes('/index/') ? list : /:(\w*GetItem|Query)$/.test(action) ? read : write;
      return rows.some((row) => key.startsWith(row));
    });
    if (!may) beyond.add(`${running.join()} ${action} ${resource.split('/')[1] ?? ''} ${key}`);
  }
}
