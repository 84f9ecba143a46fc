import data from '../data/zones.json' with { type: 'json' };
import { fold } from '../words/letters.ts';

/** A zone as written right behind a time of day, and where it ends, its bracket included. */
export interface ZoneAt {
  readonly zone: string;
  readonly end: number;
}

/**
 * `-05:00` for a zone as written (`EST`, `Central Time`, `America/Denver`, `GMT+2`, `Z`, `hora de Lisboa`) on a local date and time
 * (ISO 8601, no offset); summer time by the rules of the place where the name leaves it open. Null where the zone is not known.
 * Source: abbreviations of the IANA time zone database; where one stands for several zones, that of the Americas or Europe.
 */
export function offsetOf(zone: string, localIso: string): string | null {
  const minutes = offsetMinutes(zone.trim(), localIso);
  if (minutes === null) return null;
  const size = Math.abs(minutes);
  const [hours, rest] = [Math.floor(size / 60), size % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** The zone that stands at an offset, behind a space, a comma or an opening bracket at the most. */
export function zoneAt(text: string, at: number): ZoneAt | undefined {
  const window = text.slice(at, at + 64);
  const found = numericZone(window) ?? namedZone(window);
  if (!found) return undefined;
  // `IST (UTC+1)`: what the letters stand for.
  const behind = /^\s?[(（,/=]\s?((?:UTC|GMT)\s?[+\-−]\s?\d{1,2}(?::?\d{2})?)(?!\d)\s?[)）]?/u.exec(
    window.slice(found.end),
  );
  if (behind?.[1]) return { zone: behind[1], end: at + found.end + behind[0].length };
  return { zone: found.zone, end: at + found.end };
}

/** The zone that is the label of what begins at an offset: `UTC: 08:51`, `北京时间：8:51`, `(PST) 8:51`. */
export function zoneBefore(text: string, at: number): string | undefined {
  const lead = text.slice(Math.max(0, at - 24), at);
  const match =
    /(?:^|[\s(|;,，。（])([A-Z]{2,5}|Zulu|Eastern|Central|Mountain|Pacific)\s?[:)]\s?$/u.exec(lead) ??
    /([\p{sc=Han}\p{sc=Hangul}]{2,6}(?:[时時][间間]?| ?시간?))\s?[:：)）]?\s?$/u.exec(lead) ??
    /(?:^|[\s(|;,])(utc|gmt)\s$/i.exec(lead);
  const zone = match?.[1]?.replace(/^(?:utc|gmt)$/i, 'UTC');
  return zone !== undefined && offsetOf(zone, someDay) !== null ? zone : undefined;
}

const someDay = '2026-01-15T12:00';

/**
 * The zones that a text states anywhere, apart from times of day as well (`Time (CDT)`, `Alle Zeiten in MESZ`, `UTC+2`), in order; those
 * abbreviations are left out that are words or names, too (`CAT`, `EAT`).
 */
export function zonesIn(
  text: string,
): readonly { readonly zone: string; readonly start: number; readonly end: number }[] {
  return Array.from(text.matchAll(standingZone), (match) => ({
    zone: match[0],
    start: match.index,
    end: match.index + match[0].length,
  })).filter(({ zone }) => offsetOf(zone, someDay) !== null);
}

/** The zone that a label names: `Time (CDT)`, `when_utc`, `createdUtc`. */
export function zoneOfLabel(label: string): string | undefined {
  const [offset] = /(?:utc|gmt)\s?[+\-−]\s?\d{1,2}(?::?\d{2})?(?!\d)/i.exec(label) ?? [];
  const [named] = zonesIn(label);
  if (offset ?? named) return offset?.toUpperCase() ?? named?.zone;
  return /(?:^|[^\p{L}]|\p{Ll}(?=U))(?:UTC|GMT|Utc|utc|gmt)(?!\p{Ll})/u.test(label) ? 'UTC' : undefined;
}

const standingZone =
  /(?<![\p{L}\p{N}_./-])(?:(?:UTC|GMT)(?:\s?[+\-−]\s?\d{1,2}(?::?\d{2})?(?!\d))?(?![\p{L}\p{N}_-])|(?!CAT|EAT|ART|MET|GET|PET|HAT|HAP|HAR|WAT|WIT|MT|PT|CT|ET|TU|UT|Z)[A-ZČ]{3,5}(?![\p{L}\p{N}_/-])|(?:America|Europe|Asia|Africa|Australia|Pacific|US|Canada)\/[A-Z][A-Za-z_]{2,20}(?:\/[A-Z][A-Za-z_]{2,20})?|(?:Eastern|Central|Mountain|Pacific|Atlantic|Alaska|Hawaii)(?: (?:Standard|Daylight|Summer))? [Tt]ime|(?:hor[aá]rio|hora) de Bras[ií]lia)|北京标?准?时间|北京標?準?時間|日本標?準?時間?|한국 ?시간|(?<=[(;\t|,] ?)[+-]\d{2}:\d{2}(?= ?(?:[)\n]|$))/gu;

/** `Z`, `+02:00`, `(UTC-6)`, `GMT +0530`, `UTC minus 6` */
function numericZone(window: string): ZoneAt | undefined {
  const match =
    /^(\s?[([（]?\s?)(Z(?![\p{L}\p{N}])|(?<=^)z(?![\p{L}\p{N}])|(?:UTC|GMT|utc|gmt|MSK|МСК)\s?[+\-−±]\s?\d{1,2}(?::?\d{2})?(?!\d)|[+\-−]\d{2}:?\d{2}(?![\d:])|(?<=^)[+-]\d{2}(?![\d:.,/-]))(\s?[)\]）])?/u.exec(
      window,
    ) ??
    /^(\s{1,2}\(?)((?:UTC|GMT)\s(?:minus|plus)\s\d{1,2}(?!\d))()/iu.exec(window) ??
    // `norsk sommertid (UTC+2)`, `(heure d’été, UTC+2)`
    /^((?:\s\p{L}{2,15}){1,3}\s?[(（])((?:UTC|GMT)\s?[+\-−]\s?\d{1,2}(?::?\d{2})?)(\s?[)）])/u.exec(window) ??
    /^(\s?[(（][^()\n]{2,30}[ ,])((?:UTC|GMT)\s?[+\-−]\s?\d{1,2}(?::?\d{2})?)(\s?[)）])/u.exec(window);
  if (!match?.[2]) return undefined;
  return { zone: match[2], end: match[0].length };
}

function namedZone(window: string): ZoneAt | undefined {
  const lead =
    /^(?:(?:\sh)?,?\s(?:local|site)(?: time)?\s?(?=[([])|[,，]?\s{0,2})[([（]?\s?/u.exec(window)?.[0]
      .length ?? 0;
  const inner = window.slice(lead);
  const iana = /^[A-Z][A-Za-z]{1,12}\/[A-Z][A-Za-z_]{2,20}(?:\/[A-Z][A-Za-z_]{2,20})?(?![\p{L}\p{N}])/u.exec(
    inner,
  );
  const name = iana && offsetMinutes(iana[0], someDay) !== null ? iana[0] : longestName(inner);
  if (name === undefined || (lead === 0 && /^\p{L}{2}/u.test(name) && /[a-z]/.test(name))) return undefined;
  const shut = /^\s?[)\]）]/u.exec(inner.slice(name.length))?.[0].length ?? 0;
  const isOpen = /[([（]/.test(window.slice(0, lead));
  return { zone: name, end: lead + name.length + (isOpen ? shut : 0) };
}

/** Of up to five words, as many as are a zone's name. */
function longestName(text: string): string | undefined {
  const eastern = text.charCodeAt(0) > 0x2e80;
  const shape = eastern ? easternName : western;
  const said = shape.exec(text)?.[0];
  if (said === undefined) return undefined;
  if (eastern) {
    for (let length = said.length; length > 2; length -= 1)
      if (names.has(fold(said.slice(0, length)))) return said.slice(0, length);
    return undefined;
  }
  const words = said.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const name = words
      .slice(0, count)
      .join(' ')
      .replace(/[.'’-]+$/, '');
    if (isZone(name, text.slice(name.length, name.length + 6))) return name;
  }
  return undefined;
}

const easternName = /^[\p{sc=Han}\p{sc=Hangul} ]{3,10}/u;
const western = /^[\p{L}\p{M}\p{N}.'’-]{1,20}(?: [\p{L}\p{M}'’]{1,20}){0,4}/u;

function isZone(name: string, after: string): boolean {
  if (!name.includes(' ')) {
    const key = fold(name);
    const isCapital = name === name.toUpperCase();
    // `CAT 320`, `EST apparu`: letters of zones that are words and names, too.
    if (
      /^(?:cat|eat|art|get|met|pet|hap|har|wit|mt|pt|ct|ast)$/.test(key) &&
      (!isCapital || /^[ -]?\d|^ \p{Lu}?\p{Ll}/u.test(after))
    )
      return false;
    if (/^(?:est|ist|hst|west|wet|wat|z|central|pacific|eastern|mountain|atlantic|alaska|hawaii)$/.test(key))
      return (
        isCapital ||
        (key.length > 5 && (/^\p{Lu}/u.test(name) ? !/^ \p{Lu}/u.test(after) : /^(?:$|[\n.,;)])/.test(after)))
      );
    return /^-?\d/.test(after) ? false : Object.hasOwn(data.offsets, key) || names.has(key);
  }
  return named(fold(name)) !== undefined;
}

/** The key of an abbreviation or the IANA name that a folded name in words stands for. */
function named(key: string): string | undefined {
  const said = key.replaceAll('’', "'");
  if (names.has(said)) return names.get(said);
  const american =
    /^(eastern|central|mountain|pacific|atlantic|alaska|hawaii) (?:(?:standard|daylight|summer) )?time$/.exec(
      said,
    ) ?? /^(eastern|central|mountain|pacific|atlantic|alaska|hawaii) (?:standard|daylight)$/.exec(said);
  if (american?.[1]) return names.get(american[1]);
  const place =
    /^(?:hora|horario|heure|ora|czasu?) (?:oficial |legal )?(?:d[aeo]l? |di |d')?(\p{L}{4,12}(?: \p{L}{4,12})?)$/u.exec(
      said,
    )?.[1] ??
    /^(\p{L}{2,12}(?: \p{L}{2,12})?) (?:time|(?:sommer|sommar|zomer|vinter|winter)?(?:tid|tijd)|(?:sommer|winter)?zeit|czasu|aikaa|saati)$/u.exec(
      said,
    )?.[1];
  for (const word of place?.split(' ') ?? []) if (places.has(word)) return places.get(word);
  return undefined;
}

function offsetMinutes(zone: string, localIso: string): number | null {
  const numeric = /^(?:UTC|GMT|MSK|МСК)?\s?([+\-−]|minus|plus|±)\s?(\d{1,2})(?::?(\d{2}))?$/iu.exec(zone);
  if (numeric) {
    const size = Number(numeric[2]) * 60 + Number(numeric[3] ?? 0);
    if (size > 14 * 60) return null;
    const base = /^[mм]/iu.test(zone) && !/^minus/i.test(zone) ? 180 : 0;
    return base + (/^(?:[-−]|minus)$/i.test(numeric[1] ?? '') ? -size : size);
  }
  const key = fold(zone).replace(/\s+/g, ' ');
  const resolved = named(key) ?? key;
  if (Object.hasOwn(data.offsets, resolved)) return data.offsets[resolved as keyof typeof data.offsets];
  const region = resolved.includes('/') ? (resolved === key ? zone : resolved) : undefined;
  if (region === undefined) return null;
  const kind = / (standard|daylight|summer)\b/.exec(key)?.[1];
  const winter = kind === undefined ? 0 : regionMinutes(region, `${localIso.slice(0, 4)}-01-15T12:00`);
  if (winter === null) return null;
  if (kind !== undefined) return kind === 'standard' ? winter : winter + 60;
  return regionMinutes(region, localIso);
}

/** Minutes east of UTC in a region of the IANA database at a local time; null for a name that it hasn't. */
function regionMinutes(region: string, localIso: string): number | null {
  const key = `${region} ${localIso.slice(0, 13)}`;
  const known = asked.get(key);
  if (known !== undefined) return known;
  const local = Date.parse(`${localIso.slice(0, 10)}T${localIso.slice(11, 16) || '12:00'}:00Z`);
  let minutes: number | null = null;
  try {
    // First for the wall clock taken as UTC, then for the instant that this gives.
    minutes = minutesAt(region, local - minutesAt(region, local) * 60_000);
  } catch {
    // Intl throws a RangeError for a name that is no zone's.
  }
  if (asked.size >= 1000) asked.clear();
  asked.set(key, minutes);
  return minutes;
}

/** A formatter takes longer than all the rest of a message. */
const asked = new Map<string, number | null>();
const formats = new Map<string, Intl.DateTimeFormat>();

function minutesAt(region: string, instant: number): number {
  let format = formats.get(region);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: region, timeZoneName: 'longOffset' });
    if (formats.size < 100) formats.set(region, format);
  }
  const name = format.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const names = new Map(Object.entries(data.names));
const places = new Map(
  Object.entries(data.places).flatMap(([zone, list]) =>
    list.split(' ').map((place): [string, string] => [place, zone]),
  ),
);
