import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { ImportStart } from './import-steps.ts';

const uploads = new S3Client({});

/** Keeps a message as it came, before anything is made of it. Throws S3's errors. */
export async function keepMessage(
  { bucket, key }: ImportStart['object'],
  format: ImportStart['format'],
  body: string | Uint8Array,
): Promise<void> {
  await uploads.send(
    new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: contentTypes[format] }),
  );
}

/** Whatever markup a text holds, nobody is shown it as a page. */
const contentTypes: Readonly<Record<ImportStart['format'], string>> = {
  text: 'text/plain; charset=utf-8',
  mail: 'message/rfc822',
};
