import * as z from 'zod';
import type { AwsRequest, AwsResponse, Runtime } from '../../runtime.ts';
import { AwsError } from '../aws-wire.ts';
import { putObject } from './objects.ts';
import { checkSignature } from './signatures.ts';
import { xml } from './xml.ts';

/**
 * A browser's form upload under a policy that the server signed. Like S3, checks the signature, expiry, every
 * condition, that every field has a condition, and the size.
 *
 * @param require throws unless the form's signer, identified by its token, may write the key
 */
export async function postUpload(
  request: AwsRequest,
  bucket: string,
  runtime: Runtime,
  require: (key: string, token: string | undefined) => void,
): Promise<AwsResponse> {
  const form = await readForm(request);
  const policy = checkPolicy(form.fields, bucket, runtime.clock.now());
  checkSize(policy, form.body.length);
  const key = (form.fields.get('key') ?? '').replace(/\$\{filename\}/g, () => form.filename);
  if (!key) throw new AwsError('InvalidArgument', 'Bucket POST must contain a field named "key".');
  require(key, form.fields.get('x-amz-security-token'));

  const object = await putObject(runtime, {
    bucket,
    key,
    body: form.body,
    headers: pick(form.fields, [
      'content-type',
      'cache-control',
      'content-disposition',
      'content-encoding',
      'expires',
    ]),
    metadata: metadataOf(form.fields),
  });
  const etag = object?.etag ?? '';
  const location = `${runtime.awsEndpoint}/${bucket}/${encodeURIComponent(key)}`;
  const headers = { etag, location };
  const redirect = form.fields.get('success_action_redirect');
  if (redirect) {
    const target = new URL(redirect);
    for (const [name, value] of Object.entries({ bucket, key, etag })) target.searchParams.set(name, value);
    return { status: 303, headers: { ...headers, location: target.href } };
  }
  const status = form.fields.get('success_action_status');
  if (status === '201') {
    const body = xml('PostResponse', { Location: location, Bucket: bucket, Key: key, ETag: etag });
    return { status: 201, headers: { ...headers, 'content-type': 'application/xml' }, body };
  }
  return { status: status === '200' ? 200 : 204, headers };
}

interface Form {
  /** Names in lower case, as S3 compares them. */
  readonly fields: ReadonlyMap<string, string>;
  readonly body: Buffer;
  readonly filename: string;
}

type Policy = z.output<typeof policySchema>;

const policySchema = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([
      z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]),
      z.tuple([z.literal('content-length-range'), z.coerce.number(), z.coerce.number()]),
      z.record(z.string(), z.string()),
    ]),
  ),
});

async function readForm(request: AwsRequest): Promise<Form> {
  const fields = new Map<string, string>();
  const parts = await new Response(new Uint8Array(request.body), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  })
    .formData()
    .catch(() => {
      throw new AwsError('MalformedPOSTRequest', 'The body is not well-formed multipart/form-data.');
    });
  for (const [name, value] of parts) {
    if (typeof value === 'string') {
      fields.set(name.toLowerCase(), value);
      continue;
    }
    // Anything after the file is ignored. From a name with a path, S3 uses what follows the last slash.
    const filename = value.name.replace(/^.*[\\/]/s, '');
    return { fields, body: Buffer.from(await value.arrayBuffer()), filename };
  }
  throw new AwsError('InvalidArgument', 'POST requires exactly one file upload per request.');
}

function checkPolicy(fields: Form['fields'], bucket: string, now: number): Policy {
  const encoded = fields.get('policy');
  if (!encoded) throw refused('Access Denied');
  checkSignature(encoded, fields.get('x-amz-credential') ?? '', fields.get('x-amz-signature') ?? '');
  const policy = policySchema.safeParse(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')));
  if (!policy.success) throw new AwsError('InvalidPolicyDocument', 'Invalid Policy: Invalid JSON.');
  if (Date.parse(policy.data.expiration) <= now)
    throw refused('Invalid according to Policy: Policy expired.');

  const covered = new Set(['policy', 'x-amz-signature', 'file']);
  const values = new Map([...fields, ['bucket', bucket]]);
  for (const condition of matchesOf(policy.data)) {
    covered.add(condition.field);
    const value = values.get(condition.field) ?? '';
    if (condition.exact ? value === condition.value : value.startsWith(condition.value)) continue;
    const shown = [condition.exact ? 'eq' : 'starts-with', `$${condition.field}`, condition.value];
    throw refused(`Invalid according to Policy: Policy Condition failed: ${JSON.stringify(shown)}`);
  }
  const extra = [...fields.keys()].find((name) => !covered.has(name) && !name.startsWith('x-ignore-'));
  if (extra) throw refused(`Invalid according to Policy: Extra input fields: ${extra}`);
  return policy.data;
}

function matchesOf({ conditions }: Policy) {
  return conditions.flatMap((condition) => {
    if (!Array.isArray(condition)) {
      return Object.entries(condition).map(([name, value]) => ({
        field: name.toLowerCase(),
        value,
        exact: true,
      }));
    }
    const [kind, field, value] = condition;
    if (kind === 'content-length-range') return [];
    return [{ field: field.slice(1).toLowerCase(), value, exact: kind === 'eq' }];
  });
}

function checkSize({ conditions }: Policy, size: number): void {
  for (const condition of conditions) {
    if (!Array.isArray(condition) || condition[0] !== 'content-length-range') continue;
    const [, least, most] = condition;
    if (size < least) {
      throw new AwsError('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
    }
    if (size > most) {
      throw new AwsError('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
    }
  }
}

function refused(message: string): AwsError {
  return new AwsError('AccessDenied', message, 403);
}

function pick(fields: Form['fields'], names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fields.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

function metadataOf(fields: Form['fields']): Record<string, string> {
  const prefix = 'x-amz-meta-';
  return Object.fromEntries(
    [...fields].flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  );
}
