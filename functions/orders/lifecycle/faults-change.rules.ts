import { refuse } from '#functions/platform/refusal.ts';
import type { FaultCode } from '#schema/alerts/faults.ts';
import { higherPriority, priorityOf } from '#schema/alerts/severity.ts';
import { codeKey, faultEntries, mostFaults } from './faults.rules.ts';
import type { Rule } from './order-commands.ts';

/**
 * Adds and removes fault codes. A code that the order already has is not added again. Added codes can raise the
 * priority (document 3 section 6); removed ones don't lower it, because it also reflects the alerts and the approver's
 * judgment. The issue stays as it is.
 */
export const changeFaults: Rule<'changeFaults'> = ({ order, faults }, command) => {
  const removed = faults.filter(({ id }) => command.remove.includes(id));
  if (removed.length < new Set(command.remove).size) {
    return badCodes('remove', 'The order has no such fault code. Load it again.');
  }
  const kept = faults.filter(({ id }) => !command.remove.includes(id));
  const known = new Set(kept.map(codeKey));
  const byCode = new Map<string, FaultCode>();
  for (const fault of command.add) {
    const code = codeKey(fault);
    if (!known.has(code) && !byCode.has(code)) byCode.set(code, fault);
  }
  const added = [...byCode.values()];
  if (added.length === 0 && removed.length === 0) return badCodes('add', 'The order has these already.');
  if (kept.length + added.length > mostFaults || added.length + removed.length > mostFaults) {
    return badCodes('add', `An order has at most ${mostFaults} fault codes, and so many change at a time.`);
  }
  return {
    order: { priority: higherPriority(order.priority, priorityOf(added.map(({ severity }) => severity))) },
    faultsToPut: added,
    faultsToRemove: removed.map(({ id }) => id),
    updates: faultEntries(added, removed),
  };
};

function badCodes(field: 'add' | 'remove', message: string) {
  return refuse('BAD_INPUT', message, { fields: { [field]: message } });
}
