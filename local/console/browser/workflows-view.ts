import { element } from './element.ts';
import { keyedList } from './keyed-list.ts';
import { badge, emptyState, folded, foldedLine, listCard, type Tone } from './parts.ts';
import { ago, duration, productNow } from './times.ts';
import type { View } from './view.ts';
import { ask } from './view.ts';

interface Execution {
  readonly executionArn: string;
  readonly stateMachineName: string;
  readonly name: string;
  readonly status: string;
  /** Seconds. */
  readonly startDate: number;
  readonly stopDate?: number;
  readonly input: string;
  readonly output?: string;
  readonly error?: string;
  readonly cause?: string;
  readonly states: readonly {
    readonly state: string;
    readonly phase: string;
    readonly wakeAt: number | null;
  }[];
}

interface HistoryEvent {
  readonly id: number;
  readonly timestamp: number;
  readonly type: string;
  readonly [details: string]: unknown;
}

const tones: Readonly<Record<string, Tone>> = {
  RUNNING: 'open',
  SUCCEEDED: 'done',
  FAILED: 'stopped',
  TIMED_OUT: 'stopped',
  ABORTED: 'stopped',
};

/** Runs of the state machines; with an ARN in the address, one run with its history. */
export const workflowsView: View = {
  id: 'workflows',
  title: 'Workflows',
  show: (root, detail) => (detail ? showOne(root, detail) : showAll(root)),
};

function showAll(root: HTMLElement) {
  const list = element('ol', { class: 'list', 'aria-label': 'Runs, newest first' });
  root.append(list);
  const fill = keyedList(
    list,
    ({ executionArn }: Execution) => executionArn,
    card,
    emptyState('No runs', 'Import an alert on the site to see its run here, step by step.'),
  );
  return async () => fill((await ask<{ executions: Execution[] }>('api/workflows')).executions);
}

function card(execution: Execution): HTMLElement {
  const current = execution.states.at(-1);
  return listCard(
    [
      badge(words(execution.status), tones[execution.status] ?? 'quiet'),
      element('span', { class: 'strong' }, execution.stateMachineName),
      ago(execution.startDate * 1000),
    ],
    element(
      'p',
      {},
      element(
        'a',
        { href: `#workflows/${encodeURIComponent(execution.executionArn)}`, class: 'mono' },
        execution.name,
      ),
    ),
    element('p', { class: 'faint' }, current ? `At ${current.state} (${current.phase})` : lasted(execution)),
    execution.error !== undefined &&
      element('p', { class: 'bad' }, `${execution.error} ${execution.cause ?? ''}`),
  );
}

function showOne(root: HTMLElement, executionArn: string) {
  const facts = element('div', { class: 'card' });
  const list = element('ol', { class: 'history', 'aria-label': 'History' });
  root.append(
    element('p', {}, element('a', { href: '#workflows' }, 'All runs')),
    facts,
    element('h2', {}, 'History'),
    list,
  );
  let startedAt = 0;
  const fillFacts = keyedList(
    facts,
    ({ executionArn: arn }: Execution) => arn,
    factsOf,
    emptyState('No such run', 'It may be from earlier state that has been cleared.', 'div'),
  );
  const fill = keyedList(
    list,
    ({ id }: HistoryEvent) => String(id),
    (event) => eventRow(event, startedAt),
    emptyState('Nothing yet', 'Each step shows up here.'),
  );
  return async () => {
    const query = `api/workflows?execution=${encodeURIComponent(executionArn)}`;
    const { history = [], ...execution } = await ask<Execution & { history?: HistoryEvent[] }>(query);
    startedAt = execution.startDate ?? 0;
    fillFacts('executionArn' in execution ? [execution] : []);
    fill(history);
  };
}

function factsOf(execution: Execution): HTMLElement {
  const current = execution.states.map(({ state, phase, wakeAt }) =>
    wakeAt === null
      ? `${state} (${phase})`
      : `${state} (${phase} for ${duration(Math.max(0, wakeAt - productNow()))})`,
  );
  return element(
    'div',
    {},
    element(
      'p',
      { class: 'line' },
      badge(words(execution.status), tones[execution.status] ?? 'quiet'),
      element('span', { class: 'strong' }, execution.stateMachineName),
      ago(execution.startDate * 1000),
    ),
    element('p', { class: 'mono' }, execution.name),
    element('p', { class: 'faint' }, current.length > 0 ? `At ${current.join(', ')}` : lasted(execution)),
    execution.error !== undefined &&
      element('p', { class: 'bad' }, `${execution.error} ${execution.cause ?? ''}`),
    folded('Input', execution.input),
    execution.output !== undefined && folded('Output', execution.output),
  );
}

function eventRow(event: HistoryEvent, startedAt: number): HTMLElement {
  const { id: _id, previousEventId: _before, timestamp, type, ...rest } = event;
  const [details] = Object.values(rest) as (Record<string, unknown> | undefined)[];
  const subject = [details?.name, functionIn(details?.parameters), details?.error].find(
    (text) => typeof text === 'string',
  );
  const line = [
    element('span', { class: 'mono faint offset' }, duration((timestamp - startedAt) * 1000)),
    element('span', { class: /Failed|TimedOut|Aborted/.test(type) ? 'strong bad' : 'strong' }, type),
    subject === undefined ? undefined : element('span', { class: 'mono' }, subject),
  ];
  return element('li', {}, foldedLine(line, details ?? {}));
}

/** Name of the function that a task calls. */
function functionIn(parameters: unknown): string | undefined {
  return /"FunctionName":"(?:[^"]*:)?([^":]+)"/.exec(String(parameters))?.[1];
}

function lasted({ startDate, stopDate }: Execution): string {
  return stopDate === undefined ? 'Running' : `Took ${duration((stopDate - startDate) * 1000)}`;
}

function words(status: string): string {
  const text = status.toLowerCase().replace('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
