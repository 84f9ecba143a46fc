import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attached, presignRead, presignUpload } from '#functions/files/presign.ts';
import { localCredentials } from '#local/services/local-credentials.ts';
import { s3 } from '#local/services/s3.ts';
import { type UploadType, uploadTypes } from '#schema/upload-types.ts';
import { type ServiceHost, startServiceHost } from '#test/support/service-host.ts';

let host: ServiceHost;

beforeAll(async () => {
  host = await startServiceHost({ services: [s3()] });
  const bucket = await host.create('AWS::S3::Bucket', {});
  await host.start();
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: host.client.endpoint,
    AWS_REGION: host.client.region,
    AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
    AWS_SESSION_TOKEN: localCredentials.sessionToken,
    UPLOADS_BUCKET: bucket.ref,
  });
});
afterAll(() => host.stop());

/** Posts a file as a page does. `uri` is what the page then sends. */
async function post(
  target: Awaited<ReturnType<typeof presignUpload>>,
  content: string | Uint8Array<ArrayBuffer>,
  changes: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...target.fields, ...changes })) form.append(field, value);
  form.append('file', new Blob([content]), 'IMG 7.html');
  const answer = await fetch(target.url, { method: 'POST', body: form });
  return { status: answer.status, text: await answer.text(), uri: target.fields.key ?? '' };
}

describe('a file', () => {
  it.each(Object.keys(uploadTypes) as UploadType[])(
    'of %s is uploaded to its order and read back',
    async (type) => {
      const { endings, kind } = uploadTypes[type];
      const name = `cab_1${endings[0]}`;
      const { status, uri } = await post(
        await presignUpload('10001', { fileType: type, name, bytes: 7 }),
        'content',
      );
      await attached('10001', [{ uri, type: kind }]).uploaded();

      const { url, expiresInSeconds } = await presignRead(uri);
      const answer = await fetch(url);

      expect(status).toBe(204);
      expect(uri).toMatch(/^orders\/10001\/upl_\w+\/cab_1\.\w+$/);
      expect([answer.status, await answer.text(), expiresInSeconds]).toEqual([200, 'content', 300]);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${name}"`);
    },
  );

  it('keeps its declared type, whatever its content and name', async () => {
    const form = await presignUpload('10001', { fileType: 'image/jpeg' });
    const { uri } = await post(form, '<script>alert(1)</script>');

    const { url } = await presignRead(uri);
    const { headers } = await fetch(url);

    expect(uri).toMatch(/\/file\.jpg$/);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(new URL(url).pathname).toContain(process.env.UPLOADS_BUCKET);
  });

  it('cannot have a name of another type', async () => {
    await expect(
      presignUpload('10001', { fileType: 'image/jpeg', name: 'report.pdf' }),
    ).rejects.toMatchObject({ code: 'BAD_INPUT', details: { fields: { name: expect.any(String) } } });
  });

  it('cannot be attached without being uploaded', async () => {
    const { fields } = await presignUpload('10001', { fileType: 'image/jpeg' });
    const { uri } = await post(await presignUpload('10001', { fileType: 'image/jpeg' }), 'content');

    const { uploaded } = attached('10001', [
      { uri, type: 'image' },
      { uri: fields.key ?? '', type: 'image' },
    ]);

    await expect(uploaded()).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { 'files.1.uri': 'This file was not uploaded' } },
    });
  });

  it('gets its own folder with each form', async () => {
    const [one, other] = await Promise.all([
      presignUpload('10001', { fileType: 'image/png' }),
      presignUpload('10001', { fileType: 'image/png' }),
    ]);

    expect(one.fields.key).not.toBe(other.fields.key);
  });

  it.each([
    ['another order', { key: 'orders/10002/upl_1/cab.png' }, 403],
    ['a second file', { key: 'orders/10001/upl_1/cab_2.png' }, 403],
    ['another type', { 'Content-Type': 'text/html' }, 403],
    ['a field beside', { acl: 'public-read' }, 403],
  ])('is refused for %s than the form was made for', async (_, changes, status) => {
    const answer = await post(
      await presignUpload('10001', { fileType: 'image/png', name: 'cab.png' }),
      'content',
      changes,
    );

    expect(answer.status).toBe(status);
  });

  it.each([
    ['image/jpeg', 25_000_001, 400],
    ['application/pdf', 25_000_001, 400],
    ['video/mp4', 25_000_001, 204],
    ['image/jpeg', 0, 400],
  ] as const)('of %s and %i bytes is answered %i', async (type, bytes, status) => {
    const target = await presignUpload('10001', { fileType: type });

    expect((await post(target, new Uint8Array(bytes))).status).toBe(status);
  });

  it('is refused if larger than announced', async () => {
    const target = await presignUpload('10001', { fileType: 'video/mp4', bytes: 1_000 });

    const [larger, said] = [await post(target, 'x'.repeat(1_001)), await post(target, 'x'.repeat(1_000))];

    expect([larger.status, said.status]).toEqual([400, 204]);
  });

  it('can be neither uploaded nor read after the links expire', async () => {
    const target = await presignUpload('10001', { fileType: 'image/png' });
    const { uri } = await post(target, 'content');
    const { url } = await presignRead(uri);

    await host.clock.advance(301_000);
    const read = await fetch(url);
    await host.clock.advance(300_000);
    const put = await post(target, 'content');

    expect([read.status, put.status]).toEqual([403, 403]);
  });

  it('with an impossible key cannot be read', async () => {
    await expect(presignRead('orders/10001/upl_1/page.html')).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});
