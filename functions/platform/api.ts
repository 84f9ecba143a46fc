import { timingSafeEqual } from 'node:crypto';
import { Logger } from '@aws-lambda-powertools/logger';
import middy from '@middy/core';
import type { AnyRouter } from '@trpc/server';
import { awsLambdaRequestHandler } from '@trpc/server/adapters/aws-lambda';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import * as z from 'zod';
import type { UpdateSource } from '#schema/order-values.ts';
import { callerOf } from './caller.ts';
import { readEnv } from './env.ts';
import { AppError } from './errors.ts';
import { type Policy, policies } from './policy.ts';
import { type CallContext, type ConfirmedCaller, wireError } from './trpc.ts';

export interface ApiOptions {
  readonly surface: Policy['surface'];
  readonly router: AnyRouter;
  /** How the caller's account is read before it changes anything; throws ACCOUNT_DEACTIVATED. */
  readonly confirm: (caller: NonNullable<CallContext['caller']>) => Promise<ConfirmedCaller>;
  readonly source: UpdateSource;
}

/** The Lambda handler of one API surface: HTTP API events (payload 2.0) in, JSON out. */
export function apiHandler(options: ApiOptions) {
  const env = readEnv({ EDGE_SECRET: z.string().min(16) });
  const trpc = awsLambdaRequestHandler({
    router: options.router,
    allowMethodOverride: true,
    createContext: ({ event }) => contextOf(event as AuthorizedEvent, options, env.EDGE_SECRET),
    onError: ({ error, path }) => {
      const { code } = wireError(error);
      if (code === 'INTERNAL') logger.error('The call failed.', { path, error: error.cause ?? error });
      else logger.info('The call was refused.', { path, code });
    },
    responseMeta: () => ({ headers: { 'cache-control': 'no-store' } }),
  });

  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Error, Context>()
    .use({
      before: ({ event, context }) => {
        logger.resetKeys();
        logger.appendKeys({ requestId: event.requestContext.requestId, awsRequestId: context.awsRequestId });
        return refuseBatchedMutations(event);
      },
    })
    .handler(async (event, context) => (await trpc(event, context)) as APIGatewayProxyStructuredResultV2);
}

const logger = new Logger();

type AuthorizedEvent = APIGatewayProxyEventV2 & {
  requestContext: { authorizer?: { jwt?: { claims?: Record<string, unknown> } } };
};

function contextOf(event: AuthorizedEvent, options: ApiOptions, edgeSecret: string): CallContext {
  const caller = callerOf(event.requestContext.authorizer?.jwt?.claims ?? {});
  let confirmed: Promise<ConfirmedCaller> | undefined;
  return {
    surface: options.surface,
    caller,
    confirm: () => {
      if (caller === undefined) throw new AppError('UNAUTHORIZED', 'Please sign in.');
      confirmed ??= options.confirm(caller);
      return confirmed;
    },
    now: new Date(),
    idempotencyKey: idempotencyKeyOf(event),
    source: options.source,
    address: addressOf(event, edgeSecret),
  };
}

function idempotencyKeyOf(event: APIGatewayProxyEventV2): string | undefined {
  const key = event.headers['idempotency-key'];
  return key !== undefined && /^[A-Za-z0-9_-]{16,64}$/.test(key) ? key : undefined;
}

/** The distribution names the viewer's address; it is believed only with the header that only the distribution knows. */
function addressOf(event: APIGatewayProxyEventV2, edgeSecret: string): string {
  const viewer = event.headers['cloudfront-viewer-address'];
  if (viewer !== undefined && sameText(event.headers['x-ironcall-edge'] ?? '', edgeSecret)) {
    return viewer.replace(/:\d+$/, '');
  }
  return event.requestContext.http.sourceIp;
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Each mutation carries an idempotency key of its own, so it must be a request of its own. */
function refuseBatchedMutations(
  event: APIGatewayProxyEventV2,
): APIGatewayProxyStructuredResultV2 | undefined {
  if (event.queryStringParameters?.batch === undefined) return undefined;
  const paths = (event.pathParameters?.procedure ?? '').split(',');
  const mutates = paths.some(
    (path) => Object.hasOwn(policies, path) && policies[path as keyof typeof policies].kind === 'mutation',
  );
  if (!mutates) return undefined;
  return {
    statusCode: 400,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      error: {
        message: 'Send each change as a request of its own.',
        data: { code: 'BAD_INPUT', httpStatus: 400, details: {} },
      },
    }),
  };
}
