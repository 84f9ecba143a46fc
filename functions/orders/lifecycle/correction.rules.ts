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
 * Corrects one of the order's alerts as a manager says: machine, place and fault codes. Codes that people removed stay
 * removed, and codes that another alert reports stay. Priority and suggested issue follow the faults, even down: what
 * was misread was never that urgent.
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
    // The jobsite of the wrong place no longer applies; its hours and instructions may.
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
  /** Known faults with corrected fields. */
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
    const existing = byCode.get(code);
    if (existing === undefined) {
      if (!before.has(code)) added.push(fault);
      continue;
    }
    const { id, count, countLastThirtyDays, lastTriggeredAt } = existing;
    const corrected = { ...fault, id, count, countLastThirtyDays, lastTriggeredAt };
    if (!isDeepStrictEqual(corrected, existing)) put.push(corrected);
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
