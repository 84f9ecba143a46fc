import type { DomainEvent } from '#events/envelope.ts';
import { absent, put, type Write } from './table.ts';

/** The row that carries an event to the bus: part of the command's transaction, picked up by the table's stream. */
export function outboxWrite(event: DomainEvent, now: Date): Write {
  return put(
    {
      pk: `EVENT#${event.detail.id}`,
      sk: 'EVENT',
      kind: 'event',
      name: event.name,
      detail: event.detail,
      expiresAt: Math.floor(now.getTime() / 1000) + keptSeconds,
    },
    absent,
  );
}

/** Long enough to replay a week of events from the table by hand. */
const keptSeconds = 7 * 24 * 60 * 60;
