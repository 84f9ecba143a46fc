/**
 * `npm run bench`: measures what `docs/performance.md` promises, prints it, and writes it there with the machine it came
 * from. Counts and ratios are what to go by; seconds are this machine's.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { removeTemporaryDirectories } from '#test/support/temporary-directories.ts';
import { firstLoad, type MeasuredRoute, readBuild } from '../../frontend/size-report.ts';
import type { alertImportCosts } from './alert-import.ts';
import type { alertReading } from './alert-reading.ts';
import { apart } from './apart.ts';
import { coldStarts } from './cold-start.ts';
import { firstPaints } from './first-paint.ts';
import { functionSize } from './function-size.ts';
import type { matchingAtScale } from './matching-at-scale.ts';
import type { noticeBurst, repairNotices } from './notices.ts';
import { listSizes, type orderIndexCosts, type orderListCosts } from './order-lists.ts';
import { procedureCosts } from './procedures.ts';
import { requestOverhead } from './request-overhead.ts';
import { searchTransitions } from './search-transitions.ts';
import { startToReady } from './start-to-ready.ts';

type Row = readonly string[];

const apis = ['api-public', 'api-app', 'api-tech', 'api-admin'] as const;
const document = 'docs/performance.md';

process.on('exit', removeTemporaryDirectories);

const ready = await startToReady();
const transitions = await searchTransitions();
const { paints, firstVisits } = await firstPaints();
const overheads = await requestOverhead();
const reading = await measuredBy<typeof alertReading>('alert-reading.ts', 'alertReading');
const sections = [
  section(
    '`npm start` to ready',
    ['start', 'seconds'],
    [
      ['first, nothing built', seconds(ready.first)],
      ['second', seconds(ready.second)],
    ],
  ),
  section(
    'API functions: size and cold start',
    ['function', 'KB gzip at init (aim 250)', 'KB gzip in all', 'load, ms', 'times a bare handler'],
    functionRows(),
  ),
  section(
    'First paint, from the cache',
    ['page', 'first paint, ms', 'largest, ms', 'times a plain page'],
    paints.map(({ page, firstMs, largestMs, timesPlain }) => [
      page,
      firstMs.toFixed(0),
      largestMs.toFixed(0),
      timesPlain.toFixed(1),
    ]),
  ),
  section(
    'First visit by a phone: nothing cached, a processor four times as slow, 1.6 Mbit/s, 150 ms',
    ['page', 'first paint, ms', 'largest, ms', 'blocked, ms', 'requests', 'KB'],
    firstVisits.map(({ page, firstMs, largestMs, blockedMs, requests, kilobytes }) => [
      page,
      firstMs.toFixed(0),
      largestMs.toFixed(0),
      blockedMs.toFixed(0),
      String(requests),
      kilobytes.toFixed(0),
    ]),
  ),
  section(
    'State transitions of a search',
    ['search', 'transitions', 'aim'],
    [
      ['booked in the first wave', String(transitions.bookedInFirstWave), '8'],
      ['whole, 630 seconds', String(transitions.wholeSearch), '30'],
    ],
  ),
  section(
    'Request overhead, without the database',
    ['call', 'event in, JSON out, µs', 'the router alone, µs', 'times'],
    overheads.map(({ name, stackMicros, routerMicros }) => [
      name,
      stackMicros.toFixed(0),
      routerMicros.toFixed(0),
      (stackMicros / routerMicros).toFixed(1),
    ]),
  ),
  section('First load, KB gzip of script and style', ['page', 'KB', 'aim'], firstLoadRows()),
  section(
    'Alerts read right',
    [
      'messages',
      'number',
      'entirely right',
      'outcome right',
      'severities right',
      'mean F1',
      'lowest F1',
      'orders for no alert',
    ],
    reading.scores.map((score) => [
      score.set,
      String(score.messages),
      percent(score.allRight),
      percent(score.outcomeRight),
      percent(score.severityRight),
      score.macroF1.toFixed(3),
      Math.min(...Object.values(score.fields).map(({ f1 }) => f1)).toFixed(3),
      String(score.ordersForNonAlerts),
    ]),
    'Nothing was learnt from these: `training/README.md` says what they are.',
  ),
  section(
    'Alerts read right, by field: precision, recall and F1',
    ['field', ...reading.scores.map(({ set }) => set)],
    [...new Set(reading.scores.flatMap(({ fields }) => Object.keys(fields)))].map((field) => [
      field,
      ...reading.scores.map(({ fields }) => {
        const found = Object.entries(fields).find(([name]) => name === field)?.[1];
        return found === undefined
          ? ''
          : [found.precision, found.recall, found.f1].map((share) => share.toFixed(3)).join(', ');
      }),
    ]),
  ),
  section(
    'Reading of alerts',
    ['messages', 'number', 'a second', 'times the bare work'],
    reading.speeds.map(({ name, messages, perSecond, timesBare }) => [
      name,
      String(messages),
      perSecond.toFixed(0),
      timesBare.toFixed(1),
    ]),
  ),
  section(
    'Reading of long alerts',
    ['message', 'KB', 'ms', 'times for the double'],
    reading.growths.map(({ name, kilobytes, ms, timesForDouble }) => [
      name,
      kilobytes.toFixed(0),
      ms.toFixed(1),
      timesForDouble.toFixed(1),
    ]),
  ),
  section(
    'Live heap while alerts are read',
    ['messages read', 'MB'],
    reading.heap.map(({ messages, megabytes }) => [messages.toLocaleString('en'), megabytes.toFixed(1)]),
  ),
  section(
    'Import of a pasted alert, from the call to the pending order',
    [
      'paste',
      'read units',
      'write units',
      'round trips',
      'state transitions',
      'bytes kept',
      'most bytes of a state',
    ],
    (await measuredBy<typeof alertImportCosts>('alert-import.ts', 'alertImportCosts')).map((cost) => [
      cost.name,
      String(cost.unitsRead),
      String(cost.unitsWritten),
      String(cost.roundTrips),
      String(cost.transitions),
      cost.bytesKept.toLocaleString('en'),
      cost.mostStateBytes.toLocaleString('en'),
    ]),
    'The call and its workflow together; the polls of the dialog are not among them.',
  ),
  section(
    'Procedures',
    ['call', 'read units', 'write units', 'round trips'],
    (await procedureCosts()).map(({ name, unitsRead, unitsWritten, roundTrips }) => [
      name,
      String(unitsRead),
      String(unitsWritten),
      String(roundTrips),
    ]),
  ),
  section(
    'What people are sent of one repair, from alert to rating',
    ['reached by', 'texts', 'aim', 'mails', 'pushes', 'read units', 'write units'],
    (await measuredBy<typeof repairNotices>('notices.ts', 'repairNotices')).map((sent) => [
      sent.reach,
      String(sent.texts),
      String(sent.aim),
      String(sent.mails),
      String(sent.pushes),
      String(sent.unitsRead),
      String(sent.unitsWritten),
    ]),
    'A company of five managers with one owner, a wave of 25 technicians, three offers, two messages; nobody looks at anything. Units are those of the senders.',
  ),
  section(
    'A burst of notices, each event brought twice, one mail in a hundred failing at first',
    [
      'notices',
      'lost',
      'doubled',
      'a second',
      'times the bare claims',
      'read units of each',
      'write units of each',
    ],
    [await measuredBy<typeof noticeBurst>('notices.ts', 'noticeBurst')].map((burst) => [
      burst.notices.toLocaleString('en'),
      String(burst.lost),
      String(burst.doubled),
      burst.perSecond.toFixed(0),
      burst.timesBare.toFixed(1),
      burst.unitsRead.toFixed(2),
      burst.unitsWritten.toFixed(2),
    ]),
  ),
  section(
    'A page of 20 orders, by the number of orders in the company',
    ['list', ...listSizes.map((size) => `units at ${size.toLocaleString('en')}`), 'round trips', 'median ms'],
    (await measuredBy<typeof orderListCosts>('order-lists.ts', 'orderListCosts')).map(
      ({ list, units, roundTrips, medianMs }) => [
        list,
        ...units.map(String),
        String(roundTrips),
        medianMs.toFixed(0),
      ],
    ),
    'Of the search’s rows those of the words that are asked for were there, each as often as it would be: all rows of a million orders would be a hundred million.',
  ),
  section(
    'Bringing a change into people’s lists and the search',
    ['change', 'write units'],
    (await measuredBy<typeof orderIndexCosts>('order-lists.ts', 'orderIndexCosts')).map(
      ({ change, unitsWritten }) => [change, String(unitsWritten)],
    ),
  ),
  section(
    'One search for the nearest 200 eligible technicians, by the queries that the table would be asked',
    [
      'technicians',
      'jobsite',
      'brand',
      'miles',
      'in reach',
      'eligible',
      'found',
      'rows read',
      'read units',
      'round trips',
      'ms',
    ],
    (await measuredBy<typeof matchingAtScale>('matching-at-scale.ts', 'matchingAtScale')).map((cost) => [
      cost.technicians.toLocaleString('en'),
      cost.place,
      cost.brand,
      String(cost.radiusMiles),
      cost.inReach.toLocaleString('en'),
      cost.eligible.toLocaleString('en'),
      String(cost.found),
      cost.rowsRead.toLocaleString('en'),
      String(cost.readUnits),
      String(cost.roundTrips),
      cost.ms.toFixed(0),
    ]),
  ),
];
const measured = `Measured with Node ${process.versions.node} on ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB.\n\n${sections.join('\n')}`;
console.log(`\n${measured}`);
writeBetweenMarks(measured);
execFileSync('node_modules/.bin/biome', ['format', '--write', document]);

function measuredBy<Bench extends () => Promise<unknown>>(file: string, name: string) {
  return apart<Awaited<ReturnType<Bench>>>(file, name);
}

function functionRows(): Row[] {
  const [bare, ...starts] = coldStarts(apis);
  const rows = apis.map((id) => {
    const { initKb, allKb } = functionSize(id);
    const start = starts.find((one) => one.id === id);
    return [
      id,
      String(initKb),
      String(allKb),
      start?.medianMs.toFixed(0) ?? '',
      start?.timesBare.toFixed(1) ?? '',
    ];
  });
  return [...rows, ['bare handler', '', '', bare?.medianMs.toFixed(1) ?? '', '1']];
}

function firstLoadRows(): Row[] {
  const { manifest, gzipBytes } = readBuild('build/site');
  const pages: [MeasuredRoute, string][] = [
    ['/login', '170'],
    ['/order-service', '185'],
    ['shell', '230'],
    ['/orders/needs-service', '242'],
    ['/orders', '242'],
    ['/orders/history', '242'],
    ['/orders/{id}', '280'],
    ['/users', '262'],
    ['/orders/new', '276'],
  ];
  return pages.map(([route, aim]) => [
    route,
    (firstLoad(manifest, route, gzipBytes).bytes / 1000).toFixed(1),
    aim,
  ]);
}

function section(title: string, heads: Row, rows: readonly Row[], note?: string): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`;
  const rule = heads.map((_, column) => (column === 0 ? '---' : '---:'));
  const table = [heads, rule, ...rows].map(line).join('\n');
  return `### ${title}\n${note === undefined ? '' : `\n${note}\n\n`}${table}\n`;
}

function seconds(value: number): string {
  return value.toFixed(1);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function writeBetweenMarks(text: string): void {
  const [start, end] = ['<!-- measured -->', '<!-- /measured -->'];
  const before = readFileSync(document, 'utf8');
  const [from, to] = [before.indexOf(start), before.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${document} lacks its marks ${start} and ${end}.`);
  writeFileSync(document, `${before.slice(0, from + start.length)}\n${text}\n${before.slice(to)}`);
}
