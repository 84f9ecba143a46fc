import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { DataRoom } from './data-room.tsx';
import { FormsRoom } from './forms-room.tsx';
import { IdentityRoom } from './identity-room.tsx';

/**
 * Every part of the kit in each of its states, for whoever draws a screen: `npx vite frontend`, then `/gallery.html`. It is
 * no part of the site that is deployed. `?room=forms` shows one room alone.
 */
export function Gallery() {
  const [query] = useSearchParams();
  const shown = rooms.find(({ id }) => id === query.get('room'));
  return (
    <Box component="main" sx={{ maxWidth: 1240, mx: 'auto', px: { xs: 2, md: 4 }, py: 4 }}>
      <Typography variant="h1">Gallery</Typography>
      <Box component="nav" aria-label="Rooms" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
        <Button component={Link} to="?" variant={shown ? 'outlined' : 'contained'}>
          All
        </Button>
        {rooms.map(({ id, name }) => (
          <Button
            key={id}
            component={Link}
            to={`?room=${id}`}
            variant={shown?.id === id ? 'contained' : 'outlined'}
          >
            {name}
          </Button>
        ))}
      </Box>
      {(shown ? [shown] : rooms).map(({ id, name, Content }) => (
        <Box component="section" key={id} aria-label={name} sx={{ mt: 5 }}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {name}
          </Typography>
          <Box sx={wall}>
            <Content />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const rooms = [
  { id: 'identity', name: 'Identity', Content: IdentityRoom },
  { id: 'data', name: 'Data', Content: DataRoom },
  { id: 'forms', name: 'Forms', Content: FormsRoom },
] as const;

const wall = {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 2,
} as const;
