import { findCoordinates } from '#schema/coordinates.ts';
import type { Source } from '../marks.ts';

/** A point and where a text states it. */
export interface StatedPoint {
  readonly lat: number;
  readonly long: number;
  readonly start: number;
  readonly end: number;
}

/** A point that a stretch states, by its place in the text. */
export function pointIn({ lat, long, start, end }: StatedPoint, from: number): StatedPoint {
  return { lat, long, start: start + from, end: end + from };
}

/**
 * Every point that a line or a value states outside links: as people write them (`schema/coordinates.ts`), and as receivers,
 * feeds and other languages do. 0/0 is a receiver without a fix, and left out.
 */
export function findPoints(text: string, options: { minDecimals?: number } = {}): StatedPoint[] {
  const found: StatedPoint[] = [];
  let rest = text;
  for (const { mark, shape, read } of notations) {
    if (!mark.test(rest)) continue;
    for (const match of rest.matchAll(shape)) {
      const point = read(match);
      if (!point || !(Math.abs(point.lat) <= 90) || !(Math.abs(point.long) <= 180)) continue;
      const [start, end] = [match.index, match.index + match[0].length];
      if (point.lat !== 0 || point.long !== 0) found.push({ lat: point.lat, long: point.long, start, end });
      rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
    }
  }
  // `2.870 / 04.05.2026`: figures and a date.
  const plain = findCoordinates(rest, options).filter(({ end }) => !/^\.\d/.test(rest.slice(end, end + 2)));
  return found.length === 0 ? plain : [...found, ...plain].sort((a, b) => a.start - b.start);
}

/**
 * `at 44.1,-72.5`, `| 44.12,-72.51 |`: a point with few decimals, where nothing else than one stands so: behind such a word or in
 * a cell, with the sign of the south or the west, and to its end; with two decimals each at the end of a list as well.
 */
export function coarsePoint(line: string): StatedPoint[] {
  const match = line.includes('-') ? coarse.exec(line) : null;
  const [, lead = '', lat, long] = match ?? [];
  if (!match || (!lat?.startsWith('-') && !long?.startsWith('-'))) return [];
  const point = { lat: Number(lat), long: Number(long) };
  if (Math.abs(point.lat) > 90 || Math.abs(point.long) > 180) return [];
  return [{ ...point, start: match.index + lead.length, end: match.index + match[0].length }];
}

const coarse =
  /(^|[\t|;]\s{0,3}|,\s(?=-?\d{1,2}\.\d\d, ?-?\d{1,3}\.\d\d$)|(?<!\p{L})(?:at|near|position|location|gps|loc|bei|à|en|em|a|bij|ved|vid)[ :]{1,2}|@ ?)(-?\d{1,2}\.\d{1,2}), ?(-?\d{1,3}\.\d{1,2})(?=\s{0,3}(?:$|[\t|;)]))/iu;

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
  return isEastern(source.text) ? { lat, long: -long } : { lat, long };
}

/** By the language of the message's other words, else by the letter of its other points; `O` is no English west. */
function isEastern(text: string): boolean {
  if (eastern.test(text)) return true;
  return !(western.test(text) || /(?:[.,]\d{3,8}\s?°?|['′’"″])\s?E(?!\p{L})/u.test(text));
}

const western =
  /(?<!\p{L})(?:una?|está|avec|con|com|para|pour|série|serie|número|numéro|código|code défaut|défaut|falla|fallo|falha|guasto|máquina|macchina|engin|horas|heures|ore|ubicación|posición|posição|posizione|localização|emplacement|matricola|latitud|longitud|horómetro|horímetro|marque|modèle|modelo|modello)(?!\p{L})/iu;

const eastern =
  /Seriennummer|Betriebsstunden|Hersteller|Gerät|Fehler|Störung|Standort|Maschine|Breite|Länge|Uhr|Zeit|Hoch|Warnung|Marke|Modell|Merk|Locatie|Positie|Ernst|Uren|Melding|Draaiuren|Storing|Foutcode|Serienummer|Machinenaam|Driftstimer|Fejlkode|Feilkode/;

/** One angle by itself, under a label that says which: `48 08 13 N`, `N 48° 8.22'`, `01134.60W`, `11 deg 34 min W`. */
export function angleIn(text: string): number | undefined {
  // `4412.3456 N (ddmm.mmmm)`
  const value = text
    .slice(0, 64)
    .replace(/\([^()]{0,24}\)\s?$/, '')
    .replace(sideInWords, (_, side: string) => sideOf(side))
    .trim();
  const packed = /^(\d{2,3})(\d{2}\.\d{1,8}),?\s?([NSEW])$/.exec(value);
  if (packed) return finite(angleOf(packed[1], packed[2], undefined, /[SW]/.test(packed[3] ?? '')));
  const match = oneAngle.exec(value);
  const letter = match?.[1] ?? match?.[5];
  if (!match || letter === undefined) return undefined;
  return finite(angleOf(match[2], match[3], match[4], /[SW]/.test(letter)));
}

/** `33° 26' 56" Sur`, `48° 7' Nord`, `11° 34' Ouest`: the side by its word. */
const sideInWords =
  /(?<=[\d°'′’"″”]\s?)\b(nord|north|norte|noord|norra|sud|sur|sul|süd|south|zuid|syd|est|este|east|ost|oost|öst|leste|ouest|oeste|ovest|west|väst|vest)$/iu;

function sideOf(word: string): string {
  return /^n/i.test(word)
    ? 'N'
    : /^(?:s|zuid)/i.test(word)
      ? 'S'
      : /^(?:ou|oe|ov|w|v)/i.test(word)
        ? 'W'
        : 'E';
}

function finite(angle: number): number | undefined {
  return Number.isFinite(angle) ? angle : undefined;
}

interface Notation {
  /** What a text must have for the notation to be looked for. */
  readonly mark: RegExp;
  readonly shape: RegExp;
  readonly read: (match: RegExpExecArray) => { lat: number; long: number } | undefined;
}

const minutes = String.raw`(\d{1,3})(?:\s?(?:[d°º˚*:]|deg\.?)\s?|[\s-])(\d{1,2}(?:[.,]\d{1,8})?)(?:(?:\s?(?:[m'′’:]|min\.?)\s?|[\s-])(\d{1,2}(?:[.,]\d{1,6})?)\s?(?:sec\.?|[s"″”]|'')?|\s?(?:[m'′’](?!\p{L})|min\.?))?`;
const oneAngle = new RegExp(`^(?:([NSEW])\\s?)?${minutes}\\s?([NSEW])?$`);
const between = String.raw`\s?[,;/|]?\s{0,3}`;
const number = String.raw`([+\-−]?\d{1,3}[.,]\d{1,10})\s?°?\s?`;
const words = {
  north: String.raw`(?:nb|n\. ?b\.|n\. ?br|n(?:ord|orth|orte|oord|orr)?|nördl(?:ich|icher)?|s\. ?š|severní)`,
  south: String.raw`(?:zb|z\. ?b\.|s\. ?br|s(?:üd|ud|outh|ur|ul|yd)?|zuid|südl(?:ich|icher)?|j\. ?š|jižní)`,
  east: String.raw`(?:ol|o\. ?l|[öø]\. ?l|e(?:ast|st|ste)?|o(?:st|ost)?|leste|[öø]st|östl(?:ich|icher)?|v\. ?d|wsch|východní)`,
  west: String.raw`(?:wl|w\. ?l|w(?:est)?|o(?:uest|este|vest)|v[äe]st|westl(?:ich|icher)?|z\. ?d|zach|západní)`,
};

/** `北緯36度04分12秒`, `东经 116.3907°`: the name of a half, and its angle. */
const easternHalf = String.raw`([北南東东西북남동서])[緯纬経經经위경]度?[\s:：]{0,3}(\d{1,3}(?:\.\d{1,10})?)\s?(?:[度°º˚도]\s?(?:(\d{1,2}(?:\.\d{1,8})?)\s?[分'′’분]\s?(?:(\d{1,2}(?:\.\d{1,6})?)\s?(?:[秒"″”초]|''))?)?)?`;

const notations: readonly Notation[] = [
  {
    // `POINT(-97.7431 30.2672)` (OGC 06-103r4): longitude first.
    mark: /POINT/i,
    shape:
      /\bPOINT(?: Z)?\s?\(\s?(-?\d{1,3}(?:\.\d{1,15})?)\s(-?\d{1,2}(?:\.\d{1,15})?)(?:\s-?\d{1,6}(?:\.\d{1,6})?)?\s?\)/gi,
    read: ([, long, lat]) => ({ lat: Number(lat), long: Number(long) }),
  },
  {
    // `N33 26.912 W112 04.438`, `N 59°16'31,1" Ö 15°12'48,2"`: the letter first.
    mark: /[NS]\s?\d/,
    shape: new RegExp(
      `(?<!\\p{L})([NS])\\s?${minutes}${between}([EWOÖØ])\\s?${minutes}(?![\\p{L}\\d])`,
      'gu',
    ),
    read: ([, south, d, m, s, west, d2, m2, s2]) => ({
      lat: angleOf(d, m, s, south === 'S'),
      long: angleOf(d2, m2, s2, west === 'W'),
    }),
  },
  {
    // `N 41,4458 W 8,2916`, `N 51.3397, O 12.3731`: the letter first, and a decimal comma or another language's letter.
    mark: /[NS]\s?\d{1,2}[.,]\d{3}/,
    shape:
      /(?<!\p{L})([NS])\s?(\d{1,2}[.,]\d{3,8})\s?°?\s?[;,/|]?\s{0,3}([EWOÖØ])\s?(\d{1,3}[.,]\d{3,8})(?![\d,])/gu,
    read: ([, south, lat, west, long]) => ({
      lat: decimal(lat) * (south === 'S' ? -1 : 1),
      long: decimal(long) * (/[EÖØ]/.test(west ?? '') ? 1 : -1),
    }),
  },
  {
    // `É 47,4979° K 19,0402°`: Hungarian letters.
    mark: /É\s?\d{1,2}[.,]\d{3}/,
    shape: /(?<!\p{L})É\s?(\d{1,2}[.,]\d{3,8})\s?°?\s?[;,/|]?\s{0,3}K\s?(\d{1,3}[.,]\d{3,8})(?![\d,])/gu,
    read: ([, lat, long]) => ({ lat: decimal(lat), long: decimal(long) }),
  },
  {
    // `38 37.620 N  90 11.964 W`, `45d45m36s N 004d50m24s E`: the letter last.
    mark: /\d\D{0,6}[NS](?!\p{L})/u,
    shape: new RegExp(
      `(?<![\\p{L}\\d.,])${minutes}\\s?([NS])(?!\\p{L})${between}${minutes}\\s?([EWO])(?![\\p{L}\\d])`,
      'gu',
    ),
    read: ([, d, m, s, south, d2, m2, s2, west]) => ({
      lat: angleOf(d, m, s, south === 'S'),
      long: angleOf(d2, m2, s2, west !== 'E'),
    }),
  },
  {
    // `4807.038,N,01131.000,E` (NMEA 0183): degrees and minutes in one number.
    mark: /\d,\s?[NS],/,
    shape: /(?<![\d.])(\d{2})(\d{2}\.\d{1,8}),\s?([NS]),\s?(\d{3})(\d{2}\.\d{1,8}),\s?([EW])(?![A-Z])/g,
    read: ([, d, m, south, d2, m2, west]) => ({
      lat: angleOf(d, m, undefined, south === 'S'),
      long: angleOf(d2, m2, undefined, west === 'W'),
    }),
  },
  {
    // `LAT 4813.70N LON 01134.60W`: the same as a panel shows it.
    mark: /\d{4}\.\d{1,8}\s?[NS]/,
    shape:
      /(?<![\d.])(\d{2})(\d{2}\.\d{1,8})\s?([NS])[\s,;/]{1,3}(?:LON[A-Z]{0,6}\.?[:\s]{1,2})?(\d{3})(\d{2}\.\d{1,8})\s?([EW])(?!\p{L})/gu,
    read: ([, d, m, south, d2, m2, west]) => ({
      lat: angleOf(d, m, undefined, south === 'S'),
      long: angleOf(d2, m2, undefined, west === 'W'),
    }),
  },
  {
    // `y=47.81265;x=13.04502`: the same axes, the latitude first.
    mark: /\bY ?[:=]/i,
    shape: /\bY ?[:=] ?(-?\d{1,2}\.\d{2,10})[\s,;/|]{1,3}X ?[:=] ?(-?\d{1,3}\.\d{2,10})(?![\d.])/gi,
    read: ([, lat, long]) => ({ lat: Number(lat), long: Number(long) }),
  },
  {
    // `X: -123.0868 Y: 44.0521`, `[-123.0868, 44.0521] (lon, lat)`: longitude first, as its axes or the words behind it say.
    mark: /\bX ?[:=]|\(l(?:on|ng)/i,
    shape:
      /(?:\bX ?[:=] ?(-?\d{1,3}\.\d{2,10})[\s,;/|]{1,3}Y ?[:=] ?(-?\d{1,2}\.\d{2,10})|\[?(-?\d{1,3}\.\d{2,10}), ?(-?\d{1,2}\.\d{2,10})\]? ?\((?:lon|lng|long|longitude)[,/ ]{1,2}lat(?:itude)?\))(?![\d.])/gi,
    read: ([, x, y, long, lat]) => ({ lat: Number(y ?? lat), long: Number(x ?? long) }),
  },
  {
    // `+40.7128-074.0060/` (ISO 6709).
    mark: /[+-]\d{2}\.\d+[+-]\d{3}\./,
    shape: /(?<![\d.])([+-]\d{2}\.\d{1,10})([+-]\d{3}\.\d{1,10})(?:\/|(?![\d.]))/g,
    read: ([, lat, long]) => ({ lat: Number(lat), long: Number(long) }),
  },
  {
    // `50,0343 s. š., 15,7812 v. d.`, `48.137 Nord, 11.576 Ost`: the compass in words.
    mark: /\d\s?°?\s?(?:nord|north|norte|noord|nörd|s[üuyo]|zuid|[sj]\. ?š|sever|jižn|[nsz]\. ?br?|[nz]b)/i,
    shape: new RegExp(
      `(?<![\\p{L}\\d.,])${number}(?:(${words.south})|${words.north})(?!\\p{L})\\.?(?:\\s(?:Breite|breedte|bredd|šířky))?${between}${number}(?:(${words.west})|${words.east})(?!\\p{L})`,
      'giu',
    ),
    read: ([, lat, south, long, west]) => ({
      lat: decimal(lat) * (south === undefined ? 1 : -1),
      long: decimal(long) * (west === undefined ? 1 : -1),
    }),
  },
  {
    // `39,9334 K, 32,8597 D`, `60,1699 P, 24,9384 I`, `55,7558 с.ш., 37,6173 в.д.`: Turkish, Finnish, Russian and Ukrainian letters.
    mark: /\d\s?°?\s?(?:[KGP](?:\s?[,;/]?\s)\d|(?:[сю]|п[нд])\.? ?ш)/iu,
    shape:
      /(?<![\d.,])(\d{1,2}[.,]\d{3,8})\s?°?\s?(K|G|P|(?:[сю]|п[нд])\.? ?ш\.?)\s?[,;/]?\s(\d{1,3}[.,]\d{3,8})\s?°?\s?(D|B|I|L|(?:[вз]|сх|зх)\.? ?д)(?![\p{L}\d])/gu,
    read: ([, lat, south, long, west]) => ({
      lat: decimal(lat) * (/G|ю|пд/.test(south ?? '') ? -1 : 1),
      long: decimal(long) * (/[BLз]/.test(west ?? '') ? -1 : 1),
    }),
  },
  {
    // `55°45'21" с. ш. 37°37'02" в. д.`: the same in minutes and seconds.
    mark: /['′’"″”]\s?(?:[сю]|п[нд])\.? ?ш/iu,
    shape: new RegExp(
      `(?<![\\p{L}\\d.,])${minutes}\\s?([сю]|п[нд])\\.? ?ш\\.?${between}${minutes}\\s?([вз]|сх|зх)\\.? ?д(?![\\p{L}\\d])`,
      'gu',
    ),
    read: ([, d, m, s, south, d2, m2, s2, west]) => ({
      lat: angleOf(d, m, s, /ю|пд/.test(south ?? '')),
      long: angleOf(d2, m2, s2, /з/.test(west ?? '')),
    }),
  },
  {
    // `北緯36度04分12秒 東経140度06分30秒`, `东经116.3907°, 北纬39.9151°`, `북위 37.4563 동경 126.7052`: either half first.
    mark: /[緯纬経經经위경]\s?度?[\s:：]{0,3}\d/,
    shape: new RegExp(`${easternHalf}[\\s,、，;；・/]{0,3}${easternHalf}`, 'g'),
    read: ([, name, d, m, s, name2, d2, m2, s2]) => {
      const [first, second] = [easternAngle(name, d, m, s), easternAngle(name2, d2, m2, s2)];
      if (isEasternLatitude(name) === isEasternLatitude(name2)) return undefined;
      return isEasternLatitude(name) ? { lat: first, long: second } : { lat: second, long: first };
    },
  },
  {
    // `经纬度: 112.9388，28.2282`, `lon/lat = 9.1732;47.6779`, `(lng,lat) 121.4737,31.2304`: in the order of its label.
    mark: /经纬度|經緯度|経緯度|경위도|\bl(?:on|ng|ong)(?:gitude)?\W{1,3}lat/i,
    shape:
      /(?:[经經経][纬緯]度|경위도|\bl(?:on|ng|ong)(?:gitude)?\s?[/,;|_-]\s?lat(?:itude)?)[)\]"']?[\s:：=([{]{1,4}([+-]?\d{1,3}\.\d{2,10})\s?[,，、;；/|\s]\s?([+-]?\d{1,3}\.\d{2,10})(?![\d.])/gi,
    read: ([whole, first, second]) => {
      const [long, lat] = [Number(first), Number(second)];
      // Under the Chinese name many write the latitude first; only beyond 90 it is told.
      const isSure = /l/i.test(whole ?? '') || Math.abs(long) > 90;
      return isSure ? { lat, long } : { lat: long, long: lat };
    },
  },
  {
    // `112.9388，28.2282`: the first is no latitude.
    mark: /(?:9\d|1[0-7]\d)\.\d{4}/,
    shape:
      /(?<![\d.,])([+-]?(?:9\d|1[0-7]\d)\.\d{4,10})\s?°?\s?[,，、;；/|]\s?([+-]?\d{1,2}\.\d{4,10})(?![\d.]|\s?[°NSEWO])/g,
    read: ([, long, lat]) => ({ lat: Number(lat), long: Number(long) }),
  },
  {
    // `-33,8867 / -61,0984`: decimal commas.
    mark: /\d,\d{3,8}\D{1,5}\d{1,3},\d{3}/,
    shape:
      /(?<![\d.,])([+\-−]?\d{1,2},\d{4,8})\s{0,2}[;/|\s,]\s{0,2}([+\-−]?\d{1,3},\d{4,8})(?![\d,]|\s?[°NSEWO])/gu,
    read: ([, lat, long]) => ({ lat: decimal(lat), long: decimal(long) }),
  },
];

function angleOf(
  degrees: string | undefined,
  minutesOf: string | undefined,
  seconds: string | undefined,
  negative: boolean,
): number {
  const [minute, second] = [decimal(minutesOf), decimal(seconds)];
  if (minute >= 60 || second >= 60) return Number.NaN;
  const size = Number(degrees) + minute / 60 + second / 3600;
  return Math.round((negative ? -size : size) * 1e7) / 1e7;
}

function easternAngle(
  name: string | undefined,
  degrees: string | undefined,
  minutesOf: string | undefined,
  seconds: string | undefined,
): number {
  return angleOf(degrees, minutesOf, seconds, /[南西남서]/.test(name ?? ''));
}

function isEasternLatitude(name: string | undefined): boolean {
  return /[北南북남]/.test(name ?? '');
}

function decimal(text: string | undefined): number {
  return Number((text ?? '0').replace(',', '.').replace('−', '-'));
}
