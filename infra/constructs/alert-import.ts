import { ArnFormat, Duration, Stack } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { alertImport, type alertImportFunctions } from '../workflows/alert-import.ts';
import type { Alarms } from './alarms.ts';
import { acknowledgeWildcard, type BundledFunction } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';
import type { QueueWithConsumer } from './queue-with-consumer.ts';
import { standardWorkflow, watchWorkflow } from './workflow.ts';

export interface AlertImportProps extends Deployment {
  /** Keyed by their names in the definition. */
  readonly steps: Readonly<Record<keyof typeof alertImportFunctions, BundledFunction>>;
  readonly alarms: Alarms;
}

/** The alert-import workflow. */
export class AlertImport extends Construct {
  private readonly stateMachine: StateMachine;
  private readonly executionsArn: string;

  constructor(scope: Construct, id: string, { environment, steps, alarms }: AlertImportProps) {
    super(scope, id);
    this.stateMachine = standardWorkflow(this, {
      environment,
      name: 'alert-import',
      definition: alertImport,
      steps,
    });
    this.executionsArn = Stack.of(this).formatArn({
      service: 'states',
      resource: 'execution',
      resourceName: `${environment.prefix}-alert-import:*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    alarms.add(this, 'failed', {
      metric: this.stateMachine.metricFailed({ period: Duration.minutes(5) }),
      threshold: 1,
      effect: 'Someone who imported an alert was told to try again, and their machine has no order.',
      runbook: 'alert-import-failed',
      graph: { in: 'imports', label: 'failed' },
    });
    alarms.add(this, 'timed-out', {
      metric: this.stateMachine.metricTimedOut({ period: Duration.minutes(5) }),
      threshold: 1,
      effect: 'Someone watched an import for a quarter of an hour and was then told that it failed.',
      runbook: 'alert-import-failed',
      graph: { in: 'imports', label: 'timed out' },
    });
    watchWorkflow(this, this.stateMachine, alarms, {
      in: 'imports',
      throttled: 'Imports of alerts wait at each step, and people watch a bar that does not move.',
    });
  }

  /** Grants starting runs, and sets IMPORT_STATE_MACHINE_ARN. */
  grantStart(starter: BundledFunction): void {
    starter.addEnvironment('IMPORT_STATE_MACHINE_ARN', this.stateMachine.stateMachineArn);
    starter.allow(['states:StartExecution'], [this.stateMachine.stateMachineArn]);
  }

  /** Grants stopping runs. */
  grantStop(stopper: BundledFunction): void {
    stopper.allow(['states:StopExecution'], [this.executionsArn]);
    acknowledgeWildcard(
      stopper,
      this.executionsArn,
      'Each run is an execution of its own, named when it starts.',
    );
  }

  /** Sends every run that ended without finishing to a queue. */
  deliverLost(queue: QueueWithConsumer): void {
    new Rule(this, 'lost', {
      eventPattern: {
        source: ['aws.states'],
        detailType: ['Step Functions Execution Status Change'],
        detail: {
          stateMachineArn: [this.stateMachine.stateMachineArn],
          status: ['FAILED', 'TIMED_OUT', 'ABORTED'],
        },
      },
      targets: [queue.asTarget()],
    });
  }
}

/**
 * Grants calling the Bedrock model that reads alerts which the engine cannot finish, if the environment names one.
 */
export function grantSecondReader(reader: BundledFunction, { environment }: Deployment): void {
  const { secondReaderModel: model } = environment;
  if (model === undefined) return;
  reader.addEnvironment('SECOND_READER_MODEL_ID', model);
  const arn = reader.stack.formatArn({
    service: 'bedrock',
    account: '',
    resource: 'foundation-model',
    resourceName: model,
    arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
  });
  reader.allow(['bedrock:InvokeModel'], [arn]);
}
