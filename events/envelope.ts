import * as z from 'zod';
import { entityId, timestamp } from '#schema/ids.ts';

/** The `Source` of every domain event on the bus. */
export const eventSource = 'ironcall';

/** What every event's detail carries. `id` never changes, however often the event is delivered. */
export const envelope = z.object({
  id: entityId,
  version: z.literal(1),
  at: timestamp,
  companyId: entityId,
});

/** A domain event as it is kept in the outbox and put on the bus: `name` is the bus's detail type. */
export interface DomainEvent {
  readonly name: string;
  readonly detail: z.infer<typeof envelope> & Readonly<Record<string, unknown>>;
}
