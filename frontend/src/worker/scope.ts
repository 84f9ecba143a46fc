/**
 * What a worker answers for. There are two, of one file: customers' (`/`) and technicians' (`/tech/`). Neither touches the other's
 * pages, the API, what is written at each deployment, other people's doors and files, or what is shown in other sites' frames.
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

/** Whether the address is a page of that surface's app; the sign-in is a document of its own, and of use with a network only. */
export function isPageOf(scope: string, pathname: string): boolean {
  const isTechnicians = /^\/tech(\/|$)/.test(pathname);
  if (isTechnicians !== (scope === '/tech/')) return false;
  const own = isTechnicians ? pathname.slice('/tech'.length) : pathname;
  const [, first = ''] = own.split('/');
  // A file has a dot in its last segment, as the distribution has it.
  const isFile = pathname.slice(pathname.lastIndexOf('/')).includes('.');
  return !isFile && !first.startsWith('order-service') && !others.has(first);
}

const others = new Set(['api', '_local', 'login', 'pictures', 'admin', 'callback']);
