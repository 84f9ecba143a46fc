import Box from '@mui/material/Box';
import type { OfferView, OrderView } from '#schema/orders.ts';
import { MachineThumb } from '../../../components/identity/machine-thumb.tsx';
import { milesWords } from '../../../lib/trip-words.ts';
import { technicianName } from '../offers/offer-words.ts';
import { dotsOf, mapSize, radiusOf, ringsOf, zoomOf } from './search-map.ts';

export interface SearchRadarProps {
  readonly order: OrderView;
  readonly live: readonly OfferView[];
}

/**
 * The machine in the middle of the rings that the search has come to, and those whom it has alerted: a picture of what the
 * words beside it say, hidden from screen readers.
 */
export function SearchRadar({ order, live }: SearchRadarProps) {
  const miles = order.search?.radiusMiles ?? 0;
  const rings = ringsOf(miles);
  const reach = miles > 0 ? radiusOf(miles) : 0;
  const zoom = zoomOf(rings);
  return (
    <Box aria-hidden sx={frame}>
      <Box component="svg" viewBox={`0 0 ${mapSize} ${mapSize}`} role="presentation" sx={picture}>
        <g style={{ transform: `scale(${zoom})` }}>
          <circle className="reach" cx={mapSize / 2} cy={mapSize / 2} r={reach} />
          {rings.map(({ miles: each, radius, isReached }) => (
            <circle
              key={each}
              className={isReached ? 'ring reached' : 'ring next'}
              cx={mapSize / 2}
              cy={mapSize / 2}
              r={radius}
            />
          ))}
          {dotsOf(order, live).map(({ key, x, y, offer }) =>
            offer === undefined ? (
              <circle key={key} className="alerted" cx={x} cy={y} r={3.5 / zoom} />
            ) : (
              <g key={key} className="available">
                <circle cx={x} cy={y} r={10 / zoom} />
                <text
                  x={x}
                  y={y}
                  dy="0.35em"
                  fontSize={9 / zoom}
                >
                  {initials(technicianName(offer.technician))}
                </text>
              </g>
            ),
          )}
          {miles > 0 && (
            <text
              className="miles"
              x={mapSize / 2}
              y={mapSize / 2 + reach + 4 / zoom}
              fontSize={11 / zoom}
            >
              {milesWords(miles)}
            </text>
          )}
        </g>
      </Box>
      <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
        <MachineThumb product={order.equipment.product} brand={order.equipment.brand} size={40} />
      </Box>
    </Box>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0).toUpperCase() ?? '')
    .join('');
}

const frame = { position: 'relative', width: '100%', maxWidth: 240, aspectRatio: '1', mx: 'auto' } as const;

/** What widens or lights up does so in one short step, and at once where the system asks for less motion. */
const picture = {
  display: 'block',
  width: '100%',
  height: '100%',
  // Far enough out for the ring that comes next, and no farther.
  '& > g': { transformOrigin: 'center', transition: 'transform 240ms ease-out' },
  '& .reach': { fill: 'var(--mui-palette-status-open-tint)', transition: 'r 240ms ease-out' },
  '& .ring': {
    fill: 'none',
    stroke: 'var(--mui-palette-divider)',
    strokeWidth: 1,
    transition: 'stroke 240ms ease-out',
  },
  '& .next': { strokeDasharray: '3 5' },
  '& .reached': { stroke: 'var(--mui-palette-status-open-text)', strokeOpacity: 0.4 },
  '& .alerted': { fill: 'var(--mui-palette-status-open-text)', animation: 'lights-up 200ms ease-out' },
  '& .available': { animation: 'lights-up 200ms ease-out' },
  '& .available circle': {
    fill: 'var(--mui-palette-status-done-text)',
    stroke: 'var(--mui-palette-background-paper)',
    strokeWidth: 2,
  },
  '& .available text': {
    fill: 'var(--mui-palette-background-paper)',
    fontWeight: 700,
    textAnchor: 'middle',
  },
  '& .miles': {
    fill: 'var(--mui-palette-status-open-text)',
    fontWeight: 650,
    textAnchor: 'middle',
    stroke: 'var(--mui-palette-background-paper)',
    strokeWidth: 4,
    paintOrder: 'stroke',
  },
  '@keyframes lights-up': { from: { opacity: 0 } },
} as const;
