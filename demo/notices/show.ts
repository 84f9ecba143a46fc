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

/** All that is sent to people, in samples, for the console's page of templates. */
export async function handler(): Promise<readonly ShownNotice[]> {
  const { SITE_URL, SUPPORT_EMAIL } = readEnv({ SITE_URL: z.url(), SUPPORT_EMAIL: z.email() });
  const surroundings = { siteUrl: SITE_URL, supportEmail: SUPPORT_EMAIL };
  const all = [...sampleNotices(usualCast, surroundings), ...sampleLetters(usualCast, surroundings)];
  return all.map(({ sms, ...notice }) => ({
    ...notice,
    sms: sms === null ? null : { text: sms, ...textParts(sms) },
  }));
}
