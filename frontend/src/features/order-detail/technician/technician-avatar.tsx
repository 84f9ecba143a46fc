import Box from '@mui/material/Box';
import type { TechnicianCard } from '#schema/technicians.ts';
import { technicianName } from '../offers/offer-words.ts';

/** The technician's picture, or its initials. Beside the name, which says all that it says. */
export function TechnicianAvatar({ technician }: { readonly technician: TechnicianCard }) {
  const { picture } = technician.account;
  return picture === null ? (
    <Box aria-hidden sx={{ ...round, bgcolor: 'status.pending.tint', color: 'status.pending.text' }}>
      {initials(technicianName(technician))}
    </Box>
  ) : (
    <Box component="img" src={picture} alt="" loading="lazy" sx={{ ...round, objectFit: 'cover' }} />
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0).toUpperCase() ?? '')
    .join('');
}

const round = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: '50%',
  fontWeight: 600,
} as const;
