import { type MapCamera, wholeCountry } from '../components/map/map-place.ts';
import { useWide } from './use-window.ts';

/** The initial view of a map about no place yet: the whole country, further out on phones (document 1 section 9). */
export function useCountryView(): MapCamera {
  return useWide('lg') ? wholeCountry : { ...wholeCountry, zoom: 3 };
}
