import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readObject } from '#local/services/s3/objects.ts';
import { s3 } from '#local/services/s3.ts';
import { type ServiceHost, startServiceHost } from '#test/support/service-host.ts';

let host: ServiceHost;
let client: S3Client;
let Bucket: string;

beforeEach(async () => {
  host = await startServiceHost({ services: [s3()] });
  Bucket = await declareBucket();
  await host.start();
  client = new S3Client(host.client);
});

afterEach(() => host.stop());

async function declareBucket() {
  const rule = {
    AllowedMethods: ['POST'],
    AllowedOrigins: ['https://*.ironcall.example'],
    AllowedHeaders: ['Content-Type'],
  };
  const bucket = await host.create('AWS::S3::Bucket', {
    CorsConfiguration: { CorsRules: [rule] },
    VersioningConfiguration: { Status: 'Enabled' },
  });
  return bucket.ref;
}

const put = (Key: string, Body: string | Uint8Array, more: object = {}) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const get = (Key: string, more: object = {}) => client.send(new GetObjectCommand({ Bucket, Key, ...more }));
const textOf = async (Key: string) => (await get(Key)).Body?.transformToString();

describe('objects', () => {
  it('are returned as they were stored, with type, metadata and checksum', async () => {
    const body = Buffer.from(Array.from({ length: 200_000 }, (_, position) => position % 251));

    const { ETag } = await put('alerts/a b+ü.bin', body, {
      ContentType: 'application/pdf',
      Metadata: { source: 'paste' },
    });

    const object = await get('alerts/a b+ü.bin');
    expect(Buffer.from((await object.Body?.transformToByteArray()) ?? []).equals(body)).toBe(true);
    expect(object).toMatchObject({
      ETag,
      ContentType: 'application/pdf',
      ContentLength: 200_000,
      Metadata: { source: 'paste' },
      ChecksumCRC32: expect.any(String),
    });
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'alerts/a b+ü.bin' }));
    expect(head).toMatchObject({ ContentLength: 200_000, ETag });
    expect((await readObject(host.runtime, Bucket, 'alerts/a b+ü.bin'))?.body.equals(body)).toBe(true);
  });

  it('accept other checksums and keep only their own encoding', async () => {
    await put('streamed', Buffer.alloc(1_000_000, 'x'), {
      ChecksumAlgorithm: 'SHA256',
      ContentEncoding: 'gzip',
    });

    const { ContentLength, ContentEncoding } = await get('streamed');

    expect({ ContentLength, ContentEncoding }).toEqual({ ContentLength: 1_000_000, ContentEncoding: 'gzip' });
  });

  it('are refused if damaged', async () => {
    const answer = await fetch(`${host.client.endpoint}/${Bucket}/damaged`, {
      method: 'PUT',
      headers: {
        'content-encoding': 'aws-chunked',
        'x-amz-content-sha256': 'STREAMING-UNSIGNED-PAYLOAD-TRAILER',
        'x-amz-decoded-content-length': '5',
        'x-amz-trailer': 'x-amz-checksum-crc32',
      },
      body: '5\r\nhello\r\n0\r\nx-amz-checksum-crc32:AAAAAA==\r\n\r\n',
    });

    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('<Code>BadDigest</Code>');
    await expect(get('damaged')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('are returned in part, or not at all if the caller has them', async () => {
    const { ETag } = await put('digits', '0123456789');

    const range = async (Range: string) => (await get('digits', { Range })).Body?.transformToString();

    expect(await range('bytes=2-4')).toBe('234');
    expect(await range('bytes=7-')).toBe('789');
    expect(await range('bytes=-3')).toBe('789');
    await expect(get('digits', { Range: 'bytes=20-' })).rejects.toMatchObject({ name: 'InvalidRange' });
    await expect(get('digits', { IfNoneMatch: ETag })).rejects.toMatchObject({
      $metadata: { httpStatusCode: 304 },
    });
    await expect(get('digits', { IfMatch: '"other"' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
  });

  it('are written exactly once among many conditional writes', async () => {
    const writes = await Promise.allSettled(
      ['a', 'b', 'c'].map((body) => put('once', body, { IfNoneMatch: '*' })),
    );

    const refused = writes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ reason: { name: 'PreconditionFailed' } });
  });

  it('are copied, replaced and deleted without leaving a body behind', async () => {
    await put('first', 'one', { ContentType: 'text/plain', Metadata: { a: '1' } });
    await put('first', 'two', { ContentType: 'text/plain', Metadata: { a: '2' } });

    await client.send(new CopyObjectCommand({ Bucket, Key: 'second', CopySource: `${Bucket}/first` }));
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'first' }));

    await expect(get('first')).rejects.toMatchObject({ name: 'NoSuchKey' });
    const { Metadata, ContentType } = await get('second');
    expect({ Metadata, ContentType, text: await textOf('second') }).toEqual({
      Metadata: { a: '2' },
      ContentType: 'text/plain',
      text: 'two',
    });
    expect(readdirSync(join(host.runtime.directory('s3'), Bucket))).toHaveLength(1);
  });

  it('survive a restart, which removes the leftovers of a crash', async () => {
    await put('kept', 'still here');
    writeFileSync(join(host.runtime.directory('s3'), Bucket, 'stray'), 'half');
    await host.stop();
    host = await startServiceHost({ services: [s3()], stateDirectory: host.stateDirectory });
    Bucket = await declareBucket();
    await host.start();
    client = new S3Client(host.client);

    expect(await textOf('kept')).toBe('still here');
    expect(readdirSync(join(host.runtime.directory('s3'), Bucket))).toHaveLength(1);
  });

  it('are listed in order, by page, prefix and folder', async () => {
    for (const key of ['b/2', 'a', 'b/1', 'c & d', 'b/sub/3']) await put(key, key);
    const list = (more: object) => client.send(new ListObjectsV2Command({ Bucket, ...more }));

    const first = await list({ MaxKeys: 2 });
    const second = await list({ MaxKeys: 10, ContinuationToken: first.NextContinuationToken });
    const folders = await list({ Delimiter: '/' });
    const below = await list({ Prefix: 'b/', StartAfter: 'b/1' });

    expect(first).toMatchObject({ IsTruncated: true, KeyCount: 2 });
    const keys = [...(first.Contents ?? []), ...(second.Contents ?? [])].map(({ Key }) => Key);
    expect(keys).toEqual(['a', 'b/1', 'b/2', 'b/sub/3', 'c & d']);
    expect(folders.CommonPrefixes).toEqual([{ Prefix: 'b/' }]);
    expect(folders.Contents?.map(({ Key }) => Key)).toEqual(['a', 'c & d']);
    expect(below.Contents?.map(({ Key }) => Key)).toEqual(['b/2', 'b/sub/3']);
  });

  it('are deleted many at a time', async () => {
    for (const key of ['x & y', 'z', 'stay']) await put(key, key);

    const { Deleted } = await client.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: 'x & y' }, { Key: 'z' }] } }),
    );

    expect(Deleted).toEqual([{ Key: 'x & y' }, { Key: 'z' }]);
    const { Contents } = await client.send(new ListObjectsV2Command({ Bucket }));
    expect(Contents?.map(({ Key }) => Key)).toEqual(['stay']);
  });

  it('report unsupported operations and unknown buckets', async () => {
    const answer = await fetch(`${host.client.endpoint}/${Bucket}/key?uploads`, { method: 'POST' });

    expect(answer.status).toBe(501);
    await expect(client.send(new GetObjectCommand({ Bucket: 'other', Key: 'k' }))).rejects.toMatchObject({
      name: 'NoSuchBucket',
    });
  });
});

describe('a page of another origin', () => {
  const ask = (headers: Record<string, string>) =>
    fetch(`${host.client.endpoint}/${Bucket}`, { method: 'OPTIONS', headers });

  it('may post if the bucket’s CORS rule names it', async () => {
    const answer = await ask({
      origin: 'https://www.ironcall.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    });

    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://www.ironcall.example');
    expect(answer.headers.get('access-control-allow-headers')).toBe('Content-Type');
  });

  it.each([
    ['another origin', { origin: 'https://ironcall.example.attacker.example' }],
    ['another method', { 'access-control-request-method': 'DELETE' }],
    ['another header', { 'access-control-request-headers': 'content-type, authorization' }],
  ])('may not with %s', async (_, changes) => {
    const answer = await ask({
      origin: 'https://www.ironcall.example',
      'access-control-request-method': 'POST',
      ...changes,
    });

    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });
});

describe('a presigned URL', () => {
  it('reads the object until it expires, and nothing else', async () => {
    await put('photos/a b(1).jpg', 'picture', { ContentType: 'image/jpeg' });
    const url = await getSignedUrl(
      client,
      new GetObjectCommand({ Bucket, Key: 'photos/a b(1).jpg', ResponseContentDisposition: 'attachment' }),
      { expiresIn: 60 },
    );

    const fresh = await fetch(url);
    const other = await fetch(url.replace('photos/', 'secret/'));
    await host.clock.advance(61_000);
    const late = await fetch(url);

    expect([fresh.status, await fresh.text()]).toEqual([200, 'picture']);
    expect(fresh.headers.get('content-disposition')).toBe('attachment');
    expect(other.status).toBe(403);
    expect(await other.text()).toContain('SignatureDoesNotMatch');
    expect([late.status, await late.text()]).toEqual([403, expect.stringContaining('Request has expired')]);
  });
});

describe('a presigned form', () => {
  const presign = (more: object = {}) =>
    createPresignedPost(client, {
      Bucket,
      Key: 'orders/10001/photo.jpg',
      Fields: { 'Content-Type': 'image/jpeg' },
      Conditions: [['content-length-range', 3, 10], { 'Content-Type': 'image/jpeg' }],
      Expires: 60,
      ...more,
    });

  async function upload(changes: Record<string, string> = {}, body = 'picture', more: object = {}) {
    const { url, fields } = await presign(more);
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...changes })) form.append(name, value);
    form.append('file', new Blob([body]), 'cat.jpg');
    const answer = await fetch(url, {
      method: 'POST',
      body: form,
      headers: { origin: 'https://www.ironcall.example' },
    });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  }

  it('accepts a file that its policy allows', async () => {
    const { status, headers } = await upload();

    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('https://www.ironcall.example');
    const { ContentType } = await get('orders/10001/photo.jpg');
    expect([ContentType, await textOf('orders/10001/photo.jpg')]).toEqual(['image/jpeg', 'picture']);
  });

  it('puts the file’s name into the key', async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: S3's own placeholder
    await upload({}, 'picture', { Key: 'orders/10001/${filename}' });

    expect(await textOf('orders/10001/cat.jpg')).toBe('picture');
  });

  it('uses only the last part of a file name with a path', async () => {
    const boundary = 'a-boundary-that-stands-in-no-field';
    // biome-ignore lint/suspicious/noTemplateCurlyInString: S3's own placeholder
    const { url, fields } = await presign({ Key: 'orders/10001/${filename}' });
    const head = Object.entries(fields).map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="../10002/cat.jpg"\r\n\r\npicture\r\n--${boundary}--\r\n`;

    const { status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: head.join('') + file,
    });

    expect([status, await textOf('orders/10001/cat.jpg')]).toEqual([204, 'picture']);
  });

  it.each([
    ['another key', { key: 'orders/10002/photo.jpg' }, 'picture', 403, 'Policy Condition failed'],
    ['another type', { 'Content-Type': 'text/html' }, 'picture', 403, 'Policy Condition failed'],
    [
      'a field that the policy does not name',
      { acl: 'public-read' },
      'picture',
      403,
      'Extra input fields: acl',
    ],
    ['a file that is too large', {}, 'a large picture', 400, 'EntityTooLarge'],
    ['a file that is too small', {}, 'a', 400, 'EntityTooSmall'],
    ['another signature', { 'X-Amz-Signature': 'ab'.repeat(32) }, 'picture', 403, 'SignatureDoesNotMatch'],
    [
      'another policy',
      { Policy: Buffer.from('{}').toString('base64') },
      'picture',
      403,
      'SignatureDoesNotMatch',
    ],
  ])('refuses %s', async (_, changes, body, status, code) => {
    const answer = await upload(changes as Record<string, string>, body);

    expect(answer).toMatchObject({ status, text: expect.stringContaining(code) });
    await expect(get('orders/10001/photo.jpg')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('refuses uploads once expired', async () => {
    const { url, fields } = await presign();
    await host.clock.advance(61_000);
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob(['picture']));

    const answer = await fetch(url, { method: 'POST', body: form });

    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('Policy expired')]);
  });
});
