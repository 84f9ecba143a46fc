import * as z from 'zod';
import { inert } from '../known-properties.ts';

/** Which of a viewer's headers, cookies or query parameters are passed to the origin. */
export interface Selection {
  readonly behavior: 'none' | 'all' | 'listed' | 'allExcept';
  readonly names: readonly string[];
}

export interface Forwarding {
  readonly headers: Selection;
  readonly cookies: Selection;
  readonly query: Selection;
  /** Headers that CloudFront adds, in lower case. */
  readonly added: readonly string[];
}

export interface CachePolicy {
  readonly forwarding: Forwarding;
  readonly encodings: readonly ('br' | 'gzip')[];
}

interface HeaderRule {
  readonly name: string;
  readonly value: string;
  /** Even if the origin set the header. */
  readonly override: boolean;
}

export interface ResponseHeadersPolicy {
  readonly set: readonly HeaderRule[];
  readonly remove: readonly string[];
}

const nothing: Selection = { behavior: 'none', names: [] };
const everything: Selection = { behavior: 'all', names: [] };
const none: Forwarding = { headers: nothing, cookies: nothing, query: nothing, added: [] };

/** What CloudFront adds to an origin request if a policy asks for it, as far as it makes sense on a laptop. */
export const viewerAddress = 'cloudfront-viewer-address';

/** By id, as listed in the CloudFront developer guide under "managed cache policies". */
export const managedCachePolicies: Readonly<Record<string, CachePolicy>> = {
  // CachingOptimized
  '658327ea-f89d-4fab-a63d-7e88639e58f6': { forwarding: none, encodings: ['br', 'gzip'] },
  // CachingOptimizedForUncompressedObjects
  'b2884449-e4de-46a7-ac36-70bc7f1ddd6d': { forwarding: none, encodings: [] },
  // CachingDisabled, which also disables compression
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': { forwarding: none, encodings: [] },
};

/** By id, as listed under "managed origin request policies". */
export const managedOriginRequestPolicies: Readonly<Record<string, Forwarding>> = {
  // AllViewer
  '216adef6-5c7f-47e4-b989-5492eafa07d3': {
    headers: everything,
    cookies: everything,
    query: everything,
    added: [],
  },
  // AllViewerExceptHostHeader, which also adds the viewer location headers
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': {
    headers: { behavior: 'allExcept', names: ['host'] },
    cookies: everything,
    query: everything,
    added: [viewerAddress],
  },
  // AllViewerAndCloudFrontHeaders-2022-06
  '33f36d7e-f396-46d9-90e0-52428a34d9dc': {
    headers: everything,
    cookies: everything,
    query: everything,
    added: [viewerAddress],
  },
};

export const cachePolicyProperties = z.strictObject({
  CachePolicyConfig: z.strictObject({
    Comment: inert,
    DefaultTTL: inert,
    MaxTTL: inert,
    MinTTL: inert,
    Name: inert,
    ParametersInCacheKeyAndForwardedToOrigin: z.strictObject({
      CookiesConfig: z.strictObject({ CookieBehavior: z.string(), Cookies: z.array(z.string()).default([]) }),
      EnableAcceptEncodingBrotli: z.boolean().default(false),
      EnableAcceptEncodingGzip: z.boolean(),
      HeadersConfig: z.strictObject({ HeaderBehavior: z.string(), Headers: z.array(z.string()).default([]) }),
      QueryStringsConfig: z.strictObject({
        QueryStringBehavior: z.string(),
        QueryStrings: z.array(z.string()).default([]),
      }),
    }),
  }),
});

export function readCachePolicy({ CachePolicyConfig }: z.output<typeof cachePolicyProperties>): CachePolicy {
  const parameters = CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin;
  return {
    forwarding: readForwarding(parameters),
    encodings: [
      ...(parameters.EnableAcceptEncodingBrotli ? (['br'] as const) : []),
      ...(parameters.EnableAcceptEncodingGzip ? (['gzip'] as const) : []),
    ],
  };
}

export const originRequestPolicyProperties = z.strictObject({
  OriginRequestPolicyConfig: z.strictObject({
    Comment: inert,
    CookiesConfig: z.strictObject({ CookieBehavior: z.string(), Cookies: z.array(z.string()).default([]) }),
    HeadersConfig: z.strictObject({ HeaderBehavior: z.string(), Headers: z.array(z.string()).default([]) }),
    Name: inert,
    QueryStringsConfig: z.strictObject({
      QueryStringBehavior: z.string(),
      QueryStrings: z.array(z.string()).default([]),
    }),
  }),
});

export function readOriginRequestPolicy({
  OriginRequestPolicyConfig,
}: z.output<typeof originRequestPolicyProperties>): Forwarding {
  return readForwarding(OriginRequestPolicyConfig);
}

const flag = z.strictObject({ Override: z.boolean() });
/** `https://<bucket>.s3.us-east-1.amazonaws.com` */
const bucketOrigin = /https:\/\/[a-z0-9.-]+\.s3\.[a-z0-9-]+\.amazonaws\.com/g;

export const responseHeadersPolicyProperties = z.strictObject({
  ResponseHeadersPolicyConfig: z.strictObject({
    Comment: inert,
    CustomHeadersConfig: z
      .strictObject({
        Items: z.array(z.strictObject({ Header: z.string(), Override: z.boolean(), Value: z.string() })),
      })
      .optional(),
    Name: inert,
    RemoveHeadersConfig: z
      .strictObject({ Items: z.array(z.strictObject({ Header: z.string() })) })
      .optional(),
    SecurityHeadersConfig: z
      .strictObject({
        ContentSecurityPolicy: flag.extend({ ContentSecurityPolicy: z.string() }).optional(),
        ContentTypeOptions: flag.optional(),
        FrameOptions: flag.extend({ FrameOption: z.string() }).optional(),
        ReferrerPolicy: flag.extend({ ReferrerPolicy: z.string() }).optional(),
        StrictTransportSecurity: flag
          .extend({
            AccessControlMaxAgeSec: z.number(),
            IncludeSubdomains: z.boolean().default(false),
            Preload: z.boolean().default(false),
          })
          .optional(),
        XSSProtection: inert,
      })
      .default({}),
  }),
});

/** `awsEndpoint`: where this laptop's buckets are. Content-security policies name them by their hosts on AWS. */
export function readResponseHeadersPolicy(
  { ResponseHeadersPolicyConfig: config }: z.output<typeof responseHeadersPolicyProperties>,
  awsEndpoint: string,
): ResponseHeadersPolicy {
  const { ContentSecurityPolicy, ContentTypeOptions, FrameOptions, ReferrerPolicy, StrictTransportSecurity } =
    config.SecurityHeadersConfig;
  const rule = (
    name: string,
    from: { Override: boolean } | undefined,
    value: string | undefined,
  ): HeaderRule[] => (from && value !== undefined ? [{ name, value, override: from.Override }] : []);
  return {
    set: [
      ...rule(
        'content-security-policy',
        ContentSecurityPolicy,
        ContentSecurityPolicy?.ContentSecurityPolicy.replaceAll(bucketOrigin, awsEndpoint),
      ),
      ...rule('x-content-type-options', ContentTypeOptions, 'nosniff'),
      ...rule('x-frame-options', FrameOptions, FrameOptions?.FrameOption),
      ...rule('referrer-policy', ReferrerPolicy, ReferrerPolicy?.ReferrerPolicy),
      ...rule(
        'strict-transport-security',
        StrictTransportSecurity,
        StrictTransportSecurity &&
          [
            `max-age=${StrictTransportSecurity.AccessControlMaxAgeSec}`,
            ...(StrictTransportSecurity.IncludeSubdomains ? ['includeSubDomains'] : []),
            ...(StrictTransportSecurity.Preload ? ['preload'] : []),
          ].join('; '),
      ),
      ...(config.CustomHeadersConfig?.Items ?? []).map(({ Header, Override, Value }) => ({
        name: Header.toLowerCase(),
        value: Value,
        override: Override,
      })),
    ],
    remove: (config.RemoveHeadersConfig?.Items ?? []).map(({ Header }) => Header.toLowerCase()),
  };
}

function readForwarding(config: {
  readonly CookiesConfig: { readonly CookieBehavior: string; readonly Cookies: readonly string[] };
  readonly HeadersConfig: { readonly HeaderBehavior: string; readonly Headers: readonly string[] };
  readonly QueryStringsConfig: {
    readonly QueryStringBehavior: string;
    readonly QueryStrings: readonly string[];
  };
}): Forwarding {
  const { CookiesConfig, HeadersConfig, QueryStringsConfig } = config;
  const headers = HeadersConfig.Headers.map((name) => name.toLowerCase());
  return {
    headers: selection(HeadersConfig.HeaderBehavior, headers),
    cookies: selection(CookiesConfig.CookieBehavior, CookiesConfig.Cookies),
    query: selection(QueryStringsConfig.QueryStringBehavior, QueryStringsConfig.QueryStrings),
    added:
      HeadersConfig.HeaderBehavior === 'allExcept' ? [] : headers.filter((name) => name === viewerAddress),
  };
}

function selection(behavior: string, names: readonly string[]): Selection {
  const known: Record<string, Selection['behavior']> = {
    none: 'none',
    whitelist: 'listed',
    all: 'all',
    allViewer: 'all',
    allViewerAndWhitelistCloudFront: 'all',
    allExcept: 'allExcept',
  };
  const found = known[behavior];
  if (!found) throw new Error(`the behavior ${behavior} is not known to the laptop runtime`);
  return { behavior: found, names };
}
