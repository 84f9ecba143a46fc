import { type Refused, refuse } from '#functions/platform/refusal.ts';
import { type Claim, check, present, put, remove, update } from '#functions/platform/table.ts';
import { writesOfNewMachine } from './find-or-add-machine.ts';
import type { CorrectedMachine } from './machine-corrected.ts';
import {
  type MachineNames,
  type MachineNumbers,
  type MachineReading,
  machineEffects,
  type NumbersClaim,
} from './machine-effects.rules.ts';
import { machineKey, serialKey, unitKey } from './machine-identity.ts';

/**
 * A machine's serial and unit number, each unique in the company. They are changed on the machine's row too, along with
 * its hour meter.
 */
export function claimMachineNumbers(
  { companyId, equipment }: { readonly companyId: string; readonly equipment: { readonly id: string } },
  { from, to, hours, names, replaces, asRemembered = false }: NumbersClaim,
): Claim<Refused>[] {
  const moved = numberNames.filter((name) => from[name] !== to[name]);
  const measured = [...moved, ...(hours === undefined ? [] : (['hours'] as const))];
  const asked = [...new Set([...(asRemembered ? numberNames : []), ...measured])];
  const changed = [...measured, ...(names === undefined ? [] : modelNames)];
  const expressionOf = (
    prefix: string,
    reading: Partial<MachineReading & MachineNames>,
    fields: readonly (keyof (MachineReading & MachineNames))[],
    joint: string,
  ) => ({
    expression: fields.map((name) => `#${name} = :${prefix}_${name}`).join(joint),
    names: Object.fromEntries(fields.map((name) => [`#${name}`, name])),
    values: Object.fromEntries(fields.map((name) => [`:${prefix}_${name}`, reading[name]])),
  });
  const key = machineKey(companyId, equipment.id);
  const before =
    asked.length === 0
      ? present
      : expressionOf('from', { ...from, ...(hours && { hours: hours.from }) }, asked, ' AND ');
  const after = expressionOf('to', { ...to, ...(hours && { hours: hours.to }), ...names }, changed, ', ');
  return [
    ...moved.flatMap((name) =>
      claimNumber(companyId, equipment.id, name, { from: from[name], to: to[name], heir: replaces?.id }),
    ),
    ...(replaces === undefined ? [] : removeMachine(companyId, replaces, to)),
    {
      write:
        changed.length === 0
          ? check(key, before)
          : update(key, { ...after, expression: `SET ${after.expression}` }, before),
      failed: machineChanged,
    },
  ];
}

/**
 * What a correction writes about machines when there is no order. A machine that somebody has just added is found by a
 * second look.
 */
export function machineWrites(companyId: string, machine: CorrectedMachine, now: Date): Claim<Refused>[] {
  const { equipment } = machine;
  return machineEffects(machine).flatMap((effect): Claim<Refused>[] => {
    if (effect.kind === 'claim-machine-numbers') return claimMachineNumbers({ companyId, equipment }, effect);
    return writesOfNewMachine(companyId, equipment, now).map((write) => ({ write, failed: machineChanged }));
  });
}

/** Another machine of the company has the number. */
export function numberTaken(name: keyof MachineNumbers, number: string): Refused {
  const [code, words] =
    name === 'serialNumber'
      ? (['DUPLICATE_SERIAL_NUMBER', 'serial number'] as const)
      : (['DUPLICATE_UNIT_NUMBER', 'unit number'] as const);
  return refuse(code, `The ${words} '${number}' is already used for another piece of equipment.`, {
    conflictsWith: number,
  });
}

const modelNames = [
  'brand',
  'model',
  'modelId',
  'product',
] as const satisfies readonly (keyof MachineNames)[];

/** Removes a machine's row and numbers, except numbers that another takes over. */
function removeMachine(
  companyId: string,
  { id, ...numbers }: MachineNumbers & { readonly id: string },
  kept: MachineNumbers,
): Claim<Refused>[] {
  const own = { expression: 'equipmentId = :equipment', values: { ':equipment': id } };
  const keyOf = (name: keyof MachineNumbers, number: string) =>
    (name === 'serialNumber' ? serialKey : unitKey)(companyId, number);
  const left = numberNames.flatMap((name) => {
    const [number, other] = [numbers[name], kept[name]];
    if (number === null) return [];
    const key = keyOf(name, number);
    return other !== null && keyOf(name, other).sk === key.sk ? [] : [key];
  });
  return [
    { write: remove(machineKey(companyId, id), present), failed: machineChanged },
    ...left.map((key) => ({ write: remove(key, own), failed: machineChanged })),
  ];
}

const numberNames = ['serialNumber', 'unitNumber'] as const satisfies readonly (keyof MachineNumbers)[];

/** Writes the row that says whose number it is, and removes the old number's. */
function claimNumber(
  companyId: string,
  equipmentId: string,
  name: keyof MachineNumbers,
  {
    from,
    to,
    heir,
  }: { readonly from: string | null; readonly to: string | null; readonly heir?: string | undefined },
): Claim<Refused>[] {
  const keyOf = (number: string) => (name === 'serialNumber' ? serialKey : unitKey)(companyId, number);
  const own = {
    expression: `attribute_not_exists(pk) OR equipmentId = :equipment${heir === undefined ? '' : ' OR equipmentId = :heir'}`,
    values: { ':equipment': equipmentId, ...(heir !== undefined && { ':heir': heir }) },
  };
  // In different case it is the same number, and its row stays.
  if (from !== null && to !== null && keyOf(from).sk === keyOf(to).sk) return [];
  return [
    ...(to === null
      ? []
      : [
          {
            write: put({ ...keyOf(to), kind: 'unique', equipmentId }, own),
            failed: () => numberTaken(name, to),
          },
        ]),
    ...(from === null ? [] : [{ write: remove(keyOf(from), own), failed: machineChanged }]),
  ];
}

function machineChanged(): Refused {
  return refuse('CONFLICT', 'The machine’s numbers were changed meanwhile. Load the order again.');
}
