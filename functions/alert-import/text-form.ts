import { Logger } from '@aws-lambda-powertools/logger';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import type { ImportStart } from './import-steps.ts';
import { keepMessage } from './keep-message.ts';

/** Keeps what the spans of a message's readings point into, beside the message. */
export async function keepTextForm(companyId: string, runId: string, text: string): Promise<void> {
  await keepMessage({ bucket: bucketName(), key: keyOf(companyId, runId) }, 'text', text);
}

/** The text form of a run's message; empty for one that was imported before it was kept. */
export async function readTextForm(companyId: string, runId: string): Promise<string> {
  return (await readText({ bucket: bucketName(), key: keyOf(companyId, runId) })) ?? '';
}

/** An object as text, at most its first `bytes`; undefined where it is not there, or no longer. */
export async function readText(
  { bucket: Bucket, key: Key }: ImportStart['object'],
  bytes?: number,
): Promise<string | undefined> {
  try {
    const Range = bytes === undefined ? undefined : `bytes=0-${bytes - 1}`;
    const answer = await bucket.send(new GetObjectCommand({ Bucket, Key, Range }));
    return await answer.Body?.transformToString();
  } catch (error) {
    if (!(error instanceof Error) || !absent.has(error.name)) throw error;
    logger.warn('The text of a message is not there.', { key: Key });
    return undefined;
  }
}

const bucket = new S3Client({});
const logger = new Logger();

/** The storage does not tell what is not there from what is forbidden, to who may not list it. */
const absent = new Set(['NoSuchKey', 'NotFound', 'AccessDenied']);

function bucketName(): string {
  return readEnv({ UPLOADS_BUCKET: z.string().min(1) }).UPLOADS_BUCKET;
}

function keyOf(companyId: string, runId: string): string {
  return `alerts/${companyId}/${runId}.read.txt`;
}
