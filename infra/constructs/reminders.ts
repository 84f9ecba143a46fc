import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import type { BundledFunction } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';
import type { QueueWithConsumer } from './queue-with-consumer.ts';
import { acknowledgeWildcard } from './wildcards.ts';

export interface RemindersProps extends Deployment {
  /** What is due comes here. */
  readonly queue: QueueWithConsumer;
}

/** One-time schedules, each of which brings one reminder to a queue and deletes itself. */
export class Reminders extends Construct {
  private readonly groupName: string;
  private readonly schedulesArn: string;
  private readonly role: Role;
  private readonly queueArns: ReturnType<QueueWithConsumer['acceptFrom']>;

  constructor(scope: Construct, id: string, { environment, queue }: RemindersProps) {
    super(scope, id);
    const stack = Stack.of(this);
    this.groupName = `${environment.prefix}-reminders`;
    const group = new ScheduleGroup(this, 'group', {
      scheduleGroupName: this.groupName,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.schedulesArn = stack.formatArn({
      service: 'scheduler',
      resource: 'schedule',
      resourceName: `${this.groupName}/*`,
      arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
    });
    this.role = new Role(this, 'role', {
      // The conditions keep schedules of other groups and accounts from lending this role.
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: {
          StringEquals: { 'aws:SourceAccount': stack.account, 'aws:SourceArn': group.scheduleGroupArn },
        },
      }),
      description: `What the schedules of ${this.groupName} may do.`,
    });
    this.queueArns = queue.acceptFrom(this.role);
  }

  /** The REMINDER_… variables, and making schedules of this group. */
  grantSet(setter: BundledFunction): void {
    const { queueArn, deadLettersArn } = this.queueArns;
    setter.addEnvironment('REMINDER_GROUP', this.groupName);
    setter.addEnvironment('REMINDER_ROLE_ARN', this.role.roleArn);
    setter.addEnvironment('REMINDER_QUEUE_ARN', queueArn);
    setter.addEnvironment('REMINDER_DEAD_LETTERS_ARN', deadLettersArn);
    setter.allow(['scheduler:CreateSchedule'], [this.schedulesArn]);
    setter.addToRolePolicy(
      new PolicyStatement({
        actions: ['iam:PassRole'],
        resources: [this.role.roleArn],
        conditions: { StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } },
      }),
    );
    acknowledgeWildcard(
      setter,
      this.schedulesArn,
      'Each reminder is a schedule of its own in this one group, named when it is set.',
    );
  }
}
