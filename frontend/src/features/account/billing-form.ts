import * as z from 'zod';
import { type Address, addressInput } from '#schema/places/places.ts';
import { requiredLine, singleLine } from '#schema/text.ts';
import { addressLines } from '../../lib/jobsite-words.ts';
import type { Profile } from '../../lib/profile.ts';

/** The billing form. Emails stay as typed; a single message covers any that are invalid. */
export const billingForm = z.object({
  billingEmails: z
    .array(z.string())
    .max(10, 'At most 10')
    .refine((emails) => emails.every(isEmail), 'Please enter valid email addresses'),
  billingAddresses: z.array(addressInput).max(10, 'At most 10'),
});

/** Whether the text is a valid email address. */
export function isEmail(text: string): boolean {
  return z.email().max(254).safeParse(text.trim().toLowerCase()).success;
}

/** An address as typed. Invoices are also mailed, so a street is required. Coordinates are looked up. */
export const typedAddress = z.object({
  address1: requiredLine(200),
  address2: singleLine(200),
  city: requiredLine(200),
  county: requiredLine(200),
  state: requiredLine(200),
  zip: singleLine(200),
  country: requiredLine(200),
});
export type TypedAddress = z.output<typeof typedAddress>;

/** Initial values of the address form. */
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

/** The address to save, with its coordinates. */
export function addressOf(typed: TypedAddress, { lat, long }: Pick<Address, 'lat' | 'long'>): Address {
  return { ...typed, address2: typed.address2 || null, zip: typed.zip || null, lat, long };
}

/** The search text for an address's coordinates. */
export function searchOf({ address1, city, state, zip }: TypedAddress): string {
  return [address1, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

type Billing = NonNullable<Profile['account']['company']['billing']>;

/** Where invoices go, in one line. */
export function billingWords({ emails, addresses }: Billing): string {
  const all = [...emails, ...addresses.map((address) => addressLines(address).join(', '))];
  if (all.length === 0) return 'No billing info provided';
  return all.length === 1 ? `${all[0]}` : `${all[0]} + ${all.length - 1} more`;
}
