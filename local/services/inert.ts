import type { LocalService, ResourceProvider } from '../runtime.ts';
import { physicalName, stableId } from './resource-names.ts';

/**
 * Resources that change nothing on a laptop: permissions, logs, alarms, traces and DNS records. Their properties are
 * still listed, so that a new one is looked at before it is ignored.
 */
export function inertResources(): LocalService {
  return { providers };
}

const providers: ResourceProvider[] = [
  inert('AWS::Lambda::Permission', {
    properties: ['Action', 'FunctionName', 'Principal', 'SourceAccount', 'SourceArn'],
  }),
  inert('AWS::SQS::QueuePolicy', { properties: ['PolicyDocument', 'Queues'] }),
  inert('AWS::Events::EventBusPolicy', { properties: ['EventBusName', 'Statement', 'StatementId'] }),
  inert('AWS::CloudFront::OriginAccessControl', {
    properties: ['OriginAccessControlConfig'],
    extra: (name) => ({ Id: name }),
  }),
  inert('AWS::KMS::Key', {
    properties: ['Description', 'EnableKeyRotation', 'Enabled', 'KeyPolicy', 'PendingWindowInDays', 'Tags'],
    arn: (name) => `arn:aws:kms:us-east-1:000000000000:key/${name}`,
    extra: (name) => ({ KeyId: name }),
  }),

  // Functions log to the runtime's log; nothing watches it.
  inert('AWS::Logs::LogGroup', {
    properties: [
      'DataProtectionPolicy',
      'KmsKeyId',
      'LogGroupClass',
      'LogGroupName',
      'RetentionInDays',
      'Tags',
    ],
    name: 'LogGroupName',
    arn: (name) => `arn:aws:logs:us-east-1:000000000000:log-group:${name}:*`,
  }),
  inert('AWS::Logs::ResourcePolicy', { properties: ['PolicyDocument', 'PolicyName'] }),
  inert('AWS::Logs::MetricFilter', {
    properties: ['FilterName', 'FilterPattern', 'LogGroupName', 'MetricTransformations'],
  }),
  inert('AWS::CloudWatch::Alarm', {
    properties: [
      'ActionsEnabled',
      'AlarmActions',
      'AlarmDescription',
      'AlarmName',
      'ComparisonOperator',
      'DatapointsToAlarm',
      'Dimensions',
      'EvaluationPeriods',
      'ExtendedStatistic',
      'InsufficientDataActions',
      'MetricName',
      'Metrics',
      'Namespace',
      'OKActions',
      'Period',
      'Statistic',
      'Tags',
      'Threshold',
      'TreatMissingData',
      'Unit',
    ],
    arn: (name) => `arn:aws:cloudwatch:us-east-1:000000000000:alarm:${name}`,
  }),
  inert('AWS::CloudWatch::Dashboard', { properties: ['DashboardBody', 'DashboardName'] }),
  inert('AWS::Budgets::Budget', { properties: ['Budget', 'NotificationsWithSubscribers', 'ResourceTags'] }),
  inert('AWS::XRay::Group', {
    properties: ['FilterExpression', 'GroupName', 'InsightsConfiguration', 'Tags'],
  }),
  inert('AWS::XRay::SamplingRule', { properties: ['SamplingRule', 'Tags'] }),

  // Only environments that keep their data have backups.
  inert('AWS::Backup::BackupVault', {
    properties: ['AccessPolicy', 'BackupVaultName', 'BackupVaultTags', 'EncryptionKeyArn'],
    name: 'BackupVaultName',
  }),
  inert('AWS::Backup::BackupPlan', { properties: ['BackupPlan', 'BackupPlanTags'] }),
  inert('AWS::Backup::BackupSelection', { properties: ['BackupPlanId', 'BackupSelection'] }),

  inert('AWS::Route53::RecordSet', {
    properties: ['AliasTarget', 'Comment', 'HostedZoneId', 'Name', 'ResourceRecords', 'TTL', 'Type'],
  }),
  inert('AWS::Events::Archive', {
    properties: ['ArchiveName', 'Description', 'EventPattern', 'RetentionDays', 'SourceArn'],
  }),
  // A laptop has one version of each function.
  inert('AWS::CodeDeploy::Application', { properties: ['ApplicationName', 'ComputePlatform', 'Tags'] }),
  inert('AWS::CodeDeploy::DeploymentGroup', {
    properties: [
      'AlarmConfiguration',
      'ApplicationName',
      'AutoRollbackConfiguration',
      'DeploymentConfigName',
      'DeploymentGroupName',
      'DeploymentStyle',
      'ServiceRoleArn',
      'Tags',
    ],
  }),
  // The code of custom resources; their providers here do the work.
  inert('AWS::Lambda::LayerVersion', {
    properties: [
      'CompatibleArchitectures',
      'CompatibleRuntimes',
      'Content',
      'Description',
      'LayerName',
      'LicenseInfo',
    ],
    arn: (name) => `arn:aws:lambda:us-east-1:000000000000:layer:${name}:1`,
    refIsArn: true,
  }),
  inert('AWS::CDK::Metadata', { properties: ['Analytics'] }),
];

function inert(
  type: string,
  options: {
    readonly properties: readonly string[];
    /** Property with the resource's name, if the template gives one. */
    readonly name?: string;
    readonly arn?: (name: string) => string;
    readonly refIsArn?: boolean;
    readonly extra?: (name: string) => Record<string, string>;
  },
): ResourceProvider {
  return {
    type,
    properties: options.properties,
    create(resource) {
      const given = options.name === undefined ? undefined : resource.properties[options.name];
      const name = physicalName(resource, typeof given === 'string' ? given : undefined);
      const arn = options.arn?.(name);
      return {
        ref: options.refIsArn && arn ? arn : name,
        attributes: { ...(arn && { Arn: arn }), Id: stableId(resource, 14), ...options.extra?.(name) },
      };
    },
  };
}
