import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import { readSecret } from '#functions/platform/secret.ts';

/** What the environment's keys are made of, as long as it lives. Read once in the life of the process. */
export async function webPushSecret(): Promise<string> {
  const { WEB_PUSH_SECRET: arn } = readEnv({ WEB_PUSH_SECRET: z.string().min(1) });
  if (known?.arn !== arn) {
    const secret = await readSecret(arn);
    if (!secret) throw new Error('The secret of web push is empty.');
    known = { arn, secret };
  }
  return known.secret;
}

let known: { readonly arn: string; readonly secret: string } | undefined;
