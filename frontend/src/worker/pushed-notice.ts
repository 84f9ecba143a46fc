import type { PushedNotice } from '../lib/worker-messages.ts';

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
