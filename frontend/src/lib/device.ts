import { randomId } from './random-id.ts';
import { surface } from './surface.ts';

/**
 * What this browser is known by to those who have signed in on it: 128 random bits, kept past every sign-out, one for each
 * surface. Whoever signs in sends it along. Undefined where nothing can be kept: then each sign-in is one on a new device.
 */
export function deviceId(): string | undefined {
  const key = `${surface().store}.device`;
  try {
    const kept = localStorage.getItem(key);
    if (kept !== null) return kept;
    const made = randomId();
    localStorage.setItem(key, made);
    return made;
  } catch {
    return undefined;
  }
}

/** The zone of this browser's clock (IANA), which quiet hours go by. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
