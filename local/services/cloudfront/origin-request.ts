import type { AwsRequest } from '../../runtime.ts';
import { type Forwarding, type Selection, viewerAddress } from './policies.ts';

export interface Viewer {
  readonly address: string;
  readonly port: number;
}

/** The request for an origin: what the policies let through, plus what CloudFront adds. */
export function originRequest(
  request: AwsRequest,
  viewer: Viewer,
  policies: readonly Forwarding[],
  origin: {
    readonly host: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
  },
): AwsRequest {
  const passes = (kind: 'headers' | 'cookies' | 'query', name: string): boolean =>
    policies.some((policy) => selects(policy[kind], name));

  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers))
    if (name !== 'cookie' && !neverForwarded.has(name) && passes('headers', name)) headers[name] = value;
  const cookies = (request.headers.cookie ?? '')
    .split(/;\s*/)
    .filter((cookie) => cookie && passes('cookies', cookie.split('=')[0] ?? ''));
  if (cookies.length > 0) headers.cookie = cookies.join('; ');
  if (request.body.length > 0 && request.headers['content-type'] !== undefined)
    headers['content-type'] ??= request.headers['content-type'];

  const query = new URLSearchParams([...request.query].filter(([name]) => passes('query', name)));
  const forwarded = request.headers['x-forwarded-for'];
  return {
    ...request,
    path: `${origin.path}${request.path}`,
    query,
    headers: {
      'user-agent': 'Amazon CloudFront',
      ...headers,
      host: origin.host,
      via: '1.1 laptop.cloudfront.net (CloudFront)',
      'x-forwarded-for': forwarded ? `${forwarded}, ${viewer.address}` : viewer.address,
      ...(policies.some(({ added }) => added.includes(viewerAddress)) && {
        [viewerAddress]: `${viewer.address}:${viewer.port}`,
      }),
      ...origin.headers,
    },
  };
}

/** Hop-by-hop headers or CloudFront's own: viewers cannot send them. */
const neverForwarded = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
  'x-forwarded-for',
  viewerAddress,
]);

function selects({ behavior, names }: Selection, name: string): boolean {
  if (behavior === 'listed') return names.includes(name);
  if (behavior === 'allExcept') return !names.includes(name);
  return behavior === 'all';
}
