import type { Severity } from '#schema/alerts/severity.ts';
import type { Pick } from './pick.ts';

/*
 * The values of generated alerts, each with the ways in which people and systems write it. No two values are so similar that only
 * a careful reader of the whole could tell them apart.
 */

/** The values of a machine and its fault: the facts, and how one message writes them. */
export interface StatedMachine {
  readonly truth: MachineTruth;
  readonly words: Words;
}

interface MachineTruth {
  readonly outcome: 'ok' | 'low_priority';
  readonly brand: string;
  readonly model: string;
  readonly serialNumber: string;
  readonly unitNumber: string;
  readonly unitNumberAccept: readonly string[];
  readonly hours: number;
  readonly location: PlaceTruth;
  readonly faultCodes: readonly [{ code: string; description: string; severity: Severity }];
  /** ISO 8601, with the zone if one is stated. */
  readonly detectedAt: string;
}

export interface PlaceTruth {
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly lat: number | null;
  readonly long: number | null;
}

export type Field =
  | 'unit'
  | 'brand'
  | 'model'
  | 'serial'
  | 'hours'
  | 'code'
  | 'description'
  | 'severity'
  | 'time'
  | 'place';
export type Words = Readonly<Record<Field, string>>;

export const fields: readonly Field[] = [
  'unit',
  'brand',
  'model',
  'serial',
  'hours',
  'code',
  'description',
  'severity',
  'time',
  'place',
];

/** A number of machines with different serial numbers, unit numbers and faults, as in one English message. */
export function statedMachines(pick: Pick, count: number): StatedMachine[] {
  const [units, serials, codes] = [
    pick.several(unitNumbers, count),
    pick.several(serialNumbers, count),
    pick.several(faults, count),
  ];
  return units.map((unit, index) => {
    const [hours, hoursForms] = pick.of(hourMeters);
    const severity = pick.of(severities);
    const [time, timeForm] = pick.of(times);
    const [location, placeForm] = pick.of(places);
    return stated(
      { machine: pick.of(machines), unit, serial: serials[index] ?? '', fault: codes[index] ?? ['', ''] },
      {
        hours: [hours, pick.of(hoursForms)],
        severity,
        time: [time, timeForm],
        place: [location, placeForm],
      },
      pick,
    );
  });
}

/** Values that are the same in every language. */
export interface Named {
  readonly machine: (typeof machines)[number];
  readonly unit: string;
  readonly serial: string;
  readonly fault: readonly [code: string, description: string];
}

/** Values that languages write differently: the value, and how it is written. */
export interface Written {
  readonly hours: readonly [number, string];
  readonly severity: readonly [Severity, string];
  readonly time: readonly [string, string];
  readonly place: readonly [PlaceTruth, string];
}

export function stated(
  { machine: [brand, model, brandForms], unit, serial, fault: [code, description] }: Named,
  { hours, severity, time, place }: Written,
  pick: Pick,
): StatedMachine {
  const truth: MachineTruth = {
    outcome: severity[0] === 'low' ? 'low_priority' : 'ok',
    brand,
    model,
    serialNumber: serial,
    unitNumber: unit,
    unitNumberAccept: [unit.replace(/^Unit /, '')],
    hours: hours[0],
    location: place[0],
    faultCodes: [{ code, description, severity: severity[0] }],
    detectedAt: time[0],
  };
  const words = {
    unit,
    brand: pick.of(brandForms),
    model,
    serial,
    hours: hours[1],
    code,
    description,
    severity: severity[1],
    time: time[1],
    place: place[1],
  };
  return { truth, words };
}

export function named(pick: Pick, descriptions: readonly string[]): Named {
  return {
    machine: pick.of(machines),
    unit: pick.of(unitNumbers),
    serial: pick.of(serialNumbers),
    fault: [pick.of(faults)[0], pick.of(descriptions)],
  };
}

const machines = [
  ['Caterpillar', '336', ['Cat', 'CAT', 'Caterpillar']],
  ['Caterpillar', '950 GC', ['Cat', 'CATERPILLAR']],
  ['Komatsu', 'PC210LC-11', ['Komatsu', 'KOMATSU']],
  ['Komatsu', 'WA380-8', ['Komatsu']],
  ['Volvo', 'EC220E', ['Volvo', 'VOLVO', 'Volvo CE']],
  ['John Deere', '844K-III', ['John Deere', 'Deere', 'JD']],
  ['John Deere', '310SL', ['John Deere', 'JOHN DEERE']],
  ['JLG', '860SJ', ['JLG']],
  ['JLG', '1932R', ['JLG']],
  ['Genie', 'Z-60 FE', ['Genie', 'GENIE']],
  ['Genie', 'GTH-1056', ['Genie']],
  ['Bobcat', 'T770', ['Bobcat']],
  ['Hitachi', 'ZX210LC-6', ['Hitachi']],
  ['Case', 'CX210D', ['Case', 'CASE']],
  ['Takeuchi', 'TB290', ['Takeuchi']],
  ['Kubota', 'KX080-4', ['Kubota']],
  ['Liebherr', 'R 938', ['Liebherr']],
  ['Hyundai', 'HX220AL', ['Hyundai']],
  ['Develon', 'DX225LC-7', ['Develon', 'DEVELON']],
  ['Skyjack', 'SJ6832RT', ['Skyjack']],
  ['JCB', '540-170', ['JCB']],
  ['Manitou', 'MT 1840', ['Manitou']],
  ['Atlas Copco', 'XAS 188', ['Atlas Copco']],
  ['Bomag', 'BW 213 DH-5', ['Bomag', 'BOMAG']],
  ['Wirtgen', 'W 210 Fi', ['Wirtgen']],
  ['Sany', 'SY215C', ['SANY', 'Sany']],
  ['Grove', 'RT540E', ['Grove']],
  ['Terex', 'TA400', ['Terex']],
  ['New Holland', 'L328', ['New Holland']],
  ['Kobelco', 'SK210LC-10', ['Kobelco']],
  ['Vermeer', 'D24x40', ['Vermeer']],
  ['Haulotte', 'HA16 RTJ', ['Haulotte']],
  ['Merlo', 'P 40.17', ['Merlo']],
  ['Tadano', 'GR-1000XL-4', ['Tadano']],
  ['Wacker Neuson', 'EZ53', ['Wacker Neuson', 'WACKER NEUSON']],
  ['Yanmar', 'ViO55-6', ['Yanmar']],
  ['Dynapac', 'CA2500D', ['Dynapac']],
  ['Doosan', 'DL250-5', ['Doosan']],
  ['Caterpillar', '259D3', ['Cat', 'CAT']],
  ['Caterpillar', 'D6', ['Cat', 'Caterpillar']],
  ['Komatsu', 'D65PX-18', ['Komatsu']],
  ['Komatsu', 'HM400-5', ['KOMATSU']],
  ['Volvo', 'L90H', ['Volvo']],
  ['Volvo', 'A40G', ['Volvo CE']],
  ['John Deere', '50G', ['Deere', 'John Deere']],
  ['Hitachi', 'EX1200-7', ['Hitachi']],
  ['Case', '580SN', ['Case', 'CASE']],
  ['Case', 'SV280B', ['CASE']],
  ['JLG', 'G10-55A', ['JLG']],
  ['Skyjack', 'SJIII 3219', ['Skyjack']],
  ['Liebherr', 'LTM 1060-3.1', ['Liebherr']],
  ['Link-Belt', '245 X4', ['Link-Belt']],
  ['Gehl', 'RT215', ['Gehl']],
  ['Hamm', 'HD+ 120i VV', ['Hamm', 'HAMM']],
  ['Vögele', 'SUPER 1800-3i', ['Vögele']],
  ['Ammann', 'ARX 26-2', ['Ammann']],
  ['Sandvik', 'DX800', ['Sandvik']],
  ['Epiroc', 'SmartROC T35', ['Epiroc']],
  ['Generac', 'MLT6SMD', ['Generac']],
  ['Linde', 'H50D', ['Linde']],
  ['Hyster', 'H80FT', ['Hyster']],
  ['Toyota', '8FGU25', ['Toyota']],
  ['Ditch Witch', 'JT24', ['Ditch Witch']],
  ['Mecalac', '12MTX', ['Mecalac']],
  ['Bell', 'B30E', ['Bell']],
  ['XCMG', 'XE215C', ['XCMG']],
  ['Snorkel', 'A46JRT', ['Snorkel']],
  ['Sullair', '375HH', ['Sullair']],
] as const;

const unitNumbers = [
  'EX-12',
  'EXC 204',
  'Loader 7',
  'WL-0044',
  'Big Blue',
  'T12',
  '4471',
  'BH 3',
  'DZ-08A',
  'Unit 17',
  'Crane #4',
  'RNT-10233',
  'L-1',
  'The Beast',
  '06-118',
  'SKID-07',
  'MX9',
  'E22',
  'Ex 7',
  'Excavator 12',
  'MEWP-14',
  'TH-220',
  'A-17',
  'Rig 3',
  'Old Yeller',
  '22-0147',
  'LF-0921',
  '1107',
  'Yard Dog',
  'CR-2',
  'HX14',
  'Boom Lift 6',
  'B118',
  '500-23',
];

const serialNumbers = [
  'ABC01234',
  '1FF844KXCLF690123',
  'K71234',
  '0300214418',
  'CAT0336FKTRK01123',
  'B4CE14902',
  'YT09-51187',
  'VCE0EC220C00310552',
  '7304418',
  'HCMDCD92T00010233',
  'JAF0CX210NM701188',
  'AT6314488',
  'U55-22914',
  '961-D-20381',
  'Z60F14-2291',
  'KMTPC243K02A70112',
  '0160072280',
  'WJC01822',
  '1T0310SLHKF345012',
  'NGN8R1442',
  'WNCE0532JPAL00871',
  '11008842',
  'LX2J0411',
  'PE-44120',
  'A33N14872',
  '3.104.22871',
];

const faults = [
  ['SPN 110 FMI 0', 'Engine coolant temperature above normal'],
  ['SPN 3251 FMI 15', 'DPF differential pressure high'],
  ['CA559', 'Rail pressure low'],
  ['E03-14', 'Swing brake solenoid open'],
  ['P0087', 'Fuel rail pressure too low'],
  ['MID 128 PID 110 FMI 0', 'Coolant temperature too high'],
  ['4421', 'Boom angle sensor out of range'],
  ['E361(2)', 'Engine overheat'],
  ['AL 0452', 'Compressor pressure out of range'],
  ['168-4', 'System voltage low'],
  ['0x1B04', 'Main pump current low'],
  ['F1402', 'Vibration sensor open line'],
  ['U0121-00', 'Lost communication with ABS'],
  ['ECU 000100.01', 'Engine oil pressure extremely low'],
  ['B-217', 'Pilot pressure switch fault'],
  ['523452-4', 'Arm cylinder sensor shorted to ground'],
  ['PCU 1569.31', 'Engine derate active'],
  ['E-0123', 'Boom pressure sensor short circuit'],
  ['1347-7', 'Fuel pump actuator not responding'],
  ['EID 1092', 'DEF tank level low'],
  ['SPN 94-18', 'Fuel delivery pressure low'],
  ['SPN100/FMI1', 'Oil pressure low'],
  ['629.12', 'ECU internal failure'],
  ['CCU 524258.31', 'Hydraulic fan reversal fault'],
  ['VCU 002305.09', 'Communication error'],
  ['C1234', 'Wheel speed sensor signal erratic'],
  ['A0012', 'Tilt sensor failure'],
  ['ER 52', 'Load cell overload'],
  ['HYD-014', 'Hydraulic oil temperature high'],
  ['989L00', 'Engine controller locked'],
  ['DHPAMA', 'Pump pressure sensor short circuit'],
  ['AA10NX', 'Aircleaner clogging'],
  ['W-2415', 'Charge air temperature high'],
  ['7E00', 'Joystick neutral switch stuck'],
  ['MID 144 PSID 232', 'Sensor supply voltage low'],
] as const;

const hourMeters: readonly (readonly [number, readonly string[]])[] = [
  [5208, ['5,208', '5208', '5208.0', '5 208']],
  [412.5, ['412.5', '412,5']],
  [11_204, ['11,204', '11204', '11 204']],
  [877, ['877', '877.0']],
  [2114.3, ['2,114.3', '2114.3']],
  [30_411, ['30,411', '30411']],
  [64, ['64', '64.0']],
  [5208.4, ['5,208.4', '5208.4']],
  [1950, ['1,950', '1950', '1950.0']],
  [8, ['8', '8.0']],
];

const severities: readonly (readonly [Severity, string])[] = [
  ['critical', 'Critical'],
  ['critical', 'Severe'],
  ['high', 'High'],
  ['high', 'HIGH'],
  ['high', 'Major'],
  ['medium', 'Medium'],
  ['medium', 'Warning'],
  ['medium', 'Amber'],
  ['medium', 'moderate'],
  ['low', 'Low'],
  ['low', 'Info'],
  ['low', 'Minor'],
  ['critical', 'Emergency'],
  ['critical', 'STOP'],
  ['high', 'Red'],
  ['high', 'Urgent'],
  ['high', 'Serious'],
  ['medium', 'Yellow'],
  ['medium', 'Caution'],
  ['low', 'Advisory'],
  ['low', 'Informational'],
];

const times: readonly (readonly [string, string])[] = [
  ['2026-03-04T06:12:00', '2026-03-04 06:12'],
  ['2026-03-04T06:12:00', '4 March 2026 06:12'],
  ['2026-03-04T06:12:00', 'Mar 4, 2026 6:12 AM'],
  ['2026-03-24T18:12:00', '03/24/2026 6:12 PM'],
  ['2026-03-24T06:12:00', '24.03.2026 06:12'],
  ['2026-03-24T06:12:00', '24/03/2026 06:12'],
  ['2026-03-04T06:12:00-05:00', '2026-03-04 06:12 EST'],
  ['2026-03-04T06:12:30Z', '2026-03-04T06:12:30Z'],
  ['2026-03-04T06:12:00-06:00', 'Mar 4 2026, 6:12am CST'],
  ['2026-03-04T06:12:00+01:00', '04.03.2026 06:12 CET'],
  ['2026-03-04T06:12:00', 'Wed, 4 Mar 2026 06:12'],
  ['2026-03-04T06:12:00', '6:12 am on March 4, 2026'],
  ['2026-03-04T06:12:00Z', '2026-03-04 06:12 UTC'],
  ['2026-03-04', '2026-03-04'],
  ['2026-03-04T06:12:00', '4-Mar-2026 06:12'],
  ['2026-03-04T06:12:00', 'Wednesday March 4th 2026 at 6:12 AM'],
  ['2026-03-04T06:12:45', '2026/03/04 06:12:45'],
  ['2026-03-24T06:12:00', '24.3.2026 6:12'],
  ['2026-03-24T18:12:00', '3/24/26 6:12 PM'],
  ['2026-03-04T06:12:00-05:00', '2026-03-04 06:12:00 -0500'],
  ['2026-03-04T06:12:00+02:00', '2026-03-04T06:12:00+02:00'],
  ['2026-03-04T06:12:33Z', '04 Mar 2026 06:12:33 GMT'],
  ['2026-03-24T18:12:00', 'Tue 24 Mar 2026 18:12'],
  ['2026-03-24T06:12:00', '24-03-2026 06:12'],
  ['2026-03-24T06:12:00', '06:12 24/03/2026'],
  ['2026-03-24T18:12:00', '6:12PM 24 Mar 2026'],
  ['2026-03-04T06:12:00-08:00', 'March 4, 2026 at 6:12 AM PST'],
];

const places: readonly Written['place'][] = [
  [street('14 Quarry Rd', 'Dayton', 'OH'), '14 Quarry Rd, Dayton, OH 45402'],
  [street('88 Harbor Street', 'Tacoma', 'WA'), '88 Harbor Street, Tacoma WA'],
  [street('Industriestr. 12', 'Ulm'), 'Industriestr. 12, 89079 Ulm'],
  [street('12 Mill Lane', 'Leeds'), '12 Mill Lane, Leeds LS10 1AB'],
  [street('2207 Mesa Verde Dr', 'Grand Junction', 'CO'), '2207 Mesa Verde Dr, Grand Junction, Colorado'],
  [street(null, 'Elko', 'NV'), 'Elko, NV'],
  [street('Hwy 50 MM 92', 'Delta', 'CO'), 'Hwy 50 MM 92, Delta, CO'],
  [street('4410 50 Avenue', 'Edmonton', 'AB'), '4410 50 Avenue, Edmonton, AB T6B 2S4'],
  [street('17 rue des Hêtres', 'Épinal'), '17 rue des Hêtres, 88000 Épinal'],
  [street('6 Kiln Ct', 'Macon', 'GA'), '6 Kiln Ct, Macon GA 31201'],
  [street('220 Stuart Hwy', 'Katherine', 'NT'), '220 Stuart Hwy, Katherine NT 0850'],
  [point(39.7589, -84.1916), '39.7589, -84.1916'],
  [point(39.7589, -84.1916), '39.7589 N, 84.1916 W'],
  [point(39.7589, -84.1916), 'https://maps.google.com/?q=39.7589,-84.1916'],
  [point(39.7589, -84.1916), 'lat 39.7589 long -84.1916'],
  [street('1500 W 7th St', 'Fort Worth', 'TX'), '1500 W 7th St, Fort Worth, TX 76102'],
  [street('901 Route 9', 'Wells', 'ME'), '901 Route 9, Wells, ME 04090'],
  [street('Ringstraße 8', 'Bern'), 'Ringstraße 8, 3011 Bern'],
  [street('Storgata 14', 'Tromsø'), 'Storgata 14, 9008 Tromsø'],
  [street('Calle Mayor 14', 'Madrid'), 'Calle Mayor 14, 28013 Madrid'],
  [street('45 Bunnings Rd', 'Dubbo', 'NSW'), '45 Bunnings Rd, Dubbo NSW 2830'],
  [street('I-80 Exit 301', 'Elko', 'NV'), 'I-80 Exit 301, Elko, NV'],
  [street('2100 County Road 12', 'Fargo', 'ND'), '2100 County Road 12, Fargo, ND 58104'],
  [street(null, 'Boise', 'ID'), 'Boise, Idaho'],
  [street('7 Dock Road', 'Liverpool'), '7 Dock Road, Liverpool L19 2AB'],
  [point(44.9778, -93.265), '44.9778,-93.2650'],
  [point(44.9778, -93.265), '44°58\'40.1"N 93°15\'54.0"W'],
  [point(-33.8688, 151.2093), '-33.8688, 151.2093'],
];

export function street(address: string | null, city: string, state: string | null = null): PlaceTruth {
  return { address, city, state, lat: null, long: null };
}

export function point(lat: number, long: number): PlaceTruth {
  return { address: null, city: null, state: null, lat, long };
}
