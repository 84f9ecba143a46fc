import { Duration } from 'aws-cdk-lib';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { matching, type matchingFunctions } from '../workflows/matching.ts';
import type { Alarms } from './alarms.ts';
import { alarmOnErrors } from './alarms.ts';
import type { BundledFunction } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';
import { standardWorkflow, watchWorkflow } from './workflow.ts';

export interface MatchingProps extends Deployment {
  /** Keyed by their names in the definition. */
  readonly steps: Readonly<Record<keyof typeof matchingFunctions, BundledFunction>>;
  readonly alarms: Alarms;
}

/** The matching workflow: the search for technicians for an open order. */
export class Matching extends Construct {
  private readonly stateMachine: StateMachine;

  constructor(scope: Construct, id: string, { environment, steps, alarms }: MatchingProps) {
    super(scope, id);
    this.stateMachine = standardWorkflow(this, {
      environment,
      name: 'matching',
      definition: matching,
      steps,
    });
    const runbook = 'matching-failed';
    // The workflow goes on when a wave fails, so the step itself needs the alarm.
    alarmOnErrors(steps.AlertWave, alarms, {
      effect: 'Technicians near an open order are alerted late, or only by a later wave.',
      runbook,
    });
    alarms.add(this, 'failed', {
      metric: this.stateMachine.metricFailed({ period: Duration.minutes(5) }),
      threshold: 1,
      effect: 'A customer is waiting for technicians, but the search for them has stopped.',
      runbook,
      graph: { in: 'searches', label: 'failed' },
    });
    alarms.add(this, 'timed-out', {
      metric: this.stateMachine.metricTimedOut({ period: Duration.minutes(5) }),
      threshold: 1,
      effect: 'A customer has waited a week for technicians, and the search never ended.',
      runbook,
      graph: { in: 'searches', label: 'timed out' },
    });
    watchWorkflow(this, this.stateMachine, alarms, {
      in: 'searches',
      throttled: 'Searches for technicians wait, so customers get offers late.',
    });
  }

  /** Grants starting searches, and sets MATCHING_STATE_MACHINE_ARN. */
  grantStart(starter: BundledFunction): void {
    starter.addEnvironment('MATCHING_STATE_MACHINE_ARN', this.stateMachine.stateMachineArn);
    starter.allow(['states:StartExecution'], [this.stateMachine.stateMachineArn]);
  }
}
