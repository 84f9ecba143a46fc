import { type MessageTruth, machinesOf } from './alert-score.ts';
import type { Random } from './random.ts';
import type { GoldText, GoldValue } from './tagger-gold.ts';

/*
 * A message told again of another machine, place or fault: other messages' values in the places of its own. What the tagger
 * learns from is then how values are told, and less which ones there are.
 */

/** Values of messages, to be put into others. */
export interface ValuePools {
  readonly units: readonly string[];
  readonly serials: readonly string[];
  readonly codes: readonly string[];
  readonly machines: readonly (readonly [brand: string, model: string])[];
  readonly places: readonly OtherPlace[];
}

/** A street with its town; where towns have states, with that. */
interface OtherPlace {
  readonly address: string;
  readonly city: string;
  readonly state: string | null;
}

export function valuePools(truths: readonly MessageTruth[]): ValuePools {
  const machines = truths
    .filter(({ outcome }) => outcome !== 'not_an_alert')
    .flatMap((truth) => machinesOf(truth));
  return {
    units: machines.flatMap(({ unitNumber }) =>
      unitNumber !== null && unitNumber.length > 1 ? [unitNumber] : [],
    ),
    serials: machines.flatMap(({ serialNumber }) => serialNumber ?? []),
    codes: machines.flatMap(({ faultCodes }) =>
      faultCodes.flatMap(({ code }) => (/\d/.test(code) ? [code] : [])),
    ),
    machines: machines.flatMap(({ brand, model }) => (brand && model ? [[brand, model] as const] : [])),
    places: machines.flatMap(({ location: { address, city, state } }) =>
      address && city ? [{ address, city, state }] : [],
    ),
  };
}

/** The same value becomes the same other one wherever it stands. */
export function retold({ text, values }: GoldText, pools: ValuePools, random: Random): GoldText {
  const others = new OtherValues(
    pools,
    random,
    values.some(({ field }) => field === 'state'),
  );
  const told = new Map<string, string>();
  const moved: GoldValue[] = [];
  let out = '';
  let from = 0;
  for (const { field, start, end } of values) {
    const value = text.slice(start, end);
    const key = `${field} ${value.toLowerCase()}`;
    const other = told.get(key) ?? others.of(field, value);
    told.set(key, other);
    out += text.slice(from, start);
    moved.push({ field, start: out.length, end: out.length + other.length });
    out += other;
    from = end;
  }
  return { text: out + text.slice(from), values: moved };
}

/** How often each kind of value is another one; a maker goes with its model, a street with its town. */
const share = { unit: 0.75, serial: 0.8, code: 0.7, machine: 0.7, place: 0.7, hours: 0.7 };

class OtherValues {
  readonly #pools: ValuePools;
  readonly #random: Random;
  readonly #machine: readonly [string, string] | undefined;
  readonly #place: OtherPlace | undefined;
  readonly #others: { readonly unit: boolean; readonly serial: boolean; readonly code: boolean };

  constructor(pools: ValuePools, random: Random, hasState: boolean) {
    this.#pools = pools;
    this.#random = random;
    this.#machine = random() < share.machine ? this.#pick(pools.machines) : undefined;
    const places = pools.places.filter(({ state }) => (state !== null) === hasState);
    this.#place = random() < share.place ? this.#pick(places) : undefined;
    this.#others = {
      unit: random() < share.unit,
      serial: random() < share.serial,
      code: random() < share.code,
    };
  }

  of(field: GoldValue['field'], value: string): string {
    const machine = this.#machine;
    const place = this.#place;
    switch (field) {
      case 'unit':
        return this.#others.unit ? this.#unit(value) : value;
      case 'serial':
        return this.#others.serial ? this.#like(value, this.#pools.serials, 0.6, 0.4) : value;
      case 'code':
        return this.#others.code ? this.#like(value, this.#pools.codes, 0.7, 0.4) : value;
      case 'brand':
        return machine ? inCaseOf(value, machine[0]) : value;
      case 'model':
        return machine ? inCaseOf(value, machine[1]) : value;
      case 'hours':
        return this.#random() < share.hours ? this.#shaken(value, 0.8).replace(/^0/, '3') : value;
      case 'address':
        return place ? inCaseOf(value, this.#shaken(place.address, 0.3)) : value;
      case 'city':
        return place ? inCaseOf(value, place.city) : value;
      case 'time':
      case 'severity':
        return value;
      case 'state':
        return place?.state && isPostal(value) === isPostal(place.state) ? place.state : value;
    }
  }

  #unit(value: string): string {
    if (value.length < 2) return this.#random() < 0.5 ? value : this.#shaken(value, 1);
    const kind = this.#random();
    if (kind < 0.3) return this.#shaken(value, 0.8);
    return kind < 0.5 ? inCaseOf(value, this.#inventedName()) : this.#like(value, this.#pools.units, 0, 0.3);
  }

  /** A name that some owner may give: `Big Otter`, `Loader North`, `Crane 2`, `The Duchess`, `Rosa`. */
  #inventedName(): string {
    const name = this.#pick(ownersWords.names) ?? '';
    const kind = this.#pick(ownersWords.kinds) ?? '';
    const mark = this.#pick(ownersWords.marks) ?? '';
    const number = `${Math.floor(this.#random() * (this.#random() < 0.5 ? 12 : 400)) + 1}`;
    const forms = [
      name,
      `${this.#pick(ownersWords.qualities)} ${name}`,
      `${this.#pick(ownersWords.qualities)} ${kind}`,
      `${kind} ${mark}`,
      `${kind} ${number}`,
      `${name} ${number}`,
      `${kind} ${name}`,
      `${name} ${mark}`,
      `${kind}-${number}`,
      `The ${name}`,
    ];
    return this.#pick(forms) ?? name;
  }

  /** The value with other digits, or another message's. */
  #like(value: string, pool: readonly string[], own: number, change: number): string {
    if (this.#random() < own) return this.#shaken(value, change + 0.2);
    const other = this.#pick(pool);
    return other === undefined ? value : inCaseOf(value, this.#shaken(other, change));
  }

  /** Some of the digits, and of the capitals among them, are others. */
  #shaken(value: string, change: number): string {
    return value
      .replace(/\d/g, (digit) => (this.#random() < change ? `${Math.floor(this.#random() * 10)}` : digit))
      .replace(/(?<=\p{Lu}|\d)[A-Z](?=[A-Z\d])/gu, (letter) =>
        this.#random() < change / 2 ? String.fromCharCode(65 + Math.floor(this.#random() * 26)) : letter,
      );
  }

  #pick<T>(values: readonly T[]): T | undefined {
    return values[Math.floor(this.#random() * values.length)];
  }
}

function isPostal(state: string): boolean {
  return /^[A-Z]{2}$/.test(state);
}

/** Whoever writes no capitals, or nothing else, writes so of another machine, too. */
function inCaseOf(value: string, other: string): string {
  if (/\p{L}/u.test(value) && value === value.toLowerCase()) return other.toLowerCase();
  return /\p{L}{3}/u.test(value) && value === value.toUpperCase() ? other.toUpperCase() : other;
}

/** Of what owners make names. */
const ownersWords = {
  names:
    'Otter Bertha Rosa Goliath Duchess Bruno Falcon Mammoth Badger Atlas Titan Biber Dachs Hugo Olga Elsa Toro Pantera Zorro Lola Fauve Castor Marcel Nonna Lupo Orso Wanda Misiek Byk Karhu Björn Troll Viking Samson Hercules Pegasus Comet Rocket Thunder Rusty Lucky Smokey Maverick Ranger Nemo Yoda Shrek Popeye Moose Bison Cobra Raptor Hornet Wasp Mule Ox'.split(
      ' ',
    ),
  kinds:
    'Loader Digger Excavator Dozer Grader Roller Crane Lift Telehandler Truck Dumper Hauler Crusher Screen Paver Drill Rig Boom Scissor Forklift Tractor Combine Skidder Harvester Trencher Backhoe Bagger Radlader Walze Kran Stapler Fertiger Pelle Chargeuse Grue Nacelle Chariot Retro Pala Grúa Cargador Escavatore Gru Carro Muletto Graafmachine Shovel Kraan Koparka Walec Gräver Lastmaskin Kaivuri Bagr'.split(
      ' ',
    ),
  marks:
    'A B C One Two Three North South East West Left Right Nord Süd Ost Old New II III Alpha Bravo Yard Quarry Harbor'.split(
      ' ',
    ),
  qualities:
    'Big Little Old Blue Red Yellow Green Orange Black White Grey Lucky Iron Mad Great Roter Gelbe Grosse Petit Vieux Gran Vecchio Grote'.split(
      ' ',
    ),
} as const;
