import { Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  type MathExpression,
  type Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { BundledFunction } from './bundled-function.ts';
import type { GraphId } from './dashboard.ts';
import type { Deployment } from './deployment.ts';

export interface AlarmProps {
  readonly metric: Metric | MathExpression;
  /** Rings at this value or above. */
  readonly threshold: number;
  /** Number of metric periods that must reach the threshold; 1 by default. */
  readonly periods?: number;
  /**
   * Rings below the threshold instead, and on missing data: only for things that must happen day and night, whether or
   * not anybody uses the service.
   */
  readonly silenceRings?: boolean;
  /** What customers notice, as a sentence. */
  readonly effect: string;
  /** Anchor of the runbook's section. */
  readonly runbook: string;
  /** Where the dashboard shows the metric. */
  readonly graph?: Line;
}

/** A line in a graph of the dashboard. */
export interface Line {
  readonly in: GraphId;
  readonly label: string;
}

/** A line, and the metric it shows. */
export interface Plotted extends Line {
  readonly metric: Metric | MathExpression;
}

/** The topic that operators subscribe to, the alarms that publish to it, and what the dashboard shows of them. */
export class Alarms extends Construct {
  /** The names of all alarms so far. */
  readonly names: string[] = [];
  /** Everything on the dashboard so far. */
  readonly plotted: Plotted[] = [];
  private readonly topic: Topic;
  private readonly prefix: string;
  private readonly runbookUrl: string;

  constructor(scope: Construct, id: string, { environment }: Deployment) {
    super(scope, id);
    this.prefix = environment.prefix;
    this.runbookUrl = environment.runbookUrl;
    this.topic = new Topic(this, 'topic', {
      topicName: `${environment.prefix}-ops`,
      displayName: `Ironcall ${environment.name}`,
      enforceSSL: true,
    });
    // An explicit topic policy replaces the default one, so alarms need their own permission.
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    acknowledge(
      this.topic,
      "It carries alarms' names and sentences and no customer's data; CloudWatch may not publish under AWS's own key.",
      'NIST.800.53.R5-SNSEncryptedKMS',
    );
    acknowledge(
      this.topic,
      'A mail that does not arrive is not worth sending later: CloudWatch shows the alarm as it is.',
      'Serverless-SNSRedrivePolicy',
    );
    if (environment.alarmMail) this.topic.addSubscription(new EmailSubscription(environment.alarmMail));
  }

  /** Adds an alarm in the stack of `scope`. Missing data triggers it only with `silenceRings`. */
  add(scope: Construct, id: string, props: AlarmProps): Alarm {
    const [, ...within] = scope.node.path.split('/');
    const alarmName = [this.prefix, ...within, id].join('-');
    const alarm = new Alarm(scope, `${id}-alarm`, {
      alarmName,
      metric: props.metric,
      threshold: props.threshold,
      evaluationPeriods: props.periods ?? 1,
      ...(props.silenceRings
        ? {
            comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
            treatMissingData: TreatMissingData.BREACHING,
          }
        : {
            comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
            treatMissingData: TreatMissingData.NOT_BREACHING,
          }),
      // Mail readers turn the address into a link, so it comes last, without a period.
      alarmDescription: `${props.effect} What to do: ${this.runbookUrl}#${props.runbook}`,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    alarm.addOkAction(new SnsAction(this.topic));
    this.names.push(alarmName);
    if (props.graph) this.plot(props.metric, props.graph);
    return alarm;
  }

  /** Shows a metric on the dashboard. */
  plot(metric: Plotted['metric'], line: Line): void {
    this.plotted.push({ ...line, metric });
  }
}

/** An alarm on invocations that fail or time out. */
export function alarmOnErrors(
  watched: BundledFunction,
  alarms: Alarms,
  words: Pick<AlarmProps, 'effect' | 'runbook'>,
): Alarm {
  return alarms.add(watched, 'errors', {
    metric: watched.metricErrors({ period: Duration.minutes(5) }),
    threshold: 3,
    ...words,
  });
}
