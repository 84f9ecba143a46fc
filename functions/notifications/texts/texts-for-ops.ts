import type { OrderFacts, Words } from './notification.ts';
import { newest, said } from './order-facts.ts';
import {
  bookedTimeOf,
  contactOf,
  faultsOf,
  joined,
  machineOf,
  orderPath,
  shortMachineOf,
  streetOf,
  wordsOf,
} from './order-words.ts';

// Texts for whoever is on duty: enough to call the customer.

export function issueReported(facts: OrderFacts): Words {
  const { order, updates } = facts;
  const report = newest({ updates }, 'issue_reported');
  const issue = wordsOf(said(report, 'issue'));
  return {
    title: `Order #${order.id}: issue reported, ${issue}`,
    lines: [`${report?.user?.fullName ?? 'A customer'} reported an issue with the service: ${issue}.`],
    quote: said(report, 'description'),
    short: `Issue reported with the ${shortMachineOf(order)}: ${issue}. Order #${order.id}`,
    ...forOps(facts),
  };
}

export function nobodyFound(facts: OrderFacts): Words {
  const { order } = facts;
  const alerted = order.numberOfAlertedTechnicians;
  return {
    title: `Order #${order.id}: no technician found, ${machineOf(order)}`,
    lines: [
      `No offer stands; ${alerted} ${alerted === 1 ? 'technician was' : 'technicians were'} alerted. The order stays open, and an answer that comes later still counts.`,
    ],
    short: `No technician was found for the ${shortMachineOf(order)}. Order #${order.id}`,
    ...forOps(facts),
  };
}

export function nobodyThere(facts: OrderFacts): Words {
  const { order } = facts;
  return {
    title: `Order #${order.id}: nobody has arrived, ${machineOf(order)}`,
    lines: ['The technician was due two hours ago, and neither side has marked an arrival.'],
    short: `Nobody has arrived at the ${shortMachineOf(order)}. Order #${order.id}`,
    ...forOps(facts),
  };
}

function forOps({ order }: OrderFacts): Pick<Words, 'facts' | 'action' | 'why'> {
  const { schedule } = order;
  return {
    facts: [
      [
        'Technician',
        schedule === null ? '' : joined(schedule.technician.fullName, schedule.card.company.name),
      ],
      [
        'Machine',
        joined(machineOf(order), order.equipment.unitNumber && `unit ${order.equipment.unitNumber}`),
      ],
      ['Fault codes', faultsOf(order)],
      ['Place', streetOf(order)],
      ['When', bookedTimeOf(order)],
      ['Owner', order.owner?.fullName ?? ''],
      ['Contact', contactOf(order)],
    ],
    action: { label: 'See the order', path: orderPath(order) },
    why: 'You get this because this address is on call for Ironcall.',
  };
}
