import { describe, expect, it } from 'vitest';
import { matchRoute } from '#local/services/http-api/routes.ts';

const routes = [
  'GET /api/public/{procedure+}',
  'POST /api/public/{procedure+}',
  'ANY /api/{surface}/{procedure+}',
  'GET /api/public/health',
  'GET /orders/{id}',
].map((routeKey) => ({ routeKey }));

describe('The route of a request', () => {
  it.each([
    ['GET', '/api/public/auth.otpSend', 'GET /api/public/{procedure+}', { procedure: 'auth.otpSend' }],
    ['POST', '/api/public/a/b', 'POST /api/public/{procedure+}', { procedure: 'a/b' }],
    ['PUT', '/api/public/a', 'ANY /api/{surface}/{procedure+}', { surface: 'public', procedure: 'a' }],
    ['GET', '/api/public/health', 'GET /api/public/health', {}],
    ['GET', '/orders/10001', 'GET /orders/{id}', { id: '10001' }],
  ])('for %s %s is %s', (method, path, routeKey, parameters) => {
    expect(matchRoute(routes, method, path)).toEqual({
      route: { routeKey },
      parameters,
      rank: expect.any(String),
    });
  });

  it.each([
    ['GET', '/api/public/'],
    ['GET', '/api/public'],
    ['POST', '/orders/10001'],
    ['GET', '/orders/10001/'],
    ['GET', '/orders/'],
  ])('for %s %s does not exist', (method, path) => {
    expect(matchRoute(routes, method, path)).toBeUndefined();
  });

  it('is $default if no other matches', () => {
    const found = matchRoute([...routes, { routeKey: '$default' }], 'GET', '/elsewhere');

    expect(found?.route.routeKey).toBe('$default');
  });
});
