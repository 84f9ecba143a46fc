import { type MessageTruth, machinesOf } from '#test/support/alert-score.ts';

/** Values from messages, to be put into others. */
export interface Pools {
  readonly machines: readonly (readonly [brand: string, model: string])[];
  readonly serials: ReadonlyMap<string, readonly string[]>;
  readonly allSerials: readonly string[];
  readonly units: readonly string[];
  readonly places: readonly { readonly address: string; readonly city: string; readonly state: string }[];
  readonly descriptions: readonly string[];
  readonly codes: readonly string[];
}

export function poolsOf(truths: readonly MessageTruth[]): Pools {
  const machines = new Map<string, readonly [string, string]>();
  const serials = new Map<string, string[]>();
  const units = new Set<string>();
  const places = new Map<string, Pools['places'][number]>();
  const descriptions = new Set<string>();
  const codes = new Set<string>();
  for (const truth of truths)
    for (const { brand, model, serialNumber, unitNumber, location, faultCodes } of machinesOf(truth)) {
      if (brand !== null && model !== null && /^[\x20-\x7e]+$/.test(brand + model))
        machines.set(`${brand} ${model}`, [brand, model]);
      if (serialNumber !== null && serialNumber.length > 3) {
        const list = serials.get(brand ?? '') ?? [];
        list.push(serialNumber);
        serials.set(brand ?? '', list);
      }
      if (unitNumber !== null && unitNumber.length > 1 && !/,| - /.test(unitNumber)) units.add(unitNumber);
      const { address, city, state } = location;
      if (
        address !== null &&
        city !== null &&
        state !== null &&
        /^[A-Z]{2}$/.test(state) &&
        /^\d/.test(address)
      )
        places.set(address, { address, city, state });
      for (const { code, description } of faultCodes) {
        if (
          description !== null &&
          description.length > 6 &&
          description.length < 80 &&
          /^[\x20-\x7e]+$/.test(description)
        )
          descriptions.add(description);
        codes.add(code);
      }
    }
  return {
    machines: [...machines.values()],
    serials,
    allSerials: [...serials.values()].flat(),
    units: [...units],
    places: [...places.values()],
    descriptions: [...descriptions],
    codes: [...codes],
  };
}

/** Without values that would need escaping in JSON or HTML, because filling does not escape. */
export function withoutSyntax(pools: Pools): Pools {
  const isPlain = (value: string) => !/["\\<>&]/.test(value);
  return { ...pools, units: pools.units.filter(isPlain), descriptions: pools.descriptions.filter(isPlain) };
}
