import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpResponse } from '../http-api.ts';

/** Compresses the responses that CloudFront would, and caches the result. */
export function createCompressor() {
  const kept = new Map<string, Promise<Buffer>>();

  /** @param name of the object, with which its ETag names its content */
  return async (
    response: HttpResponse,
    accepted: string | undefined,
    encodings: readonly ('br' | 'gzip')[],
    name: string,
  ): Promise<HttpResponse> => {
    const encoding = encodings.find((one) =>
      (accepted ?? '').split(/\s*,\s*/).some((offer) => offer.split(';')[0] === one),
    );
    const body = typeof response.body === 'string' ? Buffer.from(response.body) : response.body;
    const { 'content-type': type = '', 'content-encoding': already, etag } = response.headers ?? {};
    const compressible = compressibleTypes.has(type.split(';')[0]?.trim().toLowerCase() ?? '');
    if (!encoding || !body || already || !compressible || response.status !== 200) return response;
    if (body.length < 1_000 || body.length > 10_000_000) return response;

    const key = `${name} ${etag} ${encoding}`;
    const compressed = (etag ? kept.get(key) : undefined) ?? compress(body, encoding);
    if (etag) {
      kept.set(key, compressed);
      if (kept.size > 500) kept.delete(kept.keys().next().value ?? '');
    }
    const { 'content-length': _, ...headers } = response.headers ?? {};
    return {
      ...response,
      headers: {
        ...headers,
        'content-encoding': encoding,
        vary: 'Accept-Encoding',
        ...(etag && { etag: etag.startsWith('W/') ? etag : `W/${etag}` }),
      },
      body: await compressed,
    };
  };
}

function compress(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'gzip'
    ? promisify(gzip)(body)
    : promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** From the CloudFront developer guide, "file types that CloudFront compresses", as far as a web app has them. */
const compressibleTypes = new Set([
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/wasm',
  'application/xml',
  'font/otf',
  'font/ttf',
  'image/svg+xml',
  'text/css',
  'text/csv',
  'text/html',
  'text/javascript',
  'text/js',
  'text/markdown',
  'text/plain',
  'text/xml',
]);
