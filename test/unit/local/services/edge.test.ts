import { describe, expect, it } from 'vitest';
import type { AwsRequest } from '#local/runtime.ts';
import { edgeFunction } from '#local/services/cloudfront/edge-function.ts';
import { originRequest } from '#local/services/cloudfront/origin-request.ts';
import {
  managedOriginRequestPolicies,
  readOriginRequestPolicy,
  readResponseHeadersPolicy,
  responseHeadersPolicyProperties,
} from '#local/services/cloudfront/policies.ts';

const viewer = { address: '127.0.0.1', port: 4711 };
const asked: AwsRequest = {
  method: 'GET',
  path: '/orders/10001',
  query: new URLSearchParams('a=1&a=2&b=3'),
  headers: { host: 'localhost:3000', cookie: 'one=1; two=2', accept: 'text/html', authorization: 'Bearer x' },
  body: Buffer.alloc(0),
};

describe('A viewer-request function', () => {
  it('passes on the request as changed', async () => {
    const run = edgeFunction(
      `function handler(event) {
        const request = event.request;
        request.uri = '/index.html';
        request.headers['x-from'] = { value: event.viewer.ip };
        delete request.cookies.two;
        request.querystring.c = { value: request.querystring.a.multiValue.map((one) => one.value).join('+') };
        return request;
      }`,
      'change',
    );

    const changed = await run(asked, viewer);

    expect(changed).toMatchObject({
      method: 'GET',
      path: '/index.html',
      headers: { 'x-from': '127.0.0.1', cookie: 'one=1', accept: 'text/html' },
    });
    expect('query' in changed && changed.query.toString()).toBe('a=1&a=2&b=3&c=1%2B2');
  });

  it('can answer by itself', async () => {
    const run = edgeFunction(
      `async function handler() { return { statusCode: 302, headers: { location: { value: '/elsewhere' } } }; }`,
      'redirect',
    );

    const answer = await run(asked, viewer);

    expect(answer).toMatchObject({ status: 302, headers: { location: '/elsewhere' } });
  });

  it('has nothing of Node, and can’t build code from text', async () => {
    const run = edgeFunction(
      `function handler(event) {
        const found = [typeof process, typeof require, typeof fetch];
        try { eval('1'); found.push('eval'); } catch (error) { found.push(error.name); }
        event.request.uri = '/' + found.join('/');
        return event.request;
      }`,
      'nosy',
    );

    const { path } = (await run(asked, viewer)) as AwsRequest;

    expect(path).toBe('/undefined/undefined/undefined/EvalError');
  });
});

describe('The request to an origin', () => {
  const origin = { host: 'api.example', path: '', headers: { 'x-edge': 'secret' } };

  it('carries nothing of the viewer’s unless a policy lets it through', () => {
    const passed = originRequest(asked, viewer, [], origin);

    expect(passed.headers).toEqual({
      host: 'api.example',
      'user-agent': 'Amazon CloudFront',
      via: expect.any(String),
      'x-forwarded-for': '127.0.0.1',
      'x-edge': 'secret',
    });
    expect(passed.query.toString()).toBe('');
  });

  it('carries everything but the host under AllViewerExceptHostHeader, plus the viewer’s address', () => {
    const policy = managedOriginRequestPolicies['b689b0a8-53d0-40ab-baf2-68738e2966ac'];

    const passed = originRequest(asked, viewer, policy ? [policy] : [], origin);

    expect(passed.headers).toMatchObject({
      host: 'api.example',
      authorization: 'Bearer x',
      cookie: 'one=1; two=2',
      'cloudfront-viewer-address': '127.0.0.1:4711',
    });
    expect(passed.query.toString()).toBe('a=1&a=2&b=3');
  });

  it('carries what a custom policy lists', () => {
    const policy = readOriginRequestPolicy({
      OriginRequestPolicyConfig: {
        CookiesConfig: { CookieBehavior: 'whitelist', Cookies: ['two'] },
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Accept'] },
        QueryStringsConfig: { QueryStringBehavior: 'allExcept', QueryStrings: ['a'] },
      },
    });

    const passed = originRequest(asked, viewer, [policy], origin);

    expect(passed.headers).toMatchObject({ accept: 'text/html', cookie: 'two=2' });
    expect(passed.headers).not.toHaveProperty('authorization');
    expect(passed.query.toString()).toBe('b=3');
  });
});

describe('A response headers policy', () => {
  it('names a bucket by its address on the laptop', () => {
    const policy = responseHeadersPolicyProperties.parse({
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy:
              "img-src 'self' https://uploads-1.s3.us-east-1.amazonaws.com; connect-src https://cognito-idp.us-east-1.amazonaws.com",
            Override: true,
          },
        },
      },
    });

    const { set } = readResponseHeadersPolicy(policy, 'http://127.0.0.1:4566');

    expect(set).toEqual([
      {
        name: 'content-security-policy',
        value:
          "img-src 'self' http://127.0.0.1:4566; connect-src https://cognito-idp.us-east-1.amazonaws.com",
        override: true,
      },
    ]);
  });
});
