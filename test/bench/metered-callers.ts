import { randomUUID } from 'node:crypto';
import { adminRouter } from '#functions/apis/admin.router.ts';
import { appRouter } from '#functions/apis/app.router.ts';
import { publicRouter } from '#functions/apis/public.router.ts';
import { techRouter } from '#functions/apis/tech.router.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { type CallContext, callerFactory } from '#functions/platform/trpc.ts';
import { callContext } from '#test/support/callers.ts';
import { metered } from '#test/support/database.ts';

/** The cost of one call of a procedure, in the database's own units. */
export interface ProcedureCost {
  readonly name: string;
  readonly unitsRead: number;
  readonly unitsWritten: number;
  readonly roundTrips: number;
}

export interface CallOptions {
  /** Distinguishes two measurements of one procedure: `customers.orders.all, by priority`. */
  readonly variant?: string;
  readonly now?: Date;
  /** Each call gets its own key, as in the apps; `false` leaves it out. */
  readonly idempotent?: boolean;
}

export type MeteredCallers = ReturnType<typeof meteredCallers>;

/** Callers of the four APIs. Each call is metered into `costs` under its procedure's path. */
export function meteredCallers(costs: ProcedureCost[]) {
  const meteredAs =
    <Api extends object>(newCaller: (context: CallContext) => Api) =>
    (who?: Caller, { variant, now = new Date(), idempotent = true }: CallOptions = {}): Api => {
      const idempotencyKey = idempotent ? randomUUID() : undefined;
      const api = newCaller(callContext(who, { confirmInTable: true, now, idempotencyKey }));
      return followed(api, async (path, call) => {
        const { answer, unitsRead, unitsWritten, roundTrips } = await metered(call);
        const name = variant === undefined ? path : `${path}, ${variant}`;
        costs.push({ name, unitsRead, unitsWritten, roundTrips });
        return answer;
      });
    };
  return {
    anybody: meteredAs(callerFactory(publicRouter)),
    app: meteredAs(callerFactory(appRouter)),
    tech: meteredAs(callerFactory(techRouter)),
    admin: meteredAs(callerFactory(adminRouter)),
  };
}

/** The same API, with every call going through `record` under its path. */
function followed<Api extends object>(
  api: Api,
  record: (path: string, call: () => Promise<unknown>) => Promise<unknown>,
  path: readonly string[] = [],
): Api {
  return new Proxy(api, {
    get: (part, name) => followed(Reflect.get(part, name) as object, record, [...path, String(name)]),
    apply: (procedure, _, inputs) =>
      record(path.join('.'), () => Reflect.apply(procedure as () => Promise<unknown>, undefined, inputs)),
  });
}
