import type { Runtime } from '../../runtime.ts';
import type { StateMachineDefinition } from './definition.ts';
import {
  type BranchRecord,
  branchKey,
  type ExecutionRecord,
  eventKey,
  type HistoryEvent,
  recordsOf,
} from './records.ts';

/** A running branch: its record, and what only this process knows about it. */
export interface Branch {
  record: BranchRecord;
  /** Rises with every step, so that work from an earlier step finds that it is no longer wanted. */
  step: number;
  timer?: { cancel(): void } | undefined;
}

/** An execution running in this process. */
export interface Run {
  readonly arn: string;
  readonly definition: StateMachineDefinition;
  readonly branches: Map<string, Branch>;
  /** Dropped branches that are still stored. */
  readonly orphans: Set<string>;
  timer?: { cancel(): void } | undefined;
}

/** One step's changes, stored as one. */
export interface Change {
  execution(changes: Partial<ExecutionRecord>): void;
  save(branch: Branch, changes: Partial<BranchRecord>): void;
  drop(branch: Branch): void;
  event(type: string, details?: Readonly<Record<string, unknown>>): void;
  /** Runs once the change is stored. */
  after(next: () => void): void;
}

/** Makes the changes that `work` asks for: all are stored, with their history, or none. */
export function commit(runtime: Runtime, run: Run, work: (change: Change) => void): void {
  const records = recordsOf(runtime);
  const before = records.executions.get(run.arn);
  if (!before) throw new Error(`There is no execution ${run.arn}.`);
  let execution = before;
  const saved = new Set<Branch>();
  const events: HistoryEvent[] = [];
  const next: (() => void)[] = [];

  work({
    execution: (changes) => {
      execution = { ...execution, ...changes };
    },
    save: (branch, changes) => {
      branch.record = { ...branch.record, ...changes };
      run.branches.set(branch.record.id, branch);
      saved.add(branch);
    },
    drop: (branch) => {
      forget(run, branch);
    },
    event: (type, details) => {
      const id = execution.lastEvent + 1;
      events.push({
        id,
        previousEventId: id - 1,
        timestamp: runtime.clock.now() / 1000,
        type,
        ...details,
      });
      execution = { ...execution, lastEvent: id };
    },
    after: (task) => next.push(task),
  });

  runtime.atomically(() => {
    records.executions.put(run.arn, execution);
    for (const event of events) records.history.put(eventKey(run.arn, event.id), event);
    for (const branch of saved) {
      if (run.branches.get(branch.record.id) === branch) {
        records.branches.put(branchKey(run.arn, branch.record.id), branch.record);
      }
    }
    for (const id of run.orphans) {
      if (!run.branches.has(id)) records.branches.delete(branchKey(run.arn, id));
    }
  });
  run.orphans.clear();
  for (const task of next) task();
}

/** Drops a branch: nothing it began comes back to it, and the next commit deletes it. */
export function forget(run: Run, branch: Branch): void {
  branch.step++;
  branch.timer?.cancel();
  run.branches.delete(branch.record.id);
  run.orphans.add(branch.record.id);
}

/** The branches below one, at any depth. */
export function descendants(run: Run, branch: Branch): Branch[] {
  const children = [...run.branches.values()].filter(({ record }) => record.parent === branch.record.id);
  return children.flatMap((child) => [child, ...descendants(run, child)]);
}
