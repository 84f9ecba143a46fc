import { Stack } from 'aws-cdk-lib';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/**
 * A new version gets a tenth of the alias's traffic for five minutes, then all of it. If one of the group's alarms rings, the
 * previous version gets everything back and the deploy fails. While an alarm rings, no release begins (runbook).
 */
export class GradualRelease extends LambdaDeploymentGroup {
  constructor(scope: Construct, id: string, alias: Alias) {
    const { application, role } = sharedBy(Stack.of(scope));
    super(scope, id, {
      application,
      role,
      alias,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      autoRollback: { deploymentInAlarm: true },
    });
  }
}

/** One application and one role for all groups of a stack. */
function sharedBy(stack: Stack): Shared {
  const made = stack.node.tryFindChild('releases');
  return made instanceof Shared ? made : new Shared(stack, 'releases');
}

class Shared extends Construct {
  readonly application: LambdaApplication;
  readonly role: Role;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.application = new LambdaApplication(this, 'application');
    this.role = new Role(this, 'role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      description:
        'Lets CodeDeploy move traffic between versions of functions, and read the alarms that stop it.',
    });
    acknowledge(
      this.role,
      "AWS's own policy for moving traffic between versions of functions, and no more than that.",
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]',
    );
  }
}
