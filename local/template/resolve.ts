/** What names in a template stand for while it is being resolved. */
export interface Names {
  /** `Ref` to a resource, a parameter or a pseudo-parameter; undefined if there is none. */
  ref(name: string): unknown;
  attribute(logicalId: string, attribute: string): string | undefined;
  imported(exportName: string): unknown;
  mapping(map: string, first: string, second: string): unknown;
  condition(name: string): boolean;
  /** A secret's text, or one of its JSON fields, for a dynamic reference. */
  secret(secretId: string, jsonField: string | undefined): string | undefined;
}

/** Stands for `AWS::NoValue`: a property or array item with it is left out. */
const noValue = Symbol('AWS::NoValue');

/**
 * The value with all intrinsic functions and dynamic references resolved.
 *
 * @throws Error that names the function, and what it refers to, if it can't be resolved
 */
export function resolve(value: unknown, names: Names): unknown {
  const resolved = resolveValue(value, names);
  return resolved === noValue ? undefined : resolved;
}

/** Logical ids and pseudo-parameters that a value refers to by `Ref`, `Fn::GetAtt` or `Fn::Sub`. */
export function references(value: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit);
    if (!isRecord(part)) return;
    const [name, argument] = intrinsic(part) ?? [];
    if (name === 'Ref' && typeof argument === 'string') found.add(argument);
    else if (name === 'Fn::GetAtt') found.add(getAttArguments(argument)[0]);
    else if (name === 'Fn::Sub') {
      const [text, variables] = subArguments(argument);
      for (const [, variable = ''] of text.matchAll(substitution))
        if (!(variable in variables)) found.add(variable.split('.')[0] ?? '');
      visit(variables);
    } else Object.values(part).forEach(visit);
  };
  visit(value);
  return found;
}

type Intrinsic = (argument: unknown, names: Names) => unknown;

const intrinsics: Record<string, Intrinsic> = {
  Ref: (argument, names) => {
    const name = text(argument, 'Ref');
    if (name === 'AWS::NoValue') return noValue;
    return found(names.ref(name), `Ref: ${name} is neither a resource nor a parameter of the template`);
  },
  'Fn::GetAtt': (argument, names) => {
    const [logicalId, attribute] = getAttArguments(argument);
    return found(
      names.attribute(logicalId, attribute),
      `Fn::GetAtt: ${logicalId} has no attribute ${attribute} in the runtime`,
    );
  },
  'Fn::Sub': (argument, names) => {
    const [template, variables] = subArguments(argument);
    return template.replaceAll(substitution, (_, variable: string) => {
      if (variable.startsWith('!')) return `\${${variable.slice(1)}}`;
      if (variable in variables) return String(resolveValue(variables[variable], names));
      const dot = variable.indexOf('.');
      return String(
        dot < 0
          ? resolveValue({ Ref: variable }, names)
          : resolveValue({ 'Fn::GetAtt': [variable.slice(0, dot), variable.slice(dot + 1)] }, names),
      );
    });
  },
  'Fn::Join': (argument, names) => {
    const [separator, parts] = pair(argument, 'Fn::Join');
    return list(resolveValue(parts, names), 'Fn::Join').map(String).join(text(separator, 'Fn::Join'));
  },
  'Fn::Select': (argument, names) => {
    const [index, values] = pair(argument, 'Fn::Select');
    const chosen = list(resolveValue(values, names), 'Fn::Select')[Number(resolveValue(index, names))];
    return found(chosen, `Fn::Select: there is no item ${String(index)}`);
  },
  'Fn::Split': (argument, names) => {
    const [separator, source] = pair(argument, 'Fn::Split');
    return String(resolveValue(source, names)).split(text(separator, 'Fn::Split'));
  },
  'Fn::ImportValue': (argument, names) => {
    const name = String(resolveValue(argument, names));
    return found(names.imported(name), `Fn::ImportValue: no stack before this one exports ${name}`);
  },
  'Fn::FindInMap': (argument, names) => {
    const [map, first, second] = list(resolveValue(argument, names), 'Fn::FindInMap').map(String);
    const value = names.mapping(map ?? '', first ?? '', second ?? '');
    return found(value, `Fn::FindInMap: nothing at ${map}, ${first}, ${second}`);
  },
  'Fn::Base64': (argument, names) => Buffer.from(String(resolveValue(argument, names))).toString('base64'),
  'Fn::GetAZs': () => ['a', 'b', 'c'].map((zone) => `us-east-1${zone}`),
  'Fn::ToJsonString': (argument, names) => JSON.stringify(resolveValue(argument, names)),
  'Fn::If': (argument, names) => {
    const [condition, whenTrue, whenFalse] = list(argument, 'Fn::If');
    return resolveValue(names.condition(text(condition, 'Fn::If')) ? whenTrue : whenFalse, names);
  },
  'Fn::Equals': (argument, names) => {
    const [left, right] = pair(argument, 'Fn::Equals');
    return String(resolveValue(left, names)) === String(resolveValue(right, names));
  },
  'Fn::And': (argument, names) =>
    list(argument, 'Fn::And').every((part) => resolveValue(part, names) === true),
  'Fn::Or': (argument, names) => list(argument, 'Fn::Or').some((part) => resolveValue(part, names) === true),
  'Fn::Not': (argument, names) => resolveValue(list(argument, 'Fn::Not')[0], names) !== true,
  Condition: (argument, names) => names.condition(text(argument, 'Condition')),
};

function resolveValue(value: unknown, names: Names): unknown {
  if (typeof value === 'string') return resolveSecrets(value, names);
  if (Array.isArray(value))
    return value.map((item) => resolveValue(item, names)).filter((item) => item !== noValue);
  if (!isRecord(value)) return value;

  const [name, argument] = intrinsic(value) ?? [];
  if (name !== undefined) {
    const resolved = intrinsics[name]?.(argument, names);
    // A dynamic reference is often built by Fn::Join, and only complete now.
    return typeof resolved === 'string' ? resolveSecrets(resolved, names) : resolved;
  }
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]) => [key, resolveValue(item, names)] as const)
      .filter(([, item]) => item !== noValue),
  );
}

/** The name and argument of an intrinsic function. */
function intrinsic(value: Record<string, unknown>): [name: string, argument: unknown] | undefined {
  const [only, ...others] = Object.entries(value);
  if (!only || others.length > 0) return undefined;
  const [name, argument] = only;
  // `Condition` is also a property of policy statements; as a function its argument is a string.
  if (name === 'Condition' && typeof argument !== 'string') return undefined;
  if (name in intrinsics) return only;
  if (name.startsWith('Fn::')) throw new Error(`${name} is not known to the runtime`);
  return undefined;
}

const substitution = /\$\{([^}]+)\}/g;
const secretReference =
  /\{\{resolve:secretsmanager:(arn:[^:}]*:[^:}]*:[^:}]*:[^:}]*:secret:[^:}]+|[^:}]+)(?::SecretString(?::([^:}]*))?(?::[^:}]*){0,2})?\}\}/g;

function resolveSecrets(value: string, names: Names): string {
  if (!value.includes('{{resolve:')) return value;
  const resolved = value.replaceAll(secretReference, (_, secretId: string, field: string | undefined) =>
    found(names.secret(secretId, field || undefined), `There is no secret ${secretId} ${field ?? ''}`.trim()),
  );
  const unknown = /\{\{resolve:[^}]*\}\}/.exec(resolved);
  if (unknown) throw new Error(`The dynamic reference ${unknown[0]} is not known to the runtime`);
  return resolved;
}

function getAttArguments(argument: unknown): [logicalId: string, attribute: string] {
  const [logicalId = '', ...attribute] =
    typeof argument === 'string' ? argument.split('.') : list(argument, 'Fn::GetAtt').map(String);
  return [logicalId, attribute.join('.')];
}

function subArguments(argument: unknown): [template: string, variables: Record<string, unknown>] {
  if (typeof argument === 'string') return [argument, {}];
  const [template, variables] = pair(argument, 'Fn::Sub');
  return [text(template, 'Fn::Sub'), isRecord(variables) ? variables : {}];
}

function pair(argument: unknown, name: string): [unknown, unknown] {
  const [first, second, ...others] = list(argument, name);
  if (others.length > 0 || second === undefined) throw new Error(`${name} takes two arguments`);
  return [first, second];
}

function list(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw new Error(`${name} takes a list`);
}

function text(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  throw new Error(`${name} takes a string`);
}

function found<T>(value: T | undefined, otherwise: string): T {
  if (value === undefined) throw new Error(otherwise);
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
