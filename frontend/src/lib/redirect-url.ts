import { type Surface, surface, surfaceOf } from './surface.ts';

/**
 * The path, query and fragment of this site that a `redirect_url` names, or undefined: another origin, a script, another
 * surface, or the sign-in itself is nowhere to send anybody.
 */
export function parseRedirectUrl(text: string | null, origin: string, surface: Surface): string | undefined {
  if (text === null || !text.startsWith('/')) return undefined;
  // Browsers read `/\host` and `/<tab>/host` as another host; the parser below does, too, and the origin tells.
  const url = URL.canParse(text, origin) ? new URL(text, origin) : undefined;
  if (url === undefined || url.origin !== origin) return undefined;
  // `/.//host` has this origin, but its path alone would be read as a host by whoever resolves it next.
  if (url.pathname.startsWith('//')) return undefined;
  if (surfaceOf(url.pathname) !== surface) return undefined;
  if (/^\/((tech\/)?login|callback)(\/|$)/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** The address of the surface's sign-in page that leads back to `path` afterwards. */
export function loginAddress(path: string, origin: string, surface: Surface): string {
  const wanted = parseRedirectUrl(path, origin, surface);
  return wanted === undefined || wanted === surface.root
    ? surface.login
    : `${surface.login}?redirect_url=${encodeURIComponent(wanted)}`;
}

/** Keeps where a sign-in is to lead, until it has led there or somebody signs out. */
export function keepRedirectUrl(path: string): void {
  localStorage.setItem(key(), path);
}

/** The page that a sign-in leads to. What is kept is parsed anew: anything may have written it. */
export function landing(): string {
  return parseRedirectUrl(localStorage.getItem(key()), location.origin, surface()) ?? surface().home;
}

export function forgetRedirectUrl(): void {
  localStorage.removeItem(key());
}

const key = () => `${surface().store}.redirect_url`;
