import { createContext, Script } from 'node:vm';
import type { AwsRequest } from '../../runtime.ts';
import type { HttpResponse } from '../http-api.ts';
import type { Viewer } from './origin-request.ts';

/** A viewer-request function: passes the request on, changed or not, or answers it. */
export type EdgeFunction = (request: AwsRequest, viewer: Viewer) => Promise<AwsRequest | HttpResponse>;

/** Compiles a CloudFront Function. It runs in a context without any Node globals, like cloudfront-js-2.0. */
export function edgeFunction(code: string, name: string): EdgeFunction {
  const context = createContext({ event: '' }, { codeGeneration: { strings: false, wasm: false } });
  new Script(code, { filename: `${name}.js` }).runInContext(context, { timeout: hungAfterMs });
  const call = new Script(
    'Promise.resolve(handler(JSON.parse(event))).then((answer) => JSON.stringify(answer))',
  );

  return async (request, viewer) => {
    context.event = JSON.stringify(viewerEvent(request, viewer));
    const answer = JSON.parse(await call.runInContext(context, { timeout: hungAfterMs })) as EdgeRequest &
      EdgeResponse;
    return answer.statusCode === undefined ? changedRequest(request, answer) : edgeResponse(answer);
  };
}

interface Values {
  readonly value: string;
  readonly multiValue?: readonly { readonly value: string }[];
}

interface EdgeRequest {
  readonly method: string;
  readonly uri: string;
  readonly querystring: Readonly<Record<string, Values>>;
  readonly headers: Readonly<Record<string, Values>>;
  readonly cookies: Readonly<Record<string, Values>>;
}

interface EdgeResponse {
  readonly statusCode?: number;
  readonly headers: Readonly<Record<string, Values>>;
  readonly body?: string | { readonly encoding: 'text' | 'base64'; readonly data: string };
}

function viewerEvent(request: AwsRequest, viewer: Viewer) {
  const { cookie = '', ...headers } = request.headers;
  const cookies = cookie.split(/;\s*/).filter(Boolean);
  return {
    version: '1.0',
    context: { distributionDomainName: request.headers.host, eventType: 'viewer-request' },
    viewer: { ip: viewer.address },
    request: {
      method: request.method,
      uri: request.path,
      querystring: valuesOf([...request.query]),
      headers: valuesOf(Object.entries(headers)),
      cookies: valuesOf(cookies.map((one) => [one.split('=')[0] ?? '', one.split('=').slice(1).join('=')])),
    } satisfies EdgeRequest,
  };
}

function valuesOf(pairs: readonly (readonly [string, string])[]): Record<string, Values> {
  const values: Record<string, Values> = {};
  for (const [name, value] of pairs) {
    const first = values[name];
    values[name] = first
      ? { ...first, multiValue: [...(first.multiValue ?? [first]), { value }] }
      : { value };
  }
  return values;
}

function changedRequest(request: AwsRequest, changed: EdgeRequest): AwsRequest {
  const each = (values: Readonly<Record<string, Values>>): [string, string][] =>
    Object.entries(values).flatMap(([name, one]) =>
      (one.multiValue ?? [one]).map(({ value }): [string, string] => [name, value]),
    );
  const cookie = each(changed.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const headers = Object.fromEntries(
    Object.entries(changed.headers).map(([name, { value }]) => [name, value]),
  );
  return {
    ...request,
    method: changed.method,
    path: changed.uri,
    query: new URLSearchParams(each(changed.querystring)),
    headers: { ...headers, ...(cookie && { cookie }) },
  };
}

function edgeResponse({ statusCode = 200, headers, body = '' }: EdgeResponse): HttpResponse {
  return {
    status: statusCode,
    headers: Object.fromEntries(Object.entries(headers ?? {}).map(([name, { value }]) => [name, value])),
    body:
      typeof body === 'string'
        ? body
        : Buffer.from(body.data, body.encoding === 'base64' ? 'base64' : 'utf8'),
  };
}

/** Far above CloudFront's limit: it only has to end a function that hangs, even on a busy machine. */
const hungAfterMs = 5000;
