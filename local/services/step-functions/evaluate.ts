import { createHash, randomUUID } from 'node:crypto';
import jsonata from 'jsonata';
import type { Clock } from '../../runtime.ts';
import { expressionIn, type Template } from './definition.ts';

/** What an expression sees: `$states`, and each variable by name. */
export interface Bindings {
  readonly states: {
    readonly input: unknown;
    readonly result?: unknown;
    readonly errorOutput?: unknown;
    readonly context: unknown;
  };
  readonly variables: Readonly<Record<string, unknown>>;
}

/** An error that ends a state: States Language's error name and a sentence. */
export class StateError extends Error {
  readonly errorName: string;
  override readonly cause: string;

  constructor(errorName: string, cause: string) {
    super(`${errorName}: ${cause}`);
    this.errorName = errorName;
    this.cause = cause;
  }
}

export type Evaluate = (template: Template, bindings: Bindings, field: string) => Promise<unknown>;

/**
 * Evaluates every expression in a template, with JSONata's functions and those of Step Functions: `$partition`,
 * `$range`, `$hash`, `$random`, `$uuid`, `$parse`. `$now` and `$millis` use the runtime's time; `$eval` is refused,
 * as on AWS. Rejects with States.QueryEvaluationError, also if an expression returns nothing.
 */
export function evaluator(clock: Clock): Evaluate {
  const compiled = new Map<string, jsonata.Expression>();

  async function evaluate(template: Template, bindings: Bindings, field: string): Promise<unknown> {
    if (typeof template === 'string') {
      const expression = expressionIn(template);
      return expression === undefined ? template : run(expression, bindings, field);
    }
    if (Array.isArray(template)) {
      const items: unknown[] = [];
      for (const [position, item] of template.entries()) {
        items.push(await evaluate(item, bindings, `${field}[${position}]`));
      }
      return items;
    }
    if (typeof template === 'object' && template !== null) {
      const object: Record<string, unknown> = {};
      for (const [name, value] of Object.entries(template)) {
        object[name] = await evaluate(value, bindings, `${field}/${name}`);
      }
      return object;
    }
    return template;
  }

  async function run(expression: string, { states, variables }: Bindings, field: string): Promise<unknown> {
    const described = `The JSONata expression '${expression.trim()}' specified for the field '${field}'`;
    let value: unknown;
    try {
      value = await compile(expression).evaluate(undefined, { ...variables, states });
    } catch (error) {
      // JSONata throws objects that aren't Errors.
      const message = typeof error === 'object' && error && 'message' in error ? String(error.message) : '';
      throw new StateError('States.QueryEvaluationError', `${described} threw an error: ${message}`);
    }
    if (value === undefined) {
      throw new StateError('States.QueryEvaluationError', `${described} returned nothing (undefined).`);
    }
    const json: string | undefined = isFunction(value) ? undefined : JSON.stringify(value);
    if (json === undefined) {
      throw new StateError(
        'States.QueryEvaluationError',
        `${described} returned an unsupported result type.`,
      );
    }
    // JSONata's sequences are arrays with extra properties; this makes plain JSON of them.
    return JSON.parse(json);
  }

  function compile(expression: string): jsonata.Expression {
    const known = compiled.get(expression);
    if (known) return known;
    const created = jsonata(expression);
    addFunctions(created, clock);
    compiled.set(expression, created);
    return created;
  }

  return evaluate;
}

function addFunctions(expression: jsonata.Expression, clock: Clock): void {
  expression.registerFunction('partition', partition, '<an:a>');
  expression.registerFunction('range', range, '<nnn:a>');
  expression.registerFunction('hash', hash, '<ss?:s>');
  expression.registerFunction('random', random, '<n?:n>');
  expression.registerFunction('uuid', () => randomUUID(), '<:s>');
  expression.registerFunction('parse', (text: string) => JSON.parse(text), '<s:x>');
  expression.registerFunction('millis', () => clock.now(), '<:n>');
  expression.registerFunction(
    'now',
    (picture?: string, zone?: string) => now(clock, picture, zone),
    '<s?s?:s>',
  );
  expression.registerFunction('eval', () => {
    throw new Error('$eval is not supported; use $parse for JSON');
  });
}

function partition(array: readonly unknown[], size: number): unknown[][] {
  const parts: unknown[][] = [];
  for (let from = 0; from < array.length; from += Math.max(1, size))
    parts.push(array.slice(from, from + size));
  return parts;
}

function range(first: number, last: number, step: number): number[] {
  const numbers: number[] = [];
  if (step === 0) throw new Error('The step of $range must not be 0');
  for (let number = first; step > 0 ? number <= last : number >= last; number += step) numbers.push(number);
  return numbers;
}

function hash(text: string, algorithm = 'SHA-256'): string {
  if (!['MD5', 'SHA-1', 'SHA-256', 'SHA-384', 'SHA-512'].includes(algorithm)) {
    throw new Error(`$hash does not know the algorithm ${algorithm}`);
  }
  return createHash(algorithm.replace('-', '').toLowerCase()).update(text).digest('hex');
}

/** The same number for the same seed. Nothing may depend on which one. */
function random(seed?: number): number {
  if (seed === undefined) return Math.random();
  return createHash('sha256').update(String(seed)).digest().readUInt32BE() / 2 ** 32;
}

async function now(clock: Clock, picture?: string, timezone?: string): Promise<unknown> {
  const time = clock.now();
  if (picture === undefined) return new Date(time).toISOString();
  const format = jsonata('$fromMillis($time, $picture, $timezone)');
  return format.evaluate(undefined, { time, picture, timezone });
}

function isFunction(value: unknown): boolean {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' &&
      value !== null &&
      ('_jsonata_lambda' in value || '_jsonata_function' in value))
  );
}
