import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import {
  AdvancedMarker,
  APIProvider,
  Circle,
  ColorScheme,
  Map as GoogleCanvas,
  useMap,
} from '@vis.gl/react-google-maps';
import { useEffect, useRef } from 'react';
import {
  type Bounds,
  boundsOf,
  bubbleSize,
  type MapCamera,
  type MapPlace,
  type MapProviderProps,
  wholeCountry,
  wordsBeside,
  zoomRange,
} from './map-place.ts';

export interface GoogleMapProps extends MapProviderProps {
  readonly apiKey: string;
  /** Google draws custom markers only with one. */
  readonly mapId: string;
}

/** Google's map, for environments with a key. One instance for as long as it is shown, since each load is billed. */
export function GoogleMap({ apiKey, mapId, name, ...view }: GoogleMapProps) {
  const { places, circle, camera, pinned, onMoved, onSelect } = view;
  const end = useRef<HTMLSpanElement>(null);
  const theme = useTheme();
  const circleColour = theme.vars?.palette.primary.main ?? theme.palette.primary.main;
  return (
    <>
      {/* Google's map has several tab stops. */}
      <Box component="button" type="button" sx={skip} onClick={() => end.current?.focus()}>
        Skip the map
      </Box>
      <APIProvider apiKey={apiKey} language="en">
        <Box component="section" aria-label={name} sx={{ position: 'absolute', inset: 0 }}>
          <GoogleCanvas
            mapId={mapId}
            defaultCenter={{ lat: wholeCountry.lat, lng: wholeCountry.long }}
            defaultZoom={wholeCountry.zoom}
            minZoom={zoomRange.min}
            maxZoom={zoomRange.max}
            colorScheme={ColorScheme.FOLLOW_SYSTEM}
            gestureHandling={onMoved ? 'greedy' : 'cooperative'}
            // The wheel would zoom toward the pointer and move the center along.
            scrollwheel={!pinned}
            disableDefaultUI
            zoomControl
            scaleControl
            clickableIcons={false}
            onIdle={({ map }) => {
              const [middle, zoom] = [map.getCenter()?.toJSON(), map.getZoom()];
              if (middle === undefined || zoom === undefined) return;
              const now = { lat: middle.lat, long: middle.lng, zoom };
              if (camera !== undefined && !isSame(now, camera)) onMoved?.(now);
            }}
          >
            {camera ? <Aim {...camera} /> : <Fit bounds={boundsOf(places, circle)} />}
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
              <AdvancedMarker
                key={place.id}
                position={{ lat: place.lat, lng: place.long }}
                title={wordsBeside(place)}
                zIndex={place.kind === 'machine' ? 1 : 0}
                {...(onSelect && { onClick: () => onSelect(place.id) })}
              >
                <Marker place={place} />
              </AdvancedMarker>
            ))}
          </GoogleCanvas>
        </Box>
      </APIProvider>
      <span ref={end} tabIndex={-1} />
    </>
  );
}

/** A dot with its label above it, or a bubble with a count. */
function Marker({ place }: { readonly place: MapPlace }) {
  if (place.count !== undefined) {
    const size = bubbleSize(place.count);
    return (
      <Box sx={{ ...dot, ...bubble, width: size, height: size, mb: `${-size / 2}px` }}>{place.count}</Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, mb: '-11px' }}>
      <Box sx={label}>{wordsBeside(place)}</Box>
      <Box sx={{ ...dot, width: 22, height: 22, ...looks[place.kind] }} />
    </Box>
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

/** Fits everything, and moves only when the bounds change. */
function Fit({ bounds = northAmerica }: { readonly bounds: Bounds | undefined }) {
  const map = useMap();
  const { south, west, north, east } = bounds;
  useEffect(() => {
    if (map === null) return;
    if (south === north && west === east) {
      map.setCenter({ lat: south, lng: west });
      map.setZoom(alone);
    } else map.fitBounds({ south, west, north, east }, 64);
  }, [map, south, west, north, east]);
  return null;
}

function isSame(one: MapCamera, other: MapCamera): boolean {
  return (
    Math.abs(one.lat - other.lat) + Math.abs(one.long - other.long) < standstill && one.zoom === other.zoom
  );
}

/** In degrees, about a meter: anything less isn't a person moving the map. */
const standstill = 0.00001;
/** Zoom for a single place. */
const alone = 13;
const metresPerMile = 1609.344;

const northAmerica: Bounds = {
  south: wholeCountry.lat - 14,
  north: wholeCountry.lat + 10,
  west: wholeCountry.long - 28,
  east: wholeCountry.long + 31,
};

const dot = {
  boxSizing: 'border-box',
  borderRadius: '50%',
  border: '3px solid',
  borderColor: 'background.paper',
  bgcolor: 'text.primary',
} as const;

const bubble = {
  display: 'grid',
  placeItems: 'center',
  typography: 'label',
  color: 'background.paper',
} as const;

const looks = {
  machine: {},
  cluster: {},
  technician: { bgcolor: 'status.scheduled.text' },
  jobsite: { bgcolor: 'background.paper', borderColor: 'text.primary' },
} as const;

const label = {
  px: 0.75,
  py: '2px',
  borderRadius: 1,
  typography: 'body2',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
} as const;

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
