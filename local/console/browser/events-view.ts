import { element } from './element.ts';
import { keyedList } from './keyed-list.ts';
import { badge, emptyState, folded, listCard } from './parts.ts';
import { ago } from './times.ts';
import type { View } from './view.ts';
import { ask } from './view.ts';

interface BusEvent {
  readonly id: string;
  readonly busName: string;
  readonly source: string;
  readonly detailType: string;
  readonly time: number;
  readonly detail: unknown;
  /** For events on a bus. */
  readonly rules?: readonly string[];
}

/** Events on the buses. */
export const eventsView = viewOf({
  id: 'events',
  title: 'Events',
  from: 'api/events?limit=200',
  none: 'Domain events such as order.opened show up here, with the rules that matched them.',
});

/** What pages have sent to CloudWatch RUM. */
export const browserEventsView = viewOf({
  id: 'browsers',
  title: 'Browser events',
  label: 'Browsers',
  from: 'api/browser-events',
  none: 'Script errors and analytics events such as login show up here, seconds after a page has sent them.',
});

function viewOf({
  from,
  none,
  ...view
}: Omit<View, 'show'> & { readonly from: string; readonly none: string }): View {
  return {
    ...view,
    show: (root) => {
      let wanted = '';
      let latest: readonly BusEvent[] = [];
      const list = element('ol', { class: 'list', 'aria-label': 'Events, newest first' });
      const fill = keyedList(list, ({ id }: BusEvent) => id, card, emptyState('No events', none));
      const show = () => fill(latest.filter((event) => JSON.stringify(event).toLowerCase().includes(wanted)));
      const search = element('input', {
        type: 'search',
        oninput: () => {
          wanted = search.value.trim().toLowerCase();
          show();
        },
      });
      root.append(
        element('div', { class: 'bar' }, element('label', { class: 'field' }, 'Contains', search)),
        list,
      );
      return async () => {
        latest = (await ask<{ events: BusEvent[] }>(from)).events;
        show();
      };
    },
  };
}

function card(event: BusEvent): HTMLElement {
  return listCard(
    [
      element('span', { class: 'strong' }, event.detailType),
      element('span', { class: 'faint' }, `${event.source} on ${event.busName}`),
      ago(event.time),
    ],
    ...(event.rules === undefined ? [] : [rulesOf(event.rules)]),
    folded('Detail', event.detail),
  );
}

function rulesOf(rules: readonly string[]): HTMLElement {
  const none = element('span', { class: 'faint' }, 'No rule matched it');
  return element(
    'p',
    { class: 'line' },
    ...(rules.length > 0 ? rules.map((rule) => badge(rule, 'open')) : [none]),
  );
}
