import { CfnResource, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import type { IAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import type { Construct, IConstruct } from 'constructs';
import { type FunctionId, functions } from '../functions.ts';
import { acknowledge } from './acknowledge.ts';
import { builtDirectory, type Deployment } from './deployment.ts';
import { GradualRelease } from './gradual-release.ts';

/**
 * A function from `functions.ts` with its bundle, role, log group and traces. It starts with permission to write only
 * those; constructs' `grant…` methods add permissions together with the variables they need.
 */
export class BundledFunction extends lambda.Function {
  readonly functionId: FunctionId;
  private readonly ownRole: Role;
  private readonly isReleasedGradually: boolean;
  private ownAlias?: lambda.Alias;
  private release?: GradualRelease;

  constructor(scope: Construct, id: FunctionId, deployment: Deployment) {
    const { environment } = deployment;
    const { entry, memoryMb, timeoutSeconds } = functions[id];
    const name = `${environment.prefix}-${id}`;
    const role = new Role(scope, `${id}-role`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `What ${name} may do.`,
    });
    const logGroup = new LogGroup(scope, `${id}-log`, {
      logGroupName: `/ironcall/${environment.name}/${id}`,
      retention: environment.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    logGroup.grantWrite(role);
    super(scope, id, {
      functionName: name,
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      code: lambda.Code.fromAsset(builtDirectory(deployment, `functions/${id}`, 'index.mjs'), {
        exclude: ['*.map'],
      }),
      handler: 'index.handler',
      memorySize: memoryMb,
      timeout: Duration.seconds(timeoutSeconds),
      role,
      logGroup,
      tracing: lambda.Tracing.ACTIVE,
      environment: {
        ENVIRONMENT: environment.name,
        LOG_LEVEL: environment.logLevel,
        POWERTOOLS_SERVICE_NAME: id,
      },
    });
    this.functionId = id;
    this.ownRole = role;
    this.isReleasedGradually = environment.gradualReleases;
    // The bundle doesn't name its source; operators and tests find it here.
    if (this.node.defaultChild instanceof CfnResource) this.node.defaultChild.addMetadata('entry', entry);
    this.acknowledge(
      'AwsSolutions-IAM5[Resource::*]',
      'X-Ray takes traces for no named resource: PutTraceSegments and PutTelemetryRecords know only "*".',
    );
  }

  /**
   * The alias `live`, for callers whose traffic moves to a new version gradually. Created on first use; other callers
   * get the latest deployment.
   */
  get live(): lambda.Alias {
    this.ownAlias ??= new lambda.Alias(this, 'live', { aliasName: 'live', version: this.currentVersion });
    return this.ownAlias;
  }

  /** In environments that release gradually, brings the previous version back if the alarm rings during a release. */
  rollBackOn(alarm: IAlarm): void {
    if (!this.isReleasedGradually) return;
    this.release ??= new GradualRelease(this, 'release', this.live);
    this.release.addAlarm(alarm);
  }

  /** Queues and streams invoke the alias. */
  override addEventSourceMapping(
    id: string,
    options: lambda.EventSourceMappingOptions,
  ): lambda.EventSourceMapping {
    return new lambda.EventSourceMapping(this, id, { target: this.live, ...options });
  }

  /** Grants these actions on these resources. Never pass wildcards. */
  allow(actions: readonly string[], resources: readonly string[]): void {
    this.addToRolePolicy(new PolicyStatement({ actions: [...actions], resources: [...resources] }));
  }

  /** Acknowledges one finding about the function's permissions. */
  acknowledge(id: string, reason: string): void {
    Validations.of(this.ownRole).acknowledge({ id, reason });
  }
}

/** Acknowledges that a function has no dead letters of its own, and says where its failures go. */
export function failsElsewhere(called: BundledFunction, where: string): void {
  acknowledge(called, where, 'NIST.800.53.R5-LambdaDLQ', 'Serverless-LambdaDLQ');
}

/** Acknowledges one wildcard among a function's resources, and no other. */
export function acknowledgeWildcard(user: BundledFunction, resource: string, reason: string): void {
  user.acknowledge(wildcardFinding(user, resource), reason);
}

/** cdk-nag's id for its finding on a wildcard resource. */
export function wildcardFinding(scope: IConstruct, resource: string): string {
  return `AwsSolutions-IAM5[Resource::${flattenCfnReference(Stack.of(scope).resolve(resource))}]`;
}
