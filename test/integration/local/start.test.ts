import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import {
  DescribeTableCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
} from '@aws-sdk/client-dynamodb';
import { ReceiveMessageCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterEach, describe, expect, it } from 'vitest';
import type { LocalService } from '#local/runtime.ts';
import { startStack } from '#local/stack.ts';
import { StartFailure } from '#local/start-failure.ts';
import { eventually } from '#test/support/eventually.ts';
import { newStateDirectory } from '#test/support/temporary-directories.ts';
import {
  type AssemblyParts,
  clientSettings,
  functionResource,
  projectRoot,
  writeAssembly,
} from './cloud-assembly.ts';

const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

describe('A start fails with an explanation', () => {
  it('at an unknown resource type', async () => {
    const failure = await failureOf({
      stacks: { app: { Resources: { stove: { Type: 'AWS::Kitchen::Stove' } } } },
    });

    expect(failure.message).toBe(
      'app / stove (AWS::Kitchen::Stove): the laptop runtime does not know this resource type.',
    );
  });

  it('at every unknown property', async () => {
    const failure = await failureOf({
      stacks: {
        app: {
          Resources: {
            queue: {
              Type: 'AWS::SQS::Queue',
              Properties: { FifoQueue: true, Colour: 'red', QueueName: 'q' },
            },
          },
        },
      },
    });

    expect(failure.message.split('\n')).toEqual([
      'app / queue (AWS::SQS::Queue): the laptop runtime does not know the property FifoQueue.',
      'app / queue (AWS::SQS::Queue): the laptop runtime does not know the property Colour.',
    ]);
  });

  it('at a nested property', async () => {
    const failure = await failureOf({
      stacks: {
        app: {
          Resources: {
            rule: {
              Type: 'AWS::Events::Rule',
              Properties: {
                EventPattern: { source: ['x'] },
                Targets: [
                  { Arn: 'arn:aws:sqs:us-east-1:000000000000:q', Id: 'q', SageMakerPipelineParameters: {} },
                ],
              },
            },
          },
        },
      },
    });

    expect(failure.message).toBe(
      'app / rule (AWS::Events::Rule): the laptop runtime does not know the property Targets.0.SageMakerPipelineParameters',
    );
  });

  it('at an unsupported attribute', async () => {
    const failure = await failureOf({
      stacks: {
        app: {
          Resources: {
            bus: {
              Type: 'AWS::Events::EventBus',
              Properties: { Name: { 'Fn::GetAtt': ['queue', 'Colour'] } },
            },
            queue: { Type: 'AWS::SQS::Queue' },
          },
        },
      },
    });

    expect(failure.message).toBe(
      'app / bus (AWS::Events::EventBus): Fn::GetAtt: queue has no attribute Colour in the runtime',
    );
  });

  it('at a taken port', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;

    const failure = await failureOf(oneQueue, { port });

    expect(failure.message).toBe(`Port ${port} is taken by another program.`);
    expect(failure.wayOut).toContain(`PORT=${port + 1} npm start`);
    server.close();
  });

  it('at an invalid database file', async () => {
    const stateDirectory = newStateDirectory();
    writeFileSync(
      join(stateDirectory, 'dynamodb.sqlite'),
      'This is no database, and long enough to be looked at.'.repeat(50),
    );

    const failure = await failureOf(oneQueue, { stateDirectory });

    expect(failure.message).toMatch(
      /^The database could not open .*dynamodb\.sqlite: .*not a valid SQLite database/,
    );
    expect(failure.wayOut).toContain('npm start -- --fresh');
  });

  it('at truncated or foreign state', async () => {
    const cut = newStateDirectory();
    const first = await startStack({
      port: 0,
      smtpPort: 0,
      quiet: true,
      stateDirectory: cut,
      cloudAssembly: writeAssembly(oneQueue),
    });
    first.runtime.durable('things').put('one', 'x'.repeat(20_000));
    await first.stop();
    truncateSync(join(cut, 'runtime.lmdb'), 12_288);
    const other = newStateDirectory();
    writeFileSync(join(other, 'runtime.lmdb'), 'This is something else.'.repeat(1000));

    const failures = [
      await failureOf(oneQueue, { stateDirectory: cut }),
      await failureOf(oneQueue, { stateDirectory: other }),
    ];

    for (const failure of failures) {
      expect(failure.message).toMatch(
        /runtime\.lmdb cannot be read: it is truncated, or not a state file\.$/,
      );
      expect(failure.wayOut).toContain('npm start -- --fresh');
    }
  });

  it('on a machine without an embedded database', async () => {
    const platform = Object.getOwnPropertyDescriptor(process, 'platform');
    Object.defineProperty(process, 'platform', { ...platform, value: 'plan9' });

    const failure = await failureOf(oneQueue).finally(() => {
      if (platform) Object.defineProperty(process, 'platform', platform);
    });

    expect(failure.message).toContain('There is no embedded database for this machine (@dynoxide/plan9-');
    expect(failure.wayOut).toContain('DYNAMODB_ENDPOINT=http://127.0.0.1:8000 npm start');
  });

  it('at an unreachable DynamoDB endpoint', async () => {
    const started = startStack({
      port: 0,
      smtpPort: 0,
      quiet: true,
      stateDirectory: newStateDirectory(),
      cloudAssembly: writeAssembly(oneQueue),
      dynamoDbEndpoint: 'http://127.0.0.1:1',
    });

    await expect(started).rejects.toThrow('Nothing answers at DYNAMODB_ENDPOINT=http://127.0.0.1:1.');
  });

  it('at state from another version', async () => {
    const stateDirectory = newStateDirectory();
    writeFileSync(join(stateDirectory, 'layout.json'), '{"layout":0}');

    const failure = await failureOf(oneQueue, { stateDirectory });

    expect(failure.message).toContain('was written by another version of the runtime (layout 0');
    expect(failure.wayOut).toContain('npm start -- --fresh');
  });

  it('at state in use by another runtime', async () => {
    const stateDirectory = newStateDirectory();
    const running = await startStack({
      port: 0,
      smtpPort: 0,
      quiet: true,
      stateDirectory,
      cloudAssembly: writeAssembly(oneQueue),
    });

    const failure = await failureOf(oneQueue, { stateDirectory });

    expect(failure.message).toBe(`Ironcall is already running with the state in ${stateDirectory}.`);
    await running.stop();
  });

  it('at a missing cloud assembly', async () => {
    const started = startStack({
      port: 0,
      smtpPort: 0,
      quiet: true,
      stateDirectory: newStateDirectory(),
      cloudAssembly: '/nowhere',
    });

    await expect(started).rejects.toThrow('/nowhere/manifest.json is missing.');
  });
});

describe('A runtime that is killed', () => {
  it('leaves no processes behind and finds everything again', async () => {
    const stateDirectory = newStateDirectory();
    const cloudAssembly = writeAssembly({
      stacks: {
        app: {
          Resources: {
            ...oneQueue.stacks.app.Resources,
            table: {
              Type: 'AWS::DynamoDB::GlobalTable',
              Properties: {
                TableName: 'rows',
                Replicas: [{ Region: 'us-east-1' }],
                BillingMode: 'PAY_PER_REQUEST',
                AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
                KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
                StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
              },
            },
            // Fails until told otherwise, so that its records are still in flight when the runtime dies.
            follow: functionResource({
              code: `const fs = require('node:fs');
                exports.handler = async ({ Records }) => {
                  if (!fs.existsSync(process.env.GO)) {
                    fs.writeFileSync(process.env.TRIED, '');
                    throw new Error('not yet');
                  }
                  for (const { dynamodb } of Records) fs.appendFileSync(process.env.GO, dynamodb.Keys.pk.S + ' ');
                };`,
              Environment: {
                Variables: { GO: join(stateDirectory, 'go'), TRIED: join(stateDirectory, 'tried') },
              },
            }),
            fromStream: {
              Type: 'AWS::Lambda::EventSourceMapping',
              Properties: {
                EventSourceArn: { 'Fn::GetAtt': ['table', 'StreamArn'] },
                FunctionName: { Ref: 'follow' },
                StartingPosition: 'TRIM_HORIZON',
              },
            },
          },
        },
      },
    });
    const first = await startChild(stateDirectory, cloudAssembly);
    const queues = new SQSClient(clientSettings(first.awsEndpoint));
    const table = new DynamoDBClient({ ...clientSettings(first.dynamoDbEndpoint) });
    await queues.send(new SendMessageCommand({ QueueUrl: queueUrl(first.awsEndpoint), MessageBody: 'kept' }));
    await table.send(new PutItemCommand({ TableName: 'rows', Item: { pk: { S: '10001' } } }));
    await eventually(() => existsSync(join(stateDirectory, 'tried')) || undefined);
    await fetch(`${first.siteUrl}/_local/clock`, {
      method: 'POST',
      // Short, since the failing function is retried at each of its times on the way.
      body: JSON.stringify({ advanceMs: 600_000 }),
    });
    expect(databasesOf(stateDirectory)).not.toEqual([]);

    first.child.kill('SIGKILL');
    await eventually(() => (databasesOf(stateDirectory).length === 0 ? true : undefined));
    writeFileSync(join(stateDirectory, 'go'), '');
    const second = await startChild(stateDirectory, cloudAssembly);

    const { Messages } = await new SQSClient(clientSettings(second.awsEndpoint)).send(
      new ReceiveMessageCommand({ QueueUrl: queueUrl(second.awsEndpoint), WaitTimeSeconds: 5 }),
    );
    expect(Messages?.map(({ Body }) => Body)).toEqual(['kept']);
    const { Item } = await new DynamoDBClient(clientSettings(second.dynamoDbEndpoint)).send(
      new GetItemCommand({ TableName: 'rows', Key: { pk: { S: '10001' } } }),
    );
    expect(Item).toEqual({ pk: { S: '10001' } });
    const clock = (await (await fetch(`${second.siteUrl}/_local/clock`)).json()) as { ahead: number };
    expect(clock.ahead).toBeGreaterThanOrEqual(600_000);
    const followed = await eventually(
      () => execFileSync('cat', [join(stateDirectory, 'go')]).toString() || undefined,
    );
    expect(followed).toBe('10001 ');

    second.child.kill('SIGTERM');
    await eventually(() => (databasesOf(stateDirectory).length === 0 ? true : undefined));
    expect(await second.ended).toBe(0);
  });
});

describe('A failed first start', () => {
  const breakingOff: LocalService = {
    start: (runtime) => {
      runtime.durable('things').put('one', 'half of it');
      throw new Error('It broke off.');
    },
  };

  it('leaves nothing behind for the next one', async () => {
    const options = { port: 0, smtpPort: 0, quiet: true, stateDirectory: newStateDirectory() };
    const cloudAssembly = writeAssembly(oneQueue);
    const first = startStack({ ...options, cloudAssembly, extras: [breakingOff] });
    await expect(first).rejects.toThrow('It broke off.');

    const second = await startStack({ ...options, cloudAssembly });

    expect(second.runtime.durable('things').get('one')).toBeUndefined();
    await second.stop();
  });

  it('differs from a failed later start, which leaves the state as it was', async () => {
    const options = { port: 0, smtpPort: 0, quiet: true, stateDirectory: newStateDirectory() };
    const cloudAssembly = writeAssembly(oneQueue);
    const first = await startStack({ ...options, cloudAssembly });
    first.runtime.durable('things').put('two', 'whole');
    await first.stop();
    const second = startStack({ ...options, cloudAssembly, extras: [breakingOff] });
    await expect(second).rejects.toThrow('It broke off.');

    const third = await startStack({ ...options, cloudAssembly });

    expect(third.runtime.durable('things').get('two')).toBe('whole');
    await third.stop();
  });
});

describe('An existing table', () => {
  it('gets its template’s current indexes', async () => {
    const stateDirectory = newStateDirectory();
    const options = { port: 0, smtpPort: 0, quiet: true, stateDirectory };
    const first = await startStack({ ...options, cloudAssembly: writeAssembly(tableWith(['byName'])) });
    const table = new DynamoDBClient(clientSettings(first.dynamoDbEndpoint));
    const Item = { pk: { S: '10001' }, name: { S: 'boom' }, colour: { S: 'yellow' } };
    await table.send(new PutItemCommand({ TableName: 'rows', Item }));
    await first.stop();

    const second = await startStack({ ...options, cloudAssembly: writeAssembly(tableWith(['byColour'])) });

    const again = new DynamoDBClient(clientSettings(second.dynamoDbEndpoint));
    const { Table } = await again.send(new DescribeTableCommand({ TableName: 'rows' }));
    expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName)).toEqual(['byColour']);
    const { Items } = await again.send(
      new QueryCommand({
        TableName: 'rows',
        IndexName: 'byColour',
        KeyConditionExpression: 'colour = :colour',
        ExpressionAttributeValues: { ':colour': { S: 'yellow' } },
      }),
    );
    expect(Items).toEqual([Item]);
    await second.stop();
  });
});

function tableWith(indexes: readonly ('byName' | 'byColour')[]): AssemblyParts {
  const attribute = { byName: 'name', byColour: 'colour' };
  return {
    stacks: {
      app: {
        Resources: {
          table: {
            Type: 'AWS::DynamoDB::Table',
            Properties: {
              TableName: 'rows',
              BillingMode: 'PAY_PER_REQUEST',
              KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
              AttributeDefinitions: ['pk', ...indexes.map((index) => attribute[index])].map(
                (AttributeName) => ({
                  AttributeName,
                  AttributeType: 'S',
                }),
              ),
              GlobalSecondaryIndexes: indexes.map((IndexName) => ({
                IndexName,
                KeySchema: [{ AttributeName: attribute[IndexName], KeyType: 'HASH' }],
                Projection: { ProjectionType: 'ALL' },
              })),
            },
          },
        },
      },
    },
  };
}

const oneQueue = {
  stacks: { app: { Resources: { queue: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'work' } } } } },
} satisfies AssemblyParts;

async function failureOf(
  parts: AssemblyParts,
  options: { port?: number; stateDirectory?: string } = {},
): Promise<StartFailure> {
  const { port = 0, stateDirectory = newStateDirectory() } = options;
  try {
    const stack = await startStack({
      port,
      smtpPort: 0,
      quiet: true,
      stateDirectory,
      cloudAssembly: writeAssembly(parts),
    });
    await stack.stop();
  } catch (error) {
    if (error instanceof StartFailure) return error;
    throw error;
  }
  throw new Error('It started.');
}

interface Child {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  readonly siteUrl: string;
  readonly awsEndpoint: string;
  readonly dynamoDbEndpoint: string;
}

/** Starts a runtime in its own process and waits for its address. */
async function startChild(stateDirectory: string, cloudAssembly: string): Promise<Child> {
  const program = `
    import { startStack } from '#local/stack.ts';
    const stack = await startStack({ port: 0, smtpPort: 0, quiet: true, stateDirectory: ${JSON.stringify(stateDirectory)}, cloudAssembly: ${JSON.stringify(cloudAssembly)} });
    process.on('SIGTERM', () => void stack.stop().then(() => process.exit(0)));
    console.log(JSON.stringify(stack));`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    child.once('exit', (code) => reject(new Error(`The runtime ended with ${code}.`)));
  });
  return {
    child,
    ended,
    ...(JSON.parse(line) as Pick<Child, 'siteUrl' | 'awsEndpoint' | 'dynamoDbEndpoint'>),
  };
}

/** The processes of the state's database and its watcher, from the process table. */
function databasesOf(stateDirectory: string): string[] {
  const table = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  return table.filter((line) => line.includes(`${stateDirectory}/dynamodb.sqlite`));
}

function queueUrl(awsEndpoint: string): string {
  return `${awsEndpoint}/000000000000/work`;
}
