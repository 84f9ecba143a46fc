import type { AwsRequest } from '../../runtime.ts';
import type { Access } from '../iam/policy.ts';
import type { Target } from './operations.ts';

/** What a request to a bucket does, as IAM sees it. An upload form says so only in its fields. */
export function accessesOf({ method, headers }: AwsRequest, { bucket, key }: Target): Access[] {
  if (!key) {
    if (method === 'GET' || method === 'HEAD') return [listing(bucket)];
    // One request deletes many; no grant of the product ends in this.
    return [onObject('s3:DeleteObject', bucket, '*')];
  }
  if (method === 'DELETE') return [onObject('s3:DeleteObject', bucket, key)];
  if (method !== 'PUT') return [onObject('s3:GetObject', bucket, key)];
  const source = decodeURIComponent(headers['x-amz-copy-source'] ?? '').replace(/^\//, '');
  const written = onObject('s3:PutObject', bucket, key);
  return source ? [written, { action: 's3:GetObject', resource: `arn:aws:s3:::${source}` }] : [written];
}

export function onObject(action: string, bucket: string, key: string): Access {
  return { action, resource: `arn:aws:s3:::${bucket}/${key}` };
}

/** Also decides who learns that an object doesn't exist: without it, the answer is only that they may not read it. */
export function listing(bucket: string): Access {
  return { action: 's3:ListBucket', resource: `arn:aws:s3:::${bucket}` };
}
