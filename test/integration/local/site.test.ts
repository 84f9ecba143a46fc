// biome-ignore-all lint/suspicious/noTemplateCurlyInString: Fn::Sub is written so.
import { type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { functionResource, runAssembly, type TestStack } from './cloud-assembly.ts';

const script = `console.log(${JSON.stringify('A line that is long enough to be worth compressing. '.repeat(60))});`;
const issuer = 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Customers';

let stack: TestStack;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'first', alg: 'RS256', use: 'sig' };
  stack = await runAssembly(
    {
      assets: {
        site: {
          'index.html': '<!doctype html><title>Ironcall</title>',
          'assets/app.js': script,
          'icon.png': 'a picture',
        },
      },
      stacks: { app: { Resources: { ...siteResources(), ...apiResources() } } },
    },
    {
      extras: [
        {
          aws: [
            {
              signingName: 'cognito-idp',
              handle: async ({ path }) =>
                path === '/us-east-1_Customers/.well-known/jwks.json'
                  ? { status: 200, body: JSON.stringify({ keys: [jwk] }) }
                  : { status: 404 },
            },
          ],
        },
      ],
    },
  );
});

afterAll(() => stack.stop());

describe('The site', () => {
  it('serves its page at the root and at every page path', async () => {
    const root = await get('/');
    const page = await get('/orders/10001');

    expect(await root.text()).toBe('<!doctype html><title>Ironcall</title>');
    expect(root.headers.get('content-type')).toBe('text/html');
    expect(await page.text()).toBe('<!doctype html><title>Ironcall</title>');
  });

  it('sends its policy’s headers', async () => {
    const { headers } = await get('/');

    expect(headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('permissions-policy')).toBe('camera=()');
    expect((await get('/assets/app.js')).headers.get('content-security-policy')).toBeNull();
  });

  it('answers 403 for a missing file, as it may not list the bucket', async () => {
    const { status } = await get('/assets/gone.js');

    expect(status).toBe(403);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ] as const)('compresses for a browser that accepts %s', async (accepted, encoding, decompress) => {
    const { headers, body } = await rawGet('/assets/app.js', { 'accept-encoding': accepted });

    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.etag).toMatch(/^W\/"/);
    expect(body.length).toBeLessThan(script.length / 5);
    expect(decompress(body).toString()).toBe(script);
  });

  it('does not compress files that are compressed already', async () => {
    const { headers } = await rawGet('/icon.png', { 'accept-encoding': 'br, gzip' });

    expect(headers['content-encoding']).toBeUndefined();
  });

  it('answers 304 to a browser that has the file', async () => {
    const first = await rawGet('/assets/app.js', { 'accept-encoding': 'br' });

    const second = await rawGet('/assets/app.js', {
      'accept-encoding': 'br',
      'if-none-match': first.headers.etag ?? '',
    });

    expect(second.status).toBe(304);
    expect(second.body).toHaveLength(0);
    expect(second.headers.etag).toBe(first.headers.etag);
  });

  it('refuses methods outside the behavior', async () => {
    const { status } = await get('/', { method: 'POST' });

    expect(status).toBe(403);
  });
});

describe('The API behind the site', () => {
  it('gets the request as payload format 2.0, with the edge’s additions', async () => {
    const response = await get('/api/public/a.b%20c?x=1&x=2&y=', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: 'one=1; two=2',
        'x-forwarded-for': '203.0.113.9',
      },
      body: '{"hello":"wörld"}',
    });

    const event = (await response.json()) as { headers: Record<string, string> };
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'POST /api/public/{procedure+}',
      rawPath: '/api/public/a.b c',
      rawQueryString: 'x=1&x=2&y=',
      queryStringParameters: { x: '1,2', y: '' },
      pathParameters: { procedure: 'a.b c' },
      cookies: ['one=1', 'two=2'],
      body: '{"hello":"wörld"}',
      isBase64Encoded: false,
      requestContext: { http: { method: 'POST', path: '/api/public/a.b c' }, stage: '$default' },
    });
    expect(event.headers).toMatchObject({
      'x-edge': 'secret',
      'content-type': 'application/json',
      'cloudfront-viewer-address': expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    });
    expect(event.headers).not.toHaveProperty('cookie');
    expect(event.headers.host).toMatch(/execute-api/);
  });

  it('ignores a viewer’s claims about its own address', async () => {
    const response = await get('/api/public/x', {
      headers: { 'cloudfront-viewer-address': '203.0.113.9:1' },
    });

    const { headers } = (await response.json()) as { headers: Record<string, string> };
    expect(headers['cloudfront-viewer-address']).toMatch(/^127\.0\.0\.1:/);
  });

  it('gets binary bodies as base64', async () => {
    const bytes = Buffer.from([0, 255, 1, 254]);

    const response = await get('/api/public/x', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: bytes,
    });

    expect(await response.json()).toMatchObject({ body: bytes.toString('base64'), isBase64Encoded: true });
  });

  it('returns status, headers, cookies and bytes', async () => {
    const response = await get('/api/public/teapot');

    expect(response.status).toBe(418);
    expect(response.headers.get('x-short')).toBe('stout');
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2']);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from([1, 2, 3]));
  });

  it.each([
    ['/api/nothing', 404, 'Not Found'],
    ['/api/public/fail', 500, 'Internal Server Error'],
    ['/api/app/x', 401, 'Unauthorized'],
  ])('answers %s with %i', async (path, status, message) => {
    const response = await get(path);

    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message });
  });

  it('refuses bodies over 10 MB', async () => {
    const response = await get('/api/public/x', { method: 'POST', body: Buffer.alloc(10 * 1024 * 1024 + 1) });

    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ message: 'Request Entity Too Large' });
  });

  it('lets a signed-in caller through, with the token’s claims as strings', async () => {
    const response = await get('/api/app/x', { headers: { authorization: `Bearer ${await token()}` } });

    const event = (await response.json()) as { requestContext: { authorizer: { jwt: { claims: object } } } };
    expect(event.requestContext.authorizer.jwt.claims).toMatchObject({
      sub: 'acc_dana',
      client_id: 'web',
      permissions: '[order_management user_management]',
      version: '2',
    });
  });

  it.each([
    ['of another pool', { issuer: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Others' }],
    ['for another client', { clientId: 'mobile' }],
    ['that is over', { minutes: -1 }],
    ['signed by somebody else', { foreign: true }],
  ])('refuses a token %s', async (_, wrong) => {
    const response = await get('/api/app/x', { headers: { authorization: `Bearer ${await token(wrong)}` } });

    expect(response.status).toBe(401);
  });

  it('checks a token’s time on the runtime’s clock', async () => {
    const authorization = `Bearer ${await token()}`;
    const before = await get('/api/app/x', { headers: { authorization } });

    await stack.clock.advance(6 * 60_000);
    const after = await get('/api/app/x', { headers: { authorization } });

    expect([before.status, after.status]).toEqual([200, 401]);
  });
});

describe('Pages of other sites', () => {
  it.each([
    ['by a name of theirs that points here', { host: 'evil.example:3000' }, 'GET'],
    ['by sending from where they are', { origin: 'https://evil.example' }, 'POST'],
    ['by sending without an origin', { 'sec-fetch-site': 'cross-site' }, 'POST'],
    ['from a sandbox', { origin: 'null' }, 'POST'],
  ])('cannot reach anything %s', async (_, headers, method) => {
    const site = await rawGet('/api/public/x', headers, method);
    const local = await rawGet('/_local/clock', headers, method);

    expect([site.status, local.status]).toEqual([403, 403]);
  });

  it('are distinguished from the site’s own', async () => {
    const own = await rawGet(
      '/api/public/x',
      { origin: stack.siteUrl, 'sec-fetch-site': 'same-origin' },
      'POST',
    );

    expect(own.status).toBe(200);
  });
});

function siteResources() {
  return {
    files: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'files' } },
    publish: {
      Type: 'Custom::CDKBucketDeployment',
      Properties: {
        ServiceToken: 'local',
        SourceBucketNames: ['assets'],
        SourceObjectKeys: ['site'],
        DestinationBucketName: { Ref: 'files' },
        Prune: false,
        OutputObjectKeys: true,
      },
    },
    pages: {
      Type: 'AWS::CloudFront::Function',
      Properties: {
        AutoPublish: true,
        Name: 'pages',
        FunctionConfig: { Runtime: 'cloudfront-js-2.0' },
        FunctionCode: `function handler(event) { if (!event.request.uri.includes('.')) event.request.uri = '/index.html'; return event.request; }`,
      },
    },
    headers: {
      Type: 'AWS::CloudFront::ResponseHeadersPolicy',
      Properties: {
        ResponseHeadersPolicyConfig: {
          Name: 'pages',
          SecurityHeadersConfig: {
            ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'self'", Override: true },
            ContentTypeOptions: { Override: true },
            StrictTransportSecurity: {
              AccessControlMaxAgeSec: 63072000,
              IncludeSubdomains: true,
              Override: true,
            },
          },
          CustomHeadersConfig: {
            Items: [{ Header: 'permissions-policy', Value: 'camera=()', Override: true }],
          },
        },
      },
    },
    distribution: {
      Type: 'AWS::CloudFront::Distribution',
      Properties: {
        DistributionConfig: {
          Enabled: true,
          DefaultRootObject: 'index.html',
          Origins: [
            { Id: 'files', DomainName: { 'Fn::GetAtt': ['files', 'RegionalDomainName'] } },
            {
              Id: 'api',
              DomainName: { 'Fn::Sub': '${api}.execute-api.${AWS::Region}.${AWS::URLSuffix}' },
              OriginCustomHeaders: [{ HeaderName: 'X-Edge', HeaderValue: 'secret' }],
            },
          ],
          DefaultCacheBehavior: {
            ...cached,
            ResponseHeadersPolicyId: { Ref: 'headers' },
            FunctionAssociations: [
              { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': ['pages', 'FunctionARN'] } },
            ],
          },
          CacheBehaviors: [
            { ...cached, PathPattern: '/assets/*' },
            {
              PathPattern: '/api/*',
              TargetOriginId: 'api',
              AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
              // CachingDisabled, AllViewerExceptHostHeader
              CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
              OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
            },
          ],
        },
      },
    },
  };
}

// CachingOptimized
const cached = {
  TargetOriginId: 'files',
  Compress: true,
  CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
};

function apiResources() {
  const route = (surface: string, method: string, authorizer: object = {}) => ({
    Type: 'AWS::ApiGatewayV2::Route',
    Properties: {
      ApiId: { Ref: 'api' },
      RouteKey: `${method} /api/${surface}/{procedure+}`,
      Target: { 'Fn::Join': ['/', ['integrations', { Ref: 'integration' }]] },
      ...authorizer,
    },
  });
  return {
    api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { Name: 'api', ProtocolType: 'HTTP' } },
    stage: {
      Type: 'AWS::ApiGatewayV2::Stage',
      Properties: { ApiId: { Ref: 'api' }, StageName: '$default', AutoDeploy: true },
    },
    integration: {
      Type: 'AWS::ApiGatewayV2::Integration',
      Properties: {
        ApiId: { Ref: 'api' },
        IntegrationType: 'AWS_PROXY',
        IntegrationUri: { 'Fn::GetAtt': ['echo', 'Arn'] },
        PayloadFormatVersion: '2.0',
      },
    },
    authorizer: {
      Type: 'AWS::ApiGatewayV2::Authorizer',
      Properties: {
        ApiId: { Ref: 'api' },
        AuthorizerType: 'JWT',
        IdentitySource: ['$request.header.Authorization'],
        JwtConfiguration: { Issuer: issuer, Audience: ['web'] },
        Name: 'customers',
      },
    },
    getPublic: route('public', 'GET'),
    postPublic: route('public', 'POST'),
    getApp: route('app', 'GET', { AuthorizationType: 'JWT', AuthorizerId: { Ref: 'authorizer' } }),
    echo: functionResource({
      code: `exports.handler = async (event) => {
        if (event.rawPath.endsWith('/fail')) throw new Error('as asked');
        if (event.rawPath.endsWith('/teapot')) return { statusCode: 418, headers: { 'X-Short': 'stout', 'content-type': 'application/octet-stream' }, cookies: ['a=1; Path=/', 'b=2'], body: 'AQID', isBase64Encoded: true };
        return event;
      };`,
    }),
  };
}

async function token(
  wrong: { issuer?: string; clientId?: string; minutes?: number; foreign?: boolean } = {},
): Promise<string> {
  const key = wrong.foreign ? (await generateKeyPair('RS256')).privateKey : keys.privateKey;
  const now = Math.floor(stack.clock.now() / 1000);
  return new SignJWT({
    client_id: wrong.clientId ?? 'web',
    token_use: 'access',
    permissions: ['order_management', 'user_management'],
    version: 2,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'first' })
    .setSubject('acc_dana')
    .setIssuer(wrong.issuer ?? issuer)
    .setIssuedAt(now)
    .setExpirationTime(now + (wrong.minutes ?? 5) * 60)
    .sign(key);
}

function get(path: string, init?: RequestInit): Promise<Response> {
  return fetch(`${stack.siteUrl}${path}`, init);
}

/** Like a browser on the wire: any header can be set, and the body is not decompressed. */
async function rawGet(path: string, headers: Record<string, string>, method = 'GET') {
  const { hostname, port, host } = new URL(stack.siteUrl);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path, method, headers: { host, ...headers } }, resolve)
      .once('error', reject)
      .end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return { status: response.statusCode ?? 0, headers: response.headers as Record<string, string>, body };
}
