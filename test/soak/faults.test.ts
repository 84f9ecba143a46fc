import { randomBytes, randomUUID } from 'node:crypto';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { orderEventNames } from '#events/orders.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { replaceProviderKey } from '#functions/alert-import/doors/alert-set-up.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { transact } from '#functions/platform/table.ts';
import { passkeyWrite } from '#functions/sign-in/passkeys.store.ts';
import { setUpChangeOf } from '#test/support/alert-doors.ts';
import { type ApiHandlers, apiEvent, apiHandlers, lambdaContext } from '#test/support/api-events.ts';
import { savedCandidates } from '#test/support/candidates.ts';
import { startDatabase, type TestDatabase } from '#test/support/database.ts';
import {
  alertMessage,
  batchOfBodies,
  type Handler,
  importStartOf,
  importSteps,
  mailEvent,
  queuedEvent,
  setFunctionEnvironment,
} from '#test/support/deliveries.ts';
import {
  type AwsCall,
  canHappen,
  type Fault,
  type FaultyServices,
  faults,
  faultyServices,
} from '#test/support/injected-faults.ts';
import { samples } from '#test/support/procedure-samples.ts';
import { type ProcedureName, policies } from '#test/support/procedures.ts';
import { setSenderEnvironment } from '#test/support/sent-messages.ts';
import { serviceStandIns } from '#test/support/service-stand-ins.ts';
import { type Rows, snapshotOf, type TableSnapshot } from '#test/support/table-snapshot.ts';
import { textBody } from '#test/support/texts-from-people.ts';
import { savedWorld, type WholeWorld } from '#test/support/whole-world.ts';
import { share } from './share.ts';

/**
 * Whatever fails at whichever call to AWS: the caller is told so by a code that says to try again, or the service's own
 * queue, stream or workflow does; and when it has, the table and the other services stand as if nothing had failed.
 */
let database: TestDatabase;
let services: FaultyServices;
let snapshot: TableSnapshot;
let world: WholeWorld;
let operations: readonly Operation[];
/** Those of them that are tried here. */
let tried: readonly Operation[];

beforeAll(async () => {
  database = await startDatabase({ streamed: false });
  setSenderEnvironment();
  setFunctionEnvironment();
  world = await savedWorld();
  await savedCandidates(3, 80);
  const passkey = randomBytes(32).toString('base64url');
  const holder = { userPoolId: 'us-east-1_customers', accountId: world.callers.manager.accountId };
  await transact([passkeyWrite(passkey, holder, world.now)]);
  const { companyId } = world.callers.manager;
  const { key } = await replaceProviderKey(setUpChangeOf(companyId), world.now);
  services = faultyServices(serviceStandIns({ 'alerts/soak.txt': alertMessage }));
  snapshot = await snapshotOf(database);
  operations = [...(await apiOperations()), ...(await handlerOperations({ ...holder, passkey }, key))];
  // Of the few whose calls can succeed in part, one in any case.
  tried = operations.filter(({ name }, place) => place % share(1, 4) === 0 || name === 'publish-events');
  // Pauses between tries are random parts of a second.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.useFakeTimers({ toFake: ['Date'], now: world.now });
}, 120_000);

afterAll(async () => {
  vi.useRealTimers();
  services.stop();
  await database.stop();
});

/** One command or delivery, which may be given again until it has succeeded. */
interface Operation {
  readonly name: string;
  /** Begins it from the start: what it answers gives it once, and once more when called again. */
  readonly begin: () => () => Promise<Attempted>;
  /** The same with another input under the same key, which has no effect once the first is done. */
  readonly withOtherInput?: () => Promise<Attempted>;
  /** Said again after it was done, it changes nothing and answers the same. Not so for what ends by itself. */
  readonly isRepeatable?: boolean;
  readonly secondsBetweenTries?: number;
  /** Its person begins anew, under another key, instead of trying again. */
  readonly asksAnew?: { readonly when: 'died' | 'refused'; readonly afterSeconds: number };
}

/** `again`: it failed in a way that is to be tried again. */
type Attempted = {
  readonly kind: 'done' | 'again';
  readonly answer: unknown;
  readonly afterSeconds?: number;
};

describe('a fault at any call to AWS', { timeout: share(3_600_000, 180_000) }, () => {
  test('is told by a code that says to try again, and leaves nothing lost, doubled or half written', async () => {
    const found: string[] = [];
    const all = await everyCase();
    const cases = faults.flatMap((kind) => spread(all.filter((one) => one.kind === kind)));
    for (const { operation, at, call, kind, wanted } of cases) {
      const problem = await problemOf(operation, { at, kind }, wanted);
      if (problem !== undefined) found.push(`${operation.name}, ${call.command} (${at}) ${kind}: ${problem}`);
    }

    process.stdout.write(
      `Faults: ${cases.length} of ${all.length} cases at ${operations.length} operations\n`,
    );
    expect(found).toEqual([]);
    // Every fault was met, and every operation called AWS.
    expect([...new Set(cases.map(({ kind }) => kind))]).toEqual(faults);
    expect([...new Set(all.map(({ operation }) => operation.name))]).toEqual(tried.map(({ name }) => name));
  });
});

/** All of them, or five from all over. */
function spread(cases: readonly Case[]): Case[] {
  const every = Math.ceil(cases.length / share(cases.length, 5));
  return cases.filter((_, place) => place % every === 0);
}

interface Outcome {
  readonly answer: string;
  readonly rows: readonly string[];
  readonly told: readonly string[];
}

interface Case {
  readonly operation: Operation;
  readonly at: number;
  readonly call: AwsCall;
  readonly kind: Fault;
  readonly wanted: Outcome;
}

/** Runs each operation without a fault, to see which calls it makes and what must come of it. */
async function everyCase(): Promise<Case[]> {
  const all: Case[] = [];
  for (const operation of tried) {
    await beginAnew();
    const run = operation.begin();
    const { outcome, calls } = await services.during(run);
    if (outcome.status === 'rejected')
      throw new Error(`${operation.name} failed.`, { cause: outcome.reason });
    if (outcome.value.kind !== 'done') throw new Error(`${operation.name}: ${settled(outcome.value.answer)}`);
    const wanted = await outcomeOf(outcome.value.answer);
    for (const [at, call] of calls.entries()) {
      // A place that cannot be named is told by its point (`find-place.ts`): the call ends well, and otherwise.
      if (call.command.startsWith('ReverseGeocode')) continue;
      for (const kind of faults) if (canHappen(kind, call)) all.push({ operation, at, call, kind, wanted });
    }
  }
  return all;
}

async function problemOf(
  operation: Operation,
  fault: { at: number; kind: Fault },
  wanted: Outcome,
): Promise<string | undefined> {
  await beginAnew();
  let run = operation.begin();
  let answer: unknown;
  for (let tries = 1; ; tries += 1) {
    const { outcome, died } = await services.during(run, tries === 1 ? fault : undefined);
    const { asksAnew } = operation;
    const isRefused = outcome.status === 'fulfilled' && outcome.value.kind === 'again';
    if (asksAnew && tries === 1 && (asksAnew.when === 'died' ? died : isRefused && !died)) {
      run = operation.begin();
      vi.setSystemTime(Date.now() + asksAnew.afterSeconds * 1000);
    }
    if (died) continue;
    if (outcome.status === 'rejected') return `it threw ${String(outcome.reason)}`;
    if (outcome.value.kind === 'done') {
      answer = outcome.value.answer;
      break;
    } else if (tries === mostTries) return `no retry succeeds: ${settled(outcome.value.answer)}`;
    vi.setSystemTime(Date.now() + (outcome.value.afterSeconds ?? operation.secondsBetweenTries ?? 0) * 1000);
  }
  const first = await outcomeOf(answer);
  const problem = differenceOf(first, wanted, { operation, kind: fault.kind });
  if (problem !== undefined || operation.isRepeatable === false) return problem;
  const again = await services.during(run);
  if (again.outcome.status === 'rejected') return `its repetition threw ${String(again.outcome.reason)}`;
  const repeated = await outcomeOf(again.outcome.value.answer);
  const doubled = differenceOf(repeated, wanted, { operation, kind: fault.kind }, 'repeated: ');
  if (doubled !== undefined || operation.withOtherInput === undefined) return doubled;
  const other = await services.during(operation.withOtherInput);
  if (other.outcome.status === 'rejected') return `another input threw ${String(other.outcome.reason)}`;
  const { rows, told } = await outcomeOf('');
  const got = { rows, told, answer: wanted.answer };
  return differenceOf(got, wanted, { operation, kind: fault.kind }, 'with another input: ');
}

const mostTries = 4;

function differenceOf(
  got: Outcome,
  wanted: Outcome,
  { operation, kind }: { readonly operation: Operation; readonly kind: Fault },
  when = '',
): string | undefined {
  const lost = wanted.rows.filter((row) => !got.rows.includes(row));
  const extra = got.rows.filter((row) => !wanted.rows.includes(row));
  if (lost.length > 0 || extra.length > 0 || got.rows.length !== wanted.rows.length) {
    return `${when}the table lacks ${inBrief(lost)} and has ${inBrief(extra)}; answered ${got.answer.slice(0, 300)}`;
  }
  const { kept, repeated } = toldDifference(got.told, wanted.told);
  if (!kept)
    return `${when}told ${inBrief(got.told)} instead of ${inBrief(wanted.told)}; answered ${got.answer.slice(0, 300)}`;
  // Neither sender of messages knows one again: whoever dies between sending and noting it sends it once more.
  const mayRepeat = /^(?:lost-after|dies|throttled|timeout|connection|server|conflict)/.test(kind);
  // An execution whose start was not heard of is one of an import that has failed, whose steps do not go on.
  const isFailedImport = (one: string) =>
    one.startsWith('execution') && operation.asksAnew?.when === 'refused';
  if (repeated.some((one) => !/^(?:email|sms|event|password|stopped|s3)/.test(one) && !isFailedImport(one))) {
    return `${when}told twice: ${repeated.join(' ')}`;
  }
  if (repeated.some((one) => /^(?:email|sms)/.test(one)) && !mayRepeat) return `${when}sent twice`;
  return got.answer === wanted.answer
    ? undefined
    : `${when}answered ${got.answer} instead of ${wanted.answer}`;
}

function inBrief(texts: readonly string[]): string {
  return `${texts.length}: ${texts.map((text) => text.slice(0, 400)).join(' | ')}`;
}

function toldDifference(got: readonly string[], wanted: readonly string[]) {
  const repeated = got.filter(
    (one, place) => got.indexOf(one) !== place && wanted.filter((w) => w === one).length < 2,
  );
  const kept = wanted.every((one) => got.includes(one)) && got.every((one) => wanted.includes(one));
  return { kept, repeated };
}

async function beginAnew(): Promise<void> {
  await snapshot.restore();
  services.reset();
  vi.setSystemTime(world.now);
}

async function outcomeOf(answer: unknown): Promise<Outcome> {
  const { written, removed } = await snapshot.changes();
  const orders = newOrders(written);
  const rows = [...written]
    // Turns that were taken twice, gaps in the ids, which order somebody was texted about last, and whom a wave looked at for the
    // sake of operators: these may differ.
    .filter(([key, { kind }]) => !/^(?:RATE#|CODES#|COUNTER )|TEXT_TOPIC$/.test(key) && kind !== 'considered')
    .filter(([, row]) => !(row.kind === 'run' && row.error === 'Failed to start import. Please try again.'))
    .map(([, row]) => settled(row, orders));
  return {
    answer: settled(answer, orders),
    // Codes and passkeys that a later one has taken the place of lie about until they expire; a key whose answer was lost is nobody's,
    // and its replacement is logged, too.
    rows: [
      ...rows.filter(
        (row, place) =>
          !/"kind":"(?:passkey|sign-up|command)"|"provider_key_replaced"/.test(row) ||
          rows.indexOf(row) === place,
      ),
      ...removed.map((key) => `removed ${key}`),
    ].sort(),
    // To stop an execution is a courtesy: its steps ask whether they may go on.
    told: services.told
      .filter((one) => !one.startsWith('stopped'))
      .map((one) => settled(one, orders))
      .sort(),
  };
}

function newOrders(written: Rows): string[] {
  return [...written.values()].flatMap((row) =>
    row.kind === 'order' && row.version === 1 ? [String(row.id)] : [],
  );
}

/** As text, without what chance or the time of the try decides: made-up ids, secrets, ends of validity. */
function settled(value: unknown, orders: readonly string[] = []): string {
  const text =
    typeof value === 'string'
      ? value
      : JSON.stringify(value, (key, part: unknown) => {
          if (ofChance.has(key)) return undefined;
          if (part instanceof Set) return [...part].map(String).sort((one, other) => (one < other ? -1 : 1));
          if (typeof part === 'object' && part !== null && !Array.isArray(part)) {
            return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)));
          }
          return part;
        });
  const known = (text ?? '')
    .replace(/\b(acc|act|com|equ|job|alt|run|evt|flt|upl|wrk)_[0-9A-HJKMNP-TV-Z]{26}/gi, '$1_NEW')
    .replace(/\bsup_[\w-]{22}/g, 'sup_NEW')
    .replace(/#[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '#KEY')
    .replace(/PASSKEY#[\w-]{43}/g, 'PASSKEY#NEW')
    .replace(/\b\d{6}(?= is your)|(?<=>)\d{6}(?=<)/g, 'CODE')
    .replace(/ALERT_TOKEN#[a-z2-7]{26}/g, 'ALERT_TOKEN#NEW')
    .replace(/alerts\+[a-z2-7]{26}@/g, 'alerts+NEW@')
    .replace(/PROVIDER_KEY#[\w-]{43}/g, 'PROVIDER_KEY#NEW')
    .replace(/irc_alert_[0-9a-f]{64}/g, 'irc_alert_NEW')
    .replace(/"…[0-9a-f]{4}"/g, '"…NEW"')
    .replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\b/g, (time) => (isOfTry(time) ? 'NOW' : time));
  return orders.reduce((named, id, place) => named.replaceAll(id, `ORDER${place}`), known);
}

/** From the first try on, until the last may be over. */
function isOfTry(time: string): boolean {
  const later = Date.parse(time) - world.now.getTime();
  return later >= 0 && later <= mostTries * 90_000;
}

const ofChance = new Set([
  'expiresAt',
  'claimedUntil',
  'validUntil',
  // Until when an order's offers stand, and the same on its card: three hours from when they were made.
  'offersUntil',
  'u',
  'tries',
  'salt',
  'digest',
  'sentAt',
  'usedAt',
  'alertToken',
  // Of a provider's key.
  'endsWith',
  'passkey',
  'sentFor',
  // Noted at the first sign-in after the one that made the account, too.
  'identityAt',
  // Of a presigned form, and how much a call that was interrupted had to do.
  'moved',
  'fields',
]);

/** Every mutation, through its surface's own handler, under one idempotency key. */
async function apiOperations(): Promise<Operation[]> {
  const handlers = await apiHandlers();
  const names = (Object.keys(policies) as ProcedureName[]).filter(
    (name) => policies[name].kind === 'mutation',
  );
  return names.flatMap((name) => {
    const sample = samples[name](world);
    const caller = sample.who === null ? undefined : world.callers[sample.who];
    let key = '';
    const eventWith = (input: unknown) =>
      apiEvent({
        procedure: name,
        caller,
        body: JSON.stringify(input),
        headers: { 'idempotency-key': key },
      });
    return [
      {
        name,
        begin: () => {
          key = randomUUID();
          const event = eventWith(sample.input);
          return () => callOf(handlers, name, event);
        },
        withOtherInput: () =>
          callOf(handlers, name, eventWith({ ...Object(sample.input), aside: 'another' })),
        ...(asksAnew[name] && { asksAnew: asksAnew[name] }),
        ...(countsAnew.has(name) && { isRepeatable: false }),
      },
    ];
  });
}

/**
 * Who dies between writing a code and sending it has not sent it, and the retry cannot know: the person asks for another one,
 * as after any message that does not come. An import that could not be started has failed, and says so.
 */
const asksAnew: { readonly [Name in ProcedureName]?: Operation['asksAnew'] } = {
  'auth.otpSend': { when: 'died', afterSeconds: 31 },
  'auth.createAccount': { when: 'died', afterSeconds: 31 },
  'customers.equipmentAlerts.import': { when: 'refused', afterSeconds: 0 },
};
/** A code has few tries, and one is sent in 30 s; and how many orders were moved is told of one call, which goes on where the last one ended. */
const countsAnew: ReadonlySet<ProcedureName> = new Set([
  'auth.otpVerify',
  'auth.activate',
  'auth.sendContactCode',
  'auth.proveContact',
  'customers.orders.transferOrders',
]);

async function callOf(
  handlers: ApiHandlers,
  name: ProcedureName,
  event: ReturnType<typeof apiEvent>,
): Promise<Attempted> {
  const { statusCode, body = '' } = await handlers[policies[name].surface](event, lambdaContext);
  if (statusCode === 200) return { kind: 'done', answer: JSON.parse(body).result.data };
  const { code, details } = JSON.parse(body).error.data;
  return {
    kind: toBeTriedAgain.has(code) ? 'again' : 'done',
    answer: `${statusCode} ${body}`,
    ...(details.retryAfterSeconds && { afterSeconds: details.retryAfterSeconds }),
  };
}

/** What a client tries again after. INTERNAL is none of them. */
const toBeTriedAgain = new Set(['UNAVAILABLE', 'CONFLICT', 'RATE_LIMITED']);

async function handlerOperations(
  passkey: {
    passkey: string;
    userPoolId: string;
    accountId: string;
  },
  providerKey: string,
): Promise<Operation[]> {
  const { orders, runId, callers, now } = world;
  const stored = new Map([...snapshot.before].filter(([, { kind }]) => kind === 'event'));
  const queue = (
    name: string,
    handler: Handler,
    bodies: readonly string[],
    secondsBetweenTries = 0,
  ): Operation => ({
    name,
    begin: () => queueRun(handler, bodies),
    secondsBetweenTries,
  });
  const event = (name: (typeof orderEventNames)[number], order: keyof typeof orders) =>
    queuedEvent(stored, name, orders[order]);
  const { remindersOf } = await import('#functions/reminders/reminders.rules.ts');
  const { loadOrder } = await import('#functions/orders/store/orders.store.ts');
  const reminders = await Promise.all(
    (
      [
        ['offered', 'order.availability-submitted'],
        ['booked', 'order.technician-assigned'],
      ] as const
    ).map(async ([order, name]) => {
      const record = await loadOrder(orders[order]);
      if (record === undefined) return [];
      return remindersOf(name, { technicianIds: [callers.tess.accountId] }, record, now);
    }),
  );
  const due = reminders.flat().map(({ reminder }) => JSON.stringify(reminder));
  const handler = async (module: Promise<{ handler: unknown }>) => (await module).handler as Handler;
  const told = [
    event('order.technician-assigned', 'booked'),
    event('order.approved', 'searching'),
    event('order.question-asked', 'offered'),
    event('order.completed', 'complete'),
  ];
  const waves = await handler(import('#functions/matching/alert-wave.ts'));
  const receive = await handler(import('#functions/alert-import/doors/receive-mail.ts'));
  const remind = await handler(import('#functions/reminders/remind.ts'));
  const failImport = await handler(import('#functions/alert-import/steps/fail-import.ts'));
  const verify = await handler(import('#functions/sign-in/verify-challenge.ts'));
  const claims = await handler(import('#functions/sign-in/add-claims.ts'));
  const wave = (order: keyof typeof orders, number: number, openedAt: Date) => ({
    orderId: orders[order],
    matchingRound: 1,
    openedAt: openedAt.toISOString(),
    wave: number,
  });
  const receiveText = await handler(import('#functions/text-replies/receive-text.ts'));
  const texts = [
    ['an offer', await textOf(callers.tess, `${orders.searching} tomorrow 8am`, now)],
    ['an offer withdrawn', await textOf(callers.tess, `${orders.offered} no`, now)],
    ['words of a customer', await textOf(callers.manager, `${orders.booked} The gate is open`, now)],
    ['STOP', await textOf(callers.deputy, 'STOP', now)],
  ] as const;
  const { alertToken } = await readCompany(callers.manager.companyId);
  return [
    streamOperation(
      'publish-events',
      await handler(import('#functions/outbox/publish-events.ts')),
      imagesOf(stored.values(), 12),
    ),
    streamOperation(
      'index-orders',
      await handler(import('#functions/orders/lists/index-orders.ts')),
      imagesOf(
        [...snapshot.before.values()].filter(({ kind }) => kind === 'order'),
        6,
      ),
    ),
    queue('start-matching', await handler(import('#functions/matching/start-matching.ts')), [
      event('order.approved', 'searching'),
      event('order.approved', 'offered'),
    ]),
    queue('set-reminders', await handler(import('#functions/reminders/set-reminders.ts')), [
      event('order.availability-submitted', 'offered'),
      event('order.technician-assigned', 'booked'),
    ]),
    ...due.map((one, place) => queue(`remind ${place}`, remind, [one])),
    queue('keep-standing', await handler(import('#functions/jobs/update-technician-stats.ts')), [
      event('order.availability-submitted', 'offered'),
      event('order.completed', 'complete'),
      event('order.reviewed', 'reviewed'),
    ]),
    queue('send-email', await handler(import('#functions/notifications/send-email.ts')), told, 90),
    queue('send-sms', await handler(import('#functions/notifications/send-sms.ts')), told, 90),
    ...texts.map(([what, body]) => queue(`receive-text, ${what}`, receiveText, [body], 90)),
    step('alert-wave, a wave', waves, wave('searching', 2, now)),
    step('alert-wave, the end', waves, wave('lapsed', 12, new Date(now.getTime() - 4 * 3_600_000))),
    step('receive-mail', receive, mailEvent('message1', [`alerts+${alertToken}@in.ironcall.example`])),
    { name: 'receive-alert', begin: () => () => postedBy(providerKey) },
    step('fail-import', failImport, { runId, error: { Error: 'States.Timeout' } }),
    queue('end-lost-run', await handler(import('#functions/alert-import/runs/end-lost-run.ts')), [
      JSON.stringify({ detail: { status: 'TIMED_OUT', input: JSON.stringify({ runId }) } }),
    ]),
    step('verify-challenge', verify, {
      userPoolId: passkey.userPoolId,
      userName: passkey.accountId,
      request: { privateChallengeParameters: { challengeId: 'challenge' }, challengeAnswer: passkey.passkey },
      response: {},
    }),
    step('add-claims', claims, { userName: passkey.accountId, request: {}, response: {} }),
    { name: 'alert-import', begin: await importRun(), isRepeatable: false },
  ];
}

/** A provider posts again what was answered that it may. */
async function postedBy(key: string): Promise<Attempted> {
  const { handler } = await import('#functions/alert-import/doors/receive-alert.ts');
  const headers = { 'content-type': 'text/plain', authorization: `Bearer ${key}` };
  const event = apiEvent({
    procedure: 'alerts',
    surface: 'public',
    caller: undefined,
    headers,
    body: alertMessage,
  });
  // Without the key that the event has for a command: it is known again by what it says.
  delete event.headers['idempotency-key'];
  const { statusCode, body = '' } = await handler(event);
  return [409, 429, 503].includes(statusCode ?? 0)
    ? { kind: 'again', answer: body }
    : { kind: 'done', answer: `${statusCode} ${body}` };
}

/** A queue brings what failed again, and only that; what was done may come once more all the same. */
function queueRun(handler: Handler, bodies: readonly string[]): () => Promise<Attempted> {
  const { Records } = batchOfBodies(...bodies);
  let waiting = Records;
  return async () => {
    const batch = waiting.length > 0 ? waiting : Records;
    const answer = (await handler({ Records: batch } as never)) as {
      batchItemFailures: { itemIdentifier: string }[];
    };
    const failed = new Set(answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    waiting = batch.filter(({ messageId }) => failed.has(messageId));
    return { kind: waiting.length > 0 ? 'again' : 'done', answer: '' };
  };
}

/** A text of somebody to our number, as it comes into its queue. */
async function textOf({ accountId }: Caller, words: string, at: Date): Promise<string> {
  const account = await readAccount(accountId);
  if (account === undefined) throw new Error(`There is no account ${accountId}.`);
  return textBody({ from: account.phone, body: words, at });
}

/** Records of a stream that tell of rows that came to be. */
function imagesOf(rows: Iterable<Readonly<Record<string, unknown>>>, most: number) {
  return [...rows].slice(0, most).map((row, place) => ({
    eventName: 'INSERT',
    eventID: `record-${place}`,
    dynamodb: {
      SequenceNumber: `sequence-${place}`,
      NewImage: marshall(row, { convertClassInstanceToMap: true, removeUndefinedValues: true }),
    },
  }));
}

/** A stream brings everything from the first failure on, in its order. */
function streamOperation(
  name: string,
  handler: Handler,
  records: readonly { dynamodb: { SequenceNumber: string } }[],
): Operation {
  return {
    name,
    begin: () => {
      let from = 0;
      return async () => {
        const batch = records.slice(from);
        const answer = (await handler({ Records: batch } as never)) as {
          batchItemFailures: { itemIdentifier: string }[];
        };
        const failed = answer.batchItemFailures.map(({ itemIdentifier }) =>
          records.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === itemIdentifier),
        );
        if (failed.length === 0) return { kind: 'done', answer: '' };
        from = Math.min(...failed);
        return { kind: 'again', answer: '' };
      };
    },
  };
}

/** A workflow's step or a trigger: thrown out of, it is invoked again. */
function step(name: string, handler: Handler, event: unknown): Operation {
  return { name, begin: () => () => stepOnce(handler, event) };
}

async function stepOnce(
  handler: Handler,
  event: unknown,
  isAnswer: (error: unknown) => boolean = () => false,
): Promise<Attempted> {
  try {
    return { kind: 'done', answer: await handler(structuredClone(event) as never) };
  } catch (error) {
    if (isAnswer(error)) return { kind: 'done', answer: `refused: ${String(error)}` };
    return { kind: 'again', answer: String(error) };
  }
}

/** What alert-import takes for an answer to whoever sent the alert, and does not try again. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'AppError';
}

/** The steps of one import, each invoked again until it has answered, as the workflow does. */
async function importRun(): Promise<() => () => Promise<Attempted>> {
  const steps = await importSteps();
  const names = Object.keys(steps);
  return () => {
    let at = 0;
    let input: Record<string, unknown> = importStartOf(world);
    return async () => {
      while (at < names.length) {
        const name = names[at] ?? '';
        const handler = steps[name];
        if (handler === undefined) throw new Error(name);
        const attempted = await stepOnce(
          handler,
          name === 'finish-import' ? { ...input, results: [input] } : input,
          isRefusal,
        );
        if (attempted.kind === 'again' || typeof attempted.answer === 'string') return attempted;
        const answer = attempted.answer as Record<string, unknown>;
        const [reading] = Array.isArray(answer.machines) ? answer.machines : [];
        input = { ...input, ...answer, ...(reading && { reading, position: 0, of: 1 }) };
        at += 1;
      }
      return { kind: 'done', answer: settled(input) };
    };
  };
}
