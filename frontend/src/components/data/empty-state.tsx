import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children?: ReactNode;
  /** The next step: one button, or two at most. */
  readonly action?: ReactNode;
}

/** What a list says when there is nothing in it, and what to do about it. */
export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
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
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          borderRadius: 1,
          mb: 1,
          color: 'text.secondary',
          bgcolor: 'status.pending.tint',
        }}
      >
        <Icon size={28} />
      </Box>
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
