// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the storage’s own placeholder.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireOwnFiles } from '#functions/files/own-files.ts';
import { presignRead, presignUpload } from '#functions/files/presign.ts';
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

/** Posts a file as a page does; `uri` is what the page then sends. */
async function post(
  target: Awaited<ReturnType<typeof presignUpload>>,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  changes: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...target.fields, ...changes })) form.append(field, value);
  form.append('file', new Blob([content]), name);
  const answer = await fetch(target.url, { method: 'POST', body: form });
  const uri = (target.fields.key ?? '').replace('${filename}', name);
  return { status: answer.status, text: await answer.text(), uri };
}

describe('a file', () => {
  it.each(Object.keys(uploadTypes) as UploadType[])(
    'of %s is put under its order, and read again',
    async (type) => {
      const { endings, kind } = uploadTypes[type];
      const { status, uri } = await post(await presignUpload('10001', type), `cab_1${endings[0]}`, 'content');
      requireOwnFiles('10001', [{ uri, type: kind }]);

      const { url, expiresInSeconds } = await presignRead(uri);
      const answer = await fetch(url);

      expect(status).toBe(204);
      expect(uri).toMatch(/^orders\/10001\/upl_\w+\/cab_1\.\w+$/);
      expect([answer.status, await answer.text(), expiresInSeconds]).toEqual([200, 'content', 300]);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('content-disposition')).toBe(`inline; filename="cab_1${endings[0]}"`);
    },
  );

  it('is read as what its name says, whatever it was put as', async () => {
    const { uri } = await post(
      await presignUpload('10001', 'image/jpeg'),
      'report.pdf',
      '<script>alert(1)</script>',
    );

    const { headers } = await fetch((await presignRead(uri)).url);

    expect(headers.get('content-type')).toBe('application/pdf');
  });

  it('is put by each form into a folder of its own', async () => {
    const [one, other] = await Promise.all([
      presignUpload('10001', 'image/png'),
      presignUpload('10001', 'image/png'),
    ]);

    expect(one.fields.key).not.toBe(other.fields.key);
  });

  it.each([
    ['another order', { key: 'orders/10002/upl_1/${filename}' }, 403],
    ['another type', { 'Content-Type': 'text/html' }, 403],
    ['a field beside', { acl: 'public-read' }, 403],
  ])('is refused for %s than the form was made for', async (_, changes, status) => {
    const answer = await post(await presignUpload('10001', 'image/png'), 'cab.png', 'content', changes);

    expect(answer.status).toBe(status);
  });

  it.each([
    ['image/jpeg', 25_000_001, 400],
    ['application/pdf', 25_000_001, 400],
    ['video/mp4', 25_000_001, 204],
    ['image/jpeg', 0, 400],
  ] as const)('of %s and %i bytes is answered %i', async (type, bytes, status) => {
    const target = await presignUpload('10001', type);

    expect((await post(target, `big${uploadTypes[type].endings[0]}`, new Uint8Array(bytes))).status).toBe(
      status,
    );
  });

  it('is neither put nor read once the time is over', async () => {
    const target = await presignUpload('10001', 'image/png');
    const { uri } = await post(target, 'cab.png', 'content');
    const { url } = await presignRead(uri);

    await host.clock.advance(301_000);
    const read = await fetch(url);
    await host.clock.advance(300_000);
    const put = await post(target, 'cab.png', 'content');

    expect([read.status, put.status]).toEqual([403, 403]);
  });

  it('that no order could have is not read', async () => {
    await expect(presignRead('orders/10001/upl_1/page.html')).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});
