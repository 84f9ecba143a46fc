import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import PostalMime from 'postal-mime';

/** The beginning of a mail: all of a short one. */
export interface MailHead {
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Reads the first 256 KB of a mail that is kept. Throws S3's errors; broken MIME gives what can be read of it. */
export async function readMailHead(bucket: string, key: string): Promise<MailHead> {
  const { Body } = await mails.send(
    new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=0-${headBytes - 1}` }),
  );
  if (Body === undefined) throw new Error(`The mail ${key} has no body.`);
  const bytes = await Body.transformToByteArray();
  try {
    const { headers, subject, text, html } = await PostalMime.parse(bytes, { maxNestingDepth: 50 });
    return {
      headers: headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
      subject: subject ?? '',
      text: text ?? '',
      html: html ?? '',
    };
  } catch {
    // Nested or headed beyond all measure: whatever it is, it is no reply and no confirmation.
    return { headers: [], subject: '', text: '', html: '' };
  }
}

const mails = new S3Client({});
const headBytes = 256 * 1024;
