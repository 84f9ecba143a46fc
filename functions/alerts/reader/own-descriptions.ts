import type { FaultReading, Reading } from '#schema/alerts.ts';
import { isOfMode, tidy } from './fault-descriptions.ts';
import { isFaultTitle } from './fault-titles.ts';
import type { Span } from './marks.ts';

/*
 * What a line says of the machine right behind a fault is not what the fault is: `Coolant temperature too high on Bomag BW 213
 * DH-5 (JAF0CX210NM701188)`. What was read as something else ends the description.
 */

/** The faults of a reading, each described by its own words only. */
export function withOwnDescriptions(
  text: string,
  reading: Omit<Reading, 'outcome'>,
): readonly FaultReading[] {
  const others = valuesOf(reading);
  return reading.faultCodes.map((fault) => {
    const { code, description } = fault;
    if (!description) return fault;
    const { start, end } = description.span;
    // `CA559 Rail pressure low`
    const first = text.startsWith(`${code.value} `, start) ? start + code.value.length : start;
    const ends = others.filter((other) => isNextPart(text, first, other)).map((other) => other.start);
    const last = Math.min(end, gradeAt(text, first, end, fault.severitySpan) ?? end, ...ends);
    if (first === start && last >= end) return fault;
    const words = tidy(text, first, last);
    const value = words && text.slice(words.start, words.end);
    if (!words || !value || !severalWords.test(value)) return fault;
    return {
      ...fault,
      description: { ...description, value: value.slice(0, description.value.length), span: words },
    };
  });
}

const severalWords = /\p{L}{2}\S*\s\S*\p{L}{2}/u;

/** The places of what was read of the machine, and of where and when. */
function valuesOf({
  brand,
  model,
  serialNumber,
  unitNumber,
  hours,
  detectedAt,
  location,
}: Omit<Reading, 'outcome'>): Span[] {
  const { address, city } = location;
  return [brand, model, serialNumber, unitNumber, hours, detectedAt, address, city].flatMap(
    (read) => read?.span ?? [],
  );
}

/** `Pilot pressure switch fault Low`: where how bad it is stands behind what is a fault without it; `Oil pressure Low` is not. */
function gradeAt(text: string, from: number, end: number, grade: Span | null): number | undefined {
  if (!grade || grade.end !== end || grade.start <= from || isOfMode(text, grade.start)) return undefined;
  return isFaultTitle(text.slice(from, grade.start).trimEnd()) ? grade.start : undefined;
}

/** Whether a value inside of a description is led in as the next part of the line: ` on Bomag …`, `, 412 h`, ` (ABC01234`. */
function isNextPart(text: string, from: number, { start }: Span): boolean {
  return start > from + 4 && lead.test(text.slice(Math.max(from, start - 16), start));
}

const lead = /(?:\s(?:on|of|for|from|at|in|by)(?: (?:the|our|my|unit))?|[,;/|(]|\s[–—-])\s{0,2}$/;
