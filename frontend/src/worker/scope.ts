/**
 * What a worker handles. There are two from the same file: customers' (`/`) and technicians' (`/tech/`). Neither
 * handles the other's pages, the API, files written at each deployment, other paths of the site (`others`), or what
 * other sites frame.
 *
 * @param scope the path of the registration
 */
export function answersFor(scope: string, { pathname, isNavigation }: Asked): 'page' | 'asset' | 'nothing' {
  if (/^\/assets\/[^/]+$/.test(pathname)) return 'asset';
  if (!isNavigation || !isPageOf(scope, pathname)) return 'nothing';
  return 'page';
}

interface Asked {
  readonly pathname: string;
  readonly isNavigation: boolean;
}

/** Whether the address is a page of that surface's app. The sign-in is a separate document, useful only online. */
export function isPageOf(scope: string, pathname: string): boolean {
  const isTechnicians = /^\/tech(\/|$)/.test(pathname);
  if (isTechnicians !== (scope === '/tech/')) return false;
  const own = isTechnicians ? pathname.slice('/tech'.length) : pathname;
  const [, first = ''] = own.split('/');
  // A file has a dot in its last segment, the same rule as the distribution's.
  const isFile = pathname.slice(pathname.lastIndexOf('/')).includes('.');
  return !isFile && !first.startsWith('order-service') && !others.has(first);
}

const others = new Set(['api', '_local', 'login', 'pictures', 'admin', 'callback']);
