import type { Source } from '../marks.ts';

/**
 * A point as the message's language means it: `8,8017° O` is east (Ost, Oost, Øst) where the text is German, Dutch or
 * Scandinavian, and west (ouest, oeste) elsewhere, which is how the coordinates were read.
 */
export function placed(
  source: Source,
  point: { lat: number; long: number; start: number; end: number },
): { lat: number; long: number } {
  const { lat, long } = point;
  if (long >= 0 || !/(?:^|[\s\d°'″"])O\b/.test(source.text.slice(point.start, point.end)))
    return { lat, long };
  return eastern.test(source.text) ? { lat, long: -long } : { lat, long };
}

const eastern =
  /Seriennummer|Betriebsstunden|Hersteller|Gerät|Fehler|Störung|Standort|Maschine|Breite|Draaiuren|Storing|Foutcode|Serienummer|Machinenaam|Driftstimer|Fejlkode|Feilkode/;
