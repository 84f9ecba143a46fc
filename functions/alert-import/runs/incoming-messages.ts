import type * as z from 'zod';
import { decodeCursor, encodeCursor } from '#functions/platform/cursor.ts';
import { AppError, notFound } from '#functions/platform/errors.ts';
import type { redriveInput, redriveOutput } from '#schema/admin.ts';
import { type IncomingMessage, incomingMessage, type incomingMessagesOutput } from '#schema/alerts.ts';
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
 * What came in by mail and by posts, newest first, 25 a page; `unread`: of what could not be read and was not dismissed, the
 * newest 50. One round trip; more where a run turns out to be lost, which ends it. Throws BAD_INPUT for another list's cursor.
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

/** A change of a message by somebody, whose leave is read beside what it changes; throws where it has none. */
interface MessageChange {
  readonly companyId: string;
  readonly allowed: Promise<unknown>;
  readonly now: Date;
}

/**
 * Has a message read again, which takes its entry's place. One that is being read, also because somebody else was faster, is answered
 * as it stands. Two round trips. Throws NOT_FOUND, and CONFLICT where it was tried too often or all of it has become something.
 */
export async function tryAgain(id: string, change: MessageChange): Promise<IncomingMessage> {
  const run = await changedRun(id, change);
  if (run.status === 'running') {
    // The first start may have got lost.
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
 * Takes a message off the list of what could not be read; again, or once it is read after all, changes nothing. Two round trips.
 * Throws NOT_FOUND.
 */
export async function dismissMessage(id: string, change: MessageChange): Promise<void> {
  const run = await changedRun(id, change);
  if (run.status === 'failed' && !run.dismissed) await putDismissed(run);
}

/** A run of a message that came in by itself, which is the company's. Throws NOT_FOUND. */
export async function incomingRun(companyId: string, id: string): Promise<StoredRun> {
  const run = await getRun(id, { consistent: true });
  if (run === undefined || run.companyId !== companyId || run.source === 'paste')
    throw notFound('The message');
  return run;
}

/**
 * Tries anew what broke or was lost, of the messages that came to a company in a span of time, oldest first and 25 a call: what ended
 * with an answer stays, and what was dismissed. Safe to run again: each run has one next try, and one that goes on is started where
 * its first start got lost. Three round trips. Throws the workflow service's errors.
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

/** A card says what an index knew; of a run that is lost the row itself is asked. */
async function settledView(card: IncomingCard, now: Date): Promise<IncomingMessage> {
  if (card.status !== 'running' || now.toISOString() < card.deadline) return viewOf(card);
  const run = await getRun(card.id, { consistent: true });
  return viewOf(run === undefined ? card : cardOf(await endIfLost(run, now)));
}

function viewOf(card: IncomingCard): IncomingMessage {
  return incomingMessage.parse({ ...card, canTryAgain: mayTryAgain(card) });
}
