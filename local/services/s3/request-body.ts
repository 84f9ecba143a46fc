import { createHash } from 'node:crypto';
import type { AwsRequest } from '../../runtime.ts';
import { AwsError } from '../aws-wire.ts';
import { crc32Of } from './objects.ts';

/**
 * The object in a PUT's body. SDKs send `aws-chunked` by default: chunks of `<hex size>[;signature]`, then trailers
 * with the checksum. Throws BadDigest if a known checksum does not match.
 */
export function objectBody(request: AwsRequest): Buffer {
  const chunked =
    request.headers['content-encoding']?.split(',').some((encoding) => encoding.trim() === 'aws-chunked') ||
    request.headers['x-amz-content-sha256']?.startsWith('STREAMING-');
  const { body, trailers } = chunked ? readChunks(request.body) : { body: request.body, trailers: {} };
  const decodedLength = request.headers['x-amz-decoded-content-length'];
  if (decodedLength !== undefined && Number(decodedLength) !== body.length) {
    throw new AwsError('IncompleteBody', 'The request body terminated unexpectedly');
  }
  checkDigests(body, { ...request.headers, ...trailers });
  return body;
}

/** The encoding to store: `aws-chunked` only belongs to the transport. */
export function contentEncoding(header: string | undefined): string | undefined {
  const kept = header
    ?.split(',')
    .map((encoding) => encoding.trim())
    .filter((encoding) => encoding !== '' && encoding !== 'aws-chunked');
  return kept?.length ? kept.join(',') : undefined;
}

function readChunks(framed: Buffer): { body: Buffer; trailers: Record<string, string> } {
  const chunks: Buffer[] = [];
  let position = 0;
  for (;;) {
    const end = framed.indexOf('\r\n', position);
    const size = Number.parseInt(framed.toString('latin1', position, end).split(';')[0] ?? '', 16);
    if (end < 0 || Number.isNaN(size)) throw new AwsError('IncompleteBody', 'A chunk has no size');
    position = end + 2;
    if (size === 0) break;
    chunks.push(framed.subarray(position, position + size));
    position += size + 2;
    if (position > framed.length) throw new AwsError('IncompleteBody', 'A chunk is cut off');
  }
  const trailers: Record<string, string> = {};
  for (const line of framed.toString('latin1', position).split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) trailers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  return { body: Buffer.concat(chunks), trailers };
}

function checkDigests(body: Buffer, headers: Readonly<Record<string, string>>): void {
  const digests: [string, () => string][] = [
    ['content-md5', () => createHash('md5').update(body).digest('base64')],
    ['x-amz-checksum-crc32', () => crc32Of(body)],
    ['x-amz-checksum-sha1', () => createHash('sha1').update(body).digest('base64')],
    ['x-amz-checksum-sha256', () => createHash('sha256').update(body).digest('base64')],
  ];
  for (const [name, digest] of digests) {
    const given = headers[name];
    if (given !== undefined && given !== digest()) {
      throw new AwsError('BadDigest', `The ${name} you specified did not match the calculated checksum.`);
    }
  }
}
