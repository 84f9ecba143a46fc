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
    if (unitNumber !== null && unitNumber.length > 1) units.add(unitNumber);
    if (brand !== null && serialNumber !== null) add(serials, brand, serialNumber);
    if (brand !== null && model !== null) {
      add(models, brand, model);
      machines.set(`${brand} ${model}`, [brand, model]);
    }
    const { address, city, state } = location;
    if (
      address !== null &&
      city !== null &&
      state !== null &&
      /^[A-Z]{2}$/.test(state) &&
      /^\d/.test(address)
    )
      places.set(address, [address, city, state]);
    // `DTC DTC 1209`: a code's own name would stand there twice.
    for (const { code } of faultCodes)
      if (/\d/.test(code) && code.length > 2 && (/^SPN/i.test(code) || !/^\p{L}+\s/u.test(code)))
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
    const now = pick(units.filter((unit) => was !== null && /\s/.test(unit) === /\s/.test(was)));
    return swap(
      text,
      [[was, now]],
      now === undefined ? undefined : { ...truth, unitNumber: now, unitNumberAccept: [] },
    );
  },
  'unit number of any form': (text, truth, { units }, pick) => {
    const now = pick(units);
    return swap(
      text,
      [[truth.unitNumber, now]],
      now === undefined ? undefined : { ...truth, unitNumber: now, unitNumberAccept: [] },
    );
  },
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
    return (
      now &&
      swap(
        text,
        [
          [truth.brand, now[0]],
          [truth.model, now[1]],
        ],
        { ...truth, brand: now[0], brandAccept: [], model: now[1], modelAccept: [] },
      )
    );
  },
  place: (text, truth, { places }, pick) => {
    const { address, city, state } = truth.location;
    const now = pick(places);
    if (!now || state === null || !/^[A-Z]{2}$/.test(state)) return undefined;
    return swap(
      text,
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
    if (!fault || others.length > 0) return undefined;
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
  const seed = [...`${truth.id} ${name}`].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003,
    7,
  );
  return make(text, truth, pools, (values) => values[(seed + turn * 7919) % Math.max(1, values.length)]);
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
