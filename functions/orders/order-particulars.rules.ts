import { type MachineNumbers, type Rule, refuse } from './order-commands.ts';

/** What the customer books the service under: its own business, so the timeline says nothing of it. */
export const updatePoNumber: Rule<'updatePoNumber'> = (_, { poNumber }) => ({
  order: { poNumber: poNumber?.trim() || null },
});

/** The machine's serial and unit number, each of them no other machine's of the company. */
export const updateSerialNumber: Rule<'updateSerialNumber'> = ({ order }, { numbers, known }) => {
  const to: MachineNumbers = {
    serialNumber: numbers.serialNumber,
    unitNumber: numbers.unitNumber?.trim() || null,
  };
  if (to.serialNumber === null) {
    return refuse('BAD_INPUT', 'Enter the serial number.', { fields: { serialNumber: 'Required' } });
  }
  const isNew = to.serialNumber !== known.serialNumber || to.unitNumber !== known.unitNumber;
  return {
    order: { equipment: { ...order.equipment, ...to } },
    effects: isNew ? [{ kind: 'claim-machine-numbers', from: known, to }] : [],
  };
};
