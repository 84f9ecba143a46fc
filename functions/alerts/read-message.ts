import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { type ImportStart, importStart } from '#functions/alert-import/import-steps.ts';
import { tellReading } from '#functions/alert-import/run-progress.ts';
import { stepHandler } from '#functions/alert-import/step-handler.ts';
import { keepTextForm } from '#functions/alert-import/text-form.ts';
import { AppError } from '#functions/platform/errors.ts';
import type { Reading } from '#schema/alerts.ts';
import { applyLearned } from './learned-readings.rules.ts';
import { getLessons } from './learned-readings.store.ts';
import { type MessageReading, readMailAlert, readPastedAlert } from './reading/reader.ts';
import { readAgain } from './second-reader.ts';

/**
 * The first step of alert-import: takes the message from its bucket, reads the machines that it tells of, as the company's corrections
 * have taught, and keeps the text that the readings point into.
 */
export const handler = stepHandler(importStart, async ({ runId, companyId, format, object }) => {
  await tellReading(runId);
  const bytes = await bytesOf(object);
  const message =
    format === 'mail' ? await readMailAlert(bytes) : await readPastedAlert(new TextDecoder().decode(bytes));
  const [taught] = await Promise.all([
    asTaught(companyId, message),
    keepTextForm(companyId, runId, message.text),
  ]);
  const readings = await readAgain({ text: message.text, readings: taught }, runId);
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

/** A message is of one provider, whichever of its machines names it. */
async function asTaught(companyId: string, { text, readings }: MessageReading): Promise<readonly Reading[]> {
  const provider = readings.find((reading) => reading.provider !== null)?.provider ?? null;
  const { learned } = await getLessons(companyId, provider);
  return applyLearned(text, readings, learned);
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
