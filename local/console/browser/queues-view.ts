import { element } from './element.ts';
import { keyedList } from './keyed-list.ts';
import { badge, emptyState, folded, listCard, working } from './parts.ts';
import { ago } from './times.ts';
import type { View } from './view.ts';
import { ask } from './view.ts';

interface Queue {
  readonly name: string;
  readonly arn: string;
  readonly visible: number;
  readonly inFlight: number;
  readonly delayed: number;
  readonly isDeadLetterQueue: boolean;
  readonly messages: readonly {
    readonly id: string;
    readonly body: string;
    readonly sentAt: number;
    readonly receiveCount: number;
    readonly deadLetterOf?: string;
  }[];
}

/** Queues. Dead-letter queues with messages come first, since someone has to look at them. */
export const queuesView: View = {
  id: 'queues',
  title: 'Queues and dead letters',
  label: 'Queues',
  show: (root) => {
    const dead = element('ul', { class: 'list' });
    const live = element('ul', { class: 'list' });
    root.append(element('h2', {}, 'Dead letters'), dead, element('h2', {}, 'Queues'), live);
    const name = ({ name: key }: Queue) => key;
    const fillDead = keyedList(dead, name, card, emptyState('None', 'No message has been given up.'));
    const fillLive = keyedList(live, name, card, emptyState('No queues', 'The templates declare none.'));
    return async () => {
      const { queues } = await ask<{ queues: Queue[] }>('api/queues');
      const waiting = (queue: Queue) => queue.visible + queue.inFlight + queue.delayed;
      fillDead(queues.filter((queue) => queue.isDeadLetterQueue && waiting(queue) > 0));
      fillLive(
        queues
          .filter((queue) => !queue.isDeadLetterQueue)
          .sort((a, b) => waiting(b) - waiting(a) || a.name.localeCompare(b.name)),
      );
    };
  },
};

function card(queue: Queue): HTMLElement {
  const counts: [number, string][] = [
    [queue.visible, 'waiting'],
    [queue.inFlight, 'in flight'],
    [queue.delayed, 'delayed'],
  ];
  const shown = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return listCard(
    [
      badge(
        shown.join(', ') || 'Empty',
        queue.isDeadLetterQueue ? 'stopped' : shown.length > 0 ? 'open' : 'quiet',
      ),
      element('span', { class: 'strong mono' }, queue.name),
    ],
    ...queue.messages.map((message) =>
      element(
        'div',
        { class: 'inner' },
        element(
          'p',
          { class: 'line faint' },
          message.receiveCount === 1 ? 'Received once' : `Received ${message.receiveCount} times`,
          message.deadLetterOf !== undefined && `given up by ${message.deadLetterOf.split(':').at(-1)}`,
          ago(message.sentAt),
        ),
        folded('Body', message.body),
      ),
    ),
    queue.isDeadLetterQueue && redrive(queue),
  );
}

function redrive({ name }: Queue): HTMLElement {
  return working('Send back', async () => {
    const { moved, left } = await ask<{ moved: number; left: number }>('api/queues/redrive', { queue: name });
    const rest = left > 0 ? `; ${left} did not come from a queue and stay` : '';
    return `${moved} sent back${rest}`;
  });
}
