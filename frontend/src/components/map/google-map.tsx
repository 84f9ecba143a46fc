import Box from '@mui/material/Box';
import {
  APIProvider,
  Circle,
  ColorScheme,
  Map as GoogleCanvas,
  Marker,
  useMap,
} from '@vis.gl/react-google-maps';
import { useEffect, useRef } from 'react';
import { boundsOf, type MapCamera, type MapProviderProps, wholeCountry, zoomRange } from './map-place.ts';

export interface GoogleMapProps extends MapProviderProps {
  readonly apiKey: string;
}

/** Google's map, where the environment has a key for it. */
export function GoogleMap({ apiKey, places, circle, camera: aim, onMoved, name }: GoogleMapProps) {
  const end = useRef<HTMLSpanElement>(null);
  const [only, ...others] = places;
  const camera = aim
    ? { defaultCenter: { lat: aim.lat, lng: aim.long }, defaultZoom: aim.zoom }
    : only !== undefined && others.length === 0 && circle === undefined
      ? { defaultCenter: { lat: only.lat, lng: only.long }, defaultZoom: 13 }
      : { defaultBounds: { ...(boundsOf(places, circle) ?? northAmerica), padding: 64 } };
  return (
    <>
      {/* Google's map is several stops of the Tab key. */}
      <Box component="button" type="button" sx={skip} onClick={() => end.current?.focus()}>
        Skip the map
      </Box>
      <APIProvider apiKey={apiKey} language="en">
        {/* Its first camera is its own: other places are another map. */}
        <Box
          key={aim ? 'aimed' : JSON.stringify([places, circle])}
          component="section"
          aria-label={name}
          sx={{ position: 'absolute', inset: 0 }}
        >
          <GoogleCanvas
            {...camera}
            minZoom={zoomRange.min}
            maxZoom={zoomRange.max}
            colorScheme={ColorScheme.FOLLOW_SYSTEM}
            gestureHandling={aim ? 'greedy' : 'cooperative'}
            disableDefaultUI
            zoomControl
            clickableIcons={false}
            onIdle={({ map }) => {
              const [middle, zoom] = [map.getCenter()?.toJSON(), map.getZoom()];
              if (middle === undefined || zoom === undefined || aim === undefined) return;
              const isMoved = Math.abs(middle.lat - aim.lat) + Math.abs(middle.lng - aim.long) > standstill;
              if (isMoved) onMoved?.({ lat: middle.lat, long: middle.lng, zoom });
            }}
          >
            {aim && <Aim {...aim} />}
            {circle && (
              <Circle
                center={{ lat: circle.lat, lng: circle.long }}
                radius={circle.miles * metresPerMile}
                fillColor={circleColour}
                fillOpacity={0.12}
                strokeColor={circleColour}
                strokeWeight={1.5}
                clickable={false}
              />
            )}
            {places.map((place) => (
              <Marker
                key={place.id}
                position={{ lat: place.lat, lng: place.long }}
                title={place.label}
                label={{
                  text: [place.label, place.note].filter(Boolean).join(', '),
                  className: 'map-google-label',
                }}
              />
            ))}
          </GoogleCanvas>
        </Box>
      </APIProvider>
      <span ref={end} tabIndex={-1} />
    </>
  );
}

/** Follows a camera that the page moves. */
function Aim({ lat, long, zoom }: MapCamera) {
  const map = useMap();
  useEffect(() => {
    map?.setCenter({ lat, lng: long });
  }, [map, lat, long]);
  useEffect(() => {
    map?.setZoom(zoom);
  }, [map, zoom]);
  return null;
}

/** Degrees, about a metre: less is no movement of a person. */
const standstill = 0.00001;
const metresPerMile = 1609.344;
const circleColour = '#174EA6';

const northAmerica = {
  south: wholeCountry.lat - 14,
  north: wholeCountry.lat + 10,
  west: wholeCountry.long - 28,
  east: wholeCountry.long + 31,
};

const skip = {
  position: 'absolute',
  zIndex: 1,
  top: 8,
  left: 8,
  minHeight: 44,
  px: 2,
  border: 0,
  borderRadius: 1,
  font: 'inherit',
  fontWeight: 600,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, minHeight: 1, height: 1, p: 0 },
} as const;
