import type { Draw } from './draw.ts';

/* Other things that messages contain besides facts about a machine. */

export const noiseNames = [
  'like',
  'one',
  'int',
  'dec',
  'uuid',
  'hex',
  'person',
  'firm',
  'email',
  'phone',
  'enginemodel',
  'enginemaker',
  'engineserial',
  'machinetype',
  'site',
  'country',
  'zip',
  'url',
] as const;

/** The text for a slot. */
export function noiseOf(name: (typeof noiseNames)[number], form: string, draw: Draw): string {
  switch (name) {
    case 'like':
      return draw.likeOneOf(form);
    case 'one':
      return draw.pick(form.split('|'));
    case 'int': {
      const [, from = '0', to = '100'] = /^(-?\d+)-(-?\d+)$/.exec(form.trim()) ?? [];
      return String(draw.int(Number(from), Number(to)));
    }
    case 'dec': {
      const [, from = '0', to = '100', digits = '1'] =
        /^(-?[\d.]+)-(-?[\d.]+)(?::(\d+))?$/.exec(form.trim()) ?? [];
      return (Number(from) + draw.fraction(Number(to) - Number(from))).toFixed(Number(digits));
    }
    case 'uuid':
      return [8, 4, 4, 4, 12].map((length) => draw.hex(length)).join('-');
    case 'hex':
      return draw.hex(Number(form) || 8);
    case 'person':
      return `${draw.pick(firstNames)} ${draw.pick(lastNames)}`;
    case 'firm':
      return `${draw.pick(lastNames)} ${draw.pick(firmKinds)}`;
    case 'email':
      return `${draw.pick(firstNames)}.${draw.pick(lastNames)}@${draw.pick(lastNames)}.example`.toLowerCase();
    case 'phone':
      return draw.like(draw.pick(phones));
    case 'enginemodel':
      return draw.pick(engineModels);
    case 'enginemaker':
      return draw.pick(engineMakers);
    case 'engineserial':
      return draw.like(draw.pick(engineSerials));
    case 'machinetype':
      return draw.pick(machineTypes);
    case 'site':
      return `${draw.pick(lastNames)} ${draw.pick(siteKinds)}`;
    case 'country':
      return draw.pick(countries);
    case 'zip':
      return draw.like('99999');
    case 'url':
      return `https://${draw.pick(hosts)}.${draw.pick(lastNames).toLowerCase()}.example/${draw.pick(paths)}/${draw.int(1000, 999_999)}`;
  }
}

const firstNames =
  'Ana Ben Carla Dmitri Elena Femi Grace Hiro Ivan Jo Karl Lena Marco Nia Oskar Priya Quinn Rosa Sven Tara'.split(
    ' ',
  );
const lastNames =
  'Abbott Brandt Castillo Drummond Ekwueme Farrow Gunther Halloran Ibarra Janssen Kowalski Lindqvist Marsh Novak Okafor Pereira Quist Rourke Sandoval Tanner Ulrich Vance Whitlock Yilmaz Zeller'.split(
    ' ',
  );
const firmKinds = [
  'Construction',
  'Rentals',
  'Equipment',
  'Paving LLC',
  'Machinery',
  'Aggregates',
  'Civil',
  'GmbH',
  'Logistics',
  'Power Systems',
  'Inc.',
];
const siteKinds = [
  'Quarry',
  'Yard',
  'Pit',
  'Interchange',
  'Phase 2',
  'Landfill',
  'Tower',
  'Bridge',
  'Site',
  'Park & Ride',
];
const engineModels = [
  'C4.4',
  'C7.1 ACERT',
  'QSB6.7',
  'QSL9',
  'X15',
  'DD13',
  'D6J',
  'PVS 4045',
  '6090HFC',
  'SAA6D107E',
  'TCD 6.1',
  'TAD1342VE',
  '404D-22',
];
const engineMakers = [
  'Cummins',
  'Perkins',
  'Deutz',
  'Detroit',
  'Yanmar',
  'FPT',
  'MTU',
  'John Deere Power Systems',
  'Caterpillar',
  'Kubota',
];
const engineSerials = ['79999999', 'AAA99999', 'PE9999A999999', '999999A'];
const machineTypes = [
  'Excavator',
  'Wheel Loader',
  'Dozer',
  'Articulated Truck',
  'Telehandler',
  'Skid Steer Loader',
  'Motor Grader',
  'Backhoe Loader',
  'Boom Lift',
  'Truck',
  'Generator',
  'Forklift',
  'Compactor',
  'Tractor',
];
const phones = ['(999) 555-0199', '+1 999-555-0199', '999-555-0199', '+49 30 5550199'];
const countries = ['US', 'USA', 'United States', 'CA', 'DE', 'GB'];
const hosts = ['portal', 'app', 'fleet', 'api'];
const paths = ['assets', 'alerts', 'v2/events', 'machine'];
