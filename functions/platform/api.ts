import { Logger } from '@aws-lambda-powertools/logger';
import middy from '@middy/core';
import type { AnyRouter, TRPCError } from '@trpc/server';
import { awsLambdaRequestHandler } from '@trpc/server/adapters/aws-lambda';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import * as z from 'zod';
import type { AppType } from '#schema/orders/order-values.ts';
import { callerOf, viewerAddress } from './caller.ts';
import { readEnv } from './env.ts';
import { asTrpc, wireError } from './error-answers.ts';
import { AppError } from './errors.ts';
import { mostInBatch } from './limits.ts';
import type { CallContext, ConfirmedCaller, Surface } from './trpc.ts';

export interface ApiOptions {
  readonly surface: Surface;
  readonly router: AnyRouter;
  /** Reads the caller's account before a change; throws ACCOUNT_DEACTIVATED. */
  readonly confirm: (caller: NonNullable<CallContext['caller']>) => Promise<ConfirmedCaller>;
  /** Which app calls, if the request does not say. */
  readonly source: AppType;
}

/** The Lambda handler of one API surface: HTTP API events (payload 2.0) in, JSON out. */
export function apiHandler(options: ApiOptions) {
  // Read by the first call: tests and scripts load routers without it.
  let edgeSecret: string | undefined;
  const trpc = awsLambdaRequestHandler({
    router: options.router,
    allowMethodOverride: true,
    createContext: ({ event, info }) => {
      // Each mutation carries its own idempotency key. tRPC refuses a batch of both kinds.
      if (info.isBatchCall && info.type === 'mutation')
        throw asTrpc(new AppError('BAD_INPUT', 'Send each change as a request of its own.'));
      edgeSecret ??= readEnv({ EDGE_SECRET: z.string().min(16) }).EDGE_SECRET;
      return contextOf(event as AuthorizedEvent, options, edgeSecret);
    },
    onError: ({ error, path }) => {
      const { code } = wireError(error);
      if (code === 'INTERNAL') logger.error('The call failed.', { path, error: error.cause ?? error });
      else logger.info('The call was refused.', { path, code });
    },
    responseMeta: ({ errors }) => ({ headers: { 'cache-control': 'no-store', ...retryAfter(errors) } }),
  });

  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Error, Context>()
    .use({
      before: ({ event, context }) => {
        logger.resetKeys();
        logger.appendKeys({ requestId: event.requestContext.requestId, awsRequestId: context.awsRequestId });
        return refuseLargeBatch(event) ?? refuseBrokenText(event);
      },
    })
    .handler(async (event, context) => {
      const answer = await trpc({ ...event, headers: readable(event.headers) }, context);
      return answer as APIGatewayProxyStructuredResultV2;
    });
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
    source: sourceOf(event, options),
    address: viewerAddress(event, edgeSecret),
    userAgent: event.requestContext.http.userAgent ?? '',
  };
}

/** The apps that call each surface, by the name they send (document 1 section 7). */
const sourcesOf: Readonly<Record<Surface, readonly AppType[]>> = {
  public: ['ironcall', 'heaveweb'],
  app: ['ironcall', 'heaveweb'],
  tech: ['techapp'],
  admin: ['admin'],
};

function sourceOf(event: APIGatewayProxyEventV2, { surface, source }: ApiOptions): AppType {
  const named = event.headers['x-ironcall-source'];
  return sourcesOf[surface].find((known) => known === named) ?? source;
}

function idempotencyKeyOf(event: APIGatewayProxyEventV2): string | undefined {
  const key = event.headers['idempotency-key'];
  return key !== undefined && /^[A-Za-z0-9_-]{16,64}$/.test(key) ? key : undefined;
}

/** Seconds until everything that was rate-limited may be tried again. */
function retryAfter(errors: readonly TRPCError[]): Record<string, string> {
  const seconds = errors.map((error) => wireError(error).details.retryAfterSeconds ?? 0);
  const longest = Math.max(0, ...seconds);
  return longest === 0 ? {} : { 'retry-after': String(longest) };
}

function refuseLargeBatch(event: APIGatewayProxyEventV2): APIGatewayProxyStructuredResultV2 | undefined {
  if (event.queryStringParameters?.batch === undefined) return undefined;
  const paths = (event.pathParameters?.procedure ?? '').split(',');
  if (paths.length <= mostInBatch) return undefined;
  return badInput(`Send at most ${mostInBatch} queries in one request.`);
}

/** JSON can contain half a surrogate pair, which the table refuses: such text is refused here as bad input. */
function refuseBrokenText(event: APIGatewayProxyEventV2): APIGatewayProxyStructuredResultV2 | undefined {
  const input = event.body ?? event.queryStringParameters?.input ?? '';
  // Text without such an escape can't contain one, and isn't parsed twice.
  if (!surrogateEscape.test(input) || !hasLoneSurrogate(input)) return undefined;
  return badInput('Some text in the request is broken. Please write it again.');
}

/** How JSON writes half a character: `\ud83d`. */
const surrogateEscape = /\\ud[89a-f]/i;
const loneSurrogate = /\p{Surrogate}/u;

function hasLoneSurrogate(json: string): boolean {
  let isBroken = false;
  try {
    JSON.parse(json, (name, value: unknown) => {
      isBroken ||= loneSurrogate.test(name) || (typeof value === 'string' && loneSurrogate.test(value));
      return value;
    });
  } catch {
    // Not JSON: the call itself reports that.
  }
  return isBroken;
}

/** Only the headers we and tRPC read. An illegal value would break the request before it is understood. */
function readable(headers: APIGatewayProxyEventV2['headers']): Record<string, string> {
  return Object.fromEntries(
    readHeaders.flatMap((name) => {
      const value = headers[name];
      return value !== undefined && legalValue.test(value) ? [[name, value] as const] : [];
    }),
  );
}

const readHeaders = [
  'accept',
  'content-type',
  'trpc-accept',
  'trpc-batch-mode',
  'idempotency-key',
  'cloudfront-viewer-address',
  'x-ironcall-edge',
  'x-ironcall-source',
] as const;
/** RFC 9110 section 5.5. */
const legalValue = /^[\t\x20-\x7e\x80-\xff]*$/;

function badInput(message: string): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: 400,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: JSON.stringify({ error: { message, data: { code: 'BAD_INPUT', httpStatus: 400, details: {} } } }),
  };
}
