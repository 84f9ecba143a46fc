import type { FunctionId } from '../functions.ts';

/** The function of matching, by the name that the definition has for it. */
export const matchingFunctions = { AlertWave: 'alert-wave' } as const satisfies Record<string, FunctionId>;

const atLambda = [
  'Lambda.ServiceException',
  'Lambda.AWSLambdaException',
  'Lambda.SdkClientException',
  'Lambda.TooManyRequestsException',
];

/** A search that could not even be ended is given up after so many steps, eighteen minutes past its end. */
const mostSteps = 30;

/** The number of the step that a state is to do; the first has none in its input. */
const wave = '($exists($states.input.wave) ? $states.input.wave : 1)';

/**
 * The search for technicians of one order in one matching round, wave by wave. States Language, in JSONata.
 * Three waves a turn: the one Choice of a turn and the Waits are what a search costs beside its waves, 28 transitions for
 * the whole of it and 7 for an order that is booked at once. What a step finds to be over is over for every later one, so the
 * rest of the turn passes without waiting. A wave that keeps failing is left out: the next reaches further and makes up for it.
 */
export const matching = {
  Comment:
    'Alerts the technicians around an open order, in waves that widen, until 630 seconds after it opened.',
  QueryLanguage: 'JSONata',
  // A search lasts minutes and ends by itself; this only outlives any outage that it should go on after.
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

/** A wave, or whatever its number stands for by now. */
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
      // A wave may run twice, so a passing fault (a throttled table, a lost connection) is worth a second try.
      { ErrorEquals: ['States.TaskFailed'], IntervalSeconds: 2, BackoffRate: 2, MaxAttempts: 2 },
    ],
    Catch: [
      {
        ErrorEquals: ['States.ALL'],
        Output: {
          wave: `{% ${wave} + 1 %}`,
          // As the step would have answered: 30 seconds after the opening, then every 60.
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
