import { MapPin, Truck, UsersRound, Wrench } from 'lucide-react';
import type { DescribedOrder } from '../../lib/order-answers.ts';

/** What is ordered, for who is about to order it (document 1 section 2). */
export function SummaryCard({ order }: { readonly order: DescribedOrder }) {
  const rows = [
    { icon: Truck, label: 'Machine', words: order.machine },
    { icon: Wrench, label: 'Issue', words: order.issue },
    { icon: MapPin, label: 'Location', words: order.place },
  ];
  return (
    <section className="summary" aria-label="Your order">
      <dl>
        {rows.map(({ icon: Icon, label, words }) => (
          <div key={label}>
            <dt>
              <Icon size={20} />
              <span className="visually-hidden">{label}</span>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p>
        <UsersRound size={20} />
        250+ technicians in our network
      </p>
    </section>
  );
}
