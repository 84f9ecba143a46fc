import { Duration } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';

/**
 * Plots the distribution's requests, and rings when it returns errors. Its metrics are in us-east-1, like everything
 * here.
 */
export function watchDistribution(scope: Construct, distribution: Distribution, alarms: Alarms): void {
  const period = Duration.minutes(5);
  const requests = distribution.metricRequests({ period });
  alarms.plot(requests, { in: 'siteRequests', label: 'requests' });
  alarms.add(scope, 'errors', {
    metric: new MathExpression({
      // At night, a single error would be a large share.
      expression: 'IF(requests >= 50, rate, 0)',
      usingMetrics: { requests, rate: distribution.metric5xxErrorRate({ period }) },
      period,
      label: '5xx of the site, percent',
    }),
    threshold: 5,
    periods: 2,
    effect: 'People who open or use the site see errors.',
    runbook: 'site-errors',
    graph: { in: 'siteErrors', label: '5xx' },
  });
}
