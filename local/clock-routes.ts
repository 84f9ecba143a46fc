import * as z from 'zod';
import type { RuntimeClock } from './clock.ts';
import type { LocalService } from './runtime.ts';

/** What `GET /_local/clock` answers, and a `POST` of `{ "advanceMs": number }` once the clock has been moved. */
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
        const wanted = command.safeParse(parsed(body));
        if (!wanted.success) return answer(400, { message: `Send {"advanceMs": milliseconds}, at least 0.` });
        await clock.advance(wanted.data.advanceMs);
      }
      return answer(200, reading());
    },
  };
}

const tenYears = 10 * 366 * 24 * 60 * 60 * 1000;
const command = z.strictObject({ advanceMs: z.number().min(0).max(tenYears) });

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function answer(status: number, body: object) {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
