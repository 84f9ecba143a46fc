import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';

export interface PageHeaderProps {
  /** The page's one h1; also names the document and is announced after a navigation. */
  readonly title: string;
  /** For when the h1 alone would not tell two documents apart. */
  readonly documentTitle?: string;
  /** A picture of what the page is about: a machine, a person. */
  readonly picture?: ReactNode;
  readonly subtitle?: ReactNode;
  /** Status, priority and the like, on a line under the title. */
  readonly facts?: ReactNode;
  /** One primary action, and a menu of the rest. */
  readonly actions?: ReactNode;
}

/** The top of a page. */
export function PageHeader({ title, documentTitle, picture, subtitle, facts, actions }: PageHeaderProps) {
  usePageTitle(documentTitle ?? title);
  return (
    <Box component="header" sx={header}>
      {picture}
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h1" variant="h1">
          {title}
        </Typography>
        {subtitle !== undefined && (
          <Typography component="div" color="textSecondary">
            {subtitle}
          </Typography>
        )}
        {facts !== undefined && <Box sx={factLine}>{facts}</Box>}
      </Box>
      {actions && <Box sx={{ display: 'flex', gap: 1.5 }}>{actions}</Box>}
    </Box>
  );
}

const header = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  minHeight: 44,
  mb: { xs: 2, md: 3 },
} as const;

const factLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.75,
  minHeight: 28,
  mt: 0.5,
  typography: 'body2',
} as const;
