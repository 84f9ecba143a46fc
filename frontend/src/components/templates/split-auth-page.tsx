import type { ReactNode } from 'react';
import { productName, usePageTitle } from '../../lib/page-title.ts';
import { BrandMark } from '../shell/brand-mark.tsx';

export interface SplitAuthPageProps {
  readonly title: string;
  /** What stands beside the form, or under it where there is no room. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** A page for who is not signed in: the form, and beside it what the product is about. Its style sheet stands beside it. */
export function SplitAuthPage({ title, aside, children }: SplitAuthPageProps) {
  usePageTitle(title);
  return (
    <div className="split-auth">
      <main id="main">
        <AuthBrand />
        <h1 className="split-auth-title">{title}</h1>
        {children}
      </main>
      {aside}
    </div>
  );
}

/** What stands of such a page before it is known what it says. */
export function SplitAuthBlank() {
  return (
    <div className="split-auth">
      <main id="main">
        <AuthBrand />
      </main>
    </div>
  );
}

function AuthBrand() {
  return (
    <span className="brand">
      <BrandMark size={28} />
      {productName}
    </span>
  );
}
