import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { AwsRequest } from '../../runtime.ts';
import { AwsError } from '../aws-wire.ts';
import { localCredentials } from '../local-credentials.ts';

/**
 * Checks a presigned URL's signature and time, the only protection of an object once its URL has been handed out. AWS
 * signature version 4 in the query. Throws AccessDenied, SignatureDoesNotMatch.
 */
export function checkPresigned(request: AwsRequest, now: number): void {
  const parameter = (name: string) => request.query.get(name) ?? '';
  const signedAt = timeOf(parameter('X-Amz-Date'));
  const validFor = Number(parameter('X-Amz-Expires')) * 1000;
  if (Number.isNaN(signedAt) || Number.isNaN(validFor)) {
    throw new AwsError('AuthorizationQueryParametersError', 'X-Amz-Date or X-Amz-Expires is not valid');
  }
  if (now > signedAt + validFor) throw new AwsError('AccessDenied', 'Request has expired', 403);

  const query = [...request.query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encode(name), encode(value)].join('='))
    .sort();
  const signedHeaders = parameter('X-Amz-SignedHeaders').split(';');
  const canonical = [
    request.method,
    request.path
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    query.join('&'),
    ...signedHeaders.map((name) => `${name}:${(request.headers[name] ?? '').trim()}`),
    '',
    signedHeaders.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const scope = parameter('X-Amz-Credential').split('/').slice(1).join('/');
  const toSign = [
    'AWS4-HMAC-SHA256',
    parameter('X-Amz-Date'),
    scope,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  checkSignature(toSign, parameter('X-Amz-Credential'), parameter('X-Amz-Signature'));
}

/** Throws InvalidAccessKeyId or SignatureDoesNotMatch. `credential` is `<key>/<date>/<region>/<service>/aws4_request`. */
export function checkSignature(toSign: string, credential: string, signature: string): void {
  const [accessKeyId, ...scope] = credential.split('/');
  if (accessKeyId !== localCredentials.accessKeyId) {
    throw new AwsError('InvalidAccessKeyId', 'The AWS Access Key Id does not exist in our records.', 403);
  }
  let key: Buffer = Buffer.from(`AWS4${localCredentials.secretAccessKey}`);
  for (const part of scope) key = createHmac('sha256', key).update(part).digest();
  const expected = createHmac('sha256', key).update(toSign).digest();
  const given = Buffer.from(signature, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new AwsError(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
      403,
    );
  }
}

/** `20260608T123100Z` */
function timeOf(compact: string): number {
  return Date.parse(
    compact.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z') || 'none',
  );
}

/** RFC 3986 percent-encoding, as the signature requires. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
