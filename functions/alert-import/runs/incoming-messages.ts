import type * as z from 'zod';
import { decodeCursor, encodeCursor } from '#functions/platform/cursor.ts';
import { AppError, notFound } from '#functions/platform/errors.ts';
import type { redriveInput, redriveOutput } from '#schema/admin.ts';
import { type IncomingMessage, incomingMessage, type incomingMessagesOutput } from '#schema/alerts/alerts.ts';
import { beginAgain, newestTry } from './begin-again.ts';
import { endIfLost } from './end-run.ts';
import {
  cardOf,
  getRun,
  type IncomingCard,
  incomingPage,
  placeInLog,
  putDismissed,
  type StoredRun,
} from './runs.store.ts';
import { startRun } from './start-import.ts';
import { hasBroken, mayTryAgain } from './tries.rules.ts';

/**
 * Messages that came in by mail or post, newest first, 25 per page. `unread`: the newest 50 that could not be read and were not
 * dismissed. One round trip, plus those that end lost runs. Throws BAD_INPUT for another list's cursor.
 */
export async function incomingMessages(
  companyId: string,
  { unread, cursor }: { readonly unread: boolean; readonly cursor?: string | null | undefined },
  now: Date,
): Promise<z.output<typeof incomingMessagesOutput>> {
  const range = { companyId, open: unread, newestFirst: true, after: placeOf(cursor) };
  const { cards, end } = await incomingPage(range, unread ? 50 : 25);
  const messages = await Promise.all(cards.map((card) => settledView(card, now)));
  return {
    messages: unread ? messages.filter(({ status }) => status === 'failed') : messages,
    nextCursor: end === undefined ? null : encodeCursor(end),
  };
}

/** A change to a message. `allowed` throws if the caller lacks permission; it is awaited in parallel with reading the message. */
interface MessageChange {
  readonly companyId: string;
  readonly allowed: Promise<unknown>;
  readonly now: Date;
}

/**
 * Has a message read again; the new run replaces it in the log. A message that is already being read is returned as it is. Two
 * round trips. Throws NOT_FOUND, and CONFLICT if it was tried too often or all of it was imported.
 */
export async function tryAgain(id: string, change: MessageChange): Promise<IncomingMessage> {
  const run = await changedRun(id, change);
  if (run.status === 'running') {
    // The first start may have been lost.
    await startRun(run);
    return viewOf(cardOf(run));
  }
  if (!mayTryAgain(run)) {
    throw new AppError(
      'CONFLICT',
      'This message can’t be read again. Please paste its alert instead, or contact support.',
    );
  }
  return viewOf(cardOf(await beginAgain(run, change.now)));
}

/**
 * Takes a message off the list of unread ones. Repeating it, or dismissing one that has been read since, changes nothing. Two
 * round trips. Throws NOT_FOUND.
 */
export async function dismissMessage(id: string, change: MessageChange): Promise<void> {
  const run = await changedRun(id, change);
  if (run.status === 'failed' && !run.dismissed) await putDismissed(run);
}

/** A run of one of the company's messages that was not pasted. Throws NOT_FOUND. */
export async function incomingRun(companyId: string, id: string): Promise<StoredRun> {
  const run = await getRun(id, { consistent: true });
  if (run === undefined || run.companyId !== companyId || run.source === 'paste')
    throw notFound('The message');
  return run;
}

/**
 * Retries a company's messages from a span of time whose imports broke or were lost, oldest first, 25 per call. Messages that
 * ended with an answer or were dismissed are skipped. Safe to repeat: each run has one next try, and a running one is only
 * started if its first start was lost. Three round trips. Throws the workflow service's errors.
 */
export async function redrive(
  { cursor, ...span }: z.output<typeof redriveInput>,
  { allowed, now }: Omit<MessageChange, 'companyId'>,
): Promise<z.output<typeof redriveOutput>> {
  const range = { ...span, open: true, newestFirst: false, after: placeOf(cursor) };
  const [{ cards, end }] = await Promise.all([incomingPage(range, 25), allowed]);
  const runs = await Promise.all(cards.map(({ id }) => driven(id, now)));
  return {
    running: runs.filter((run) => run?.status === 'running').length,
    nextCursor: end === undefined ? null : encodeCursor(end),
  };
}

async function driven(id: string, now: Date): Promise<StoredRun | undefined> {
  const found = await getRun(id, { consistent: true });
  const run = found && (await endIfLost(found, now));
  if (run?.status === 'running') await startRun(run);
  return run && run.again === undefined && hasBroken(run) ? beginAgain(run, now) : run;
}

async function changedRun(id: string, { companyId, allowed, now }: MessageChange): Promise<StoredRun> {
  const [run] = await Promise.all([incomingRun(companyId, id), allowed]);
  return endIfLost(await newestTry(run), now);
}

function placeOf(cursor: string | null | undefined) {
  return cursor ? decodeCursor(cursor, placeInLog, () => true) : undefined;
}

/** A card is a copy in an index; for a lost run, the row itself is read. */
async function settledView(card: IncomingCard, now: Date): Promise<IncomingMessage> {
  if (card.status !== 'running' || now.toISOString() < card.deadline) return viewOf(card);
  const run = await getRun(card.id, { consistent: true });
  return viewOf(run === undefined ? card : cardOf(await endIfLost(run, now)));
}

function viewOf(card: IncomingCard): IncomingMessage {
  return incomingMessage.parse({ ...card, canTryAgain: mayTryAgain(card) });
}
