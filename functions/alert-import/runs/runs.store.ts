import * as z from 'zod';
import {
  absent,
  ConditionFailed,
  type Expression,
  getParsed,
  parseRow,
  put,
  putRow,
  queryRows,
  type Row,
  transact,
  updateRow,
  type Write,
} from '#functions/platform/table.ts';
import { alertSources, asyncRun, incomingMessage } from '#schema/alerts/alerts.ts';
import { entityId, timestamp } from '#schema/ids.ts';

/** A stored run: what the dialog polls, who it belongs to, and when it counts as lost. */
export const storedRun = asyncRun.extend({
  companyId: entityId,
  source: z.enum(alertSources),
  messageKey: z.string(),
  requestedBy: entityId.nullable(),
  /** The name of the workflow's execution, which makes a second start fail. */
  executionName: z.string(),
  /** Of the input that started it, if an idempotency key came with it. */
  inputDigest: z.string().optional(),
  startedAt: timestamp,
  /** A run still running after this is lost. */
  deadline: timestamp,
  /** When the message came in. Missing in rows older than retries; then it is `startedAt`. */
  receivedAt: timestamp.optional(),
  /** The sender of a mail, or the end of a provider's key. */
  from: z.string().nullable().default(null),
  /** `broke`: the import itself failed; `answered`: something is wrong with the message. Missing in old rows. */
  failure: z.enum(['broke', 'answered']).optional(),
  /** How often the message was tried, including this run. */
  tries: z.number().int().positive().default(1),
  /** Managers got a mail about the message, after this or an earlier try. */
  told: z.boolean().default(false),
  /** Somebody dismissed it from the list of unread messages. */
  dismissed: z.boolean().default(false),
  /** The next try, which replaces this one in the company's log. */
  again: entityId.optional(),
});
export type StoredRun = z.infer<typeof storedRun>;

/** An entry of the company's log. It is a copy, because the index contains nothing else. */
const incomingCard = incomingMessage.omit({ canTryAgain: true }).extend({
  deadline: timestamp,
  tries: z.number().int().positive(),
});
export type IncomingCard = z.infer<typeof incomingCard>;

/** For the transaction that starts a run: fails if the run exists. */
export function newRunWrite(run: StoredRun): Write {
  return put(rowOf(run), absent);
}

/** Writes a new run and `also`. Throws ConditionFailed, with index 0 if the run exists. */
export async function putNewRun(run: StoredRun, also: readonly Write[]): Promise<void> {
  if (also.length === 0) await putRow(rowOf(run), absent);
  else await transact([newRunWrite(run), ...also]);
}

/** Half a read unit; one when `consistent`. */
export async function getRun(
  runId: string,
  options: { consistent?: boolean } = {},
): Promise<StoredRun | undefined> {
  return getParsed(storedRun, runKey(runId), options);
}

export type RunProgress = Pick<StoredRun, 'progress' | 'progressMessage'>;

/** Updates the progress of a running run. Throws ConditionFailed when it has ended. */
export async function moveRun(runId: string, progress: RunProgress): Promise<void> {
  await updateRow(runKey(runId), settingOf(progress), running);
}

/**
 * Ends a running run that is not in the company's log, without reading it first. Returns the ended run. Throws ConditionFailed,
 * with the current row, if it had already ended.
 */
export async function endUnlogged(runId: string, end: Partial<StoredRun>): Promise<StoredRun> {
  return parseRow(storedRun, await updateRow(runKey(runId), settingOf(end), running));
}

/** Ends a running run. Throws ConditionFailed, with the current row, if it had already ended. */
export async function putEnd(ended: StoredRun, also: readonly Write[]): Promise<void> {
  if (also.length === 0) await putRow(rowOf(ended), running);
  else await transact([put(rowOf(ended), running), ...also]);
}

/** Replaces a run with its message's next try. Throws ConditionFailed, with the current row, if another try has started. */
export async function putNextTry(run: StoredRun, next: StoredRun): Promise<void> {
  const asRead = {
    expression: 'attribute_not_exists(again) AND #status = :status',
    names: running.names,
    values: { ':status': run.status },
  };
  await transact([put(rowOf({ ...run, again: next.id }), asRead), newRunWrite(next)]);
}

/** Takes a failed run off the list of unread messages; false if it is no longer the newest try. */
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

/** The position of an entry in the log, as used in cursors: by the time it came in. */
export const placeInLog = z.tuple([timestamp, entityId]);

/** A range of a company's log, by the time messages came in; `from` and `to` (ISO 8601) are included. */
export interface IncomingRange {
  readonly companyId: string;
  /** Only messages that need attention: running, lost, or failed and not dismissed. */
  readonly open: boolean;
  readonly newestFirst: boolean;
  /** Where the previous page ended. */
  readonly after?: z.output<typeof placeInLog> | undefined;
  readonly from?: string;
  readonly to?: string;
}

/** A page of the log, and where it ends if there may be more. Half a read unit per 4 KB, about ten entries. */
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

/** Condition: the run has not ended. */
const running = {
  expression: 'attribute_exists(pk) AND #status = :running',
  names: { '#status': 'status' },
  values: { ':running': 'running' },
} as const;

function settingOf(attributes: Partial<StoredRun>): Expression {
  const set = Object.entries(attributes);
  return {
    expression: `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}`,
    names: Object.fromEntries(set.map(([name]) => [`#${name}`, name])),
    values: Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
  };
}

function runKey(runId: string) {
  return { pk: `RUN#${runId}`, sk: 'RUN' };
}

/** The log entry of a run. */
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
  // Pasted messages are not logged, because the user waits for them; nor are runs replaced by a later try.
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

/** Keeps a digest of many machines from making every page of the log expensive. */
const resultsShown = 10;

/** Long enough to look for an alert that went missing. */
const keptSeconds = 30 * 24 * 60 * 60;
