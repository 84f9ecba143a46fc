import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginAddress, parseRedirectUrl } from '../../../../frontend/src/lib/redirect-url.ts';
import { surfaces } from '../../../../frontend/src/lib/surface.ts';

const origin = 'https://app.ironcall.example';
const { customer, technician } = surfaces;

describe('A redirect_url', () => {
  it.each(['/orders', '/orders/10001?rating=5#chat', '/', '/orders/../orders/history'])(
    'is followed if it is a path of this site: %s',
    (text) => {
      const path = parseRedirectUrl(text, origin, customer);

      expect(new URL(path ?? 'none:', origin).href).toBe(new URL(text, origin).href);
    },
  );

  it.each([
    'https://evil.example/orders',
    '//evil.example/orders',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'orders',
    '',
    '/login',
    '/login?redirect_url=%2Flogin',
    '/callback/',
    '/orders/../login',
    '/tech/jobs',
    '/tech',
  ])('is ignored otherwise: %s', (text) => {
    expect(parseRedirectUrl(text, origin, customer)).toBeUndefined();
  });

  it('leads only to pages of its own surface', () => {
    expect(parseRedirectUrl('/tech/jobs/10001?tab=chat', origin, technician)).toBe(
      '/tech/jobs/10001?tab=chat',
    );
    for (const text of ['/orders/10001', '/technology', '/tech/../orders', '/tech/login', '/tech/login/']) {
      expect(parseRedirectUrl(text, origin, technician)).toBeUndefined();
    }
  });

  it('never leaves this site, whatever it is', () => {
    const parts = ['/', '\\', '.', ':', '@', '?', '#', '\t', '\n', ' ', 'a', 'evil.example'];
    const text = fc.string({ unit: fc.constantFrom(...parts) });
    const staysHere = fc.property(text, (wanted) => {
      const path = parseRedirectUrl(wanted, origin, customer) ?? '/';
      return new URL(path, origin).origin === origin;
    });

    expect(() => fc.assert(staysHere)).not.toThrow();
  });
});

describe('The address of the sign-in', () => {
  it('leads back to the requested page', () => {
    const address = loginAddress('/orders/10001?a=1&b=2#c', origin, customer);

    expect(new URL(address, origin).searchParams.get('redirect_url')).toBe('/orders/10001?a=1&b=2#c');
  });

  it('has no parameter for the first page', () => {
    expect(loginAddress('/', origin, customer)).toBe('/login');
    expect(loginAddress('/tech', origin, technician)).toBe('/tech/login');
  });

  it('belongs to the surface', () => {
    expect(loginAddress('/tech/jobs/10001', origin, technician)).toBe(
      '/tech/login?redirect_url=%2Ftech%2Fjobs%2F10001',
    );
  });
});
