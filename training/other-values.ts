import type { Field } from '#functions/alerts/reading/tagger/fields.ts';
import type { Random } from '#test/support/random.ts';
import type { GoldText, GoldValue } from './gold-text.ts';
import type { Pools } from './pools.ts';

/** The same message with another machine, place or fault: the layout stays, values change. */
export function withOtherValues({ text, values }: GoldText, pools: Pools, random: Random): GoldText {
  const others = new OtherValues(
    pools,
    random,
    values.some(({ field }) => field === 'state'),
  );
  const own = new Map<string, string>();
  let result = '';
  let from = 0;
  const newValues: GoldValue[] = [];
  for (const { field, start, end } of values) {
    if (start < from) continue;
    result += text.slice(from, start);
    const value = text.slice(start, end);
    const key = `${field} ${value.toLowerCase()}`;
    const other = own.get(key) ?? others.of(field, value);
    own.set(key, other);
    newValues.push({ field, start: result.length, end: result.length + other.length });
    result += other;
    from = end;
  }
  return { text: result + text.slice(from), values: newValues };
}

/** The probability that a value is replaced. */
const share = { machine: 0.5, place: 0.5, unit: 0.6, serial: 0.6, code: 0.5, hours: 0.7, description: 0.3 };

class OtherValues {
  readonly #pools: Pools;
  readonly #random: Random;
  readonly #machine: readonly [string, string] | undefined;
  readonly #place: Pools['places'][number] | undefined;

  constructor(pools: Pools, random: Random, hasState: boolean) {
    this.#pools = pools;
    this.#random = random;
    this.#machine = random() < share.machine ? this.#pick(pools.machines) : undefined;
    this.#place = hasState && random() < share.place ? this.#pick(pools.places) : undefined;
  }

  of(field: Field, value: string): string {
    const random = this.#random;
    switch (field) {
      case 'unit':
        return random() < share.unit ? this.#unit(value) : value;
      case 'serial':
        return random() < share.serial ? this.#like(value, this.#pools.allSerials, 0.6, 0.4) : value;
      case 'code':
        return random() < share.code && /\d/.test(value)
          ? this.#like(value, this.#pools.codes.filter(isShort), 0.8, 0.4)
          : value;
      case 'spn':
      case 'fmi':
        return random() < share.code ? this.#shaken(value, 0.6).replace(/^0+(?=\d)/, '') : value;
      case 'brand':
        return this.#machine && isLatin(value) ? inCaseOf(value, this.#machine[0]) : value;
      case 'model':
        return this.#machine && isLatin(value) ? inCaseOf(value, this.#machine[1]) : value;
      case 'hours':
        return random() < share.hours ? this.#shaken(value, 0.8).replace(/^0/, '3') : value;
      case 'address':
        return this.#place && isLatin(value)
          ? inCaseOf(value, this.#shaken(this.#place.address, 0.3))
          : value;
      case 'city':
        return this.#place && isLatin(value) ? inCaseOf(value, this.#place.city) : value;
      case 'state':
        return this.#place && /^[A-Z]{2}$/.test(value) ? this.#place.state : value;
      case 'lat':
      case 'long':
        return value.replace(/(?<=[.,]\d)\d/g, (digit) =>
          random() < 0.6 ? `${Math.floor(random() * 10)}` : digit,
        );
      case 'description':
        return random() < share.description && isLatin(value) && value.length > 8
          ? inCaseOf(value, this.#pick(this.#pools.descriptions))
          : value;
      default:
        return value;
    }
  }

  #unit(value: string): string {
    if (value.length < 2) return value;
    const kind = this.#random();
    if (kind < 0.35) return this.#shaken(value, 0.8);
    if (kind < 0.55 && isLatin(value)) return inCaseOf(value, this.#inventedName());
    return this.#like(value, this.#pools.units, 0, 0.3);
  }

  /** A name that an owner may give: `Big Otter`, `Loader North`, `Crane 2`, `The Duchess`, `Rosa`. */
  #inventedName(): string {
    const name = this.#pick(ownersWords.names);
    const kind = this.#pick(ownersWords.kinds);
    const mark = this.#pick(ownersWords.marks);
    const quality = this.#pick(ownersWords.qualities);
    const number = `${Math.floor(this.#random() * (this.#random() < 0.5 ? 12 : 400)) + 1}`;
    return this.#pick([
      name,
      `${quality} ${name}`,
      `${quality} ${kind}`,
      `${kind} ${mark}`,
      `${kind} ${number}`,
      `${name} ${number}`,
      `${kind} ${name}`,
      `${name} ${mark}`,
      `${kind}-${number}`,
      `The ${name}`,
    ]);
  }

  #like(value: string, pool: readonly string[], own: number, change: number): string {
    if (this.#random() < own) return this.#shaken(value, change + 0.2);
    return inCaseOf(value, this.#shaken(this.#pick(pool), change));
  }

  #shaken(value: string, change: number): string {
    return value
      .replace(/\d/g, (digit) => (this.#random() < change ? `${Math.floor(this.#random() * 10)}` : digit))
      .replace(/(?<=\p{Lu}|\d)[A-Z](?=[A-Z\d])/gu, (letter) =>
        this.#random() < change / 2 ? String.fromCharCode(65 + Math.floor(this.#random() * 26)) : letter,
      );
  }

  #pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.#random() * values.length)] as T;
  }
}

function isShort(code: string): boolean {
  return code.length <= 16 && /\d/.test(code);
}

function isLatin(value: string): boolean {
  return !/[^\p{Script=Latin}\p{Script=Common}]/u.test(value);
}

function inCaseOf(value: string, other: string): string {
  if (/\p{L}/u.test(value) && value === value.toLowerCase()) return other.toLowerCase();
  return /\p{L}{3}/u.test(value) && value === value.toUpperCase() ? other.toUpperCase() : other;
}

/** The words of owners' names. */
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
