import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { temporaryDirectory } from '#test/support/temporary-directories.ts';

/**
 * Milliseconds in which a fresh process loads a module, and ratios to a bare handler and to the table's client in the
 * same run.
 */
export interface ColdStart {
  readonly id: string;
  readonly medianMs: number;
  readonly timesBare: number;
  readonly timesClient: number;
}

/**
 * Loads each function's bundle in fresh processes, `runs` times, in turn with a bare handler and with DynamoDB's
 * document client alone, which every API needs. Those two come first.
 */
export async function coldStarts(ids: readonly string[], runs = 9): Promise<ColdStart[]> {
  const folder = temporaryDirectory('cold-start');
  const bare = join(folder, 'bare.mjs');
  const client = join(folder, 'client.mjs');
  const probe = join(folder, 'probe.mjs');
  writeFileSync(bare, 'export const handler = async () => ({ statusCode: 200 });\n');
  writeFileSync(
    probe,
    'const started = performance.now();\nawait import(process.argv[2]);\nconsole.log(performance.now() - started);\nprocess.exit();\n',
  );
  await bundleClient(client);
  const modules = new Map([
    ['bare handler', bare],
    ['document client', client],
    ...ids.map((id) => [id, resolve('build/functions', id, 'index.mjs')] as const),
  ]);
  const times = new Map([...modules.keys()].map((id) => [id, [] as number[]]));
  for (let run = 0; run < runs; run += 1) {
    for (const [id, path] of modules) times.get(id)?.push(load(probe, path));
  }
  const [bareMs, clientMs] = [
    median(times.get('bare handler') ?? []),
    median(times.get('document client') ?? []),
  ];
  return [...times].map(([id, all]) => {
    const medianMs = median(all);
    return { id, medianMs, timesBare: medianMs / bareMs, timesClient: medianMs / clientMs };
  });
}

/** The table's client with the commands that the product uses, bundled like the functions. */
async function bundleClient(outfile: string): Promise<void> {
  await build({
    stdin: { contents: clientAlone, resolveDir: process.cwd() },
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minify: true,
    mainFields: ['module', 'main'],
    conditions: ['node', 'import', 'module'],
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
}

const clientAlone = `
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand, BatchWriteCommand, DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand, TransactWriteCommand, UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const commands = [BatchGetCommand, BatchWriteCommand, GetCommand, PutCommand, QueryCommand, TransactWriteCommand, UpdateCommand];
export const handler = async () => ({ statusCode: 200, client, commands });
`;

function load(probe: string, module: string): number {
  const printed = execFileSync(process.execPath, [probe, module], { env: environment, encoding: 'utf8' });
  return Number(printed.trim().split('\n').at(-1));
}

/** The variables that the functions' modules require on loading; no calls are made with them. */
const environment = {
  PATH: process.env.PATH ?? '',
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'bench',
  AWS_SECRET_ACCESS_KEY: 'bench',
  AWS_LAMBDA_FUNCTION_NAME: 'bench',
  ENVIRONMENT: 'test',
  TABLE_NAME: 'bench',
  BUS_NAME: 'bench',
  MAIL_BUCKET: 'bench',
  UPLOADS_BUCKET: 'bench',
  EDGE_SECRET: 'bench-bench-bench-bench',
  IMPORT_STATE_MACHINE_ARN: 'arn:aws:states:us-east-1:000000000000:stateMachine:bench',
  POOLS: JSON.stringify({
    customer: { userPoolId: 'us-east-1_bench', clientId: 'bench' },
    technician: { userPoolId: 'us-east-1_bench', clientId: 'bench' },
    admin: { userPoolId: 'us-east-1_bench', clientId: 'bench' },
  }),
  MAIL_FROM: 'Bench <bench@example.com>',
  MAIL_CONFIGURATION_SET: 'bench',
  INBOUND_MAIL_DOMAIN: 'example.com',
  SMS_ORIGINATION_IDENTITY: 'bench',
  SMS_PARTS_PER_SECOND: '3',
  SITE_URL: 'https://example.com',
  SUPPORT_PHONE: '+13145550123',
  SUPPORT_EMAIL: 'support@example.com',
};

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
