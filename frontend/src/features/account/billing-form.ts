import * as z from 'zod';
import { type Address, addressInput } from '#schema/places.ts';
import { addressLines } from '../../lib/jobsite-words.ts';
import type { Profile } from '../../lib/profile.ts';

/** What the form of billing info holds: emails as they were typed, which are told together where one is wrong. */
export const billingForm = z.object({
  billingEmails: z
    .array(z.string())
    .max(10, 'At most 10')
    .refine((emails) => emails.every(isEmail), 'Please enter valid email addresses'),
  billingAddresses: z.array(addressInput).max(10, 'At most 10'),
});

/** Whether it is an address that mail can be sent to. */
export function isEmail(text: string): boolean {
  return z.email().max(254).safeParse(text.trim().toLowerCase()).success;
}

const line = z.string().trim().max(200);
const requiredLine = line.min(1, 'Required');

/** An address as people type it. Invoices go by post, too, so it has a street; where on a map that is, is looked up. */
export const typedAddress = z.object({
  address1: requiredLine,
  address2: line,
  city: requiredLine,
  county: requiredLine,
  state: requiredLine,
  zip: line,
  country: requiredLine,
});
export type TypedAddress = z.output<typeof typedAddress>;

/** What a form of an address begins with. */
export function addressValues(address: Address | undefined): TypedAddress {
  const { address1, address2, city, county, state, zip, country } = address ?? { country: 'US' };
  return {
    address1: address1 ?? '',
    address2: address2 ?? '',
    city: city ?? '',
    county: county ?? '',
    state: state ?? '',
    zip: zip ?? '',
    country: country ?? 'US',
  };
}

/** As it is kept, at a point of the map. */
export function addressOf(typed: TypedAddress, { lat, long }: Pick<Address, 'lat' | 'long'>): Address {
  return { ...typed, address2: typed.address2 || null, zip: typed.zip || null, lat, long };
}

/** What to look up for where an address is. */
export function searchOf({ address1, city, state, zip }: TypedAddress): string {
  return [address1, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

type Billing = NonNullable<Profile['account']['company']['billing']>;

/** Where invoices go, in a line. */
export function billingWords({ emails, addresses }: Billing): string {
  const all = [...emails, ...addresses.map((address) => addressLines(address).join(', '))];
  if (all.length === 0) return 'No billing info provided';
  return all.length === 1 ? `${all[0]}` : `${all[0]} + ${all.length - 1} more`;
}
