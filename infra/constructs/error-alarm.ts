import { Duration } from 'aws-cdk-lib';
import type { AlarmProps, Alarms } from './alarms.ts';
import type { BundledFunction } from './bundled-function.ts';

/** An alarm on invocations that failed or ran out of time. */
export function alarmOnErrors(
  watched: BundledFunction,
  alarms: Alarms,
  words: Pick<AlarmProps, 'effect' | 'runbook'>,
): void {
  alarms.add(watched, 'errors', {
    metric: watched.metricErrors({ period: Duration.minutes(5) }),
    threshold: 3,
    ...words,
  });
}
