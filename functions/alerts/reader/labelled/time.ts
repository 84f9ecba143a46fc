import { firstIn, type Source } from '../marks.ts';
import { clockAt, epochIso, withZone, zoneIn } from '../values/dates.ts';
import { hoursAt } from '../values/hours.ts';
import type { Label } from '../words/labels.ts';
import type { ReadValue } from './value-bounds.ts';

/*
 * When it was, by a label of times (`Time`, `Date`, `Clock`), and how long the machine has run, by a label of hours; a `Clock`
 * may be either.
 */

export function readTime(label: Label, source: Source, start: number, end: number): ReadValue {
  const { text, marks } = source;
  const sure = label.trust;
  const epoch = end - start < 16 ? epochIso(text.slice(start, end)) : undefined;
  if (epoch !== undefined)
    return { claims: [{ field: 'time', value: epoch, start, end, confidence: sure }], end };
  const found = firstIn(marks.dates, start, end);
  if (found) {
    const zone = label.zone === undefined || found.hasZone ? undefined : zoneIn(label.zone);
    const iso = zone && found.hasTime ? withZone(found.iso, zone) : found.iso;
    return {
      claims: [
        { field: 'time', value: iso, start: found.start, end: Math.min(found.end, end), confidence: sure },
      ],
      end: Math.min(found.end, end),
    };
  }
  // `Clock: 15,200 h`: the meter, as British operators call it.
  const meter =
    label.phrase === 'clock' && !/[:.]\d\d\b/.test(text.slice(start, end))
      ? hoursAt(text, start, end)
      : undefined;
  if (meter) return { claims: [{ field: 'hours', ...meter, confidence: 0.85 }], end: meter.end };
  const clock = clockAt(text, start);
  if (!clock || clock.end > end) return { claims: [], end };
  const { hour, minute, second } = clock.clock;
  const value = `${hour}:${minute}:${second} ${clock.zone || (zoneIn(label.zone ?? '') ?? '')}`.trim();
  return { claims: [{ field: 'clock', value, start, end: clock.end, confidence: sure }], end: clock.end };
}

export function readHours(label: Label, { text }: Source, start: number, end: number, to: number): ReadValue {
  const sure = label.trust;
  const hours = hoursAt(
    text,
    start + (leadToNumber.exec(text.slice(start, Math.min(end, start + 56)))?.[0].length ?? 0),
    end,
  );
  return hours
    ? { claims: [{ field: 'hours', ...hours, confidence: sure }], end: hours.end }
    : { claims: [], end: to };
}

/** `ca. 7250`, and the figures after the words: `seven thousand two hundred (7200)`. */
const leadToNumber = /^(?:\D{0,12}\s|[\p{L} -]{4,50}\()(?=\d)/u;
