import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { gatheringSeconds } from '#events/notifications.ts';
import { documentClient } from '#functions/platform/table.ts';
import { localCredentials } from '#local/services/local-credentials.ts';
import { type Permission, type RoleId, roles } from '#schema/accounts/roles.ts';
import { savedAccount, savedCompany } from '../support/accounts.ts';
import { eventually } from '../support/eventually.ts';
import {
  closedCompany,
  type HolderPart,
  type Holdings,
  type Ids,
  savedHoldings,
} from '../support/holdings.ts';
import { type Answer, frontDoor, type HttpCaller } from '../support/http-callers.ts';
import { idPositions, inputSchemas, inputs, valueAt, withValueAt } from '../support/procedure-inputs.ts';
import { type ProcedureName, type ProcedurePolicy, policies } from '../support/procedures.ts';
import { newStateDirectory } from '../support/temporary-directories.ts';
import { builtStacks, startWholeStack, type WholeStack } from '../support/whole-stack.ts';
import { fieldPaths, guardedFieldsIn } from '../support/withheld-fields.ts';
import { share } from './share.ts';

/**
 * Generated from the procedures and their policies: unauthorized callers learn nothing, over HTTP or from messages, and
 * change nothing. Has caught `updateParticipants` accepting people of another company (at full size), and commands
 * remembered by key alone, regardless of the sender.
 */

/** The people of one company, and people outside both. */
type Who = HolderPart | 'closed' | 'admin' | 'anonymous';
/** Also the manager of the other company. */
type Caller = Who | 'stranger';

/** One call. `swap` says what in its input belongs to someone else. */
interface Case {
  readonly who: Who;
  readonly swap: string;
  readonly input: unknown;
  /** Input positions that name something of the stranger's. */
  readonly strange: readonly string[];
}

/** Where a stranger's id is accepted and harmless, with its meaning there. Everywhere else it must be refused. */
const harmless: Readonly<Partial<Record<ProcedureName, Readonly<Record<string, string>>>>> = {
  'customers.orders.all': { 'participantIds[]': 'a filter that no order passes' },
  'customers.orders.getPendingOrdersCount': { 'participantIds[]': 'a filter that no order passes' },
  'customers.orders.create': { modelId: 'nothing, beside a machine of the company' },
  'customers.orders.approvePendingOrder': {
    'order.jobsiteId': 'nothing, without a name for the place',
    'order.faultCodeIds[]': 'a fault to keep that the order does not have',
  },
  'customers.orders.reviewJob': { 'attributes[]': 'one of a list that is the same for everybody' },
  'customers.orders.updateJobsite': { 'jobsite.id': 'nothing, without a name for the place' },
  'customers.orders.updateFaultCodes': { 'remove[]': 'a fault to remove that the order does not have' },
  'customers.accounts.getQuickPickParticipants': { jobsiteId: 'a place at which the company has no order' },
  'customers.accounts.emailExists': { id: 'somebody who does not bear the address' },
  'customers.accounts.all': { 'accountIds[]': 'a filter that nobody passes' },
  'customers.equipment.all': { modelId: 'a filter that no machine passes' },
  'customers.equipment.validateSerialNumber': {
    equipmentId: 'a machine that bears no number of the company',
    modelId: 'of no consequence',
  },
  'customers.equipment.validateUnitNumber': {
    equipmentId: 'a machine that bears no number of the company',
  },
  'customers.jobsites.suggestedAddress': { placeId: 'a place of the map, which is the same for everybody' },
  'public.suggestedAddress': { placeId: 'a place of the map, which is the same for everybody' },
  'customers.jobsites.jobsiteNameExists': { jobsiteId: 'a jobsite that has no name of the company' },
  'admin.orders.all': { 'participantIds[]': 'a filter that no order passes' },
  'admin.customers.all': { 'accountIds[]': 'a filter that nobody passes' },
  'admin.technicians.all': { 'accountIds[]': 'a filter that nobody passes' },
  'admin.technicians.create': {
    'profile.workHistory[].id': 'an entry of a profile that is new',
    'profile.trucks[].id': 'a truck of a profile that is new',
  },
  'technicians.profile.update': {
    'workHistory[].id': 'an entry that the own profile does not have',
    'trucks[].id': 'a truck that the own profile does not have',
  },
  'customers.technicians.getOverallRating': { id: 'what every customer may know of a technician' },
  'customers.technicians.getReviews': { technicianId: 'what every customer may know of a technician' },
};

const allStrange = 'all of a stranger’s';

const isWhole = share(1, 0) === 1;
const names = Object.keys(policies) as ProcedureName[];

let stateDirectory: string;
let stack: WholeStack;
let own: Holdings;
let strange: Holdings;
let callers: Readonly<Record<Caller, HttpCaller>>;
let untouched: Map<string, unknown>;
const counts = { cases: 0, outcomes: new Map<string, number>() };
const startedAt = performance.now();

beforeAll(async () => {
  stateDirectory = newStateDirectory();
  const cloudAssembly = await builtStacks();
  stack = await startWholeStack(cloudAssembly, stateDirectory);
  const door = frontDoor(stack, cloudAssembly);
  own = await savedHoldings('homesteadq', 'John Deere');
  strange = await savedHoldings('foreignerz', 'Komatsu');
  const ironcall = await savedCompany({ name: 'Ironcall', userType: 'admin' });
  const admin = await savedAccount({ userType: 'admin', roleId: 'Admin', companyId: ironcall.id });
  const closed = await closedCompany();
  const people = { ...own.accounts, closed: closed.manager, admin, stranger: strange.accounts.manager };
  const signedIn = await Promise.all(
    Object.entries(people).map(async ([who, account]) => [who, await door.signIn(account)] as const),
  );
  callers = { ...Object.fromEntries(signedIn), anonymous: door.signedOut() } as typeof callers;
  await Promise.all([upload(callers.manager, own.ids), upload(callers.stranger, strange.ids)]);
  await Promise.all([own.deactivate(), closed.close()]);
  untouched = await eventually(strangeRowsAtRest, 120_000);
}, 300_000);
afterAll(async () => {
  await stack?.kill();
  const seconds = (performance.now() - startedAt) / 1000;
  const outcomes = [...counts.outcomes].sort(([, one], [, other]) => other - one);
  process.stdout.write(
    `Isolation over HTTP: ${counts.cases} cases of ${names.length} procedures in ${seconds.toFixed(1)} s: ` +
      `${outcomes.map(([outcome, count]) => `${outcome} ×${count}`).join(', ')}\n`,
  );
});

describe('an unauthorized caller', () => {
  test.each(names)('learns and changes nothing through %s', async (name) => {
    const all = await casesOf(name);
    const cases = isWhole ? all : sampled(name, all);
    const wrongs: string[] = [];
    const check = async (one: Case) => {
      const answer = await callers[one.who].call(name, one.input);
      wrongs.push(...wrongsOf(name, one, answer).map((wrong) => `${one.who}, ${one.swap}: ${wrong}`));
      counts.cases += 1;
      counts.outcomes.set(answer.outcome, (counts.outcomes.get(answer.outcome) ?? 0) + 1);
      return answer;
    };

    await Promise.all(cases.filter((one) => !isOpen(name, one)).map(check));
    for (const one of cases.filter((given) => isOpen(name, given))) {
      const { outcome } = await check(one);
      if (outcome === 'done' && policies[name].kind === 'mutation') await own.restore();
    }

    // After each procedure in a full run, otherwise once at the end.
    if (isWhole && !isDeepStrictEqual(await strangeRows(), untouched))
      wrongs.push('changes a stranger’s rows');
    expect(wrongs).toEqual([]);
  });

  test('sees each field exactly as the readers’ table in docs/calls.md says', async () => {
    const { ids } = own;
    const orders = [ids.open, ids.booked, ids.complete].map((id) => ({ id }));
    const people = [ids.manager, ids.member].map((id) => ({ id }));
    const asked: readonly (readonly [Caller, ProcedureName, readonly unknown[]])[] = [
      ['manager', 'customers.orders.byId', orders],
      ['participant', 'customers.orders.byId', orders],
      ['owner', 'technicians.jobs.byId', orders],
      ['associate', 'technicians.jobs.byId', orders],
      ['admin', 'admin.orders.byId', orders],
      ['manager', 'customers.accounts.byId', people],
      ['member', 'customers.accounts.byId', people],
      ...(['manager', 'member', 'participant'] as const).map(
        (who) => [who, 'customers.profile.get', [undefined]] as const,
      ),
    ];

    const answers = await Promise.all(
      asked.flatMap(([who, name, all]) =>
        all.map(async (input) => ({ who, ...(await callers[who].call(name, input)) })),
      ),
    );

    expect(answers.map(({ outcome }) => outcome).filter((outcome) => outcome !== 'done')).toEqual([]);
    const seen = answers.flatMap(({ who, data }) => {
      const { account } = callers[who];
      return account === undefined ? [] : guardedFieldsIn(data, account);
    });
    const wordsOf = (some: typeof seen) => [
      ...new Set(some.map(({ name, reader }) => `${name} to ${reader}`)),
    ];
    expect(wordsOf(seen.filter(({ isShown }) => isShown)).sort()).toEqual(
      wordsOf(seen.filter(({ mayBeShown }) => mayBeShown)).sort(),
    );
    const names = Object.entries(fieldPaths).flatMap(([thing, fields]) =>
      Object.keys(fields).map((field) => `${thing}.${field}`),
    );
    expect(new Set(seen.map(({ name }) => name))).toEqual(new Set(names));
  });

  test('cannot use a cursor of a stranger’s list', async () => {
    const lists = (
      await Promise.all(names.map(async (name) => ((await hasCursor(name)) ? [name] : [])))
    ).flat();
    let given = 0;
    for (const name of lists) {
      const isAdmins = policies[name].surface === 'admin';
      const theirs = await callers[isAdmins ? 'admin' : 'stranger'].call(name, paged(name, strange.ids));
      const { nextCursor: cursor } = (theirs.data ?? {}) as { nextCursor?: string | null };
      if (!cursor || isAdmins) continue;
      given += 1;

      const mine = await callers.manager.call(name, { ...paged(name, own.ids), cursor });

      for (const secret of strange.secrets) expect(mine.text).not.toContain(secret);
    }
    expect(lists).toContain('customers.orders.all');
    expect(given).toBeGreaterThan(0);
  });

  test('learns no more from a batch of queries than from each alone', async () => {
    const asked = names.filter((name) => {
      const { surface, kind, entity }: ProcedurePolicy = policies[name];
      return surface === 'app' && kind === 'query' && entity === 'order';
    });
    for (const name of asked) {
      const both = { 0: inputs[name](own.ids), 1: inputs[name](strange.ids) };

      const { text } = await callers.manager.call(`${name},${name}?batch=1`, both);

      const [first, second] = JSON.parse(text) as { error?: { data: { code: string } } }[];
      expect(first?.error, name).toBeUndefined();
      expect(second?.error?.data.code, name).toBe('NOT_FOUND');
      for (const secret of strange.secrets) expect(text).not.toContain(secret);
    }
    expect(asked.length).toBeGreaterThan(0);
  });

  test('does not get the answer to another person’s idempotency key', async () => {
    const key = randomUUID();
    const setPoNumber = (who: Caller, id: string, poNumber: string) =>
      callers[who].call('customers.orders.updatePoNumber', { id, poNumber }, key);
    await setPoNumber('manager', own.ids.open, 'PO-1');

    const another = await setPoNumber('member', own.ids.booked, 'PO-2');
    const outsider = await setPoNumber('outsider', own.ids.open, 'PO-1');
    const stranger = await setPoNumber('stranger', own.ids.open, 'PO-1');

    expect(another.data).toMatchObject({ order: { id: own.ids.booked, poNumber: 'PO-2' } });
    expect([outsider.outcome, stranger.outcome]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    await own.restore();
  });

  test('cannot upload files to a stranger’s order or read its files', async () => {
    const { data } = await callers.manager.call('customers.orders.getS3PresignedPost', {
      orderId: own.ids.open,
      fileType: 'image/png',
    });
    const { url, fields } = data as { url: string; fields: Record<string, string> };
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) {
      form.append(field, field === 'key' ? value.replace(own.ids.open, strange.ids.open) : value);
    }
    form.append('file', new Blob(['x']), 'gate.png');

    const put = await fetch(url, { method: 'POST', body: form });
    const read = await callers.manager.call('customers.orders.getFileUrl', {
      orderId: own.ids.open,
      uri: own.ids.openUri,
    });
    const { url: readUrl } = read.data as { url: string };
    const swapped = await fetch(
      readUrl
        .replace(own.ids.openUri, strange.ids.openUri)
        .replace(`orders/${own.ids.open}/`, `orders/${strange.ids.open}/`),
    );

    expect(put.status).toBe(403);
    expect(swapped.status).toBe(403);
  });

  test('has left the stranger’s rows unchanged', async () => {
    expect(await strangeRows()).toEqual(untouched);
  });

  // Some mail is delayed, and while the clock moves on, the stranger's own search continues.
  test('causes no messages to a stranger, and no hidden data in those to others', async () => {
    const sentTo = (part: string) => inbox({ to: part });
    const message = 'technicians.jobs.createOrderUpdate';
    const { outcome } = await callers.owner.call(message, inputs[message](own.ids));
    expect(outcome).toBe('done');
    await stack.advance((gatheringSeconds + 1) * 1000);
    await eventually(
      async () => ((await sentTo('@homesteadq.example')).length > 0 ? true : undefined),
      60_000,
    );

    expect(await sentTo('foreignerz')).toEqual([]);
    expect(await inbox({ about: 'foreignerz' })).toEqual([]);
    for (const { id, phone } of Object.values(strange.accounts)) {
      expect(phone === null ? [] : await sentTo(phone), id).toEqual([]);
    }
    for (const who of ['participant', 'outsider', 'member', 'associate'] as const) {
      const { email, phone } = own.accounts[who];
      const sent = [...(await sentTo(email)), ...(phone === null ? [] : await sentTo(phone))];
      for (const secret of hiddenFrom(who)) expect(JSON.stringify(sent), who).not.toContain(secret);
    }
  });
});

/** Uploads the files that the inputs name. */
async function upload(who: HttpCaller, { open, openUri, bookedUri }: Ids): Promise<void> {
  const { data } = await who.call('customers.orders.getS3PresignedPost', {
    orderId: open,
    fileType: 'image/png',
  });
  const [, bucket] = /([^/]+)\/?$/.exec((data as { url: string }).url) ?? [];
  const storage = new S3Client({
    endpoint: stack.awsEndpoint,
    region: 'us-east-1',
    credentials: localCredentials,
    forcePathStyle: true,
  });
  for (const Key of [openUri, bookedUri]) {
    await storage.send(new PutObjectCommand({ Bucket: bucket, Key, Body: 'x' }));
  }
}

async function inbox(query: Readonly<Record<string, string>>): Promise<{ text: string }[]> {
  const answer = await fetch(`${stack.siteUrl}/_local/api/inbox?${new URLSearchParams(query).toString()}`);
  return (await answer.json()) as { text: string }[];
}

/** Whether the procedure is a list with cursors. */
async function hasCursor(name: ProcedureName): Promise<boolean> {
  const [schema] = await inputSchemas(name);
  return policies[name].kind === 'query' && schema instanceof z.ZodObject && 'cursor' in schema.shape;
}

/** One row per page, unfiltered. */
function paged(name: ProcedureName, ids: Ids): object {
  const { participantIds: _, ...input } = inputs[name](ids) as Record<string, unknown>;
  return { ...input, limit: 1 };
}

/** Throws if an id that the procedure accepts is missing from the cases. */
async function casesOf(name: ProcedureName): Promise<Case[]> {
  const policy: ProcedurePolicy = policies[name];
  const [mine, theirs] = [inputs[name](own.ids), inputs[name](strange.ids)];
  const positions = await idPositions(name);
  for (const position of positions) {
    const [here, there] = [valueAt(mine, position), valueAt(theirs, position)];
    const isCommon = here === there && harmless[name]?.[position] !== undefined;
    if (here === undefined || (here === there && !isCommon)) {
      throw new Error(`${name} can be told something at ${position}: say what in its input.`);
    }
  }
  return (Object.keys(callers) as Caller[]).flatMap((who): Case[] => {
    if (who === 'stranger') return [];
    const isRefused = refusedAnyhow(policy, who) !== undefined;
    const cases: Case[] = [];
    // Changes to the caller's own data are tested elsewhere; reads are checked here.
    if (isRefused || policy.kind === 'query') cases.push({ who, swap: 'its own', input: mine, strange: [] });
    if (positions.length > 0 && !(who === 'admin' && policy.surface === 'admin')) {
      cases.push({ who, swap: allStrange, input: theirs, strange: positions });
      if (positions.length > 1) {
        for (const position of positions) {
          const input = withValueAt(mine, position, valueAt(theirs, position));
          cases.push({ who, swap: position, input, strange: [position] });
        }
      }
    }
    for (const position of positions) {
      const value = String(valueAt(mine, position));
      for (const [swap, other] of [
        ['none', missing(value)],
        ['another kind', otherKind(value)],
      ] as const) {
        const input = withValueAt(mine, position, other);
        // An entry of the caller's own order is still the caller's own.
        const isOwn = swap === 'another kind' && /^\d+\.\d{6}$/.test(value);
        cases.push({ who, swap: `${position}: ${swap}`, input, strange: isOwn ? [] : [position] });
      }
    }
    return cases;
  });
}

function wrongsOf(name: ProcedureName, one: Case, { outcome, httpStatus, text, data }: Answer): string[] {
  const policy: ProcedurePolicy = policies[name];
  const wrongs: string[] = [];
  const wrong = (what: string) => wrongs.push(`${what}: ${text.slice(0, 300)}`);
  if (httpStatus >= 500 && outcome !== 'UNAVAILABLE') wrong('failed');
  // Callers may get back what they sent.
  const said = JSON.stringify(one.input) ?? '';
  const told = [...idsIn(said)].reduce((left, id) => left.replaceAll(id, ''), text);
  for (const secret of hiddenFrom(one.who)) if (told.includes(secret)) wrong(`tells ${secret}`);
  const { account } = callers[one.who];
  for (const field of account ? guardedFieldsIn(data, account) : [])
    if (field.isShown && !field.mayBeShown) wrong(`shows ${field.name} to ${field.reader}`);

  // Deactivated people get no new token, and a full run may outlast their last one.
  if (isWhole && isDeactivated(one.who) && outcome === 'UNAUTHORIZED') return wrongs;
  const refusal = refusedAnyhow(policy, one.who);
  if (refusal !== undefined) {
    if (!refusal.includes(outcome)) wrong(`answers ${outcome}, not ${refusal.join(' or ')}`);
    return wrongs;
  }
  if (one.strange.length === 0 || policy.surface === 'public') return wrongs;
  const isHarmless = one.strange.every((position) => harmless[name]?.[position] !== undefined);
  if (outcome === 'done' && !isHarmless) wrong('takes a stranger’s id');
  if (one.swap === allStrange && policy.entity !== null) {
    // Other parts of the input may be checked first.
    const right = one.strange.length === 1 ? ['NOT_FOUND'] : ['NOT_FOUND', 'BAD_INPUT'];
    if (!right.includes(outcome)) wrong(`answers ${outcome}, not ${right.join(' or ')}`);
  }
  return wrongs;
}

function idsIn(json: string): Set<string> {
  return new Set([...json.matchAll(/"([\w./-]+)"/g)].map(([, word = '']) => word));
}

/** The refusals that the caller gets regardless of the input; undefined if it depends on that. */
function refusedAnyhow(policy: ProcedurePolicy, who: Who): readonly string[] | undefined {
  if (policy.surface === 'public') return undefined;
  const account = callers[who].account;
  const surface =
    account && ({ customer: 'app', technician: 'tech', admin: 'admin' } as const)[account.userType];
  if (account === undefined || surface !== policy.surface) return ['UNAUTHORIZED'];
  const held: readonly Permission[] = roles[account.roleId satisfies RoleId].permissions;
  if (policy.permission !== null && !held.includes(policy.permission)) return ['FORBIDDEN'];
  // A read in parallel with the account's may be refused first, and bad input before both.
  if (isDeactivated(who) && policy.kind === 'mutation')
    return ['ACCOUNT_DEACTIVATED', 'NOT_FOUND', 'BAD_INPUT'];
  return undefined;
}

function isDeactivated(who: Who): boolean {
  return who === 'deactivated' || who === 'deactivatedTechnician' || who === 'closed';
}

/** Words that no answer to this caller may contain. Admins read everything. */
function hiddenFrom(who: Who): readonly string[] {
  switch (who) {
    case 'admin':
      return [];
    case 'anonymous':
    case 'closed':
      return [...strange.secrets, ...own.secrets];
    case 'participant':
    case 'outsider':
      return [
        ...strange.secrets,
        ...own.site.open,
        ...own.site.booked,
        ...own.inHouse.filter((words) => !words.includes('review')),
        own.technicianPhone,
        own.hiddenName,
      ];
    case 'owner':
      return [...strange.secrets, ...own.site.open, ...own.inHouse];
    case 'associate':
    case 'officeStaff':
    case 'deactivatedTechnician':
      return [...strange.secrets, ...own.site.open, ...own.site.booked, ...own.inHouse];
    default:
      return [...strange.secrets, own.hiddenName];
  }
}

/** An unused id of the same form. */
function missing(value: string): string {
  if (/^\d+$/.test(value)) return '99999999';
  if (/^\d+\.\d{6}$/.test(value)) return '99999999.000001';
  if (value.startsWith('orders/')) return 'orders/99999999/upl_1/a.png';
  return 'acc_nobody';
}

/** The id of something of another kind. */
function otherKind(value: string): string {
  if (/^\d+$/.test(value)) return '10000';
  if (/^\d+\.\d{6}$/.test(value)) return value.replace(/\d{6}$/, '000001');
  if (value.startsWith('orders/')) return own.ids.openUri === value ? own.ids.bookedUri : own.ids.openUri;
  return value === own.ids.run ? own.ids.company : own.ids.run;
}

/** Whether the call gets as far as looking up what it names. */
function isOpen(name: ProcedureName, { who }: Case): boolean {
  return refusedAnyhow(policies[name], who) === undefined;
}

/** Two cases that reach the procedure, and one that does not. */
function sampled(name: ProcedureName, cases: readonly Case[]): Case[] {
  const offset = names.indexOf(name);
  return [
    ...spread(
      cases.filter((one) => isOpen(name, one)),
      2,
      offset,
    ),
    ...spread(
      cases.filter((one) => !isOpen(name, one)),
      1,
      offset,
    ),
  ];
}

/** `count` items, evenly spread, with a different offset for each procedure. */
function spread<T>(all: readonly T[], count: number, offset: number): T[] {
  if (all.length <= count) return [...all];
  const step = all.length / count;
  return Array.from({ length: count }, (_, index) => {
    const at = Math.floor(index * step + (offset % Math.ceil(step)));
    return all[at % all.length] as T;
  });
}

/** Once the stream consumers are done, whose later writes would look like the caller's. */
async function strangeRowsAtRest(): Promise<Map<string, unknown> | undefined> {
  const rows = await strangeRows();
  const keys = [...rows.keys()];
  const orders = keys.filter((key) => /^ORDER#\S+ HEAD$/.test(key));
  const technicians = keys.filter((key) => /^TECHNICIAN#\S+ PROFILE$/.test(key));
  const areListed = orders.every((key) => {
    const listed = rows.get(`LISTED${key.slice('ORDER'.length, -' HEAD'.length)} LISTED`);
    return typeof listed === 'object' && listed !== null && 'settled' in listed && listed.settled === true;
  });
  const areFiled = technicians.every((key) => rows.has(key.replace(/ PROFILE$/, ' FILED')));
  return areListed && areFiled ? rows : undefined;
}

/** All rows of or about the stranger, by key. */
async function strangeRows(): Promise<Map<string, unknown>> {
  const marks = [strange.ids.company, strange.ids.repairCompany, ...strange.secrets];
  for (const { id } of Object.values(strange.accounts)) marks.push(id);
  const partitions = [strange.ids.pending, strange.ids.open, strange.ids.booked, strange.ids.complete];
  const rows = new Map<string, unknown>();
  let startKey: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await documentClient.send(
      new ScanCommand({
        TableName: stack.tableName,
        ConsistentRead: true,
        ...(startKey && { ExclusiveStartKey: startKey }),
      }),
    );
    for (const row of Items) {
      const text = JSON.stringify(row);
      const isOfOrder = partitions.some((id) => String(row.pk).endsWith(`#${id}`));
      if (isOfOrder || marks.some((mark) => text.includes(mark))) rows.set(`${row.pk} ${row.sk}`, row);
    }
    startKey = LastEvaluatedKey;
  } while (startKey !== undefined);
  return rows;
}
