/**
 * What cannot be measured: how much people look, and what an environment has anyway. Each value comes with its meaning,
 * for the page.
 */
export const assumptions = {
  openHours: [1, 'hours in which somebody has the page of the order open, which asks every 5 seconds'],
  listPages: [20, 'pages of order lists'],
  orderPages: [20, 'order pages opened'],
  jobPages: [15, 'jobs opened by technicians who were alerted'],
  profileCalls: [20, 'calls about profile and unread marks'],
  importPolls: [10, 'questions of the import dialog whether it is done'],
  signIns: [1, 'sign-ins'],
  codesByText: [0.3, 'codes by text; the others go by mail'],
  activeUsers: [0.3, 'people who are active in the month, for each of its orders'],
  visits: [5, 'first loads of the site, of 300 KB and 16 requests'],
  geocodes: [0.5, 'addresses looked up: a known jobsite needs none'],
  schedules: [20, 'reminders, held notices and texts that follow a push'],
  moreEvents: [
    1.5,
    'times the events of the repair on the laptop: three offers and two messages instead of none',
  ],
  handlerMs: [3, 'milliseconds that an API function takes beside its waits for the database'],
  roundTripMs: [6, 'milliseconds of a round trip to the database'],
  tracedShare: [0.05, 'share of the calls that X-Ray keeps'],
  keptKb: [60, 'KB of rows that stay, indexes and search rows included'],
  keptMonths: [12, 'months of orders in the table'],
  peak: [10, 'times the average rate at the busiest moment'],
  alarms: [90, 'alarms of an environment'],
} as const satisfies Record<string, readonly [value: number, meaning: string]>;

export type Assumption = keyof typeof assumptions;

export function assumed(name: Assumption): number {
  return assumptions[name][0];
}
