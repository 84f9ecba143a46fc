import type { Address } from '#schema/places/places.ts';

/** `27 Depot Road`, then `Minot, ND 58701`; coordinates where there is no street (document 2 section 9). */
export function addressLines(address: Address): string[] {
  const street = [address.address1, address.address2].filter(Boolean).join(', ');
  const city = [address.city, [address.state, address.zip].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  return [street || coordinates(address), city].filter((line) => line !== '');
}

/** `38.9517, -92.2921` */
export function coordinates({ lat, long }: Pick<Address, 'lat' | 'long'>): string {
  return `${lat.toFixed(4)}, ${long.toFixed(4)}`;
}

/** Where a phone's or a browser's map shows the place. */
export function directionsAddress({ lat, long }: Pick<Address, 'lat' | 'long'>): string {
  return `https://www.google.com/maps/search/?api=1&query=${lat},${long}`;
}
