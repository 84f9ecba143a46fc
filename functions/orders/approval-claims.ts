import * as z from 'zod';
import { writesOfNewMachine } from '#functions/equipment/find-or-add-machine.ts';
import type { CorrectedMachine } from '#functions/equipment/machine-corrected.ts';
import { machineKey, serialKey, unitKey } from '#functions/equipment/machine-identity.ts';
import { metresBetween, type Point } from '#functions/jobsites/distance.ts';
import { jobsiteNameKey, samePlaceMetres } from '#functions/jobsites/jobsites.rules.ts';
import {
  absent,
  type ConditionFailed,
  check,
  type Expression,
  present,
  put,
  remove,
  update,
  type Write,
} from '#functions/platform/table.ts';
import { entityId } from '#schema/ids.ts';
import type { Address, Jobsite } from '#schema/places.ts';
import type { Order } from './order.ts';
import {
  type Effect,
  type MachineNames,
  type MachineNumbers,
  type MachineReading,
  type Refused,
  refuse,
} from './order-commands.ts';
import { machineEffects } from './order-correction.rules.ts';

/** A write of a command's transaction, and what it means when its condition does not hold. */
export interface Claim {
  readonly write: Write;
  readonly failed: (failure: ConditionFailed) => ClaimLost;
}

type ClaimLost =
  | Refused
  /** The company has another jobsite of that name at that very place. */
  | { readonly jobsiteId: string }
  /** The jobsite that was named bears another name: this name makes a new one. */
  | { readonly jobsiteId: null };

/**
 * The jobsite of an order: its name is its own in the company, and stands for one place. A new one is written; one that
 * was there is left as it is, whatever access hours this order has, and only has to be the one of that name.
 */
export function claimJobsite(
  { companyId, address }: Pick<Order, 'companyId' | 'address'>,
  jobsite: Jobsite & { readonly id: string; readonly name: string },
  isNew: boolean,
): Claim[] {
  const pk = `COMPANY#${companyId}`;
  const nameKey = jobsiteNameKey(companyId, jobsite.name);
  const failed = ({ row }: ConditionFailed) => nameLost(row, jobsite.id, address);
  if (!isNew) return [{ write: check(nameKey, isOf(jobsite.id, address)), failed }];
  const { lat, long } = address;
  return [
    { write: put({ ...nameKey, kind: 'unique', jobsiteId: jobsite.id, lat, long }, absent), failed },
    { write: put({ pk, sk: `JOBSITE#${jobsite.id}`, kind: 'jobsite', ...jobsite, address }), failed },
  ];
}

/**
 * A machine's serial and unit number, which no other of the company may have: they move on the machine's row too, and so
 * does its hour meter.
 */
export function claimMachineNumbers(
  { companyId, equipment }: Pick<Order, 'companyId' | 'equipment'>,
  {
    from,
    to,
    hours,
    names,
    replaces,
    asRemembered = false,
  }: Omit<Extract<Effect, { kind: 'claim-machine-numbers' }>, 'kind'>,
): Claim[] {
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

/** What a correction writes of machines where no order carries it; a machine that somebody added just now is found by a second look. */
export function machineWrites(companyId: string, machine: CorrectedMachine, now: Date): Claim[] {
  const { equipment } = machine;
  return machineEffects(machine).flatMap((effect): Claim[] => {
    if (effect.kind === 'claim-machine-numbers') return claimMachineNumbers({ companyId, equipment }, effect);
    return writesOfNewMachine(companyId, equipment, now).map((write) => ({ write, failed: machineChanged }));
  });
}

const modelNames = [
  'brand',
  'model',
  'modelId',
  'product',
] as const satisfies readonly (keyof MachineNames)[];

/** The row of a machine that goes, and of its numbers those that no other takes over. */
function removeMachine(
  companyId: string,
  { id, ...numbers }: MachineNumbers & { readonly id: string },
  kept: MachineNumbers,
): Claim[] {
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

/** The row that says whose the number is, and the one that said so of the old number. */
function claimNumber(
  companyId: string,
  equipmentId: string,
  name: keyof MachineNumbers,
  {
    from,
    to,
    heir,
  }: { readonly from: string | null; readonly to: string | null; readonly heir?: string | undefined },
): Claim[] {
  const keyOf = (number: string) => (name === 'serialNumber' ? serialKey : unitKey)(companyId, number);
  const own = {
    expression: `attribute_not_exists(pk) OR equipmentId = :equipment${heir === undefined ? '' : ' OR equipmentId = :heir'}`,
    values: { ':equipment': equipmentId, ...(heir !== undefined && { ':heir': heir }) },
  };
  // Written in another case it is the same number, and its row stays.
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

const metresPerDegree = 111_195;

/** Whether a name is that jobsite's, and that is there. A box round the place: conditions know no circles. */
function isOf(jobsiteId: string, { lat, long }: Point): Expression {
  const height = (1.01 * samePlaceMetres) / metresPerDegree;
  const width = height / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return {
    expression: 'jobsiteId = :jobsite AND #lat BETWEEN :south AND :north AND #long BETWEEN :west AND :east',
    names: { '#lat': 'lat', '#long': 'long' },
    values: {
      ':jobsite': jobsiteId,
      ':south': lat - height,
      ':north': lat + height,
      ':west': long - width,
      ':east': long + width,
    },
  };
}

const nameRow = z.object({ jobsiteId: entityId, lat: z.number(), long: z.number() });

function nameLost(row: ConditionFailed['row'], jobsiteId: string, address: Address): ClaimLost {
  // Nobody has the name: so it is not that of the jobsite that was named, and makes a new one.
  if (row === undefined) return { jobsiteId: null };
  const held = nameRow.parse(row);
  if (held.jobsiteId !== jobsiteId && metresBetween(held, address) <= samePlaceMetres) {
    return { jobsiteId: held.jobsiteId };
  }
  return refuse(
    'JOBSITE_NAME_TAKEN',
    'The current jobsite name has already been used at another location. Please choose another.',
  );
}

/** Another machine of the company bears the number. */
export function numberTaken(name: keyof MachineNumbers, number: string): Refused {
  const [code, words] =
    name === 'serialNumber'
      ? (['DUPLICATE_SERIAL_NUMBER', 'serial number'] as const)
      : (['DUPLICATE_UNIT_NUMBER', 'unit number'] as const);
  return refuse(code, `The ${words} '${number}' is already used for another piece of equipment.`, {
    conflictsWith: number,
  });
}

function machineChanged(): Refused {
  return refuse('CONFLICT', 'The machine’s numbers were changed meanwhile. Load the order again.');
}
