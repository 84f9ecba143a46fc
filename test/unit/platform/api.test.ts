import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { claimNames } from '#functions/platform/caller.ts';
import { AppError } from '#functions/platform/errors.ts';
import { type CallContext, procedure, publicProcedure, router } from '#functions/platform/trpc.ts';

const edgeSecret = 'the-secret-of-the-distribution';

let apiHandler: typeof import('#functions/platform/api.ts').apiHandler;

beforeAll(async () => {
  process.env.EDGE_SECRET = edgeSecret;
  ({ apiHandler } = await import('#functions/platform/api.ts'));
});

describe('An API surface', () => {
  it('answers a call', async () => {
    const { status, body } = await call('customers.orders.byId', { input: { id: '10001' } });

    expect(status).toBe(200);
    expect(body.result.data).toEqual({ id: '10001', account: 'acc_1' });
  });

  it('does not offer a call without a policy, even if a router has it', async () => {
    const { status, body } = await call('customers.orders.secret');

    expect(status).toBe(404);
    expect(body.error.data.code).toBe('NOT_FOUND');
  });

  it('does not offer another surface’s calls', async () => {
    const { status, body } = await call('auth.otpSend', { method: 'POST', body: {} });

    expect(status).toBe(404);
    expect(body.error.data.code).toBe('NOT_FOUND');
  });

  it('asks a caller without a token to sign in', async () => {
    const { status, body } = await call('customers.orders.byId', { input: { id: '10001' }, claims: {} });

    expect(status).toBe(401);
    expect(body.error.data.code).toBe('UNAUTHORIZED');
  });

  it('does not accept an identity token as an access token', async () => {
    const { status } = await call('customers.orders.byId', {
      input: { id: '10001' },
      claims: { ...managerClaims, token_use: 'id' },
    });

    expect(status).toBe(401);
  });

  it('names the permission that the caller lacks', async () => {
    const { status, body } = await call('customers.orders.rejectPendingOrder', {
      method: 'POST',
      body: { id: '10001' },
      claims: { ...managerClaims, [claimNames.permissions]: 'view_and_request_orders' },
    });

    expect(status).toBe(403);
    expect(body.error.data).toMatchObject({ code: 'FORBIDDEN', details: { permission: 'order_management' } });
  });

  it('names the invalid fields of an input', async () => {
    const { status, body } = await call('customers.orders.byId', { input: { id: '' } });

    expect(status).toBe(400);
    expect(body.error.data.code).toBe('BAD_INPUT');
    expect(Object.keys(body.error.data.details.fields)).toEqual(['id']);
  });

  it('treats malformed JSON as invalid input', async () => {
    const { status, body } = await call('customers.orders.rejectPendingOrder', {
      method: 'POST',
      raw: '{"id":',
    });

    expect(status).toBe(400);
    expect(body.error.data.code).toBe('BAD_INPUT');
  });

  it('returns a refusal with its code, status and details', async () => {
    const { status, body } = await call('customers.orders.rejectPendingOrder', {
      method: 'POST',
      body: { id: '10001' },
    });

    expect(status).toBe(409);
    expect(body.error.data).toEqual({
      code: 'INVALID_TRANSITION',
      httpStatus: 409,
      details: { status: 'open' },
    });
  });

  it('does not reveal the message and stack of an unexpected error', async () => {
    const { status, raw } = await call('customers.profile.get');

    expect(status).toBe(500);
    expect(raw).not.toContain('row of a stranger');
    expect(raw).not.toContain('.ts:');
  });

  it('refuses a batch that contains a change', async () => {
    const { status, body } = await call('customers.orders.byId,customers.orders.rejectPendingOrder', {
      method: 'POST',
      body: { 0: { id: '10001' }, 1: { id: '10001' } },
      query: { batch: '1' },
    });

    expect(status).toBe(400);
    expect(body.error.data.code).toBe('BAD_INPUT');
  });

  it('refuses a batch of changes, and makes none of them', async () => {
    const { status, body } = await call(
      'customers.orders.rejectPendingOrder,customers.orders.rejectPendingOrder',
      { method: 'POST', body: { 0: { id: '10001' }, 1: { id: '10002' } }, query: { batch: '1' } },
    );

    expect(status).toBe(400);
    expect(body.map((one: { error: { data: { code: string } } }) => one.error.data.code)).toEqual([
      'BAD_INPUT',
      'BAD_INPUT',
    ]);
  });

  it('answers a batch of queries sent by POST', async () => {
    const { status, body } = await call('customers.orders.byId,customers.orders.byId', {
      method: 'POST',
      body: { 0: { id: '10001' }, 1: { id: '10002' } },
      query: { batch: '1' },
    });

    expect(status).toBe(200);
    expect(body.map((one: { result: { data: { id: string } } }) => one.result.data.id)).toEqual([
      '10001',
      '10002',
    ]);
  });

  it('trusts the viewer address only from its own distribution', async () => {
    const viewer = { 'cloudfront-viewer-address': '198.51.100.7:46532' };

    const known = await call('customers.roles.all', {
      headers: { ...viewer, 'x-ironcall-edge': edgeSecret },
    });
    const forged = await call('customers.roles.all', {
      headers: { ...viewer, 'x-ironcall-edge': 'a guess' },
    });

    expect(known.body.result.data.address).toBe('198.51.100.7');
    expect(forged.body.result.data.address).toBe('203.0.113.9');
  });

  it.each([
    ['heaveweb', 'heaveweb'],
    ['ironcall', 'ironcall'],
    ['techapp', 'ironcall'],
    ['heavebot', 'ironcall'],
    ['__proto__', 'ironcall'],
    [undefined, 'ironcall'],
  ])('takes the app named in the request, if it belongs to this surface: %s', async (named, source) => {
    const headers: Record<string, string> = named === undefined ? {} : { 'x-ironcall-source': named };

    const { body } = await call('customers.roles.all', { headers });

    expect(body.result.data.source).toBe(source);
  });

  it('accepts an idempotency key only if it is well-formed', async () => {
    const good = await call('customers.roles.all', { headers: { 'idempotency-key': 'abcdefgh12345678' } });
    const bad = await call('customers.roles.all', { headers: { 'idempotency-key': 'a#b' } });

    expect(good.body.result.data.key).toBe('abcdefgh12345678');
    expect(bad.body.result.data.key).toBeUndefined();
  });
});

const testRouter = router({
  auth: router({ otpSend: publicProcedure.meta({ permission: null }).mutation(() => 'sent') }),
  customers: router({
    orders: router({
      byId: procedure
        .meta({ permission: null })
        .input(z.object({ id: z.string().min(1) }))
        .query(({ ctx, input }) => ({ id: input.id, account: ctx.caller.accountId })),
      rejectPendingOrder: procedure
        .meta({ permission: 'order_management' })
        .input(z.object({ id: z.string() }))
        .mutation(() => {
          throw new AppError('INVALID_TRANSITION', 'The order is open.', { status: 'open' });
        }),
      secret: procedure.query(() => 'should never run'),
    }),
    profile: router({
      get: procedure.meta({ permission: null }).query(() => {
        throw new Error('row of a stranger');
      }),
    }),
    roles: router({
      all: procedure.meta({ permission: null }).query(({ ctx }: { ctx: CallContext }) => ({
        address: ctx.address,
        key: ctx.idempotencyKey,
        source: ctx.source,
      })),
    }),
  }),
});

const managerClaims = {
  token_use: 'access',
  auth_time: '1772463600',
  username: 'acc_1',
  [claimNames.companyId]: 'com_1',
  [claimNames.userType]: 'customer',
  [claimNames.roleId]: 'FleetManager',
  [claimNames.permissions]: 'order_management view_and_request_orders',
};

interface Call {
  method?: 'GET' | 'POST';
  input?: unknown;
  body?: unknown;
  raw?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  claims?: Record<string, unknown>;
}

async function call(path: string, options: Call = {}) {
  const handler = apiHandler({
    surface: 'app',
    router: testRouter,
    source: 'ironcall',
    confirm: () => Promise.reject(new Error('not asked for')),
  });
  const method = options.method ?? 'GET';
  const query = {
    ...options.query,
    ...(options.input !== undefined && { input: JSON.stringify(options.input) }),
  };
  const event = {
    version: '2.0',
    routeKey: `${method} /api/app/{procedure+}`,
    rawPath: `/api/app/${path}`,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: { 'content-type': 'application/json', ...options.headers },
    queryStringParameters: query,
    pathParameters: { procedure: path },
    requestContext: {
      requestId: 'request-1',
      domainName: 'api.example.com',
      http: {
        method,
        path: `/api/app/${path}`,
        sourceIp: '203.0.113.9',
        protocol: 'HTTP/1.1',
        userAgent: 'test',
      },
      authorizer: { jwt: { claims: options.claims ?? managerClaims, scopes: null } },
    },
    ...(method === 'POST' && { body: options.raw ?? JSON.stringify(options.body) }),
    isBase64Encoded: false,
  } as unknown as APIGatewayProxyEventV2;

  const answer = await handler(event, { awsRequestId: 'invocation-1' } as Context);
  const raw = String(answer.body);
  return { status: answer.statusCode, raw, body: JSON.parse(raw) };
}
