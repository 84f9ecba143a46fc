import Link from '@mui/material/Link';
import { Navigation } from 'lucide-react';
import type { Address } from '#schema/places/places.ts';
import { directionsAddress } from '../../../lib/address-words.ts';

/** To the place in the phone's or the browser's own map. */
export function DirectionsLink({ address }: { readonly address: Address }) {
  return (
    <Link
      href={directionsAddress(address)}
      target="_blank"
      rel="noreferrer"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44, fontWeight: 500 }}
    >
      <Navigation size={18} />
      Directions
    </Link>
  );
}
