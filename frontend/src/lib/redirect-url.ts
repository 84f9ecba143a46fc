/**
 * The path, query and fragment of this site that a `redirect_url` names, or undefined: another origin, a script, or the
 * sign-in itself is nowhere to send anybody.
 */
export function parseRedirectUrl(text: string | null, origin: string): string | undefined {
  if (text === null || !text.startsWith('/')) return undefined;
  // Browsers read `/\host` and `/<tab>/host` as another host; the parser below does, too, and the origin tells.
  const url = URL.canParse(text, origin) ? new URL(text, origin) : undefined;
  if (url === undefined || url.origin !== origin) return undefined;
  // `/.//host` has this origin, but its path alone would be read as a host by whoever resolves it next.
  if (url.pathname.startsWith('//')) return undefined;
  if (/^\/(login|callback)(\/|$)/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** The address of the sign-in page that leads back to `path` afterwards. */
export function loginAddress(path: string, origin: string): string {
  const wanted = parseRedirectUrl(path, origin);
  return wanted === undefined || wanted === '/'
    ? '/login'
    : `/login?redirect_url=${encodeURIComponent(wanted)}`;
}
