import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';

export interface PageHeaderProps {
  /** The page's one h1; also names the document and is announced after a navigation. */
  readonly title: string;
  /** Where the h1 alone would not tell two documents apart. */
  readonly documentTitle?: string;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHeader({ title, documentTitle, subtitle, actions }: PageHeaderProps) {
  usePageTitle(documentTitle ?? title);
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        minHeight: 44,
        mb: { xs: 2, md: 3 },
      }}
    >
      <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
        <Typography component="h1" variant="h1">
          {title}
        </Typography>
        {subtitle !== undefined && (
          <Typography component="div" color="textSecondary">
            {subtitle}
          </Typography>
        )}
      </Box>
      {actions !== undefined && <Box sx={{ display: 'flex', gap: 1.5 }}>{actions}</Box>}
    </Box>
  );
}
