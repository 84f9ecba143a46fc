import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import PostalMime from 'postal-mime';

/** The beginning of a mail; a short one is read in full. */
export interface MailHead {
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Reads the first 256 KB of a stored mail. Throws S3's errors; of broken MIME it returns whatever can be parsed. */
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
    // Absurdly nested or with absurdly long headers: neither a reply nor a confirmation.
    return { headers: [], subject: '', text: '', html: '' };
  }
}

const mails = new S3Client({});
const headBytes = 256 * 1024;
