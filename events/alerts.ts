import * as z from 'zod';
import { entityId } from '#schema/ids.ts';
import { envelope } from './envelope.ts';

/**
 * A message that arrived by mail or from a provider could not be read. Once per message, however often it is tried.
 */
export const alertEventNames = ['alert.unread'] as const;

/** `from` and `reason` as the company's log shows them. */
export const alertEventDetail = envelope.extend({
  runId: entityId,
  source: z.enum(['mail', 'http']),
  from: z.string().nullable(),
  reason: z.string(),
});
