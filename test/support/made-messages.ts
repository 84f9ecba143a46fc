import type { Severity } from '#schema/severity.ts';
import { type CorpusMessage, messageWith } from './alert-corpus.ts';
import type { MessageTruth } from './alert-score.ts';
import type { Random } from './random.ts';
import { type ValuePools, valuePools } from './swapped-alerts.ts';

/*
 * Messages that are made instead of written: machines, faults and places of the corpus, each mixed anew, told in the few layouts that
 * most gateways have, with values left out and numbers of something else beside them. People's mail teaches how things are said; these
 * teach that a number without a label of hours is none, however many machines stand below each other.
 */

/** Messages of one machine and of several, as many as `count`. */
export function madeMessages(
  truths: readonly MessageTruth[],
  random: Random,
  count: number,
): CorpusMessage[] {
  const maker = new Maker(valuePools(truths), random);
  return Array.from({ length: count }, (_, index) => maker.message(`made-${index}`));
}

/** A machine with what is told of it; what is left out is null. */
interface Machine {
  readonly brand: string;
  readonly model: string;
  readonly serial: string | null;
  readonly unit: string | null;
  readonly hours: number | null;
  readonly code: string;
  readonly description: string;
  readonly severity: Severity | null;
  readonly place: readonly [address: string, city: string, state: string];
  readonly time: readonly [month: number, day: number, hour: number, minute: number] | null;
}

/** How one message writes what can be written in several ways. */
interface Habits {
  readonly hours: (hours: number) => string;
  readonly time: (time: NonNullable<Machine['time']>) => string;
  readonly severity: (severity: Severity) => string;
}

type Field = 'machine' | 'serial' | 'unit' | 'hours' | 'code' | 'severity' | 'place' | 'time' | 'else';

class Maker {
  private readonly pools: ValuePools;
  private readonly random: Random;

  constructor(pools: ValuePools, random: Random) {
    // A maker's name in another script is given as the catalogue has it, or as it stands: either would be right.
    this.pools = {
      ...pools,
      machines: pools.machines.filter(([brand]) => /^[\p{sc=Latin} .&-]+$/u.test(brand)),
    };
    this.random = random;
  }

  message(id: string): CorpusMessage {
    const isOfSeveral = this.random() < 0.5;
    const machines = this.machines(isOfSeveral ? 2 + Math.floor(this.random() * 4) : 1);
    const layout = this.pick(isOfSeveral ? layoutsOfSeveral : layoutsOfOne);
    return messageWith(id, this[layout](machines, this.habits()), machines.map(truthOf));
  }

  /** Of a digest each tells the same of all its machines, as its columns do. */
  private machines(count: number): Machine[] {
    const has = (share: number) => this.random() < share;
    const told = { serial: has(0.8), unit: has(0.8), hours: has(0.65), severity: has(0.75), time: has(0.75) };
    const brands = new Set<string>();
    const machines: Machine[] = [];
    while (machines.length < count) {
      const [brand, model] = this.pick(this.pools.machines);
      if (brands.has(brand)) continue;
      brands.add(brand);
      const serials = this.pools.serials.get(brand) ?? [];
      machines.push({
        brand,
        model,
        serial: told.serial && serials.length > 0 ? this.pick(serials) : null,
        unit: told.unit ? this.pick(this.pools.units) : null,
        hours: told.hours ? this.between(80, 16_000) + (has(0.3) ? this.between(1, 9) / 10 : 0) : null,
        code: this.pick(this.pools.codes),
        description: this.pick(descriptions),
        severity: told.severity ? this.pick(severities) : null,
        place: this.pick(this.pools.places),
        time: told.time
          ? [this.between(1, 12), this.between(13, 28), this.between(0, 23), this.between(0, 59)]
          : null,
      });
    }
    return machines;
  }

  private habits(): Habits {
    const [thousands, time, words] = [this.random() < 0.5, this.pick(times), this.pick(severityWords)];
    return {
      hours: (hours) => (thousands ? hours.toLocaleString('en-US') : String(hours)),
      time,
      severity: (severity) => words[severity],
    };
  }

  /** `Unit: EX-14`, `Serial: 310442`, a line for each. */
  private lines(machines: readonly Machine[], habits: Habits): string {
    const [separator, labels] = [this.pick([': ', ': ', ' : ', '\t', ' = ']), this.labels()];
    const order = this.random() < 0.5 ? fields : this.shuffled(fields);
    const cards = machines.map((machine) =>
      this.facts(machine, habits, order)
        .map(([field, value]) => `${field === 'else' ? '' : labels[field] + separator}${value}`)
        .join('\n'),
    );
    return this.withHeading(machines, cards.join(this.pick(['\n\n', '\n\n', `\n${'-'.repeat(20)}\n`])));
  }

  /** `JLG 600S, EX-14, P0217 low oil pressure, high, …`: a line for each machine. */
  private rows(machines: readonly Machine[], habits: Habits): string {
    const separator = this.pick([', ', ' - ', '; ', ' | ', ' / ']);
    const bullet = this.pick(['', '- ', '* ', '• ']);
    const order: Field[] = ['machine', ...this.shuffled(fields.filter((field) => field !== 'machine'))];
    const [hours, name, number] = [
      this.pick(['', ' h', ' hrs', ' hours']) || ' h',
      this.pick(['unit ', 'asset ', '', '#']),
      this.pick(['SN ', 'S/N ', 'serial ', 's/n ']),
    ];
    const lines = machines.map((machine) =>
      this.facts(machine, habits, order)
        .map(([field, value]) => {
          if (field === 'hours') return `${value}${hours}`;
          if (field === 'serial') return `${number}${value}`;
          return field === 'unit' ? `${/\d/.test(value) ? name : 'unit '}${value}` : value;
        })
        .join(separator),
    );
    return this.withHeading(machines, lines.map((line) => `${bullet}${line}`).join('\n'));
  }

  /** A file with the names of its columns. */
  private table(machines: readonly Machine[], habits: Habits): string {
    const separator = this.pick([',', ';', '\t', ' | ']);
    const labels = this.labels();
    const other = this.random() < 0.5 ? this.pick(elses) : undefined;
    const order = this.shuffled(
      fields.filter((field) => field !== 'else' && machines.every((one) => this.tells(one, field))),
    );
    const head = [...order.map((field) => labels[field]), ...(other ? [other[0]] : [])];
    const rows = machines.map((machine) => [
      ...this.facts(machine, habits, order).map(([, value]) => value),
      ...(other ? [this.elseValue(other[1])] : []),
    ]);
    const quoted = (cell: string) => (separator === ',' && cell.includes(',') ? `"${cell}"` : cell);
    return this.withHeading(
      machines,
      [head, ...rows].map((cells) => cells.map(quoted).join(separator)).join('\n'),
    );
  }

  /** What somebody writes. */
  private prose([machine]: readonly Machine[], habits: Habits): string {
    if (!machine) return '';
    const { brand, model, serial, unit, hours, code, description, severity, place, time } = machine;
    const called = `${brand} ${model}`;
    const who = serial === null ? called : `${called} (${this.pick(['serial', 'SN', 'S/N'])} ${serial})`;
    const first =
      unit === null
        ? this.pick([
            `Our ${who} is showing ${code}, ${description}.`,
            `The ${who} has thrown ${code} (${description}).`,
          ])
        : this.pick([
            `Unit ${unit} (${called}${serial === null ? '' : `, SN ${serial}`}) raised ${code}, ${description}.`,
            `The ${who} we run as ${unit} reports ${code}: ${description}.`,
          ]);
    const others = [
      severity &&
        this.pick([
          `Severity is ${habits.severity(severity)}.`,
          `The portal lists it as ${habits.severity(severity)}.`,
        ]),
      hours !== null &&
        this.pick([
          `It has ${habits.hours(hours)} hours on it.`,
          `The hour meter reads ${habits.hours(hours)}.`,
        ]),
      this.pick(['It is parked at ', 'You will find it at ', 'Location is ', 'Job site: ']) +
        `${place.join(', ')}.`,
      time && this.pick([`First seen ${habits.time(time)}.`, `It came up on ${habits.time(time)}.`]),
    ].filter((sentence): sentence is string => typeof sentence === 'string');
    return [first, ...this.shuffled(others)].join(' ');
  }

  /** What a machine tells, in an order, and now and then a value of something else. */
  private facts(machine: Machine, habits: Habits, order: readonly Field[]): [Field, string][] {
    return order.flatMap((field): [Field, string][] => {
      if (field === 'else') return this.random() < 0.4 ? [[field, this.other()]] : [];
      if (!this.tells(machine, field)) return [];
      return [[field, this.told(machine, habits, field)]];
    });
  }

  private tells(machine: Machine, field: Field): boolean {
    return (
      field === 'machine' ||
      field === 'code' ||
      field === 'place' ||
      (field !== 'else' && machine[field] !== null)
    );
  }

  private told(machine: Machine, habits: Habits, field: Exclude<Field, 'else'>): string {
    const { brand, model, serial, unit, hours, code, description, severity, place, time } = machine;
    switch (field) {
      case 'machine':
        return `${brand} ${model}`;
      case 'serial':
        return serial ?? '';
      case 'unit':
        return unit ?? '';
      case 'hours':
        return habits.hours(hours ?? 0);
      case 'code':
        return this.random() < 0.7 ? `${code} ${description}` : `${code} - ${description}`;
      case 'severity':
        return severity ? habits.severity(severity) : '';
      case 'place':
        return place.join(', ');
      case 'time':
        return time ? habits.time(time) : '';
    }
  }

  private other(): string {
    const [label, form] = this.pick(elses);
    return `${label}: ${this.elseValue(form)}`;
  }

  /** `9` for a figure, `A` for a letter; all else stands for itself. */
  private elseValue(form: string): string {
    return form.replace(/[9A]/g, (mark) =>
      mark === '9' ? String(this.between(1, 9)) : String.fromCharCode(65 + this.between(0, 25)),
    );
  }

  private labels(): Readonly<Record<Field, string>> {
    return {
      machine: this.pick(['Machine', 'Equipment', 'Make/Model']),
      serial: this.pick(['Serial', 'Serial No.', 'S/N', 'PIN', 'Serial number']),
      unit: this.pick(['Unit', 'Asset', 'Name', 'Fleet no', 'Equipment ID']),
      hours: this.pick(['Hours', 'SMU', 'Engine hours', 'Meter', 'Hour meter']),
      code: this.pick(['Fault', 'Code', 'Alert', 'Fault code', 'DTC']),
      severity: this.pick(['Severity', 'Level', 'Priority']),
      place: this.pick(['Location', 'Site', 'Where', 'Address', 'Position']),
      time: this.pick(['Time', 'When', 'Detected', 'Occurred', 'Date']),
      else: '',
    };
  }

  private withHeading(machines: readonly Machine[], text: string): string {
    const headings =
      machines.length > 1
        ? [`${machines.length} new alerts`, 'Daily fault summary', '']
        : ['Alert', 'New fault', '', ''];
    const heading = this.pick(headings);
    return heading === '' ? text : `${heading}\n\n${text}`;
  }

  private between(first: number, last: number): number {
    return first + Math.floor(this.random() * (last - first + 1));
  }

  private pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.random() * values.length)] as T;
  }

  private shuffled<T>(values: readonly T[]): T[] {
    return values
      .map((value) => [this.random(), value] as const)
      .sort(([one], [other]) => one - other)
      .map(([, value]) => value);
  }
}

const layoutsOfOne = ['lines', 'lines', 'rows', 'prose'] as const;
const layoutsOfSeveral = ['lines', 'rows', 'table', 'table'] as const;
const fields: readonly Field[] = [
  'machine',
  'serial',
  'unit',
  'hours',
  'code',
  'severity',
  'place',
  'time',
  'else',
];

const severities: readonly Severity[] = ['critical', 'high', 'medium', 'low'];
const severityWords: readonly Readonly<Record<Severity, string>>[] = [
  { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low', unknown: '' },
  { critical: 'critical', high: 'high', medium: 'moderate', low: 'low', unknown: '' },
  { critical: 'CRITICAL', high: 'MAJOR', medium: 'WARNING', low: 'INFO', unknown: '' },
];

const two = (number: number) => String(number).padStart(2, '0');
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const half = (hour: number) => `${hour % 12 || 12}`;
const times: readonly Habits['time'][] = [
  ([month, day, hour, minute]) => `2026-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`,
  ([month, day, hour, minute]) =>
    `${two(month)}/${two(day)}/2026 ${half(hour)}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`,
  ([month, day, hour, minute]) => `${day} ${months[month - 1]} 2026 ${two(hour)}:${two(minute)}`,
  ([month, day, hour, minute]) =>
    `${months[month - 1]} ${day}, 2026 at ${half(hour)}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`,
];

const descriptions = [
  'low engine oil pressure',
  'engine coolant temperature above normal',
  'DPF soot load high',
  'hydraulic oil overheating',
  'fuel filter restricted',
  'boost pressure low',
  'boom angle sensor out of range',
  'alternator not charging',
  'DEF quality poor',
  'transmission oil temperature high',
  'water in fuel',
  'battery voltage low',
  'CAN communication lost',
  'steering pressure sensor failed',
  'NOx sensor heater open circuit',
  'parking brake switch stuck',
];

/** Labels of what no alert is made of, and the form of their values. */
const elses: readonly (readonly [label: string, form: string])[] = [
  ['Fuel level', '99 %'],
  ['Engine speed', '1999'],
  ['RPM', '1999'],
  ['Coolant temp', '99 C'],
  ['Battery', '29.9 V'],
  ['Account no.', '19999'],
  ['Customer ID', '4999'],
  ['IMEI', '359999999999999'],
  ['Firmware', 'A9.99'],
  ['Controller', 'AA9999'],
  ['Idle hours', '999'],
  ['Odometer', '19,999 mi'],
  ['Next service', '299 h'],
  ['Ticket', '89999'],
  ['Model year', '2019'],
  ['Operator', 'D. Reyes'],
  ['Contract', 'A-99999'],
  ['Altitude', '999'],
];

function truthOf(machine: Machine) {
  const { brand, model, serial, unit, hours, code, description, severity, place, time } = machine;
  const [address, city, state] = place;
  return {
    outcome: severity === 'low' ? ('low_priority' as const) : ('ok' as const),
    brand,
    model,
    serialNumber: serial,
    unitNumber: unit,
    hours,
    location: { address, city, state, lat: null, long: null },
    faultCodes: [{ code, description, severity: severity ?? ('unknown' as const) }],
    detectedAt: time && `2026-${two(time[0])}-${two(time[1])}T${two(time[2])}:${two(time[3])}:00`,
  };
}
