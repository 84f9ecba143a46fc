import Box from '@mui/material/Box';
import { gridLines } from './grid.ts';
import { boundsSeen, metresPerPixel, pixelIn } from './mercator.ts';
import { snapDistance } from './snap.ts';
import { type Point, staticSize, staticZoom } from './static-view.ts';

/** What the site itself can draw of a place, without a map's code: its ground, lines of latitude and longitude, and a scale. */
export function BundledPicture({ lat, long }: Point) {
  const { width, height } = staticSize;
  const camera = { lat, long, zoom: staticZoom };
  const metres = metresPerPixel(camera);
  const lines = gridLines(boundsSeen(camera, staticSize), width).features;
  return (
    <Box component="svg" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" sx={picture}>
      {lines.map(({ geometry, properties: { words } }) => {
        const [from, to] = geometry.coordinates.map(([x = 0, y = 0]) =>
          pixelIn({ lat: y, long: x }, camera, staticSize),
        );
        if (from === undefined || to === undefined) return null;
        const isParallel = Math.abs(from.y - to.y) < 1;
        return (
          <g key={words}>
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} stroke="currentColor" strokeOpacity={0.3} />
            <text x={isParallel ? edge : from.x + 4} y={isParallel ? from.y - 4 : 16}>
              {words}
            </text>
          </g>
        );
      })}
      <circle
        cx={width / 2}
        cy={height / 2}
        r={snapDistance(Number.POSITIVE_INFINITY) / metres}
        fill="none"
        stroke="currentColor"
        strokeDasharray="4 3"
      />
      <path
        d={`M${edge} ${height - 14}v6h${(1000 * metresPerFoot) / metres}v-6`}
        fill="none"
        stroke="currentColor"
      />
      <text x={edge + 6} y={height - 12}>
        1,000 ft
      </text>
    </Box>
  );
}

/** Inside of what a narrow frame cuts off. */
const edge = 32;
const metresPerFoot = 0.3048;

const picture = {
  width: '100%',
  height: '100%',
  bgcolor: 'surface.1',
  color: 'text.secondary',
  '& text': { fontSize: 12, fill: 'currentColor' },
} as const;
