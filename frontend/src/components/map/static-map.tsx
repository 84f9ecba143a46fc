import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { type MapConfig, siteConfig } from '../../lib/config.ts';
import { BundledPicture } from './bundled-picture.tsx';
import { type Point, staticSize, staticZoom } from './map-place.ts';

/** A still, light picture of a place. Decorative: the address is shown beside it. */
export function StaticMap({ lat, long }: Point) {
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const address = staticMapAddress(siteConfig().map, { lat, long }, dark);
  const [failed, setFailed] = useState<string>();
  return (
    <Box aria-hidden sx={frame}>
      {address === undefined || address === failed ? (
        <BundledPicture lat={lat} long={long} />
      ) : (
        <Box
          component="img"
          alt=""
          src={address}
          onError={() => setFailed(address)}
          {...staticSize}
          sx={picture}
        />
      )}
      <Box sx={pin}>
        <MapPin size={36} strokeWidth={1.75} />
      </Box>
    </Box>
  );
}

/** The URL of the picture (document 2 section 7: zoom 15, 400 by 200); undefined if the site draws it itself. */
export function staticMapAddress(map: MapConfig, { lat, long }: Point, dark: boolean): string | undefined {
  if (map.provider === 'bundled') return undefined;
  const { width, height } = staticSize;
  const url =
    map.provider === 'google'
      ? `https://maps.googleapis.com/maps/api/staticmap?${new URLSearchParams({
          center: `${lat},${long}`,
          zoom: String(staticZoom),
          size: `${width}x${height}`,
          scale: '2',
          language: 'en',
          map_id: map.mapId,
          key: map.key,
        })}`
      : `https://maps.geo.${map.region}.amazonaws.com/v2/static/map@2x?${new URLSearchParams({
          center: `${long},${lat}`,
          zoom: String(staticZoom),
          width: String(width),
          height: String(height),
          style: 'Standard',
          'color-scheme': dark ? 'Dark' : 'Light',
          lang: 'en',
          key: map.key,
        })}`;
  return url;
}

const frame = { position: 'absolute', inset: 0, display: 'grid', '& > *': { gridArea: '1 / 1' } } as const;

const picture = { width: '100%', height: '100%', objectFit: 'cover' } as const;

const pin = {
  placeSelf: 'center',
  transform: 'translateY(-50%)',
  color: 'text.primary',
  '& svg': { display: 'block', fill: 'var(--mui-palette-background-paper)' },
  '& svg circle': { fill: 'currentColor' },
} as const;
