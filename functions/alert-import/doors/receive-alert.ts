import { Logger } from '@aws-lambda-powertools/logger';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import { keepMessage } from '#functions/alerts/kept-messages.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import { viewerAddress } from '#functions/platform/caller.ts';
import { readEnv } from '#functions/platform/env.ts';
import { AppError, statusOf } from '#functions/platform/errors.ts';
import { newId } from '#functions/platform/ids.ts';
import { limitOf, limitOfNetwork } from '#functions/platform/limits.ts';
import { mayPass, unavailable } from '#functions/platform/passing-fault.ts';
import { countTurn } from '#functions/platform/rate-limit.ts';
import { ConditionFailed } from '#functions/platform/table.ts';
import { resumeRun } from '../runs/begin-again.ts';
import { getRun } from '../runs/runs.store.ts';
import { messageKey, startImport } from '../runs/start-import.ts';
import { hasBroken } from '../runs/tries.rules.ts';
import { type PostedMessage, postedMessage } from './posted-message.rules.ts';
import {
  type PostId,
  postBefore,
  postId,
  postThatStands,
  rememberPost,
  type StoredPost,
} from './posts.store.ts';
import { bearerKey, digestOfKey, endOfKey } from './provider-key.ts';
import { companyOfKey } from './provider-keys.store.ts';

const env = readEnv({ UPLOADS_BUCKET: z.string(), EDGE_SECRET: z.string().min(16) });
const logger = new Logger();

/**
 * The endpoint where providers post alerts: the body is the message, and a bearer key identifies the company. Stores the message,
 * starts its import and answers 202 with the run; the same post within a day gets the same answer. Takes an HTTP API event
 * (payload 2.0). Refusals are JSON with `code` and a `message` that says what to do.
 */
export async function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  logger.resetKeys();
  logger.appendKeys({ requestId: event.requestContext.requestId });
  try {
    return answer(202, { runId: await receive(event, new Date()) });
  } catch (error) {
    return refusal(error);
  }
}

/** A message posted with a company's key. */
interface Post {
  readonly id: PostId;
  readonly message: PostedMessage;
  /** The last characters of the key. */
  readonly sender: string;
  readonly now: Date;
}

async function receive(event: APIGatewayProxyEventV2, now: Date): Promise<string> {
  const { companyId, sender } = await companyOf(event, now);
  logger.appendKeys({ companyId });
  const message = postedMessage(event);
  const id = postId(companyId, message, idempotencyKeyOf(event));
  const [company, before] = await Promise.all([
    readCompany(companyId, { consistent: true }),
    postBefore(id, now),
    countTurn(limitOf('alert-post-minute', companyId), now),
    countTurn(limitOf('alert-post-day', companyId), now),
  ]);
  if (company.status === 'inactive') {
    throw new AppError('FORBIDDEN', 'The company of this key is not active. Please contact support.');
  }
  const post: Post = { id, message, sender, now };
  return before === undefined ? begin(post) : again(post, before);
}

/**
 * The company whose key is in the request, and the end of the key, by which people recognize it. Throws UNAUTHORIZED, and
 * RATE_LIMITED when wrong keys keep coming from one address.
 */
async function companyOf(
  event: APIGatewayProxyEventV2,
  now: Date,
): Promise<{ companyId: string; sender: string }> {
  const key = bearerKey(event.headers.authorization);
  if (key === undefined) {
    throw new AppError(
      'UNAUTHORIZED',
      'Send the key of your company as "Authorization: Bearer irc_alert_…". A manager makes it under Import Alert.',
    );
  }
  const digest = digestOfKey(key);
  const companyId = digest && (await companyOfKey(digest));
  if (companyId !== undefined) return { companyId, sender: endOfKey(key) };
  const address = viewerAddress(event, env.EDGE_SECRET);
  await countTurn(limitOfNetwork('alert-wrong-key', address), now);
  throw new AppError(
    'UNAUTHORIZED',
    'This key is not known, or was replaced or removed. A manager makes a new one under Import Alert.',
  );
}

async function begin({ id, message, sender, now }: Post): Promise<string> {
  const { companyId } = id;
  const { format } = message;
  const runId = newId('run');
  const object = { bucket: env.UPLOADS_BUCKET, key: messageKey(companyId, runId, format) };
  await keepMessage(object, format, message.body);
  try {
    await startImport(
      { runId, companyId, source: 'http', object, format, receivedAt: now.toISOString() },
      { executionName: runId, from: sender, also: [rememberPost(id, runId, now)], now },
    );
  } catch (error) {
    // The same post arrived twice at once, and the other one started the run.
    const first = error instanceof ConditionFailed ? postThatStands(error) : undefined;
    if (first !== undefined) return sameAs(id, first);
    throw error;
  }
  logger.info('An import was started.', { runId });
  return runId;
}

/**
 * The same message again: if its run never started or broke, it is retried; if it ended with an answer, that run is returned.
 * Throws RATE_LIMITED until the first post's day is over if it broke too often.
 */
async function again({ id, now }: Post, before: StoredPost): Promise<string> {
  const runId = sameAs(id, before);
  const first = await getRun(runId, { consistent: true });
  const run = first && (await resumeRun(first, now));
  if (run && hasBroken(run)) {
    throw new AppError(
      'RATE_LIMITED',
      'This alert was tried often enough, and each import failed. Your customer sees it under Import Alert, and can try it again there.',
      { retryAfterSeconds: Math.max(1, before.expiresAt - Math.floor(now.getTime() / 1000)) },
    );
  }
  if (run && run.id !== runId) logger.info('A message was taken up again.', { runId: run.id });
  return run?.id ?? runId;
}

/** An Idempotency-Key reused for a different message is the sender's mistake. Without an error, that message would be lost. */
function sameAs(id: PostId, first: StoredPost): string {
  if (first.digest === id.digest) return first.runId;
  throw new AppError(
    'CONFLICT',
    'Another message came with this Idempotency-Key. Send each alert with a key of its own, or without one.',
  );
}

/** A usable Idempotency-Key; otherwise the message itself identifies a repeat. */
function idempotencyKeyOf({ headers }: APIGatewayProxyEventV2): string | undefined {
  const key = headers['idempotency-key']?.trim();
  return key !== undefined && /^[\x21-\x7e]{1,255}$/.test(key) ? key : undefined;
}

function refusal(error: unknown): APIGatewayProxyStructuredResultV2 {
  const reported = mayPass(error) ? unavailable(error) : error;
  if (!(reported instanceof AppError)) {
    logger.error('A posted alert could not be taken.', { error });
    return answer(statusOf.INTERNAL, {
      code: 'INTERNAL',
      message: 'Something went wrong. Please send the alert again.',
    });
  }
  const { code, message, details } = reported;
  if (code === 'UNAVAILABLE')
    logger.error('A posted alert could not be taken.', { error: reported.cause ?? reported });
  else logger.info('A posted alert was refused.', { code });
  const retryAfter = code === 'UNAVAILABLE' ? secondsUntilRetry : details.retryAfterSeconds;
  return answer(
    statusOf[code],
    { code, message },
    {
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      ...(code === 'UNAUTHORIZED' && { 'www-authenticate': 'Bearer realm="alerts"' }),
    },
  );
}

const secondsUntilRetry = 5;

function answer(
  statusCode: number,
  body: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  };
}
