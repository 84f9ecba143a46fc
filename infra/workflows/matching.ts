import type { FunctionId } from '../functions.ts';

/** The function of matching by its name in the definition. */
export const matchingFunctions = { AlertWave: 'alert-wave' } as const satisfies Record<string, FunctionId>;

const atLambda = [
  'Lambda.ServiceException',
  'Lambda.AWSLambdaException',
  'Lambda.SdkClientException',
  'Lambda.TooManyRequestsException',
];

/** A search that can't be ended is given up after this many steps, eighteen minutes past its end. */
const mostSteps = 30;

/** The number of the step that a state does; the first has none in its input. */
const wave = '($exists($states.input.wave) ? $states.input.wave : 1)';

/**
 * The search for technicians for one order in one matching round, wave by wave. States Language, in JSONata. Three
 * waves per turn: besides its waves, a search pays only for each turn's one Choice and the Waits, 28 transitions in
 * all, or 7 for an order booked at once. Once a step finds the search over, later steps do too, so the rest of the turn
 * passes without waiting. A wave that keeps failing is skipped: the next one reaches further and makes up for it.
 */
export const matching = {
  Comment:
    'Alerts the technicians around an open order, in waves that widen, until 630 seconds after it opened.',
  QueryLanguage: 'JSONata',
  // A search ends by itself within minutes; this only has to outlast any outage it should survive.
  TimeoutSeconds: 7 * 24 * 60 * 60,
  StartAt: 'FirstWave',
  States: {
    FirstWave: alertWave('WaitForSecond'),
    WaitForSecond: waitThen('SecondWave'),
    SecondWave: alertWave('WaitForThird'),
    WaitForThird: waitThen('ThirdWave'),
    ThirdWave: alertWave('IsOver'),
    IsOver: {
      Type: 'Choice',
      Choices: [
        { Condition: '{% $states.input.done %}', Next: 'Over' },
        { Condition: `{% $states.input.wave > ${mostSteps} %}`, Next: 'GaveUp' },
      ],
      Default: 'WaitForNext',
    },
    WaitForNext: waitThen('FirstWave'),
    Over: { Type: 'Succeed' },
    GaveUp: {
      Type: 'Fail',
      Error: 'SearchNotEnded',
      Cause: 'The steps of this search kept failing, its end among them.',
    },
  },
};

/** A wave, or whatever step its number stands for. */
function alertWave(next: string) {
  return {
    Type: 'Task',
    Resource: 'arn:aws:states:::lambda:invoke',
    Arguments: {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: substituted by Step Functions.
      FunctionName: '${AlertWave}',
      Payload: {
        orderId: '{% $states.context.Execution.Input.orderId %}',
        matchingRound: '{% $states.context.Execution.Input.matchingRound %}',
        openedAt: '{% $states.context.Execution.Input.openedAt %}',
        wave: `{% ${wave} %}`,
      },
    },
    TimeoutSeconds: 60,
    Output: '{% $states.result.Payload %}',
    Retry: [
      { ErrorEquals: atLambda, IntervalSeconds: 1, BackoffRate: 2, MaxAttempts: 4, JitterStrategy: 'FULL' },
      // A wave may run twice, so a transient fault (a throttled table, a lost connection) is worth another try.
      { ErrorEquals: ['States.TaskFailed'], IntervalSeconds: 2, BackoffRate: 2, MaxAttempts: 2 },
    ],
    Catch: [
      {
        ErrorEquals: ['States.ALL'],
        Output: {
          wave: `{% ${wave} + 1 %}`,
          // What the step would have returned: 30 seconds after the order opened, then every 60.
          at: `{% $fromMillis($toMillis($states.context.Execution.Input.openedAt) + (60 * ${wave} - 30) * 1000) %}`,
          done: false,
        },
        Next: next,
      },
    ],
    Next: next,
  };
}

function waitThen(next: string) {
  return { Type: 'Wait', Timestamp: '{% $states.input.at %}', Next: next };
}
