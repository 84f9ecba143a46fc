import { describe, expect, test } from 'vitest';
import { ofType, referencesIn, synthesise } from './stacks.ts';

const { kept, appStack } = synthesise('production');

describe('backups', () => {
  test('cover the table and both data buckets, and belong to the kept stack', () => {
    const [selection] = ofType(kept, 'AWS::Backup::BackupSelection');
    const backedUp = referencesIn(selection?.Properties.BackupSelection).map(
      (id) => /^(table|uploads|mail)[a-z]*[0-9A-F]{8}$/.exec(id)?.[1],
    );

    expect(backedUp).toEqual(expect.arrayContaining(['table', 'uploads', 'mail']));
    expect(ofType(appStack, 'AWS::Backup::BackupSelection')).toEqual([]);
  });

  test('are kept for 35 days, and the first of each month for a year', () => {
    const [plan] = ofType(kept, 'AWS::Backup::BackupPlan');

    expect(plan?.Properties.BackupPlan).toMatchObject({
      BackupPlanRule: [
        {
          RuleName: 'daily',
          ScheduleExpression: 'cron(0 5 * * ? *)',
          Lifecycle: { DeleteAfterDays: 35 },
        },
        {
          RuleName: 'monthly',
          ScheduleExpression: 'cron(0 8 1 * ? *)',
          Lifecycle: { DeleteAfterDays: 365 },
        },
      ],
    });
  });

  test('outlive the stack and cannot be deleted by mistake', () => {
    const [vault] = ofType(kept, 'AWS::Backup::BackupVault');

    expect(vault).toMatchObject({ DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' });
    expect(vault?.Properties.AccessPolicy).toMatchObject({
      Statement: [
        { Effect: 'Deny', Action: expect.arrayContaining(['backup:DeleteRecoveryPoint']), Resource: '*' },
      ],
    });
  });

  test('alarm when one fails and when none ran', () => {
    const alarms = ofType(kept, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties);

    expect(alarms).toContainEqual(
      expect.objectContaining({ AlarmName: 'ironcall-production-backups-failed', Threshold: 1 }),
    );
    expect(alarms).toContainEqual(
      expect.objectContaining({
        AlarmName: 'ironcall-production-backups-completed',
        MetricName: 'NumberOfBackupJobsCompleted',
        ComparisonOperator: 'LessThanThreshold',
        TreatMissingData: 'breaching',
        Threshold: 3,
      }),
    );
  });

  test('exist only where data is kept', () => {
    for (const name of ['development', 'mock', 'test'])
      expect(ofType(synthesise(name).kept, 'AWS::Backup::BackupVault')).toEqual([]);
    expect(ofType(synthesise('preview').kept, 'AWS::Backup::BackupVault')).toHaveLength(1);
  });
});

test('only the backup and canary alarms treat missing data as a failure', () => {
  const loud = [...kept, ...appStack].filter(
    ({ Type, Properties }) =>
      Type === 'AWS::CloudWatch::Alarm' && Properties.TreatMissingData !== 'notBreaching',
  );

  expect(loud.map(({ Properties }) => Properties.AlarmName)).toEqual([
    'ironcall-production-backups-completed',
    'ironcall-production-canary-rounds-failing',
  ]);
});
