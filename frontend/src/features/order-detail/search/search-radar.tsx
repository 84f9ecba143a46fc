import Box from '@mui/material/Box';
import type { OfferView, OrderView } from '#schema/orders/order.ts';
import { Avatar } from '../../../components/identity/avatar.tsx';
import { MachineThumb } from '../../../components/identity/machine.tsx';
import { milesWords } from '../../../lib/figure-words.ts';
import { technicianName } from '../offers/offer-words.ts';
import { dotsOf, mapSize, radiusOf, ringsOf, zoomOf } from './search-map.ts';

export interface SearchRadarProps {
  readonly order: OrderView;
  readonly live: readonly OfferView[];
}

/**
 * The machine, the rings the search has reached, and the alerted technicians: a picture of the text beside it, hidden
 * from screen readers.
 */
export function SearchRadar({ order, live }: SearchRadarProps) {
  const miles = order.search?.radiusMiles ?? 0;
  const rings = ringsOf(miles);
  const reach = miles > 0 ? radiusOf(miles) : 0;
  const zoom = zoomOf(rings);
  const dots = dotsOf(order, live);
  const place = (at: number) => `${(50 + 100 * zoom * (at / mapSize - 0.5)).toFixed(1)}%`;
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
          {dots.map(
            ({ key, x, y, offer }) =>
              offer === undefined && <circle key={key} className="alerted" cx={x} cy={y} r={3.5 / zoom} />,
          )}
        </g>
      </Box>
      <Box sx={{ ...spot, left: '50%', top: '50%' }}>
        <MachineThumb product={order.equipment.product} brand={order.equipment.brand} size={40} />
      </Box>
      {dots.map(
        ({ key, x, y, offer }) =>
          offer !== undefined && (
            <Box key={key} sx={{ ...spot, ...available }} style={{ left: place(x), top: place(y) }}>
              <Avatar
                name={technicianName(offer.technician)}
                picture={offer.technician.account.picture}
                size={26}
              />
            </Box>
          ),
      )}
      {miles > 0 && (
        <Box sx={{ ...spot, ...label }} style={{ left: '50%', top: place(mapSize / 2 + reach) }}>
          {milesWords(miles)}
        </Box>
      )}
    </Box>
  );
}

const frame = { position: 'relative', width: '100%', maxWidth: 240, aspectRatio: '1', mx: 'auto' } as const;

/** Rings widen and dots light up in one short step, or at once under reduced motion. */
const picture = {
  display: 'block',
  width: '100%',
  height: '100%',
  // Just far enough out for the next ring.
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
  '@keyframes lights-up': { from: { opacity: 0 } },
} as const;

/** For elements over the picture, positioned by their center. */
const spot = {
  position: 'absolute',
  display: 'grid',
  transform: 'translate(-50%, -50%)',
  transition: 'left 240ms ease-out, top 240ms ease-out',
} as const;

const available = {
  borderRadius: '50%',
  border: 2,
  borderColor: 'status.done.text',
  animation: 'lights-up 200ms ease-out',
  '@keyframes lights-up': { from: { opacity: 0 } },
} as const;

const label = {
  px: 0.5,
  borderRadius: 1,
  typography: 'label',
  color: 'status.open.text',
  bgcolor: 'background.paper',
} as const;
