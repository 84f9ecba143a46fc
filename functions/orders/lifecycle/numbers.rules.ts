import type { MachineNumbers } from '#functions/equipment/machine-effects.rules.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { Rule } from './order-commands.ts';

/** The customer's own bookkeeping, so the timeline does not mention it. */
export const updatePoNumber: Rule<'updatePoNumber'> = (_, { poNumber }) => ({
  order: { poNumber: poNumber?.trim() || null },
});

/** The machine's serial and unit number; no other machine of the company may have them. */
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
    // The order's copy may be out of date, so the numbers are claimed even if the order has them already.
    effects:
      isNew || known === null
        ? [{ kind: 'claim-machine-numbers', from, to, ...(known === null && { asRemembered: true }) }]
        : [],
  };
};
