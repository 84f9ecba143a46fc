import type { Draw } from './draw.ts';

/** A moment, and which parts of it have been written. */
export interface When {
  /** Milliseconds since 1970. */
  readonly at: number;
  hasDay: boolean;
  hasClock: boolean;
  /** `Z`, or an offset such as `-05:00`. */
  zone: string | null;
}

export interface Zone {
  /** Minutes east of UTC. */
  readonly offset: number;
  readonly name: string;
}

export const zones: readonly Zone[] = [
  { offset: -300, name: 'EST' },
  { offset: -240, name: 'EDT' },
  { offset: -360, name: 'CST' },
  { offset: -420, name: 'MST' },
  { offset: -480, name: 'PST' },
  { offset: 0, name: 'UTC' },
  { offset: 60, name: 'CET' },
];

export function moment(at: number): When {
  return { at, hasDay: false, hasClock: false, zone: null };
}

/** Writes a moment in a format (`YYYY-MM-DD[T]HH:mm:ssZ`, `epoch`, `epochms`), and records which parts of it are written. */
export function writeTime(form: string, when: When, zone: Zone, draw: Draw): string {
  if (form === 'epoch' || form === 'epochms') {
    Object.assign(when, { hasDay: true, hasClock: true, zone: 'Z' });
    return String(form === 'epoch' ? Math.floor(when.at / 1000) : when.at);
  }
  const isUtc = form.includes('[Z]');
  const offset = isUtc ? 0 : zone.offset;
  if (isUtc) when.zone = 'Z';
  const parts = partsOf(new Date(when.at + offset * 60_000));
  return form.replace(tokens, (token, literal?: string) => {
    if (literal !== undefined) return literal;
    if (/^(?:YY|D)/.test(token)) when.hasDay = true;
    if (/^h/i.test(token)) when.hasClock = true;
    if (token === 'SSS') return String(draw.int(0, 999)).padStart(3, '0');
    if (!token.startsWith('Z')) return parts[token] ?? '';
    when.zone = offsetText(offset);
    if (token === 'ZZZ') return zone.name;
    return offset === 0 ? draw.pick(['Z', '+00:00']) : when.zone;
  });
}

/** The written parts of a moment: a date, possibly with its time and its offset. */
export function isoOf({ at, hasClock, zone }: When, { offset }: Zone): string {
  const local = new Date(at + (zone === 'Z' ? 0 : offset) * 60_000).toISOString();
  if (!hasClock) return local.slice(0, 10);
  return `${local.slice(0, 19)}${zone === '+00:00' ? 'Z' : (zone ?? '')}`;
}

function partsOf(local: Date): Readonly<Record<string, string>> {
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth() + 1, local.getUTCDate()];
  const [hour, minute, second] = [
    local.getUTCHours(),
    two(local.getUTCMinutes()),
    two(local.getUTCSeconds()),
  ];
  const monthName = monthNames[month - 1] ?? '';
  const dayName = dayNames[local.getUTCDay()] ?? '';
  return {
    YYYY: String(year),
    YY: two(year % 100),
    MMMM: monthName,
    MMM: monthName.slice(0, 3),
    MM: two(month),
    M: String(month),
    dddd: dayName,
    ddd: dayName.slice(0, 3),
    DD: two(day),
    D: String(day),
    HH: two(hour),
    H: String(hour),
    hh: two(hour % 12 || 12),
    h: String(hour % 12 || 12),
    mm: minute,
    m: minute,
    ss: second,
    s: second,
    A: hour < 12 ? 'AM' : 'PM',
    a: hour < 12 ? 'am' : 'pm',
  };
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

const tokens = /\[([^\]]*)\]|YYYY|YY|MMMM|MMM|MM|M|dddd|ddd|DD|D|HH|H|hh|h|mm|m|ss|s|SSS|A|a|ZZZ|Z/g;
const monthNames =
  'January February March April May June July August September October November December'.split(' ');
const dayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const two = (number: number) => String(number).padStart(2, '0');
