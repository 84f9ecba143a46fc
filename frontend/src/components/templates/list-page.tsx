import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWide } from '../../lib/use-window.ts';
import { ActionBar } from '../shell/action-bar.tsx';
import { PageHeader } from '../shell/page-header.tsx';

export interface ListPageProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** The page's one button: beside the title, and on a phone at the bottom of the screen. */
  readonly action?: ReactNode;
  /** Another way to look at what is listed: beside the title. */
  readonly aside?: ReactNode;
  readonly filters?: ReactNode;
  /** The list, in whichever of its states. */
  readonly children: ReactNode;
}

/** A page that is a list: head, filters, list. */
export function ListPage({ title, subtitle, action, aside, filters, children }: ListPageProps) {
  const wide = useWide();
  const beside = wide ? action : undefined;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          (aside !== undefined || beside !== undefined) && (
            <>
              {aside}
              {beside}
            </>
          )
        }
      />
      {filters}
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      {!wide && action !== undefined && <ActionBar>{action}</ActionBar>}
    </>
  );
}
