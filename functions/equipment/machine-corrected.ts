import { AppError } from '#functions/platform/errors.ts';
import type { CorrectedValues } from '#schema/alerts/alerts.ts';
import { normalSerialNumber } from '#schema/machines/fleet.ts';
import type { OrderEquipment } from '#schema/orders/order.ts';
import { machineNamed } from './find-or-add-machine.ts';
import { foldModelName, isSameModel, makerNamed } from './machine-names.rules.ts';
import { readMachine } from './read-machine.ts';

/** The machine of an alert that was corrected. */
export interface CorrectedMachine {
  readonly equipment: OrderEquipment;
  /** As its own row has it; null for one that comes to the company with the correction. */
  readonly known: OrderEquipment | null;
  /** The one that the misread alert brought to the company, where it turns out to be another: it goes. */
  readonly replaces: Pick<OrderEquipment, 'id' | 'serialNumber' | 'unitNumber'> | null;
}

/** What a message says of a machine. */
export type MachineValues = Pick<
  CorrectedValues,
  'brand' | 'model' | 'serialNumber' | 'unitNumber' | 'hours'
>;

export interface MachineToCorrect {
  readonly companyId: string;
  /** What a machine is to be called that the company has not yet. */
  readonly newId: string;
  /** What the machine is called that this very message brought to the company; one that a correction of it brought, with more behind. */
  readonly ownId: string;
  /** The machine that the message was taken to name; null for none. */
  readonly was: OrderEquipment | null;
  /** Whether that one may go, where the message brought it and it is another: nothing else is known to be about it. */
  readonly mayReplace: boolean;
  readonly before: MachineValues;
  readonly values: MachineValues & { readonly brand: string; readonly model: string };
}

/** Whether what says which machine it is, or how it is, was corrected. */
export function isMachineCorrected(before: MachineValues, values: MachineValues): boolean {
  return fields.some((field) => before[field] !== values[field]);
}

/**
 * The machine that a corrected message names: found as the import finds it, by its serial number, else by its unit number; else the
 * one that the misread message brought to the company, put right; else a new one. What was not corrected is as the machine's own
 * row has it. At most three round trips and six read units. Throws DUPLICATE_SERIAL_NUMBER where a machine of another maker bears
 * the number; who bears another number, only the write finds out.
 */
export async function machineCorrected(given: MachineToCorrect): Promise<CorrectedMachine> {
  const { companyId, newId, ownId, was, before, values } = given;
  const serialNumber = values.serialNumber && normalSerialNumber(values.serialNumber);
  const unitNumber = values.unitNumber?.trim() || null;
  const named = { id: newId, brand: values.brand, model: values.model, serialNumber, unitNumber };
  const isOwn = was !== null && (was.id === ownId || was.id.startsWith(`${ownId}_`));
  const hasNumber = serialNumber !== null || unitNumber !== null;
  const [found, row] = await Promise.all([
    hasNumber ? machineNamed(companyId, named) : undefined,
    was === null ? undefined : readMachine(companyId, was.id),
  ]);
  const isChanged = (field: (typeof fields)[number]) => before[field] !== values[field];
  const isOther = found !== undefined && found.id !== was?.id;
  if (
    isOther &&
    isChanged('serialNumber') &&
    found.serialNumber === serialNumber &&
    !isSameMaker(found, named)
  ) {
    throw new AppError(
      'DUPLICATE_SERIAL_NUMBER',
      `The serial number '${serialNumber}' is already used for another piece of equipment.`,
      { conflictsWith: serialNumber ?? '' },
    );
  }
  // Without a number nothing says that it is another; with one that nobody bears, only what the message brought may bear it.
  const known = found ?? (isOwn || !hasNumber ? row : undefined);
  if (known === undefined) {
    const names = { brand: makerNamed(values.brand), model: values.model, modelId: null, product: null };
    return {
      equipment: { id: newId, ...names, serialNumber, unitNumber, hours: values.hours },
      known: null,
      replaces: null,
    };
  }
  const isItself = isOwn && known.id === was?.id;
  const names = {
    brand: isChanged('brand') ? makerNamed(values.brand) : known.brand,
    model: isChanged('model') ? values.model : known.model,
  };
  const isModelKept = isSameModel({ ...names, modelId: null }, { ...known, modelId: null });
  return {
    equipment: {
      id: known.id,
      ...names,
      modelId: isModelKept ? known.modelId : null,
      product: isModelKept ? known.product : null,
      serialNumber: serialNumber ?? (isItself && isChanged('serialNumber') ? null : known.serialNumber),
      unitNumber: unitNumber ?? (isItself && isChanged('unitNumber') ? null : known.unitNumber),
      hours: hoursAfter(known, before, values),
    },
    known,
    replaces:
      isOther && isOwn && given.mayReplace && row
        ? { id: row.id, serialNumber: row.serialNumber, unitNumber: row.unitNumber }
        : null,
  };
}

const fields = ['brand', 'model', 'serialNumber', 'unitNumber', 'hours'] as const;

function isSameMaker(one: { readonly brand: string }, other: { readonly brand: string }): boolean {
  return foldModelName(makerNamed(one.brand)) === foldModelName(makerNamed(other.brand));
}

/** Hour meters only run forward, but for what the misread message itself said. */
function hoursAfter(known: OrderEquipment, before: MachineValues, { hours }: MachineValues): number | null {
  if (hours === null) return known.hours;
  const isOfThis = known.hours === before.hours;
  return known.hours === null || hours > known.hours || isOfThis ? hours : known.hours;
}
