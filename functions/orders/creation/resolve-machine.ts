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

/** The machine of a new order: as the order is to know it, and as its own row has it. */
export interface ResolvedMachine {
  readonly equipment: OrderEquipment;
  /** Null: the company has it not yet. */
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
 * Which machine an order is for. One that was typed is the company's where a machine of that model bears its number, else a
 * new one, called `newId`; what is not given of a machine that the company has, stays. At most two round trips and four read
 * units; a round trip and about forty units more for a model that only the company's machines know. Throws BAD_INPUT for a machine or model that the company has
 * not, DUPLICATE_SERIAL_NUMBER and DUPLICATE_UNIT_NUMBER where another machine bears the number.
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
    const own = await readMachine(companyId, input.equipmentId);
    if (own === undefined) throw badMachine('equipmentId', 'Choose a machine of your company.');
    return withGiven(own, given);
  }
  const [model, { bySerial, byUnit }] = await Promise.all([
    modelMeant(companyId, input),
    readBearers(companyId, given),
  ]);
  const { serialNumber, unitNumber } = given;
  if (serialNumber !== null && bySerial !== undefined) {
    if (!isSameModel(bySerial, model)) throw errorOf(numberTaken('serialNumber', serialNumber).refusal);
    return withGiven(bySerial, given);
  }
  if (unitNumber !== null && byUnit !== undefined) {
    // Nobody bears the serial number, so a machine that has one is another.
    const isOther = serialNumber !== null && byUnit.serialNumber !== null;
    if (isOther || !isSameModel(byUnit, model)) throw errorOf(numberTaken('unitNumber', unitNumber).refusal);
    return withGiven(byUnit, given);
  }
  return { equipment: { id: newId, ...model, ...given }, known: null };
}

export const noSuchModel = 'There is no such model. Enter its brand and model.';

/**
 * A model of the catalogue, of the company's own, or of one of its machines; undefined for what is none of them. Half a read
 * unit; a round trip and about forty units more for one that only machines know.
 */
export async function modelById(companyId: string, modelId: string): Promise<Model | undefined> {
  const own = await readModel(companyId, modelId);
  const found = own ?? (await findMachines(companyId, { active: true, modelId }))[0];
  return found && { brand: found.brand, model: found.model, modelId, product: found.product };
}

async function modelMeant(
  companyId: string,
  { modelId, customModel, ...typed }: MachineInput,
): Promise<Model> {
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

function withGiven(own: OrderEquipment, given: MachineReading): ResolvedMachine {
  const { serialNumber, unitNumber, hours } = own;
  return {
    equipment: orderEquipment.parse({
      ...own,
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
