import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Benefit {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

interface BenefitsProps {
  readonly title: string;
  readonly benefits: readonly Benefit[];
  /** A picture of a job. */
  readonly preview: ReactNode;
}

/** What Ironcall offers, beside the sign-in form. */
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

/** The short version, above a long form on a phone. */
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
  /** Who comes and when. */
  readonly answer: {
    readonly initials: string;
    readonly main: string;
    readonly more: string;
    readonly time: ReactNode;
  };
}

/** A picture of a job: what is broken, who comes, when. Screen readers skip it. */
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
