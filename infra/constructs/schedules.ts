import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import type { BundledFunction } from './bundled-function.ts';
import { acknowledgeWildcard } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';
import type { QueueWithConsumer } from './queue-with-consumer.ts';

/** One-time schedules: each sends one reminder, or a notice that had to wait, to a queue and deletes itself. */
export class Schedules extends Construct {
  private readonly groupName: string;
  private readonly schedulesArn: string;
  private readonly role: Role;

  constructor(scope: Construct, id: string, { environment }: Deployment) {
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
  }

  /**
   * Grants creating schedules in this group that send to the queue, and sets the SCHEDULE_… variables,
   * `<named>_QUEUE_ARN` and `<named>_DEAD_LETTERS_ARN`.
   */
  grantSet(setter: BundledFunction, queue: QueueWithConsumer, named: 'REMINDER' | 'OWN'): void {
    const { queueArn, deadLettersArn } = queue.acceptFrom(this.role);
    setter.addEnvironment('SCHEDULE_GROUP', this.groupName);
    setter.addEnvironment('SCHEDULE_ROLE_ARN', this.role.roleArn);
    setter.addEnvironment(`${named}_QUEUE_ARN`, queueArn);
    setter.addEnvironment(`${named}_DEAD_LETTERS_ARN`, deadLettersArn);
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
      'Each is a schedule of its own in this one group, named when it is set.',
    );
  }
}
