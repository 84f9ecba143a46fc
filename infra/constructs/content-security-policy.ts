export interface ContentSources {
  /** Where the browser reaches Cognito; a path where that is the site itself. */
  readonly userPoolEndpoint: string;
  /** Origin of the bucket that pages put files into and show them from. */
  readonly uploads: string;
  /** Google's hosts are let in only where the map is Google's. */
  readonly googleMaps: boolean;
  /** Origins that may show the page in a frame; nobody where there are none. */
  readonly frameAncestors: readonly string[];
}

/**
 * The content-security policy of the site's pages. Emotion starts with an empty style element and fills it through
 * the CSSOM, so the hash of nothing is all that it needs.
 */
export function contentSecurityPolicy({
  userPoolEndpoint,
  uploads,
  googleMaps,
  frameAncestors,
}: ContentSources): string {
  const google = (sources: readonly string[]) => (googleMaps ? sources : []);
  const cognito = userPoolEndpoint.startsWith('https://') ? [new URL(userPoolEndpoint).origin] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...google(['https://maps.googleapis.com'])],
    // Google Maps writes style elements of its own, and a hash would make browsers pass over 'unsafe-inline'.
    'style-src': googleMaps
      ? ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com']
      : ["'self'", `'sha256-${hashOfNothing}'`],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      uploads,
      ...google([
        'https://*.googleapis.com',
        'https://*.gstatic.com',
        'https://*.google.com',
        'https://*.ggpht.com',
      ]),
    ],
    // A video that is chosen is shown from the page's own memory before it is posted.
    'media-src': ['blob:', uploads],
    'font-src': ["'self'", ...google(['https://fonts.gstatic.com'])],
    'connect-src': [
      "'self'",
      ...cognito,
      uploads,
      ...google([
        'https://*.googleapis.com',
        'https://*.gstatic.com',
        'https://*.google.com',
        'data:',
        'blob:',
      ]),
    ],
    'worker-src': ["'self'", ...google(['blob:'])],
    'manifest-src': ["'self'"],
    'frame-src': google(['https://*.google.com']).length > 0 ? ['https://*.google.com'] : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': frameAncestors.length > 0 ? frameAncestors : ["'none'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

const hashOfNothing = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
