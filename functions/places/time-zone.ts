import type { Point } from './distance.ts';

/** A place with its IANA time zone, found offline. */
export async function withTimeZone<Address extends Point>(
  address: Address,
): Promise<{ readonly address: Address; readonly timeZone: string }> {
  return { address, timeZone: await timeZoneAt(address) };
}

export async function timeZoneAt({ lat, long }: Point): Promise<string> {
  // Large, and needed by few calls: it is not loaded at the function's start.
  const { default: zoneAt } = await import('@photostructure/tz-lookup');
  return zoneAt(lat, long);
}
