import { element } from './element.ts';

/** How far the product's clock is ahead, as last reported. */
let ahead = 0;

export function setAhead(milliseconds: number): void {
  ahead = milliseconds;
}

export function productNow(): number {
  return Date.now() + ahead;
}

/** Shows how long ago a time was, and the exact time on hover. Updated by `refreshTimes`. */
export function ago(at: number): HTMLTimeElement {
  const time = new Date(at);
  return element('time', { datetime: time.toISOString(), title: time.toLocaleString() }, since(at));
}

export function refreshTimes(root: ParentNode): void {
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[datetime]')) {
    const text = since(Date.parse(time.dateTime));
    if (time.textContent !== text) time.textContent = text;
  }
}

/** `1.2 s`, `3 min 20 s`, `2 h 5 min`, `3 d 4 h`. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(seconds < 1 ? 2 : 1)} s`;
  const parts: [number, string][] = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [Math.floor(seconds) % 60, 's'],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}

function since(at: number): string {
  const passed = productNow() - at;
  if (passed < 5000) return 'just now';
  return `${duration(passed).replace(/ \d+ s$/, '')} ago`;
}
