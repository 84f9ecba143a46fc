import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import type { Deployment } from './deployment.ts';
import type { KeptTable } from './kept-table.ts';
import { unitsOf } from './table-metrics.ts';

/** The graphs by id, in reading order, three in a row: what operators look at first comes first. */
const graphs = {
  canary: 'Canary: rounds that succeeded',
  siteRequests: 'Site: requests',
  siteErrors: 'Site: 5xx, percent of requests',
  apiRequests: 'API: requests by surface',
  apiErrors: 'API: 5xx by surface',
  apiLatency: 'API: 95th percentile by surface, milliseconds',
  imports: 'Imports of alerts',
  searches: 'Searches for technicians',
  browserErrors: 'Browsers: script errors',
  streamLag: "Behind the table's stream, milliseconds",
  queueAge: 'Queues: age of the oldest item, seconds',
  deadLetters: 'Dead letters',
  email: 'Notices by email',
  sms: 'Notices by text message',
  push: 'Notices by push',
  mail: 'Mail of the account',
  reputation: 'Mail: bounces and complaints, share',
  texts: 'Texts of the account',
  functions: 'Functions of the account',
  tableUnits: 'Table: units consumed',
  throttles: 'Throttled',
  backups: 'Backups',
} as const;

export type GraphId = keyof typeof graphs;

/** CloudWatch's limit for one widget. */
const mostAlarms = 100;

/** One CloudWatch page with the state of every alarm, and graphs of the metrics they watch. */
export class Dashboard extends Construct {
  constructor(
    scope: Construct,
    id: string,
    {
      environment,
      alarms,
      table: { table },
    }: Deployment & { readonly alarms: Alarms; readonly table: KeptTable },
  ) {
    super(scope, id);
    for (const what of ['Read', 'Write'] as const) {
      alarms.plot(unitsOf(what, { tableName: table.tableName, period: Duration.minutes(5) }), {
        in: 'tableUnits',
        label: what.toLowerCase(),
      });
    }
    const { partition, region, account } = Stack.of(this);
    const dashboard = new cloudwatch.Dashboard(this, 'page', {
      dashboardName: environment.prefix,
      defaultInterval: Duration.hours(12),
    });
    dashboard.addWidgets(
      new cloudwatch.TextWidget({
        width: 24,
        height: 1,
        markdown: `**${environment.name}**. What each alarm means and what to do: ${environment.runbookUrl}#when-an-alarm-rings`,
      }),
    );
    for (let at = 0; at < alarms.names.length; at += mostAlarms) {
      dashboard.addWidgets(
        new cloudwatch.AlarmStatusWidget({
          title: 'Alarms',
          width: 24,
          height: 8,
          sortBy: cloudwatch.AlarmStatusWidgetSortBy.STATE_UPDATED_TIMESTAMP,
          // By name, which needs no reference to the kept stack's alarms.
          alarms: alarms.names
            .slice(at, at + mostAlarms)
            .map((name) =>
              cloudwatch.Alarm.fromAlarmArn(
                this,
                name,
                `arn:${partition}:cloudwatch:${region}:${account}:alarm:${name}`,
              ),
            ),
        }),
      );
    }
    const widgets = Object.entries(graphs).flatMap(([graph, title]) => {
      const lines = alarms.plotted.filter((line) => line.in === graph);
      if (lines.length === 0) return [];
      return new cloudwatch.GraphWidget({
        title,
        width: 8,
        height: 6,
        left: lines.map(({ metric, label }) => metric.with({ label })),
        leftYAxis: { min: 0, showUnits: false },
      });
    });
    for (let at = 0; at < widgets.length; at += 3) dashboard.addWidgets(...widgets.slice(at, at + 3));
    new CfnOutput(this, 'address', {
      description: 'The dashboard for operators of this environment.',
      value: `https://${region}.console.aws.amazon.com/cloudwatch/home?region=${region}#dashboards/dashboard/${environment.prefix}`,
    });
  }
}
