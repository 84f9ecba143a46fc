/** A compiled pattern: tells whether an event matches. */
export type EventPattern = (event: unknown) => boolean;

/** One filter of an event source mapping. Several are alternatives. */
export type EventFilter = EventPattern;

/**
 * Compiles an event pattern, as in EventBridge and Lambda's filter criteria: exact values, `prefix`, `suffix`,
 * `equals-ignore-case`, `wildcard`, `anything-but`, `exists`, `numeric`, nesting and `$or`.
 *
 * @throws Error that names an unknown operator
 */
export function eventPattern(pattern: unknown): EventPattern {
  if (!isRecord(pattern)) throw new Error('an event pattern is an object');
  const tests = Object.entries(pattern).map(([key, wanted]): EventPattern => {
    if (key === '$or' && Array.isArray(wanted)) {
      const alternatives = wanted.map(eventPattern);
      return (event) => alternatives.some((matches) => matches(event));
    }
    if (Array.isArray(wanted)) {
      const conditions = wanted.map(condition);
      return (event) => {
        const values = leaves(isRecord(event) ? event[key] : undefined);
        return conditions.some((holds) => holds(values));
      };
    }
    const nested = eventPattern(wanted);
    return (event) => {
      const value = isRecord(event) ? event[key] : undefined;
      // An array of objects matches if one of them does. A missing value is checked too, for `exists: false`.
      return Array.isArray(value) ? value.some(nested) : nested(value);
    };
  });
  return (event) => tests.every((matches) => matches(event));
}

/** The filters of an event source mapping, each a pattern as JSON text. */
export function eventFilters(patterns: readonly string[]): EventFilter[] {
  return patterns.map((pattern) => eventPattern(JSON.parse(pattern)));
}

/** Without filters everything passes. */
export function passes(filters: readonly EventFilter[], event: unknown): boolean {
  return filters.length === 0 || filters.some((matches) => matches(event));
}

/** A field's values: one, several if it is an array, none if it is missing. */
type Values = readonly unknown[];
type Condition = (values: Values) => boolean;

function condition(wanted: unknown): Condition {
  if (!isRecord(wanted)) return (values) => values.includes(wanted);
  const [only, ...others] = Object.entries(wanted);
  if (!only || others.length > 0)
    throw new Error(`an event pattern's condition has one operator: ${JSON.stringify(wanted)}`);
  const [operator, operand] = only;
  const make = operators[operator];
  if (!make) throw new Error(`the event pattern's operator ${operator} is not known to the laptop runtime`);
  return make(operand);
}

const operators: Record<string, (operand: unknown) => Condition> = {
  prefix: (operand) => {
    const fits = textTest(operand, 'prefix', (value, prefix) => value.startsWith(prefix));
    return (values) => values.some(fits);
  },
  suffix: (operand) => {
    const fits = textTest(operand, 'suffix', (value, suffix) => value.endsWith(suffix));
    return (values) => values.some(fits);
  },
  'equals-ignore-case': (operand) => {
    const fits = caseless(operand);
    return (values) => values.some(fits);
  },
  wildcard: (operand) => {
    const fits = wildcard(operand);
    return (values) => values.some(fits);
  },
  exists: (operand) => (operand === false ? (values) => values.length === 0 : (values) => values.length > 0),
  numeric: (operand) => {
    const fits = numeric(operand);
    return (values) => values.some(fits);
  },
  'anything-but': (operand) => {
    const refused = anythingBut(operand);
    return (values) => values.length > 0 && values.some((value) => !refused(value));
  },
};

type Test = (value: unknown) => boolean;

function anythingBut(operand: unknown): Test {
  if (!isRecord(operand)) return (value) => [operand].flat().includes(value);
  const [[operator, inner] = ['', undefined]] = Object.entries(operand);
  const tests: Record<string, (one: unknown) => Test> = {
    prefix: (one) => textTest(one, 'prefix', (value, prefix) => value.startsWith(prefix)),
    suffix: (one) => textTest(one, 'suffix', (value, suffix) => value.endsWith(suffix)),
    'equals-ignore-case': caseless,
    wildcard,
  };
  const make = tests[operator];
  if (!make)
    throw new Error(
      `the event pattern's operator anything-but ${operator} is not known to the laptop runtime`,
    );
  const refusals = [inner].flat().map(make);
  return (value) => refusals.some((refuses) => refuses(value));
}

function textTest(
  operand: unknown,
  operator: string,
  fits: (value: string, operand: string) => boolean,
): Test {
  if (isRecord(operand) && 'equals-ignore-case' in operand) {
    const lower = String(operand['equals-ignore-case']).toLowerCase();
    return (value) => typeof value === 'string' && fits(value.toLowerCase(), lower);
  }
  if (typeof operand !== 'string') throw new Error(`the event pattern's operator ${operator} takes a string`);
  return (value) => typeof value === 'string' && fits(value, operand);
}

function caseless(operand: unknown): Test {
  const wanted = [operand].flat().map((one) => String(one).toLowerCase());
  return (value) => typeof value === 'string' && wanted.includes(value.toLowerCase());
}

function wildcard(operand: unknown): Test {
  const parts = String(operand)
    .split('*')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const expression = new RegExp(`^${parts.join('.*')}$`, 's');
  return (value) => typeof value === 'string' && expression.test(value);
}

function numeric(operand: unknown): Test {
  if (!Array.isArray(operand) || operand.length === 0 || operand.length % 2 !== 0)
    throw new Error("the event pattern's operator numeric takes pairs of comparison and number");
  const comparisons: Record<string, (value: number, bound: number) => boolean> = {
    '=': (value, bound) => value === bound,
    '<': (value, bound) => value < bound,
    '<=': (value, bound) => value <= bound,
    '>': (value, bound) => value > bound,
    '>=': (value, bound) => value >= bound,
  };
  const bounds: ((value: number) => boolean)[] = [];
  for (let at = 0; at < operand.length; at += 2) {
    const compare = comparisons[String(operand[at])];
    const bound: unknown = operand[at + 1];
    if (!compare || typeof bound !== 'number')
      throw new Error(`the event pattern's comparison ${String(operand[at])} ${String(bound)} is not known`);
    bounds.push((value) => compare(value, bound));
  }
  return (value) => typeof value === 'number' && bounds.every((holds) => holds(value));
}

function leaves(value: unknown): Values {
  if (value === undefined) return [];
  return Array.isArray(value) ? value.flat(Number.POSITIVE_INFINITY) : [value];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
