import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { projectRoot } from '#infra/functions.ts';
import { buildLocal } from '#local/build.ts';
import { pointStoresAt } from './database.ts';
import { requireNoRefusals } from './refusals.ts';

/** The product's own stacks, run by the laptop runtime in a separate process. */
export interface WholeStack {
  readonly siteUrl: string;
  readonly awsEndpoint: string;
  readonly dynamoDbEndpoint: string;
  readonly tableName: string;
  /** The time as functions see it. */
  now(): Promise<Date>;
  advance(milliseconds: number): Promise<void>;
  /** The rows under a partition key. */
  rowsOf(pk: string): Promise<Record<string, unknown>[]>;
  /** The workflow's executions, newest first. */
  executionsOf(workflow: string): Promise<ExecutionSeen[]>;
  /** Turns one of the console's switches on or off. */
  turn(toggle: string, on: boolean): Promise<void>;
  /** Ends the process at once, like a crash. Throws if a role denied a function anything. */
  kill(): Promise<void>;
}

interface ExecutionSeen {
  readonly name: string;
  readonly status: string;
  readonly stateMachineName: string;
  /** Its current states. */
  readonly states: readonly { readonly state: string; readonly phase: string }[];
}

/** The directory of the laptop's stacks, as for `npm start`; builds what is out of date. */
export async function builtStacks(): Promise<string> {
  return (await buildLocal({ environment: 'mock' })).cloudAssembly;
}

/** Starts the stacks with the state in that directory, and points this process's stores at their table. */
export async function startWholeStack(cloudAssembly: string, stateDirectory: string): Promise<WholeStack> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    cwd: projectRoot,
    env: { ...process.env, STATE: stateDirectory, ASSEMBLY: cloudAssembly },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const { siteUrl, awsEndpoint, dynamoDbEndpoint } = JSON.parse(await firstLine(child)) as Addresses;
  const settings = {
    region: 'us-east-1',
    credentials: { accessKeyId: 'LOCALACCESSKEY', secretAccessKey: 'local' },
  };
  const client = new DynamoDBClient({ ...settings, endpoint: dynamoDbEndpoint });
  const { TableNames = [] } = await client.send(new ListTablesCommand({}));
  const tableName = TableNames.find((name) => !name.endsWith('-search')) ?? '';
  pointStoresAt({
    AWS_ENDPOINT_URL_DYNAMODB: dynamoDbEndpoint,
    AWS_REGION: settings.region,
    AWS_ACCESS_KEY_ID: settings.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: settings.credentials.secretAccessKey,
    TABLE_NAME: tableName,
    SEARCH_TABLE_NAME: TableNames.find((name) => name.endsWith('-search')),
  });
  const table = DynamoDBDocumentClient.from(client);
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${siteUrl}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return {
    siteUrl,
    awsEndpoint,
    dynamoDbEndpoint,
    tableName,
    now: async () => new Date((await ask<{ now: number }>('/_local/clock')).now),
    advance: async (advanceMs) => {
      await ask('/_local/clock', { advanceMs });
    },
    rowsOf: async (pk) => {
      const { Items = [] } = await table.send(
        new QueryCommand({
          TableName: tableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': pk },
          ConsistentRead: true,
        }),
      );
      return Items;
    },
    executionsOf: async (workflow) => {
      const { executions } = await ask<{ executions: ExecutionSeen[] }>('/_local/api/workflows');
      return executions.filter(({ stateMachineName }) => stateMachineName.endsWith(workflow));
    },
    turn: async (toggle, on) => {
      await ask('/_local/api/controls', { toggle, on });
    },
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      client.destroy();
      requireNoRefusals(stateDirectory);
    },
  };
}

interface Addresses {
  readonly siteUrl: string;
  readonly awsEndpoint: string;
  readonly dynamoDbEndpoint: string;
}

/** Without the demo, whose technicians would answer. */
const program = `
  import { localConsole } from '#local/console/console.ts';
  import { startStack } from '#local/stack.ts';
  const { STATE: stateDirectory, ASSEMBLY: cloudAssembly } = process.env;
  const options = { port: 0, smtpPort: 0, quiet: true, extras: [localConsole()] };
  const { siteUrl, awsEndpoint, dynamoDbEndpoint } = await startStack({ ...options, stateDirectory, cloudAssembly });
  console.log(JSON.stringify({ siteUrl, awsEndpoint, dynamoDbEndpoint }));`;

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    child.once('exit', (code) => reject(new Error(`The runtime ended with ${code}.`)));
  });
}
