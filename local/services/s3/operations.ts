import type { AwsRequest, AwsResponse, Runtime } from '../../runtime.ts';
import { AwsError } from '../aws-wire.ts';
import {
  deleteObject,
  headObject,
  listObjects,
  putObject,
  readObject,
  type StoredObject,
} from './objects.ts';
import { contentEncoding, objectBody } from './request-body.ts';
import { textsOf, xml } from './xml.ts';

/** What a path-style request points to. */
export interface Target {
  readonly bucket: string;
  readonly key: string;
}

export async function getObject(
  request: AwsRequest,
  { bucket, key }: Target,
  runtime: Runtime,
): Promise<AwsResponse> {
  const withBody = request.method === 'GET';
  const found = withBody ? await readObject(runtime, bucket, key) : undefined;
  const object = withBody ? found?.object : headObject(runtime, bucket, key);
  if (!object) throw new AwsError('NoSuchKey', 'The specified key does not exist.', 404);
  const { 'if-none-match': unlike, 'if-match': like, 'if-modified-since': since } = request.headers;
  if (like && !matches(like, object)) throw preconditionFailed('If-Match');
  const unchanged =
    unlike !== undefined
      ? matches(unlike, object)
      : since !== undefined && Math.floor(object.modifiedAt / 1000) * 1000 <= Date.parse(since);
  if (unchanged) return { status: 304, headers: { etag: object.etag } };

  const headers = objectHeaders(object, request.query);
  const range = rangeOf(request.headers.range, object.size);
  const body = found?.body ?? Buffer.alloc(0);
  if (!range) {
    const length = { 'content-length': String(object.size), 'x-amz-checksum-crc32': object.crc32 };
    return { status: 200, headers: { ...headers, ...length }, body };
  }
  const length = {
    'content-length': String(range.end - range.start + 1),
    'content-range': `bytes ${range.start}-${range.end}/${object.size}`,
  };
  return {
    status: 206,
    headers: { ...headers, ...length },
    body: body.subarray(range.start, range.end + 1),
  };
}

export async function putObjectFrom(
  request: AwsRequest,
  { bucket, key }: Target,
  runtime: Runtime,
): Promise<AwsResponse> {
  const { 'if-none-match': unlike, 'if-match': like } = request.headers;
  const object = await putObject(
    runtime,
    { bucket, key, body: objectBody(request), ...described(request) },
    (existing) => {
      if (unlike === '*') return existing !== undefined;
      return like !== undefined && !(existing && matches(like, existing));
    },
  );
  if (!object) throw preconditionFailed(unlike ? 'If-None-Match' : 'If-Match');
  return { status: 200, headers: { etag: object.etag, 'x-amz-checksum-crc32': object.crc32 } };
}

export async function copyObject(
  request: AwsRequest,
  { bucket, key }: Target,
  runtime: Runtime,
): Promise<AwsResponse> {
  const source = decodeURIComponent(request.headers['x-amz-copy-source'] ?? '').replace(/^\//, '');
  const slash = source.indexOf('/');
  const found = await readObject(runtime, source.slice(0, slash), source.slice(slash + 1));
  if (!found) throw new AwsError('NoSuchKey', 'The specified key does not exist.', 404);
  const replaces = request.headers['x-amz-metadata-directive'] === 'REPLACE';
  const { headers, metadata } = replaces ? described(request) : found.object;
  const copy = await putObject(runtime, { bucket, key, body: found.body, headers, metadata });
  const result = { ETag: copy?.etag, LastModified: new Date(runtime.clock.now()).toISOString() };
  return xmlAnswer(xml('CopyObjectResult', result));
}

export async function deleteOne(_: AwsRequest, { bucket, key }: Target, runtime: Runtime) {
  await deleteObject(runtime, bucket, key);
  return { status: 204 };
}

export async function deleteMany(request: AwsRequest, { bucket }: Target, runtime: Runtime) {
  const document = objectBody(request).toString('utf8');
  const keys = textsOf(document, 'Key');
  if (keys.length === 0 || keys.length > 1000) {
    throw new AwsError('MalformedXML', 'The XML you provided was not well-formed');
  }
  for (const key of keys) await deleteObject(runtime, bucket, key);
  const quiet = textsOf(document, 'Quiet')[0] === 'true';
  return xmlAnswer(xml('DeleteResult', { Deleted: quiet ? undefined : keys.map((Key) => ({ Key })) }));
}

export async function listObjectsV2(request: AwsRequest, { bucket }: Target, runtime: Runtime) {
  const parameter = (name: string) => request.query.get(name) ?? '';
  const prefix = parameter('prefix');
  const delimiter = parameter('delimiter');
  const most = Math.min(Number(request.query.get('max-keys') ?? 1000), 1000);
  const token = parameter('continuation-token');
  const after = token ? Buffer.from(token, 'base64url').toString('utf8') : parameter('start-after');

  const objects: StoredObject[] = [];
  const prefixes = new Set<string>();
  let last = '';
  let truncated = false;
  for (const object of listObjects(runtime, bucket, prefix)) {
    const cut = delimiter ? object.key.indexOf(delimiter, prefix.length) : -1;
    const common = cut < 0 ? undefined : object.key.slice(0, cut + delimiter.length);
    if (!isAfter(object.key, after) || (common && (prefixes.has(common) || common === after))) continue;
    if (objects.length + prefixes.size === most) {
      truncated = true;
      break;
    }
    if (common) prefixes.add(common);
    else objects.push(object);
    last = common ?? object.key;
  }

  const encode = (text: string) => (parameter('encoding-type') === 'url' ? encodeURIComponent(text) : text);
  return xmlAnswer(
    xml('ListBucketResult', {
      Name: bucket,
      Prefix: encode(prefix),
      Delimiter: delimiter || undefined,
      MaxKeys: most,
      EncodingType: parameter('encoding-type') || undefined,
      KeyCount: objects.length + prefixes.size,
      IsTruncated: truncated,
      ContinuationToken: token || undefined,
      NextContinuationToken: truncated ? Buffer.from(last).toString('base64url') : undefined,
      Contents: objects.map((object) => ({
        Key: encode(object.key),
        LastModified: new Date(object.modifiedAt).toISOString(),
        ETag: object.etag,
        Size: object.size,
        StorageClass: 'STANDARD',
      })),
      CommonPrefixes: [...prefixes].map((common) => ({ Prefix: encode(common) })),
    }),
  );
}

const keptHeaders = ['content-type', 'cache-control', 'content-disposition', 'content-language', 'expires'];

/** Keys are ordered by their UTF-8 bytes. */
function isAfter(key: string, after: string): boolean {
  return after === '' || Buffer.compare(Buffer.from(key), Buffer.from(after)) > 0;
}

function described(request: AwsRequest) {
  const headers: Record<string, string> = {};
  const metadata: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (keptHeaders.includes(name)) headers[name] = value;
    if (name.startsWith('x-amz-meta-')) metadata[name.slice('x-amz-meta-'.length)] = value;
  }
  const encoding = contentEncoding(request.headers['content-encoding']);
  if (encoding) headers['content-encoding'] = encoding;
  return { headers, metadata };
}

function objectHeaders(object: StoredObject, query: URLSearchParams): Record<string, string> {
  const headers: Record<string, string> = {
    ...object.headers,
    etag: object.etag,
    'last-modified': new Date(object.modifiedAt).toUTCString(),
    'accept-ranges': 'bytes',
  };
  for (const [name, value] of Object.entries(object.metadata)) headers[`x-amz-meta-${name}`] = value;
  for (const [name, value] of query) {
    if (name.startsWith('response-')) headers[name.slice('response-'.length)] = value;
  }
  return headers;
}

function rangeOf(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, from = '', to = ''] = match;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start > end) throw new AwsError('InvalidRange', 'The requested range is not satisfiable', 416);
  return { start, end };
}

function matches(header: string, object: StoredObject): boolean {
  return header.split(',').some((tag) => {
    const wanted = tag.trim().replace(/^W\//, '');
    return wanted === '*' || wanted === object.etag || `"${wanted}"` === object.etag;
  });
}

function preconditionFailed(condition: string): AwsError {
  return new AwsError(
    'PreconditionFailed',
    `At least one of the pre-conditions you specified did not hold: ${condition}`,
    412,
  );
}

function xmlAnswer(body: string): AwsResponse {
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
}
