import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import { type UserType, userTypes } from '#schema/accounts/roles.ts';

export interface Pool {
  readonly userPoolId: string;
  readonly clientId: string;
}

/** The user pool for that type of user, from POOLS. */
export function poolOf(userType: UserType): Pool {
  return readEnv({ POOLS: pools }).POOLS[userType];
}

const pool = z.object({ userPoolId: z.string().min(1), clientId: z.string().min(1) });
const pools = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.enum(userTypes), pool));
