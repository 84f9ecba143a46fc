import { AppError } from '#functions/platform/errors.ts';
import type { CorrectedValues } from '#schema/alerts/alerts.ts';
import { normalSerialNumber } from '#schema/machines/fleet.ts';
import type { OrderEquipment } from '#schema/orders/order.ts';
import { machineNamed } from './find-or-add-machine.ts';
import { foldModelName, isSameModel, makerNamed } from './machine-names.rules.ts';
import { readMachine } from './read-machine.ts';

/** The machine of a corrected alert. */
export interface CorrectedMachine {
  readonly equipment: OrderEquipment;
  /** As stored; null for a machine that the correction adds. */
  readonly known: OrderEquipment | null;
  /** The machine that the misread alert had added, if it turns out to be another one: it is removed. */
  readonly replaces: Pick<OrderEquipment, 'id' | 'serialNumber' | 'unitNumber'> | null;
}

/** What a message says about its machine. */
export type MachineValues = Pick<
  CorrectedValues,
  'brand' | 'model' | 'serialNumber' | 'unitNumber' | 'hours'
>;

export interface MachineToCorrect {
  readonly companyId: string;
  /** Id for a machine that the company does not have yet. */
  readonly newId: string;
  /** Id of the machine that this message added; one added by an earlier correction has a suffix. */
  readonly ownId: string;
  /** The machine that the message was taken to be about, or null. */
  readonly was: OrderEquipment | null;
  /** Whether that machine may be removed if the message added it and is about another one. Only true if nothing else refers to it. */
  readonly mayReplace: boolean;
  readonly before: MachineValues;
  readonly values: MachineValues & { readonly brand: string; readonly model: string };
}

/** Whether the machine's identity or hours were corrected. */
export function isMachineCorrected(before: MachineValues, values: MachineValues): boolean {
  return fields.some((field) => before[field] !== values[field]);
}

/**
 * The machine of a corrected message: found by serial number, then by unit number, as in the import; otherwise the machine that
 * the misread message added, corrected; otherwise a new one. Values that were not corrected come from the machine's row. At most
 * three round trips and six read units. Throws DUPLICATE_SERIAL_NUMBER if a machine of another maker has the serial number; other
 * duplicates are only detected by the write.
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
  // Without a number there is no reason to assume another machine. A number that nobody has can only belong to the machine that
  // this message added.
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

/** Hour meters only run forward, except where the stored value came from the misread message itself. */
function hoursAfter(known: OrderEquipment, before: MachineValues, { hours }: MachineValues): number | null {
  if (hours === null) return known.hours;
  const isOfThis = known.hours === before.hours;
  return known.hours === null || hours > known.hours || isOfThis ? hours : known.hours;
}
