import type * as z from 'zod';
import { readModel } from '#functions/equipment/catalogue/custom-models.ts';
import { findMachines } from '#functions/equipment/fleet/search-fleet.ts';
import { numberTaken } from '#functions/equipment/machine-claims.ts';
import type { MachineReading } from '#functions/equipment/machine-effects.rules.ts';
import { equipmentTypeNamed, isSameModel, makerNamed } from '#functions/equipment/machine-names.rules.ts';
import { readBearers, readMachine } from '#functions/equipment/read-machine.ts';
import { AppError } from '#functions/platform/errors.ts';
import { errorOf } from '#functions/platform/refusal.ts';
import { normalSerialNumber } from '#schema/machines/fleet.ts';
import { type OrderEquipment, orderEquipment } from '#schema/orders/order.ts';
import type { createOrderInput } from '#schema/orders/order-calls.ts';

/** The machine of a new order: as the order will show it, and as its own row has it. */
export interface ResolvedMachine {
  readonly equipment: OrderEquipment;
  /** Null if the machine is new to the company. */
  readonly known: MachineReading | null;
}

export type Model = Pick<OrderEquipment, 'brand' | 'model' | 'modelId' | 'product'>;

type MachineInput = Pick<
  z.output<typeof createOrderInput>,
  | 'equipmentId'
  | 'modelId'
  | 'brand'
  | 'model'
  | 'equipmentType'
  | 'customModel'
  | 'serialNumber'
  | 'unitNumber'
  | 'hours'
>;

/**
 * The machine that an order is for. A typed machine is one of the company's if one of that model has its number;
 * otherwise it is new, with `newId` as its id. What the input leaves out of a known machine stays as it is. At most two
 * round trips and four read units; one more round trip and about forty units for a model that only the company's
 * machines know. Throws BAD_INPUT for a machine or model that the company doesn't have, and DUPLICATE_SERIAL_NUMBER or
 * DUPLICATE_UNIT_NUMBER if another machine has the number.
 */
export async function resolveMachine(
  companyId: string,
  input: MachineInput,
  newId: string,
): Promise<ResolvedMachine> {
  const given: MachineReading = {
    serialNumber: input.serialNumber ? normalSerialNumber(input.serialNumber) : null,
    unitNumber: input.unitNumber || null,
    hours: input.hours ?? null,
  };
  if (input.equipmentId) {
    const machine = await readMachine(companyId, input.equipmentId);
    if (machine === undefined) throw badMachine('equipmentId', 'Choose a machine of your company.');
    return withGiven(machine, given);
  }
  const [model, { bySerial, byUnit }] = await Promise.all([
    modelFor(companyId, input),
    readBearers(companyId, given),
  ]);
  const { serialNumber, unitNumber } = given;
  if (serialNumber !== null && bySerial !== undefined) {
    if (!isSameModel(bySerial, model)) throw errorOf(numberTaken('serialNumber', serialNumber).refusal);
    return withGiven(bySerial, given);
  }
  if (unitNumber !== null && byUnit !== undefined) {
    // No machine has this serial number, so a machine with another one is not meant.
    const isOther = serialNumber !== null && byUnit.serialNumber !== null;
    if (isOther || !isSameModel(byUnit, model)) throw errorOf(numberTaken('unitNumber', unitNumber).refusal);
    return withGiven(byUnit, given);
  }
  return { equipment: { id: newId, ...model, ...given }, known: null };
}

export const noSuchModel = 'There is no such model. Enter its brand and model.';

/**
 * A model from the catalogue, from the company's own models, or from one of its machines; undefined if none has it.
 * Half a read unit; one more round trip and about forty units if only machines know it.
 */
export async function modelById(companyId: string, modelId: string): Promise<Model | undefined> {
  const known = await readModel(companyId, modelId);
  const found = known ?? (await findMachines(companyId, { active: true, modelId }))[0];
  return found && { brand: found.brand, model: found.model, modelId, product: found.product };
}

async function modelFor(companyId: string, { modelId, customModel, ...typed }: MachineInput): Promise<Model> {
  const brand = customModel?.brand || typed.brand;
  const model = customModel?.model || typed.model;
  const equipmentType = customModel?.equipmentType || typed.equipmentType;
  if (brand && model) {
    return {
      brand: makerNamed(brand),
      model,
      modelId: modelId ?? null,
      product: equipmentType ? equipmentTypeNamed(equipmentType) : null,
    };
  }
  const known = modelId ? await modelById(companyId, modelId) : undefined;
  if (known === undefined) throw badMachine('modelId', noSuchModel);
  return known;
}

function withGiven(machine: OrderEquipment, given: MachineReading): ResolvedMachine {
  const { serialNumber, unitNumber, hours } = machine;
  return {
    equipment: orderEquipment.parse({
      ...machine,
      serialNumber: given.serialNumber ?? serialNumber,
      unitNumber: given.unitNumber ?? unitNumber,
      hours: given.hours ?? hours,
    }),
    known: { serialNumber, unitNumber, hours },
  };
}

function badMachine(field: keyof MachineInput, message: string): AppError {
  return new AppError('BAD_INPUT', message, { fields: { [field]: message } });
}
