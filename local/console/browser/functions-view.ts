import { element } from './element.ts';
import { keyedList } from './keyed-list.ts';
import { badge, emptyState, folded, listCard } from './parts.ts';
import { ago, duration } from './times.ts';
import type { View } from './view.ts';
import { ask } from './view.ts';

interface FunctionSummary {
  readonly name: string;
  readonly memoryMb: number;
  readonly timeoutMs: number;
  readonly invocations: number;
  readonly failures: number;
}

interface Invocation {
  readonly requestId: string;
  readonly functionName: string;
  readonly at: number;
  readonly durationMs: number;
  readonly cold: boolean;
  readonly error?: string;
  readonly log: readonly string[];
}

/** Invocations, newest first, and functions with their counts. */
export const functionsView: View = {
  id: 'functions',
  title: 'Functions',
  show: (root) => {
    let failedOnly = false;
    let latest: readonly Invocation[] = [];
    const list = element('ol', { class: 'list', 'aria-label': 'Invocations, newest first' });
    const fill = keyedList(
      list,
      ({ requestId }: Invocation) => requestId,
      card,
      emptyState('No invocations', 'Each invocation shows up here with its log.'),
    );
    const show = () => fill(latest.filter(({ error }) => !failedOnly || error !== undefined));
    const box = element('input', {
      type: 'checkbox',
      onchange: () => {
        failedOnly = box.checked;
        show();
      },
    });
    const rows = element('tbody');
    const table = element(
      'table',
      { 'aria-label': 'All functions' },
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          ...['Function', 'Calls', 'Failed', 'Memory', 'Limit'].map((title) =>
            element('th', { scope: 'col' }, title),
          ),
        ),
      ),
      rows,
    );
    const fillRows = keyedList(
      rows,
      ({ name }: FunctionSummary) => name,
      row,
      () => element('tr', {}, element('td', { colspan: '5' }, 'The templates declare none.')),
    );
    root.append(
      element('div', { class: 'bar' }, element('label', { class: 'check' }, box, 'Failed calls only')),
      list,
      element('h2', {}, 'All functions'),
      element(
        'div',
        { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'All functions' },
        table,
      ),
    );
    return async () => {
      const [{ functions }, { invocations }] = await Promise.all([
        ask<{ functions: FunctionSummary[] }>('api/functions'),
        ask<{ invocations: Invocation[] }>('api/invocations?limit=100'),
      ]);
      latest = invocations;
      show();
      fillRows([...functions].sort((a, b) => b.failures - a.failures || b.invocations - a.invocations));
    };
  },
};

function card(invocation: Invocation): HTMLElement {
  const failed = invocation.error !== undefined;
  return listCard(
    [
      badge(failed ? 'Failed' : 'Done', failed ? 'stopped' : 'done'),
      element('span', { class: 'strong mono' }, invocation.functionName),
      element('span', { class: 'faint' }, duration(invocation.durationMs), invocation.cold && ', cold start'),
      ago(invocation.at),
    ],
    failed && element('p', { class: 'bad text' }, invocation.error),
    invocation.log.length > 0 && folded(`Log (${invocation.log.length})`, invocation.log.join('\n')),
  );
}

function row({ name, memoryMb, timeoutMs, invocations, failures }: FunctionSummary): HTMLElement {
  return element(
    'tr',
    {},
    element('th', { scope: 'row', class: 'mono' }, name),
    element('td', {}, String(invocations)),
    element('td', failures > 0 ? { class: 'bad strong' } : {}, String(failures)),
    element('td', {}, `${memoryMb} MB`),
    element('td', {}, `${timeoutMs / 1000} s`),
  );
}
