import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { AppError } from '#functions/platform/errors.ts';
import type { Reading } from '#schema/alerts.ts';
import { type ImportStart, importStart } from './import-steps.ts';
import { readMailAlert, readPastedAlert } from './reader/reader.ts';
import { tellReading } from './run-progress.ts';
import { stepHandler } from './step-handler.ts';

/** The first step of alert-import: takes the message from its bucket and reads the machines that it tells of. */
export const handler = stepHandler(importStart, async ({ runId, companyId, source, object }) => {
  await tellReading(runId);
  const bytes = await bytesOf(object);
  const { readings } =
    source === 'mail' ? await readMailAlert(bytes) : await readPastedAlert(new TextDecoder().decode(bytes));
  return { runId, companyId, machines: withinStateData(readings) };
});

const bucket = new S3Client({});

async function bytesOf(object: ImportStart['object']): Promise<Uint8Array> {
  const answer = await bucket.send(new GetObjectCommand({ Bucket: object.bucket, Key: object.key }));
  if (answer.Body === undefined) throw new Error(`The message ${object.key} has no body.`);
  return answer.Body.transformToByteArray();
}

/** A state's data may have 256 KB (Step Functions' quota); a digest that says more is told so rather than cut. */
function withinStateData(readings: readonly Reading[]): readonly Reading[] {
  if (Buffer.byteLength(JSON.stringify(readings)) <= mostStateData) return readings;
  throw new AppError(
    'PAYLOAD_TOO_LARGE',
    'This message tells of too many machines at once. Please import it in parts.',
  );
}

const mostStateData = 220 * 1024;
