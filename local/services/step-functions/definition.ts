import jsonata from 'jsonata';
import * as z from 'zod';

/** A state machine: Amazon States Language with JSONata. Everything else is refused at the start. */
export interface StateMachineDefinition extends Scope {
  readonly TimeoutSeconds?: number | undefined;
}

/** States that follow one another: the machine itself, a branch of Parallel, or the steps of a Map for one item. */
export interface Scope {
  readonly StartAt: string;
  readonly States: Readonly<Record<string, State>>;
}

export type State =
  | TaskState
  | PassState
  | WaitState
  | ChoiceState
  | MapState
  | ParallelState
  | SucceedState
  | FailState;

/** Any JSON; strings of the form `{% … %}` in it are JSONata expressions. */
export type Template = unknown;

interface Described {
  readonly Output?: Template;
  readonly Assign?: Readonly<Record<string, Template>> | undefined;
}

interface Continued extends Described {
  readonly Next?: string | undefined;
  readonly End?: true | undefined;
}

interface Guarded {
  readonly Retry?: readonly Retrier[] | undefined;
  readonly Catch?: readonly Catcher[] | undefined;
}

export interface TaskState extends Continued, Guarded {
  readonly Type: 'Task';
  readonly Resource: string;
  readonly Arguments?: Template;
  readonly TimeoutSeconds?: number | string | undefined;
}

interface PassState extends Continued {
  readonly Type: 'Pass';
}

export interface WaitState extends Continued {
  readonly Type: 'Wait';
  readonly Seconds?: number | string | undefined;
  readonly Timestamp?: string | undefined;
}

export interface ChoiceState extends Described {
  readonly Type: 'Choice';
  readonly Choices: readonly (Described & { readonly Condition: string | boolean; readonly Next: string })[];
  readonly Default?: string | undefined;
}

export interface MapState extends Continued, Guarded {
  readonly Type: 'Map';
  readonly Items?: Template;
  readonly ItemSelector?: Template;
  readonly MaxConcurrency?: number | string | undefined;
  readonly ItemProcessor: Scope;
}

export interface ParallelState extends Continued, Guarded {
  readonly Type: 'Parallel';
  readonly Arguments?: Template;
  readonly Branches: readonly Scope[];
}

interface SucceedState {
  readonly Type: 'Succeed';
  readonly Output?: Template;
}

interface FailState {
  readonly Type: 'Fail';
  readonly Error?: string | undefined;
  readonly Cause?: string | undefined;
}

export interface Retrier {
  readonly ErrorEquals: readonly string[];
  readonly IntervalSeconds: number;
  readonly MaxAttempts: number;
  readonly BackoffRate: number;
  readonly MaxDelaySeconds?: number | undefined;
  readonly JitterStrategy: 'FULL' | 'NONE';
}

export interface Catcher extends Described {
  readonly ErrorEquals: readonly string[];
  readonly Next: string;
}

/**
 * Reads a definition with its substitutions. Throws an error that names the state, and the field or type that isn't
 * supported, the missing target, or the invalid expression.
 */
export function readDefinition(
  text: string,
  substitutions: Readonly<Record<string, string>> = {},
): StateMachineDefinition {
  const whole = text.replace(/\$\{(\w+)\}/g, (placeholder, name: string) => {
    const value = substitutions[name];
    if (value === undefined) throw new Error(`The definition has no value for ${placeholder}.`);
    return JSON.stringify(value).slice(1, -1);
  });
  const { States, ...machine } = check(machineSchema, JSON.parse(whole), 'the state machine');
  return { ...machine, ...readScope({ ...machine, States }, '', new Set()) };
}

/** The scope that a branch runs in, by its path. */
export function scopeAt(definition: Scope, path: readonly (string | number)[]): Scope {
  let scope = definition;
  for (let position = 0; position < path.length; position += 2) {
    const state = scope.States[path[position] ?? ''];
    const branch = path[position + 1];
    const inner =
      state?.Type === 'Map'
        ? state.ItemProcessor
        : state?.Type === 'Parallel'
          ? state.Branches[Number(branch)]
          : undefined;
    if (!inner) throw new Error(`The definition has no branch ${path.join('/')}.`);
    scope = inner;
  }
  return scope;
}

/** The expression in `{% … %}`, or undefined for a plain string. */
export function expressionIn(text: string): string | undefined {
  return text.startsWith('{%') && text.endsWith('%}') ? text.slice(2, -2) : undefined;
}

const template = z.unknown().optional();
const assign = z.record(z.string().regex(/^[\p{L}_][\p{L}\p{N}_]{0,79}$/u), template).optional();
const queryLanguage = z.literal('JSONata', 'Only JSONata is supported on a laptop').optional();
const described = { Comment: z.string().optional(), Output: template, Assign: assign };
const continued = {
  ...described,
  Next: z.string().optional(),
  End: z.literal(true).optional(),
  QueryLanguage: queryLanguage,
};
const errorNames = z.array(z.string()).min(1);
const guarded = {
  Retry: z
    .array(
      z.strictObject({
        Comment: z.string().optional(),
        ErrorEquals: errorNames,
        IntervalSeconds: z.int().min(1).default(1),
        MaxAttempts: z.int().min(0).default(3),
        BackoffRate: z.number().min(1).default(2),
        MaxDelaySeconds: z.int().min(1).optional(),
        JitterStrategy: z.enum(['FULL', 'NONE']).default('NONE'),
      }),
    )
    .optional(),
  Catch: z.array(z.strictObject({ ...described, ErrorEquals: errorNames, Next: z.string() })).optional(),
};
const seconds = z.union([z.int().min(0).max(99_999_999), z.string()]);
const states = z.record(z.string(), z.unknown());
const innerScope = { Comment: z.string().optional(), StartAt: z.string(), States: states };

const machineSchema = z.strictObject({
  ...innerScope,
  QueryLanguage: z.literal('JSONata', 'Only JSONata is supported on a laptop'),
  Version: z.literal('1.0').optional(),
  TimeoutSeconds: z.int().min(1).optional(),
});

const stateSchemas = {
  Task: z.strictObject({
    Type: z.literal('Task'),
    ...continued,
    ...guarded,
    Resource: z.string(),
    Arguments: template,
    TimeoutSeconds: seconds.optional(),
  }),
  Pass: z.strictObject({ Type: z.literal('Pass'), ...continued }),
  Wait: z
    .strictObject({
      Type: z.literal('Wait'),
      ...continued,
      Seconds: seconds.optional(),
      Timestamp: z.string().optional(),
    })
    .refine((state) => (state.Seconds === undefined) !== (state.Timestamp === undefined), {
      message: 'Either Seconds or Timestamp is needed',
    }),
  Choice: z.strictObject({
    Type: z.literal('Choice'),
    ...described,
    QueryLanguage: queryLanguage,
    Choices: z
      .array(
        z.strictObject({ ...described, Condition: z.union([z.string(), z.boolean()]), Next: z.string() }),
      )
      .min(1),
    Default: z.string().optional(),
  }),
  Map: z.strictObject({
    Type: z.literal('Map'),
    ...continued,
    ...guarded,
    Items: template,
    ItemSelector: template,
    MaxConcurrency: seconds.optional(),
    ItemProcessor: z.strictObject({
      ...innerScope,
      ProcessorConfig: z.strictObject({ Mode: z.literal('INLINE') }).optional(),
    }),
  }),
  Parallel: z.strictObject({
    Type: z.literal('Parallel'),
    ...continued,
    ...guarded,
    Arguments: template,
    Branches: z.array(z.strictObject(innerScope)).min(1),
  }),
  Succeed: z.strictObject({
    Type: z.literal('Succeed'),
    Comment: z.string().optional(),
    Output: template,
    QueryLanguage: queryLanguage,
  }),
  Fail: z.strictObject({
    Type: z.literal('Fail'),
    Comment: z.string().optional(),
    Error: z.string().optional(),
    Cause: z.string().optional(),
    QueryLanguage: queryLanguage,
  }),
};

interface RawScope {
  readonly StartAt: string;
  readonly States: Readonly<Record<string, unknown>>;
}

function readScope(raw: RawScope, path: string, outerVariables: ReadonlySet<string>): Scope {
  const names = Object.keys(raw.States);
  const reached = (target: string, from: string) => {
    if (!names.includes(target)) throw new Error(`${from} leads to the state ${target}, which isn't there.`);
  };
  reached(raw.StartAt, `StartAt of ${path || 'the state machine'}`);

  const variables = new Set(outerVariables);
  const states: Record<string, State> = {};
  for (const name of names) {
    const at = `${path}${name}`;
    const state = readState(raw.States[name], at);
    for (const assigned of assignedNames(state)) {
      if (outerVariables.has(assigned)) {
        throw new Error(`State ${at} assigns ${assigned}, which is a variable of the scope around it.`);
      }
      variables.add(assigned);
    }
    for (const target of targets(state, at)) reached(target, `State ${at}`);
    checkExpressions(state, at);
    states[name] = state;
  }
  for (const [name, state] of Object.entries(states)) {
    states[name] = readInner(state, `${path}${name}/`, variables);
  }
  return { StartAt: raw.StartAt, States: states };
}

function readState(raw: unknown, at: string): State {
  const { Type: type } = check(z.looseObject({ Type: z.string() }), raw, `State ${at}`);
  if (!isStateType(type)) throw new Error(`State ${at}: the state type ${type} isn't run on a laptop.`);
  return check<State>(stateSchemas[type] as z.ZodType<State>, raw, `State ${at}`);
}

function readInner(state: State, path: string, variables: ReadonlySet<string>): State {
  if (state.Type === 'Map') {
    return { ...state, ItemProcessor: readScope(state.ItemProcessor, path, variables) };
  }
  if (state.Type === 'Parallel') {
    const Branches = state.Branches.map((branch, position) =>
      readScope(branch, `${path}${position}/`, variables),
    );
    return { ...state, Branches };
  }
  return state;
}

function isStateType(type: string): type is keyof typeof stateSchemas {
  return type in stateSchemas;
}

function assignedNames(state: State): string[] {
  const assigns = [
    'Assign' in state ? state.Assign : undefined,
    ...('Choices' in state ? state.Choices.map(({ Assign }) => Assign) : []),
    ...('Catch' in state ? (state.Catch ?? []).map(({ Assign }) => Assign) : []),
  ];
  return assigns.flatMap((assigned) => Object.keys(assigned ?? {}));
}

function targets(state: State, at: string): string[] {
  if (state.Type === 'Succeed' || state.Type === 'Fail') return [];
  if (state.Type === 'Choice') {
    return [...state.Choices.map(({ Next }) => Next), ...(state.Default ? [state.Default] : [])];
  }
  if ((state.Next === undefined) === (state.End === undefined)) {
    throw new Error(`State ${at} needs either Next or End.`);
  }
  const caught = 'Catch' in state ? (state.Catch ?? []).map(({ Next }) => Next) : [];
  return [...(state.Next ? [state.Next] : []), ...caught];
}

function checkExpressions(value: unknown, at: string): void {
  if (typeof value === 'string') {
    const expression = expressionIn(value);
    if (expression === undefined) return;
    try {
      jsonata(expression);
    } catch (error) {
      throw new Error(`${at}: the expression ${value} cannot be read: ${messageOf(error)}`);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      // Inner scopes check their own states.
      if (name !== 'States') checkExpressions(inner, `${at}.${name}`);
    }
  }
}

function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}

function check<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
  throw new Error(`${what} has what isn't supported on a laptop: ${problems.join('; ')}`);
}
