import { type FunctionId, functionIds } from '#infra/functions.ts';
import { ironwoodPeople } from '#local/demo/ironwood.ts';
import { demoPeople } from '#local/demo/people.ts';
import { signInByCode, startDemoStack } from '#test/support/demo-stack.ts';
import { mainJob } from '#test/support/main-job.ts';
import { newStateDirectory } from '#test/support/temporary-directories.ts';
import { builtStacks } from '#test/support/whole-stack.ts';

/** What one function did for one repair. */
interface FunctionUse {
  readonly name: FunctionId;
  readonly calls: number;
  /** Of the fastest call, since the others also waited for the machine. */
  readonly ms: number;
  /** Average per call. */
  readonly logBytes: number;
}

/** What a repair uses besides the database: functions, and events on the bus. */
export interface RepairUse {
  readonly functions: readonly FunctionUse[];
  readonly events: number;
}

/**
 * Runs two repairs through the deployed stacks, from paste to rating, and measures the second, when everything is warm.
 */
export async function repairOnLaptop(): Promise<RepairUse> {
  const stack = await startDemoStack(await builtStacks(), newStateDirectory(), { technicians: 'off' });
  try {
    const dana = await signInByCode(stack, demoPeople[0]?.phone ?? '', 'customer');
    const sam = await signInByCode(stack, ironwoodPeople[0]?.phone ?? '', 'technician');
    const local = async <T>(what: string) =>
      (await (await fetch(`${stack.siteUrl}/_local/api/${what}`)).json()) as T;
    await mainJob({ stack, dana, sam }, 'C6200');
    await stack.advance(settlingMs);
    const start = await stack.now();
    const eventsBefore = await local<{ events: unknown[] }>('events?limit=5000');

    await mainJob({ stack, dana, sam }, 'C6201');
    await stack.advance(settlingMs);

    const eventsAfter = await local<{ events: unknown[] }>('events?limit=5000');
    const { invocations } = await local<{ invocations: Invocation[] }>('invocations?limit=500');
    const own = invocations.filter(({ at }) => at >= start);
    if (own.length === invocations.length) throw new Error('The laptop has forgotten the first calls.');
    return {
      functions: functionIds.flatMap((name) => {
        const calls = own.filter(({ functionName }) => functionName.endsWith(`-mock-${name}`));
        return calls.length === 0 ? [] : [{ name, ...summaryOf(calls) }];
      }),
      events: eventsAfter.events.length - eventsBefore.events.length,
    };
  } finally {
    await stack.kill();
  }
}

interface Invocation {
  readonly functionName: string;
  readonly at: number;
  readonly durationMs: number;
  readonly log: readonly string[];
}

function summaryOf(calls: readonly Invocation[]): Omit<FunctionUse, 'name'> {
  const bytes = calls.flatMap(({ log }) => log).reduce((sum, line) => sum + Buffer.byteLength(line), 0);
  return {
    calls: calls.length,
    ms: Math.min(...calls.map(({ durationMs }) => durationMs)),
    logBytes: Math.round(bytes / calls.length),
  };
}

/** Time enough for all delayed notices to go out. */
const settlingMs = 10 * 60_000;
