import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Brand } from '../../components/shell/brand.tsx';

interface BenefitsProps {
  readonly title: string;
  /** `Benefit` elements. */
  readonly children: ReactNode;
}

/** What Ironcall is to who signs in, where there is room for it. */
export function Benefits({ title, children }: BenefitsProps) {
  return (
    <Box component="aside" aria-label="What Ironcall does" sx={panel}>
      <Brand size={28} />
      <Box sx={{ display: 'grid', gap: 4, alignContent: 'center', flex: 1 }}>
        <Typography component="p" variant="h1" sx={{ maxWidth: '18ch' }}>
          {title}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
          {children}
        </Box>
      </Box>
    </Box>
  );
}

interface BenefitProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children: string;
}

export function Benefit({ icon: Icon, title, children }: BenefitProps) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2 }}>
      <Box component="span" sx={{ display: 'inline-flex', color: 'ink.muted', pt: '2px' }}>
        <Icon size={22} />
      </Box>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography sx={{ color: 'ink.muted' }}>{children}</Typography>
      </div>
    </Box>
  );
}

const panel = {
  display: { xs: 'none', lg: 'flex' },
  flexDirection: 'column',
  p: 5,
  color: 'ink.text',
  bgcolor: 'ink.ground',
} as const;
