import type { MachineNumbers } from '#functions/equipment/machine-effects.rules.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { Rule } from './order-commands.ts';

/** What the customer books the service under: its own business, so the timeline says nothing of it. */
export const updatePoNumber: Rule<'updatePoNumber'> = (_, { poNumber }) => ({
  order: { poNumber: poNumber?.trim() || null },
});

/** The machine's serial and unit number, each of them no other machine's of the company. */
export const updateSerialNumber: Rule<'updateSerialNumber'> = ({ order }, { numbers, known }) => {
  const { serialNumber, unitNumber } = order.equipment;
  const from = known ?? { serialNumber, unitNumber };
  const to: MachineNumbers = {
    serialNumber: numbers.serialNumber,
    unitNumber: numbers.unitNumber === undefined ? from.unitNumber : numbers.unitNumber?.trim() || null,
  };
  if (to.serialNumber === null) {
    return refuse('BAD_INPUT', 'Enter the serial number.', { fields: { serialNumber: 'Required' } });
  }
  const isNew = to.serialNumber !== from.serialNumber || to.unitNumber !== from.unitNumber;
  return {
    order: { equipment: { ...order.equipment, ...to } },
    // What the order remembers says nothing of the machine by itself, even where it is what was entered.
    effects:
      isNew || known === null
        ? [{ kind: 'claim-machine-numbers', from, to, ...(known === null && { asRemembered: true }) }]
        : [],
  };
};
