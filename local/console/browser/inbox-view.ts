import { ask } from './api.ts';
import { element } from './element.ts';
import { keyedList } from './keyed-list.ts';
import { badge, emptyState, working } from './parts.ts';
import { ago } from './times.ts';
import type { View } from './view.ts';

interface Message {
  readonly id: string;
  readonly channel: 'sms' | 'email' | 'push';
  readonly to: string;
  readonly from: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly at: string;
  /** Who it went to, where the runtime knows; played people are the runtime itself. */
  readonly recipient: { readonly name: string; readonly isPlayed: boolean } | null;
}

const channels = { sms: 'SMS', email: 'Email', push: 'Push' };

/** What would have reached a phone or a mailbox. */
export const inboxView: View = {
  id: 'inbox',
  title: 'Inbox',
  show: (root) => {
    let channel = '';
    let known: Set<string> | undefined;
    let latest: readonly Message[] = [];
    const list = element('ol', { class: 'list', 'aria-label': 'Messages, newest first' });
    const fill = keyedList(
      list,
      ({ id }: Message) => id,
      card,
      emptyState(
        'No messages',
        'Sign-in codes, texts and emails that would leave for a person show up here.',
      ),
    );
    const played = element('input', { type: 'checkbox', onchange: () => show() });
    const show = () =>
      fill(
        latest.filter(
          (message) =>
            (!channel || message.channel === channel) && (played.checked || !message.recipient?.isPlayed),
        ),
      );
    const filters = [['', 'All'], ...Object.entries(channels)].map(([value = '', label = '']) => {
      const input = element('input', {
        type: 'radio',
        name: 'channel',
        value,
        checked: value === '',
        onchange: () => {
          channel = value;
          show();
        },
      });
      return element('label', {}, input, element('span', {}, label));
    });
    const empty = working('Clear', async () => {
      latest = await ask<Message[]>('api/inbox', undefined, 'DELETE');
      show();
      return undefined;
    });
    root.append(
      element(
        'div',
        { class: 'bar' },
        element(
          'fieldset',
          { class: 'segments' },
          element('legend', { class: 'unseen' }, 'Channel'),
          ...filters,
        ),
        element('label', { class: 'line' }, played, element('span', {}, 'Also to demo technicians')),
        empty,
      ),
      list,
    );
    return async () => {
      latest = await ask<Message[]>('api/inbox');
      announce(known, latest);
      known = new Set(latest.map(({ id }) => id));
      show();
    };
  },
};

function card(message: Message): HTMLElement {
  const code = codeIn(message);
  return element(
    'li',
    { class: 'card' },
    element(
      'p',
      { class: 'line' },
      badge(channels[message.channel], 'quiet'),
      element('span', { class: 'strong' }, `To ${addressee(message)}`),
      ago(Date.parse(message.at)),
    ),
    message.subject !== null && element('h2', {}, message.subject),
    code !== undefined && codeLine(code),
    element('p', { class: 'text' }, message.text),
    element('p', { class: 'faint' }, `From ${message.from}`),
    message.html !== null && htmlView(message.id),
  );
}

function addressee({ to, recipient }: Message): string {
  return recipient ? `${recipient.name}, ${to}` : to;
}

function codeLine(code: string): HTMLElement {
  return element(
    'div',
    { class: 'line' },
    element('code', { class: 'code' }, code),
    working(
      'Copy code',
      async () => {
        await navigator.clipboard.writeText(code);
        return 'Copied';
      },
      'primary',
    ),
  );
}

/** Six digits, where the message speaks of a code. */
function codeIn({ subject, text }: Message): string | undefined {
  const whole = `${subject ?? ''} ${text}`;
  return /code/i.test(whole) ? /(?<![\d-])\d{6}(?![\d-])/.exec(whole)?.[0] : undefined;
}

/** The frame is sandboxed by its own headers too; it is made when it is wanted. */
function htmlView(id: string): HTMLElement {
  const details = element('details', {}, element('summary', {}, 'As HTML'));
  details.addEventListener(
    'toggle',
    () => {
      const src = `/_local/inbox-html/${encodeURIComponent(id)}`;
      details.append(element('iframe', { src, sandbox: true, title: 'The message as HTML' }));
    },
    { once: true },
  );
  return details;
}

function announce(known: ReadonlySet<string> | undefined, latest: readonly Message[]): void {
  const fresh = known && latest.find(({ id, recipient }) => !known.has(id) && !recipient?.isPlayed);
  const heard = document.getElementById('heard');
  if (!fresh || !heard) return;
  const code = codeIn(fresh);
  heard.textContent = `New ${channels[fresh.channel]} to ${fresh.to}${code ? `, code ${code.split('').join(' ')}` : ''}`;
}
