import { isDeepStrictEqual } from 'node:util';
import type { OrderEquipment } from '#schema/orders/order.ts';
import type { CorrectedMachine } from './machine-corrected.ts';

/** The numbers that identify a machine, each unique in its company. */
export type MachineNumbers = Pick<OrderEquipment, 'serialNumber' | 'unitNumber'>;

/** What its maker calls a machine. */
export type MachineNames = Pick<OrderEquipment, 'brand' | 'model' | 'modelId' | 'product'>;

/** What else people read off a machine. */
export type MachineReading = MachineNumbers & Pick<OrderEquipment, 'hours'>;

/** What a change of a machine's numbers, names or hour meter writes to its own rows. */
export interface NumbersClaim {
  /** `from` is what the order remembers: the machine's row must match all of it, not only what changes. */
  readonly asRemembered?: boolean;
  readonly from: MachineNumbers;
  readonly to: MachineNumbers;
  /** If its hour meter has run on. */
  readonly hours?: { readonly from: number | null; readonly to: number };
  /** If its name changes. */
  readonly names?: MachineNames;
  /** A machine to remove; this one may take over its numbers. */
  readonly replaces?: MachineNumbers & { readonly id: string };
}

export type MachineEffect =
  /** A machine new to the company, with what must be unique about it. */
  { readonly kind: 'add-machine' } | ({ readonly kind: 'claim-machine-numbers' } & NumbersClaim);

/** What a correction changes on the machine's own row, and on the machine it was mistaken for. */
export function machineEffects({ equipment, known, replaces }: CorrectedMachine): MachineEffect[] {
  if (known === null) return [{ kind: 'add-machine' }];
  const numbersOf = ({ serialNumber, unitNumber }: OrderEquipment) => ({ serialNumber, unitNumber });
  const namesOf = ({ brand, model, modelId, product }: OrderEquipment) => ({
    brand,
    model,
    modelId,
    product,
  });
  const [from, to] = [numbersOf(known), numbersOf(equipment)];
  const isRenamed = !isDeepStrictEqual(namesOf(known), namesOf(equipment));
  const ran = equipment.hours !== null && equipment.hours !== known.hours;
  if (isDeepStrictEqual(from, to) && !isRenamed && !ran && replaces === null) return [];
  return [
    {
      kind: 'claim-machine-numbers',
      from,
      to,
      ...(ran && equipment.hours !== null && { hours: { from: known.hours, to: equipment.hours } }),
      ...(isRenamed && { names: namesOf(equipment) }),
      ...(replaces !== null && { replaces }),
    },
  ];
}
