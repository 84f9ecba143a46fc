import { randomId } from './random-id.ts';
import { surface } from './surface.ts';

/**
 * Identifies this browser to the people who have signed in on it: 128 random bits per surface, kept after sign-out and
 * sent with each sign-in. Undefined without storage: then each sign-in is on a new device.
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

/** The browser's time zone (IANA), used for quiet hours. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
