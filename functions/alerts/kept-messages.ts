import { Logger } from '@aws-lambda-powertools/logger';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';

/** An object in a bucket of messages. */
export interface KeptObject {
  readonly bucket: string;
  readonly key: string;
}

/** A mail with headers (RFC 5322), or plain text. */
export const messageFormats = ['text', 'mail'] as const;
export type MessageFormat = (typeof messageFormats)[number];

/** Stores a message as it arrived, before anything is read from it. Throws S3's errors. */
export async function keepMessage(
  { bucket: Bucket, key: Key }: KeptObject,
  format: MessageFormat,
  body: string | Uint8Array,
): Promise<void> {
  await bucket.send(new PutObjectCommand({ Bucket, Key, Body: body, ContentType: contentTypes[format] }));
}

/** Never HTML, so that no browser renders a message as a page. */
const contentTypes: Readonly<Record<MessageFormat, string>> = {
  text: 'text/plain; charset=utf-8',
  mail: 'message/rfc822',
};

/** Stores the text that the spans of a message's readings refer to, next to the message. */
export async function keepTextForm(companyId: string, runId: string, text: string): Promise<void> {
  await keepMessage({ bucket: bucketName(), key: keyOf(companyId, runId) }, 'text', text);
}

/** The text form of a run's message; empty for imports older than text forms. */
export async function readTextForm(companyId: string, runId: string): Promise<string> {
  return (await readText({ bucket: bucketName(), key: keyOf(companyId, runId) })) ?? '';
}

/** The first `bytes` of an object as text, or all of it; undefined if it does not exist. */
export async function readText(
  { bucket: Bucket, key: Key }: KeptObject,
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

/** S3 answers AccessDenied for a missing object when the caller may not list the bucket. */
const absent = new Set(['NoSuchKey', 'NotFound', 'AccessDenied']);

function bucketName(): string {
  return readEnv({ UPLOADS_BUCKET: z.string().min(1) }).UPLOADS_BUCKET;
}

function keyOf(companyId: string, runId: string): string {
  return `alerts/${companyId}/${runId}.read.txt`;
}
