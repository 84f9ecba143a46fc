import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Policy, type ProcedureName, policies } from '#functions/platform/policy.ts';
import { documentClient } from '#functions/platform/table.ts';
import { type Permission, type RoleId, roles } from '#schema/roles.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { closedCompany, type HolderPart, type Holdings, savedHoldings } from '#test/support/holdings.ts';
import { type Answer, frontDoor, type HttpCaller } from '#test/support/http-callers.ts';
import { idPositions, inputs, valueAt, withValueAt } from '#test/support/procedure-inputs.ts';
import { eventually } from '#test/support/service-host.ts';
import { newStateDirectory } from '#test/support/temporary-directories.ts';
import { builtStacks, startWholeStack, type WholeStack } from '#test/support/whole-stack.ts';
import { share } from './share.ts';

/** Everybody of one company, and those who are of none of both. */
type Who = HolderPart | 'closed' | 'admin' | 'anonymous';

/** One call: `swap` says what about its input is not the caller's own. */
interface Case {
  readonly who: Who;
  readonly swap: string;
  readonly input: unknown;
  /** Positions at which it names what a stranger has. */
  readonly strange: readonly string[];
}

/** Where a stranger's id is taken and does no harm, with what comes of it. Everywhere else a call that names one is refused. */
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
  'customers.jobsites.jobsiteNameExists': { jobsiteId: 'a jobsite that has no name of the company' },
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
let callers: Readonly<Record<Who, HttpCaller>>;
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
  const people = { ...own.accounts, closed: closed.manager, admin };
  const signedIn = await Promise.all(
    Object.entries(people).map(async ([who, account]) => [who, await door.signIn(account)] as const),
  );
  callers = { ...Object.fromEntries(signedIn), anonymous: door.signedOut() } as typeof callers;
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

describe('who may not see it', () => {
  test.each(names)('learns and changes nothing by %s', async (name) => {
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

    expect(wrongs).toEqual([]);
    const left = isWhole ? await strangeRows() : untouched;
    expect(left).toEqual(untouched);
  });

  test('has left the stranger’s rows as they were', async () => {
    expect(await strangeRows()).toEqual(untouched);
  });
});

/** Throws where the procedure can be told an id that no case tells it. */
async function casesOf(name: ProcedureName): Promise<Case[]> {
  const policy: Policy = policies[name];
  const [mine, theirs] = [inputs[name](own.ids), inputs[name](strange.ids)];
  const positions = await idPositions(name);
  for (const position of positions) {
    const [here, there] = [valueAt(mine, position), valueAt(theirs, position)];
    const isCommon = here === there && harmless[name]?.[position] !== undefined;
    if (here === undefined || (here === there && !isCommon)) {
      throw new Error(`${name} can be told something at ${position}: say what in its input.`);
    }
  }
  return (Object.keys(callers) as Who[]).flatMap((who): Case[] => {
    const isRefused = refusedAnyhow(policy, who) !== undefined;
    const cases: Case[] = [];
    // What somebody may do with its own is for other tests; what it reads of it is looked at here.
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
        cases.push({ who, swap: `${position}: ${swap}`, input, strange: [] });
      }
    }
    return cases;
  });
}

/** What is wrong with an answer. */
function wrongsOf(name: ProcedureName, one: Case, { outcome, httpStatus, text }: Answer): string[] {
  const policy: Policy = policies[name];
  const wrongs: string[] = [];
  const wrong = (what: string) => wrongs.push(`${what}: ${text.slice(0, 300)}`);
  if (httpStatus >= 500 && outcome !== 'UNAVAILABLE') wrong('failed');
  // What somebody says itself, it may be told.
  const said = JSON.stringify(one.input) ?? '';
  const told = [...idsIn(said)].reduce((left, id) => left.replaceAll(id, ''), text);
  for (const secret of hiddenFrom(one.who)) if (told.includes(secret)) wrong(`tells ${secret}`);

  // Nobody gets another token once it is deactivated, and all cases together may take longer than the last one lives.
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
    // What else the input names may be looked at first.
    const right = one.strange.length === 1 ? ['NOT_FOUND'] : ['NOT_FOUND', 'BAD_INPUT'];
    if (!right.includes(outcome)) wrong(`answers ${outcome}, not ${right.join(' or ')}`);
  }
  return wrongs;
}

function idsIn(json: string): Set<string> {
  return new Set([...json.matchAll(/"([\w./-]+)"/g)].map(([, word = '']) => word));
}

/** Why the caller is refused whatever it asks about; undefined where it depends. */
function refusedAnyhow(policy: Policy, who: Who): readonly string[] | undefined {
  if (policy.surface === 'public') return undefined;
  const account = callers[who].account;
  const surface =
    account && ({ customer: 'app', technician: 'tech', admin: 'admin' } as const)[account.userType];
  if (account === undefined || surface !== policy.surface) return ['UNAUTHORIZED'];
  const held: readonly Permission[] = roles[account.roleId satisfies RoleId].permissions;
  if (policy.permission !== null && !held.includes(policy.permission)) return ['FORBIDDEN'];
  // What is asked side by side with the account may be refused first; an input that is none, before both.
  if (isDeactivated(who) && policy.kind === 'mutation')
    return ['ACCOUNT_DEACTIVATED', 'NOT_FOUND', 'BAD_INPUT'];
  return undefined;
}

function isDeactivated(who: Who): boolean {
  return who === 'deactivated' || who === 'deactivatedTechnician' || who === 'closed';
}

/** Words that no answer to somebody may hold. Admins read everything. */
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

/** An id of the same form that nothing has. */
function missing(value: string): string {
  if (/^\d+$/.test(value)) return '99999999';
  if (/^\d+\.\d{6}$/.test(value)) return '99999999.000001';
  if (value.startsWith('orders/')) return 'orders/99999999/upl_1/a.png';
  return 'acc_nobody';
}

/** An id that something of another kind has. */
function otherKind(value: string): string {
  if (/^\d+$/.test(value)) return '10000';
  if (/^\d+\.\d{6}$/.test(value)) return value.replace(/\d{6}$/, '000001');
  if (value.startsWith('orders/')) return own.ids.openUri === value ? own.ids.bookedUri : own.ids.openUri;
  return value === own.ids.run ? own.ids.company : own.ids.run;
}

/** Whether the call gets as far as to look at what it names. */
function isOpen(name: ProcedureName, { who }: Case): boolean {
  return refusedAnyhow(policies[name], who) === undefined;
}

/** Three that get as far as the procedure, and one that does not. */
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

/** So many of them, from all over, and others for each procedure. */
function spread<T>(all: readonly T[], count: number, offset: number): T[] {
  if (all.length <= count) return [...all];
  const step = all.length / count;
  return Array.from({ length: count }, (_, index) => {
    const at = Math.floor(index * step + (offset % Math.ceil(step)));
    return all[at % all.length] as T;
  });
}

/** Once the streams' consumers have dealt with them: what these write afterwards would look like somebody's doing. */
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

/** Whatever the table holds of the stranger or about it, by key. */
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
