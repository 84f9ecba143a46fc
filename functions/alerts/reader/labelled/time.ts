import { allIn, firstIn, spanOver } from '../marks.ts';
import { clockAt, clockText, epochIso, joinClock, withZone, zoneIn } from '../values/dates.ts';
import { hoursAt } from '../values/hours.ts';
import type { LabelledValue, ReadValue } from './value-bounds.ts';

/*
 * When it was, by a label of times (`Time`, `Date`, `Clock`), and how long the machine has run, by a label of hours; a `Clock`
 * may be either.
 */

export function readTime({ label, source, start, end }: LabelledValue): ReadValue {
  const { text, marks } = source;
  const sure = label.trust;
  if (isOtherTime(text, start, label.phrase)) return { claims: [], end };
  const epoch = end - start < 32 ? epochIso(text.slice(start, end)) : undefined;
  if (epoch !== undefined)
    return { claims: [{ field: 'time', value: epoch, start, end, confidence: sure }], end };
  const found = firstIn(marks.dates, start, end);
  if (found) {
    const zone = found.hasZone ? undefined : zoneBeside(text, start, found.end, label.zone);
    const noon = found.hasTime ? undefined : wordOfDay(text, start, found, end);
    const stated = noon === undefined ? found.iso : joinClock(found.iso, noon, '');
    const iso = zone && stated.includes('T') ? withZone(stated, zone) : stated;
    const place = { start: found.start, end: Math.min(found.end, end) };
    return {
      claims: [{ field: 'time', value: iso, ...place, confidence: sure }],
      end: Math.min(found.end, end),
    };
  }
  // `Clock: 15,200 h`: the meter, as British operators call it.
  const meter =
    meters.has(label.phrase) && !/(?<!\d)\d{1,2}[:.]\d\d(?!\d)/.test(text.slice(start, end))
      ? hoursAt(text, start, end)
      : undefined;
  if (meter) return { claims: [{ field: 'hours', ...meter, confidence: 0.85 }], end: meter.end };
  const clock = clockAt(text, start);
  if (!clock || clock.end > end) return { claims: [], end };
  const value = clockText({ ...clock, zone: clock.zone || (zoneIn(label.zone ?? '') ?? '') });
  return { claims: [{ field: 'clock', value, start, end: clock.end, confidence: sure }], end: clock.end };
}

/** The zone of the label, of what stands before it (`GMT time stamp: …`), or of a part by itself behind the time (`8:51 AM | CST`). */
function zoneBeside(text: string, start: number, end: number, ofLabel: string | undefined) {
  if (ofLabel !== undefined) return zoneIn(ofLabel);
  const before = zoneOverLabel.exec(text.slice(Math.max(0, start - 40), start))?.[1];
  return before ?? zoneApart.exec(text.slice(end, end + 10))?.[1];
}

const zoneOverLabel = /(?:^|\n)\s{0,3}(UTC|GMT) [\p{L} ]{2,24}[:=]\s{0,3}$/u;
const zoneApart = /^\s?\|\s?([ECMPA][SD]T|AK[SD]T|UTC|GMT|BST|CES?T)(?=\s{0,3}(?:$|[\n|]))/;

/** `gps.ts=…`, `ts_tx=…`: a key of several words, of which the label is but one, says whose time it is. */
function isOtherTime(text: string, start: number, phrase: string): boolean {
  const key = keyBefore.exec(text.slice(Math.max(0, start - 40), start))?.[1];
  return key !== undefined && key.length > phrase.length && partsOfOther.test(key);
}

const keyBefore = /(?:^|[\s,;{])([A-Za-z]{1,12}(?:[._-][A-Za-z]{1,12}){1,3})["']?\s?[:=]\s?["']?$/;
const partsOfOther =
  /(?:^|[._-])(?:gps|gnss|pos|position|loc|location|fix|tx|rx|sent|send|recv|received|report|upload|ingest|server|prev|previous|last|next|cleared)(?:[._-]|$)/i;

/** Words for a time of day and for the hours that a machine has run. */
const meters = new Set([
  'clock',
  'saat',
  'uhr',
  'sat',
  'ure',
  'jam',
  'gio',
  '시간',
  '時間',
  '时间',
  '時數',
  'час',
  'часы',
]);

/** `noon on 3 March 2026`, `3.3.2026, mittags`: a time of day in words, before the date or after it. */
function wordOfDay(text: string, start: number, date: { start: number; end: number }, end: number) {
  const around = `${text.slice(start, date.start)} ${text.slice(date.end, Math.min(end, date.end + 24))}`;
  const word =
    /(?<!\p{L})(?:(noon|midday|mittags?|midi|mediodía|meio-dia|mezzogiorno)|midnight|mitternacht|minuit|medianoche|meia-noite|mezzanotte)(?!\p{L})/iu.exec(
      around,
    );
  return word ? { hour: word[1] === undefined ? 0 : 12, minute: 0, second: 0 } : undefined;
}

export function readHours({ label, source: { text, marks }, start, end, to }: LabelledValue): ReadValue {
  const sure = label.trust;
  // `9 gennaio 2026, ore 7.18`: a time of day.
  if (allIn(marks.dates, start - 24, end + 24).some((date) => date.start <= start && date.end > start))
    return { claims: [], end: to };
  // `3,006 smr. 15 Wharfside`: the unit of the number before.
  const unit = spanOver(marks.hours, start - 3, 30);
  if (unit && text.slice(unit.start, unit.end).toLowerCase().replace(/\.$/, '').endsWith(label.phrase))
    return { claims: [], end: start };
  // `Hour meter 9,276 (meter #2)`: which of its meters.
  if (text[start - 1] === '#' || text[start] === '#') return { claims: [], end: start };
  const hours = hoursAt(
    text,
    start + (leadToNumber.exec(text.slice(start, Math.min(end, start + 56)))?.[0].length ?? 0),
    end,
  );
  // `BH 3 (Haulotte HA16 RTJ)`: whose machine it is; of a meter a colon or more figures stand there.
  if (
    hours &&
    label.phrase === 'bh' &&
    hours.value < 100 &&
    /[^:=\s]\s{1,3}$/.test(text.slice(Math.max(0, start - 4), start))
  )
    return { claims: [], end: start };
  return hours
    ? { claims: [{ field: 'hours', ...hours, confidence: sure }], end: hours.end }
    : { claims: [], end: to };
}

/** `ca. 7250`, and the figures after the words: `seven thousand two hundred (7200)`. */
const leadToNumber = /^(?:\D{0,12}\s|[\p{L} -]{4,50}\()(?=\d)/u;
