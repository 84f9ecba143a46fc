import { Duration, Stack } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnAppMonitor } from 'aws-cdk-lib/aws-rum';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import type { Deployment } from './deployment.ts';

export interface BrowserEventsProps extends Deployment {
  /** Host of the site whose pages may send events. */
  readonly siteHost: string;
  readonly alarms: Alarms;
}

/**
 * The CloudWatch RUM app monitor that browsers send script errors and analytics events to. Unsigned, so anybody may
 * send, just as anybody may open pages.
 */
export class BrowserEvents extends Construct {
  /** For config.json, which browsers read. */
  readonly config: {
    readonly endpoint: string;
    readonly appMonitorId: string;
    readonly sampleRate: number;
  };

  constructor(scope: Construct, id: string, { environment, siteHost, alarms }: BrowserEventsProps) {
    super(scope, id);
    const name = environment.prefix;
    // Document 2 section 9.
    const sampleRate = environment.name === 'production' ? 0.5 : 1;
    const monitor = new CfnAppMonitor(this, 'monitor', {
      name,
      domain: siteHost,
      // RUM itself keeps events for only 30 days.
      cwLogEnabled: true,
      customEvents: { status: 'ENABLED' },
      appMonitorConfiguration: {
        sessionSampleRate: sampleRate,
        allowCookies: false,
        telemetries: ['errors'],
      },
      resourcePolicy: {
        policyDocument: JSON.stringify({
          Version: '2012-10-17',
          Statement: [
            {
              Effect: 'Allow',
              Principal: '*',
              Action: 'rum:PutRumEvents',
              Resource: Stack.of(this).formatArn({
                service: 'rum',
                resource: 'appmonitor',
                resourceName: name,
              }),
            },
          ],
        }),
      },
    });
    this.config = { endpoint: environment.rumEndpoint, appMonitorId: monitor.attrId, sampleRate };
    alarms.add(this, 'errors', {
      metric: new Metric({
        namespace: 'AWS/RUM',
        metricName: 'JsErrorCount',
        statistic: 'Sum',
        period: Duration.minutes(5),
        dimensionsMap: { application_name: name },
      }),
      threshold: 25,
      periods: 2,
      effect: 'In many browsers, pages stay empty or buttons do nothing.',
      runbook: 'browser-errors',
      graph: { in: 'browserErrors', label: 'errors' },
    });
  }
}
