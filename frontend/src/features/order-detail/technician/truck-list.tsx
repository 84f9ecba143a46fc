import Box from '@mui/material/Box';
import { Truck as TruckIcon } from 'lucide-react';
import type { Truck } from '#schema/technicians/technician.ts';
import { truckInWords } from './technician-words.ts';

/** Service trucks by class and crane. */
export function TruckList({ trucks }: { readonly trucks: readonly Truck[] }) {
  return (
    <Box component="ul" sx={list}>
      {trucks.map((truck) => {
        const { name, crane } = truckInWords(truck);
        return (
          <Box component="li" key={truck.id} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            {truck.picture === null ? (
              <Box sx={{ ...picture, bgcolor: 'surface.2', color: 'text.secondary' }}>
                <TruckIcon size={22} aria-hidden />
              </Box>
            ) : (
              <Box
                component="img"
                src={truck.picture}
                alt=""
                loading="lazy"
                sx={{ ...picture, objectFit: 'cover' }}
              />
            )}
            <Box sx={{ minWidth: 0 }}>
              {name}
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{crane}</Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;
const picture = {
  width: 44,
  height: 44,
  flex: 'none',
  borderRadius: 1,
  display: 'grid',
  placeItems: 'center',
} as const;
