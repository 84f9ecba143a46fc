import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PlacedJobsite } from '#schema/places/jobsites.ts';
import type { Address } from '#schema/places/places.ts';
import type { MapPinEditorProps } from '../components/flow/map-pin-editor.tsx';
import { type MapCamera, pickerZoom } from '../components/map/map-place.ts';
import { api, trpc } from './api.ts';
import { addressLines, coordinates } from './jobsite-words.ts';
import { messageOf } from './messages.ts';
import { useCountryView } from './use-country-view.ts';

interface PinnedPlace {
  readonly address: Address;
  /** The company's jobsite there; undefined if there is none. */
  readonly jobsite: PlacedJobsite | undefined;
}

/**
 * Props for `<MapPinEditor>` to choose a place. Released near one of the company's jobsites the pin takes that one,
 * otherwise the address found there (document 2 section 4). If there is none, it goes back and says so.
 */
export function usePinnedPlace(
  address: Address | null,
  onChoose: (place: PinnedPlace) => void,
): MapPinEditorProps {
  const country = useCountryView();
  // Where it was released, while the address is being looked up.
  const [waiting, setWaiting] = useState<MapCamera>();
  const [trouble, setTrouble] = useState<string>();
  const [zoom, setZoom] = useState<number>();
  const chosen = address
    ? { lat: address.lat, long: address.long, zoom: zoom ?? pickerZoom }
    : { ...country, zoom: zoom ?? country.zoom };
  const camera = waiting ?? chosen;
  const jobsites = useJobsitesAround(camera);
  const turns = useRef(0);

  // The place was chosen some other way: drop the look-up.
  const [known, setKnown] = useState(address);
  if (known !== address) {
    setKnown(address);
    setWaiting(undefined);
    setTrouble(undefined);
  }
  useEffect(() => {
    if (address !== null) turns.current += 1;
  }, [address]);

  const choose = (place: PinnedPlace) => {
    setWaiting(undefined);
    onChoose(place);
  };
  const lookUp = async (point: MapCamera) => {
    const turn = ++turns.current;
    setWaiting(point);
    const { found, failure } = await api.customers.jobsites.addressAt
      .query({ lat: point.lat, long: point.long })
      .then(
        (answer) => ({ found: answer.address, failure: nothingThere }),
        (error: unknown) => ({ found: null, failure: messageOf(error) }),
      );
    // The pin has moved again since.
    if (turn !== turns.current) return;
    if (found !== null) choose({ address: found, jobsite: undefined });
    else {
      setWaiting(undefined);
      setTrouble(failure);
    }
  };

  return {
    camera,
    places: jobsites.map(({ id, name, address: { lat, long, ...at } }) => ({
      id,
      name: name ?? at.address1 ?? at.city,
      lat,
      long,
    })),
    onPick: (point, place) => {
      setTrouble(undefined);
      setZoom(point.zoom);
      turns.current += 1;
      const jobsite = jobsites.find(({ id }) => id === place?.id);
      if (jobsite) choose({ address: jobsite.address, jobsite });
      else if (point.zoom < nearestGuess) setWaiting(point);
      else void lookUp(point);
    },
    text: words(),
  };

  function words(): string {
    if (waiting && waiting.zoom < nearestGuess) return 'Zoom in, and move the pin to the place.';
    if (waiting) return `Looking for the address at ${coordinates(waiting)}…`;
    return (
      trouble ?? (address ? addressLines(address).join(', ') : 'Move the map or the pin to the machine.')
    );
  }
}

/** The lowest zoom that can mean a place. Further out, the map is only being moved. */
const nearestGuess = 9;

const nothingThere = 'No address is known there. Move the pin, or search for an address.';

/** The company's jobsites in the surrounding degrees, refetched once the map moves further. */
function useJobsitesAround({ lat, long }: Pick<MapCamera, 'lat' | 'long'>): readonly PlacedJobsite[] {
  const [south, west] = [Math.floor(lat) - 1, Math.floor(long) - 1];
  const bounds = {
    northeast: { lat: Math.min(90, south + 3), long: Math.min(180, west + 3) },
    southwest: { lat: Math.max(-90, south), long: Math.max(-180, west) },
  };
  const { data = [] } = useQuery(
    trpc.customers.jobsites.getJobsitesInBounds.queryOptions(
      { bounds },
      { placeholderData: (shown) => shown },
    ),
  );
  return data;
}
