import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Brand } from '../components/shell/brand.tsx';
import { surface } from '../lib/surface.ts';

/** A page without the app's navigation. It must work even when nothing else does. */
export function PlainPage({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Box
        component="header"
        sx={{
          height: 56,
          px: { xs: 2, md: 3 },
          display: 'flex',
          alignItems: 'center',
          bgcolor: 'background.paper',
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box
          component="a"
          href={surface().home}
          aria-label="Ironcall, home"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 44,
            color: 'text.primary',
            textDecoration: 'none',
          }}
        >
          <Brand />
        </Box>
      </Box>
      <Box component="main" id="main" tabIndex={-1} sx={{ outline: 'none', px: 2 }}>
        {children}
      </Box>
    </>
  );
}

export interface NoticeProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
}

/** A single message on an otherwise empty page. */
export function Notice({ icon: Icon, title, children, action }: NoticeProps) {
  return (
    <Box
      sx={{
        maxWidth: 480,
        mx: 'auto',
        mt: { xs: 6, md: 12 },
        display: 'grid',
        gap: 1.5,
        justifyItems: 'start',
      }}
    >
      <Box sx={{ color: 'text.secondary', display: 'inline-flex' }}>
        <Icon size={36} strokeWidth={1.75} />
      </Box>
      <Typography variant="h1">{title}</Typography>
      <Box sx={{ color: 'text.secondary', display: 'grid', gap: 1 }}>{children}</Box>
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{action}</Box>
    </Box>
  );
}
