import * as z from 'zod';

/** One thing a request does, with the condition key values AWS would know. */
export interface Access {
  readonly action: string;
  readonly resource: string;
  readonly context?: Readonly<Record<string, readonly string[]>>;
}

/** What the statements of a role's policies allow. */
export type Policy = (access: Access) => boolean;

export type Statement = z.output<typeof statement>;

const texts = z.union([z.string(), z.array(z.string())]).transform((text) => [text].flat());
const condition = z.record(z.string(), texts);

/** Anything else in a statement stops the start: ignoring it would allow more, or less, than AWS does. */
export const statement = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.enum(['Allow', 'Deny']),
  Action: texts,
  Resource: texts,
  Condition: z
    .strictObject({ 'ForAllValues:StringLike': condition.optional(), StringEquals: condition.optional() })
    .default({}),
});

/**
 * Compiles statements: an access is allowed if one allows it and none denies it.
 * `ForAllValues` holds if every value that the request has for the key matches one of the statement's, so it
 * also holds for a request without any, such as a Scan (IAM user guide, "Multivalued context keys").
 */
export function compilePolicy(statements: readonly Statement[]): Policy {
  const compiled = statements.map(({ Effect, Action, Resource, Condition }) => {
    const [isAction, isResource] = [matcher(Action), matcher(Resource)];
    const conditions = [
      ...Object.entries(Condition['ForAllValues:StringLike'] ?? {}).map(([key, patterns]) => {
        const matches = matcher(patterns);
        return ({ context = {} }: Access) => (context[key] ?? []).every(matches);
      }),
      ...Object.entries(Condition.StringEquals ?? {}).map(
        ([key, values]) =>
          ({ context = {} }: Access) =>
            values.includes(context[key]?.[0] ?? ''),
      ),
    ];
    const applies = (access: Access): boolean =>
      isAction(access.action) && isResource(access.resource) && conditions.every((holds) => holds(access));
    return { Effect, applies };
  });
  const allowing = compiled.filter(({ Effect }) => Effect === 'Allow');
  const denying = compiled.filter(({ Effect }) => Effect === 'Deny');
  return (access) =>
    allowing.some(({ applies }) => applies(access)) && !denying.some(({ applies }) => applies(access));
}

/** Whether a text matches one of the patterns, where `*` is any text and `?` any character. */
function matcher(patterns: readonly string[]): (text: string) => boolean {
  const sources = patterns.map((pattern) =>
    pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.'),
  );
  const expression = new RegExp(`^(?:${sources.join('|')})$`, 's');
  return (text) => expression.test(text);
}
