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

interface PreviewProps {
  readonly machine: string;
  readonly fault: string;
  /** What answers it: two rows of a card. */
  readonly answer: {
    readonly initials: string;
    readonly main: string;
    readonly more: string;
    readonly time: ReactNode;
  };
}

/** A job in three lines: what is broken, who comes, when. A picture, and so not read out. */
export function Preview({ machine, fault, answer }: PreviewProps) {
  return (
    <figure className="preview" aria-hidden="true">
      <div className="preview-row">
        <span className="preview-picture">
          <svg viewBox="0 0 32 32" width="36" height="36" fill="currentColor" role="presentation">
            <path d="M2 24h16a2 2 0 0 1 0 5H4a2.5 2.5 0 0 1-2-5Zm2-9h6l2 4h6v4H3v-6a2 2 0 0 1 1-2Zm9 2 6-11 7 3 3 9-3 4-3-2 2-3-2-6-4-1-4 8Z" />
          </svg>
        </span>
        <span className="preview-main">{fault}</span>
        <span className="preview-level">High</span>
        <span className="preview-more">{machine}</span>
      </div>
      <div className="preview-row">
        <span className="preview-picture preview-person">{answer.initials}</span>
        <span className="preview-main">{answer.main}</span>
        <span className="preview-time">{answer.time}</span>
        <span className="preview-more">{answer.more}</span>
      </div>
    </figure>
  );
}
