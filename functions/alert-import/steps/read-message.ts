import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { keepTextForm } from '#functions/alerts/kept-messages.ts';
import { readAsTaught } from '#functions/alerts/learning/read-as-taught.ts';
import { readAgain } from '#functions/alerts/second-reader.ts';
import { AppError } from '#functions/platform/errors.ts';
import type { Reading } from '#schema/alerts.ts';
import { type ImportStart, importStart } from './import-steps.ts';
import { tellReading } from './run-progress.ts';
import { stepHandler } from './step-handler.ts';

/**
 * The first step of alert-import: takes the message from its bucket, reads the machines that it tells of, as the company's corrections
 * have taught, and keeps the text that the readings point into.
 */
export const handler = stepHandler(importStart, async ({ runId, companyId, format, object }) => {
  await tellReading(runId);
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

/** What the reader takes of a mail; SES hands on up to 40 MB, most of them attachments. */
const mostBytes = 12 * 1024 * 1024;

/** A state's data may have 256 KB (Step Functions' quota); a digest that says more is told so rather than cut. */
function withinStateData(readings: readonly Reading[]): readonly Reading[] {
  if (Buffer.byteLength(JSON.stringify(readings)) <= mostStateData) return readings;
  throw new AppError(
    'PAYLOAD_TOO_LARGE',
    'This message tells of too many machines at once. Please import it in parts.',
  );
}

const mostStateData = 220 * 1024;
