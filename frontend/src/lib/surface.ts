import type { UserType } from '#schema/accounts/roles.ts';

/**
 * One of the two parts of the site: each has its own people, its own pool to sign in to, its own API and its own pages.
 * Somebody may be signed in to both in one browser; neither knows of the other.
 */
export interface Surface {
  readonly userType: Exclude<UserType, 'admin'>;
  /** Where its configuration is. */
  readonly config: string;
  /** Leads on to the first page or to the sign-in. */
  readonly root: string;
  readonly login: string;
  /** The page that a sign-in leads to. */
  readonly home: string;
  /** What a button says that leads there. */
  readonly goHome: string;
  /** How this app is called where a change is written down (`source` of a timeline entry). */
  readonly source: 'ironcall' | 'techapp';
  /** What the names begin with of all that it keeps in the browser. */
  readonly store: string;
}

/** Whose page an address is: `/tech` and what lies under it are the technicians', all others the customers'. */
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
