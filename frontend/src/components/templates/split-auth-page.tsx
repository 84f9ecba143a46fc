import type { ReactNode } from 'react';
import { productName, usePageTitle } from '../../lib/page-title.ts';
import { BrandMark } from '../shell/brand-mark.tsx';

export interface SplitAuthPageProps {
  readonly title: string;
  /** Shown beside the form, or below it if there is no room. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page for people who aren't signed in: the form, and beside it what the product is about. Styles are in the CSS file
 * beside it.
 */
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

/** The page's frame, before its content is known. */
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
