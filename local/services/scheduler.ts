import * as z from 'zod';
import type { LocalService, Runtime } from '../runtime.ts';
import { AwsError, operation, restJsonService } from './aws-wire.ts';
import { inert, provider } from './known-properties.ts';
import { physicalName } from './resource-names.ts';

/**
 * EventBridge Scheduler's one-time schedules, `at(…)`, on the runtime's clock. Delivery is at least once: a schedule
 * is finished when its target has accepted it, and due ones run after a restart.
 */
export function scheduler(): LocalService {
  const groups = new Set(['default']);
  const timers = new Map<string, { cancel(): void }>();

  return {
    providers: [
      provider('AWS::Scheduler::ScheduleGroup', groupProperties, ({ Name }, resource, runtime) => {
        const group = physicalName(resource, Name);
        groups.add(group);
        const arn = `arn:aws:scheduler:${runtime.region}:${runtime.accountId}:schedule-group/${group}`;
        return { ref: group, attributes: { Arn: arn, State: 'ACTIVE' } };
      }),
    ],
    aws: [
      restJsonService('scheduler', [
        {
          method: 'POST',
          path: '/schedules/:Name',
          run: operation(createSchedule, (input, runtime) => {
            if (!groups.has(input.GroupName)) throw missing(`Schedule group ${input.GroupName}`);
            const key = `${input.GroupName}/${input.Name}`;
            const kept = schedulesOf(runtime).get(key);
            if (kept && (!input.ClientToken || kept.input.ClientToken !== input.ClientToken)) {
              throw new AwsError('ConflictException', `Schedule ${input.Name} already exists.`, 409);
            }
            if (!kept) {
              const schedule = { input, at: timeOf(input), createdAt: runtime.clock.now(), attempts: 0 };
              schedulesOf(runtime).put(key, schedule);
              arm(key, schedule.at, runtime);
            }
            return { ScheduleArn: arnOf(runtime, key) };
          }),
        },
        {
          method: 'GET',
          path: '/schedules/:Name',
          run: operation(named, (input, runtime) => {
            const { key, schedule } = find(runtime, input);
            const { ClientToken: _, ...shown } = schedule.input;
            const time = schedule.createdAt / 1000;
            return { ...shown, Arn: arnOf(runtime, key), CreationDate: time, LastModificationDate: time };
          }),
        },
        {
          method: 'DELETE',
          path: '/schedules/:Name',
          run: operation(named, (input, runtime) => {
            const { key } = find(runtime, input);
            timers.get(key)?.cancel();
            timers.delete(key);
            schedulesOf(runtime).delete(key);
          }),
        },
      ]),
    ],
    start: (runtime) => {
      for (const [key, schedule] of [...schedulesOf(runtime).entries()]) {
        if (!schedule.done) arm(key, schedule.retryAt ?? schedule.at, runtime);
      }
    },
    stop: () => {
      for (const timer of timers.values()) timer.cancel();
      timers.clear();
    },
  };

  function arm(key: string, time: number, runtime: Runtime): void {
    timers.set(
      key,
      runtime.clock.at(time, () => goOff(key, runtime)),
    );
  }

  async function goOff(key: string, runtime: Runtime): Promise<void> {
    const schedule = schedulesOf(runtime).get(key);
    if (!schedule || schedule.done) return;
    if (schedule.input.State === 'DISABLED') return;
    const failure = await deliver(schedule, runtime);
    if (!schedulesOf(runtime).get(key)) return;
    const { RetryPolicy: retry, DeadLetterConfig: deadLetters, Input: input = '{}' } = schedule.input.Target;
    const attempts = schedule.attempts + 1;
    if (failure && attempts <= retry.MaximumRetryAttempts) {
      const retryAt = runtime.clock.now() + Math.min(2 ** attempts, 60) * 1000;
      if (retryAt - schedule.at < retry.MaximumEventAgeInSeconds * 1000) {
        schedulesOf(runtime).put(key, { ...schedule, attempts, retryAt });
        arm(key, retryAt, runtime);
        return;
      }
    }
    if (failure) {
      runtime.log('error', `Schedule ${key} was not delivered: ${failure}`);
      if (deadLetters) await runtime.sendToQueue(deadLetters.Arn, input);
    }
    timers.delete(key);
    if (schedule.input.ActionAfterCompletion === 'DELETE') schedulesOf(runtime).delete(key);
    else schedulesOf(runtime).put(key, { ...schedule, attempts, done: true });
  }
}

interface Schedule {
  readonly input: z.output<typeof createSchedule>;
  readonly at: number;
  readonly createdAt: number;
  readonly attempts: number;
  readonly retryAt?: number;
  readonly done?: boolean;
}

const groupProperties = z.strictObject({ Name: z.string().optional(), Tags: inert });
const name = z.string().regex(/^[\w.-]{1,64}$/);
const named = z.strictObject({
  Name: name,
  groupName: name.default('default'),
  clientToken: z.string().optional(),
});
const createSchedule = z.strictObject({
  Name: name,
  GroupName: name.default('default'),
  ClientToken: z.string().optional(),
  ScheduleExpression: z
    .string()
    .regex(
      /^at\(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\)$/,
      'Only one-time schedules are supported: at(yyyy-mm-ddThh:mm:ss)',
    ),
  ScheduleExpressionTimezone: z.string().refine(isZone, 'An unknown time zone').default('UTC'),
  FlexibleTimeWindow: z.strictObject({ Mode: z.literal('OFF') }),
  ActionAfterCompletion: z.enum(['NONE', 'DELETE']).default('NONE'),
  Description: z.string().optional(),
  State: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  Target: z.strictObject({
    Arn: z.string().regex(/^arn:aws:(lambda|sqs|events):/, 'Targets are functions, queues and event buses'),
    RoleArn: z.string(),
    Input: z.string().optional(),
    EventBridgeParameters: z.strictObject({ DetailType: z.string(), Source: z.string() }).optional(),
    DeadLetterConfig: z.strictObject({ Arn: z.string() }).optional(),
    RetryPolicy: z
      .strictObject({
        MaximumEventAgeInSeconds: z.int().min(60).max(86_400).default(86_400),
        MaximumRetryAttempts: z.int().min(0).max(185).default(185),
      })
      .default({ MaximumEventAgeInSeconds: 86_400, MaximumRetryAttempts: 185 }),
  }),
});

function schedulesOf(runtime: Runtime) {
  return runtime.durable<Schedule>('schedules');
}

function find(runtime: Runtime, input: z.output<typeof named>) {
  const key = `${input.groupName}/${input.Name}`;
  const schedule = schedulesOf(runtime).get(key);
  if (!schedule) throw missing(`Schedule ${input.Name}`);
  return { key, schedule };
}

function missing(what: string): AwsError {
  return new AwsError('ResourceNotFoundException', `${what} does not exist.`, 404);
}

function arnOf(runtime: Runtime, key: string): string {
  return `arn:aws:scheduler:${runtime.region}:${runtime.accountId}:schedule/${key}`;
}

/** Returns what went wrong. */
async function deliver(schedule: Schedule, runtime: Runtime): Promise<string | undefined> {
  const { Arn, Input = '{}', EventBridgeParameters: event } = schedule.input.Target;
  try {
    if (Arn.startsWith('arn:aws:sqs:')) await runtime.sendToQueue(Arn, Input);
    else if (Arn.startsWith('arn:aws:events:')) {
      if (!event) return 'EventBridgeParameters are missing';
      const busName = Arn.split('/').at(-1) ?? '';
      const { Source: source, DetailType: detailType } = event;
      await runtime.putEvent({ busName, source, detailType, detail: JSON.parse(Input) });
    } else await runtime.invokeAsync(Arn, JSON.parse(Input));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/**
 * The instant of a local time in its zone. In the hour that daylight saving time skips, the earlier offset counts.
 */
function timeOf({ ScheduleExpression, ScheduleExpressionTimezone }: z.output<typeof createSchedule>): number {
  const wall = Date.parse(`${ScheduleExpression.slice(3, -1)}Z`);
  const first = wall - offsetAt(wall, ScheduleExpressionTimezone);
  return wall - offsetAt(first, ScheduleExpressionTimezone);
}

function offsetAt(time: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(time);
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(time / 1000) * 1000;
}
