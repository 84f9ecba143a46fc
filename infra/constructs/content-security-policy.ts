import { region } from '../environments.ts';

/** The provider of the site's map. */
export type MapProvider = 'google' | 'amazon' | 'bundled';

export interface ContentSources {
  /** Where browsers reach Cognito; a path if the site itself answers for it. */
  readonly userPoolEndpoint: string;
  /** Where browsers send errors; a path if the site itself takes them. */
  readonly rumEndpoint: string;
  /** Origin of the bucket for file uploads and downloads. */
  readonly uploads: string;
  /** Only this map's hosts are allowed. */
  readonly map: MapProvider;
  /** Origins that may frame the page; if empty, none may. */
  readonly frameAncestors: readonly string[];
}

/**
 * The content-security policy of the site's pages. Emotion starts with an empty style element and fills it through
 * the CSSOM, so it only needs the hash of an empty string.
 */
export function contentSecurityPolicy({
  userPoolEndpoint,
  rumEndpoint,
  uploads,
  map,
  frameAncestors,
}: ContentSources): string {
  const google = (sources: readonly string[]) => (map === 'google' ? sources : []);
  const amazon = map === 'amazon' ? [`https://maps.geo.${region}.amazonaws.com`] : [];
  const services = [userPoolEndpoint, rumEndpoint].flatMap((address) =>
    address.startsWith('https://') ? [new URL(address).origin] : [],
  );
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...google(['https://maps.googleapis.com'])],
    // Google Maps adds style elements, and with a hash browsers would ignore 'unsafe-inline'.
    'style-src':
      map === 'google'
        ? ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com']
        : ["'self'", `'sha256-${hashOfNothing}'`],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      uploads,
      ...amazon,
      ...google([
        'https://*.googleapis.com',
        'https://*.gstatic.com',
        'https://*.google.com',
        'https://*.ggpht.com',
      ]),
    ],
    // A chosen video is previewed from memory before it is uploaded.
    'media-src': ['blob:', uploads],
    'font-src': ["'self'", ...google(['https://fonts.gstatic.com'])],
    'connect-src': [
      "'self'",
      ...services,
      uploads,
      ...amazon,
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
