import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWide } from '../../lib/use-window.ts';
import { ActionBar } from '../shell/action-bar.tsx';
import { PageHeader } from '../shell/page-header.tsx';

export interface ListPageProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** The page's one button: beside the title, or at the bottom of the screen on phones. */
  readonly action?: ReactNode;
  /** Another view of the list: beside the title. */
  readonly aside?: ReactNode;
  readonly filters?: ReactNode;
  /** The list, in any of its states. */
  readonly children: ReactNode;
}

/** A list page: header, filters, list. */
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
