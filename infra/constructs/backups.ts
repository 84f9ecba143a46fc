import { Duration } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { Alarms } from './alarms.ts';
import { type Deployment, dataRemoval } from './deployment.ts';

export interface BackupsProps extends Deployment {
  readonly table: Table;
  readonly buckets: readonly Bucket[];
  readonly alarms: Alarms;
}

/**
 * Daily copies of the table and the buckets, kept in a vault for 35 days, and monthly ones kept for a year. Unlike
 * point-in-time recovery and old versions, they outlive the table, the buckets and the stack.
 */
export class Backups extends Construct {
  constructor(scope: Construct, id: string, props: BackupsProps) {
    super(scope, id);
    const { environment, table, buckets, alarms } = props;
    const vault = new BackupVault(this, 'vault', {
      backupVaultName: environment.prefix,
      // Not even an administrator can delete a copy without first changing the vault's policy.
      blockRecoveryPointDeletion: true,
      removalPolicy: dataRemoval(props),
    });
    const plan = new BackupPlan(this, 'plan', {
      backupPlanName: environment.prefix,
      backupVault: vault,
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: 'daily',
          scheduleExpression: Schedule.cron({ hour: '5', minute: '0' }),
          deleteAfter: Duration.days(35),
        }),
        new BackupPlanRule({
          ruleName: 'monthly',
          scheduleExpression: Schedule.cron({ day: '1', hour: '8', minute: '0' }),
          deleteAfter: Duration.days(365),
        }),
      ],
    });
    plan.addSelection('data', {
      role: this.role(environment.prefix),
      resources: [
        BackupResource.fromDynamoDbTable(table),
        ...buckets.map(({ bucketArn }) => BackupResource.fromArn(bucketArn)),
      ],
    });
    this.watch(environment.prefix, alarms, 1 + buckets.length);
  }

  /** The role AWS Backup uses for backups and restores. */
  private role(prefix: string): Role {
    const policies = [
      'service-role/AWSBackupServiceRolePolicyForBackup',
      'service-role/AWSBackupServiceRolePolicyForRestores',
      'AWSBackupServiceRolePolicyForS3Backup',
      'AWSBackupServiceRolePolicyForS3Restore',
    ];
    const role = new Role(this, 'role', {
      roleName: `${prefix}-backup`,
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      description: `What AWS Backup may do for ${prefix}.`,
      managedPolicies: policies.map((policy) => ManagedPolicy.fromAwsManagedPolicyName(policy)),
    });
    acknowledge(
      role,
      'AWS writes these policies for its own service, and only that service acts as this role.',
      ...policies.map(
        (policy) => `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${policy}]`,
      ),
    );
    return role;
  }

  private watch(vaultName: string, alarms: Alarms, copiesADay: number): void {
    const jobs = (state: string, period: Duration) =>
      new Metric({
        namespace: 'AWS/Backup',
        metricName: `NumberOfBackupJobs${state}`,
        statistic: 'Sum',
        period,
        dimensionsMap: { BackupVaultName: vaultName },
      });
    const runbook = 'backup-failed';
    alarms.add(this, 'failed', {
      metric: new MathExpression({
        expression: 'FILL(failed, 0) + FILL(aborted, 0) + FILL(expired, 0)',
        usingMetrics: {
          failed: jobs('Failed', Duration.hours(1)),
          aborted: jobs('Aborted', Duration.hours(1)),
          expired: jobs('Expired', Duration.hours(1)),
        },
        period: Duration.hours(1),
        label: 'Backup jobs that did not complete',
      }),
      threshold: 1,
      effect: 'Nobody notices until data is lost and the latest copy is older than it should be.',
      runbook,
      graph: { in: 'backups', label: 'failed' },
    });
    alarms.add(this, 'completed', {
      // Two days, since a day's jobs end at different hours.
      metric: jobs('Completed', Duration.days(1)),
      periods: 2,
      threshold: copiesADay,
      silenceRings: true,
      effect: 'Nobody notices until data is lost and there is no recent copy of it.',
      runbook,
      graph: { in: 'backups', label: 'completed' },
    });
  }
}
