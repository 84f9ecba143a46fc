import { addressLines } from '../../lib/address-words.ts';
import type { Profile } from '../../lib/profile.ts';

type Billing = NonNullable<Profile['account']['company']['billing']>;

/** Where invoices go, in a line. */
export function billingWords({ emails, addresses }: Billing): string {
  const all = [...emails, ...addresses.map((address) => addressLines(address).join(', '))];
  if (all.length === 0) return 'No billing info provided';
  return all.length === 1 ? `${all[0]}` : `${all[0]} + ${all.length - 1} more`;
}
