import type { Score } from '#test/support/alert-score.ts';
import { firstLoad, type MeasuredRoute, readBuild } from '../../frontend/size-report.ts';
import type { alertImportCosts } from './alert-import.ts';
import type { alertReading } from './alert-reading.ts';
import { apart } from './apart.ts';
import { coldStarts } from './cold-start.ts';
import type { Figures } from './figures-page.ts';
import { firstPaints } from './first-paint.ts';
import { functionSize } from './function-size.ts';
import type { matchingAtScale } from './matching-at-scale.ts';
import type { noticeBurst, repairNotices } from './notices.ts';
import { type ListCost, listSizes, type orderIndexCosts, type orderListCosts } from './order-lists.ts';
import { procedureCosts } from './procedures.ts';
import { repairOnLaptop } from './repair-on-laptop.ts';
import { requestOverhead } from './request-overhead.ts';
import { searchTransitions } from './search-transitions.ts';
import { startToReady } from './start-to-ready.ts';

/** What `npm run bench` measures, in this order. `start` builds what `functions`, `paint` and `load` need. */
export const benches: Readonly<Record<string, () => Promise<readonly Figures[]>>> = {
  start: async () => {
    const { first, second } = await startToReady();
    const starts: [string, number][] = [
      ['first, nothing built', first],
      ['second', second],
    ];
    return [
      table('`npm start` to ready', starts, {
        start: ([name]) => name,
        seconds: ([, seconds]) => seconds.toFixed(1),
      }),
    ];
  },

  functions: async () => {
    const apis = ['api-public', 'api-app', 'api-tech', 'api-admin'] as const;
    const [bare, client, ...starts] = await coldStarts(apis);
    const rows = apis.map((id) => ({ ...functionSize(id), ...starts.find((one) => one.id === id), id }));
    const figures = table('API functions: size and cold start', rows, {
      function: ({ id }) => id,
      'KB gzip at init (aim 250)': ({ initKb }) => initKb,
      'KB gzip in all': ({ allKb }) => allKb,
      'load, ms': ({ medianMs }) => medianMs?.toFixed(0) ?? '',
      'times the document client (aim 1.5)': ({ timesClient }) => timesClient?.toFixed(2) ?? '',
      'times a bare handler': ({ timesBare }) => timesBare?.toFixed(1) ?? '',
    });
    const documentClient = [
      'document client alone',
      '',
      '',
      client?.medianMs.toFixed(0) ?? '',
      '1',
      client?.timesBare.toFixed(1) ?? '',
    ];
    const bareHandler = ['bare handler', '', '', bare?.medianMs.toFixed(1) ?? '', '', '1'];
    return [{ ...figures, rows: [...figures.rows, documentClient, bareHandler] }];
  },

  paint: async () => {
    const { paints, firstVisits } = await firstPaints();
    return [
      table('First paint, from the cache', paints, {
        page: ({ page }) => page,
        'first paint, ms': ({ firstMs }) => firstMs.toFixed(0),
        'largest, ms': ({ largestMs }) => largestMs.toFixed(0),
        'times a plain page': ({ timesPlain }) => timesPlain.toFixed(1),
      }),
      table('First visit by phone: nothing cached, CPU four times as slow, 1.6 Mbit/s, 150 ms', firstVisits, {
        page: ({ page }) => page,
        'first paint, ms': ({ firstMs }) => firstMs.toFixed(0),
        'largest, ms': ({ largestMs }) => largestMs.toFixed(0),
        'blocked, ms': ({ blockedMs }) => blockedMs.toFixed(0),
        requests: ({ requests }) => requests,
        'size, KB': ({ kilobytes }) => kilobytes.toFixed(0),
      }),
    ];
  },

  transitions: async () => {
    const { bookedInFirstWave, wholeSearch } = await searchTransitions();
    const searches: [string, number, number][] = [
      ['booked in the first wave', bookedInFirstWave, 8],
      ['whole, 630 seconds', wholeSearch, 30],
    ];
    return [
      table('State transitions of a search', searches, {
        search: ([name]) => name,
        transitions: ([, transitions]) => transitions,
        aim: ([, , aim]) => aim,
      }),
    ];
  },

  overhead: async () => [
    table('Request overhead, without the database', await requestOverhead(), {
      call: ({ name }) => name,
      'event in, JSON out, µs': ({ stackMicros }) => stackMicros.toFixed(0),
      'the router alone, µs': ({ routerMicros }) => routerMicros.toFixed(0),
      times: ({ stackMicros, routerMicros }) => (stackMicros / routerMicros).toFixed(1),
    }),
  ],

  load: async () => {
    const { manifest, gzipBytes } = readBuild('build/site');
    const pages: readonly [MeasuredRoute, number][] = [
      ['/login', 170],
      ['/order-service', 185],
      ['shell', 230],
      ['/orders/needs-service', 242],
      ['/orders', 242],
      ['/orders/history', 242],
      ['/orders/{id}', 280],
      ['/users', 262],
      ['/orders/new', 276],
    ];
    return [
      table('First load, KB gzip of script and style', pages, {
        page: ([route]) => route,
        'KB gzip': ([route]) => (firstLoad(manifest, route, gzipBytes).bytes / 1000).toFixed(1),
        aim: ([, aim]) => aim,
      }),
    ];
  },

  alerts: async () => {
    const { scores, speeds, growths, heap } = await measuredBy<typeof alertReading>(
      'alert-reading.ts',
      'alertReading',
    );
    const fields = [...new Set(scores.flatMap((score) => Object.keys(score.fields)))];
    return [
      table(
        'Alerts read right',
        scores,
        {
          messages: ({ set }) => set,
          number: ({ messages }) => messages,
          'entirely right': ({ allRight }) => percent(allRight),
          'outcome right': ({ outcomeRight }) => percent(outcomeRight),
          'severities right': ({ severityRight }) => percent(severityRight),
          'mean F1': ({ macroF1 }) => macroF1.toFixed(3),
          'lowest F1': (score) => Math.min(...Object.values(score.fields).map(({ f1 }) => f1)).toFixed(3),
          'orders for no alert': ({ ordersForNonAlerts }) => ordersForNonAlerts,
        },
        'The reader learned from none of these. `training/README.md` describes the sets.',
      ),
      table('Alerts read right, by field: precision, recall and F1', fields, {
        field: (name) => name,
        ...Object.fromEntries(scores.map((score) => [score.set, (name: string) => fieldScore(score, name)])),
      }),
      table('Speed of reading', speeds, {
        messages: ({ name }) => name,
        number: ({ messages }) => messages,
        'a second': ({ perSecond }) => perSecond.toFixed(0),
        'times the bare work': ({ timesBare }) => timesBare.toFixed(1),
      }),
      table('Long alerts', growths, {
        message: ({ name }) => name,
        'size, KB': ({ kilobytes }) => kilobytes.toFixed(0),
        ms: ({ ms }) => ms.toFixed(1),
        'times when twice as long': ({ timesForDouble }) => timesForDouble.toFixed(1),
      }),
      table('Live heap while alerts are read', heap, {
        'messages read': ({ messages }) => messages.toLocaleString('en'),
        'heap, MB': ({ megabytes }) => megabytes.toFixed(1),
      }),
    ];
  },

  import: async () => [
    table(
      'Import of a pasted alert, from the call to the pending order',
      await measuredBy<typeof alertImportCosts>('alert-import.ts', 'alertImportCosts'),
      {
        paste: ({ name }) => name,
        'read units': ({ unitsRead }) => unitsRead,
        'write units (aim 40)': ({ unitsWritten }) => unitsWritten,
        'round trips (aim 12)': ({ roundTrips }) => roundTrips,
        'state transitions': ({ transitions }) => transitions,
        'bytes kept': ({ bytesKept }) => bytesKept.toLocaleString('en'),
        'most bytes of a state': ({ mostStateBytes }) => mostStateBytes.toLocaleString('en'),
      },
      'The call and its workflow together, without the polls of the dialog. The aims are for one new machine.',
    ),
  ],

  procedures: async () => [
    table('Procedures', await procedureCosts(), {
      call: ({ name }) => name,
      'read units': ({ unitsRead }) => unitsRead,
      'write units': ({ unitsWritten }) => unitsWritten,
      'round trips': ({ roundTrips }) => roundTrips,
    }),
  ],

  notices: async () => [
    table(
      'What people are sent about one repair, from alert to rating',
      await measuredBy<typeof repairNotices>('notices.ts', 'repairNotices'),
      {
        'reached by': ({ reach }) => reach,
        texts: ({ texts }) => texts,
        aim: ({ aim }) => aim,
        mails: ({ mails }) => mails,
        pushes: ({ pushes }) => pushes,
        'read units': ({ unitsRead }) => unitsRead,
        'write units': ({ unitsWritten }) => unitsWritten,
      },
      'A company with five managers, one of them the owner; a wave of 25 technicians, three offers, two messages; nobody opens anything. Units are those of the senders.',
    ),
    table(
      'A burst of notices, each event delivered twice, one mail in a hundred failing at first',
      [await measuredBy<typeof noticeBurst>('notices.ts', 'noticeBurst')],
      {
        notices: ({ notices }) => notices.toLocaleString('en'),
        lost: ({ lost }) => lost,
        doubled: ({ doubled }) => doubled,
        'a second': ({ perSecond }) => perSecond.toFixed(0),
        'times the bare claims': ({ timesBare }) => timesBare.toFixed(1),
        'read units each': ({ unitsRead }) => unitsRead.toFixed(2),
        'write units each': ({ unitsWritten }) => unitsWritten.toFixed(2),
      },
    ),
  ],

  repair: async () => {
    const { functions, events } = await repairOnLaptop();
    const rows = [
      ...functions,
      { name: 'events on the bus', calls: events, ms: undefined, logBytes: undefined },
    ];
    return [
      table(
        'What one repair uses on the laptop, from paste to rating',
        rows,
        {
          what: ({ name }) => name,
          number: ({ calls }) => calls,
          'fastest ms': ({ ms }) => ms?.toFixed(0) ?? '',
          'bytes of log each': ({ logBytes }) => logBytes?.toLocaleString('en') ?? '',
        },
        'One manager and one technician, everything warm; the API calls include those that wait for something.',
      ),
    ];
  },

  lists: async () => [
    table(
      'A page of 20 orders, by the number of orders in the company',
      await measuredBy<typeof orderListCosts>('order-lists.ts', 'orderListCosts'),
      {
        list: ({ list }) => list,
        ...Object.fromEntries(
          listSizes.map((size, place) => [
            `units at ${size.toLocaleString('en')}`,
            ({ units }: ListCost) => String(units[place]),
          ]),
        ),
        'round trips': ({ roundTrips }) => roundTrips,
        'median ms': ({ medianMs }) => medianMs.toFixed(0),
      },
      'The search table held the rows of the words searched for, each as often as it would occur; all rows of a million orders would be a hundred million.',
    ),
    table(
      "Bringing a change into people's lists and the search",
      await measuredBy<typeof orderIndexCosts>('order-lists.ts', 'orderIndexCosts'),
      { change: ({ change }) => change, 'write units': ({ unitsWritten }) => unitsWritten },
      'The aim is 120 for an order that is created and approved.',
    ),
  ],

  matching: async () => [
    table(
      'One search for the nearest 200 eligible technicians',
      await measuredBy<typeof matchingAtScale>('matching-at-scale.ts', 'matchingAtScale'),
      {
        technicians: ({ technicians }) => technicians.toLocaleString('en'),
        jobsite: ({ place }) => place,
        brand: ({ brand }) => brand,
        miles: ({ radiusMiles }) => radiusMiles,
        'in reach': ({ inReach }) => inReach.toLocaleString('en'),
        eligible: ({ eligible }) => eligible.toLocaleString('en'),
        found: ({ found }) => found,
        'rows read': ({ rowsRead }) => rowsRead.toLocaleString('en'),
        'read units': ({ readUnits }) => readUnits,
        'round trips': ({ roundTrips }) => roundTrips,
        ms: ({ ms }) => ms.toFixed(0),
      },
      'The crowd is in memory, and is asked by the queries that the table would be asked.',
    ),
  ],
};

/** `columns`: the text of each cell, by its column heading. */
function table<Row>(
  title: string,
  rows: readonly Row[],
  columns: Readonly<Record<string, (row: Row) => string | number>>,
  note?: string,
): Figures {
  return {
    title,
    heads: Object.keys(columns),
    rows: rows.map((row) => Object.values(columns).map((cell) => String(cell(row)))),
    note,
  };
}

function measuredBy<Bench extends () => Promise<unknown>>(file: string, name: string) {
  return apart<Awaited<ReturnType<Bench>>>(file, name);
}

function fieldScore({ fields }: Score, name: string): string {
  const found = Object.entries(fields).find(([field]) => field === name)?.[1];
  return found === undefined
    ? ''
    : [found.precision, found.recall, found.f1].map((share) => share.toFixed(3)).join(', ');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
