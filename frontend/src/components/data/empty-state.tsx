import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** What could be here: `<EmptyPicture name="machines" />`. */
  readonly picture?: ReactNode;
  /** Instead of a picture, inside a panel. */
  readonly icon?: LucideIcon;
  readonly title: string;
  readonly children?: ReactNode;
  /** The next step: one button, or two at most. */
  readonly action?: ReactNode;
}

/** What an empty list says, and what to do about it. */
export function EmptyState({ picture, icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 1,
        px: 2,
        py: { xs: 6, md: 10 },
      }}
    >
      {picture !== undefined && <Box sx={{ mb: 1 }}>{picture}</Box>}
      {picture === undefined && Icon !== undefined && (
        <Box sx={tile}>
          <Icon size={28} />
        </Box>
      )}
      <Typography component="h2" variant="h2">
        {title}
      </Typography>
      {children !== undefined && (
        <Typography component="div" color="textSecondary" sx={{ maxWidth: '44ch' }}>
          {children}
        </Typography>
      )}
      {action !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>{action}</Box>
      )}
    </Box>
  );
}

const tile = {
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: 1,
  mb: 1,
  color: 'text.secondary',
  bgcolor: 'surface.3',
} as const;
