import { Banknote, type LucideIcon, Star, Zap } from 'lucide-react';
import { Pill } from '../../../components/facts/pill.tsx';
import type { OfferTag } from './compare.ts';

/** What an offer is the best in, as list items. */
export function OfferTags({ tags }: { readonly tags: readonly OfferTag[] }) {
  return tags.map((tag) => (
    <li key={tag}>
      <Pill colour={looks[tag].colour} icon={looks[tag].icon}>
        {tag}
      </Pill>
    </li>
  ));
}

const looks: Readonly<Record<OfferTag, { colour: `tint.${string}`; icon: LucideIcon }>> = {
  Soonest: { colour: 'tint.blue', icon: Zap },
  Cheapest: { colour: 'tint.teal', icon: Banknote },
  'Best rated': { colour: 'tint.amber', icon: Star },
};
