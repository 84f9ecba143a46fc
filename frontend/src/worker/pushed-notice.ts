/**
 * Reads a push: the declarative form (`web_push: 8030`, which some browsers show without a worker) or `{title, body, link}`.
 * Browsers require a notice for every push, so one that can't be read says that there is news. Links to other sites are dropped.
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

/** A notice received by push. `path` is on this site. */
export interface PushedNotice {
  readonly title: string;
  readonly body: string;
  readonly path: string | null;
  /** A later notice with the same tag replaces an earlier one. */
  readonly tag: string;
}

/** What the worker sends to a window. The window replies on the message's port, so that the worker knows it listens. */
export type WorkerMessage =
  /** The app is visible, so it shows the notice. */
  | { readonly type: 'pushed'; readonly notice: PushedNotice }
  /** A notice was pressed. */
  | { readonly type: 'open'; readonly path: string }
  /** The browser has replaced the subscription. */
  | { readonly type: 'resubscribed' };

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
