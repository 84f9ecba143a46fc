import { afterEach, beforeEach, expect, it } from 'vitest';
import { demo } from '#local/demo/demo.ts';
import type { AwsRequest, LocalService } from '#local/runtime.ts';
import { secrets } from '#local/services/secrets.ts';
import { eventually } from '#test/support/eventually.ts';
import { type ServiceHost, startServiceHost } from '#test/support/service-host.ts';

/** Records the keys of all writes in a table's place. */
function countingTable() {
  const keys: string[] = [];
  const service: LocalService = {
    aws: [
      {
        signingName: 'dynamodb',
        handle: async ({ headers, body }: AwsRequest) => {
          const operation = headers['x-amz-target']?.split('.')[1];
          const input = JSON.parse(body.toString('utf8')) as {
            TransactItems?: { Put: { Item: { pk: { S: string }; sk: { S: string } } } }[];
          };
          for (const { Put } of input.TransactItems ?? []) keys.push(`${Put.Item.pk.S} ${Put.Item.sk.S}`);
          const answer = operation === 'ListTables' ? { TableNames: ['table'] } : {};
          return {
            status: 200,
            headers: { 'content-type': 'application/x-amz-json-1.0' },
            body: JSON.stringify(answer),
          };
        },
      },
    ],
  };
  return { keys, service };
}

const hosts: ServiceHost[] = [];
let table: ReturnType<typeof countingTable>;

beforeEach(() => {
  table = countingTable();
});

afterEach(async () => {
  for (const host of hosts.splice(0)) await host.stop();
});

async function start(prepare?: (host: ServiceHost) => void, stateDirectory?: string): Promise<ServiceHost> {
  const host = await startServiceHost({
    services: [table.service, secrets(), demo({ technicians: 'off', orders: 'off' })],
    ...(stateDirectory !== undefined && { stateDirectory }),
  });
  hosts.push(host);
  await host.create('AWS::SecretsManager::Secret', {
    Name: 'ironcall-test/authenticators',
    SecretString: '{}',
  });
  prepare?.(host);
  await host.start();
  return host;
}

const isSeeded = (host: ServiceHost) => () =>
  host.runtime.durable<string>('demo-browsers').get('at') === host.siteUrl ? true : undefined;
const isBrowser = (key: string) => key.endsWith(' PUSH');

it('puts people and technicians into a new stack once, and their browsers again on another port', async () => {
  const first = await start();
  await eventually(isSeeded(first));
  await first.stop();
  hosts.splice(0);
  const written = [...table.keys];

  const second = await start(undefined, first.stateDirectory);
  await eventually(isSeeded(second));

  expect(new Set(written).size).toBe(written.length);
  expect(written).toContain('ACCOUNT#acc_dana ACCOUNT');
  expect(written).toContain('ACCOUNT#acc_alex ACCOUNT');
  expect(written).toContain('TECHNICIAN#acc_sam PROFILE');
  expect(written).not.toContain('ACCOUNT#acc_sam PUSH');
  const browsers = written.filter(isBrowser);
  expect(browsers.length).toBeGreaterThan(100);
  expect(table.keys.slice(written.length)).toEqual(browsers);
});

it('adds technicians to an older stack without them, and leaves its people alone', async () => {
  const host = await start(({ runtime }) => runtime.durable<boolean>('demo').put('seeded', true));
  await eventually(isSeeded(host));

  expect(table.keys).toContain('TECHNICIAN#acc_sam PROFILE');
  expect(table.keys).not.toContain('ACCOUNT#acc_dana ACCOUNT');
});
