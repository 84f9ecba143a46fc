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
import { listSizes, type orderIndexCosts, type orderListCosts } from './order-lists.ts';
import { procedureCosts } from './procedures.ts';
import { requestOverhead } from './request-overhead.ts';
import { searchTransitions } from './search-transitions.ts';
import { startToReady } from './start-to-ready.ts';

/** What `npm run bench` measures, in this order. `start` builds what `functions`, `paint` and `load` look at. */
export const benches: Readonly<Record<string, () => Promise<readonly Figures[]>>> = {
  start: async () => {
    const { first, second } = await startToReady();
    return [
      {
        title: '`npm start` to ready',
        heads: ['start', 'seconds'],
        rows: [
          ['first, nothing built', first.toFixed(1)],
          ['second', second.toFixed(1)],
        ],
      },
    ];
  },

  functions: async () => {
    const apis = ['api-public', 'api-app', 'api-tech', 'api-admin'] as const;
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
    return [
      {
        title: 'API functions: size and cold start',
        heads: [
          'function',
          'KB gzip at init (aim 250)',
          'KB gzip in all',
          'load, ms',
          'times a bare handler',
        ],
        rows: [...rows, ['bare handler', '', '', bare?.medianMs.toFixed(1) ?? '', '1']],
      },
    ];
  },

  paint: async () => {
    const { paints, firstVisits } = await firstPaints();
    return [
      {
        title: 'First paint, from the cache',
        heads: ['page', 'first paint, ms', 'largest, ms', 'times a plain page'],
        rows: paints.map(({ page, firstMs, largestMs, timesPlain }) => [
          page,
          firstMs.toFixed(0),
          largestMs.toFixed(0),
          timesPlain.toFixed(1),
        ]),
      },
      {
        title: 'First visit by phone: nothing cached, CPU four times as slow, 1.6 Mbit/s, 150 ms',
        heads: ['page', 'first paint, ms', 'largest, ms', 'blocked, ms', 'requests', 'KB'],
        rows: firstVisits.map(({ page, firstMs, largestMs, blockedMs, requests, kilobytes }) => [
          page,
          firstMs.toFixed(0),
          largestMs.toFixed(0),
          blockedMs.toFixed(0),
          String(requests),
          kilobytes.toFixed(0),
        ]),
      },
    ];
  },

  transitions: async () => {
    const { bookedInFirstWave, wholeSearch } = await searchTransitions();
    return [
      {
        title: 'State transitions of a search',
        heads: ['search', 'transitions', 'aim'],
        rows: [
          ['booked in the first wave', String(bookedInFirstWave), '8'],
          ['whole, 630 seconds', String(wholeSearch), '30'],
        ],
      },
    ];
  },

  overhead: async () => [
    {
      title: 'Request overhead, without the database',
      heads: ['call', 'event in, JSON out, µs', 'the router alone, µs', 'times'],
      rows: (await requestOverhead()).map(({ name, stackMicros, routerMicros }) => [
        name,
        stackMicros.toFixed(0),
        routerMicros.toFixed(0),
        (stackMicros / routerMicros).toFixed(1),
      ]),
    },
  ],

  load: async () => {
    const { manifest, gzipBytes } = readBuild('build/site');
    const pages: readonly [MeasuredRoute, string][] = [
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
    return [
      {
        title: 'First load, KB gzip of script and style',
        heads: ['page', 'KB', 'aim'],
        rows: pages.map(([route, aim]) => [
          route,
          (firstLoad(manifest, route, gzipBytes).bytes / 1000).toFixed(1),
          aim,
        ]),
      },
    ];
  },

  alerts: async () => {
    const reading = await measuredBy<typeof alertReading>('alert-reading.ts', 'alertReading');
    const fieldNames = [...new Set(reading.scores.flatMap(({ fields }) => Object.keys(fields)))];
    return [
      {
        title: 'Alerts read right',
        heads: [
          'messages',
          'number',
          'entirely right',
          'outcome right',
          'severities right',
          'mean F1',
          'lowest F1',
          'orders for no alert',
        ],
        rows: reading.scores.map((score) => [
          score.set,
          String(score.messages),
          percent(score.allRight),
          percent(score.outcomeRight),
          percent(score.severityRight),
          score.macroF1.toFixed(3),
          Math.min(...Object.values(score.fields).map(({ f1 }) => f1)).toFixed(3),
          String(score.ordersForNonAlerts),
        ]),
        note: 'The reader learned from none of these. `training/README.md` describes the sets.',
      },
      {
        title: 'Alerts read right, by field: precision, recall and F1',
        heads: ['field', ...reading.scores.map(({ set }) => set)],
        rows: fieldNames.map((field) => [
          field,
          ...reading.scores.map(({ fields }) => {
            const found = Object.entries(fields).find(([name]) => name === field)?.[1];
            return found === undefined
              ? ''
              : [found.precision, found.recall, found.f1].map((share) => share.toFixed(3)).join(', ');
          }),
        ]),
      },
      {
        title: 'Speed of reading',
        heads: ['messages', 'number', 'a second', 'times the bare work'],
        rows: reading.speeds.map(({ name, messages, perSecond, timesBare }) => [
          name,
          String(messages),
          perSecond.toFixed(0),
          timesBare.toFixed(1),
        ]),
      },
      {
        title: 'Long alerts',
        heads: ['message', 'KB', 'ms', 'times when twice as long'],
        rows: reading.growths.map(({ name, kilobytes, ms, timesForDouble }) => [
          name,
          kilobytes.toFixed(0),
          ms.toFixed(1),
          timesForDouble.toFixed(1),
        ]),
      },
      {
        title: 'Live heap while alerts are read',
        heads: ['messages read', 'MB'],
        rows: reading.heap.map(({ messages, megabytes }) => [
          messages.toLocaleString('en'),
          megabytes.toFixed(1),
        ]),
      },
    ];
  },

  import: async () => [
    {
      title: 'Import of a pasted alert, from the call to the pending order',
      heads: [
        'paste',
        'read units',
        'write units',
        'round trips',
        'state transitions',
        'bytes kept',
        'most bytes of a state',
      ],
      rows: (await measuredBy<typeof alertImportCosts>('alert-import.ts', 'alertImportCosts')).map((cost) => [
        cost.name,
        String(cost.unitsRead),
        String(cost.unitsWritten),
        String(cost.roundTrips),
        String(cost.transitions),
        cost.bytesKept.toLocaleString('en'),
        cost.mostStateBytes.toLocaleString('en'),
      ]),
      note: 'The call and its workflow together, without the polls of the dialog.',
    },
  ],

  procedures: async () => [
    {
      title: 'Procedures',
      heads: ['call', 'read units', 'write units', 'round trips'],
      rows: (await procedureCosts()).map(({ name, unitsRead, unitsWritten, roundTrips }) => [
        name,
        String(unitsRead),
        String(unitsWritten),
        String(roundTrips),
      ]),
    },
  ],

  notices: async () => {
    const repair = await measuredBy<typeof repairNotices>('notices.ts', 'repairNotices');
    const burst = await measuredBy<typeof noticeBurst>('notices.ts', 'noticeBurst');
    return [
      {
        title: 'What people are sent about one repair, from alert to rating',
        heads: ['reached by', 'texts', 'aim', 'mails', 'pushes', 'read units', 'write units'],
        rows: repair.map((sent) => [
          sent.reach,
          String(sent.texts),
          String(sent.aim),
          String(sent.mails),
          String(sent.pushes),
          String(sent.unitsRead),
          String(sent.unitsWritten),
        ]),
        note: 'A company with five managers, one of them the owner; a wave of 25 technicians, three offers, two messages; nobody opens anything. Units are those of the senders.',
      },
      {
        title: 'A burst of notices, each event delivered twice, one mail in a hundred failing at first',
        heads: [
          'notices',
          'lost',
          'doubled',
          'a second',
          'times the bare claims',
          'read units each',
          'write units each',
        ],
        rows: [
          [
            burst.notices.toLocaleString('en'),
            String(burst.lost),
            String(burst.doubled),
            burst.perSecond.toFixed(0),
            burst.timesBare.toFixed(1),
            burst.unitsRead.toFixed(2),
            burst.unitsWritten.toFixed(2),
          ],
        ],
      },
    ];
  },

  lists: async () => {
    const lists = await measuredBy<typeof orderListCosts>('order-lists.ts', 'orderListCosts');
    const index = await measuredBy<typeof orderIndexCosts>('order-lists.ts', 'orderIndexCosts');
    return [
      {
        title: 'A page of 20 orders, by the number of orders in the company',
        heads: [
          'list',
          ...listSizes.map((size) => `units at ${size.toLocaleString('en')}`),
          'round trips',
          'median ms',
        ],
        rows: lists.map(({ list, units, roundTrips, medianMs }) => [
          list,
          ...units.map(String),
          String(roundTrips),
          medianMs.toFixed(0),
        ]),
        note: 'The search table held the rows of the words searched for, each as often as it would occur; all rows of a million orders would be a hundred million.',
      },
      {
        title: "Bringing a change into people's lists and the search",
        heads: ['change', 'write units'],
        rows: index.map(({ change, unitsWritten }) => [change, String(unitsWritten)]),
      },
    ];
  },

  matching: async () => [
    {
      title: 'One search for the nearest 200 eligible technicians',
      heads: [
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
      rows: (await measuredBy<typeof matchingAtScale>('matching-at-scale.ts', 'matchingAtScale')).map(
        (cost) => [
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
        ],
      ),
      note: 'The crowd is in memory, and is asked by the queries that the table would be asked.',
    },
  ],
};

function measuredBy<Bench extends () => Promise<unknown>>(file: string, name: string) {
  return apart<Awaited<ReturnType<Bench>>>(file, name);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
