import Box from '@mui/material/Box';
import { gridLines } from './grid.ts';
import { type Point, staticZoom } from './map-place.ts';
import { boundsSeen, metresPerPixel, pixelIn } from './mercator.ts';
import { snapDistance } from './snap.ts';

/**
 * A picture of a place without any map code: land, latitude and longitude lines, and a scale. It fills its container,
 * with the place in the middle.
 */
export function BundledPicture({ lat, long }: Point) {
  const camera = { lat, long, zoom: staticZoom };
  const metres = metresPerPixel(camera);
  const lines = gridLines(boundsSeen(camera, most), most.width).features.map(
    ({ geometry, properties: { words } }) => {
      const [[x = 0, y = 0] = [], [, toY = 0] = []] = geometry.coordinates;
      const at = pixelIn({ lat: y, long: x }, camera, { width: 0, height: 0 });
      return { words, isParallel: y === toY, at };
    },
  );
  return (
    <Box component="svg" sx={picture}>
      <svg aria-hidden y="50%">
        {lines.map(
          ({ words, isParallel, at: { y } }) =>
            isParallel && (
              <g key={words}>
                <line x1={0} y1={y} x2="100%" y2={y} strokeOpacity={0.3} />
                <text x={12} y={y - 4}>
                  {words}
                </text>
              </g>
            ),
        )}
      </svg>
      <svg aria-hidden x="50%">
        {lines.map(
          ({ words, isParallel, at: { x } }) =>
            !isParallel && (
              <g key={words}>
                <line x1={x} y1={0} x2={x} y2="100%" strokeOpacity={0.3} />
                <text x={x + 4} y={16}>
                  {words}
                </text>
              </g>
            ),
        )}
      </svg>
      <circle cx="50%" cy="50%" r={snapDistance(Number.POSITIVE_INFINITY) / metres} strokeDasharray="4 3" />
      <svg aria-hidden y="100%">
        <path d={`M12 -16v6h${(1000 * metresPerFoot) / metres}v-6`} />
        <text x={18} y={-14}>
          1,000 ft
        </text>
      </svg>
    </Box>
  );
}

/** The largest size it is shown at, in pixels. */
const most = { width: 1200, height: 400 } as const;
const metresPerFoot = 0.3048;

const picture = {
  width: '100%',
  height: '100%',
  bgcolor: 'surface.1',
  color: 'text.secondary',
  fill: 'none',
  stroke: 'currentColor',
  '& svg': { overflow: 'visible' },
  '& text': { fontSize: 12, fill: 'currentColor', stroke: 'none' },
} as const;
