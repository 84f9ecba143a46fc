import { Duration } from 'aws-cdk-lib';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Alarms } from './alarms.ts';
import type { BundledFunction } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';

/** What a channel's function logs about each message (`deliver-once.ts`, `deliver-notifications.ts`, `digests.ts`). */
const outcomes = {
  sent: { message: 'A message was handled.', outcome: 'sent' },
  gathered: { message: 'A message was handled.', outcome: 'gathered' },
  stopped: { message: 'A message was handled.', outcome: 'stopped' },
  held: { message: 'A message has to wait.' },
  refused: { message: 'A message was refused for good.' },
  failed: { message: 'A message could not be sent.' },
};

/** Counts a channel's messages by outcome, from its function's log, for the dashboard. */
export function countNotices(
  sender: BundledFunction,
  {
    channel,
    alarms,
    environment,
  }: Deployment & { readonly channel: 'email' | 'sms' | 'push'; readonly alarms: Alarms },
): void {
  for (const [outcome, fields] of Object.entries(outcomes)) {
    const filter = new MetricFilter(sender, `${outcome}-count`, {
      logGroup: sender.logGroup,
      filterPattern: FilterPattern.all(
        ...Object.entries(fields).map(([name, value]) => FilterPattern.stringValue(`$.${name}`, '=', value)),
      ),
      metricNamespace: 'Ironcall',
      metricName: `${environment.prefix}-${channel}-${outcome}`,
      metricValue: '1',
    });
    alarms.plot(filter.metric({ statistic: 'Sum', period: Duration.minutes(5) }), {
      in: channel,
      label: outcome,
    });
  }
}
