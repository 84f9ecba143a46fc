import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { keepTextForm } from '#functions/alerts/kept-messages.ts';
import { readAsTaught } from '#functions/alerts/learning/read-as-taught.ts';
import { readAgain } from '#functions/alerts/second-reader.ts';
import { AppError } from '#functions/platform/errors.ts';
import type { Reading } from '#schema/alerts/alerts.ts';
import { type ImportStart, importStart } from './import-steps.ts';
import { stepHandler } from './step-handler.ts';

/**
 * The first step of alert-import: reads the message from its bucket, applying what the company's corrections have taught, and
 * stores the text that the readings refer to.
 */
export const handler = stepHandler(importStart, async ({ runId, companyId, format, object }) => {
  const bytes = await bytesOf(object);
  const message = await readAsTaught(companyId, format, bytes);
  const [readings] = await Promise.all([
    readAgain(message, runId),
    keepTextForm(companyId, runId, message.text),
  ]);
  return { runId, companyId, machines: withinStateData(readings) };
});

const bucket = new S3Client({});

async function bytesOf(object: ImportStart['object']): Promise<Uint8Array> {
  const answer = await bucket.send(
    new GetObjectCommand({ Bucket: object.bucket, Key: object.key, Range: `bytes=0-${mostBytes - 1}` }),
  );
  if (answer.Body === undefined) throw new Error(`The message ${object.key} has no body.`);
  return answer.Body.transformToByteArray();
}

/** As much of a mail as the reader uses; SES delivers up to 40 MB, mostly attachments. */
const mostBytes = 12 * 1024 * 1024;

/** A state's data is limited to 256 KB (Step Functions quota). A digest that exceeds it is refused rather than cut. */
function withinStateData(readings: readonly Reading[]): readonly Reading[] {
  if (Buffer.byteLength(JSON.stringify(readings)) <= mostStateData) return readings;
  throw new AppError(
    'PAYLOAD_TOO_LARGE',
    'This message tells of too many machines at once. Please import it in parts.',
  );
}

const mostStateData = 220 * 1024;
