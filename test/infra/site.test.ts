import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { contentSecurityPolicy } from '#infra/constructs/content-security-policy.ts';
import { projectRoot } from '#infra/functions.ts';
import { ofType, stringsIn, synthesise, type TemplateResource } from './stacks.ts';

const { appStack, kept: keptStack } = synthesise('production');

const readable = z.object({
  PolicyDocument: z.object({
    Statement: z.array(
      z.object({
        Principal: z.unknown(),
        Action: z.union([z.string(), z.array(z.string())]),
        Resource: z.unknown(),
        Condition: z.record(z.string(), z.unknown()).optional(),
      }),
    ),
  }),
});
const behavior = z.object({
  PathPattern: z.string().default('*'),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.string().optional(),
  ResponseHeadersPolicyId: z.object({ Ref: z.string() }),
  FunctionAssociations: z.array(z.object({ EventType: z.string() })).default([]),
  ViewerProtocolPolicy: z.string(),
});
const distribution = z
  .object({
    CacheBehaviors: z.array(behavior),
    DefaultCacheBehavior: behavior,
    Origins: z.array(z.record(z.string(), z.unknown())),
    ViewerCertificate: z.record(z.string(), z.unknown()),
    Aliases: z.array(z.string()),
    CustomErrorResponses: z.array(z.unknown()),
  })
  .parse(ofType(appStack, 'AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig);
const behaviors = new Map(
  [distribution.DefaultCacheBehavior, ...distribution.CacheBehaviors].map((found) => [
    found.PathPattern,
    found,
  ]),
);

describe('the distribution', () => {
  test('has the site’s domain and requires modern TLS', () => {
    expect(distribution.Aliases).toEqual(['app.ironcall.example']);
    expect(distribution.ViewerCertificate.MinimumProtocolVersion).toBe('TLSv1.2_2021');
  });

  test('falls back to index.html for pages, but not for the API', () => {
    const rewritten = [...behaviors.values()].filter((found) => found.FunctionAssociations.length > 0);

    expect([...behaviors.keys()]).toEqual(['*', '/order-service*', '/assets/*', '/pictures/*', '/api/*']);
    expect(rewritten.map(({ PathPattern }) => PathPattern)).toEqual(['*', '/order-service*']);
  });

  test('serves only pictures from the uploads, in a sandbox', () => {
    const policies = ofType(keptStack, 'AWS::S3::BucketPolicy').flatMap(
      ({ Properties }) => readable.parse(Properties).PolicyDocument.Statement,
    );
    const byCloudFront = policies.filter(({ Principal }) =>
      JSON.stringify(Principal ?? '').includes('cloudfront.amazonaws.com'),
    );

    expect(byCloudFront.map(({ Action }) => Action)).toEqual(['s3:GetObject']);
    expect(JSON.stringify(byCloudFront[0]?.Resource)).toContain('/pictures/*');
    expect(Object.keys(byCloudFront[0]?.Condition ?? {})).toEqual(['StringEquals', 'ArnLike']);
    expect(headersOf('/pictures/*').directives).toEqual({ 'default-src': "'none'", sandbox: '' });
  });

  test('never caches the API and forwards everything but the Host header', () => {
    const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
    const allViewerExceptHostHeader = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

    expect(behaviors.get('/api/*')).toMatchObject({
      CachePolicyId: cachingDisabled,
      OriginRequestPolicyId: allViewerExceptHostHeader,
      ViewerProtocolPolicy: 'https-only',
    });
  });

  test('sends the API a secret that no template contains', () => {
    const headers = distribution.Origins.flatMap(({ OriginCustomHeaders }) => OriginCustomHeaders ?? []);
    const [header] = z.array(z.object({ HeaderName: z.string(), HeaderValue: z.unknown() })).parse(headers);

    expect(header?.HeaderName).toBe('x-ironcall-edge');
    expect(stringsIn(header?.HeaderValue).join('')).toMatch(
      /^\{\{resolve:secretsmanager:.+:SecretString:::\}\}$/,
    );
  });

  test('gives the functions the same secret', () => {
    const told = ofType(appStack, 'AWS::Lambda::Function').filter(({ Properties }) =>
      JSON.stringify(Properties.Environment ?? {}).includes('EDGE_SECRET'),
    );

    expect(told.map(({ Metadata }) => String(Metadata.entry)).sort()).toEqual([
      'functions/alert-import/doors/receive-alert.ts',
      'functions/apis/admin.router.ts',
      'functions/apis/app.router.ts',
      'functions/apis/public.router.ts',
      'functions/apis/tech.router.ts',
    ]);
  });
});

describe('the headers', () => {
  test('of pages block foreign scripts, styles and frames', () => {
    const { directives, headers } = headersOf('*');
    const uploads = 'https://<host of the uploads>';
    const amazonMaps = 'https://maps.geo.us-east-1.amazonaws.com';

    expect(directives).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      'img-src': `'self' data: blob: ${uploads} ${amazonMaps}`,
      'media-src': `blob: ${uploads}`,
      'font-src': "'self'",
      'connect-src': `'self' https://cognito-idp.us-east-1.amazonaws.com https://dataplane.rum.us-east-1.amazonaws.com ${uploads} ${amazonMaps}`,
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'frame-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(headers).toMatchObject({
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
    });
  });

  test('of the order service differ only in who may frame it', () => {
    const pages = headersOf('*').directives;

    const { directives } = headersOf('/order-service*');

    expect(directives).toEqual({ ...pages, 'frame-ancestors': 'https://www.ironcall.example' });
  });

  test('of the API allow nothing to run or be framed', () => {
    expect(headersOf('/api/*').directives).toEqual({ 'default-src': "'none'", 'frame-ancestors': "'none'" });
  });

  // These headers also apply to errors. If they allowed caching, browsers would cache a missing chunk.
  test.each([...behaviors.keys()])('of %s forbid caching unless the response itself allows it', (path) => {
    expect(customHeadersOf(path).filter(({ Header }) => Header === 'cache-control')).toEqual([
      { Header: 'cache-control', Value: 'no-store', Override: false },
    ]);
  });

  test('of missing files are not cached at the edge either', () => {
    expect(distribution.CustomErrorResponses).toEqual([
      { ErrorCode: 403, ErrorCachingMinTTL: 0 },
      { ErrorCode: 404, ErrorCachingMinTTL: 0 },
    ]);
  });
});

describe('the content-security policy', () => {
  const without = {
    userPoolEndpoint: '/_local/cognito-idp/',
    rumEndpoint: '/_local/rum/',
    uploads: 'https://uploads.s3.us-east-1.amazonaws.com',
    map: 'bundled' as const,
    frameAncestors: [],
  };

  test('names no Google hosts without a key', () => {
    expect(contentSecurityPolicy(without)).not.toMatch(/google|gstatic/);
  });

  test('names Google’s hosts with a key', () => {
    const policy = contentSecurityPolicy({ ...without, map: 'google' });

    expect(policy).toContain("script-src 'self' https://maps.googleapis.com;");
    expect(policy).toContain('img-src');
    expect(policy).not.toContain("script-src 'self' 'unsafe");
  });

  test('names Amazon Location’s host only for its map', () => {
    expect(contentSecurityPolicy(without)).not.toContain('maps.geo');
    expect(contentSecurityPolicy({ ...without, map: 'amazon' })).toContain(
      'maps.geo.us-east-1.amazonaws.com',
    );
  });

  test('needs no host for Cognito and RUM if the site itself answers for them', () => {
    expect(contentSecurityPolicy(without)).toContain(`connect-src 'self' ${without.uploads};`);
  });
});

describe('the bucket of uploads', () => {
  const rules = z
    .array(
      z.object({
        AllowedHeaders: z.array(z.string()),
        AllowedMethods: z.array(z.string()),
        AllowedOrigins: z.array(z.string()),
      }),
    )
    .length(1);
  const ruleIn = (environment: string) => {
    const [bucket, ...others] = ofType(synthesise(environment).kept, 'AWS::S3::Bucket').flatMap(
      ({ Properties }) => (Properties.CorsConfiguration ? [Properties] : []),
    );
    expect(others).toEqual([]);
    return rules.parse(z.object({ CorsRules: z.unknown() }).parse(bucket?.CorsConfiguration).CorsRules)[0];
  };

  test('allows requests from the site’s pages only', () => {
    expect(ruleIn('production')).toEqual({
      AllowedHeaders: ['content-type', 'range'],
      AllowedMethods: ['GET', 'POST'],
      AllowedOrigins: ['https://app.ironcall.example'],
    });
  });

  test('allows requests from any page if the site has no host', () => {
    expect(ruleIn('mock')?.AllowedOrigins).toEqual(['*']);
  });
});

describe('a path of the site', () => {
  const code = readFileSync(join(projectRoot, 'infra/constructs/route-to-page.js'), 'utf8');
  const route = (uri: string): string =>
    runInNewContext(`${code}; handler({ request: { uri: ${JSON.stringify(uri)} } }).uri`);

  test.each(['/', '/orders', '/orders/10001', '/orders/', '/callback/', '/v1.2/orders'])(
    '%s is a page',
    (uri) => {
      expect(route(uri)).toBe('/index.html');
    },
  );

  test.each(['/login', '/login/'])('%s is the sign-in document', (uri) => {
    expect(route(uri)).toBe('/login.html');
  });

  test('the technicians’ sign-in has its own document', () => {
    expect(route('/tech/login')).toBe('/tech-login.html');
    expect(route('/tech/elsewhere/login')).toBe('/tech.html');
  });

  test.each(['/tech', '/tech/', '/tech/jobs', '/tech/jobs/10001'])('%s is the technicians’ app', (uri) => {
    expect(route(uri)).toBe('/tech.html');
    expect(route('/technicians')).toBe('/index.html');
  });

  test.each([
    ['/order-service', '/order-service.html'],
    ['/order-service/', '/order-service.html'],
    ['/order-service/sign-up', '/order-sign-up.html'],
    ['/order-service/elsewhere', '/index.html'],
    ['/embed.js', '/embed.js'],
  ])('%s of the public order service is %s', (uri, file) => {
    expect(route(uri)).toBe(file);
  });

  test.each(['/config.json', '/tech/config.json', '/assets/index-3f2a.js', '/favicon.ico'])(
    '%s is a file',
    (uri) => {
      expect(route(uri)).toBe(uri);
    },
  );
});

test('hashed files are deployed before the pages that load them, and are kept', () => {
  const [assets, pages, ...others] = ofType(appStack, 'Custom::CDKBucketDeployment');

  expect(others).toEqual([]);
  expect(assets?.Properties).toMatchObject({
    Prune: false,
    Exclude: ['*'],
    Include: ['assets/*'],
    SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
  });
  expect(pages?.Properties).toMatchObject({
    Prune: false,
    Exclude: ['assets/*'],
    SystemMetadata: { 'cache-control': 'public, max-age=0, must-revalidate' },
  });
  expect(pages?.DependsOn).toContain(assets?.logicalId);
});

describe('the key of Amazon Location’s map', () => {
  test('allows only tiles and pictures, on the site’s pages', () => {
    const [key, ...others] = ofType(appStack, 'AWS::Location::APIKey');

    expect(others).toEqual([]);
    expect(key?.Properties).toMatchObject({
      KeyName: 'ironcall-production-map',
      NoExpiry: true,
      Restrictions: {
        AllowActions: ['geo-maps:GetTile', 'geo-maps:GetStaticMap'],
        AllowReferers: ['https://app.ironcall.example/*'],
      },
    });
    expect(stringsIn(key?.Properties.Restrictions).join('')).toContain(
      ':geo-maps:us-east-1::provider/default',
    );
  });

  test('is not created where the site has its own map or Google’s', () => {
    expect(ofType(synthesise('mock').appStack, 'AWS::Location::APIKey')).toEqual([]);
  });
});

function policyOf(path: string): TemplateResource {
  const id = behaviors.get(path)?.ResponseHeadersPolicyId.Ref;
  const policy = appStack.find(({ logicalId }) => logicalId === id);
  if (!policy) throw new Error(`${path} has no policy for its headers.`);
  return policy;
}

const headersConfig = z.object({
  SecurityHeadersConfig: z.looseObject({
    ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.unknown() }).optional(),
  }),
  CustomHeadersConfig: z.object({ Items: z.array(z.looseObject({ Header: z.string() })) }),
});

function headersOf(path: string) {
  const { SecurityHeadersConfig } = headersConfig.parse(
    policyOf(path).Properties.ResponseHeadersPolicyConfig,
  );
  const policy = stringsIn(SecurityHeadersConfig.ContentSecurityPolicy?.ContentSecurityPolicy)
    .join('')
    .replaceAll(/ironcall-production-kept:\w*uploads\w*RegionalDomainName\w*/g, '<host of the uploads>');
  const directives = policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.join(' ')];
  });
  return { directives: Object.fromEntries(directives), headers: SecurityHeadersConfig };
}

function customHeadersOf(path: string) {
  return headersConfig.parse(policyOf(path).Properties.ResponseHeadersPolicyConfig).CustomHeadersConfig.Items;
}
