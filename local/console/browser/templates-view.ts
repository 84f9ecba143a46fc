import { element } from './element.ts';
import { keyedList } from './keyed-list.ts';
import { badge, emptyState, listCard, segments } from './parts.ts';
import type { View } from './view.ts';
import { ask } from './view.ts';

interface Template {
  readonly name: string;
  /** What causes it. */
  readonly on: string;
  readonly reader: string;
  readonly email: { readonly subject: string; readonly text: string };
  readonly sms: {
    readonly text: string;
    readonly alphabet: string;
    readonly length: number;
    readonly parts: number;
  } | null;
  readonly push: { readonly title: string; readonly body: string; readonly path: string } | null;
}

/** Samples of messages to people; `#templates/order-updated` shows those of one type. */
export const templatesView: View = {
  id: 'templates',
  title: 'Templates',
  show: (root, detail) => {
    let latest: readonly Template[] | undefined;
    let width = '600';
    let scheme = 'light';
    const list = element('ol', { class: 'list', 'aria-label': 'Templates' });
    const fill = keyedList(
      list,
      ({ place }: Shown) => String(place),
      card,
      emptyState('No templates', 'No template has that name.'),
    );
    const search = element('input', { type: 'search', value: detail ?? '', oninput: () => show() });
    const show = () => {
      const wanted = search.value.trim().toLowerCase();
      fill(
        (latest ?? [])
          .map((template, place) => ({ ...template, place, width, scheme }))
          .filter(({ name, on, reader, email }) =>
            [name, on, reader, email.subject].join(' ').toLowerCase().includes(wanted),
          ),
      );
    };
    root.append(
      element(
        'div',
        { class: 'bar' },
        element('label', { class: 'field' }, 'Contains', search),
        segments(
          'Width',
          [
            ['600', '600 px'],
            ['320', '320 px'],
          ],
          (chosen) => {
            width = chosen;
            show();
          },
        ),
        segments(
          'Scheme',
          [
            ['light', 'Light'],
            ['dark', 'Dark'],
          ],
          (chosen) => {
            scheme = chosen;
            show();
          },
        ),
      ),
      list,
    );
    return async () => {
      if (latest !== undefined) return;
      latest = await ask<Template[]>('api/templates');
      show();
    };
  },
};

interface Shown extends Template {
  /** Position in the answer, by which the mail's frame is fetched. */
  readonly place: number;
  readonly width: string;
  readonly scheme: string;
}

function card({ name, on, reader, email, sms, push, place, width, scheme }: Shown): HTMLElement {
  return listCard(
    [
      badge(reader, 'quiet'),
      element('a', { href: `#templates/${name}`, class: 'strong' }, name),
      element('span', { class: 'faint' }, on),
    ],
    element('h2', {}, email.subject),
    element('iframe', {
      src: `/_local/templates-html/${place}?scheme=${scheme}`,
      class: `mail w${width}`,
      sandbox: true,
      loading: 'lazy',
      title: `The email: ${email.subject}`,
    }),
    element(
      'details',
      {},
      element('summary', {}, 'As plain text'),
      element('p', { class: 'text' }, email.text),
    ),
    sms !== null && element('h3', {}, 'Text message'),
    sms !== null && element('p', { class: 'text' }, sms.text),
    sms !== null &&
      element(
        'p',
        { class: sms.parts > 1 ? 'bad' : 'faint' },
        `${sms.length} characters of ${sms.alphabet}, ${sms.parts === 1 ? '1 part' : `${sms.parts} parts`}`,
      ),
    push !== null && element('h3', {}, 'Push'),
    push !== null && element('p', { class: 'strong' }, push.title),
    push !== null && element('p', { class: 'text' }, push.body),
    push !== null && element('p', {}, element('a', { href: push.path }, push.path)),
  );
}
