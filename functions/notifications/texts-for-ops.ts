import type { OrderFacts, Texts } from './notification.ts';
import { newest, said } from './order-facts.ts';
import { machineOf, orderLink, paragraphs, streetOf, wordsOf } from './order-words.ts';

// What those on duty read: enough to call the customer.

export const issueReported: Texts<OrderFacts> = {
  email: (facts, { siteUrl }) => {
    const { order, updates } = facts;
    const report = newest({ updates }, 'issue_reported');
    const issue = wordsOf(said(report, 'issue'));
    return {
      subject: `Order #${order.id}: issue reported, ${issue}`,
      text: paragraphs(
        `${report?.user?.fullName ?? 'A customer'} reported an issue with the service: ${issue}.`,
        said(report, 'description') && `"${said(report, 'description')}"`,
        order.schedule === null
          ? ''
          : `Technician: ${order.schedule.technician.fullName}, ${order.schedule.card.company.name}`,
        ...whereAndWho(facts),
        orderLink(order, siteUrl),
      ),
    };
  },
};

export const nobodyFound: Texts<OrderFacts> = {
  email: (facts, { siteUrl }) => {
    const { order } = facts;
    const alerted = order.numberOfAlertedTechnicians;
    return {
      subject: `Order #${order.id}: no technician found, ${machineOf(order)}`,
      text: paragraphs(
        `The search has ended without a standing offer; ${alerted} ${alerted === 1 ? 'technician was' : 'technicians were'} alerted. The order stays open, and an answer that comes later still counts.`,
        ...whereAndWho(facts),
        orderLink(order, siteUrl),
      ),
    };
  },
};

function whereAndWho({ order }: OrderFacts): string[] {
  const contact = [order.contactName, order.contactPhone].filter(Boolean).join(', ');
  return [
    `Machine: ${machineOf(order)}`,
    `Place: ${streetOf(order)}`,
    order.owner === null ? '' : `Owner: ${order.owner.fullName}`,
    contact && `Contact: ${contact}`,
  ];
}
