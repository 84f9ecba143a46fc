import type { TeamSort } from './team-query.ts';

/** The columns of the team by what they sort (document 2 section 2). */
export const columnNames: Readonly<Record<TeamSort, string>> = {
  name: 'Name',
  status: 'Status',
  email: 'Contact',
  ordersCount: 'Orders Owned',
  lastSignIn: 'Last Active',
};

export const statusWords = { active: 'Active', inactive: 'Inactive' } as const;
