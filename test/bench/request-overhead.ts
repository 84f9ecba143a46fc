import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { appRouter } from '#functions/apis/app.router.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { apiEvent, apiHandlers, lambdaContext } from '#test/support/api-events.ts';
import { callContext, fleetManager } from '#test/support/callers.ts';

/** The cost of a call apart from its own work, without the database. */
export interface RequestOverhead {
  readonly name: string;
  /** Median microseconds: the whole stack, event in and JSON out; and the router called directly. */
  readonly stackMicros: number;
  readonly routerMicros: number;
}

/** Both run in turn, so that a busy machine slows both. */
export async function requestOverhead(): Promise<RequestOverhead[]> {
  Object.assign(process.env, {
    TABLE_NAME: 'none',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
    EDGE_SECRET: 'x'.repeat(32),
  });
  const { app } = await apiHandlers();
  const who = fleetManager();
  const caller = callerFactory(appRouter);
  const direct = () => caller(callContext(who)).customers;
  const calls: readonly (readonly [string, unknown, () => Promise<unknown>])[] = [
    ['customers.roles.all', undefined, () => direct().roles.all()],
    ['customers.orders.getRatingAttributes', undefined, () => direct().orders.getRatingAttributes()],
    [
      'customers.orders.parseCustomModelString',
      { search: 'cat 320 excavator' },
      () => direct().orders.parseCustomModelString({ search: 'cat 320 excavator' }),
    ],
  ];
  const measured: RequestOverhead[] = [];
  for (const [name, input, routed] of calls) {
    const event = apiEvent({ procedure: name, caller: who, body: JSON.stringify(input) });
    const stacked = async () => requireAnswer(await app(event, lambdaContext));
    const times = { stack: [] as number[], router: [] as number[] };
    for (let round = 0; round < warmUp + rounds; round += 1) {
      const [stack, router] = [await microsOf(stacked), await microsOf(routed)];
      if (round < warmUp) continue;
      times.stack.push(stack);
      times.router.push(router);
    }
    measured.push({ name, stackMicros: median(times.stack), routerMicros: median(times.router) });
  }
  return measured;
}

const [warmUp, rounds, perRound] = [20, 60, 50];

async function microsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let time = 0; time < perRound; time += 1) await work();
  return ((performance.now() - start) * 1000) / perRound;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function requireAnswer(answer: APIGatewayProxyStructuredResultV2): void {
  if (answer.statusCode !== 200) throw new Error(`It answers ${answer.statusCode}: ${answer.body}`);
}
