import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { DefinitionBody, LogLevel, StateMachine, StateMachineType } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import { type BundledFunction, failsElsewhere } from './bundled-function.ts';
import type { GraphId } from './dashboard.ts';
import type { Deployment } from './deployment.ts';

export interface StandardWorkflowProps extends Pick<Deployment, 'environment'> {
  /** Follows the environment's prefix. */
  readonly name: string;
  /** States Language; `${Name}` in it is the ARN of the function of that name. */
  readonly definition: object;
  /** Keyed by their names in the definition. */
  readonly steps: Readonly<Record<string, BundledFunction>>;
}

/** A Standard workflow, traced and logged without its data. Its role may only call its steps. */
export function standardWorkflow(
  scope: Construct,
  { environment, name, definition, steps }: StandardWorkflowProps,
): StateMachine {
  const stateMachineName = `${environment.prefix}-${name}`;
  const role = new Role(scope, 'role', {
    assumedBy: new ServicePrincipal('states.amazonaws.com'),
    description: `What ${stateMachineName} may do.`,
  });
  role.addToPolicy(
    new PolicyStatement({
      actions: ['lambda:InvokeFunction'],
      resources: Object.values(steps).map((step) => step.functionArn),
    }),
  );
  const stateMachine = new StateMachine(scope, 'workflow', {
    stateMachineName,
    stateMachineType: StateMachineType.STANDARD,
    definitionBody: DefinitionBody.fromString(JSON.stringify(definition)),
    definitionSubstitutions: Object.fromEntries(
      Object.entries(steps).map(([step, { functionArn }]) => [step, functionArn]),
    ),
    role,
    tracingEnabled: true,
    logs: {
      destination: new LogGroup(scope, 'log', {
        // The prefix keeps the account's resource policy for such logs from outgrowing its limit.
        logGroupName: `/aws/vendedlogs/states/${stateMachineName}`,
        retention: environment.logRetentionDays,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
      level: LogLevel.ALL,
      includeExecutionData: false,
    },
  });
  for (const step of Object.values(steps)) {
    failsElsewhere(step, 'The workflow waits for it, tries again, and catches what still fails.');
  }
  Validations.of(role).acknowledge({
    id: 'AwsSolutions-IAM5[Resource::*]',
    reason: 'Log delivery and traces of a workflow are given for the whole account or not at all.',
  });
  return stateMachine;
}

/** Plots how many runs start and succeed, and rings when AWS throttles the workflow. */
export function watchWorkflow(
  scope: Construct,
  workflow: StateMachine,
  alarms: Alarms,
  { in: graph, throttled }: { readonly in: GraphId; readonly throttled: string },
): void {
  const period = Duration.minutes(5);
  alarms.plot(workflow.metricStarted({ period }), { in: graph, label: 'started' });
  alarms.plot(workflow.metricSucceeded({ period }), { in: graph, label: 'succeeded' });
  alarms.add(scope, 'throttled', {
    metric: workflow.metricThrottled({ period }),
    threshold: 10,
    effect: throttled,
    runbook: 'workflow-throttles',
    graph: { in: 'throttles', label: graph },
  });
}
