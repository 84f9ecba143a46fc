import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TestDatabase } from '../support/database.ts';
import { startEveryOperation } from '../support/every-operation.ts';
import {
  type AwsCall,
  canHappen,
  type Fault,
  type FaultyServices,
  faults,
} from '../support/injected-faults.ts';
import type { Operation } from '../support/operations.ts';
import type { Rows, TableSnapshot } from '../support/table-snapshot.ts';
import type { WholeWorld } from '../support/whole-world.ts';
import { share } from './share.ts';

/**
 * Whichever call to AWS fails, the caller gets a retryable code, or the service's own queue, stream or workflow
 * retries. After the retry, the table and the other services look as if nothing had failed.
 */
let database: TestDatabase;
let services: FaultyServices;
let snapshot: TableSnapshot;
let world: WholeWorld;
let operations: readonly Operation[];
/** The operations in this run's share. */
let tried: readonly Operation[];

beforeAll(async () => {
  ({ database, world, services, snapshot, operations } = await startEveryOperation());
  // Always include the one operation whose calls can partly succeed.
  tried = operations.filter(({ name }, place) => place % share(1, 4) === 0 || name === 'publish-events');
  // Pauses between tries are a random fraction of a second.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.useFakeTimers({ toFake: ['Date'], now: world.now });
}, 120_000);

afterAll(async () => {
  vi.useRealTimers();
  services.stop();
  await database.stop();
});

describe('a fault at any call to AWS', { timeout: share(3_600_000, 180_000) }, () => {
  test('is reported with a retryable code and leaves nothing lost, doubled or half written', async () => {
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
    // Every fault occurred, and every operation called AWS.
    expect([...new Set(cases.map(({ kind }) => kind))]).toEqual(faults);
    expect([...new Set(all.map(({ operation }) => operation.name))]).toEqual(tried.map(({ name }) => name));
  });
});

/** All of them, or five spread evenly. */
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

/** Runs each operation without a fault, to record its calls and its expected outcome. */
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
      // Without a name for the place, the call succeeds with coordinates instead (`find-place.ts`).
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
  // Email and SMS have no deduplication: a process that dies between sending and recording sends again.
  const mayRepeat = /^(?:lost-after|dies|throttled|timeout|connection|server|conflict)/.test(kind);
  // If the answer to a start is lost, the import is marked failed, and that execution's steps stop.
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
    // These rows may differ: rate limits counted twice, gaps in ids, the latest text topic, and the technicians a wave
    // considered.
    .filter(
      ([key, { kind }]) =>
        !/^(?:RATE#|TEXTS#|TEXT_PACE |CODES#|COUNTER )|TEXT_TOPIC$/.test(key) && kind !== 'considered',
    )
    .filter(([, row]) => !(row.kind === 'run' && row.error === 'Failed to start import. Please try again.'))
    .map(([, row]) => settled(row, orders));
  return {
    answer: settled(answer, orders),
    // Superseded codes and passkeys stay until they expire. A provider key whose answer was lost is replaced, which is
    // logged.
    rows: [
      ...rows.filter(
        (row, place) =>
          !/"kind":"(?:passkey|sign-up|command)"|"provider_key_replaced"/.test(row) ||
          rows.indexOf(row) === place,
      ),
      ...removed.map((key) => `removed ${key}`),
    ].sort(),
    // Stopping an execution is optional: its steps check whether they may go on.
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

/** As text, without what depends on chance or on the time of the try: generated ids, secrets, expiry times. */
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

/** Within the time that all tries together may take. */
function isOfTry(time: string): boolean {
  const later = Date.parse(time) - world.now.getTime();
  return later >= 0 && later <= mostTries * 90_000;
}

const ofChance = new Set([
  'expiresAt',
  'claimedUntil',
  'validUntil',
  // When an order's offers expire, on the order and on its card: three hours after they were made.
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
  // Also written by the first sign-in after the sign-up.
  'identityAt',
  // Of an interrupted transfer and of a presigned form.
  'moved',
  'fields',
]);
