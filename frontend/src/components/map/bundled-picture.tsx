import Box from '@mui/material/Box';
import { gridLines } from './grid.ts';
import { boundsSeen, pixelIn } from './mercator.ts';
import { type Point, staticSize, staticZoom } from './static-view.ts';

/** What the site itself can draw of a place, without a map's code: lines of latitude and longitude, and a scale. */
export function BundledPicture({ lat, long }: Point) {
  const { width, height } = staticSize;
  const camera = { lat, long, zoom: staticZoom };
  const lines = gridLines(boundsSeen(camera, staticSize), width).features;
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      sx={{ width: '100%', height: '100%', bgcolor: 'surface.1', color: 'text.secondary' }}
    >
      {lines.map(({ geometry, properties }) => {
        const [from, to] = geometry.coordinates.map(([x = 0, y = 0]) =>
          pixelIn({ lat: y, long: x }, camera, staticSize),
        );
        if (from === undefined || to === undefined) return null;
        const isParallel = Math.abs(from.y - to.y) < 1;
        return (
          <g key={properties.words}>
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} stroke="currentColor" strokeOpacity={0.3} />
            <text
              x={isParallel ? 72 : from.x + 4}
              y={isParallel ? from.y - 4 : height - 34}
              fontSize={12}
              fill="currentColor"
            >
              {properties.words}
            </text>
          </g>
        );
      })}
    </Box>
  );
}
