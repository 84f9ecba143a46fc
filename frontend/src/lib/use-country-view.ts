import { type MapCamera, wholeCountry } from '../components/map/map-place.ts';
import { useWide } from './use-window.ts';

/** Where a map begins that is about no place yet: the whole country, which on a phone is further away (document 1 section 9). */
export function useCountryView(): MapCamera {
  return useWide('lg') ? wholeCountry : { ...wholeCountry, zoom: 3 };
}
