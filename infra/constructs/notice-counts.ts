import { Duration } from 'aws-cdk-lib';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Alarms } from './alarms.ts';
import type { BundledFunction } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';

/** What a channel's function logs as `outcome` of each message. */
const outcomes = ['sent', 'gathered', 'stopped', 'held', 'capped', 'refused', 'failed'];

/**
 * Counts a channel's messages by outcome, from its function's log, for the dashboard. Rings when a person's or
 * company's daily cap holds one back.
 */
export function countNotices(
  sender: BundledFunction,
  {
    channel,
    alarms,
    environment,
  }: Deployment & { readonly channel: 'email' | 'sms' | 'push'; readonly alarms: Alarms },
): void {
  const counted = new MetricFilter(sender, 'outcomes', {
    logGroup: sender.logGroup,
    filterPattern: FilterPattern.exists('$.outcome'),
    metricNamespace: 'Ironcall',
    metricName: `${environment.prefix}-${channel}`,
    metricValue: '1',
    dimensions: { outcome: '$.outcome' },
  });
  const counts = (outcome: string) =>
    counted.metric({ statistic: 'Sum', period: Duration.minutes(5), dimensionsMap: { outcome } });
  for (const outcome of outcomes) alarms.plot(counts(outcome), { in: channel, label: outcome });
  if (channel !== 'sms') return;
  alarms.add(sender, 'capped', {
    metric: counts('capped'),
    threshold: 1,
    effect: 'Somebody gets no more texts today; only people without mail and push miss anything.',
    runbook: 'texts-capped',
  });
}
