import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import type { ImportStart } from './import-steps.ts';
import type { StoredRun } from './runs.store.ts';

const endings = { text: '.txt', mail: '.eml' } as const satisfies Record<ImportStart['format'], string>;

/** Where a message is kept that did not come by mail: below its first run's id. */
export function messageKey(companyId: string, runId: string, format: ImportStart['format']): string {
  return `alerts/${companyId}/${runId}${endings[format]}`;
}

/** The object that holds a run's message as it came: a mail where SES has put it. */
export function messageOf({
  source,
  messageKey: key,
}: Pick<StoredRun, 'source' | 'messageKey'>): Pick<ImportStart, 'object' | 'format'> {
  if (source === 'mail') {
    return { object: { bucket: readEnv({ MAIL_BUCKET: z.string() }).MAIL_BUCKET, key }, format: 'mail' };
  }
  const { UPLOADS_BUCKET: bucket } = readEnv({ UPLOADS_BUCKET: z.string() });
  return { object: { bucket, key }, format: key.endsWith(endings.mail) ? 'mail' : 'text' };
}
