import * as z from 'zod';
import type { RuntimeClock } from './clock.ts';
import { json, jsonOf } from './http-server.ts';
import type { LocalService } from './runtime.ts';

/** The answer to `GET /_local/clock`, and to a `POST` of `{ "advanceMs": number }` once the clock has moved. */
interface ClockReading {
  /** Milliseconds since the epoch, as the product sees them. */
  readonly now: number;
  /** Milliseconds ahead of real time. */
  readonly ahead: number;
}

export function clockRoutes(clock: RuntimeClock): NonNullable<LocalService['routes']> {
  const reading = (): ClockReading => ({ now: clock.now(), ahead: new Float64Array(clock.offset)[0] ?? 0 });
  return {
    '/_local/clock': async ({ method, body }) => {
      if (method === 'POST') {
        const wanted = command.safeParse(jsonOf(body));
        if (!wanted.success) return json({ message: `Send {"advanceMs": milliseconds}, at least 0.` }, 400);
        await clock.advance(wanted.data.advanceMs);
      }
      return json(reading());
    },
  };
}

const tenYears = 10 * 366 * 24 * 60 * 60 * 1000;
const command = z.strictObject({ advanceMs: z.number().min(0).max(tenYears) });
