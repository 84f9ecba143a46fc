import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { AwsRequest, AwsResponse, LocalService, Runtime } from '../runtime.ts';
import { createAuthorize, type JwtAuthorizer } from './http-api/authorize.ts';
import { decodedPath, requestEvent, responseOf } from './http-api/payload.ts';
import { matchRoute } from './http-api/routes.ts';
import { inert, provider } from './known-properties.ts';
import { stableId } from './resource-names.ts';

/** Set-Cookie is the one header that a response can have several times. */
export interface HttpResponse extends AwsResponse {
  readonly cookies?: readonly string[];
}

export interface HttpApiService extends LocalService {
  /** Answers a request to an API by host name; undefined if no API has it. */
  serve(host: string, request: AwsRequest, sourceIp: string): Promise<HttpResponse> | undefined;
  /** Functions behind the APIs. */
  functionArns(): string[];
}

/** HTTP APIs with function integrations of payload format 2.0 and JWT authorizers. */
export function httpApi(): HttpApiService {
  const apis = new Map<string, Api>();
  let runtime: Runtime | undefined;
  let authorize: ReturnType<typeof createAuthorize> | undefined;

  const api = (id: string): Api => {
    const known = apis.get(id);
    if (!known) throw new Error(`There is no HTTP API ${id}.`);
    return known;
  };

  return {
    providers: [
      provider('AWS::ApiGatewayV2::Api', apiProperties, (_, resource, at) => {
        runtime = at;
        authorize ??= createAuthorize(at);
        const id = stableId(resource, 10);
        const host = `${id}.execute-api.${at.region}.amazonaws.com`;
        apis.set(id, { id, host, integrations: new Map(), authorizers: new Map(), routes: [] });
        return { ref: id, attributes: { ApiId: id, ApiEndpoint: `https://${host}` } };
      }),
      provider('AWS::ApiGatewayV2::Integration', integrationProperties, (properties, resource) => {
        const id = stableId(resource, 7);
        api(properties.ApiId).integrations.set(id, {
          functionArn: functionArn(properties.IntegrationUri),
          timeoutMs: properties.TimeoutInMillis,
        });
        return { ref: id, attributes: { IntegrationId: id } };
      }),
      provider('AWS::ApiGatewayV2::Authorizer', authorizerProperties, (properties, resource) => {
        const id = stableId(resource, 6);
        const [, header] = /^\$request\.header\.([\w-]+)$/.exec(properties.IdentitySource[0] ?? '') ?? [];
        if (!header)
          throw new Error(
            `IdentitySource: the runtime only supports a header, not ${properties.IdentitySource.join()}`,
          );
        const { Issuer, Audience } = properties.JwtConfiguration;
        api(properties.ApiId).authorizers.set(id, {
          issuer: Issuer,
          audience: Audience,
          header: header.toLowerCase(),
        });
        return { ref: id, attributes: { AuthorizerId: id } };
      }),
      provider('AWS::ApiGatewayV2::Route', routeProperties, (properties, resource) => {
        const id = stableId(resource, 7);
        const { routes, integrations, authorizers } = api(properties.ApiId);
        const integration = integrations.get(properties.Target.replace(/^integrations\//, ''));
        const authorizer = authorizers.get(properties.AuthorizerId ?? '');
        if (!integration) throw new Error(`Target: there is no integration ${properties.Target}`);
        if (properties.AuthorizationType === 'JWT' && !authorizer)
          throw new Error(`AuthorizerId: there is no authorizer ${properties.AuthorizerId}`);
        routes.push({
          routeKey: properties.RouteKey,
          integration,
          authorizer: properties.AuthorizationType === 'JWT' ? authorizer : undefined,
          scopes: properties.AuthorizationScopes,
        });
        return { ref: id, attributes: { RouteId: id } };
      }),
      provider('AWS::ApiGatewayV2::Stage', stageProperties, ({ StageName }) => ({ ref: StageName })),
    ],
    routes: {
      // An API without its distribution, as at its own URL: /_local/execute-api/<api id>/<path>
      '/_local/execute-api/': async (request) => {
        const [, id = '', path = '/'] = /^\/_local\/execute-api\/([^/]+)(\/.*)?$/.exec(request.path) ?? [];
        const found = apis.get(id);
        return found ? answer(found, { ...request, path }, '127.0.0.1') : refusal(404, 'Not Found');
      },
    },
    serve(host, request, sourceIp) {
      const found = [...apis.values()].find((one) => one.host === host);
      return found && answer(found, request, sourceIp);
    },
    functionArns: () =>
      [...apis.values()].flatMap(({ integrations }) =>
        [...integrations.values()].map((one) => one.functionArn),
      ),
  };

  async function answer(found: Api, request: AwsRequest, sourceIp: string): Promise<HttpResponse> {
    const requestId = `${randomBytes(8).toString('base64url')}=`;
    const { headers, ...response } = await handle(found, request, sourceIp, requestId);
    return { ...response, headers: { ...headers, 'apigw-requestid': requestId } };
  }

  async function handle(
    found: Api,
    request: AwsRequest,
    sourceIp: string,
    requestId: string,
  ): Promise<HttpResponse> {
    if (!runtime || !authorize) return refusal(503, 'Service Unavailable');
    const matched = matchRoute(found.routes, request.method, decodedPath(request.path));
    if (!matched) return refusal(404, 'Not Found');
    if (headerBytes(request) > largestHeaders) return refusal(431, 'Request Header Fields Too Large');
    if (request.body.length > largestBody) return refusal(413, 'Request Entity Too Large');
    const { integration, authorizer, scopes, routeKey } = matched.route;

    const allowed = authorizer && (await authorize(authorizer, request.headers, scopes));
    if (allowed && !allowed.ok) {
      runtime.log(
        'info',
        `HTTP API refused ${request.method} ${decodedPath(request.path)}: ${allowed.reason}`,
      );
      const challenge = { 'www-authenticate': 'Bearer' };
      return allowed.status === 401
        ? refusal(401, 'Unauthorized', challenge)
        : refusal(403, 'Forbidden', challenge);
    }
    const event = requestEvent(request, {
      accountId: runtime.accountId,
      apiId: found.id,
      domainName: found.host,
      requestId,
      routeKey,
      sourceIp,
      now: runtime.clock.now(),
      parameters: matched.parameters,
      ...(allowed?.ok && { jwt: { claims: allowed.claims, scopes: allowed.scopes } }),
    });
    const result = await within(integration.timeoutMs, runtime.invoke(integration.functionArn, event));
    if (result === undefined || (!result.ok && result.errorType === 'TooManyRequestsException'))
      return refusal(503, 'Service Unavailable');
    if (!result.ok) return refusal(500, 'Internal Server Error');
    const response = responseOf(result.payload);
    return response.status >= 100 && response.status < 600 ? response : refusal(500, 'Internal Server Error');
  }
}

interface Api {
  readonly id: string;
  readonly host: string;
  readonly integrations: Map<string, Integration>;
  readonly authorizers: Map<string, JwtAuthorizer>;
  readonly routes: Route[];
}

interface Integration {
  readonly functionArn: string;
  readonly timeoutMs: number;
}

interface Route {
  readonly routeKey: string;
  readonly integration: Integration;
  readonly authorizer: JwtAuthorizer | undefined;
  readonly scopes: readonly string[];
}

const largestBody = 10 * 1024 * 1024;
const largestHeaders = 10_240;

const apiProperties = z.strictObject({
  Description: inert,
  DisableExecuteApiEndpoint: inert,
  IpAddressType: inert,
  Name: inert,
  ProtocolType: z.literal('HTTP'),
  Tags: inert,
});

const integrationProperties = z.strictObject({
  ApiId: z.string(),
  Description: inert,
  IntegrationMethod: inert,
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
  TimeoutInMillis: z.number().default(30_000),
});

const authorizerProperties = z.strictObject({
  ApiId: z.string(),
  AuthorizerType: z.literal('JWT'),
  IdentitySource: z.array(z.string()).length(1),
  JwtConfiguration: z.strictObject({ Audience: z.array(z.string()), Issuer: z.string() }),
  Name: inert,
});

const routeProperties = z.strictObject({
  ApiId: z.string(),
  AuthorizationScopes: z.array(z.string()).default([]),
  AuthorizationType: z.enum(['NONE', 'JWT']).default('NONE'),
  AuthorizerId: z.string().optional(),
  OperationName: inert,
  RouteKey: z.string(),
  Target: z.string(),
});

const stageProperties = z.strictObject({
  AccessLogSettings: inert,
  ApiId: z.string(),
  AutoDeploy: z.literal(true),
  DefaultRouteSettings: inert,
  Description: inert,
  RouteSettings: inert,
  // A named stage would prefix every path with its name.
  StageName: z.literal('$default'),
  Tags: inert,
});

/** An integration names a function by its ARN, or by the URL at which API Gateway invokes it. */
function functionArn(uri: string): string {
  return /functions\/(.+)\/invocations$/.exec(uri)?.[1] ?? uri;
}

/** Returns undefined if it takes longer. */
function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function headerBytes({ method, path, headers }: AwsRequest): number {
  return Object.entries(headers).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + Buffer.byteLength(value) + 4,
    method.length + path.length,
  );
}

function refusal(status: number, message: string, headers: Record<string, string> = {}): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ message }),
  };
}
