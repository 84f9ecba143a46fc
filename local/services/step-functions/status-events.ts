import type { Runtime } from '../../runtime.ts';
import { type ExecutionRecord, type ExecutionStatus, recordsOf } from './records.ts';

/**
 * Sends each status change of an execution to EventBridge, in order and at least once. A change counts as sent when
 * the bus has accepted it.
 */
export function announce(runtime: Runtime, arn: string, closed: () => boolean): void {
  const telling = underWay.get(runtime) ?? new Map<string, Promise<void>>();
  underWay.set(runtime, telling);
  const next = (telling.get(arn) ?? Promise.resolve()).then(() => tellAll(runtime, arn, closed));
  telling.set(arn, next);
  const release = runtime.clock.hold();
  void next.finally(() => {
    release();
    if (telling.get(arn) === next) telling.delete(arn);
  });
}

const underWay = new WeakMap<Runtime, Map<string, Promise<void>>>();

async function tellAll(runtime: Runtime, arn: string, closed: () => boolean): Promise<void> {
  const { executions, unfinished } = recordsOf(runtime);
  while (!closed()) {
    const execution = executions.get(arn);
    const status = execution?.untold[0];
    if (!execution || !status) break;
    try {
      await runtime.putEvent(statusEvent(execution, status, runtime.clock.now()));
    } catch (error) {
      runtime.log('error', `The bus did not accept the status of ${arn}: ${String(error)}`);
      if (!closed()) runtime.clock.at(runtime.clock.now() + 1000, () => announce(runtime, arn, closed));
      return;
    }
    if (closed()) return;
    const now = executions.get(arn);
    if (now) executions.put(arn, { ...now, untold: now.untold.slice(1) });
  }
  if (closed()) return;
  const execution = executions.get(arn);
  if (execution?.status !== 'RUNNING' && execution?.untold.length === 0) unfinished.delete(arn);
}

/** https://docs.aws.amazon.com/step-functions/latest/dg/eventbridge-integration.html */
function statusEvent(execution: ExecutionRecord, status: ExecutionStatus, now: number) {
  const ended = status !== 'RUNNING';
  return {
    busName: 'default',
    source: 'aws.states',
    detailType: 'Step Functions Execution Status Change',
    time: ended ? (execution.stoppedAt ?? now) : execution.startedAt,
    detail: {
      executionArn: execution.arn,
      stateMachineArn: execution.stateMachineArn,
      name: execution.name,
      status,
      startDate: execution.startedAt,
      stopDate: ended ? (execution.stoppedAt ?? null) : null,
      input: execution.input,
      inputDetails: { included: true },
      output: ended ? (execution.output ?? null) : null,
      outputDetails: ended && execution.output !== undefined ? { included: true } : null,
      error: ended ? (execution.failure?.Error ?? null) : null,
      cause: ended ? (execution.failure?.Cause ?? null) : null,
    },
  };
}
