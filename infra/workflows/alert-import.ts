import type { FunctionId } from '../functions.ts';

/** The functions of alert-import by their names in the definition (`${ReadMessage}` is the function's ARN). */
export const alertImportFunctions = {
  ReadMessage: 'read-message',
  IdentifyMachine: 'identify-machine',
  LocateMachine: 'locate-machine',
  AssessFaults: 'assess-faults',
  SaveAlert: 'save-alert',
  FileOrder: 'file-order',
  FinishRun: 'finish-import',
  FailImport: 'fail-import',
} as const satisfies Record<string, FunctionId>;

/** Maximum duration of a run. 200 machines, the most that are read, take an estimated minute or two. */
const importSeconds = 900;

/**
 * Machines imported at once. Entries for the same machine are safe in parallel: conditional writes decide. Kept low,
 * because a new account may run only ten functions at once, and people wait for some of them.
 */
const machinesAtOnce = 5;

/** Error name for a message that can't be imported, as opposed to a failing step. */
const refusal = 'AppError';

const atLambda = [
  'Lambda.ServiceException',
  'Lambda.AWSLambdaException',
  'Lambda.SdkClientException',
  'Lambda.TooManyRequestsException',
];

/**
 * Turns one message into alerts and pending orders, one per machine. States Language, in JSONata. Every failure ends
 * the run with a message for the person (FailImport), once the message's other machines are done. What can't be caught
 * here (a timeout, a stop, a failing FailImport) is caught by the rule on the execution's status, which ends the run as
 * lost.
 */
export const alertImport = {
  Comment: 'Turns one message (pasted, mailed or posted) into alerts and pending orders, one per machine.',
  QueryLanguage: 'JSONata',
  TimeoutSeconds: importSeconds,
  StartAt: 'ReadMessage',
  States: {
    ReadMessage: {
      ...invoke('ReadMessage', '{% $states.input %}'),
      Output: '{% $states.result.Payload %}',
      ...orFail(),
      Next: 'ImportMachines',
    },
    ImportMachines: {
      Type: 'Map',
      Comment:
        'A few machines at a time. One that fails is passed on, so that the others are still imported.',
      Items: '{% $states.input.machines %}',
      MaxConcurrency: machinesAtOnce,
      ItemSelector: {
        ...ofRun('runId', 'companyId', 'source', 'object', 'receivedAt'),
        position: '{% $states.context.Map.Item.Index %}',
        of: '{% $count($states.input.machines) %}',
        reading: '{% $states.context.Map.Item.Value %}',
      },
      ItemProcessor: {
        ProcessorConfig: { Mode: 'INLINE' },
        StartAt: 'IdentifyMachine',
        States: {
          IdentifyMachine: { ...adding('IdentifyMachine'), Next: 'LocateMachine' },
          LocateMachine: { ...adding('LocateMachine'), Next: 'AssessFaults' },
          AssessFaults: { ...adding('AssessFaults'), Next: 'SaveAlert' },
          SaveAlert: { ...adding('SaveAlert'), Next: 'FileOrder' },
          FileOrder: {
            ...invoke('FileOrder', '{% $states.input %}'),
            // Drops what the rest doesn't need: a long digest would otherwise exceed the 256 KB limit of a state's
            // data.
            Output:
              "{% $merge([$sift($states.input, function($value, $key) { $not($key in ['reading', 'machine', 'place', 'filed']) }), {'assessment': $merge([$states.input.assessment, {'faultCodes': []}])}, $states.result.Payload]) %}",
            ...orPassOn(),
            End: true,
          },
          MachineFailed: { Type: 'Pass', End: true },
        },
      },
      Output: {
        ...ofRun('runId', 'companyId', 'source', 'object', 'receivedAt'),
        results: '{% $states.result %}',
      },
      ...orFail(),
      Next: 'DidAMachineFail',
    },
    DidAMachineFail: {
      Type: 'Choice',
      Choices: [
        {
          Condition: '{% $exists($states.input.results.failure) %}',
          Output: {
            ...ofRun('runId', 'companyId'),
            // A failing step takes precedence over a refusal: such a message may be tried again.
            error: `{% ($failures := $states.input.results.failure; $append($failures[Error != '${refusal}'], $failures)[0]) %}`,
          },
          Next: 'FailImport',
        },
      ],
      Default: 'FinishRun',
    },
    FinishRun: {
      ...invoke('FinishRun', '{% $states.input %}'),
      Output: '{% $states.result.Payload %}',
      ...orFail(),
      End: true,
    },
    FailImport: {
      ...invoke('FailImport', '{% $states.input %}'),
      Output: '{% $states.input %}',
      Next: 'WasRefused',
    },
    WasRefused: {
      Type: 'Choice',
      Comment:
        'An alert that cannot be imported is an answer to its sender, and nothing for operators to look at.',
      Choices: [{ Condition: `{% $states.input.error.Error = '${refusal}' %}`, Next: 'Refused' }],
      Default: 'Failed',
    },
    Refused: { Type: 'Succeed' },
    // The cause may quote the message; the step's log has what operators need.
    Failed: {
      Type: 'Fail',
      Error: 'ImportFailed',
      Cause: 'A step failed, and its run was ended with a message.',
    },
  },
};

function invoke(name: keyof typeof alertImportFunctions, payload: string) {
  return {
    Type: 'Task',
    Resource: 'arn:aws:states:::lambda:invoke',
    Arguments: { FunctionName: `\${${name}}`, Payload: payload },
    Retry: [
      { ErrorEquals: [refusal], MaxAttempts: 0 },
      { ErrorEquals: atLambda, IntervalSeconds: 1, BackoffRate: 2, MaxAttempts: 4, JitterStrategy: 'FULL' },
      // Every step may run twice, so a transient fault (a throttled table, a lost connection) is worth another try.
      { ErrorEquals: ['States.TaskFailed'], IntervalSeconds: 2, BackoffRate: 2, MaxAttempts: 2 },
    ],
  };
}

/** One step of the chain for a machine: its result is merged into its input. */
function adding(name: keyof typeof alertImportFunctions) {
  return {
    ...invoke(name, '{% $states.input %}'),
    Output: '{% $merge([$states.input, $states.result.Payload]) %}',
    ...orPassOn(),
  };
}

/** A caught failure becomes the machine's whole result. */
function orPassOn() {
  return {
    Catch: [
      {
        ErrorEquals: ['States.ALL'],
        Output: { failure: '{% $states.errorOutput %}' },
        Next: 'MachineFailed',
      },
    ],
  };
}

function orFail() {
  return {
    Catch: [
      {
        ErrorEquals: ['States.ALL'],
        Output: { ...ofRun('runId', 'companyId'), error: '{% $states.errorOutput %}' },
        Next: 'FailImport',
      },
    ],
  };
}

/** The run's input, available in every state. */
function ofRun(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `{% $states.context.Execution.Input.${name} %}`]));
}
