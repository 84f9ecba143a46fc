import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** One of the things that Ironcall is good for. */
export interface Benefit {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

interface BenefitsProps {
  readonly title: string;
  readonly benefits: readonly Benefit[];
  /** What a piece of work looks like here. */
  readonly preview: ReactNode;
}

/** What Ironcall is to who signs in. */
export function Benefits({ title, benefits, preview }: BenefitsProps) {
  return (
    <aside className="aside" aria-label="What Ironcall does">
      <div className="aside-content">
        <p className="aside-title">{title}</p>
        {preview}
        <BenefitList benefits={benefits} />
      </div>
    </aside>
  );
}

export function BenefitList({ benefits }: Pick<BenefitsProps, 'benefits'>) {
  return (
    <ul className="benefits">
      {benefits.map((each) => (
        <li key={each.title}>
          <each.icon size={22} />
          <div>
            <div className="benefit-title">{each.title}</div>
            <div className="benefit-text">{each.text}</div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The same over a long form on a phone, where nothing stands beside it. */
export function BriefBenefits({ benefits }: Pick<BenefitsProps, 'benefits'>) {
  return (
    <ul className="benefits benefits-brief">
      {benefits.map((each) => (
        <li key={each.title}>
          <each.icon size={20} />
          {each.text}
        </li>
      ))}
    </ul>
  );
}
