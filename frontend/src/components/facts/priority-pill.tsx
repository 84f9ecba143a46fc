import { ChevronDown, ChevronsUp, ChevronUp, Equal, type LucideIcon } from 'lucide-react';
import type { Priority } from '#schema/alerts/severity.ts';
import { Pill } from './pill.tsx';

/** An order's priority: a word, and an arrow that rises with it. */
export function PriorityPill({ priority }: { readonly priority: Priority }) {
  const { icon, word } = looks[priority];
  return (
    <Pill colour={`level.${priority}`} icon={icon} title={`${word} priority`}>
      {word}
    </Pill>
  );
}

const looks: Readonly<Record<Priority, { readonly icon: LucideIcon; readonly word: string }>> = {
  low: { icon: ChevronDown, word: 'Low' },
  medium: { icon: Equal, word: 'Medium' },
  high: { icon: ChevronUp, word: 'High' },
  critical: { icon: ChevronsUp, word: 'Critical' },
};
