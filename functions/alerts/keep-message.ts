import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

const uploads = new S3Client({});

/** Keeps a pasted message as it came, before anything is made of it. */
export async function keepText(bucket: string, key: string, text: string): Promise<void> {
  await uploads.send(
    new PutObjectCommand({ Bucket: bucket, Key: key, Body: text, ContentType: 'text/plain; charset=utf-8' }),
  );
}
