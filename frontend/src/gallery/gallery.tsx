import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { DataRoom } from './data-room.tsx';
import { FactsRoom } from './facts-room.tsx';
import { FlowRoom } from './flow-room.tsx';
import { FormsRoom } from './forms-room.tsx';
import { IdentityRoom } from './identity-room.tsx';
import { ownPages } from './own-pages.tsx';
import { ShellRoom } from './shell-room.tsx';
import { templatePages } from './template-pages.tsx';

/**
 * Every part of the kit in each of its states, for designing screens: `npx vite frontend`, then `/gallery.html`. Not
 * deployed. `?room=forms` shows a single room, `?page=wizard` a template.
 */
export function Gallery() {
  const [query] = useSearchParams();
  const [, Page] =
    Object.entries({ ...templatePages, ...ownPages }).find(([name]) => name === query.get('page')) ?? [];
  if (Page) return <Page />;
  const shown = rooms.find(({ id }) => id === query.get('room'));
  return (
    <Box component="main" sx={{ maxWidth: 1240, mx: 'auto', px: { xs: 2, md: 4 }, py: 4 }}>
      <Typography variant="h1">Gallery</Typography>
      <Links name="Rooms" links={rooms.map(({ id, name }) => ({ to: `?room=${id}`, name }))} />
      <Links
        name="Templates"
        links={Object.keys(templatePages).map((name) => ({ to: `?page=${name}`, name }))}
      />
      <Links
        name="One's own dialogs"
        links={Object.keys(ownPages).map((name) => ({ to: `?page=${name}`, name }))}
      />
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

interface LinksProps {
  readonly name: string;
  readonly links: readonly { readonly to: string; readonly name: string }[];
}

function Links({ name, links }: LinksProps) {
  return (
    <Box component="nav" aria-label={name} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {links.map((link) => (
        <Button key={link.to} component={Link} to={link.to} variant="outlined">
          {link.name}
        </Button>
      ))}
    </Box>
  );
}

const rooms = [
  { id: 'shell', name: 'Shell', Content: ShellRoom },
  { id: 'identity', name: 'Identity', Content: IdentityRoom },
  { id: 'facts', name: 'Facts', Content: FactsRoom },
  { id: 'forms', name: 'Forms', Content: FormsRoom },
  { id: 'data', name: 'Data', Content: DataRoom },
  { id: 'flow', name: 'Flow', Content: FlowRoom },
] as const;

const wall = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    xl: 'repeat(3, minmax(0, 1fr))',
  },
  alignItems: 'start',
  gap: 2,
} as const;
