import { element } from './element.ts';
import { keyedList } from './keyed-list.ts';
import { badge, emptyState, listCard, segments, working } from './parts.ts';
import { ago } from './times.ts';
import type { View } from './view.ts';
import { ask } from './view.ts';

interface Message {
  readonly id: string;
  readonly channel: 'sms' | 'email' | 'push';
  readonly to: string;
  readonly from: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly headers?: readonly (readonly [string, string])[];
  readonly push?: { readonly navigate: string };
  readonly at: string;
  /** Replies to it, oldest first. */
  readonly replies: readonly Reply[];
  /** Who it went to, if known. The runtime plays played people itself. */
  readonly recipient: { readonly name: string; readonly isPlayed: boolean } | null;
}

interface Reply {
  readonly text: string;
  readonly at: string;
}

const channels = { sms: 'SMS', email: 'Email', push: 'Push' };

/** Messages that would have reached a phone or a mailbox. */
export const inboxView: View = {
  id: 'inbox',
  title: 'Inbox',
  show: (root) => {
    let channel = '';
    let known: Set<string> | undefined;
    let latest: readonly Message[] = [];
    const list = element('ol', { class: 'list', 'aria-label': 'Messages, newest first' });
    // Outside the cards, so that the focus stays in the field after sending.
    const threads = new Map<string, ReturnType<typeof thread>>();
    const fill = keyedList(
      list,
      ({ id }: Shown) => id,
      (message) => {
        const own = thread();
        threads.set(message.id, own);
        return card(message, own.list);
      },
      emptyState(
        'No messages',
        'Sign-in codes, texts, emails and pushes that would be sent to people show up here.',
      ),
    );
    const played = element('input', { type: 'checkbox', onchange: () => show() });
    const show = () => {
      const wanted = latest.filter(
        (message) =>
          (!channel || message.channel === channel) && (played.checked || !message.recipient?.isPlayed),
      );
      fill(wanted.map((message) => ({ ...message, replies: undefined })));
      for (const { id, replies } of wanted) threads.get(id)?.fill(replies);
    };
    const empty = working('Clear', async () => {
      latest = await ask<Message[]>('api/inbox', undefined, 'DELETE');
      show();
      return undefined;
    });
    root.append(
      element(
        'div',
        { class: 'bar' },
        segments('Channel', [['', 'All'], ...Object.entries(channels)], (chosen) => {
          channel = chosen;
          show();
        }),
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

type Shown = Omit<Message, 'replies'> & { readonly replies?: undefined };

function card(message: Shown, replies: HTMLElement): HTMLElement {
  const code = codeIn(message);
  return listCard(
    [
      badge(channels[message.channel], 'quiet'),
      element('span', { class: 'strong' }, `To ${addressee(message)}`),
      ago(Date.parse(message.at)),
    ],
    message.subject !== null && element('h2', {}, message.subject),
    code !== undefined && codeLine(code),
    element('p', { class: 'text' }, message.text),
    message.push !== undefined && element('a', { href: message.push.navigate }, message.push.navigate),
    element('p', { class: 'faint' }, `From ${message.from}`),
    ...(message.headers ?? []).map(([name, value]) => element('p', { class: 'faint' }, `${name}: ${value}`)),
    message.html !== null && htmlView(message.id),
    replies,
    message.channel === 'sms' && replyForm(message),
  );
}

/** Replies, oldest first. */
function thread() {
  const list = element('ol', { class: 'replies', 'aria-label': 'Replies' });
  const nothing = element('li', { hidden: true });
  const fill = keyedList(
    list,
    ({ at, text }: Reply) => `${at} ${text}`,
    ({ at, text }) =>
      element(
        'li',
        { class: 'line' },
        badge('Reply', 'open'),
        element('span', {}, text),
        ago(Date.parse(at)),
      ),
    () => nothing,
  );
  return {
    list,
    fill: (replies: readonly Reply[]) => {
      list.hidden = replies.length === 0;
      fill(replies);
    },
  };
}

/** Replies as the phone's owner. Enter sends. */
function replyForm({ id, to, recipient }: Shown): HTMLElement {
  const text = element('input', { type: 'text', required: true, maxlength: '1600', autocomplete: 'off' });
  const send = working('Send', async () => {
    if (!text.reportValidity()) return undefined;
    await ask('api/text-messages', { to: id, text: text.value });
    text.value = '';
    return 'Sent';
  });
  const form = element(
    'form',
    { class: 'bar' },
    element('label', { class: 'field wide' }, `Reply as ${recipient?.name ?? to}`, text),
    send,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send.querySelector('button')?.click();
  });
  return element('details', {}, element('summary', {}, 'Reply'), form);
}

function addressee({ to, recipient }: Shown): string {
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

/** The six digits of a code, if the message has one. */
function codeIn({ subject, text }: Pick<Message, 'subject' | 'text'>): string | undefined {
  const whole = `${subject ?? ''} ${text}`;
  return /code/i.test(whole) ? /(?<![\d-])\d{6}(?![\d-])/.exec(whole)?.[0] : undefined;
}

/** The frame is also sandboxed by its own headers. Created on demand. */
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
