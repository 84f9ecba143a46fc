import * as z from 'zod';
import type { Resource, ResourceProvider, Runtime, Standing } from '../runtime.ts';

/**
 * A provider whose properties have a schema, so that nested ones are checked too. Use strict objects: a property that
 * the schema does not list stops the start and is named by its path.
 */
export function provider<S extends z.ZodObject>(
  type: string,
  schema: S,
  create: (properties: z.output<S>, resource: Resource, runtime: Runtime) => Promise<Standing> | Standing,
): ResourceProvider {
  return {
    type,
    properties: Object.keys(schema.shape),
    create: (resource, runtime) => {
      const parsed = schema.safeParse(resource.properties);
      if (!parsed.success) throw new Error(explain(parsed.error));
      return create(parsed.data, resource, runtime);
    },
  };
}

/** Known, but without effect on a laptop. */
export const inert = z.unknown().optional();

function explain(error: z.ZodError): string {
  return error.issues
    .map((issue) => {
      const path = issue.path.join('.');
      if (issue.code === 'unrecognized_keys')
        return issue.keys
          .map((key) => `the laptop runtime does not know the property ${path ? `${path}.` : ''}${key}`)
          .join(', ');
      return `${path}: ${issue.message}`;
    })
    .join('; ');
}
