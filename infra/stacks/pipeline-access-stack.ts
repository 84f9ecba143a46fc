import { ArnFormat, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { acknowledge, acknowledgeEverywhere } from '../constructs/acknowledge.ts';
import { wildcardFinding } from '../constructs/bundled-function.ts';
import { ConfigurationError, type Environment, region, valuesFile } from '../environments.ts';

/**
 * What the pipeline may do in the environment's account. The repository's jobs assume these roles with GitHub's own
 * tokens, so there is no key to store. An operator deploys it once, before the pipeline's first run (runbook). Throws
 * ConfigurationError if the environment names no repository.
 */
export class PipelineAccessStack extends Stack {
  private readonly repository: string;

  constructor(scope: Construct, environment: Environment) {
    const { name, prefix, account, repository } = environment;
    super(scope, `${prefix}-pipeline-access`, {
      description: `Ironcall ${name}: the roles of the pipeline.`,
      env: { region, ...(account && { account }) },
    });
    if (repository === null) {
      throw new ConfigurationError(
        `"repository" is null in ${valuesFile(name)}: name the repository whose pipeline deploys.`,
      );
    }
    this.repository = repository;
    acknowledgeEverywhere(this);

    // The CDK's own roles do the work; CloudFormation's role is out of reach.
    const deploy = this.role('deploy', prefix, name);
    this.letAssume(deploy, ['deploy', 'file-publishing', 'lookup']);
    const stacks = ['kept', 'app'].map((stack) => this.stackArn(`${prefix}-${stack}`));
    deploy.addToPolicy(
      new PolicyStatement({
        actions: ['cloudformation:DescribeStacks'],
        resources: [...stacks, this.stackArn('CDKToolkit')],
      }),
    );
    deploy.addToPolicy(
      new PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: [
          this.formatArn({
            service: 'lambda',
            resource: 'function',
            resourceName: `${prefix}-canary`,
            arnFormat: ArnFormat.COLON_RESOURCE_NAME,
          }),
        ],
      }),
    );
    deploy.addToPolicy(new PolicyStatement({ actions: [...doctorReads], resources: ['*'] }));
    acknowledge(
      deploy,
      'Doctor only reads, and its actions know no narrower resource than the account, or no name beforehand.',
      'AwsSolutions-IAM5[Resource::*]',
    );
    for (const stack of [...stacks, this.stackArn('CDKToolkit')]) {
      acknowledge(
        deploy,
        'Each is one stack; what follows its name is an id that CloudFormation makes.',
        wildcardFinding(this, stack),
      );
    }

    this.letAssume(this.role('diff', prefix, `${name}-diff`), ['lookup']);
  }

  /** For the repository's jobs that run in this GitHub environment, and nothing else. */
  private role(id: string, prefix: string, gitHubEnvironment: string): Role {
    const issuer = 'token.actions.githubusercontent.com';
    const provider = this.formatArn({
      service: 'iam',
      region: '',
      resource: 'oidc-provider',
      resourceName: issuer,
    });
    return new Role(this, id, {
      roleName: `${prefix}-pipeline-${id}`,
      description: `What jobs of ${this.repository} in ${gitHubEnvironment} may do.`,
      assumedBy: new WebIdentityPrincipal(provider, {
        StringEquals: {
          [`${issuer}:aud`]: 'sts.amazonaws.com',
          [`${issuer}:sub`]: `repo:${this.repository}:environment:${gitHubEnvironment}`,
        },
      }),
    });
  }

  private letAssume(role: Role, kinds: readonly string[]): void {
    role.addToPolicy(
      new PolicyStatement({
        actions: ['sts:AssumeRole'],
        resources: kinds.map((kind) =>
          this.formatArn({
            service: 'iam',
            region: '',
            resource: 'role',
            resourceName: `cdk-hnb659fds-${kind}-role-${this.account}-${region}`,
          }),
        ),
      }),
    );
  }

  private stackArn(name: string): string {
    return this.formatArn({ service: 'cloudformation', resource: 'stack', resourceName: `${name}/*` });
  }
}

/** What `npm run doctor` reads besides stacks (runbook). */
const doctorReads = [
  'acm:DescribeCertificate',
  'route53:GetHostedZone',
  'servicequotas:ListAWSDefaultServiceQuotas',
  'servicequotas:ListServiceQuotas',
  'ses:DescribeActiveReceiptRuleSet',
  'ses:GetAccount',
  'ses:GetEmailIdentity',
  'sms-voice:DescribeAccountAttributes',
  'sms-voice:DescribePhoneNumbers',
  'sms-voice:DescribePools',
  'sms-voice:DescribeRegistrations',
  'sms-voice:DescribeSpendLimits',
  'sns:ListSubscriptions',
];
