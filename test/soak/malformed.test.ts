import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as z from 'zod';
import { errorCodes } from '#schema/errors.ts';
import { type ApiCall, type ApiHandlers, apiEvent, lambdaContext } from '../support/api-events.ts';
import type { TestDatabase } from '../support/database.ts';
import {
  alertMessage,
  type Handler,
  importStartOf,
  importSteps,
  queuedEvent,
} from '../support/deliveries.ts';
import { startHandlers } from '../support/deployed-handlers.ts';
import { type FaultyServices, faultyServices } from '../support/injected-faults.ts';
import { type Draw, drawFrom, type Json, malformed, oddTexts } from '../support/malformations.ts';
import { inputSchemas } from '../support/procedure-inputs.ts';
import { samples } from '../support/procedure-samples.ts';
import { type ProcedureName, policies, surfaceOf } from '../support/procedures.ts';
import { batchOfBodies } from '../support/queue-batches.ts';
import { serviceStandIns } from '../support/service-stand-ins.ts';
import type { TableSnapshot } from '../support/table-snapshot.ts';
import type { WholeWorld } from '../support/whole-world.ts';
import { share } from './share.ts';

/**
 * Whatever reaches the deployed handlers is accepted or refused with a code, and whatever is stored can be read back.
 * Has caught a PO number of any type (`z.any()`) and a jobsite change that changes nothing.
 */
let database: TestDatabase;
let services: FaultyServices;
let snapshot: TableSnapshot;
let world: WholeWorld;
let handlers: ApiHandlers;

beforeAll(async () => {
  ({ database, services, snapshot, world, handlers } = await startHandlers());
}, 120_000);

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.useFakeTimers({ toFake: ['Date'], now: world.now });
});

afterEach(async () => {
  vi.useRealTimers();
  await snapshot.restore();
});

afterAll(async () => {
  services.stop();
  await database.stop();
});

const procedures = Object.keys(policies) as ProcedureName[];
const perProcedure = share(200, 1);

describe('a call with malformed input', () => {
  const outcomes = { 'refused as no input': 0, 'refused otherwise': 0, taken: 0 };

  test.each(procedures)('to %s is answered with a code and stores nothing unreadable', async (name) => {
    const { caller, input } = callOf(name);
    const draw = drawFrom(seedOf(name));
    const schemas = await inputSchemas(name);

    const bad: string[] = [];
    for (let time = 0; time < perProcedure; time += 1) {
      const body = malformed(input, draw);
      const answer = await answerTo({ procedure: name, caller, body });
      const problem = answer.problem ?? misjudged(body, schemas, answer);
      if (problem !== undefined) bad.push(`${body.slice(0, 300)} => ${problem}`);
      if (schemas.length > 0)
        outcomes[
          isTaken(answer) ? 'taken' : isNoInput(answer) ? 'refused as no input' : 'refused otherwise'
        ] += 1;
    }

    expect(bad).toEqual([]);
  });

  test('is mostly refused as bad input', () => {
    process.stdout.write(`Malformed: ${JSON.stringify(outcomes)}\n`);
    const all = Object.values(outcomes).reduce((sum, count) => sum + count, 0);

    expect(all).toBeGreaterThan((procedures.length * perProcedure) / 2);
    // The rest is odd but valid: unknown names, other digits, unusual letters in free text.
    expect(outcomes['refused as no input'] / all).toBeGreaterThan(0.5);
    expect(outcomes.taken / all).toBeLessThan(0.4);
  });

  test.each(procedures)('to %s is refused if any field has the wrong type', async (name) => {
    const { caller, input } = callOf(name);
    const fields = Object.keys(input ?? {});

    const taken: string[] = [];
    for (const field of fields) {
      const body = JSON.stringify({ ...(input as object), [field]: { of: { another: ['kind'] } } });
      const answer = await call({ procedure: name, caller, body });
      if (!isNoInput(answer) || !Object.keys(fieldsOf(answer)).some((path) => path.startsWith(field)))
        taken.push(`${field} => ${answer.statusCode} ${answer.body?.slice(0, 200)}`);
    }

    expect(taken).toEqual([]);
  });

  test.each(procedures)('to %s is accepted once the input is right', async (name) => {
    const { caller, input } = callOf(name);

    const answer = await call({ procedure: name, caller, body: JSON.stringify(input) });

    expect(answer).toMatchObject({ statusCode: 200 });
  });
});

describe('a malformed request', () => {
  const odd: readonly (readonly [string, Partial<ApiCall>])[] = [
    ['an unknown procedure', { procedure: 'customers.orders.nothing' }],
    ['a name of the prototype', { procedure: 'constructor' }],
    ['a path into the prototype', { procedure: '__proto__.toString' }],
    ['an inherited name', { procedure: 'customers.orders.toString' }],
    ['no procedure', { procedure: '' }],
    ['a long name', { procedure: 'x'.repeat(10_000) }],
    ['a name with a NUL', { procedure: 'customers\u0000.orders' }],
    ['dots', { procedure: '../../etc/passwd' }],
    ['percents that are no text', { procedure: '%ff%fe' }],
    [
      'a thousand procedures at once',
      { procedure: Array(1000).fill('customers.roles.all').join(','), query: { batch: '1' }, body: '{}' },
    ],
    [
      'two changes at once',
      { procedure: 'customers.orders.cancel,customers.orders.reopen', query: { batch: '1' }, body: '{}' },
    ],
    [
      'a batch without its inputs',
      { procedure: 'customers.roles.all,customers.profile.get', query: { batch: '1' }, body: '[' },
    ],
    ['a batch that is a list', { procedure: 'customers.roles.all', query: { batch: '1' }, body: '[1,2]' }],
    ['GET', { method: 'GET', body: undefined }],
    ['GET with an input that is no JSON', { method: 'GET', query: { input: '{' }, body: undefined }],
    [
      'GET of a change',
      { procedure: 'customers.orders.cancel', method: 'GET', query: { input: '{}' }, body: undefined },
    ],
    ['PUT', { method: 'PUT' }],
    ['DELETE', { method: 'DELETE' }],
    ['HEAD', { method: 'HEAD', body: undefined }],
    ['an unknown method', { method: 'BREW' }],
    ['another content type', { headers: { 'content-type': 'text/xml' } }],
    ['no content type', { headers: { 'content-type': '' } }],
    ['a form', { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x' }],
    ['bytes', { headers: { 'content-type': 'application/octet-stream' }, body: '\u0000' }],
    ['base64 that is none', { isBase64Encoded: true, body: '{"id":"10001"}' }],
    ['an idempotency key of another kind', { headers: { 'idempotency-key': '#'.repeat(5000) } }],
    [
      'an address that is none',
      {
        headers: {
          'cloudfront-viewer-address': 'nowhere',
          'x-ironcall-edge': 'the-secret-of-the-distribution',
        },
      },
    ],
    ['strange headers', { headers: { 'trpc-accept': 'application/jsonl', 'x-ironcall-edge': '\u0000' } }],
  ];

  test.each(odd)('(%s) is answered with a code', async (_, part) => {
    const { caller } = callOf('customers.roles.all');

    const { problem } = await answerTo({ procedure: 'customers.roles.all', caller, body: '{}', ...part });

    expect(problem).toBeUndefined();
  });

  test.each(oddTexts)('with claims of %j does not answer 500', async (text) => {
    const caller = { ...world.callers.manager, accountId: text, companyId: text };

    const answer = await call({ procedure: 'customers.orders.all', caller, body: '{"status":"complete"}' });

    expect(answer.statusCode).not.toBe(500);
  });
});

describe('a malformed delivery', () => {
  const queues = {
    'start-matching': () => import('#functions/matching/start-matching.ts'),
    'set-reminders': () => import('#functions/reminders/set-reminders.ts'),
    remind: () => import('#functions/reminders/remind.ts'),
    'keep-standing': () => import('#functions/jobs/update-technician-stats.ts'),
    'send-email': () => import('#functions/notifications/send-email.ts'),
    'send-sms': () => import('#functions/notifications/send-sms.ts'),
    'end-lost-run': () => import('#functions/alert-import/runs/end-lost-run.ts'),
    'receive-text': () => import('#functions/text-replies/receive-text.ts'),
  };

  test.each(Object.entries(queues))('to %s fails alone and holds up nothing else', async (name, load) => {
    const handler = (await load()).handler as Handler;
    const draw = drawFrom(seedOf(name));
    const events = new Map([...snapshot.before].filter(([, { kind }]) => kind === 'event'));
    const right =
      name === 'end-lost-run'
        ? JSON.stringify({ detail: { status: 'TIMED_OUT', input: JSON.stringify({ runId: world.runId }) } })
        : name === 'remind'
          ? JSON.stringify({
              name: 'x',
              orderId: '999',
              reminder: 'availability-expiring',
              offerId: '999.000001',
            })
          : name === 'receive-text'
            ? textOfNobody
            : queuedEvent(events, 'order.reviewed', world.orders.reviewed);

    // Of another event: one whose notices are still being sent is rightly held up.
    const other = JSON.parse(
      ['end-lost-run', 'remind', 'receive-text'].includes(name)
        ? right
        : queuedEvent(events, 'order.completed', world.orders.complete),
    ) as Json;

    const held: string[] = [];
    for (let time = 0; time < share(200, 3); time += 1) {
      const bodies = [malformed(other, draw), right, malformed(other, draw)];
      const { Records } = batchOfBodies(...bodies);
      const answer = (await handler({ Records } as never)) as {
        batchItemFailures: { itemIdentifier: string }[];
      };
      const isHeld = answer.batchItemFailures.some(
        ({ itemIdentifier }) => itemIdentifier === Records[1]?.messageId,
      );
      if (isHeld) held.push(bodies.map((body) => body.slice(0, 200)).join('\n'));
      await snapshot.restore();
    }

    expect(held).toEqual([]);
  });

  test('on the stream is left behind alone', async () => {
    const handler = (await import('#functions/outbox/publish-events.ts')).handler as Handler;
    const image = (detail: unknown) => ({
      kind: { S: 'event' },
      pk: { S: 'x' },
      name: { S: 'order.approved' },
      detail,
    });
    const records = [
      undefined,
      {},
      { NewImage: {} },
      { NewImage: { kind: { S: 'event' } } },
      { NewImage: image({ S: 'text' }) },
      { NewImage: image({ M: {} }) },
      { NewImage: image({ M: { id: { N: 'not a number' } } }) },
      { NewImage: image(null) },
      { NewImage: image({ ZZ: 1 }) },
    ].map((dynamodb, place) => ({
      eventName: 'INSERT',
      dynamodb: dynamodb && { SequenceNumber: `sequence-${place}`, ...dynamodb },
    }));

    const answer = (await handler({ Records: records } as never)) as { batchItemFailures: unknown[] };

    expect(answer.batchItemFailures).toEqual(
      [3, 4, 5, 6, 7, 8].map((place) => ({ itemIdentifier: `sequence-${place}` })),
    );
  });

  test('makes an import step throw an error, and even odd messages can be read', async () => {
    const steps = await importSteps();
    const draw = drawFrom(7);
    const bucket = serviceStandIns({ 'alerts/soak.txt': alertMessage });
    services.stop();
    let text = alertMessage;
    services = faultyServices({
      ...bucket,
      s3: (command, input, told) => bucketOf(text)(command, input, told),
    });

    const problems: string[] = [];
    for (let time = 0; time < share(600, 8); time += 1) {
      text = oddMessage(draw);
      const format = draw(2) === 0 ? 'mail' : 'text';
      try {
        await steps['read-message']?.({ ...importStartOf(world), format } as never);
      } catch (error) {
        if (!(error instanceof Error && error.name === 'AppError'))
          problems.push(`${text.slice(0, 200)}: ${String(error)}`);
      }
      for (const [name, step] of Object.entries(steps)) {
        const input = malformed(JSON.parse(JSON.stringify(importStartOf(world))) as Json, draw);
        const given: unknown = isJson(input) ? JSON.parse(input) : input;
        await step(given as never).catch((error: unknown) => {
          if (!(error instanceof Error)) problems.push(`${name} threw ${String(error)}`);
        });
      }
      await snapshot.restore();
    }

    expect(problems).toEqual([]);
  });
});

function callOf(name: ProcedureName) {
  const sample = samples[name](world);
  return {
    caller: sample.who === null ? undefined : world.callers[sample.who],
    input: sample.input as Json | undefined,
  };
}

async function call(given: ApiCall): Promise<APIGatewayProxyStructuredResultV2> {
  return handlers[given.surface ?? surfaceOf(given.procedure)](apiEvent(given), lambdaContext);
}

type Answered = APIGatewayProxyStructuredResultV2;

/** Answers a call and reports what is wrong with the answer. Restores the table. */
async function answerTo(given: ApiCall): Promise<Answered & { problem: string | undefined }> {
  const answer = await call(given);
  const problem = wrongWith(answer);
  if (problem !== undefined) return { ...answer, problem };
  const isChange =
    Object.hasOwn(policies, given.procedure) &&
    policies[given.procedure as ProcedureName].kind === 'mutation';
  try {
    return { ...answer, problem: isChange && isTaken(answer) ? await poisonIn() : undefined };
  } finally {
    await snapshot.restore();
  }
}

/** Reports a call accepted against its schema, or refused as bad input despite it. */
function misjudged(body: string, schemas: readonly z.ZodType[], answer: Answered): string | undefined {
  if (schemas.length === 0) return undefined;
  // The server ignores a byte order mark.
  const text = body.replace(/^\uFEFF/, '');
  const isInput = isJson(text) && schemas.every((schema) => schema.safeParse(JSON.parse(text)).success);
  if (!isInput && !isNoInput(answer)) return `it is no input, and was answered ${answer.statusCode}`;
  return undefined;
}

function isTaken({ statusCode }: Answered): boolean {
  return statusCode === 200;
}

function isNoInput({ body = '{}' }: Answered): boolean {
  const code = codeOf(parsed(body));
  return code === 'BAD_INPUT' || code === 'PAYLOAD_TOO_LARGE';
}

/** The reported problems, by field path. */
function fieldsOf({ body = '{}' }: Answered): Readonly<Record<string, string>> {
  const { error } = parsed(body) as { error?: { data?: { details?: { fields?: Record<string, string> } } } };
  return error?.data?.details?.fields ?? {};
}

function parsed(text: string): unknown {
  return isJson(text) ? JSON.parse(text) : {};
}

function wrongWith({ statusCode = 0, body = '' }: APIGatewayProxyStructuredResultV2): string | undefined {
  if (statusCode < 200 || statusCode >= 500) return `${statusCode} ${body}`;
  if (tellsOfTheInside.test(body)) return `it tells of the inside: ${body.slice(0, 300)}`;
  if (statusCode < 400) return undefined;
  if (body === '') return undefined;
  const answers: unknown[] = [JSON.parse(body)].flat();
  const codes = answers.flatMap((one) => codeOf(one) ?? []);
  const known: readonly string[] = errorCodes;
  return codes.length > 0 && codes.every((code) => known.includes(code) && code !== 'INTERNAL')
    ? undefined
    : `no code: ${body.slice(0, 300)}`;
}

/** Stack frames, directories and names of AWS errors. */
const tellsOfTheInside =
  /\bat [^"]*(?:file:|node:|<anonymous>|\/)[^"\s]*:\d+:\d+|node_modules|Exception|\/work\//;

function codeOf(answer: unknown): string | undefined {
  const { error } = answer as { error?: { data?: { code?: string } } };
  return error?.data?.code;
}

/** Reads everything that uses the changed rows: the order, lists, the technician, the company. */
async function poisonIn(): Promise<string | undefined> {
  const { written } = await snapshot.changes();
  const orders = new Set(
    [...written.values()].flatMap(({ kind, id }) => (kind === 'order' ? [String(id)] : [])),
  );
  const { manager, tess } = world.callers;
  const reads: ApiCall[] = [
    ...[...orders].flatMap((id) => [
      { procedure: 'customers.orders.byId', caller: manager, body: JSON.stringify({ id }) },
      { procedure: 'technicians.jobs.byId', caller: tess, body: JSON.stringify({ id }) },
    ]),
    { procedure: 'customers.profile.get', caller: manager },
    { procedure: 'customers.accounts.all', caller: manager, body: '{}' },
    { procedure: 'technicians.profile.getTechnician', caller: tess, body: '{}' },
    { procedure: 'technicians.jobs.near', caller: tess },
    ...['needsService', 'scheduled', 'complete'].map((status) => ({
      procedure: 'customers.orders.all',
      caller: manager,
      body: JSON.stringify({ status, showCancelledJobs: true, showRejectedJobs: true }),
    })),
  ];
  for (const read of reads) {
    const problem = wrongWith(await call(read));
    if (problem !== undefined) return `${read.procedure} afterwards: ${problem}`;
  }
  return undefined;
}

const textOfNobody = JSON.stringify({
  Message: JSON.stringify({
    originationNumber: '+13145559999',
    destinationNumber: '+13145550100',
    messageBody: '10-4',
    inboundMessageId: 'text-1',
  }),
  Timestamp: '2026-03-02T15:00:00.000Z',
});

/** The same cases for a procedure on every run, regardless of the others. */
function seedOf(name: string): number {
  return name.split('').reduce((seed, letter) => (Math.imul(seed, 31) + letter.charCodeAt(0)) | 0, 7);
}

function bucketOf(text: string) {
  return serviceStandIns({ 'alerts/soak.txt': text }).s3 ?? (() => ({}));
}

/** A message with realistic damage: truncated, with odd characters, broken headers and unterminated parts. */
function oddMessage(draw: Draw): string {
  const headers = [
    'From: a@b.example',
    'Subject: =?utf-8?B?////?=',
    'Content-Type: multipart/mixed; boundary=x',
    'MIME-Version: 1.0',
  ];
  const parts = [
    alertMessage,
    '--x\r\nContent-Type: text/html; charset=nonsense\r\n\r\n<table><tr><td>SPN 3226<td>FMI 18',
    '--x\r\nContent-Transfer-Encoding: base64\r\n\r\n!!!!',
    '--x\r\nContent-Type: message/rfc822\r\n\r\n'.repeat(1 + draw(200)),
    'SPN 99999999999999 FMI 999 severity: \u202E\u0000',
    `Location: ${'9'.repeat(400)}, -${'9'.repeat(400)}`,
    'Hours: 1e309  Serial number: TBD-TBD',
    '\u0000\ud800'.repeat(50),
    'E'.repeat(20_000),
    '((((((((((((('.repeat(2000),
  ];
  const lines = Array.from({ length: 1 + draw(6) }, () => parts[draw(parts.length)] ?? '');
  const head = headers.filter(() => draw(2) === 0).join('\r\n');
  const text = `${head}\r\n\r\n${lines.join('\r\n')}`;
  return draw(4) === 0 ? text.slice(0, draw(text.length)) : text;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
