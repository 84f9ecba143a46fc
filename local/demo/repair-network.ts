import {
  type DemoSkill,
  type DemoSoftware,
  type DemoTruck,
  skillsOfTrades,
  softwareWith,
  trucksOf,
} from './abilities.ts';
import { chance, type Dice, dice } from './dice.ts';
import { ironwood, ironwoodPeople } from './ironwood.ts';
import { areaCodes, companyKinds, companyWords, firstNames, lastNames } from './names.ts';
import { type Place, places } from './places.ts';
import { commonTrades, type Trade, trades } from './trades.ts';

export interface RepairCompany {
  readonly id: string;
  readonly name: string;
  readonly mailDomain: string;
  readonly alertToken: string;
  /** Money in cents. */
  readonly terms: {
    readonly hourlyRatePrice: number | null;
    readonly hourlyTravelPrice: number;
    readonly mileagePrice: number;
    readonly callOutFeePrice: number;
    readonly miscFeePrice: number;
    readonly chargesOvertime: boolean;
    readonly hideTechnicianNames: boolean;
  };
}

export interface DemoTechnician {
  readonly id: string;
  readonly companyId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly roleId: 'TechnicianOwner' | 'TechnicianAssociate' | 'TechnicianOfficeStaff';
  readonly email: string;
  /** E.164. */
  readonly phone: string;
  readonly emailNotificationEnabled: boolean;
  readonly home: Pick<Place, 'city' | 'state' | 'lat' | 'long' | 'zone'>;
  readonly brands: readonly string[];
  readonly products: readonly string[];
  readonly specialties: readonly string[];
  readonly software: readonly DemoSoftware[];
  readonly skills: readonly DemoSkill[];
  readonly trucks: readonly DemoTruck[];
  readonly certifications: readonly string[];
  readonly licenses: readonly string[];
  readonly serviceArea: 'local' | 'regional' | 'multi_state' | 'national';
  readonly years: number;
  /** Former employers, latest first. */
  readonly formerly: readonly { readonly companyName: string; readonly years: number }[];
  readonly jobs: {
    readonly completed: number;
    readonly withPhotos: number;
    readonly reviews: number;
    readonly fiveStars: number;
    readonly fourStars: number;
    readonly alertsAnswered: number;
    readonly minutesToAnswer: number;
  };
}

export interface RepairNetwork {
  readonly companies: readonly RepairCompany[];
  readonly technicians: readonly DemoTechnician[];
}

/** The demo's repair companies and technicians, the same every time. The first company is the one to try by hand. */
export function repairNetwork(): RepairNetwork {
  const all = places();
  const seats = all
    .filter(({ isSeat }) => isSeat)
    .map((place, index) => ({ place, company: company(index) }));
  const numbers = new Map<string, number>();
  const technicians: DemoTechnician[] = [];
  for (const place of all) {
    const { company: employer } = nearest(seats, place);
    const isRural = place.technicians === 1;
    for (let count = 0; count < place.technicians; count++) {
      const isOwner = place.isSeat && count === 0;
      technicians.push(technician(technicians.length, place, employer, { isOwner, isRural, numbers }));
    }
  }
  return {
    companies: [ironwood, ...seats.map(({ company: each }) => each)],
    technicians: [...ironwoodPeople, ...technicians],
  };
}

/**
 * The trades that a technician knows. Neighbors have consecutive indexes: of nine, six know each common trade, and at
 * least two know each of the others.
 */
function tradesOf(index: number, isRural: boolean): Trade[] {
  const [common, others] = [trades.slice(0, commonTrades), trades.slice(commonTrades)];
  const skipped = isRural ? [index % common.length] : [(index % 3) * 2, (index % 3) * 2 + 1];
  const extra = isRural ? [index, index + 1] : [index];
  return [
    ...common.filter((_, position) => !skipped.includes(position)),
    ...others.filter((_, position) => extra.some((each) => each % others.length === position)),
  ];
}

/**
 * Anyone in a trade knows its brands and equipment types, and a third or half of the rarer ones, so that neighbors
 * together know all of them.
 */
function skillsOf(known: readonly Trade[], index: number) {
  const rarer = known.map((trade) => {
    const isCommon = trades.indexOf(trade) < commonTrades;
    const [parts, part] = isCommon ? [3, Math.floor(index / 3)] : [2, Math.floor(index / 4)];
    const some = (names: readonly string[]) =>
      names.filter((_, position) => position % parts === part % parts);
    return { brands: some(trade.rarerBrands), products: some(trade.rarerProducts) };
  });
  return {
    brands: unique([...known, ...rarer].flatMap(({ brands }) => brands)),
    products: unique([...known, ...rarer].flatMap(({ products }) => products)),
  };
}

function company(index: number): RepairCompany {
  const roll = dice(`company ${index}`);
  const word = companyWords[index % companyWords.length] ?? '';
  const name = `${word} ${companyKinds[Math.floor(index / companyWords.length) % companyKinds.length]}`;
  return {
    id: `com_r${numbered(index + 1)}`,
    name,
    mailDomain: `${name.toLowerCase().replaceAll(' ', '-')}.example`,
    alertToken: `repair${base32(index)}`,
    terms: {
      // Some use the platform's default rate.
      hourlyRatePrice: chance(roll, 0.08) ? null : steps(roll, 12_000, 21_000, 500),
      hourlyTravelPrice: steps(roll, 8_000, 13_000, 500),
      mileagePrice: steps(roll, 100, 250, 5),
      callOutFeePrice: pick(roll, [0, 0, 5_000, 7_500, 9_500, 12_500, 15_000]),
      miscFeePrice: pick(roll, [0, 0, 0, 1_500, 2_500]),
      chargesOvertime: chance(roll, 0.6),
      hideTechnicianNames: chance(roll, 0.2),
    },
  };
}

interface Circumstances {
  readonly isOwner: boolean;
  /** The only technician for many miles works on nearly everything. */
  readonly isRural: boolean;
  /** How many phone numbers each area code has used. */
  readonly numbers: Map<string, number>;
}

function technician(
  index: number,
  place: Place,
  employer: RepairCompany,
  { isOwner, isRural, numbers }: Circumstances,
): DemoTechnician {
  const roll = dice(`technician ${index}`);
  // 31 and 97, and 27 and 70, have no common divisor, so no name repeats.
  const firstName = firstNames[(index * 31) % firstNames.length] ?? '';
  const lastName = lastNames[(index * 27) % lastNames.length] ?? '';
  const known = tradesOf(index, isRural);
  const years = isOwner ? steps(roll, 12, 34, 1) : steps(roll, 3, 26, 1);
  const lifts = known.some(({ name }) => name === 'access');
  return {
    id: `acc_t${numbered(index + 1)}`,
    companyId: employer.id,
    firstName,
    lastName,
    title: isOwner ? 'Owner, lead technician' : pick(roll, ['Field technician', 'Senior field technician']),
    roleId: isOwner ? 'TechnicianOwner' : 'TechnicianAssociate',
    email: `${firstName}.${lastName}@${employer.mailDomain}`.toLowerCase(),
    phone: phoneIn(place.state, numbers),
    emailNotificationEnabled: true,
    home: around(place, roll),
    ...skillsOf(known, index),
    specialties: unique(known.flatMap(({ specialties }) => pick(roll, specialties))).slice(0, 3),
    software: softwareWith(
      unique(known.flatMap(({ software }) => (chance(roll, 0.4) ? pick(roll, software) : []))),
      dice(`software ${index}`),
    ),
    skills: skillsOfTrades(known, years, dice(`skills ${index}`)),
    trucks: trucksOf({ isOwner }, dice(`trucks ${index}`)),
    certifications: [
      'ppe',
      ...when(chance(roll, 0.85), 'osha'),
      ...when(chance(roll, 0.35), 'msha_part_46'),
      ...when(chance(roll, 0.2), 'msha_part_48'),
      ...when(lifts && chance(roll, 0.6), 'ansi_a92'),
      ...when(chance(roll, 0.2), 'twic'),
    ],
    licenses: [
      pick(roll, ['CDL Class A', 'CDL Class B']),
      ...when(chance(roll, 0.3), 'EPA Section 608'),
      ...when(chance(roll, 0.25), 'ASE Medium/Heavy Truck'),
    ],
    serviceArea: isRural
      ? pick(roll, ['regional', 'regional', 'multi_state'] as const)
      : pick(roll, [
          'local',
          'regional',
          'regional',
          'regional',
          'regional',
          'multi_state',
          'national',
        ] as const),
    years,
    formerly: formerly(roll, years),
    jobs: jobs(roll, years, place),
  };
}

function formerly(roll: Dice, years: number): DemoTechnician['formerly'] {
  if (years < 6) return [];
  const companyName = pick(roll, [
    'Dealer service department',
    'County road department',
    'Rental yard',
    'Quarry maintenance',
    'Interstate paving contractor',
  ]);
  return [{ companyName, years: Math.floor(years / 2) }];
}

/**
 * Each review is a row to read. Near the example alerts, where newcomers look first, technicians have some; elsewhere
 * few, so that the first start doesn't wait for them.
 */
function jobs(roll: Dice, years: number, { isAroundExample }: Place): DemoTechnician['jobs'] {
  // Some have just joined.
  const completed = chance(roll, 0.08) ? 0 : steps(roll, 6, 30 + years * 7, 1);
  const willing = roll();
  const reviews = Math.min(
    completed,
    isAroundExample ? 3 + Math.floor(6 * willing) : Math.round(2.4 * willing),
  );
  const recommending = Math.round(reviews * (0.86 + 0.14 * roll()));
  const fiveStars = Math.round(recommending * (0.7 + 0.25 * roll()));
  const alertsAnswered = completed * 3;
  return {
    completed,
    withPhotos: Math.round(completed * (0.6 + 0.4 * roll())),
    reviews,
    fiveStars,
    fourStars: recommending - fiveStars,
    alertsAnswered,
    minutesToAnswer: alertsAnswered * steps(roll, 2, 25, 1),
  };
}

/** Somewhere within a few miles of the place, so that not everyone lives at the post office. */
function around({ city, state, lat, long, zone }: Place, roll: Dice): DemoTechnician['home'] {
  const away = (degrees: number): number => Math.round((degrees - (roll() - 0.5) * 0.1) * 1000) / 1000;
  return { city, state, lat: away(lat), long: away(long), zone };
}

/** The company at this place, or the nearest one. */
function nearest<Seat extends { readonly place: Place }>(seats: readonly Seat[], { lat, long }: Place): Seat {
  const shrink = Math.cos((lat * Math.PI) / 180);
  const apart = ({ place }: Seat) => Math.hypot(place.lat - lat, (place.long - long) * shrink);
  return seats.reduce((best, seat) => (apart(seat) < apart(best) ? seat : best));
}

/** `+1 AAA 555 01NN`: numbers reserved for fiction. */
function phoneIn(state: string, numbers: Map<string, number>): string {
  const area = areaCodes[state];
  if (area === undefined) throw new Error(`There is no area code for ${state}.`);
  const given = numbers.get(area) ?? 0;
  numbers.set(area, given + 1);
  return `+1${area}55501${String(given).padStart(2, '0')}`;
}

function pick<T>(roll: Dice, from: readonly T[]): T {
  return from[Math.floor(roll() * from.length)] as T;
}

function steps(roll: Dice, least: number, most: number, step: number): number {
  return least + step * Math.floor(roll() * (Math.floor((most - least) / step) + 1));
}

function when(holds: boolean, text: string): string[] {
  return holds ? [text] : [];
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

function numbered(count: number): string {
  return String(count).padStart(3, '0');
}

/** Twenty characters from the alphabet of alert tokens. */
function base32(value: number): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'.split('');
  const roll = dice(`token ${value}`);
  return Array.from({ length: 20 }, () => pick(roll, alphabet)).join('');
}
