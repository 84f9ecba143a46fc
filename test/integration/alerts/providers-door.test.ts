import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeProviderKey, replaceProviderKey } from '#functions/alert-import/doors/alert-set-up.ts';
import { cancelRun, failRun } from '#functions/alert-import/runs/end-run.ts';
import { getRun } from '#functions/alert-import/runs/runs.store.ts';
import { importFailed } from '#functions/alerts/assessment/import-refusals.ts';
import { queryRows } from '#functions/platform/table.ts';
import { savedCompany } from '../../support/accounts.ts';
import { setUpChangeOf } from '../../support/alert-doors.ts';
import { runOf } from '../../support/runs.ts';
import { withDatabase } from '../../support/with-database.ts';

const bucket = mockClient(S3Client);
const workflows = mockClient(SFNClient);
let handler: typeof import('#functions/alert-import/doors/receive-alert.ts').handler;
let companyId: string;
let key: string;

withDatabase();
beforeAll(async () => {
  process.env.UPLOADS_BUCKET = 'uploads';
  process.env.EDGE_SECRET = 'the-secret-of-the-distribution';
  process.env.IMPORT_STATE_MACHINE_ARN = 'arn:aws:states:us-east-1:000000000000:stateMachine:alert-import';
  ({ handler } = await import('#functions/alert-import/doors/receive-alert.ts'));
});
beforeEach(async () => {
  bucket.reset();
  bucket.on(PutObjectCommand).resolves({});
  workflows.reset();
  workflows.on(StartExecutionCommand).resolves({});
  ({ id: companyId } = await savedCompany());
  key = await newKey();
});
afterEach(() => vi.useRealTimers());

describe('a provider’s post', () => {
  test('is stored unchanged and imported', async () => {
    const { statusCode, json } = await post({ body: 'CAT 320 / SPN 110 FMI 0' });

    const runId = String(json.runId);
    const object = { bucket: 'uploads', key: `alerts/${companyId}/${runId}.txt` };
    expect([statusCode, json]).toEqual([202, { runId: expect.stringMatching(/^run_/) }]);
    expect(keptObjects()).toEqual([
      { Bucket: object.bucket, Key: object.key, Body: 'CAT 320 / SPN 110 FMI 0', ContentType: plain },
    ]);
    expect(startedRuns()).toEqual([
      { runId, companyId, source: 'http', object, format: 'text', receivedAt: expect.any(String) },
    ]);
    expect(await getRun(runId)).toMatchObject({ companyId, source: 'http', status: 'running' });
  });

  test('of a mail is stored as mail', async () => {
    const mail = 'Subject: =?utf-8?q?St=C3=B6rung?=\r\n\r\nSPN 110';

    await post({ type: 'message/rfc822', body: mail, base64: true });

    expect(keptObjects()).toMatchObject([{ Body: mail, ContentType: 'message/rfc822' }]);
    expect(startedRuns()).toMatchObject([
      { format: 'mail', object: { key: expect.stringMatching(/\.eml$/) } },
    ]);
  });

  test('sent twice is imported once, with the same answer', async () => {
    const first = await post();
    const again = await post();
    const [one, other] = await Promise.all([post({ body: 'SPN 111' }), post({ body: 'SPN 111' })]);

    expect(again).toEqual(first);
    expect(other.json).toEqual(one.json);
    expect(new Set(startedRuns().map(({ runId }) => runId)).size).toBe(2);
  });

  test('is imported once per Idempotency-Key, and a key cannot be reused for another message', async () => {
    const first = await post({ headers: { 'idempotency-key': 'alert-1' } });
    const again = await post({ headers: { 'idempotency-key': 'alert-1' } });
    const other = await post({ headers: { 'idempotency-key': 'alert-1' }, body: 'Another machine' });
    const anew = await post({ headers: { 'idempotency-key': 'alert-2' } });

    expect(again).toEqual(first);
    expect([other.statusCode, other.json.code]).toEqual([409, 'CONFLICT']);
    expect(anew.json.runId).not.toBe(first.json.runId);
  });

  test('is imported again after a day', async () => {
    const first = await post();
    vi.useFakeTimers({ now: Date.now() + 24 * 60 * 60 * 1000 + 1000, toFake: ['Date'] });

    const later = await post();

    expect(later.statusCode).toBe(202);
    expect(later.json.runId).not.toBe(first.json.runId);
  });

  test('whose import cannot start is refused, and the retry starts it', async () => {
    const down = Object.assign(new Error('down'), { name: 'ServiceUnavailable' });
    workflows.on(StartExecutionCommand).rejectsOnce(down).resolves({});

    const refused = await post();
    const again = await post();

    expect([refused.statusCode, refused.json.code, refused.headers['retry-after']]).toEqual([
      503,
      'UNAVAILABLE',
      '5',
    ]);
    expect(again.statusCode).toBe(202);
    expect(startedRuns().map(({ runId }) => runId)).toEqual([again.json.runId, again.json.runId]);
  });
});

/**
 * Fails if `resumeRun` starts nothing, if `putNextTry` drops its condition, or if `hasBroken` accepts every failure.
 */
describe('repeating a post whose import failed', () => {
  test('restarts it where it broke, with the stored message', async () => {
    const first = await post();
    await failRun(String(first.json.runId), importFailed, 'broke');

    const again = await post();
    const third = await post();

    const [one, other] = startedRuns();
    expect(again.statusCode).toBe(202);
    expect(again.json.runId).not.toBe(first.json.runId);
    expect(other).toEqual({ ...one, runId: again.json.runId });
    expect(keptObjects()).toHaveLength(1);
    // While the retry runs, it is the answer.
    expect(third.json).toEqual(again.json);
    expect(await getRun(String(again.json.runId))).toMatchObject({ status: 'running', tries: 2 });
  });

  test('starts one run, even when repeated many times at once', async () => {
    const first = await post();
    await failRun(String(first.json.runId), importFailed, 'broke');

    const answers = await Promise.all(Array.from({ length: 6 }, () => post()));

    const runs = new Set(answers.map(({ json }) => json.runId));
    expect([...runs]).not.toContain(first.json.runId);
    expect(runs.size).toBe(1);
    expect(new Set(startedRuns().map(({ runId }) => runId)).size).toBe(2);
  });

  test('restarts it five times, then refuses until the next day', async () => {
    const answers = [];
    for (let time = 0; time < 7; time += 1) {
      const answer = await post();
      answers.push(answer);
      if (answer.statusCode === 202) await failRun(String(answer.json.runId), importFailed, 'broke');
    }

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202, 202, 202, 429]);
    expect(answers[6]?.json.message).toMatch(/tried often enough/);
    expect(Number(answers[6]?.headers['retry-after'])).toBeGreaterThan(23 * 60 * 60);
    expect(new Set(startedRuns().map(({ runId }) => runId)).size).toBe(6);
  });

  test('gives the first answer again if the message was the reason or the run was cancelled', async () => {
    const [refused, cancelled] = [await post(), await post({ body: 'SPN 111' })];
    await failRun(String(refused.json.runId), 'This text is no equipment alert.', 'answered');
    await cancelRun(await runOf(String(cancelled.json.runId)));

    expect([await post(), await post({ body: 'SPN 111' })]).toEqual([refused, cancelled]);
    expect(startedRuns()).toHaveLength(2);
  });

  test('restarts it if its workflow was lost', async () => {
    const first = await post();
    vi.useFakeTimers({ now: Date.now() + 17 * 60 * 1000, toFake: ['Date'] });

    const again = await post();

    expect(again.json.runId).not.toBe(first.json.runId);
    expect(await getRun(String(first.json.runId))).toMatchObject({ status: 'failed', failure: 'broke' });
  });
});

describe('a post without a valid key', () => {
  test.each([
    ['none', {}],
    ['another scheme', { authorization: 'Basic aXJjOmFsZXJ0' }],
    ['an unknown key', { authorization: `Bearer irc_alert_${'0'.repeat(64)}` }],
    ['what is no key at all', { authorization: 'Bearer hello' }],
  ])('(%s) is refused with directions to a key, and creates nothing', async (_, headers) => {
    const { statusCode, json, headers: answered } = await post({ authorization: null, headers });

    expect([statusCode, json.code, answered['www-authenticate']]).toEqual([
      401,
      'UNAUTHORIZED',
      'Bearer realm="alerts"',
    ]);
    expect(json.message).toMatch(/A manager makes .+ under Import Alert/);
    expect([keptObjects(), startedRuns()]).toEqual([[], []]);
  });

  test('because it was replaced creates nothing, and the new key works at once', async () => {
    const replacing = await newKey();

    const [old, anew] = [await post(), await post({ authorization: `Bearer ${replacing}` })];

    expect([old.statusCode, anew.statusCode]).toEqual([401, 202]);
    expect(startedRuns()).toHaveLength(1);
  });

  test('because it was removed creates nothing', async () => {
    await removeProviderKey(setUpChangeOf(companyId), new Date());

    expect((await post()).statusCode).toBe(401);
  });

  test('is rate limited by address, but a valid key still works from there', async () => {
    const wrong = { authorization: `Bearer irc_alert_${'1'.repeat(64)}`, address: '198.51.100.7' };
    const answers = [];
    for (let time = 0; time < 31; time += 1) answers.push(await post(wrong));

    const good = await post({ address: '198.51.100.7' });

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(30).fill(401), 429]);
    expect(Number(answers[30]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(good.statusCode).toBe(202);
  });
});

describe('a post with a valid key', () => {
  test('is refused if the company is not active', async () => {
    const { id } = await savedCompany({ status: 'inactive' });
    const { key: theirs } = await replaceProviderKey(setUpChangeOf(id), new Date());

    const { statusCode, json } = await post({ authorization: `Bearer ${theirs}` });

    expect([statusCode, json.code]).toEqual([403, 'FORBIDDEN']);
    expect(keptObjects()).toEqual([]);
  });

  test.each([
    ['an empty body', { body: '' }, 400, 'BAD_INPUT'],
    ['too much', { body: 'x'.repeat(256 * 1024 + 1) }, 413, 'PAYLOAD_TOO_LARGE'],
    ['a picture', { type: 'image/png' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('and %s is refused and creates nothing', async (_, differs, status, code) => {
    const { statusCode, json } = await post(differs);

    expect([statusCode, json.code]).toEqual([status, code]);
    expect([keptObjects(), startedRuns()]).toEqual([[], []]);
  });

  test('is limited to 60 a minute and told when to retry', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-02T15:00:10.000Z'), toFake: ['Date'] });
    await post();
    const answers = await Promise.all(Array.from({ length: 60 }, () => post()));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    vi.setSystemTime('2026-03-02T15:01:00.000Z');

    const later = await post({ body: 'Machine 100' });

    expect(refused.map(({ json, headers }) => [json.code, headers['retry-after']])).toEqual([
      ['RATE_LIMITED', '50'],
    ]);
    expect(later.statusCode).toBe(202);
  });
});

test('the key itself is not stored', async () => {
  const { rows } = await queryRows({
    KeyConditionExpression: 'pk = :company',
    ExpressionAttributeValues: { ':company': `COMPANY#${companyId}` },
  });

  const kept = JSON.stringify(rows);
  expect(kept).toContain(key.slice(-4));
  expect(kept).not.toContain(key.slice(10, 30));
});

const plain = 'text/plain; charset=utf-8';

async function newKey(): Promise<string> {
  return (await replaceProviderKey(setUpChangeOf(companyId), new Date())).key;
}

interface Post {
  readonly body?: string;
  readonly type?: string;
  /** Whether the body is base64, as API Gateway sends binary types. */
  readonly base64?: boolean;
  /** The company's key by default; null for none. */
  readonly authorization?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

async function post(differs: Post = {}) {
  const { body = 'SPN 110 FMI 0', type = 'text/plain', base64 = false, authorization, address } = differs;
  const event = {
    headers: {
      'content-type': type,
      ...(authorization !== null && { authorization: authorization ?? `Bearer ${key}` }),
      ...(address !== undefined && {
        'cloudfront-viewer-address': `${address}:4711`,
        'x-ironcall-edge': 'the-secret-of-the-distribution',
      }),
      ...differs.headers,
    },
    requestContext: { requestId: 'request', http: { sourceIp: '192.0.2.1' } },
    body: base64 ? Buffer.from(body).toString('base64') : body,
    isBase64Encoded: base64,
  } as unknown as APIGatewayProxyEventV2;
  const answer: APIGatewayProxyStructuredResultV2 = await handler(event);
  const { statusCode, headers = {} } = answer;
  return { statusCode, headers, json: JSON.parse(answer.body ?? '') as Record<string, string> };
}

function keptObjects() {
  return bucket.commandCalls(PutObjectCommand).map(({ args }) => {
    const { Body, ...named } = args[0].input;
    return { ...named, Body: Buffer.from(Body as Uint8Array).toString() };
  });
}

function startedRuns(): Record<string, unknown>[] {
  return workflows
    .commandCalls(StartExecutionCommand)
    .map(({ args }) => JSON.parse(args[0].input.input ?? '') as Record<string, unknown>);
}
