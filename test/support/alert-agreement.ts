/** When a value that was read counts as the true one, by the conventions of the examples. */
export type Agreement = 'right' | 'absent' | 'extra' | 'missed' | 'wrong';

export interface Place {
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly lat: number | null;
  readonly long: number | null;
}

/** `accepted` are other values that a careful reader could defend; null among them allows a missing value. */
export function agreement<T>(
  truth: T | null,
  read: T | null,
  same: (truth: T, read: T) => boolean,
  accepted: readonly (T | null)[] = [],
): Agreement {
  const others = accepted.filter((value) => value !== null && !isAbsent(value));
  if (isAbsent(truth) && isAbsent(read)) return 'absent';
  if (!isAbsent(read) && others.some((other) => same(other, read))) return 'right';
  if (isAbsent(read) && others.length < accepted.length) return 'absent';
  if (isAbsent(truth)) return 'extra';
  if (isAbsent(read)) return 'missed';
  return same(truth, read) ? 'right' : 'wrong';
}

export function isFine(result: Agreement): boolean {
  return result === 'right' || result === 'absent';
}

/** Lower case, without accents, control characters and repeated white space. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[\u2010-\u2015]/g, '-')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

export function sameBrand(truth: string, read: string): boolean {
  return brandKey(truth) === brandKey(read);
}

/** Ignores brand and machine type before or after a model. */
export function modelKey(model: string, brand: string | null): string {
  const folded = fold(model);
  const branded = brand === null ? '' : `${fold(brand)} `;
  const bare = (branded !== '' && folded.startsWith(branded) ? folded.slice(branded.length) : folded).replace(
    /^(cat|caterpillar|john deere|deere)\s+/,
    '',
  );
  return lettersAndDigits(bare.replace(machineTypes, ' ')) || lettersAndDigits(bare);
}

export function sameSerialNumber(truth: string, read: string): boolean {
  return lettersAndDigits(truth) === lettersAndDigits(read);
}

/** Ignores a word such as "Unit" before a unit number. */
export function sameUnitNumber(truth: string, read: string): boolean {
  return lettersAndDigits(truth) === lettersAndDigits(read) || unitKey(truth) === unitKey(read);
}

export function sameHours(truth: number, read: number): boolean {
  return Math.abs(truth - read) <= 0.500_000_1;
}

/** The letters and numbers of a fault code in order, without leading zeros. */
export function codeKey(code: string): string {
  const bare = fold(code)
    .toUpperCase()
    .replace(/^(FAULT CODE|ERROR CODE|FAULT|CODE|ERROR)\s*[:#]?\s+(?=\S*\d)/, '');
  const parts = bare.match(/\p{L}+|\d+/gu) ?? [];
  return parts.map((part) => (/^\d+$/.test(part) ? String(BigInt(part)) : part)).join('|');
}

/** Of several true places, the one with the best agreement counts. */
export function placeAgreement(truths: readonly Place[], read: Place): Record<PlacePart, Agreement> {
  const results = truths.map((truth) => onePlaceAgreement(truth, read));
  const [first, ...others] = results;
  if (!first) throw new Error('A place cannot be compared with nothing.');
  return others.reduce((best, result) => (points(result) > points(best) ? result : best), first);
}
export type PlacePart = 'latlong' | 'address' | 'city' | 'state';

/** A minute's difference is allowed. A truth without a zone matches the same clock time, with or without a zone. */
export function sameTime(truth: string, read: string): boolean {
  const [stated, found] = [parsedTime(truth), parsedTime(read)];
  if (!stated || !found) return false;
  if (stated.isDate) return Math.floor(stated.wall / day) === Math.floor(found.wall / day);
  if (found.isDate) return false;
  if (stated.hasZone) return Math.abs(stated.instant - found.instant) <= minute;
  if (Math.abs(stated.wall - found.wall) <= minute) return true;
  const apart = Math.abs(stated.wall - found.instant);
  const beyondQuarter = apart % (15 * minute);
  return apart <= 14 * 60 * minute && Math.min(beyondQuarter, 15 * minute - beyondQuarter) <= minute;
}

/** Words of an address or a description, with street words abbreviated. */
export function addressWords(text: string): string[] {
  return fold(text)
    .replaceAll('&', ' & ')
    .replace(/[^\p{L}\p{N}& ]+/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => shortWords[word] ?? word)
    .filter((word) => word !== '&');
}

const minute = 60_000;
const day = 24 * 60 * minute;

const brandNames: readonly (readonly string[])[] = [
  ['caterpillar', 'cat', 'caterpillar inc'],
  ['john deere', 'deere', 'jd', 'deere & company', 'johndeere'],
  ['volvo', 'volvo ce', 'volvo construction equipment', 'volvoce'],
  ['case', 'case ce', 'case construction', 'case construction equipment', 'case ih'],
  ['new holland', 'nh', 'new holland construction', 'newholland'],
  ['genie', 'terex genie', 'genie industries'],
  ['develon', 'doosan', 'hd hyundai infracore', 'doosan infracore', 'hyundai doosan infracore'],
  [
    'hyundai',
    'hd hyundai',
    'hyundai ce',
    'hd hyundai construction equipment',
    'hyundai construction equipment',
  ],
  ['hitachi', 'hitachi construction machinery', 'hcm', 'hitachicm'],
  ['link-belt', 'linkbelt', 'lbx', 'link belt'],
  ['vogele', 'voegele', 'joseph vogele'],
  ['kobelco', 'kobelco construction machinery'],
  ['komatsu', 'コマツ'],
  ['jlg', 'jlg industries'],
  ['mack', 'mack trucks'],
  ['international', 'navistar', 'international trucks'],
  ['wacker neuson', 'wackerneuson'],
  ['ditch witch', 'ditchwitch'],
  ['atlas copco', 'atlascopco'],
  ['western star', 'western star trucks'],
  ['claas', 'claas kgaa'],
  ['skytrak', 'jlg skytrak', 'sky trak'],
  ['hamm', 'wirtgen hamm'],
  ['liebherr', 'liebherr-international'],
];
const firstNames = new Map(
  brandNames.flatMap((names) =>
    names.map((name): [string, string] => [lettersAndDigits(name), lettersAndDigits(names[0] ?? name)]),
  ),
);

const machineTypes =
  /\b(compact|crawler|hydraulic|mini|wheel|wheeled|track|tracked|skid|steer|backhoe|articulated|motor|soil|telescopic|rough|terrain|boom|scissor|loader|loaders|excavator|dozer|bulldozer|grader|truck|dump|hauler|compactor|roller|paver|telehandler|handler|lift|crane|tractor|generator|combine|series)\b/g;

const stateCodes: Readonly<Record<string, string>> = Object.fromEntries(
  `alabama al,alaska ak,arizona az,arkansas ar,california ca,colorado co,connecticut ct,delaware de,florida fl,georgia ga,
  hawaii hi,idaho id,illinois il,indiana in,iowa ia,kansas ks,kentucky ky,louisiana la,maine me,maryland md,
  massachusetts ma,michigan mi,minnesota mn,mississippi ms,missouri mo,montana mt,nebraska ne,nevada nv,new hampshire nh,
  new jersey nj,new mexico nm,new york ny,north carolina nc,north dakota nd,ohio oh,oklahoma ok,oregon or,pennsylvania pa,
  rhode island ri,south carolina sc,south dakota sd,tennessee tn,texas tx,utah ut,vermont vt,virginia va,washington wa,
  west virginia wv,wisconsin wi,wyoming wy,district of columbia dc,ontario on,quebec qc,british columbia bc,alberta ab,
  manitoba mb,saskatchewan sk,nova scotia ns,new brunswick nb,queensland qld,new south wales nsw,victoria vic,
  western australia wa,south australia sa,tasmania tas,sao paulo sp`
    .split(',')
    .map((entry) => {
      const words = entry.trim().split(' ');
      return [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
    }),
);

const shortWords: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  boulevard: 'blvd',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  circle: 'cir',
  highway: 'hwy',
  parkway: 'pkwy',
  freeway: 'fwy',
  court: 'ct',
  place: 'pl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
  suite: 'ste',
  strasse: 'str',
  county: 'co',
  and: '&',
};

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

function lettersAndDigits(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

function brandKey(brand: string): string {
  const key = lettersAndDigits(brand.replace(/[®™]|\(r\)|\(tm\)/gi, ''));
  return firstNames.get(key) ?? key;
}

function unitKey(unit: string): string {
  return lettersAndDigits(
    fold(unit).replace(
      /^(unit|asset|fleet|equipment|machine|vehicle|nickname|no|number|#|:|\.|\s)+(?=[\s#\w])/u,
      (words) => (/[#\s:]$/.test(words) ? '' : words),
    ),
  );
}

function stateKey(state: string): string {
  const name = fold(state).replaceAll('.', '').replaceAll('-', ' ').trim();
  return lettersAndDigits(stateCodes[name] ?? name);
}

/** Has most words of the true address and not many more. */
function sameAddress(truth: string, read: string): boolean {
  const wanted = addressWords(truth);
  const left = addressWords(read);
  if (wanted.length === 0 || left.length === 0) return false;
  let found = 0;
  for (const word of wanted) {
    const at = left.indexOf(word);
    if (at < 0) continue;
    found += 1;
    left.splice(at, 1);
  }
  return found / wanted.length >= 0.85 && left.length <= 10;
}

function onePlaceAgreement(truth: Place, read: Place): Record<PlacePart, Agreement> {
  const [stated, found] = [coordinates(truth), coordinates(read)];
  const words = read.address === null ? '' : addressWords(read.address).join(' ');
  // A city or state may also be part of the address as read.
  const within = (result: Agreement, name: string | null): Agreement =>
    result === 'missed' && name !== null && words.includes(addressWords(name).join(' ')) ? 'right' : result;
  return {
    latlong: agreement(
      stated,
      found,
      (one, other) =>
        Math.abs(one.lat - other.lat) <= 0.002_001 && Math.abs(one.long - other.long) <= 0.002_001,
    ),
    address: agreement(truth.address, read.address, sameAddress),
    city: within(
      agreement(truth.city, read.city, (one, other) => lettersAndDigits(one) === lettersAndDigits(other)),
      truth.city,
    ),
    state: within(
      agreement(truth.state, read.state, (one, other) => stateKey(one) === stateKey(other)),
      truth.state,
    ),
  };
}

function coordinates({ lat, long }: Place): { lat: number; long: number } | null {
  return lat === null || long === null ? null : { lat, long };
}

function points(result: Record<PlacePart, Agreement>): number {
  const parts = Object.values(result);
  return parts.reduce(
    (sum, part) => sum + (part === 'right' ? 1 : part === 'extra' || part === 'wrong' ? -1 : 0),
    parts.every(isFine) ? 1 : 0,
  );
}

function parsedTime(text: string) {
  const parts = text
    .trim()
    .replace(' ', 'T')
    .match(/^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?(.*)$/);
  if (!parts) {
    const instant = Date.parse(text);
    return Number.isNaN(instant) ? undefined : { wall: instant, instant, hasZone: true, isDate: false };
  }
  const [, year, month, date, hour, minutes, seconds, rest = ''] = parts;
  const wall = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(date),
    Number(hour ?? 0),
    Number(minutes ?? 0),
    Number(seconds ?? 0),
  );
  const zone = rest.match(/(?:Z|([+-])(\d{2}):?(\d{2}))$/i);
  const offset = zone?.[1] === undefined ? 0 : Number(zone[2]) * 60 + Number(zone[3]);
  return {
    wall,
    instant: wall - (zone?.[1] === '-' ? -1 : 1) * offset * minute,
    hasZone: zone !== null,
    isDate: hour === undefined,
  };
}
