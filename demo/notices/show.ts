import * as z from 'zod';
import { textParts } from '#functions/notifications/channels/text-parts.rules.ts';
import { readEnv } from '#functions/platform/env.ts';
import { usualCast } from './cast.ts';
import { sampleLetters } from './sample-letters.ts';
import { type SampleNotice, sampleNotices } from './sample-notices.ts';

/** A sample notice as the console shows it. */
export interface ShownNotice extends Omit<SampleNotice, 'sms'> {
  readonly sms: (ReturnType<typeof textParts> & { readonly text: string }) | null;
}

/** Samples of every message to people, for the console's templates page. */
export async function handler(): Promise<readonly ShownNotice[]> {
  const { SITE_URL, SUPPORT_EMAIL } = readEnv({ SITE_URL: z.url(), SUPPORT_EMAIL: z.email() });
  const surroundings = { siteUrl: SITE_URL, supportEmail: SUPPORT_EMAIL };
  const all = [...sampleNotices(usualCast, surroundings), ...sampleLetters(usualCast, surroundings)];
  return all.map(({ sms, ...notice }) => ({
    ...notice,
    sms: sms === null ? null : { text: sms, ...textParts(sms) },
  }));
}
