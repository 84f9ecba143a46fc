/**
 * Reads a push: the declarative form (`web_push: 8030`, which some browsers show without a worker) or `{title, body, link}`. A browser
 * wants something to be shown for each, so whatever cannot be read says that there is news. A link of another site leads nowhere.
 */
export function pushedNotice(payload: string, site: string): PushedNotice {
  const read = parsed(payload);
  const notice = record(read.web_push === 8030 ? read.notification : read);
  const title = text(notice.title) ?? 'Ironcall';
  const path = pathOf(text(notice.navigate) ?? text(notice.link), site);
  return {
    title,
    body: text(notice.body) ?? (read === nothing ? 'There is news.' : ''),
    path,
    tag: text(notice.tag) ?? path ?? title,
  };
}

const nothing: Record<string, unknown> = {};

function parsed(payload: string): Record<string, unknown> {
  try {
    return record(JSON.parse(payload));
  } catch {
    return nothing;
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : nothing;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function pathOf(link: string | undefined, site: string): string | null {
  if (link === undefined || !URL.canParse(link, site)) return null;
  const { origin, pathname, search, hash } = new URL(link, site);
  return origin === site ? pathname + search + hash : null;
}

/** A notice as it came by push: `path` is of this site, where it has one. */
export interface PushedNotice {
  readonly title: string;
  readonly body: string;
  readonly path: string | null;
  /** A later notice takes the place of an earlier one under the same. */
  readonly tag: string;
}

/** What the worker says to a window of the app, which answers through the port that comes along, so that it is known to listen. */
export type WorkerMessage =
  /** Somebody looks at the app: it is told there. */
  | { readonly type: 'pushed'; readonly notice: PushedNotice }
  /** Somebody has pressed a notice. */
  | { readonly type: 'open'; readonly path: string }
  /** The browser has replaced the subscription. */
  | { readonly type: 'resubscribed' };
