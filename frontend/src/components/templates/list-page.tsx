import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWide } from '../../lib/use-wide.ts';
import { ActionBar } from '../shell/action-bar.tsx';
import { PageHeader } from '../shell/page-header.tsx';

export interface ListPageProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** The page's one button: beside the title, and on a phone at the bottom of the screen. */
  readonly action?: ReactNode;
  readonly filters?: ReactNode;
  /** The list, in whichever of its states. */
  readonly children: ReactNode;
}

/** A page that is a list: head, filters, list. */
export function ListPage({ title, subtitle, action, filters, children }: ListPageProps) {
  const wide = useWide();
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} actions={wide ? action : undefined} />
      {filters}
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      {!wide && action !== undefined && <ActionBar>{action}</ActionBar>}
    </>
  );
}
