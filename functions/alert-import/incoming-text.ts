import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type * as z from 'zod';
import type { incomingTextOutput } from '#schema/alerts.ts';
import { incomingRun } from './incoming-messages.ts';
import { messageOf } from './message-of-run.ts';
import { readTextForm } from './text-form.ts';

/**
 * What a message that came in says: its text as the reader saw it; where the reading did not come so far, the message as it
 * came, headers and all. Throws NOT_FOUND.
 */
export async function incomingText(
  companyId: string,
  id: string,
): Promise<z.output<typeof incomingTextOutput>> {
  const run = await incomingRun(companyId, id);
  const text = (await readTextForm(companyId, run.id)) || (await beginningOf(messageOf(run).object));
  return { text: text.slice(0, mostShown), isCut: text.length > mostShown };
}

const bucket = new S3Client({});

async function beginningOf({ bucket: Bucket, key: Key }: { bucket: string; key: string }): Promise<string> {
  const answer = await bucket.send(new GetObjectCommand({ Bucket, Key, Range: `bytes=0-${4 * mostShown}` }));
  return (await answer.Body?.transformToString()) ?? '';
}

/** UTF-16 units: enough to see what a message is about. */
const mostShown = 50_000;
