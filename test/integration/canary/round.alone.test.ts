import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mailbox } from '#functions/canary/mailbox.ts';
import { runRound } from '#functions/canary/round.ts';
import { newStateDirectory } from '#test/support/temporary-directories.ts';
import { builtStacks, startWholeStack, type WholeStack } from '#test/support/whole-stack.ts';

const address = 'canary@in.ironcall.example';

let stack: WholeStack;

beforeAll(async () => {
  stack = await startWholeStack(await builtStacks(), newStateDirectory());
});
afterAll(() => stack.kill());

test('a round signs up, sees its alert’s order and rejects it; the next round signs in', async () => {
  const first = await invokeCanary();
  const second = await invokeCanary();

  expect(first).toEqual({ seconds: expect.any(Number) });
  expect(second).toEqual({ seconds: expect.any(Number) });
  expect(await statuses('10001', '10002')).toEqual(['rejected', 'rejected']);
  expect(await stack.executionsOf('matching')).toEqual([]);
  const codes = (await mails()).filter(({ subject }) => subject.endsWith('is your Ironcall code'));
  expect(codes).toHaveLength(2);
  expect(await ask('/_local/api/inbox?channel=sms')).toEqual([]);
  const { invocations } = await ask<{ invocations: unknown[] }>(
    '/_local/api/invocations?function=ironcall-mock-receive-mail',
  );
  expect(invocations).toEqual([]);
}, 180_000);

test('a failing site fails the round with the step’s name, and the next round cleans up', async () => {
  const before = (await numbers()).length;
  const site = await siteThatFailsAt('customers.orders.rejectPendingOrder');

  const broken = runRound({ siteUrl: site.url, address, device, mailbox: inbox });

  await expect(broken).rejects.toThrow(
    'reject the order: /api/app/customers.orders.rejectPendingOrder answered 500',
  );
  site.close();
  const [left] = (await numbers()).slice(before);
  expect(await statuses(String(left))).toEqual(['pending']);

  await stack.advance(60_000);
  expect(await invokeCanary()).toEqual({ seconds: expect.any(Number) });

  expect(new Set(await statuses(...(await numbers())))).toEqual(new Set(['rejected']));
  expect((await numbers()).length).toBe(before + 2);
});

test('without mail, the round fails for lack of a code', async () => {
  await stack.advance(60_000);
  await stack.turn('email-fails', true);

  const failed = await invokeCanary();

  await stack.turn('email-fails', false);
  expect(failed).toMatchObject({
    errorMessage: 'ask for a code: /api/public/auth.otpSend answered 503 (UNAVAILABLE)',
  });
});

const device = 'the-device-of-a-canary';

/** The deployed function, with its own mailbox. */
async function invokeCanary(): Promise<unknown> {
  const path = '/2015-03-31/functions/ironcall-mock-canary/invocations';
  const answer = await fetch(`${stack.awsEndpoint}${path}`, {
    method: 'POST',
    headers: {
      authorization:
        'AWS4-HMAC-SHA256 Credential=LOCAL/20260302/us-east-1/lambda/aws4_request, SignedHeaders=host, Signature=0',
    },
    body: '{}',
  });
  return answer.json();
}

const inbox: Mailbox = {
  ids: async () => (await mails()).map(({ id }) => id),
  subjectOf: async (id) => (await mails()).find((mail) => mail.id === id)?.subject ?? '',
};

function mails() {
  return ask<{ id: string; subject: string }[]>(`/_local/api/inbox?channel=email&to=${address}`);
}

/** Order numbers so far. */
async function numbers(): Promise<string[]> {
  const found: string[] = [];
  for (let number = 10_001; (await orderRow(String(number))) !== undefined; number += 1) {
    found.push(String(number));
  }
  return found;
}

async function statuses(...ids: readonly string[]): Promise<unknown[]> {
  return Promise.all(ids.map(async (id) => (await orderRow(id))?.status));
}

async function orderRow(id: string) {
  return (await stack.rowsOf(`ORDER#${id}`)).find(({ kind }) => kind === 'order');
}

/** The stack's site, with one procedure failing. */
async function siteThatFailsAt(procedure: string): Promise<{ url: string; close: Server['close'] }> {
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body: Buffer[] = [];
    for await (const part of request) body.push(part as Buffer);
    if (request.url?.endsWith(`/${procedure}`)) {
      response.writeHead(500).end('{}');
      return;
    }
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const answer = await fetch(`${stack.siteUrl}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body.length > 0 && { body: Buffer.concat(body) }),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  };
  const server = createServer((request, response) => void pass(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: server.close.bind(server),
  };
}

async function ask<T>(path: string): Promise<T> {
  return (await fetch(`${stack.siteUrl}${path}`)).json() as Promise<T>;
}
