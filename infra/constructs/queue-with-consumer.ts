import { Duration } from 'aws-cdk-lib';
import type { IRuleTarget } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { functions } from '../functions.ts';
import { acknowledge } from './acknowledge.ts';
import type { Alarms } from './alarms.ts';
import { alarmOnErrors } from './alarms.ts';
import { type BundledFunction, failsElsewhere } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';

export interface QueueWithConsumerProps extends Deployment {
  readonly consumer: BundledFunction;
  readonly alarms: Alarms;
  /** What a customer loses with each dead letter. */
  readonly deadLetterEffect: string;
  /** What a customer notices while messages wait. */
  readonly delayEffect: string;
  /** Maximum items per batch; 10 by default. */
  readonly batchSize?: number;
  /** Maximum batches handled at once from each of its queues: 10 by default, at least 2 (Lambda's minimum). */
  readonly maxConcurrency?: number;
}

/** Keeps a busy queue from using up the account's Lambda concurrency, which the API needs. */
const usualConcurrency = 10;

/**
 * A queue named after its consumer, which reports failures item by item. After five tries an item goes to the dead
 * letters.
 */
export class QueueWithConsumer extends Construct {
  private readonly props: QueueWithConsumerProps;
  private readonly queue: Queue;
  private readonly deadLetters: DeadLetterQueue;

  constructor(scope: Construct, id: string, props: QueueWithConsumerProps) {
    super(scope, id);
    this.props = props;
    const { consumer, alarms } = props;
    const name = consumer.functionId;
    this.deadLetters = new DeadLetterQueue(this, 'dead-letters', {
      ...props,
      name,
      effect: props.deadLetterEffect,
    });
    this.queue = this.open('queue', name);
    failsElsewhere(consumer, 'What it fails on goes to the dead letters of its queue.');
    acknowledge(
      consumer,
      'Lambda has no destination for failures of a queue, which has dead letters itself.',
      'Serverless-LambdaEventSourceMappingDestination',
    );
    consumer.rollBackOn(
      alarmOnErrors(consumer, alarms, { effect: props.delayEffect, runbook: 'queue-delay' }),
    );
  }

  /** The queue as a rule's target. What EventBridge cannot deliver within a day goes to the dead letters too. */
  asTarget(): IRuleTarget {
    return this.targetOf(this.queue);
  }

  /** A second queue to the same consumer, whose items wait this long first. */
  afterWaiting(seconds: number): Pick<QueueWithConsumer, 'asTarget'> {
    const queue = this.open('later', `${this.props.consumer.functionId}-later`, seconds);
    return { asTarget: () => this.targetOf(queue) };
  }

  private open(id: string, name: string, waitSeconds = 0): Queue {
    const {
      consumer,
      alarms,
      environment,
      delayEffect,
      batchSize = 10,
      maxConcurrency = usualConcurrency,
    } = this.props;
    const queue = new Queue(this, id, {
      queueName: `${environment.prefix}-${name}`,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // Lambda recommends six times the function's timeout, so that a throttled batch isn't received twice.
      visibilityTimeout: Duration.seconds(6 * functions[consumer.functionId].timeoutSeconds),
      deadLetterQueue: { queue: this.deadLetters.queue, maxReceiveCount: 5 },
      ...(waitSeconds > 0 && { deliveryDelay: Duration.seconds(waitSeconds) }),
    });
    consumer.addEventSource(
      new SqsEventSource(queue, { batchSize, reportBatchItemFailures: true, maxConcurrency }),
    );
    alarms.add(this, id === 'queue' ? 'delay' : `${id}-delay`, {
      metric: queue.metricApproximateAgeOfOldestMessage({ period: Duration.minutes(1) }),
      threshold: waitSeconds + 300,
      periods: 5,
      effect: delayEffect,
      runbook: 'queue-delay',
      graph: { in: 'queueAge', label: name },
    });
    return queue;
  }

  private targetOf(queue: Queue): IRuleTarget {
    return new SqsQueue(queue, {
      deadLetterQueue: this.deadLetters.queue,
      maxEventAge: Duration.hours(24),
      retryAttempts: 185,
    });
  }

  /**
   * Subscribes the queue to a topic. Each item has its publication time; what SNS cannot deliver goes to the dead
   * letters.
   */
  subscribeTo(topic: Topic): void {
    topic.addSubscription(new SqsSubscription(this.queue, { deadLetterQueue: this.deadLetters.queue }));
  }

  /** Lets a service's role send items, and undeliverable ones to the dead letters. Returns both ARNs. */
  acceptFrom(role: Role): { readonly queueArn: string; readonly deadLettersArn: string } {
    const { queueArn } = this.queue;
    const { queueArn: deadLettersArn } = this.deadLetters.queue;
    role.addToPolicy(
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queueArn, deadLettersArn] }),
    );
    return { queueArn, deadLettersArn };
  }
}

export interface DeadLetterQueueProps extends Deployment {
  /** The id of the function whose letters these are. Its runbook section is `dead-letters-<name>`. */
  readonly name: string;
  readonly alarms: Alarms;
  readonly effect: string;
}

/** Holds what failed for good until an operator looks at it, with an alarm on the first letter. */
export class DeadLetterQueue extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { environment, name, alarms, effect }: DeadLetterQueueProps) {
    super(scope, id);
    this.queue = new Queue(this, 'queue', {
      queueName: `${environment.prefix}-${name}-dead-letters`,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    acknowledge(
      this.queue,
      'It is where dead letters go, also those of a stream or of asynchronous calls, which cdk-nag does not see.',
      'AwsSolutions-SQS3',
      'Serverless-SQSRedrivePolicy',
    );
    alarms.add(this, 'depth', {
      metric: this.queue.metricApproximateNumberOfMessagesVisible({
        period: Duration.minutes(1),
        statistic: 'Maximum',
      }),
      threshold: 1,
      effect,
      runbook: `dead-letters-${name}`,
      graph: { in: 'deadLetters', label: name },
    });
  }
}
