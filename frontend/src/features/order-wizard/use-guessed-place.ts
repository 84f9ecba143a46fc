import { useRef, useState } from 'react';
import type { PickedPlace } from '../../components/forms/address-picker.tsx';
import { placeAt } from './api.ts';

type Point = Parameters<typeof placeAt>[0];

/** Looks up where the chosen machine was last. Only the newest answer counts, and none once the person has chosen a place. */
export function useGuessedPlace(onGuess: (place: PickedPlace) => void) {
  const [wanted, setWanted] = useState<Point | null>(null);
  const newest = useRef<Point | null>(null);
  const want = (point: Point | null) => {
    newest.current = point;
    setWanted(point);
  };
  return {
    isGuessing: wanted !== null,
    drop: () => want(null),
    guess: async (point: Point) => {
      want(point);
      // The person did not ask for it, and can choose the place by hand.
      const place = await placeAt(point).catch(() => undefined);
      if (newest.current !== point) return;
      if (place) onGuess(place);
      want(null);
    },
  };
}
