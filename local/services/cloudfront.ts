import * as z from 'zod';
import type { AwsRequest, LocalService, Runtime } from '../runtime.ts';
import { createCompressor } from './cloudfront/compress.ts';
import { type EdgeFunction, edgeFunction } from './cloudfront/edge-function.ts';
import { originRequest, type Viewer } from './cloudfront/origin-request.ts';
import {
  type CachePolicy,
  cachePolicyProperties,
  type Forwarding,
  managedCachePolicies,
  managedOriginRequestPolicies,
  originRequestPolicyProperties,
  type ResponseHeadersPolicy,
  readCachePolicy,
  readOriginRequestPolicy,
  readResponseHeadersPolicy,
  responseHeadersPolicyProperties,
} from './cloudfront/policies.ts';
import type { HttpApiService, HttpResponse } from './http-api.ts';
import { inert, provider } from './known-properties.ts';
import { physicalName, stableId } from './resource-names.ts';

export interface CloudFrontService extends LocalService {
  /** Answers a viewer's request; undefined if no distribution was declared. */
  serve(request: AwsRequest, viewer: Viewer): Promise<HttpResponse> | undefined;
}

/**
 * The distribution in front of the site's bucket and the API: behaviors, viewer-request functions, header policies
 * and compression. There is no cache: every request reaches its origin, and browsers revalidate their copies by ETag.
 */
export function cloudFront({ httpApi }: { httpApi: Pick<HttpApiService, 'serve'> }): CloudFrontService {
  const functions = new Map<string, EdgeFunction>();
  const cachePolicies = new Map(Object.entries(managedCachePolicies));
  const originRequestPolicies = new Map(Object.entries(managedOriginRequestPolicies));
  const headersPolicies = new Map<string, ResponseHeadersPolicy>();
  const compress = createCompressor();
  let distribution: Distribution | undefined;
  let runtime: Runtime | undefined;

  const behavior = (config: z.output<typeof behaviorProperties>): Behavior => {
    const { CachePolicyId, OriginRequestPolicyId, ResponseHeadersPolicyId, FunctionAssociations } = config;
    const pick = <T>(from: ReadonlyMap<string, T>, id: string, what: string): T => {
      const found = from.get(id);
      if (found === undefined) throw new Error(`the laptop runtime does not know the ${what} ${id}`);
      return found;
    };
    return {
      pattern: config.PathPattern === undefined ? undefined : pathPattern(config.PathPattern),
      originId: config.TargetOriginId,
      methods: config.AllowedMethods,
      compress: config.Compress,
      cache: pick(cachePolicies, CachePolicyId, 'cache policy'),
      forwarding: OriginRequestPolicyId
        ? pick(originRequestPolicies, OriginRequestPolicyId, 'origin request policy')
        : undefined,
      headers: ResponseHeadersPolicyId
        ? pick(headersPolicies, ResponseHeadersPolicyId, 'response headers policy')
        : undefined,
      viewerRequest: FunctionAssociations.map(({ FunctionARN }) =>
        pick(functions, FunctionARN, 'function'),
      )[0],
    };
  };

  return {
    providers: [
      provider(
        'AWS::CloudFront::Function',
        functionProperties,
        ({ FunctionCode, Name }, resource, { accountId }) => {
          const arn = `arn:aws:cloudfront::${accountId}:function/${Name}`;
          functions.set(arn, edgeFunction(FunctionCode, resource.logicalId));
          return {
            ref: arn,
            attributes: { FunctionARN: arn, 'FunctionMetadata.FunctionARN': arn, Stage: 'LIVE' },
          };
        },
      ),
      provider('AWS::CloudFront::CachePolicy', cachePolicyProperties, (properties, resource) => {
        const id = physicalName(resource);
        cachePolicies.set(id, readCachePolicy(properties));
        return { ref: id, attributes: { Id: id } };
      }),
      provider(
        'AWS::CloudFront::OriginRequestPolicy',
        originRequestPolicyProperties,
        (properties, resource) => {
          const id = physicalName(resource);
          originRequestPolicies.set(id, readOriginRequestPolicy(properties));
          return { ref: id, attributes: { Id: id } };
        },
      ),
      provider(
        'AWS::CloudFront::ResponseHeadersPolicy',
        responseHeadersPolicyProperties,
        (properties, resource, { awsEndpoint }) => {
          const id = physicalName(resource);
          headersPolicies.set(id, readResponseHeadersPolicy(properties, awsEndpoint));
          return { ref: id, attributes: { Id: id } };
        },
      ),
      provider(
        'AWS::CloudFront::Distribution',
        distributionProperties,
        ({ DistributionConfig: config }, resource, at) => {
          runtime = at;
          if (distribution) throw new Error('the laptop runtime serves one distribution');
          const id = `E${stableId(resource, 13).toUpperCase()}`;
          distribution = {
            rootObject: config.DefaultRootObject,
            origins: config.Origins.map(readOrigin),
            behaviors: [...config.CacheBehaviors, config.DefaultCacheBehavior].map(behavior),
            errors: config.CustomErrorResponses.map(({ ErrorCode, ResponseCode, ResponsePagePath }) => ({
              status: ErrorCode,
              answer: ResponseCode ?? ErrorCode,
              page: ResponsePagePath,
            })),
          };
          const { host } = new URL(at.siteUrl);
          return { ref: id, attributes: { Id: id, DomainName: host } };
        },
      ),
    ],
    serve(request, viewer) {
      return distribution && runtime && serve(distribution, request, viewer, runtime);
    },
  };

  async function serve(
    { origins, behaviors, rootObject, errors }: Distribution,
    request: AwsRequest,
    viewer: Viewer,
    at: Runtime,
  ): Promise<HttpResponse> {
    const chosen = behaviors.find(({ pattern }) => !pattern || pattern.test(request.path));
    if (!chosen) return errorPage(404, 'NotFound');
    if (!chosen.methods.includes(request.method))
      return finish(
        errorPage(403, 'This distribution is not configured to allow this HTTP request method.'),
        chosen,
        request,
      );

    let asked = request;
    if (chosen.viewerRequest) {
      const answer = await chosen.viewerRequest(request, viewer);
      if ('status' in answer) return finish(answer, chosen, request);
      asked = answer;
    }
    if (asked.path === '/' && rootObject) asked = { ...asked, path: `/${rootObject}` };

    const response = await fromOrigin(asked, viewer, origins, chosen, at);
    const replaced = errors.find(({ status }) => status === response.status);
    if (!replaced) return finish(response, chosen, asked);
    if (!replaced.page) return finish({ ...response, status: replaced.answer }, chosen, asked);
    const page = { ...asked, method: 'GET', path: replaced.page, query: new URLSearchParams() };
    const forPage = behaviors.find(({ pattern }) => !pattern || pattern.test(page.path)) ?? chosen;
    const found = await fromOrigin(page, viewer, origins, forPage, at);
    return finish({ ...found, status: replaced.answer }, chosen, asked);
  }

  async function fromOrigin(
    request: AwsRequest,
    viewer: Viewer,
    origins: readonly Origin[],
    { originId, cache, forwarding }: Behavior,
    at: Runtime,
  ): Promise<HttpResponse> {
    const origin = origins.find(({ id }) => id === originId);
    if (!origin) return errorPage(502, 'The origin is unknown.');
    const policies: Forwarding[] = [cache.forwarding, ...(forwarding ? [forwarding] : [])];
    const passed = originRequest(request, viewer, policies, origin);
    if (origin.bucket === undefined) {
      // An API sees CloudFront's address as its caller.
      return (
        httpApi.serve(origin.host, passed, '127.0.0.1') ?? errorPage(502, `Nothing runs at ${origin.host}.`)
      );
    }
    const { range } = request.headers;
    const response = await at.callAws('s3', {
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      path: `/${origin.bucket}${passed.path}`,
      headers: range ? { range } : {},
    });
    // A distribution may read a bucket's objects but not list them, so S3 does not tell it that one is missing.
    if (response.status === 404) return errorPage(403, 'AccessDenied');
    const headers = Object.entries(response.headers ?? {}).filter(([name]) => !name.startsWith('x-amz-'));
    return { ...response, headers: Object.fromEntries(headers) };
  }

  async function finish(
    response: HttpResponse,
    chosen: Behavior,
    request: AwsRequest,
  ): Promise<HttpResponse> {
    const encodings = chosen.compress ? chosen.cache.encodings : [];
    const compressed = await compress(response, request.headers['accept-encoding'], encodings, request.path);
    const headers: Record<string, string> = { ...compressed.headers };
    for (const name of chosen.headers?.remove ?? []) delete headers[name];
    for (const { name, value, override } of chosen.headers?.set ?? [])
      if (override || headers[name] === undefined) headers[name] = value;
    headers.via = '1.1 laptop.cloudfront.net (CloudFront)';

    const known = request.headers['if-none-match'];
    if (known && headers.etag && compressed.status === 200 && sameContent(known, headers.etag)) {
      const { 'content-length': _, 'content-type': __, 'content-encoding': ___, ...kept } = headers;
      return { status: 304, headers: kept };
    }
    return { ...compressed, headers };
  }
}

interface Distribution {
  readonly rootObject: string | undefined;
  readonly origins: readonly Origin[];
  /** In order of precedence, the default one last. */
  readonly behaviors: readonly Behavior[];
  readonly errors: readonly {
    readonly status: number;
    readonly answer: number;
    readonly page: string | undefined;
  }[];
}

interface Behavior {
  readonly pattern: RegExp | undefined;
  readonly originId: string;
  readonly methods: readonly string[];
  readonly compress: boolean;
  readonly cache: CachePolicy;
  readonly forwarding: Forwarding | undefined;
  readonly headers: ResponseHeadersPolicy | undefined;
  readonly viewerRequest: EdgeFunction | undefined;
}

interface Origin {
  readonly id: string;
  readonly host: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bucket: string | undefined;
}

const behaviorProperties = z.strictObject({
  AllowedMethods: z.array(z.string()).default(['GET', 'HEAD']),
  CachedMethods: inert,
  CachePolicyId: z.string(),
  Compress: z.boolean().default(false),
  FunctionAssociations: z
    .array(z.strictObject({ EventType: z.literal('viewer-request'), FunctionARN: z.string() }))
    .max(1)
    .default([]),
  OriginRequestPolicyId: z.string().optional(),
  PathPattern: z.string().optional(),
  ResponseHeadersPolicyId: z.string().optional(),
  TargetOriginId: z.string(),
  // The laptop only speaks HTTP, which browsers treat as a secure context on loopback.
  ViewerProtocolPolicy: inert,
});

const originProperties = z.strictObject({
  ConnectionAttempts: inert,
  ConnectionTimeout: inert,
  CustomOriginConfig: inert,
  DomainName: z.string(),
  Id: z.string(),
  OriginAccessControlId: inert,
  OriginCustomHeaders: z
    .array(z.strictObject({ HeaderName: z.string(), HeaderValue: z.string() }))
    .default([]),
  OriginPath: z.string().default(''),
  OriginShield: inert,
  S3OriginConfig: inert,
});

const distributionProperties = z.strictObject({
  DistributionConfig: z.strictObject({
    Aliases: inert,
    CacheBehaviors: z.array(behaviorProperties).default([]),
    Comment: inert,
    CustomErrorResponses: z
      .array(
        z.strictObject({
          ErrorCachingMinTTL: inert,
          ErrorCode: z.number(),
          ResponseCode: z.number().optional(),
          ResponsePagePath: z.string().optional(),
        }),
      )
      .default([]),
    DefaultCacheBehavior: behaviorProperties,
    DefaultRootObject: z.string().optional(),
    Enabled: z.literal(true),
    HttpVersion: inert,
    IPV6Enabled: inert,
    Logging: inert,
    Origins: z.array(originProperties),
    PriceClass: inert,
    Restrictions: inert,
    ViewerCertificate: inert,
    WebACLId: inert,
  }),
  Tags: inert,
});

const functionProperties = z.strictObject({
  AutoPublish: z.literal(true),
  FunctionCode: z.string(),
  FunctionConfig: z.strictObject({ Comment: inert, Runtime: z.literal('cloudfront-js-2.0') }),
  Name: z.string(),
  Tags: inert,
});

function readOrigin(origin: z.output<typeof originProperties>): Origin {
  const [, bucket] = /^(.+?)\.s3[.-][\w.-]*amazonaws\.com$/.exec(origin.DomainName) ?? [];
  const headers = origin.OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [
    HeaderName.toLowerCase(),
    HeaderValue,
  ]);
  return {
    id: origin.Id,
    host: origin.DomainName,
    path: origin.OriginPath,
    headers: Object.fromEntries(headers),
    bucket,
  };
}

/** `*` matches any number of characters, including slashes, `?` one. The leading slash may be missing. */
function pathPattern(pattern: string): RegExp {
  const escaped = `/${pattern.replace(/^\//, '')}`
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${escaped}$`, 's');
}

function sameContent(known: string, etag: string): boolean {
  const plain = (tag: string): string => tag.trim().replace(/^W\//, '');
  return known.trim() === '*' || known.split(',').some((tag) => plain(tag) === plain(etag));
}

function errorPage(status: number, message: string): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html><title>${status}</title><h1>${status}</h1><p>${message}</p>\n`,
  };
}
