import data from '../data/zones.json' with { type: 'json' };
import { fold } from '../words/letters.ts';

/** A zone right after a time of day, and where it ends, including its bracket. */
export interface ZoneAt {
  readonly zone: string;
  readonly end: number;
}

/**
 * The offset (`-05:00`) of a zone as written (`EST`, `Central Time`, `America/Denver`, `GMT+2`, `Z`, `hora de Lisboa`) at a local
 * date and time (ISO 8601 without offset). If the name leaves it open, daylight saving follows the rules of the place. Null for
 * an unknown zone. Source: abbreviations of the IANA time zone database; an ambiguous one is read as the zone in the Americas or
 * Europe.
 */
export function offsetOf(zone: string, localIso: string): string | null {
  const minutes = offsetMinutes(zone.trim(), localIso);
  if (minutes === null) return null;
  const size = Math.abs(minutes);
  const [hours, rest] = [Math.floor(size / 60), size % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** The zone at an offset, after at most a space, a comma or an opening bracket. */
export function zoneAt(text: string, at: number): ZoneAt | undefined {
  const window = text.slice(at, at + 64);
  const found = numericZone(window) ?? namedZone(window);
  if (!found) return undefined;
  // `IST (UTC+1)`: the offset explains the abbreviation.
  const behind = /^\s?[(（,/=]\s?((?:UTC|GMT)\s?[+\-−]\s?\d{1,2}(?::?\d{2})?)(?!\d)\s?[)）]?/u.exec(
    window.slice(found.end),
  );
  if (behind?.[1]) return { zone: behind[1], end: at + found.end + behind[0].length };
  return { zone: found.zone, end: at + found.end };
}

/** The zone in front of a time as its label: `UTC: 08:51`, `北京时间：8:51`, `(PST) 8:51`. */
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
 * The zones stated anywhere in a text, also separately from times (`Time (CDT)`, `Alle Zeiten in MESZ`, `UTC+2`), in order;
 * without abbreviations that are also words or names (`CAT`, `EAT`).
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

/** The zone named in a label: `Time (CDT)`, `when_utc`, `createdUtc`. */
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

/** Up to five words, the longest name of a zone. */
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
    // `CAT 320`, `EST apparu`: abbreviations that are also words or names.
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

/** The abbreviation or IANA name of a zone spelled out in (folded) words. */
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

/** Minutes east of UTC in an IANA zone at a local time; null for an unknown name. */
function regionMinutes(region: string, localIso: string): number | null {
  const key = `${region} ${localIso.slice(0, 13)}`;
  const known = asked.get(key);
  if (known !== undefined) return known;
  const local = Date.parse(`${localIso.slice(0, 10)}T${localIso.slice(11, 16) || '12:00'}:00Z`);
  let minutes: number | null = null;
  try {
    // First with the local time taken as UTC, then with the instant that this gives.
    minutes = minutesAt(region, local - minutesAt(region, local) * 60_000);
  } catch {
    // Intl throws a RangeError for an unknown zone.
  }
  if (asked.size >= 1000) asked.clear();
  asked.set(key, minutes);
  return minutes;
}

/** Creating a formatter takes longer than the rest of the message. */
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
