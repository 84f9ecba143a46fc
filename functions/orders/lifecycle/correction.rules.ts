import { isDeepStrictEqual } from 'node:util';
import { machineEffects } from '#functions/equipment/machine-effects.rules.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { FaultCode } from '#schema/alerts/faults.ts';
import { priorityOf } from '#schema/alerts/severity.ts';
import { statedInstant } from '#schema/places/jobsite-clock.ts';
import { codeKey, faultEntries, issueOf, mostFaults } from './faults.rules.ts';
import { inWords } from './jobsite.rules.ts';
import type { CommandOf, Rule } from './order-commands.ts';

/**
 * What one of the order's alerts says by the word of a manager who looked at it: its machine, its place and its codes. Codes that
 * people took off the order stay off, and those that another alert reports too stay on. Priority and suggested issue follow the
 * faults, down too: what was misread was never so urgent.
 */
export const correctAlert: Rule<'correctAlert'> = ({ order, faults }, command) => {
  if (command.faults.length === 0) {
    return badCodes('An order needs a fault code. Leave one, or reject the order.');
  }
  const { put, removed, added } = faultChanges(faults, command);
  const after = [
    ...faults
      .filter((fault) => !removed.includes(fault))
      .map((fault) => put.find(({ id }) => id === fault.id) ?? fault),
    ...added,
  ];
  if (after.length === 0) return badCodes('An order needs a fault code. Leave one, or reject the order.');
  if (after.length > mostFaults || put.length + added.length + removed.length > mostFaults) {
    return badCodes(`An order has at most ${mostFaults} fault codes, and so many change at a time.`);
  }
  const { machine, place } = command;
  const moved = place && {
    address: place.address,
    timeZone: place.timeZone,
    // What was set for the place that it is not does not hold; when and how to get in may still.
    jobsite: place.jobsite ?? { ...order.jobsite, id: null, name: null },
  };
  const isFirst = order.alertIds[0] === command.alertId;
  return {
    order: {
      ...(machine && { equipment: machine.equipment, hours: machine.equipment.hours }),
      ...moved,
      ...(isFirst && { detectedAt: statedInstant(command.detectedAt, (place ?? order).timeZone) }),
      priority: priorityOf(after.map(({ severity }) => severity)),
      pendingIssue: issueOf(after),
    },
    faultsToPut: [...put, ...added],
    faultsToRemove: removed.map(({ id }) => id),
    updates: [
      ...faultEntries(added, removed),
      ...(moved === undefined
        ? []
        : [{ type: 'jobsite_address_updated' as const, data: { address: inWords(moved) } }]),
    ],
    effects: machine === undefined ? [] : machineEffects(machine),
  };
};

interface FaultChanges {
  /** The order's own, written again. */
  readonly put: readonly FaultCode[];
  readonly removed: readonly FaultCode[];
  readonly added: readonly FaultCode[];
}

function faultChanges(
  known: readonly FaultCode[],
  { faultsBefore, faults, codesElsewhere }: CommandOf<'correctAlert'>,
): FaultChanges {
  const byCode = new Map(known.map((fault) => [codeKey(fault), fault]));
  const before = new Set(faultsBefore.map(codeKey));
  const wanted = new Map(faults.map((fault) => [codeKey(fault), fault]));
  const put: FaultCode[] = [];
  const added: FaultCode[] = [];
  for (const [code, fault] of wanted) {
    const own = byCode.get(code);
    if (own === undefined) {
      if (!before.has(code)) added.push(fault);
      continue;
    }
    const { id, count, countLastThirtyDays, lastTriggeredAt } = own;
    const corrected = { ...fault, id, count, countLastThirtyDays, lastTriggeredAt };
    if (!isDeepStrictEqual(corrected, own)) put.push(corrected);
  }
  const elsewhere = new Set(codesElsewhere.map((fault) => codeKey({ fault })));
  const removed = known.filter((fault) => {
    const code = codeKey(fault);
    return before.has(code) && !wanted.has(code) && !elsewhere.has(code);
  });
  return { put, removed, added };
}

function badCodes(message: string) {
  return refuse('BAD_INPUT', message, { fields: { 'values.faultCodes': message } });
}
