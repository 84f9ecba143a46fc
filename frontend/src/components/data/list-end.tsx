import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BusyButton } from '../forms/busy-button.tsx';

interface ListEndProps {
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  /** Says that there is no more: `No more activity`. */
  readonly children: ReactNode;
}

/** The end of a list that loads more on demand. */
export function ListEnd({ list, children }: ListEndProps) {
  return (
    <Box sx={listEnd}>
      {list.isFetchNextPageError && <span role="alert">Something went wrong. Please try again.</span>}
      {list.hasNextPage ? (
        <BusyButton
          variant="outlined"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </BusyButton>
      ) : (
        children
      )}
    </Box>
  );
}

/** The line under a list: that it ends here, or how to load more. */
export const listEnd = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minHeight: 44,
  mt: 2,
  typography: 'body2',
  color: 'text.secondary',
} as const;
