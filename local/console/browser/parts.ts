import { type Child, element, pretty } from './element.ts';

export type Tone = 'quiet' | 'open' | 'done' | 'stopped' | 'warning';

/** A word on a colored background. */
export function badge(text: string, tone: Tone): HTMLElement {
  return element('span', { class: `badge ${tone}` }, text);
}

export function emptyState(title: string, text: string, tag: 'li' | 'div' = 'li'): () => HTMLElement {
  return () =>
    element(tag, { class: 'empty' }, element('p', { class: 'strong' }, title), element('p', {}, text));
}

/** An item of a list: a first line, and what follows it. */
export function listCard(line: readonly Child[], ...rest: readonly Child[]): HTMLElement {
  return element('li', { class: 'card' }, element('p', { class: 'line' }, ...line), ...rest);
}

/** A choice of one, the first by default. Labels are pairs of value and label. */
export function segments(
  legend: string,
  labels: readonly (readonly [string, string])[],
  choose: (value: string) => void,
): HTMLElement {
  return element(
    'fieldset',
    { class: 'segments' },
    element('legend', { class: 'unseen' }, legend),
    ...labels.map(([value, label], place) => {
      const checked = place === 0;
      const input = element('input', {
        type: 'radio',
        name: legend,
        value,
        checked,
        onchange: () => choose(value),
      });
      return element('label', {}, input, element('span', {}, label));
    }),
  );
}

/** Collapsible JSON or log. */
export function folded(summary: string, value: unknown): HTMLElement {
  return element('details', {}, element('summary', {}, summary), block(summary, value));
}

/** A collapsible line of a list. */
export function foldedLine(line: readonly (HTMLElement | undefined)[], value: unknown): HTMLElement {
  const summary = element('summary', {}, element('span', { class: 'line' }, ...line));
  return element('details', { class: 'row' }, summary, block('Details', value));
}

function block(label: string, value: unknown): HTMLElement {
  return element('pre', { tabindex: '0', 'aria-label': label }, pretty(value));
}

/** A button that is busy during its work, and shows the outcome next to it. */
export function working(
  label: string,
  work: () => Promise<string | undefined>,
  kind: 'primary' | 'plain' = 'plain',
): HTMLElement {
  const outcome = element('span', { class: 'outcome', role: 'status' });
  const button = element(
    'button',
    { type: 'button', class: kind === 'primary' ? 'button primary' : 'button' },
    label,
  );
  const click = async () => {
    if (button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    outcome.className = 'outcome';
    outcome.textContent = '';
    try {
      outcome.textContent = (await work()) ?? '';
    } catch (error) {
      outcome.className = 'outcome bad';
      outcome.textContent = error instanceof Error ? error.message : String(error);
    } finally {
      button.ariaDisabled = 'false';
    }
  };
  button.addEventListener('click', () => void click());
  return element('span', { class: 'working' }, button, outcome);
}
