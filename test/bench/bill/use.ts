import { type FunctionId, functions } from '#infra/functions.ts';
import { assumed } from './assumptions.ts';
import type { Measured } from './measured.ts';
import type prices from './prices.json';

export type Priced = keyof typeof prices.prices;

/** One part of the bill, with the amount used. */
export interface Part {
  readonly name: string;
  readonly uses: Readonly<Partial<Record<Priced, number>>>;
}

/** What one order uses, from the alert to the rating. `texts`: text notices, of one part each. */
export function usedByAnOrder(measured: Measured, texts: number): Part[] {
  const database = databaseUse(measured);
  const { calls, gbSeconds, logBytes, queueCalls } = functionUse(measured);
  const apiCalls = sumOf(Object.values(callsOfAnOrder()));
  const events = measured.number(laptop, 'events on the bus', 'number') * assumed('moreEvents');
  return [
    { name: 'Texts', uses: { textPart: texts + assumed('codesByText') } },
    {
      name: 'Mails',
      uses: {
        mail: measured.number(notices, reach, 'mails') + assumed('signIns') - assumed('codesByText'),
      },
    },
    { name: 'Sign-in', uses: { activeUser: assumed('activeUsers') } },
    { name: 'Addresses', uses: { geocode: assumed('geocodes') } },
    { name: 'Database, writes', uses: { writeUnit: database.written } },
    { name: 'Database, reads', uses: { readUnit: database.read } },
    {
      name: 'Database, storage',
      uses: { tableGbMonth: (assumed('keptKb') * assumed('keptMonths')) / 1e6 },
    },
    { name: 'Functions', uses: { lambdaCall: calls, lambdaGbSecond: gbSeconds } },
    {
      name: 'API and site',
      uses: {
        apiCall: apiCalls,
        siteRequest: apiCalls + assumed('visits') * 16,
        siteGb: (assumed('visits') * 300 + apiCalls) / 1e6,
      },
    },
    {
      name: 'Workflows',
      uses: {
        transition:
          measured.number(imports, 'one machine, new', 'state transitions') +
          measured.number('State transitions of a search', 'booked in the first wave', 'transitions'),
      },
    },
    {
      name: 'Bus, queues, schedules',
      // An item is sent, received and deleted.
      uses: { event: events, queueRequest: 3 * queueCalls, schedule: assumed('schedules') },
    },
    {
      name: 'Logs and traces',
      uses: { logGb: logBytes / 1e9, trace: calls * assumed('tracedShare') },
    },
  ];
}

/** What an environment costs each month without any orders. */
export function usedByAMonth(): Part {
  return {
    name: 'Fixed',
    uses: { numberMonth: 2, alarmMonth: assumed('alarms'), secretMonth: 4, keyMonth: 1, zoneMonth: 1 },
  };
}

/** API calls for one order, named by their rows in the bench. */
function callsOfAnOrder(): Readonly<Record<string, number>> {
  return {
    'customers.asyncRuns.byId': assumed('importPolls'),
    'customers.orders.approvePendingOrder': 1,
    'technicians.jobs.byId, open': assumed('jobPages'),
    'technicians.jobs.submitAvailability': 3,
    'customers.orders.assignTechnician': 1,
    'technicians.jobs.createOrderUpdate': 1,
    'customers.orders.createOrderUpdate': 1,
    'technicians.jobs.markTechnicianPresence': 1,
    'technicians.jobs.complete': 1,
    'customers.orders.reviewJob': 1,
    'customers.orders.all, by priority': assumed('listPages'),
    'customers.orders.byId, whole': assumed('orderPages'),
    'customers.orders.byId, unchanged': assumed('openHours') * pollsAnHour,
    'customers.profile.get': assumed('profileCalls'),
    'auth.otpSend': assumed('signIns'),
    'auth.otpVerify': assumed('signIns'),
  };
}

const pollsAnHour = 720;
/** An access token lives five minutes. */
const refreshesAnHour = 12;

const laptop = 'What one repair uses on the laptop, from paste to rating';
const notices = 'What people are sent about one repair, from alert to rating';
const reach = 'push, mail and text';
const imports = 'Import of a pasted alert, from the call to the pending order';
const procedures = 'Procedures';
const indexing = "Bringing a change into people's lists and the search";

/**
 * Read and write units. Later changes of the order are indexed like a change of priority; a reminder costs as much as a
 * message.
 */
function databaseUse(measured: Measured): { read: number; written: number } {
  const units = (title: string, row: string) => ({
    read: measured.number(title, row, 'read units'),
    written: measured.number(title, row, title === imports ? 'write units (aim 40)' : 'write units'),
  });
  const calls = Object.entries(callsOfAnOrder()).map(([name, times]) => ({
    ...units(procedures, name),
    times,
  }));
  const reminders = { ...units(procedures, 'customers.orders.createOrderUpdate'), times: 2 };
  const laterChanges = 9;
  const indexed =
    measured.number(indexing, 'created from an alert', 'write units') +
    measured.number(indexing, 'approved, with another issue', 'write units') +
    measured.number(indexing, 'another priority', 'write units') * laterChanges;
  const all = [
    ...calls,
    reminders,
    { ...units(imports, 'one machine, new'), times: 1 },
    { ...units(notices, reach), times: 1 },
    // A wave of 25 (docs/performance.md), and its search.
    { read: measured.number(searching, '10,000', 'read units'), written: 69, times: 1 },
    { read: 0, written: indexed, times: 1 },
  ];
  return {
    read: sumOf(all.map(({ read, times }) => read * times)),
    written: sumOf(all.map(({ written, times }) => written * times)),
  };
}

/** The first row of ten thousand technicians: a city, a common brand, 60 miles. */
const searching = 'One search for the nearest 200 eligible technicians';

/**
 * Functions behind the API by the calls above and their round trips; the others as often as on the laptop, scaled to
 * the number of events, and as fast as there.
 */
function functionUse(measured: Measured) {
  const behindApi = Object.entries(callsOfAnOrder()).map(([call, times]) => ({
    times,
    gbSeconds: gbSecondsOf(
      surfaceOf(call),
      assumed('handlerMs') + measured.number(procedures, call, 'round trips') * assumed('roundTripMs'),
    ),
    // Lambda logs three lines per call, and the API one.
    logBytes: 800,
  }));
  const others = measured
    .rows(laptop)
    .filter((name): name is FunctionId => Object.hasOwn(functions, name) && !name.startsWith('api-'))
    .map((name) => ({
      times:
        name === 'add-claims'
          ? assumed('signIns') + assumed('openHours') * refreshesAnHour
          : measured.number(laptop, name, 'number') * assumed('moreEvents'),
      gbSeconds: gbSecondsOf(name, measured.number(laptop, name, 'fastest ms')),
      logBytes: measured.number(laptop, name, 'bytes of log each') + 400,
    }));
  const all = [...behindApi, ...others];
  return {
    calls: sumOf(all.map((each) => each.times)),
    gbSeconds: sumOf(all.map((each) => each.times * each.gbSeconds)),
    logBytes: sumOf(all.map((each) => each.times * each.logBytes)),
    // Slightly too much: some read a stream or are workflow steps instead.
    queueCalls: sumOf(others.map((each) => each.times)),
  };
}

function gbSecondsOf(name: FunctionId, milliseconds: number): number {
  return ((functions[name].memoryMb / 1024) * milliseconds) / 1000;
}

function surfaceOf(call: string): FunctionId {
  if (call.startsWith('auth.')) return 'api-public';
  return call.startsWith('technicians.') ? 'api-tech' : 'api-app';
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
