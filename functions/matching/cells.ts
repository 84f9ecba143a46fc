import type { Point } from '#functions/jobsites/distance.ts';

/** The one-degree cell that a point lies in, by its south-western corner: `38:-91`. */
export function cellOf({ lat, long }: Point): string {
  return `${clamp(Math.floor(lat), -90, 89)}:${wrapped(Math.floor(long))}`;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Whole degrees of longitude from -180 to 179. */
function wrapped(long: number): number {
  return ((((long + 180) % 360) + 360) % 360) - 180;
}
