import { stateCode } from '#functions/alerts/reader/words/states.ts';
import { brandAt, brandNamed } from '#functions/equipment/catalogue/find-brand.ts';
import type { MessageTruth } from './alert-score.ts';

/*
 * The same message about another machine, place or fault: each value in turn is put in the place of another message's. Whoever
 * wrote a rule had one name before the eyes; a reader that only knows that name loses the next one.
 */

type MachineMessage = Exclude<MessageTruth, { alerts: unknown }>;

/** A message with its truth, both with other values. */
export interface Swapped {
  readonly text: string;
  readonly truth: MessageTruth;
}

/** Values of messages, to be put into others. */
export interface ValuePools {
  readonly units: readonly string[];
  readonly serials: ReadonlyMap<string, readonly string[]>;
  readonly models: ReadonlyMap<string, readonly string[]>;
  readonly machines: readonly (readonly [brand: string, model: string])[];
  readonly places: readonly (readonly [address: string, city: string, state: string])[];
  readonly codes: readonly string[];
}

export function valuePools(truths: readonly MessageTruth[]): ValuePools {
  const serials = new Map<string, string[]>();
  const models = new Map<string, string[]>();
  const units = new Set<string>();
  const machines = new Map<string, readonly [string, string]>();
  const places = new Map<string, readonly [string, string, string]>();
  const codes = new Set<string>();
  for (const truth of truths.filter(hasOneMachine)) {
    const { brand, model, serialNumber, unitNumber, location, faultCodes } = truth;
    // `1045 - Roller`, `Blue one, spare`: in a sentence nobody could tell where it ends.
    if (unitNumber !== null && unitNumber.length > 1 && !/,| - /.test(unitNumber)) units.add(unitNumber);
    if (brand !== null && serialNumber !== null) add(serials, brand, serialNumber);
    if (brand !== null && model !== null) {
      add(models, brand, model);
      // `wirtgen w 210 fi` is written so by whoever writes all else so.
      if (/\p{Lu}/u.test(brand + model) || !/\p{L}/u.test(brand))
        machines.set(`${brand} ${model}`, [brand, model]);
    }
    const { address, city, state } = location;
    if (
      address !== null &&
      city !== null &&
      state !== null &&
      /^[A-Z]{2}$/.test(state) &&
      // `3.2 mi SSW of Beckley` has its town.
      /^\d/.test(address) &&
      !/(?<!\p{L})(?:of|from|on)(?!\p{L})/u.test(address)
    )
      places.set(address, [address, city, state]);
    // `DTC DTC 1209`: a code's own name would stand there twice.
    // `524037 FMI 5` goes with its table, `102 dash 18` with who says it.
    for (const { code } of faultCodes)
      if (
        /\d/.test(code) &&
        !/^\d+ (?:FMI|dash)/.test(code) &&
        code.length > 2 &&
        (/^SPN/i.test(code) || !/^\p{L}+\s/u.test(code))
      )
        codes.add(code);
  }
  return {
    units: [...units],
    serials,
    models,
    machines: [...machines.values()],
    places: [...places.values()],
    codes: [...codes],
  };
}

type Swap = (text: string, truth: MachineMessage, pools: ValuePools, pick: Pick) => Swapped | undefined;
/** One of the values, always the same for a message. */
type Pick = <T>(values: readonly T[]) => T | undefined;

const swaps = {
  'unit number': (text, truth, { units }, pick) => {
    const { unitNumber: was } = truth;
    return withUnit(
      text,
      truth,
      pick(units.filter((unit) => was !== null && /\s/.test(unit) === /\s/.test(was))),
    );
  },
  'unit number of any form': (text, truth, { units }, pick) => withUnit(text, truth, pick(units)),
  'serial number': (text, truth, { serials }, pick) => {
    const { serialNumber: was, brand } = truth;
    const now = brand === null ? undefined : pick(serials.get(brand) ?? []);
    return swap(
      text,
      [[was, now]],
      now === undefined ? undefined : { ...truth, serialNumber: now, serialNumberAccept: [] },
    );
  },
  model: (text, truth, { models }, pick) => {
    const { model: was, brand } = truth;
    const now = brand === null ? undefined : pick(models.get(brand) ?? []);
    return swap(
      text,
      [[was, now]],
      now === undefined ? undefined : { ...truth, model: now, modelAccept: [] },
    );
  },
  'brand and model': (text, truth, { machines }, pick) => {
    const now = pick(machines);
    if (!now || !isStated(text, truth)) return undefined;
    return swap(
      text,
      [
        [truth.brand, now[0]],
        [truth.model, now[1]],
      ],
      {
        ...truth,
        brand: now[0],
        brandAccept: [brandNamed(now[0])?.name ?? now[0]],
        model: now[1],
        modelAccept: [],
      },
    );
  },
  place: (text, truth, { places }, pick) => {
    const { address, city, state } = truth.location;
    const now = pick(places);
    if (!now || state === null || !/^[A-Z]{2}$/.test(state) || isNamedInFull(text, state)) return undefined;
    // `Rovereto (TN)`, `Campinas - SP`: so written are no American ones.
    if (new RegExp(`(?:[(/]|- )${state}\\b`).test(text)) return undefined;
    // Another state's postal code would speak against the state.
    const coded = text.replaceAll(
      new RegExp(`(?<=\\b${state}),? (?:\\d{3}(\\d{2})|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)(?!\\d)`, 'g'),
      (_, last = '') =>
        postalAreas[now[2]] === undefined || last === '' ? '' : ` ${postalAreas[now[2]]}${last}`,
    );
    return swap(
      coded,
      [
        [address, now[0]],
        [city, now[1]],
        [state, now[2]],
      ],
      {
        ...truth,
        location: { ...truth.location, address: now[0], city: now[1], state: now[2] },
        locationAccept: [],
      },
    );
  },
  'fault code': (text, truth, { codes }, pick) => {
    const [fault, ...others] = truth.faultCodes;
    // Another notation of it would stay behind.
    if (!fault || others.length > 0 || fault.aliases.some((alias) => text.includes(alias))) return undefined;
    const now = pick(codes.filter((code) => /^SPN/i.test(code) === /^SPN/i.test(fault.code)));
    return swap(
      text,
      [[fault.code, now]],
      now === undefined ? undefined : { ...truth, faultCodes: [{ ...fault, code: now, aliases: [] }] },
    );
  },
  hours: (text, truth, _pools, pick) => {
    const { hours } = truth;
    const now = pick([7, 41.5, 388, 960.2, 1204, 2026, 3417.8, 5550, 8008.1, 14_902]);
    return swap(
      text,
      [[hours === null ? null : String(hours), String(now)]],
      now === undefined ? undefined : { ...truth, hours: now, hoursAccept: [] },
    );
  },
} satisfies Readonly<Record<string, Swap>>;

export type SwapName = keyof typeof swaps;
export const swapNames = Object.keys(swaps) as SwapName[];

/** The message with another value of that kind; none where it has none, or not in one piece. `turn` picks another. */
export function swapped(
  name: SwapName,
  text: string,
  truth: MessageTruth,
  pools: ValuePools,
  turn = 0,
): Swapped | undefined {
  if (!hasOneMachine(truth) || truth.outcome !== 'ok') return undefined;
  const make: Swap = swaps[name];
  let seed = 7;
  for (const letter of `${truth.id} ${name}`) seed = (seed * 31 + letter.charCodeAt(0)) % 1_000_003;
  return make(text, truth, pools, (values) => values[(seed + turn * 7919) % Math.max(1, values.length)]);
}

/** How the postal codes of a state may begin. Source: the three figures of one of its largest towns. */
const postalAreas: Readonly<Record<string, string>> = Object.fromEntries(
  `AL350 AK995 AZ850 AR720 CA939 CO802 CT061 DE197 FL331 GA303 HI968 ID837 IL606 IN462 IA503 KS672 KY402 LA701 ME044 MD212
  MA021 MI482 MN554 MS392 MO641 MT591 NE681 NV891 NH031 NJ071 NM871 NY142 NC282 ND581 OH432 OK731 OR972 PA152 RI029 SC292
  SD571 TN372 TX770 UT841 VT054 VA232 WA981 WV253 WI532 WY820`
    .split(/\s+/)
    .map((area) => [area.slice(0, 2), area.slice(2)]),
);

/** `Tacoma, Washington` beside `WA`. */
function isNamedInFull(text: string, state: string): boolean {
  return [...text.matchAll(/\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}{3,})?/gu)].some(([name]) =>
    [name, name.split(' ', 1)[0] ?? ''].some((each) => stateCode(each) === state),
  );
}

/** The message with another name for the machine; those that were accepted beside it are, where they still stand there. */
function withUnit(text: string, truth: MachineMessage, now: string | undefined): Swapped | undefined {
  const { unitNumber: was } = truth;
  if (was === null || now === undefined) return undefined;
  const told = swap(text, [[was, now]], truth);
  if (!told) return undefined;
  const others = truth.unitNumberAccept.filter(
    (other) => other !== null && !other.includes(was) && told.text.includes(other),
  );
  // `Truck 138`, `Generator 60-118`: the kind of machine before it may be a part of the name, or be left out of it.
  const kinds = [
    ...told.text.matchAll(new RegExp(`\\p{Lu}\\p{L}+ (?=${escaped(now)}(?![\\p{L}\\d]))`, 'gu')),
  ];
  const withKinds = kinds.map(([kind]) => `${kind}${now}`);
  const bare = now.replace(/^\p{Lu}\p{Ll}+ (?=[\p{Lu}\d-]*\d[\p{Lu}\d-]*$)/u, '');
  return { ...told, truth: { ...truth, unitNumber: now, unitNumberAccept: [...others, ...withKinds, bare] } };
}

/**
 * The brand is said of the machine: beside its model, or by itself after a label, and in no other notation (`小松`, `KUBOTA`)
 * or as a part of the sender's name (`Caterpillar Machine IQ`) only.
 */
function isStated(text: string, { brand, model }: MachineMessage): boolean {
  if (brand === null || model === null) return false;
  const stated = new RegExp(
    `${escaped(brand)}[ /|,;:·•(-]{1,4}${escaped(model)}|[:=|,\\t]\\s*"?${escaped(brand)}"?\\s*(?:[|,;/\\t<(]|$)`,
    'mu',
  );
  const name = brandNamed(brand)?.name;
  const isNamedElse = [...text.matchAll(/[\p{L}]+/gu)].some(({ index }) => {
    const found = brandAt(text, index);
    return found?.brand.name === name && text.slice(index, found?.end) !== brand;
  });
  return stated.test(text) && !isNamedElse;
}

/** The text with each value in the place of the one before, wherever it stands by itself. */
function swap(
  text: string,
  values: readonly (readonly [was: string | null, now: string | undefined])[],
  truth: MachineMessage | undefined,
): Swapped | undefined {
  if (!truth) return undefined;
  let told = text;
  for (const [was, now] of values) {
    if (was === null || was.length < 2 || now === undefined || was === now) return undefined;
    const found = new RegExp(`(?<![\\p{L}\\p{N}.-])${escaped(was)}(?![\\p{L}\\p{N}-]|[.,]\\d)`, 'gu');
    const places = [...told.matchAll(found)].length;
    // Within a longer word or another notation it would stay behind.
    if (places === 0 || places !== told.split(was).length - 1) return undefined;
    told = told.replaceAll(found, () => now);
  }
  return { text: told, truth };
}

function escaped(value: string): string {
  return value.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

function hasOneMachine(truth: MessageTruth): truth is MachineMessage {
  return !('alerts' in truth);
}

function add(map: Map<string, string[]>, key: string, value: string): void {
  const values = map.get(key);
  if (!values) map.set(key, [value]);
  else if (!values.includes(value)) values.push(value);
}
