import { createHash } from 'node:crypto';
import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import { bucketMailbox } from './mailbox.ts';
import { runRound } from './round.ts';

const { ENVIRONMENT, SITE_URL, CANARY_ADDRESS, CANARY_BUCKET } = readEnv({
  ENVIRONMENT: z.string(),
  SITE_URL: z.url(),
  CANARY_ADDRESS: z.email(),
  CANARY_BUCKET: z.string(),
});

/**
 * Runs one round against the environment's own site and reports it. Throws if it fails, naming the step, so that Lambda counts
 * an error and a scheduled round is tried again.
 */
export async function handler(): Promise<{ readonly seconds: number }> {
  const started = performance.now();
  const seconds = () => Math.round(performance.now() - started) / 1000;
  try {
    await runRound({
      siteUrl: SITE_URL,
      address: CANARY_ADDRESS,
      // A browser keeps a random id. Here the bucket's generated name takes its place: stable, and not public.
      device: createHash('sha256').update(CANARY_BUCKET).digest('base64url'),
      mailbox: bucketMailbox(CANARY_BUCKET),
    });
  } catch (error) {
    report({ Succeeded: 0 });
    throw error;
  }
  report({ Succeeded: 1, Seconds: seconds() });
  return { seconds: seconds() };
}

/** CloudWatch turns such a line into metrics (embedded metric format), for which the function needs no permission. */
function report(figures: Readonly<Record<string, number>>): void {
  const Metrics = Object.keys(figures).map((Name) => ({
    Name,
    Unit: Name === 'Seconds' ? 'Seconds' : 'Count',
  }));
  const line = {
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [{ Namespace: 'Ironcall/Canary', Dimensions: [['Environment']], Metrics }],
    },
    Environment: ENVIRONMENT,
    ...figures,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
