import * as z from 'zod';
import {
  absent,
  ConditionFailed,
  check,
  getRow,
  parseRow,
  put,
  putRow,
  queryRows,
  type Row,
  transact,
  updateRow,
  type Write,
} from '#functions/platform/table.ts';
import { alertSources, asyncRun, incomingMessage } from '#schema/alerts.ts';
import { entityId, timestamp } from '#schema/ids.ts';

/** A run as stored: what its dialog polls, whose it is, and when it counts as lost. */
export const storedRun = asyncRun.extend({
  companyId: entityId,
  source: z.enum(alertSources),
  messageKey: z.string(),
  requestedBy: entityId.nullable(),
  /** Of the workflow's execution: what a second start is refused by. */
  executionName: z.string(),
  startedAt: timestamp,
  /** From then on a run that still runs has been lost. */
  deadline: timestamp,
  /** When its message came in; missing in rows from before tries were counted, which started then. */
  receivedAt: timestamp.optional(),
  /** Who sent the message: the sender of a mail, the end of a provider's key. */
  from: z.string().nullable().default(null),
  /** `broke`: the import itself failed; `answered`: what is wrong lies in the message. Missing in rows from before. */
  failure: z.enum(['broke', 'answered']).optional(),
  /** How often the message was tried with this one. */
  tries: z.number().int().positive().default(1),
  /** Managers were told of the message by mail, after this try or one before. */
  told: z.boolean().default(false),
  /** Somebody took it off the list of what could not be read. */
  dismissed: z.boolean().default(false),
  /** The next try, which stands in the company's log in its place. */
  again: entityId.optional(),
});
export type StoredRun = z.infer<typeof storedRun>;

/** What a row of the company's log shows; a copy of the run's own values, for the index carries nothing else. */
const incomingCard = incomingMessage.omit({ canTryAgain: true }).extend({
  deadline: timestamp,
  tries: z.number().int().positive(),
});
export type IncomingCard = z.infer<typeof incomingCard>;

/** The row of a new run. Fails where the run stands already. */
export function newRunWrite(run: StoredRun): Write {
  return put(rowOf(run), absent);
}

/** Half a read unit; one when `consistent`. */
export async function getRun(
  runId: string,
  options: { consistent?: boolean } = {},
): Promise<StoredRun | undefined> {
  const row = await getRow(runKey(runId), options);
  return row && parseRow(storedRun, row);
}

/** Moves a running run on, never back. Throws ConditionFailed when it has ended. */
export async function moveRun(runId: string, progress: number, progressMessage: string): Promise<void> {
  await updateRow(
    runKey(runId),
    {
      expression: 'SET #progress = :progress, #message = :message',
      names: { '#progress': 'progress', '#message': 'progressMessage' },
      values: { ':progress': progress, ':message': progressMessage },
    },
    running,
  );
}

/** Writes how a running run has ended. Throws ConditionFailed, with the row as it stands, when it had ended before. */
export async function putEnd(ended: StoredRun, also: readonly Write[]): Promise<void> {
  if (also.length === 0) await putRow(rowOf(ended), running);
  else await transact([put(rowOf(ended), running), ...also]);
}

/** Puts the next try of a run's message in its place. Throws ConditionFailed where another one has begun, with its row. */
export async function putNextTry(run: StoredRun, next: StoredRun): Promise<void> {
  const asRead = {
    expression: 'attribute_not_exists(again) AND #status = :status',
    names: running.names,
    values: { ':status': run.status },
  };
  await transact([put(rowOf({ ...run, again: next.id }), asRead), newRunWrite(next)]);
}

/** Takes a failed run off the list of what could not be read; false where it is no longer the newest try. */
export async function putDismissed(run: StoredRun): Promise<boolean> {
  try {
    await putRow(rowOf({ ...run, dismissed: true }), {
      expression: 'attribute_not_exists(again) AND #status = :failed',
      names: running.names,
      values: { ':failed': 'failed' },
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

/** The place of an entry in the log, as a cursor carries it: by when it came in. */
export const placeInLog = z.tuple([timestamp, entityId]);

/** A range of a company's log: by when messages came in, `from` and `to` (ISO 8601) included. */
export interface IncomingRange {
  readonly companyId: string;
  /** Only what has come to no end that one can leave it at: it runs, was lost, or failed and was not dismissed. */
  readonly open: boolean;
  readonly newestFirst: boolean;
  /** The place after which to go on, as a page answered it. */
  readonly after?: z.output<typeof placeInLog> | undefined;
  readonly from?: string;
  readonly to?: string;
}

/** A page of it, with the place at which it ends where there may be more. Half a read unit for each 4 KB, some ten entries. */
export async function incomingPage(
  { companyId, open, newestFirst, after, from = '', to = '~' }: IncomingRange,
  limit: number,
): Promise<{ cards: IncomingCard[]; end: z.output<typeof placeInLog> | undefined }> {
  const [pk, sk] = open ? ['gsi2pk', 'gsi2sk'] : ['gsi1pk', 'gsi1sk'];
  const { rows, lastKey } = await queryRows({
    IndexName: open ? 'byPriority' : 'byList',
    KeyConditionExpression: `${pk} = :list AND ${sk} BETWEEN :from AND :to`,
    ExpressionAttributeValues: { ':list': listOf(companyId, open), ':from': from, ':to': `${to}~` },
    ScanIndexForward: !newestFirst,
    Limit: limit,
    ...(after !== undefined && {
      ExclusiveStartKey: { ...runKey(after[1]), [pk]: listOf(companyId, open), [sk]: after.join('#') },
    }),
  });
  const cards = rows.map((row) => parseRow(z.object({ card: incomingCard }), row).card);
  const last = lastKey && cards.at(-1);
  return { cards, end: last && [last.receivedAt, last.id] };
}

/** For the transaction in which a step writes for a run: fails once the run has ended. */
export function whileRunning(runId: string): Write {
  return check(runKey(runId), running);
}

/** Holds while nobody has ended the run: a member of the conditions by which a step may still write for it. */
export const running = {
  expression: 'attribute_exists(pk) AND #status = :running',
  names: { '#status': 'status' },
  values: { ':running': 'running' },
} as const;

export function runKey(runId: string) {
  return { pk: `RUN#${runId}`, sk: 'RUN' };
}

/** What the company's log shows of a run. */
export function cardOf({
  id,
  source,
  from,
  startedAt,
  receivedAt = startedAt,
  ...run
}: StoredRun): IncomingCard {
  const { status, error, results, dismissed, deadline, tries } = run;
  return {
    id,
    source,
    from,
    receivedAt,
    status,
    error,
    results: results.slice(0, resultsShown),
    machines: results.length,
    dismissed,
    deadline,
    tries,
  };
}

function rowOf(run: StoredRun): Row {
  const place = `${run.receivedAt ?? run.startedAt}#${run.id}`;
  // Who pastes waits for the outcome, and an earlier try has given its place to the next.
  const isLogged = run.source !== 'paste' && run.again === undefined;
  const isOpen = run.status === 'running' || (run.status === 'failed' && !run.dismissed);
  return {
    ...runKey(run.id),
    kind: 'run',
    ...run,
    expiresAt: Math.floor(Date.parse(run.startedAt) / 1000) + keptSeconds,
    ...(isLogged && { gsi1pk: listOf(run.companyId, false), gsi1sk: place, card: cardOf(run) }),
    ...(isLogged && isOpen && { gsi2pk: listOf(run.companyId, true), gsi2sk: place }),
  };
}

function listOf(companyId: string, open: boolean): string {
  return `${open ? 'OPEN_INCOMING' : 'INCOMING'}#${companyId}`;
}

/** So that one digest of many machines does not make every page of the log dear. */
const resultsShown = 10;

/** Runs are of interest while somebody waits, and for some weeks to whoever looks for an alert that went missing. */
const keptSeconds = 30 * 24 * 60 * 60;
