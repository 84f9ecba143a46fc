import { clockView } from './clock-view.ts';
import { controlsView } from './controls-view.ts';
import { element } from './element.ts';
import { browserEventsView, eventsView } from './events-view.ts';
import { functionsView } from './functions-view.ts';
import { inboxView } from './inbox-view.ts';
import { queuesView } from './queues-view.ts';
import { templatesView } from './templates-view.ts';
import { duration, productNow, refreshTimes, setAhead } from './times.ts';
import type { View } from './view.ts';
import { ask } from './view.ts';
import { workflowsView } from './workflows-view.ts';

const views: readonly View[] = [
  inboxView,
  templatesView,
  workflowsView,
  eventsView,
  browserEventsView,
  queuesView,
  functionsView,
  clockView,
  controlsView,
];

const everyMs = 1000;
const main = found('content');
const root = found('view');
const title = found('title');
const lost = found('lost');
let refresh: () => Promise<void> = async () => undefined;
let timer: number | undefined;

for (const { id, title: name, label = name } of views) {
  found('views').append(element('a', { href: `#${id}` }, label));
}
window.addEventListener('hashchange', () => {
  go();
  main.focus({ preventScroll: true });
  window.scrollTo(0, 0);
});
document.addEventListener('visibilitychange', () => void tick());
go();

/** Shows the view named in the address. */
function go(): void {
  const [id, detail] = location.hash.slice(1).split('/');
  const view = views.find((each) => each.id === id) ?? inboxView;
  document.title = `${view.title} – Ironcall local console`;
  title.textContent = view.title;
  root.replaceChildren();
  root.ariaBusy = 'true';
  for (const link of found('views').querySelectorAll('a')) {
    const current = link.hash === `#${view.id}`;
    link.ariaCurrent = current ? 'page' : null;
    if (current) link.scrollIntoView({ block: 'nearest', inline: 'center' });
  }
  refresh = view.show(root, detail && decodeURIComponent(detail));
  void tick();
}

async function tick(): Promise<void> {
  window.clearTimeout(timer);
  if (document.visibilityState === 'hidden') return;
  const wanted = refresh;
  try {
    const [{ ahead }] = await Promise.all([ask<{ ahead: number }>('clock'), wanted()]);
    setAhead(ahead);
    lost.hidden = true;
  } catch {
    lost.hidden = false;
  }
  showNow();
  refreshTimes(root);
  // Ignores a refresh of a view that is no longer shown.
  if (wanted !== refresh) return;
  root.ariaBusy = 'false';
  window.clearTimeout(timer);
  timer = window.setTimeout(() => void tick(), everyMs);
}

function showNow(): void {
  const ahead = productNow() - Date.now();
  const time = new Date(productNow()).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  found('now').textContent = ahead < 1000 ? time : `${time} (${duration(ahead)} ahead)`;
}

function found(id: string): HTMLElement {
  const known = document.getElementById(id);
  if (!known) throw new Error(`The page has no ${id}.`);
  return known;
}
