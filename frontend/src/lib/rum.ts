import type { AnalyticsEvent } from './analytics.ts';
import { siteConfig } from './config.ts';
import { randomId } from './random-id.ts';
import type { Failure } from './report.ts';

/**
 * Sends failures and analytics to CloudWatch RUM from this call on; events before the configuration has loaded wait for
 * it. Each visit sends everything or nothing, by the environment's sample rate. Events carry a random id for the visit
 * and nothing about anybody, and nothing is stored in the browser.
 */
export function sendEvents(): void {
  note('com.amazon.rum.session_start_event', { version });
  addEventListener('ironcall:analytics', ({ detail: { name } }) => note(name, { version }));
  addEventListener('ironcall:failure', ({ detail: { where, name, message, stack } }) =>
    note('com.amazon.rum.js_error_event', { version, type: name, message: `${where}: ${message}`, stack }),
  );
  // The last chance to send when a page is left.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

declare global {
  interface WindowEventMap {
    'ironcall:analytics': CustomEvent<{ readonly name: AnalyticsEvent }>;
    'ironcall:failure': CustomEvent<Failure>;
  }
}

/** The part of `PutRumEvents` that we use. `metadata` and `details` are JSON strings. */
interface RumEvent {
  readonly id: string;
  /** In seconds. */
  readonly timestamp: number;
  readonly type: string;
  readonly metadata: string;
  readonly details: string;
}

/** Version of RUM's event schemas. */
const version = '1.0.0';

/** The limit for a page that fails in a loop. */
const mostOfVisit = 100;

const gatherMs = 5000;

const session = uuid();
const lot = Math.random();
let noted = 0;
let waiting: RumEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function note(type: string, details: Record<string, string>): void {
  noted += 1;
  if (noted > mostOfVisit) return;
  waiting.push({
    id: uuid(),
    timestamp: Math.round(Date.now() / 1000),
    type,
    metadata: JSON.stringify({ version, domain: location.hostname, pageId: pageOf(location.pathname) }),
    details: JSON.stringify(details),
  });
  timer ??= setTimeout(send, gatherMs);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const rum = loaded();
  if (rum === undefined) return;
  const events = waiting;
  waiting = [];
  if (events.length === 0 || rum === null || lot >= rum.sampleRate) return;
  const { endpoint, appMonitorId } = rum;
  // As text it needs no preflight, and it goes out even while the page unloads.
  navigator.sendBeacon(
    new URL(`${endpoint}appmonitors/${appMonitorId}`, location.origin),
    JSON.stringify({
      BatchId: uuid(),
      AppMonitorDetails: { id: appMonitorId, version },
      UserDetails: { sessionId: session },
      RumEvents: events,
    }),
  );
}

/** Undefined until the configuration has loaded: the events then go with the next batch. */
function loaded() {
  try {
    return siteConfig().rum;
  } catch {
    return undefined;
  }
}

/** The page, with the ids in its address left out. */
function pageOf(pathname: string): string {
  return pathname.replace(/[^/]*\d[^/]*/g, ':id');
}

function uuid(): string {
  return randomId().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
