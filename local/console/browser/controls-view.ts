import { element } from './element.ts';
import { keyedList } from './keyed-list.ts';
import { emptyState, working } from './parts.ts';
import type { View } from './view.ts';
import { ask } from './view.ts';

interface Control {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
}

interface Controls {
  readonly toggles: readonly (Control & { readonly on: boolean; readonly counted?: string })[];
  readonly actions: readonly Control[];
}

type Verdicts = Readonly<Record<string, string>>;

const verdictNames: Readonly<Record<string, string>> = {
  spf: 'SPF',
  dkim: 'DKIM',
  dmarc: 'DMARC',
  spam: 'Spam scan',
  virus: 'Virus scan',
};

/** What the demo does, and failures to try out. */
export const controlsView: View = {
  id: 'controls',
  title: 'Demo controls',
  show: (root) => {
    const actionsTitle = element('h2', {}, 'Actions');
    const actions = element('ul', { class: 'list' });
    const toggles = element('ul', { class: 'list' });
    const verdicts = element('div', { class: 'bar' });
    root.append(
      actionsTitle,
      actions,
      element('h2', {}, 'Switches'),
      toggles,
      element('h2', {}, 'Send a mail to the stack'),
      mailForm(),
      element('h2', {}, 'Verdicts of SES on incoming mail'),
      verdicts,
    );
    const fillActions = keyedList(
      actions,
      ({ id }: Control) => id,
      actionCard,
      emptyState('No actions', 'The demo has no manual actions.'),
    );
    const fillToggles = keyedList(
      toggles,
      ({ id }: Control) => id,
      toggleCard,
      emptyState('No switches', 'There are no failures to try.'),
    );
    const fillVerdicts = keyedList(
      verdicts,
      (name: string) => name,
      verdictField,
      () => element('p'),
    );
    return async () => {
      const [controls, found] = await Promise.all([
        ask<Controls>('api/controls'),
        ask<Verdicts>('api/mail-verdicts'),
      ]);
      fillActions(controls.actions);
      actionsTitle.hidden = actions.hidden = controls.actions.length === 0;
      // Values are set afterwards: a new element would lose the focus.
      fillToggles(controls.toggles.map(({ id, label, hint }) => ({ id, label, hint })));
      for (const { id, on, counted } of controls.toggles) {
        const box = toggles.querySelector<HTMLInputElement>(`#${CSS.escape(`switch-${id}`)}`);
        if (box) box.checked = on;
        const count = toggles.querySelector<HTMLElement>(`#${CSS.escape(`count-${id}`)}`);
        if (count) {
          count.hidden = counted === undefined;
          count.textContent = counted ?? '';
        }
      }
      fillVerdicts(Object.keys(found));
      for (const [name, value] of Object.entries(found)) {
        const select = verdicts.querySelector<HTMLSelectElement>(`#${CSS.escape(`verdict-${name}`)}`);
        if (select && select !== document.activeElement) select.value = value;
      }
    };
  },
};

function actionCard({ id, label, hint }: Control): HTMLElement {
  const run = async () => (await ask<{ message: string }>('api/controls', { action: id })).message;
  return element('li', { class: 'card' }, element('p', {}, hint), working(label, run));
}

function toggleCard({ id, label, hint }: Control): HTMLElement {
  const box = element('input', {
    type: 'checkbox',
    role: 'switch',
    id: `switch-${id}`,
    'aria-describedby': `hint-${id}`,
    onchange: () => {
      ask('api/controls', { toggle: id, on: box.checked }).catch(() => {
        box.checked = !box.checked;
      });
    },
  });
  return element(
    'li',
    { class: 'card' },
    element('label', { class: 'check strong' }, box, label),
    element('p', { class: 'faint', id: `hint-${id}` }, hint),
    element('p', { class: 'faint', id: `count-${id}` }),
  );
}

function verdictField(name: string): HTMLElement {
  const select = element(
    'select',
    {
      id: `verdict-${name}`,
      onchange: () => void ask('api/mail-verdicts', { [name]: select.value }).catch(() => undefined),
    },
    ...['PASS', 'FAIL', 'GRAY', 'PROCESSING_FAILED'].map((verdict) =>
      element('option', { value: verdict }, verdict.toLowerCase().replace('_', ' ')),
    ),
  );
  return element('label', { class: 'field' }, verdictNames[name] ?? name, select);
}

function mailForm(): HTMLElement {
  const from = element('input', { type: 'email', value: 'health@fleet.example', required: true });
  const to = element('input', { type: 'email', placeholder: 'alerts+token@…', required: true });
  const message = element('textarea', {
    rows: '6',
    required: true,
    placeholder: 'Subject: Engine event\n\nThe message, or a whole .eml file',
  });
  const send = working('Mail it', async () => {
    if (![from, to, message].every((field) => field.reportValidity())) return undefined;
    // Text without headers is a message body.
    const whole = /^[\w-]+:.*\n/.test(message.value) ? message.value : `Subject: (none)\n\n${message.value}`;
    await ask('api/mail-in', { from: from.value, to: to.value, message: whole });
    return 'Taken in';
  });
  return element(
    'div',
    { class: 'card' },
    element(
      'div',
      { class: 'bar' },
      element('label', { class: 'field' }, 'From', from),
      element('label', { class: 'field wide' }, 'To', to),
    ),
    element('label', { class: 'field' }, 'Message', message),
    send,
  );
}
