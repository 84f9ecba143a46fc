import type { AnyProcedure, AnyRouter } from '@trpc/server';
import * as z from 'zod';
import { adminRouter } from '#functions/apis/admin.router.ts';
import { appRouter } from '#functions/apis/app.router.ts';
import { publicRouter } from '#functions/apis/public.router.ts';
import { techRouter } from '#functions/apis/tech.router.ts';
import type { Policy, Surface } from '#functions/platform/trpc.ts';

/** All paths of the four routers, such as `customers.orders.cancel`. */
export type ProcedureName =
  | PathsOf<typeof publicRouter>
  | PathsOf<typeof appRouter>
  | PathsOf<typeof techRouter>
  | PathsOf<typeof adminRouter>;

/** A procedure as its router and its `.meta()` describe it. */
export interface ProcedurePolicy extends Pick<Policy, 'permission' | 'does' | 'limit'> {
  readonly surface: Surface;
  readonly kind: 'query' | 'mutation';
  readonly entity: NonNullable<Policy['entity']> | null;
  readonly guarded: NonNullable<Policy['guarded']>;
  readonly inputs: readonly z.ZodType[];
  readonly output: z.ZodType | undefined;
}

const read = await Promise.all([
  readRouter('public', publicRouter),
  readRouter('app', appRouter),
  readRouter('tech', techRouter),
  readRouter('admin', adminRouter),
]);

/** Every procedure of the product, read from the routers: the basis of tests and of docs/calls.md. */
export const policies = Object.fromEntries(read.flat()) as Readonly<Record<ProcedureName, ProcedurePolicy>>;
if (Object.keys(policies).length < read.flat().length) throw new Error('Two surfaces have the same path.');

/** The surface of a path. Paths without a procedure count as the customers'. */
export function surfaceOf(path: string): Surface {
  return (policies as Readonly<Record<string, ProcedurePolicy>>)[path]?.surface ?? 'app';
}

type PathsOf<Router extends AnyRouter> = PathsIn<Router['_def']['record']>;
type PathsIn<Routes> = {
  [Name in keyof Routes & string]: Routes[Name] extends AnyProcedure
    ? Name
    : `${Name}.${PathsIn<Routes[Name]>}`;
}[keyof Routes & string];

/** Loads the lazy parts as tRPC does, then lists the procedures by path. Throws for one without a policy. */
export async function readRouter(
  surface: Surface,
  { _def }: AnyRouter,
): Promise<[string, ProcedurePolicy][]> {
  for (let parts = Object.values(_def.lazy); parts.length > 0; parts = Object.values(_def.lazy)) {
    await Promise.all(parts.map((part) => part.load()));
  }
  return Object.entries(_def.procedures as Record<string, AnyProcedure>).map(([name, procedure]) => {
    const { meta, type, inputs, output } = procedure._def as typeof procedure._def & {
      readonly inputs: readonly unknown[];
      readonly output?: z.ZodType;
    };
    if (meta === undefined || type === 'subscription') throw new Error(`${name} has no policy.`);
    const { entity = null, guarded = [], ...policy } = meta as Policy;
    const schemas = inputs.filter((schema) => schema instanceof z.ZodType);
    return [name, { surface, kind: type, entity, guarded, ...policy, inputs: schemas, output }];
  });
}
