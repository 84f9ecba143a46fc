import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { ListQuery } from '#functions/orders/lists/filter.rules.ts';
import { groupOf } from '#functions/orders/lists/groups.rules.ts';
import { isFindKey, listedKey, rowsOf } from '#functions/orders/lists/index-rows.ts';
import { listOrders } from '#functions/orders/lists/list-orders.ts';
import { listingOf } from '#functions/orders/lists/listing.ts';
import { packCard } from '#functions/orders/lists/pack-card.rules.ts';
import { cursorAfter, prioritySortKey, timeSortKey } from '#functions/orders/lists/sort-keys.rules.ts';
import type { Order } from '#functions/orders/order.ts';
import { groupKey, orderKey, orderRow } from '#functions/orders/store/order-rows.ts';
import { documentClient, type Key, type Row } from '#functions/platform/table.ts';
import { priorities } from '#schema/alerts/severity.ts';
import { ordersAllInput } from '#schema/orders/order-calls.ts';
import type { OrderStatus } from '#schema/orders/order-values.ts';
import { fleetManager } from '#test/support/callers.ts';
import { metered, searchTableDefinition, startDatabase, tableDefinition } from '#test/support/database.ts';
import { anOrder } from '#test/support/many-orders.ts';
import { hand, orderRecord } from '#test/support/order-index.ts';
import { temporaryDirectory } from '#test/support/temporary-directories.ts';

/** The cost of one page of a list, by the number of orders in the company. */
export interface ListCost {
  readonly list: string;
  readonly units: readonly number[];
  readonly shown: readonly number[];
  /** The most at any size. */
  readonly roundTrips: number;
  /** At the largest size. */
  readonly medianMs: number;
}

/** What it writes to bring a change into people's lists and the search. */
export interface IndexCost {
  readonly change: string;
  readonly unitsWritten: number;
}

/** Orders per company. `LIST_BENCH_ORDERS` sets a lower limit. */
export const listSizes = [100, 10_000, Number(process.env.LIST_BENCH_ORDERS ?? 1_000_000)] as const;

/**
 * Reads pages of each kind in companies of each size. All orders are in their tabs and their owners' lists. The search
 * table only has the rows of the words searched for, each as often as it would occur: a million orders would have a
 * hundred million rows. Rows are imported as from a DynamoDB export, not written.
 */
export async function orderListCosts(): Promise<ListCost[]> {
  const directory = temporaryDirectory('order-lists');
  for (const size of listSizes) await exportCompany(directory, size);
  const child = await imported(directory);
  try {
    const costs: ListCost[] = [];
    for (const list of lists) costs.push(await costOf(list));
    return costs;
  } finally {
    documentClient.destroy();
    child.kill('SIGKILL');
  }
}

/** Indexes a typical order's changes one after another. */
export async function orderIndexCosts(): Promise<IndexCost[]> {
  const database = await startDatabase();
  try {
    const created = anOrder(companyOf(0), '10001', { owner: null });
    const approved: Order = {
      ...created,
      version: 2,
      status: 'open',
      owner: personOf(1),
      issue: 'Hydraulic pressure drops under load, the boom drifts',
    };
    const changes: [string, Order, Order | undefined][] = [
      ['created from an alert', created, undefined],
      ['approved, with another issue', approved, created],
      ['PO number', { ...approved, version: 3, poNumber: 'PO-7' }, approved],
      ['another priority', { ...approved, version: 4, priority: 'critical' }, approved],
      ['a participant', { ...approved, version: 5, participants: [personOf(2)] }, approved],
    ];
    const costs: IndexCost[] = [];
    for (const [change, after, before] of changes) {
      const record = orderRecord(orderRow(after), before && orderRow(before));
      const { unitsWritten } = await metered(() => hand([record]));
      costs.push({ change, unitsWritten });
    }
    return costs;
  } finally {
    await database.stop();
  }
}

interface ListCase {
  readonly name: string;
  readonly query: (size: number) => Partial<ListQuery>;
}

const tableName = 'order-lists';
const since = Date.parse('2023-01-01T00:00:00.000Z');
const yearsMs = 3 * 365 * 86_400_000;
const people = 200;
const common = 'boom';
const rare = 'swingmot';
const series = '1FF350PA';

/** One of each filter, some combinations, and each kind of search. */
const lists: readonly ListCase[] = [
  { name: 'a tab', query: () => ({}) },
  {
    name: 'a tab, half way down',
    query: (size) => ({
      cursor: cursorAfter('time', 'desc', timeSortKey(orderAt(size, Math.floor(size / 2)))),
    }),
  },
  { name: 'a tab, by priority', query: () => ({ sort: 'priority' }) },
  { name: 'with cancelled ones', query: () => ({ status: 'scheduled', showCancelledJobs: true }) },
  { name: 'my orders', query: () => ({ allUsers: false }) },
  { name: "one colleague's, by priority", query: () => ({ ...of(7), sort: 'priority' }) },
  { name: 'two priorities', query: () => ({ priorities: ['high', 'critical'] }) },
  { name: 'a month', query: () => ({ createdAt: month }) },
  { name: 'a month, by priority', query: () => ({ createdAt: month, sort: 'priority' }) },
  {
    name: "two people's critical ones of a month",
    query: () => ({ ...of(7, 8), priorities: ['critical'], createdAt: month }),
  },
  {
    name: 'with cancelled ones, my orders, low or high, by priority',
    query: () => ({
      status: 'scheduled',
      showCancelledJobs: true,
      allUsers: false,
      priorities: ['low', 'high'],
      sort: 'priority',
    }),
  },
  { name: 'search: number', query: (size) => ({ search: orderAt(size, midOf(size)).id }) },
  { name: 'search: serial number', query: (size) => ({ search: serialOf(midOf(size)) }) },
  { name: 'search: a word of every third', query: () => ({ search: common }) },
  { name: 'search: a word of every thousandth', query: () => ({ search: rare }) },
  { name: 'search: both words', query: () => ({ search: `${common} ${rare}` }) },
  { name: 'search: the common word in my orders', query: () => ({ search: common, allUsers: false }) },
];

const month = { from: '2024-06-01T00:00:00.000Z', to: '2024-06-30T23:59:59.999Z' };

function of(...who: number[]): Partial<ListQuery> {
  return { allUsers: false, participantIds: who.map((one) => personOf(one).id) };
}

async function costOf({ name, query }: ListCase): Promise<ListCost> {
  const measured = [];
  for (const [index, size] of listSizes.entries()) {
    const caller = fleetManager({ companyId: companyOf(index), accountId: personOf(1).id });
    const asked = ordersAllInput.parse({ status: 'complete', ...query(size) });
    const runs = [];
    for (let run = 0; run < 5; run += 1) {
      const started = performance.now();
      const cost = await metered(() => listOrders(caller, asked));
      runs.push({ ...cost, ms: performance.now() - started });
    }
    const [first] = runs;
    const ms = runs.map((run) => run.ms).sort((one, other) => one - other)[2] ?? 0;
    if (first !== undefined) measured.push({ ...first, ms });
  }
  return {
    list: name,
    units: measured.map(({ unitsRead }) => unitsRead),
    shown: measured.map(({ answer }) => answer.data.length),
    roundTrips: Math.max(...measured.map(({ roundTrips }) => roundTrips)),
    medianMs: measured.at(-1)?.ms ?? 0,
  };
}

/** Order `index` of a company of that size: half are complete, spread over three years. */
function orderAt(size: number, index: number) {
  return {
    id: String(10_001 + index + 10_000_000 * listSizes.indexOf(size)),
    createdAt: new Date(since + Math.floor((index / size) * yearsMs)).toISOString(),
    status: statuses[index % statuses.length] ?? 'complete',
    priority: priorities[Math.floor(index / statuses.length) % priorities.length] ?? 'low',
    owner: index % 23 === 0 ? null : personOf(Math.floor(index / 3) % people),
  } as const;
}

const statuses: readonly OrderStatus[] = [
  'pending',
  'complete',
  'open',
  'complete',
  'cancelled',
  'complete',
  'scheduled',
  'complete',
  'rejected',
  'complete',
];

/** A complete order from the middle. */
function midOf(size: number): number {
  return Math.floor(size / 20) * 10 + 1;
}

function serialOf(index: number): string {
  return `${series}XL${String(index).padStart(7, '0')}`;
}

function personOf(one: number) {
  return {
    id: `acc_01KJQ3Z6W8G6T0C0M9S1V4${String(one).padStart(4, '0')}`,
    fullName: 'Dana Reyes',
    picture: null,
  };
}

function companyOf(index: number): string {
  return `com_01KJQ3Z6W8G6T0C0M9S1V4X00${index}`;
}

/** The rows of one company's orders, in DynamoDB's export format. */
async function exportCompany(directory: string, size: number): Promise<void> {
  const company = companyOf(listSizes.indexOf(size));
  const sheet = anOrder(company, '1', {
    jobsite: { ...anOrder(company, '1').jobsite, name: 'North pit, haul road' },
  });
  const listing = listingOf({ ...sheet, status: 'complete' });
  const tables: Record<string, string[]> = { [tableName]: [], [`${tableName}-search`]: [] };
  const asked = new Set([common, rare, series.toLowerCase(), orderAt(size, midOf(size)).id]);
  let file = 0;
  const flush = async () => {
    for (const [table, lines] of Object.entries(tables)) {
      const folder = join(directory, 'source', table, 'data');
      mkdirSync(folder, { recursive: true });
      if (lines.length > 0) {
        const packed = await promisify(gzip)(`${lines.join('\n')}\n`, { level: 1 });
        writeFileSync(join(folder, `${company}-${file}.json.gz`), packed);
      }
      lines.length = 0;
    }
    file += 1;
  };
  const add = (table: string, row: Key | Row) => {
    tables[table]?.push(JSON.stringify({ Item: marshall(row, { removeUndefinedValues: true }) }));
  };
  for (let index = 0; index < size; index += 1) {
    const order = { ...sheet, ...orderAt(size, index) };
    const isInSeries = index % 10 === 1;
    const words = [
      ...(index % 3 === 1 ? [common] : []),
      ...(index % 1000 === 1 ? [rare] : []),
      ...(isInSeries ? [serialOf(index).toLowerCase()] : []),
      ...(index === midOf(size) ? [order.id] : []),
    ];
    const card = packCard(order);
    const group = groupOf(order.status);
    const list = groupKey(company, group);
    add(tableName, {
      ...orderKey(order.id),
      kind: 'order',
      gsi1pk: list,
      gsi1sk: timeSortKey(order),
      gsi2pk: list,
      gsi2sk: prioritySortKey(order),
      card,
    });
    const own = { ...listing, orderId: order.id, group, card, words };
    for (const made of rowsOf(own)) {
      if (!isFindKey(made)) add(tableName, made);
      else if (asked.has(made.pk.split('#').at(-1)?.replace('~', '') ?? '')) add(`${tableName}-search`, made);
    }
    // Only those that a page can reach.
    if (index >= size - 20_000 || index % 1000 === 1 || index === midOf(size)) {
      add(tableName, { ...listedKey(`${order.id}`), kind: 'order-listed', ...own, settled: true, stale: [] });
    }
    if (index % 50_000 === 49_999) await flush();
  }
  await flush();
}

/** A database with the exported rows, used by this process's stores. */
async function imported(directory: string): Promise<ChildProcess> {
  const binary = fileURLToPath(new URL('../../node_modules/@dynoxide/linux-x64/dynoxide', import.meta.url));
  const schema = join(directory, 'schema.json');
  const database = join(directory, 'lists.sqlite');
  const { StreamSpecification: _, ...table } = tableDefinition;
  writeFileSync(
    schema,
    JSON.stringify([
      { Table: { TableName: tableName, TableStatus: 'ACTIVE', ...table } },
      { Table: { TableName: `${tableName}-search`, TableStatus: 'ACTIVE', ...searchTableDefinition } },
    ]),
  );
  await ended(
    spawn(binary, [
      'import',
      '--source',
      join(directory, 'source'),
      '--schema',
      schema,
      '--output',
      database,
    ]),
  );
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const child = spawn(binary, ['serve', '--port', String(port), '--db-path', database], { stdio: 'ignore' });
  const endpoint = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + 60_000; ; ) {
    const isThere = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (isThere) break;
    if (Date.now() > deadline) throw new Error(`The database does not answer at ${endpoint}.`);
  }
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    TABLE_NAME: tableName,
    SEARCH_TABLE_NAME: `${tableName}-search`,
  });
  return child;
}

function ended(child: ChildProcess): Promise<void> {
  child.stdout?.resume();
  child.stderr?.resume();
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The import ended with ${code}.`)),
    );
  });
}
