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
  readonly rules: readonly string[];
}

/** Events on the buses. */
export const eventsView: View = {
  id: 'events',
  title: 'Events',
  show: (root) => {
    let wanted = '';
    let latest: readonly BusEvent[] = [];
    const list = element('ol', { class: 'list', 'aria-label': 'Events, newest first' });
    const fill = keyedList(
      list,
      ({ id }: BusEvent) => id,
      card,
      emptyState(
        'No events',
        'Domain events such as order.opened show up here, with the rules that matched them.',
      ),
    );
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
      latest = (await ask<{ events: BusEvent[] }>('api/events?limit=200')).events;
      show();
    };
  },
};

function card(event: BusEvent): HTMLElement {
  return listCard(
    [
      element('span', { class: 'strong' }, event.detailType),
      element('span', { class: 'faint' }, `${event.source} on ${event.busName}`),
      ago(event.time),
    ],
    element(
      'p',
      { class: 'line' },
      ...(event.rules.length > 0
        ? event.rules.map((rule) => badge(rule, 'open'))
        : [element('span', { class: 'faint' }, 'No rule matched it')]),
    ),
    folded('Detail', event.detail),
  );
}
