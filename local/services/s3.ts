import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { AwsRequest, AwsResponse, LocalService, Runtime } from '../runtime.ts';
import { AwsError } from './aws-wire.ts';
import type { Access } from './iam/policy.ts';
import { everythingAllowed, type Permissions } from './iam.ts';
import { inert, provider } from './known-properties.ts';
import { physicalName, stableId } from './resource-names.ts';
import { accessesOf, listing, onObject } from './s3/accesses.ts';
import { removeStrayBodies } from './s3/objects.ts';
import {
  copyObject,
  deleteMany,
  deleteOne,
  getObject,
  listObjectsV2,
  putObjectFrom,
  type Target,
} from './s3/operations.ts';
import { postUpload } from './s3/post-upload.ts';
import { checkPresigned } from './s3/signatures.ts';
import { xml } from './s3/xml.ts';

/**
 * Buckets, path-style. In process, `s3/objects.ts` reads and writes objects. Versions are not kept: a versioned
 * bucket returns its newest objects, which is all that the product needs.
 */
export function s3(permissions: Permissions = everythingAllowed): LocalService {
  const buckets = new Map<string, BucketProperties>();

  return {
    providers: [
      provider('AWS::S3::Bucket', bucketProperties, (properties, resource, runtime) => {
        const name = properties.BucketName ?? bucketName(resource);
        buckets.set(name, properties);
        const host = `${name}.s3.${runtime.region}.amazonaws.com`;
        return {
          ref: name,
          attributes: {
            Arn: `arn:aws:s3:::${name}`,
            DomainName: `${name}.s3.amazonaws.com`,
            RegionalDomainName: host,
            DualStackDomainName: `${name}.s3.dualstack.${runtime.region}.amazonaws.com`,
            WebsiteURL: `http://${name}.s3-website-${runtime.region}.amazonaws.com`,
          },
        };
      }),
      provider(
        'AWS::S3::BucketPolicy',
        z.strictObject({ Bucket: z.string(), PolicyDocument: inert }),
        ({ Bucket }) => ({ ref: Bucket }),
      ),
      // Empties a bucket when its stack is deleted; on a laptop that is `--fresh`.
      provider(
        'Custom::S3AutoDeleteObjects',
        z.strictObject({ ServiceToken: inert, BucketName: z.string() }),
        (_, resource) => ({ ref: physicalName(resource) }),
      ),
    ],
    aws: [
      { signingName: 's3', handle: (request, runtime) => answer(buckets, permissions, request, runtime) },
    ],
    start: (runtime) => removeStrayBodies(runtime),
  };
}

type BucketProperties = z.output<typeof bucketProperties>;

const corsRule = z.object({
  AllowedMethods: z.array(z.string()),
  AllowedOrigins: z.array(z.string()),
  AllowedHeaders: z.array(z.string()).default([]),
  ExposedHeaders: z.array(z.string()).default([]),
  MaxAge: z.number().optional(),
});
const bucketProperties = z.strictObject({
  BucketName: z.string().optional(),
  CorsConfiguration: z.strictObject({ CorsRules: z.array(corsRule) }).optional(),
  AccessControl: inert,
  BucketEncryption: inert,
  LifecycleConfiguration: inert,
  LoggingConfiguration: inert,
  OwnershipControls: inert,
  PublicAccessBlockConfiguration: inert,
  Tags: inert,
  VersioningConfiguration: inert,
});

function bucketName(resource: { stack: string; logicalId: string }): string {
  const readable = physicalName(resource).toLowerCase().slice(0, 50);
  return `${readable}-${stableId(resource, 12)}`;
}

async function answer(
  buckets: ReadonlyMap<string, BucketProperties>,
  permissions: Permissions,
  request: AwsRequest,
  runtime: Runtime,
): Promise<AwsResponse> {
  const target = targetOf(request.path);
  const token =
    request.headers['x-amz-security-token'] ?? request.query.get('X-Amz-Security-Token') ?? undefined;
  const require = (by: string | undefined, accesses: readonly Access[]): void => {
    const refused = permissions.refusal(by, () => accesses, runtime);
    if (refused) throw new AwsError('AccessDenied', refused, 403);
  };
  const cors = corsHeaders(buckets.get(target.bucket), request);
  try {
    if (!buckets.has(target.bucket)) {
      throw new AwsError('NoSuchBucket', 'The specified bucket does not exist', 404);
    }
    if (request.method === 'OPTIONS') return preflight(cors);
    if (request.query.has('X-Amz-Signature')) checkPresigned(request, runtime.clock.now());
    const isForm = request.method === 'POST' && !target.key && request.query.size === 0;
    if (!isForm) require(token, accessesOf(request, target));
    const response = isForm
      ? await postUpload(request, target.bucket, runtime, (key, by) =>
          require(by, [onObject('s3:PutObject', target.bucket, key)]),
        )
      : await dispatch(request, target, runtime);
    return { ...response, headers: { ...response.headers, ...cors, 'x-amz-request-id': randomUUID() } };
  } catch (error) {
    const isHidden =
      error instanceof AwsError &&
      error.code === 'NoSuchKey' &&
      !permissions.allows(token, listing(target.bucket));
    const refusal = failure(isHidden ? accessDenied() : error, request, runtime);
    return { ...refusal, headers: { ...refusal.headers, ...cors } };
  }
}

function dispatch(request: AwsRequest, target: Target, runtime: Runtime): Promise<AwsResponse> {
  const { method, query, headers } = request;
  const unsupported = ['uploads', 'uploadId', 'tagging', 'acl', 'versions', 'versionId', 'select'].find(
    (name) => query.has(name),
  );
  if (!unsupported && target.key) {
    if (method === 'GET' || method === 'HEAD') return getObject(request, target, runtime);
    if (method === 'PUT' && headers['x-amz-copy-source']) return copyObject(request, target, runtime);
    if (method === 'PUT') return putObjectFrom(request, target, runtime);
    if (method === 'DELETE') return deleteOne(request, target, runtime);
  }
  if (!unsupported && !target.key) {
    if (method === 'HEAD') return Promise.resolve({ status: 200 });
    if (method === 'GET' && query.get('list-type') === '2') return listObjectsV2(request, target, runtime);
    if (method === 'POST' && query.has('delete')) return deleteMany(request, target, runtime);
  }
  const what = unsupported ? ` with ?${unsupported}` : '';
  throw new AwsError('NotImplemented', `S3 ${method} ${request.path}${what} isn't run on a laptop.`, 501);
}

function accessDenied(): AwsError {
  return new AwsError('AccessDenied', 'Access Denied', 403);
}

function targetOf(path: string): Target {
  const [, bucket = '', ...key] = path.split('/');
  return { bucket: decodeURIComponent(bucket), key: key.map(decodeURIComponent).join('/') };
}

function failure(error: unknown, request: AwsRequest, runtime: Runtime): AwsResponse {
  if (!(error instanceof AwsError)) {
    runtime.log('error', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  const { code, message, status } =
    error instanceof AwsError ? error : new AwsError('InternalError', 'The local service failed.', 500);
  const RequestId = randomUUID();
  return {
    status,
    headers: { 'content-type': 'application/xml', 'x-amz-request-id': RequestId },
    body:
      request.method === 'HEAD'
        ? ''
        : xml('Error', { Code: code, Message: message, Resource: request.path, RequestId }),
  };
}

function corsHeaders(bucket: BucketProperties | undefined, request: AwsRequest): Record<string, string> {
  const origin = request.headers.origin;
  if (!origin) return {};
  const method = request.headers['access-control-request-method'] ?? request.method;
  const asked = (request.headers['access-control-request-headers'] ?? '').toLowerCase().split(/[\s,]+/);
  const rule = bucket?.CorsConfiguration?.CorsRules.find(
    ({ AllowedMethods, AllowedOrigins, AllowedHeaders }) =>
      AllowedMethods.includes(method) &&
      AllowedOrigins.some((allowed) => fits(allowed, origin)) &&
      asked.every((name) => !name || AllowedHeaders.some((allowed) => fits(allowed.toLowerCase(), name))),
  );
  if (!rule) return {};
  return {
    'access-control-allow-origin': rule.AllowedOrigins.includes('*') ? '*' : origin,
    'access-control-allow-methods': rule.AllowedMethods.join(', '),
    ...(rule.AllowedHeaders.length > 0 && {
      'access-control-allow-headers': rule.AllowedHeaders.includes('*')
        ? (request.headers['access-control-request-headers'] ?? '*')
        : rule.AllowedHeaders.join(', '),
    }),
    ...(rule.ExposedHeaders.length > 0 && {
      'access-control-expose-headers': rule.ExposedHeaders.join(', '),
    }),
    ...(rule.MaxAge !== undefined && { 'access-control-max-age': String(rule.MaxAge) }),
    vary: 'Origin',
  };
}

/** `allowed` may contain one `*`, which matches anything. */
function fits(allowed: string, given: string): boolean {
  const [before = '', after] = allowed.split('*');
  return after === undefined ? allowed === given : given.startsWith(before) && given.endsWith(after);
}

function preflight(cors: Record<string, string>): AwsResponse {
  if (cors['access-control-allow-origin']) return { status: 200, headers: cors };
  throw new AwsError('AccessForbidden', 'CORSResponse: This CORS request is not allowed.', 403);
}
