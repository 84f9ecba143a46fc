/**
 * Minutes east of UTC of the zone names that messages put after a time. Source: the abbreviations of the IANA time zone
 * database; where one stands for several zones, the one in the Americas or Europe that telematics portals mean.
 */
const offsets: Readonly<Record<string, number>> = {
  z: 0,
  zulu: 0,
  utc: 0,
  gmt: 0,
  ut: 0,
  tu: 0,
  tuc: 0,
  nst: -210,
  ndt: -150,
  ast: -240,
  adt: -180,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  akst: -540,
  akdt: -480,
  hst: -600,
  hast: -600,
  brt: -180,
  art: -180,
  clt: -240,
  clst: -180,
  cot: -300,
  pet: -300,
  uyt: -180,
  tsi: 180,
  'ts\u0131': 180,
  'tsi\u0307': 180,
  wet: 0,
  west: 60,
  bst: 60,
  ist: 330,
  cet: 60,
  mez: 60,
  met: 60,
  cest: 120,
  mesz: 120,
  selč: 120,
  seč: 60,
  hne: -300,
  hae: -240,
  hnc: -360,
  hac: -300,
  hnr: -420,
  har: -360,
  hnp: -480,
  hap: -420,
  hna: -240,
  haa: -180,
  eet: 120,
  eest: 180,
  msk: 180,
  мск: 180,
  msd: 240,
  samt: 240,
  самт: 240,
  yekt: 300,
  екб: 300,
  omst: 360,
  novt: 420,
  нск: 420,
  krat: 420,
  irkt: 480,
  ирк: 480,
  yakt: 540,
  vlat: 600,
  влд: 600,
  magt: 660,
  pett: 720,
  almt: 300,
  uzt: 300,
  azt: 240,
  get: 240,
  pkt: 300,
  npt: 345,
  ict: 420,
  wib: 420,
  wita: 480,
  wit: 540,
  myt: 480,
  pht: 480,
  irst: 210,
  cat: 120,
  eat: 180,
  wat: 60,
  hnec: 60,
  haec: 120,
  trt: 180,
  sast: 120,
  gst: 240,
  awst: 480,
  hkt: 480,
  sgt: 480,
  jst: 540,
  kst: 540,
  acst: 570,
  acdt: 630,
  aest: 600,
  aedt: 660,
  nzst: 720,
  nzdt: 780,
};

/** Zones written in full: by their abbreviation above, or by their name in the IANA database where it is left open whether it is summer. */
const fullNames: Record<string, string> = {
  'universal time': 'utc',
  'coordinated universal time': 'utc',
  'greenwich mean time': 'gmt',
  weltzeit: 'utc',
  'koordinierte weltzeit': 'utc',
  'temps universel': 'utc',
  'temps universel coordonné': 'utc',
  'tiempo universal': 'utc',
  'hora universal': 'utc',
  'tempo universale': 'utc',
  'tempo universal': 'utc',
  'czas uniwersalny': 'utc',
  'czasu uniwersalnego': 'utc',
  'světový čas': 'utc',
  'světového času': 'utc',
  'всемирное время': 'utc',
  'по гринвичу': 'utc',
  'за гринвічем': 'utc',
  'giờ việt nam': 'ict',
  'giờ hà nội': 'ict',
  'giờ gmt': 'utc',
  เวลาประเทศไทย: 'ict',
  'waktu indonesia barat': 'wib',
  'waktu indonesia tengah': 'wita',
  'waktu indonesia timur': 'wit',
  'waktu malaysia': 'myt',
  'שעון ישראל': 'Asia/Jerusalem',
  'british time': 'Europe/London',
  'british summer time': 'bst',
  'irish time': 'Europe/Dublin',
  'western european time': 'Europe/Lisbon',
  'western european summer time': 'west',
  'central european time': 'Europe/Berlin',
  'central european standard time': 'cet',
  'central european summer time': 'cest',
  'w. europe standard time': 'Europe/Berlin',
  'romance standard time': 'Europe/Berlin',
  'mitteleuropäische zeit': 'mez',
  'mitteleuropäische sommerzeit': 'mesz',
  'eastern european time': 'Europe/Athens',
  'eastern european standard time': 'eet',
  'eastern european summer time': 'eest',
  'moscow time': 'msk',
  'moscow standard time': 'msk',
  'за московським часом': 'msk',
  'за київським часом': 'Europe/Kyiv',
  'київський час': 'Europe/Kyiv',
  'за києвом': 'Europe/Kyiv',
  'по москве': 'msk',
  'по киеву': 'Europe/Kyiv',
  'mitteleuropäischer zeit': 'mez',
  'mitteleuropäischer sommerzeit': 'mesz',
  'osteuropäische zeit': 'eet',
  'osteuropäische sommerzeit': 'eest',
  "heure d'europe centrale": 'Europe/Berlin',
  "ora dell'europa centrale": 'Europe/Berlin',
  'ora legale italiana': 'cest',
  'ora solare italiana': 'cet',
  'hora peninsular': 'Europe/Madrid',
  'midden-europese tijd': 'Europe/Berlin',
  'midden-europese zomertijd': 'cest',
  'svensk tid': 'Europe/Stockholm',
  'norsk tid': 'Europe/Oslo',
  'dansk tid': 'Europe/Copenhagen',
  'finsk tid': 'Europe/Helsinki',
  'suomen aikaa': 'Europe/Helsinki',
  'czas środkowoeuropejski': 'Europe/Warsaw',
  'czasu środkowoeuropejskiego': 'Europe/Warsaw',
  'czas polski': 'Europe/Warsaw',
  'czasu polskiego': 'Europe/Warsaw',
  'středoevropský čas': 'Europe/Prague',
  'středoevropského času': 'Europe/Prague',
  'středoevropský letní čas': 'cest',
  'közép-európai idő': 'Europe/Budapest',
  'közép-európai nyári idő': 'cest',
  'magyar idő': 'Europe/Budapest',
  'budapesti idő': 'Europe/Budapest',
  'ora româniei': 'Europe/Bucharest',
  'ora bucureștiului': 'Europe/Bucharest',
  'ora românească': 'Europe/Bucharest',
  'türkiye saati': 'trt',
  'türkiye saatiyle': 'trt',
  'türkiye saatine göre': 'trt',
  'ώρα ελλάδας': 'Europe/Athens',
  'ώρα ελλάδος': 'Europe/Athens',
  'ώρα αθήνας': 'Europe/Athens',
  'turkey time': 'trt',
  'gulf standard time': 'gst',
  'india standard time': 'ist',
  'indian standard time': 'ist',
  'indochina time': 'ict',
  'singapore time': 'sgt',
  'singapore standard time': 'sgt',
  'malaysia time': 'myt',
  'hong kong time': 'hkt',
  'philippine time': 'pht',
  'philippine standard time': 'pht',
  'china standard time': 'hkt',
  'japan standard time': 'jst',
  'korea standard time': 'kst',
  'australian western standard time': 'awst',
  'australian central time': 'Australia/Adelaide',
  'australian central standard time': 'acst',
  'australian central daylight time': 'acdt',
  'australian eastern time': 'Australia/Sydney',
  'australian eastern standard time': 'aest',
  'australian eastern daylight time': 'aedt',
  'new zealand time': 'Pacific/Auckland',
  'new zealand standard time': 'nzst',
  'new zealand daylight time': 'nzdt',
  'west africa time': 'wat',
  'central africa time': 'cat',
  'south african time': 'sast',
  'south africa standard time': 'sast',
  'east africa time': 'eat',
  'argentina time': 'art',
  'argentina standard time': 'art',
  'brasília time': 'brt',
  'chile time': 'America/Santiago',
  'newfoundland time': 'America/St_Johns',
  'newfoundland standard time': 'nst',
  'newfoundland daylight time': 'ndt',
  "heure de l'est": 'America/Toronto',
  "heure normale de l'est": 'hne',
  "heure avancée de l'est": 'hae',
  'heure du centre': 'America/Winnipeg',
  'heure normale du centre': 'hnc',
  'heure avancée du centre': 'hac',
  "heure de l'atlantique": 'America/Halifax',
  'heure du pacifique': 'America/Vancouver',
  'heure des rocheuses': 'America/Edmonton',
  'hora central europea': 'Europe/Berlin',
  'hora de verano central europea': 'cest',
  'hora del pacífico': 'America/Los_Angeles',
  'hora del este': 'America/New_York',
  'hora de la montaña': 'America/Denver',
};

/** Towns by whose time Russian tells it, by their adjective: `московское время`, `время московское`, `по московскому времени`. */
const adjectives: Readonly<Record<string, string>> = {
  московск: 'msk',
  киевск: 'Europe/Kyiv',
  минск: 'msk',
  самарск: 'samt',
  екатеринбургск: 'yekt',
  уральск: 'yekt',
  омск: 'omst',
  новосибирск: 'novt',
  красноярск: 'krat',
  иркутск: 'irkt',
  якутск: 'yakt',
  владивостокск: 'vlat',
  алматинск: 'almt',
  ташкентск: 'uzt',
  бакинск: 'azt',
};
for (const [stem, zone] of Object.entries(adjectives)) {
  fullNames[`${stem}ое время`] = zone;
  fullNames[`время ${stem}ое`] = zone;
  fullNames[`по ${stem}ому времени`] = zone;
}

/** Places by whose time Arabic tells it: `بتوقيت دبي`. */
const arabicPlaces: Readonly<Record<string, string>> = {
  غرينتش: 'utc',
  جرينتش: 'utc',
  دبي: 'gst',
  أبوظبي: 'gst',
  الإمارات: 'gst',
  مسقط: 'gst',
  الرياض: 'Asia/Riyadh',
  السعودية: 'Asia/Riyadh',
  مكة: 'Asia/Riyadh',
  'مكة المكرمة': 'Asia/Riyadh',
  الكويت: 'Asia/Kuwait',
  قطر: 'Asia/Qatar',
  الدوحة: 'Asia/Qatar',
  البحرين: 'Asia/Bahrain',
  بغداد: 'Asia/Baghdad',
  القاهرة: 'Africa/Cairo',
  مصر: 'Africa/Cairo',
};
for (const [place, zone] of Object.entries(arabicPlaces)) {
  fullNames[`توقيت ${place}`] = zone;
  fullNames[`بتوقيت ${place}`] = zone;
}

/** A zone's name in full, as the source of a pattern without regard to case. */
export const zoneInFull = Object.keys(fullNames)
  .sort((one, other) => other.length - one.length)
  .map((name) => name.replace('.', '\\.').replace("'", "['’]").replaceAll(' ', '\\s'))
  .join('|');

/** Zones whose name leaves open whether it is summer: `ET`, `Central Time`. By their name in the IANA database. */
const regions: Readonly<Record<string, string>> = {
  et: 'America/New_York',
  ct: 'America/Chicago',
  mt: 'America/Denver',
  pt: 'America/Los_Angeles',
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  pacific: 'America/Los_Angeles',
  atlantic: 'America/Halifax',
  alaska: 'America/Anchorage',
  hawaii: 'Pacific/Honolulu',
  // As POSIX and the IANA database name the same: with both of their abbreviations.
  est5edt: 'America/New_York',
  cst6cdt: 'America/Chicago',
  mst7mdt: 'America/Denver',
  pst8pdt: 'America/Los_Angeles',
  ast4adt: 'America/Halifax',
  akst9akdt: 'America/Anchorage',
  'uk time': 'Europe/London',
  'cdmx time': 'America/Mexico_City',
};

/** Places by whose time people say it is (`hora de Lisboa`, `Nederlandse tijd`, `Mexico City time`), by their zone in the IANA database. */
const places: Readonly<Record<string, string>> = {
  'Europe/Lisbon': 'lisbon lisboa portugal portuguesa',
  'Europe/Madrid': 'madrid spain espana espanola peninsular',
  'Europe/Paris': 'paris france francaise francesa',
  'Europe/Berlin': 'berlin germany deutschland deutsche deutscher deutschen german',
  'Europe/Rome': 'rome roma italy italia italiana italiano',
  'Europe/Vienna': 'vienna wien austria osterreich',
  'Europe/Zurich': 'zurich schweiz switzerland suisse',
  'Europe/Amsterdam': 'amsterdam netherlands nederland nederlandse dutch',
  'Europe/Brussels': 'brussels brussel bruxelles belgium belgie belgische belgique',
  'Europe/London': 'london uk british england',
  'Europe/Dublin': 'dublin ireland irish',
  'Europe/Stockholm': 'stockholm sverige svensk sweden swedish',
  'Europe/Oslo': 'oslo norge norsk norway',
  'Europe/Copenhagen': 'copenhagen kobenhavn danmark dansk denmark danish',
  'Europe/Helsinki': 'helsinki suomen suomi finland',
  'Europe/Warsaw': 'warsaw warszawa polska polskiego poland',
  'Europe/Prague': 'prague praha czech ceska',
  'Europe/Istanbul': 'istanbul turkiye turkey',
  'America/Mexico_City': 'mexico cdmx',
  'America/Bogota': 'bogota colombia',
  'America/Lima': 'lima peru',
  'America/Santiago': 'santiago chile',
  'America/Argentina/Buenos_Aires': 'buenos argentina',
  'America/Sao_Paulo': 'brasilia brasil brazil',
  'America/New_York': 'york',
  'America/Chicago': 'chicago texas',
  'America/Denver': 'denver',
  'America/Phoenix': 'phoenix arizona',
  'America/Los_Angeles': 'angeles california',
  'America/Toronto': 'toronto ontario',
  'America/Vancouver': 'vancouver',
  'Australia/Sydney': 'sydney',
  'Australia/Brisbane': 'brisbane queensland',
  'Australia/Perth': 'perth',
  'Africa/Johannesburg': 'johannesburg',
  'Asia/Tokyo': 'tokyo japan',
  'Asia/Shanghai': 'beijing shanghai china',
  'Asia/Seoul': 'seoul korea',
};

const zoneOfPlace = new Map(
  Object.entries(places).flatMap(([zone, names]) => names.split(' ').map((name) => [name, zone] as const)),
);

/** The zone of a place that one of a few words names. */
export function placeZone(words: string): string | undefined {
  for (const word of words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øØ]/g, 'o')
    .toLowerCase()
    .split(/[^a-z]+/)) {
    const zone = zoneOfPlace.get(word);
    if (zone !== undefined) return zone;
  }
  return undefined;
}

/** Local wall-clock time, from which an offset may depend. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** Minutes east of UTC that a zone's name stands for at a local time, or undefined for no zone's name. */
export function zoneOffset(name: string, at: WallTime): number | undefined {
  const said = name.toLowerCase().replace(/\s+/g, ' ').replace('’', "'").trim();
  const full = Object.hasOwn(fullNames, said) ? fullNames[said] : undefined;
  const key = full ?? said;
  if (Object.hasOwn(offsets, key)) return offsets[key];
  const named =
    /^(eastern|central|mountain|pacific|atlantic|alaska|hawaii)(?: (standard|daylight|summer))?(?: time)?$/.exec(
      key,
    );
  const region = regions[named?.[1] ?? key] ?? (key.includes('/') ? (full ?? name.trim()) : undefined);
  if (region === undefined) return undefined;
  const winter = regionOffset(region, { ...at, month: 1, day: 15 });
  if (winter === undefined) return undefined;
  if (named?.[2] === 'standard') return winter;
  if (named?.[2] !== undefined) return winter + 60;
  return regionOffset(region, at);
}

/** What the IANA database says of a zone, or undefined where it has none of that name. */
function regionOffset(region: string, at: WallTime): number | undefined {
  const key = `${region} ${at.year}-${at.month}-${at.day} ${at.hour}`;
  if (asked.has(key)) return asked.get(key);
  const offset = askedOffset(region, at);
  if (asked.size >= 1000) asked.clear();
  asked.set(key, offset);
  return offset;
}

/** What was asked before: a formatter takes longer than all the rest of a message. */
const asked = new Map<string, number | undefined>();

function askedOffset(region: string, at: WallTime): number | undefined {
  const local = Date.UTC(at.year, at.month - 1, at.day, at.hour, at.minute);
  try {
    // The offset is first asked for the wall clock taken as UTC, then for the instant that this gives.
    const guess = offsetAt(region, local);
    return offsetAt(region, local - guess * 60_000);
  } catch {
    // Intl throws a RangeError for a name that is no zone's.
    return undefined;
  }
}

function offsetAt(region: string, instant: number): number {
  let format = formats.get(region);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: region, timeZoneName: 'longOffset' });
    if (formats.size < 100) formats.set(region, format);
  }
  const name = format.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const match = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name);
  if (!match?.[1]) return 0;
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** True for the first word of a zone's name in full, in small letters. */
export function beginsZoneInFull(word: string): boolean {
  return firstWordsInFull.has(word);
}

const firstWordsInFull = new Set(Object.keys(fullNames).map((name) => name.split(/[ .'’]/, 1)[0] ?? name));

/** The first words of zones' names. */
export const wordsOfZones = [
  ...Object.keys(offsets),
  ...Object.keys(regions).map((name) => name.split(' ')[0]),
  ...Object.keys(fullNames).map((name) => name.split(/[ .']/)[0]),
  'america europe asia africa australia us',
].join(' ');

/** Places by whose time people say it is. */
export const placesWithZone = Object.values(places).join(' ');
