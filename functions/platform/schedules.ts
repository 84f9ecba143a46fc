import { CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import * as z from 'zod';
import { readEnv } from './env.ts';

/**
 * Delivers `input`, as JSON, to a queue at that time, to the second. False if a schedule of that name exists, which stays as
 * it is. `name`: at most 64 characters of `[0-9a-zA-Z_.-]`.
 */
export async function bringLater(
  name: string,
  at: Date,
  input: unknown,
  to: { readonly queueArn: string; readonly deadLettersArn: string },
): Promise<boolean> {
  const env = readEnv({ SCHEDULE_GROUP: z.string().min(1), SCHEDULE_ROLE_ARN: z.string().min(1) });
  client ??= new SchedulerClient({});
  try {
    await client.send(
      new CreateScheduleCommand({
        GroupName: env.SCHEDULE_GROUP,
        Name: name,
        // UTC.
        ScheduleExpression: `at(${at.toISOString().slice(0, 19)})`,
        FlexibleTimeWindow: { Mode: 'OFF' },
        ActionAfterCompletion: 'DELETE',
        Target: {
          Arn: to.queueArn,
          RoleArn: env.SCHEDULE_ROLE_ARN,
          Input: JSON.stringify(input),
          DeadLetterConfig: { Arn: to.deadLettersArn },
        },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'ConflictException') return false;
    throw error;
  }
}

let client: SchedulerClient | undefined;
