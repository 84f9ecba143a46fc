import { Duration } from 'aws-cdk-lib';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { Alarms } from './alarms.ts';
import { type BundledFunction, failsElsewhere } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';
import { PrivateBucket } from './private-bucket.ts';
import type { Site } from './site.ts';

export interface CanaryProps extends Deployment {
  readonly runner: BundledFunction;
  readonly alarms: Alarms;
}

/**
 * Tests the service from outside: signs in, posts an alert, sees its order and rejects it. Its mailbox is all its own
 * permissions reach.
 */
export class Canary extends Construct {
  readonly address: string;
  /** Its mailbox. */
  readonly bucket: PrivateBucket;
  private readonly runner: BundledFunction;

  constructor(scope: Construct, id: string, props: CanaryProps) {
    super(scope, id);
    const { environment, runner } = props;
    this.runner = runner;
    this.address = `canary@${environment.inboundMailDomain}`;
    this.bucket = new PrivateBucket(this, 'mailbox', { ...props, remade: true, expireAfterDays: 1 });
    acknowledge(
      this.bucket,
      "A day's mail to the canary, which is no person and the only reader.",
      'AwsSolutions-S1',
      'NIST.800.53.R5-S3BucketLoggingEnabled',
    );
    runner.addEnvironment('CANARY_ADDRESS', this.address);
    this.bucket.nameTo(runner, 'CANARY_BUCKET');
    this.bucket.grantRead(runner, 'mail/');
    runner.allow(['s3:ListBucket'], [this.bucket.bucket.bucketArn]);
    failsElsewhere(
      runner,
      'A round that fails is an error that its alarm counts. There is nothing to redrive.',
    );
    if (environment.canaryMinutes !== null) this.schedule(environment.canaryMinutes, props.alarms);
  }

  /** Sets SITE_URL, the site to test. */
  watch(site: Site): void {
    site.grantLink(this.runner);
  }

  private schedule(minutes: number, alarms: Alarms): void {
    const schedule = new Rule(this, 'schedule', {
      description: 'Starts a round of the canary.',
      schedule: Schedule.rate(Duration.minutes(minutes)),
      targets: [new LambdaFunction(this.runner)],
    });
    acknowledge(
      schedule,
      'A round that cannot be started is not worth starting later. The alarm rings when rounds stay away.',
      'Serverless-EventBusDLQ',
    );
    const period = Duration.minutes(2 * minutes);
    alarms.add(this, 'failing', {
      metric: new MathExpression({
        expression: 'rounds - failed',
        usingMetrics: {
          rounds: this.runner.metricInvocations({ period }),
          failed: this.runner.metricErrors({ period }),
        },
        period,
        label: 'Rounds that succeeded',
      }),
      threshold: 1,
      silenceRings: true,
      effect:
        'The canary cannot sign in and turn an alert into an order, so customers probably cannot either; or it is not running.',
      runbook: 'canary',
      graph: { in: 'canary', label: 'rounds' },
    });
  }
}
