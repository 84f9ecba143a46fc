import type { Address as PlaceAddress } from '@aws-sdk/client-geo-places';

/**
 * Of places that were found, those that say more than two parts of an address, in their order; where none does, the one that says
 * most, the first among equals; none where nothing is said (document 2 section 9).
 */
export function worthShowing<Found extends { readonly address: PlaceAddress | undefined }>(
  found: readonly Found[],
): Found[] {
  const preferred = found.filter((place) => partsOf(place.address) > 2);
  if (preferred.length > 0) return preferred;
  const best = found.reduce<Found | undefined>(
    (kept, place) => (partsOf(place.address) > partsOf(kept?.address) ? place : kept),
    undefined,
  );
  return best ? [best] : [];
}

/** How much of locality, state, county, country and postal code a place names. */
function partsOf({ Locality, Region, SubRegion, Country, PostalCode }: PlaceAddress = {}): number {
  return [Locality, Region, SubRegion, Country, PostalCode].filter(Boolean).length;
}
