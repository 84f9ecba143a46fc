import type { UserType } from '#schema/accounts/roles.ts';

/**
 * One of the site's two parts, each with its own people, user pool, API and pages. Someone can be signed in to both in
 * one browser; neither knows about the other.
 */
export interface Surface {
  readonly userType: Exclude<UserType, 'admin'>;
  /** Path of its configuration. */
  readonly config: string;
  /** Redirects to the first page or the sign-in. */
  readonly root: string;
  readonly login: string;
  /** The page after sign-in. */
  readonly home: string;
  /** Label of the button that leads there. */
  readonly goHome: string;
  /** This app's name in records (`source` of a timeline entry). */
  readonly source: 'ironcall' | 'techapp';
  /** Prefix of everything it stores in the browser. */
  readonly store: string;
}

/** The surface of a page: `/tech` and everything below are the technicians', all others the customers'. */
export function surfaceOf(pathname: string): Surface {
  return /^\/tech(\/|$)/.test(pathname) ? surfaces.technician : surfaces.customer;
}

/** The surface of this document. It stays the same for the life of the document: to reach the other one, load a page. */
export function surface(): Surface {
  loaded ??= surfaceOf(location.pathname);
  return loaded;
}

export const surfaces = {
  customer: {
    userType: 'customer',
    config: '/config.json',
    root: '/',
    login: '/login',
    home: '/orders',
    goHome: 'Go to orders',
    source: 'ironcall',
    store: 'ironcall',
  },
  technician: {
    userType: 'technician',
    config: '/tech/config.json',
    root: '/tech',
    login: '/tech/login',
    home: '/tech/jobs',
    goHome: 'Go to jobs',
    source: 'techapp',
    store: 'ironcall-tech',
  },
} as const satisfies Record<Surface['userType'], Surface>;

let loaded: Surface | undefined;
