import { type Surface, surface, surfaceOf } from './surface.ts';

/**
 * The path, query and fragment of a `redirect_url` on this site. Undefined for another origin, a script, the other surface, or
 * the sign-in itself.
 */
export function parseRedirectUrl(text: string | null, origin: string, surface: Surface): string | undefined {
  if (text === null || !text.startsWith('/')) return undefined;
  // Browsers read `/\host` and `/<tab>/host` as another host. So does the parser, and the origin check catches it.
  const url = URL.canParse(text, origin) ? new URL(text, origin) : undefined;
  if (url === undefined || url.origin !== origin) return undefined;
  // `/.//host` has this origin, but its path alone would be read as another host when resolved again.
  if (url.pathname.startsWith('//')) return undefined;
  if (surfaceOf(url.pathname) !== surface) return undefined;
  if (/^\/((tech\/)?login|callback)(\/|$)/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** The sign-in page's address that leads back to `path`. */
export function loginAddress(path: string, origin: string, surface: Surface): string {
  const wanted = parseRedirectUrl(path, origin, surface);
  return wanted === undefined || wanted === surface.root
    ? surface.login
    : `${surface.login}?redirect_url=${encodeURIComponent(wanted)}`;
}

/** Stores the page to open after sign-in, until it is opened or the person signs out. */
export function keepRedirectUrl(path: string): void {
  localStorage.setItem(key(), path);
}

/** The page to open after sign-in. The stored value is checked again: anything could have written it. */
export function landing(): string {
  return parseRedirectUrl(localStorage.getItem(key()), location.origin, surface()) ?? surface().home;
}

export function forgetRedirectUrl(): void {
  localStorage.removeItem(key());
}

const key = () => `${surface().store}.redirect_url`;
