import { type State, scopeAt } from './definition.ts';
import { type Bindings, StateError } from './evaluate.ts';
import { dataLimitExceeded } from './failures.ts';
import type { Branch, Run } from './journal.ts';
import type { BranchRecord, ExecutionRecord } from './records.ts';

/** Bytes of JSON that a state may take or return, by the quotas of Step Functions. */
export const largestPayload = 262_144;

/** What a state came to, for its Output and Assign. */
export interface Seen {
  readonly result?: unknown;
  readonly errorOutput?: unknown;
}

/** The state that a branch is in. */
export function stateOf(run: Run, branch: Branch): State {
  const state = scopeAt(run.definition, branch.record.scope).States[branch.record.state];
  if (!state) throw new Error(`The definition has no state ${branch.record.state}.`);
  return state;
}

/** What the expressions of a branch's state see. */
export function bindingsOf(
  execution: ExecutionRecord | undefined,
  run: Run,
  branch: Branch,
  seen: Seen = {},
  item: BranchRecord['item'] = itemOf(run, branch),
): Bindings {
  const { input, state, enteredAt, retries } = branch.record;
  return {
    variables: variablesOf(run, branch),
    states: {
      input,
      ...seen,
      context: {
        Execution: {
          Id: run.arn,
          Input: JSON.parse(execution?.input ?? '{}'),
          Name: execution?.name,
          RoleArn: execution?.roleArn,
          StartTime: new Date(execution?.startedAt ?? 0).toISOString(),
          RedriveCount: 0,
        },
        StateMachine: { Id: execution?.stateMachineArn, Name: execution?.stateMachineName },
        State: {
          Name: state,
          EnteredTime: new Date(enteredAt).toISOString(),
          RetryCount: retries.reduce((sum, count) => sum + count, 0),
        },
        ...(item && { Map: { Item: item } }),
      },
    },
  };
}

/** The value itself. Throws if it is larger than a state may take or return. */
export function limited<T>(value: T, branch: Branch): T {
  if (Buffer.byteLength(JSON.stringify(value) ?? '') <= largestPayload) return value;
  throw new StateError(
    dataLimitExceeded,
    `The state '${branch.record.state}' exceeds the maximum of ${largestPayload} bytes for its data.`,
  );
}

function variablesOf(run: Run, branch: Branch): Record<string, unknown> {
  const parent = run.branches.get(branch.record.parent ?? '');
  return { ...(parent && variablesOf(run, parent)), ...branch.record.variables };
}

function itemOf(run: Run, branch: Branch): BranchRecord['item'] {
  const parent = run.branches.get(branch.record.parent ?? '');
  return branch.record.item ?? (parent && itemOf(run, parent));
}
