import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { type Caller, claimNames } from '#functions/platform/caller.ts';
import type { Surface } from '#functions/platform/trpc.ts';
import { surfaceOf } from './procedures.ts';

/** The Lambda handler of each surface, as deployed. */
export type ApiHandlers = Readonly<
  Record<
    Surface,
    (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>
  >
>;

/** Loads all four. The environment must be set first. */
export async function apiHandlers(): Promise<ApiHandlers> {
  process.env.EDGE_SECRET ??= 'the-secret-of-the-distribution';
  const [app, tech, admin, open] = await Promise.all([
    import('#functions/apis/app.router.ts'),
    import('#functions/apis/tech.router.ts'),
    import('#functions/apis/admin.router.ts'),
    import('#functions/apis/public.router.ts'),
  ]);
  return { app: app.handler, tech: tech.handler, admin: admin.handler, public: open.handler };
}

export interface ApiCall {
  readonly procedure: string;
  readonly surface?: Surface;
  readonly caller: Caller | undefined;
  readonly method?: string;
  /** The body on the wire. */
  readonly body?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isBase64Encoded?: boolean;
}

/** An HTTP API event, payload format 2.0, as the authorizer passes it. Queries and commands are both sent by POST. */
export function apiEvent(call: ApiCall): APIGatewayProxyEventV2 {
  const surface = call.surface ?? surfaceOf(call.procedure);
  const method = call.method ?? 'POST';
  const path = `/api/${surface}/${call.procedure}`;
  return {
    version: '2.0',
    routeKey: `${method} /api/${surface}/{procedure+}`,
    rawPath: path,
    rawQueryString: new URLSearchParams(call.query).toString(),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...call.headers,
    },
    ...(call.query && { queryStringParameters: { ...call.query } }),
    pathParameters: { procedure: call.procedure },
    requestContext: {
      accountId: '000000000000',
      apiId: 'api',
      domainName: 'api.example',
      domainPrefix: 'api',
      requestId: 'request',
      routeKey: '$default',
      stage: '$default',
      time: '02/Mar/2026:15:00:00 +0000',
      timeEpoch: 0,
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'test' },
      ...(call.caller && { authorizer: { jwt: { claims: claimsOf(call.caller), scopes: [] } } }),
    },
    ...(call.body !== undefined && { body: call.body }),
    isBase64Encoded: call.isBase64Encoded ?? false,
  } as APIGatewayProxyEventV2;
}

/** Lambda's context argument. */
export const lambdaContext = {
  awsRequestId: 'invocation',
  getRemainingTimeInMillis: () => 10_000,
} as Context;

function claimsOf({ accountId, companyId, userType, roleId, permissions, authTime }: Caller) {
  return {
    token_use: 'access',
    auth_time: String(authTime ?? Math.floor(Date.now() / 1000)),
    username: accountId,
    [claimNames.companyId]: companyId,
    [claimNames.userType]: userType,
    [claimNames.roleId]: roleId,
    [claimNames.permissions]: permissions.join(' '),
  };
}
