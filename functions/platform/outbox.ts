import type { DomainEvent } from '#events/envelope.ts';
import { absent, put, type Write } from './table.ts';

/** The row that carries an event out: a member of the command's own transaction, taken from there to the bus by the stream. */
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

/** Long enough to replay a week's events by hand from the table. */
const keptSeconds = 7 * 24 * 60 * 60;
