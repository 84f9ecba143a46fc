import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAccount } from '#functions/accounts/read-account.ts';
import { cancelRun, failRun, finishRun } from '#functions/alert-import/runs/end-run.ts';
import { getRun, newRunWrite, type StoredRun } from '#functions/alert-import/runs/runs.store.ts';
import { startImport } from '#functions/alert-import/runs/start-import.ts';
import { importFailed } from '#functions/alerts/assessment/import-refusals.ts';
import { appRouter } from '#functions/apis/app.router.ts';
import { handler as sendEmails } from '#functions/notifications/send-email.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { putRow, transact } from '#functions/platform/table.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { adminAs, eventsAbout, savedAdmin } from '#test/support/admins.ts';
import { type ContextOptions, callContext, fleetManager } from '#test/support/callers.ts';
import { metered } from '#test/support/database.ts';
import { batchOf } from '#test/support/queue-batches.ts';
import { brokenRun, runningRun, runOf } from '#test/support/runs.ts';
import { setSenderEnvironment, standInForSenders } from '#test/support/sent-messages.ts';
import { withDatabase } from '#test/support/with-database.ts';

const workflows = mockClient(SFNClient);
const bucket = mockClient(S3Client);
const senders = standInForSenders();
const objects = new Map<string, string>();
let companyId: string;
let manager: Caller;

withDatabase();
beforeAll(() => {
  setSenderEnvironment();
  Object.assign(process.env, {
    UPLOADS_BUCKET: 'uploads',
    MAIL_BUCKET: 'mail',
    IMPORT_STATE_MACHINE_ARN: 'arn:aws:states:us-east-1:000000000000:stateMachine:alert-import',
  });
});
beforeEach(async () => {
  objects.clear();
  senders.reset();
  workflows.reset();
  workflows.on(StartExecutionCommand).resolves({});
  bucket.on(GetObjectCommand).callsFake(({ Bucket, Key }: { Bucket: string; Key: string }) => {
    const text = objects.get(`${Bucket}/${Key}`);
    if (text === undefined) throw Object.assign(new Error('Not there'), { name: 'NoSuchKey' });
    return { Body: { transformToString: async () => text } };
  });
  ({ id: companyId } = await savedCompany());
  const account = await savedAccount({ companyId });
  manager = fleetManager({ accountId: account.id, companyId });
});

describe('the log of incoming messages', () => {
  test('lists messages newest first, with their outcomes', async () => {
    await came('mail', 'a', '2026-03-01T08:00:00.000Z');
    await came('http', 'b', '2026-03-01T09:00:00.000Z', '1a2b');
    await came('mail', 'c', '2026-03-01T10:00:00.000Z');
    await came('paste', 'd', '2026-03-01T11:00:00.000Z');
    await finishRun(idOf('a'), [result('10001'), result(null)], null);
    await failRun(idOf('c'), 'No location.', 'answered');

    const { messages, nextCursor } = await app().all({});

    expect(nextCursor).toBeNull();
    expect(messages).toEqual([
      { ...entry('c', 'mail', '10'), status: 'failed', error: 'No location.', canTryAgain: true },
      { ...entry('b', 'http', '09'), from: '1a2b', status: 'running' },
      {
        ...entry('a', 'mail', '08'),
        status: 'done',
        machines: 2,
        results: [result('10001'), result(null)],
        canTryAgain: true,
      },
    ]);
  });

  test('has pages without gaps, for one round trip and three read units each', async () => {
    await savedMany(60);

    const first = await metered(() => app().all({}));
    const second = await app().all({ cursor: first.answer.nextCursor });
    const third = await app().all({ cursor: second.nextCursor });

    const times = [first.answer, second, third].flatMap((page) => page.messages.map((one) => one.receivedAt));
    expect([first.answer, second, third].map(({ messages }) => messages.length)).toEqual([25, 25, 10]);
    expect(times).toEqual([...new Set(times)].sort().reverse());
    expect(third.nextCursor).toBeNull();
    // Two of them read the caller's account and company.
    expect([first.roundTrips, first.unitsRead <= 3]).toEqual([1, true]);
  });

  test('shows a run past its deadline as failed', async () => {
    await came('mail', 'lost', '2026-03-01T08:00:00.000Z');

    const { messages } = await app({ now: new Date('2026-03-01T08:20:00.000Z') }).all({ unread: true });

    expect(messages).toMatchObject([{ id: idOf('lost'), status: 'failed', error: importFailed }]);
    expect(await getRun(idOf('lost'))).toMatchObject({ status: 'failed', failure: 'broke' });
  });

  test('shows the sender and the text as read, or else the original message', async () => {
    await came('mail', 'm', '2026-03-01T08:00:00.000Z');
    objects.set('mail/mail/m', 'Subject: Alert\n\nSPN 110');
    const raw = await app().text({ id: idOf('m') });
    objects.set(`uploads/alerts/${companyId}/${idOf('m')}.read.txt`, 'x'.repeat(60_000));

    const read = await app().text({ id: idOf('m') });

    expect(raw).toEqual({ text: 'Subject: Alert\n\nSPN 110', isCut: false });
    expect([read.text.length, read.isCut]).toEqual([50_000, true]);
  });

  test('omits runs from before tries were counted, which can still be retried', async () => {
    await putRow({
      ...{ pk: 'RUN#run_old', sk: 'RUN', kind: 'run', id: 'run_old', companyId, status: 'failed' },
      ...{ progress: 1, progressMessage: 'Not imported', error: importFailed, refId: null, results: [] },
      ...{ source: 'mail', messageKey: 'mail/old', requestedBy: null, executionName: 'old' },
      ...{ startedAt: now, deadline: now },
    });

    const again = await app().tryAgain({ id: 'run_old' });

    expect(again).toMatchObject({ status: 'running', from: null, receivedAt: now });
    expect((await app().all({})).messages).toEqual([again]);
  });
});

describe('an unreadable message', () => {
  test('stays on the list until it is read, and appears in the log once, where it first arrived', async () => {
    await came('mail', 'first', '2026-03-01T08:00:00.000Z');
    await came('mail', 'later', '2026-03-01T09:00:00.000Z');
    await failRun(idOf('first'), importFailed, 'broke');
    const before = await app().all({ unread: true });

    const again = await app().tryAgain({ id: idOf('first') });
    const during = await app().all({ unread: true });
    await finishRun(again.id, [result('10001')], null);

    expect(before.messages).toMatchObject([{ id: idOf('first'), error: importFailed }]);
    expect(again).toMatchObject({ status: 'running', receivedAt: '2026-03-01T08:00:00.000Z' });
    expect(during.messages).toEqual([]);
    expect((await app().all({ unread: true })).messages).toEqual([]);
    expect((await app().all({})).messages.map(({ id }) => id)).toEqual([idOf('later'), again.id]);
    expect(startedAs()).toEqual([idOf('first'), idOf('later'), again.id]);
  });

  test('is read once when two people retry it at once', async () => {
    await came('mail', 'twice', '2026-03-01T08:00:00.000Z');
    await failRun(idOf('twice'), importFailed, 'broke');

    const tries = await Promise.all(Array.from({ length: 4 }, () => app().tryAgain({ id: idOf('twice') })));

    expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
    expect(new Set(startedAs()).size).toBe(2);
  });

  test('can be retried up to ten times, but not once all of it became orders', async () => {
    const spent = brokenRun('run_spent', companyId, now, { tries: 10 });
    await transact([newRunWrite(spent)]);
    await came('mail', 'whole', now);
    await finishRun(idOf('whole'), [result('10001')], null);

    for (const id of ['run_spent', idOf('whole')]) {
      await expect(app().tryAgain({ id })).rejects.toMatchObject({ cause: { code: 'CONFLICT' } });
    }
  });

  test('leaves the list when dismissed, stays in the log, and returns if it fails again', async () => {
    await came('http', 'gone', now, '1a2b');
    await failRun(idOf('gone'), 'No location.', 'answered');

    await app().dismiss({ id: idOf('gone') });
    await app().dismiss({ id: idOf('gone') });
    const [unread, all] = [await app().all({ unread: true }), await app().all({})];
    const again = await app().tryAgain({ id: idOf('gone') });
    await failRun(again.id, 'No location.', 'answered');

    expect(unread.messages).toEqual([]);
    expect(all.messages).toMatchObject([{ id: idOf('gone'), dismissed: true }]);
    expect((await app().all({ unread: true })).messages).toMatchObject([{ id: again.id, dismissed: false }]);
  });

  /** Fails if any of the four calls looks only at the id. */
  test('cannot be seen, read, retried or dismissed by others', async () => {
    await came('mail', 'ours', now);
    await failRun(idOf('ours'), importFailed, 'broke');
    await came('paste', 'pasted', now);
    const { id } = await savedCompany();
    const { id: accountId } = await savedAccount({ companyId: id });
    const stranger = app({}, fleetManager({ accountId, companyId: id }));

    expect((await stranger.all({})).messages).toEqual([]);
    for (const call of [stranger.text, stranger.tryAgain, stranger.dismiss]) {
      await expect(call({ id: idOf('ours') })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    // Pasted messages belong to their dialog.
    await expect(app().tryAgain({ id: idOf('pasted') })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await getRun(idOf('ours')))?.again).toBeUndefined();
  });
});

describe('managers', () => {
  /** Fails if `told` is not passed on to the next try. */
  test('hear of a failed message once, even with mail off, but never of pasted or read ones', async () => {
    const deaf = await savedAccount({ companyId, emailNotificationEnabled: false });
    await savedAccount({ companyId, roleId: 'InternalUser' });
    await savedAccount({ companyId, status: 'inactive' });
    await came('mail', 'told', now);
    await failRun(idOf('told'), importFailed, 'broke');
    const again = await app().tryAgain({ id: idOf('told') });
    await failRun(again.id, 'No location.', 'answered');
    await came('paste', 'mine', now);
    await failRun(idOf('mine'), importFailed, 'broke');
    await came('http', 'fine', now);
    await finishRun(idOf('fine'), [result('10001')], null);
    await came('http', 'off', now);
    await cancelRun(await runOf(idOf('off')));

    const events = await eventsAbout(companyId);
    await sendEmails(batchOf(...events, ...events));

    expect(events).toMatchObject([
      { name: 'alert.unread', detail: { runId: idOf('told'), from: 'alerts@telematics.example' } },
    ]);
    const sent = senders.emails();
    expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([await emailOf(manager), deaf.email]));
    expect(sent).toHaveLength(2);
    expect(sent[0]?.subject).toBe('An alert could not be read');
    expect(sent[0]?.text).toMatch(/alerts@telematics\.example.+Failed to import alert.+\/orders\?import=/s);
  });

  test('get at most twenty such mails a day', async () => {
    for (let count = 0; count < 22; count += 1) {
      await came('http', `flood-${count}`, now);
      await failRun(idOf(`flood-${count}`), importFailed, 'broke');
    }

    expect(await eventsAbout(companyId)).toHaveLength(20);
    expect((await app().all({ unread: true })).messages).toHaveLength(22);
  });
});

describe('operators after an outage', () => {
  test('restart what failed in a time span, 25 per call and nothing twice', async () => {
    const { id: other } = await savedCompany();
    await savedMany(40);
    await transact(
      [
        brokenRun('run_early', companyId, '2026-02-01T00:00:00.000Z'),
        brokenRun('run_answered', companyId, '2026-03-01T00:30:00.000Z', { failure: 'answered' }),
        brokenRun('run_dismissed', companyId, '2026-03-01T00:30:00.000Z', { dismissed: true }),
        runningRun('run_lost', companyId, '2026-03-01T00:30:00.000Z', { source: 'http' }),
        brokenRun('run_others', other, '2026-03-01T00:30:00.000Z'),
      ].map(newRunWrite),
    );
    const admin = adminAs(await savedAdmin()).incomingMessages;
    const span = { companyId, from: '2026-03-01T00:00:00.000Z', to: '2026-03-01T23:59:59.999Z' };

    const first = await admin.redrive(span);
    const second = await admin.redrive({ ...span, cursor: first.nextCursor });
    const begun = new Set(startedAs());
    await admin.redrive(span);

    expect([first.running + second.running, second.nextCursor]).toEqual([41, null]);
    expect(begun.size).toBe(41);
    expect(new Set(startedAs())).toEqual(begun);
    const untouched = ['run_early', 'run_answered', 'run_dismissed', 'run_others'];
    const runs = await Promise.all(untouched.map((id) => getRun(id)));
    expect(runs.map((run) => run?.again)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

const now = '2026-03-02T15:00:00.000Z';

/** A message that has arrived and is being imported. */
async function came(
  source: StoredRun['source'],
  name: string,
  receivedAt: string,
  from: string | null = source === 'mail' ? 'alerts@telematics.example' : null,
): Promise<void> {
  const object =
    source === 'mail'
      ? { bucket: 'mail', key: `mail/${name}` }
      : { bucket: 'uploads', key: `alerts/${companyId}/${name}.txt` };
  const format = source === 'mail' ? 'mail' : 'text';
  await startImport(
    { runId: idOf(name), companyId, source, object, format, receivedAt },
    { executionName: idOf(name), from, now: new Date(receivedAt) },
  );
}

/** Failed runs, one per minute from midnight. */
async function savedMany(count: number): Promise<void> {
  const runs = Array.from({ length: count }, (_, minute) =>
    brokenRun(idOf(`many-${minute}`), companyId, new Date(Date.UTC(2026, 2, 1, 0, minute)).toISOString()),
  );
  await transact(runs.map(newRunWrite));
}

function idOf(name: string): string {
  return `run_${companyId.slice(-12)}_${name}`;
}

function entry(name: string, source: 'mail' | 'http', hour: string) {
  return {
    id: idOf(name),
    source,
    from: 'alerts@telematics.example',
    receivedAt: `2026-03-01T${hour}:00:00.000Z`,
    error: null,
    results: [],
    machines: 0,
    dismissed: false,
    canTryAgain: false,
  };
}

function result(orderId: string | null): StoredRun['results'][number] {
  const outcome = orderId === null ? 'missing_location' : 'ok';
  return { alertId: `alt_${orderId}`, orderId, outcome, attached: false, isNewOrder: orderId !== null };
}

/** By default, at a time before any deadline. */
function app({ now: at = new Date('2026-03-01T08:01:00.000Z') }: ContextOptions = {}, who = manager) {
  return callerFactory(appRouter)(callContext(who, { now: at, confirmInTable: true })).customers
    .incomingMessages;
}

async function emailOf({ accountId }: Caller): Promise<string | null> {
  return (await readAccount(accountId))?.email ?? null;
}

function startedAs(): (string | undefined)[] {
  return workflows.commandCalls(StartExecutionCommand).map(({ args: [{ input }] }) => input.name);
}
