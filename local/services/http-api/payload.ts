import type { AwsRequest, AwsResponse } from '../../runtime.ts';

export interface EventContext {
  readonly accountId: string;
  readonly apiId: string;
  readonly domainName: string;
  readonly requestId: string;
  readonly routeKey: string;
  readonly sourceIp: string;
  /** Milliseconds. */
  readonly now: number;
  readonly parameters: Readonly<Record<string, string>>;
  readonly jwt?: {
    readonly claims: Readonly<Record<string, string>>;
    readonly scopes: readonly string[] | null;
  };
}

/**
 * The event in payload format 2.0. As in API Gateway, the path is decoded (and ends at a `?` that was encoded in it),
 * repeated query parameters and headers are joined by commas, and cookies are separate.
 */
export function requestEvent(request: AwsRequest, context: EventContext) {
  const { cookie, ...headers } = request.headers;
  const rawPath = decodedPath(request.path);
  const query = joined(request.query);
  const body = requestBody(request);
  return {
    version: '2.0',
    routeKey: context.routeKey,
    rawPath,
    rawQueryString: request.query.toString(),
    ...(cookie && { cookies: cookie.split(/;\s*/) }),
    headers: { ...headers, host: context.domainName },
    ...(Object.keys(query).length > 0 && { queryStringParameters: query }),
    ...(Object.keys(context.parameters).length > 0 && { pathParameters: context.parameters }),
    requestContext: {
      accountId: context.accountId,
      apiId: context.apiId,
      ...(context.jwt && { authorizer: { jwt: context.jwt } }),
      domainName: context.domainName,
      domainPrefix: context.apiId,
      http: {
        method: request.method,
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp: context.sourceIp,
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: context.requestId,
      routeKey: context.routeKey,
      stage: '$default',
      time: commonLogTime(context.now),
      timeEpoch: context.now,
    },
    ...body,
  };
}

/** A function's result as an HTTP response: proxy-shaped, or anything else as JSON with status 200. */
export function responseOf(payload: unknown): AwsResponse & { readonly cookies: readonly string[] } {
  const answer =
    typeof payload === 'object' && payload !== null && 'statusCode' in payload
      ? (payload as ProxyAnswer)
      : { statusCode: 200, body: JSON.stringify(payload) };
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  for (const [name, value] of Object.entries(answer.headers ?? {}))
    headers[name.toLowerCase()] = String(value);
  const body = answer.body ?? '';
  return {
    status: Number(answer.statusCode),
    headers,
    cookies: answer.cookies ?? [],
    body: answer.isBase64Encoded ? Buffer.from(body, 'base64') : body,
  };
}

export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path).split('?')[0] ?? '';
  } catch {
    return path;
  }
}

interface ProxyAnswer {
  readonly statusCode: number | string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly cookies?: readonly string[];
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
}

function requestBody({ body, headers }: AwsRequest) {
  if (body.length === 0) return { isBase64Encoded: false };
  const type = (headers['content-type'] ?? '').toLowerCase();
  const isText = /^(text\/|application\/(json|javascript|xml|[\w.+-]+\+(json|xml)))/.test(type);
  return isText
    ? { body: body.toString('utf8'), isBase64Encoded: false }
    : { body: body.toString('base64'), isBase64Encoded: true };
}

function joined(query: URLSearchParams): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of new Set(query.keys())) values[name] = query.getAll(name).join(',');
  return values;
}

/** `20/Nov/2026:19:00:00 +0000` */
function commonLogTime(now: number): string {
  const [, day, month, year, time] =
    /^\w+, (\d+) (\w+) (\d+) ([\d:]+)/.exec(new Date(now).toUTCString()) ?? [];
  return `${day}/${month}/${year}:${time} +0000`;
}
