import { describe, expect, it } from 'vitest';
import { pushedNotice } from '../../../../frontend/src/worker/pushed-notice.ts';
import { answersFor } from '../../../../frontend/src/worker/scope.ts';

const site = 'https://app.ironcall.example';

describe('What a worker answers', () => {
  it.each([
    ['/', '/orders', 'page'],
    ['/', '/orders/10001', 'page'],
    ['/', '/tech/jobs', 'nothing'],
    ['/tech/', '/tech/jobs/10001', 'page'],
    ['/tech/', '/orders', 'nothing'],
    ['/', '/login', 'nothing'],
    ['/tech/', '/tech/login', 'nothing'],
    ['/', '/order-service/sign-up', 'nothing'],
    ['/', '/api/app/auth.sessions', 'nothing'],
    ['/', '/_local', 'nothing'],
    ['/', '/pictures/a', 'nothing'],
    ['/', '/config.json', 'nothing'],
    ['/tech/', '/tech/config.json', 'nothing'],
    ['/', '/admin/config.json', 'nothing'],
    ['/', '/embed.js', 'nothing'],
    ['/', '/assets/react-1.js', 'asset'],
  ])('of %s at %s: %s', (scope, pathname, expected) => {
    expect(answersFor(scope, { pathname, isNavigation: true })).toBe(expected);
  });

  it('does not include the calls of a page', () => {
    expect(answersFor('/', { pathname: '/orders', isNavigation: false })).toBe('nothing');
  });
});

describe('A push', () => {
  it('is read in the declarative form', () => {
    const notification = { title: 'Offer', body: 'At 8', navigate: `${site}/orders/1?a=b`, tag: '1' };

    const notice = pushedNotice(JSON.stringify({ web_push: 8030, notification }), site);

    expect(notice).toEqual({ title: 'Offer', body: 'At 8', path: '/orders/1?a=b', tag: '1' });
  });

  it('is read as title, body and an optional link', () => {
    expect(pushedNotice('{"title":"Offer","body":"At 8","link":"/orders/1"}', site).path).toBe('/orders/1');
    expect(pushedNotice('{"title":"Offer","body":"At 8"}', site)).toMatchObject({ path: null, tag: 'Offer' });
  });

  it.each(['https://evil.example/orders', 'javascript:alert(1)'])('does not open %s', (link) => {
    expect(pushedNotice(JSON.stringify({ title: 'Offer', body: '', link }), site).path).toBeNull();
  });

  it.each(['', 'null', 'words'])('that cannot be read (%j) says that there is news', (payload) => {
    expect(pushedNotice(payload, site)).toMatchObject({
      title: 'Ironcall',
      body: 'There is news.',
      path: null,
    });
  });
});
