import { isDeepStrictEqual } from 'node:util';
import type { OrderEquipment } from '#schema/orders/order.ts';
import type { CorrectedMachine } from './machine-corrected.ts';

/** What a machine is told from others by, each of them one machine's only in its company. */
export type MachineNumbers = Pick<OrderEquipment, 'serialNumber' | 'unitNumber'>;

/** What a machine is called by its maker. */
export type MachineNames = Pick<OrderEquipment, 'brand' | 'model' | 'modelId' | 'product'>;

/** What else people read off a machine. */
export type MachineReading = MachineNumbers & Pick<OrderEquipment, 'hours'>;

/** What a change of a machine's numbers, names or hour meter writes on its own rows. */
export interface NumbersClaim {
  /** `from` is what the order remembers: the machine's row must have all of it, not only what moves. */
  readonly asRemembered?: boolean;
  readonly from: MachineNumbers;
  readonly to: MachineNumbers;
  /** Where its hour meter has run on. */
  readonly hours?: { readonly from: number | null; readonly to: number };
  /** Where it gets another name. */
  readonly names?: MachineNames;
  /** A machine that is removed, and whose numbers this one may take over. */
  readonly replaces?: MachineNumbers & { readonly id: string };
}

export type MachineEffect =
  /** A machine new to the company, with what must be unique about it. */
  { readonly kind: 'add-machine' } | ({ readonly kind: 'claim-machine-numbers' } & NumbersClaim);

/** What the machine's own row is to say after a correction, and what becomes of the one that it was taken for. */
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
