import type { FaultCode } from '#schema/faults.ts';
import { type Rule, refuse } from './order-commands.ts';
import { bySeverity, mergeFaults, mostFaults } from './order-faults.rules.ts';

/**
 * Fault codes that people add to an order, or take off it. A code that the order has already is not added again; the
 * order's priority follows its faults no more than its alerts say.
 */
export const changeFaults: Rule<'changeFaults'> = ({ faults }, command) => {
  const removed = faults.filter(({ id }) => command.remove.includes(id));
  if (removed.length < new Set(command.remove).size) {
    return refuse('BAD_INPUT', 'The order has no such fault code.', {
      fields: { remove: 'Not a fault code of the order' },
    });
  }
  const kept = faults.filter(({ id }) => !command.remove.includes(id));
  const { added } = mergeFaults(kept, command.add);
  if (kept.length + added.length > mostFaults || (added.length === 0 && removed.length === 0)) {
    return refuse('BAD_INPUT', 'There is nothing to change, or there are too many fault codes.', {
      fields: { add: `The order has these already, or more than ${mostFaults}` },
    });
  }
  return {
    faultsToPut: added,
    faultsToRemove: removed.map(({ id }) => id),
    updates: [
      ...(added.length === 0
        ? []
        : [{ type: 'fault_code_added' as const, data: { faultCodes: shown(added) } }]),
      ...(removed.length === 0
        ? []
        : [{ type: 'fault_code_removed' as const, data: { faultCodes: shown(removed) } }]),
    ],
  };
};

function shown(faults: readonly FaultCode[]) {
  return bySeverity(faults).map(({ fault, name, severity }) => ({ fault, name, severity }));
}
