import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OrderCard } from '#schema/orders/order.ts';
import { EmptyPicture } from '../../components/data/empty-picture.tsx';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { ErrorState } from '../../components/data/error-state.tsx';
import { listEnd } from '../../components/data/list-end.tsx';
import { SkeletonRows } from '../../components/data/skeletons.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import type { CachedList } from '../../lib/cached-list.ts';
import { countNarrowing, type OrderFilters, withoutNarrowing } from './filters.ts';

export interface OrderListProps {
  readonly label: string;
  readonly orders: UseInfiniteQueryResult<CachedList, unknown>;
  readonly filters: OrderFilters;
  readonly onChange: (filters: OrderFilters) => void;
  /** Shown if there are no orders at all. */
  readonly empty: ReactNode;
  readonly renderOrder: (order: OrderCard) => ReactNode;
  /** Styles of the list: rows, or a grid of cards. */
  readonly sx: Readonly<Record<string, unknown>>;
  /** Placeholder while loading, as high as the list. */
  readonly skeleton: ReactNode;
}

/** A list of orders in any of its states. Loads more when its end is within five orders of the viewport. */
export function OrderList({ orders, filters, onChange, ...props }: OrderListProps) {
  if (orders.isPending) return props.skeleton;
  if (orders.data === undefined) {
    return <ErrorState error={orders.error} onRetry={() => void orders.refetch()} />;
  }
  const shown = orders.data.pages.flatMap((page) => page.data);
  if (shown.length === 0 && !orders.hasNextPage) {
    if (countNarrowing(filters) === 0) return props.empty;
    return (
      <EmptyState
        picture={<EmptyPicture name="nothingFound" />}
        title="No results found"
        action={
          <Button variant="outlined" onClick={() => onChange(withoutNarrowing(filters))}>
            Clear all filters
          </Button>
        }
      />
    );
  }

  const more = () => {
    if (orders.hasNextPage && !orders.isFetching && !orders.isFetchNextPageError) void orders.fetchNextPage();
  };
  const asksAt = Math.max(0, shown.length - 1 - overscan);
  return (
    <Box sx={{ pb: 3, opacity: orders.isPlaceholderData ? 0.6 : 1 }} aria-busy={orders.isPlaceholderData}>
      <VisuallyHidden>
        <output>{orders.isPlaceholderData ? '' : countWords(shown.length, orders.hasNextPage)}</output>
      </VisuallyHidden>
      <Box component="ul" aria-label={props.label} sx={{ listStyle: 'none', m: 0, p: 0, ...props.sx }}>
        {shown.map((order, index) => (
          <Box
            component="li"
            key={order.id}
            ref={index === asksAt ? (item: HTMLElement | null) => whenVisible(item, more) : undefined}
            sx={item}
          >
            {props.renderOrder(order)}
          </Box>
        ))}
      </Box>
      <ListEnd orders={orders} onSeen={more} />
    </Box>
  );
}

/** Below the last order: loading, an error, or that there are no more. */
function ListEnd({ orders, onSeen }: Pick<OrderListProps, 'orders'> & { readonly onSeen: () => void }) {
  if (orders.isFetchNextPageError) {
    return (
      <Box role="alert" sx={listEnd}>
        <span>Something went wrong. Please try again.</span>
        <Button variant="outlined" onClick={() => void orders.fetchNextPage()}>
          Try again
        </Button>
      </Box>
    );
  }
  if (orders.hasNextPage) {
    return (
      // A new key per page: being pushed down by new rows would count as a layout shift. It loads more too, since the
      // filters may leave nothing of a page.
      <Box
        key={orders.data?.pages.length}
        ref={(skeleton: HTMLElement | null) => whenVisible(skeleton, onSeen)}
        sx={{ mt: 1 }}
      >
        <SkeletonRows count={1} height={72} />
      </Box>
    );
  }
  return <Box sx={listEnd}>No more orders</Box>;
}

/** Calls back once the element is in view; returns the cleanup that React expects from a ref. */
function whenVisible(item: HTMLElement | null, callback: () => void): (() => void) | undefined {
  if (item === null) return undefined;
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) callback();
  });
  observer.observe(item);
  return () => observer.disconnect();
}

/** How many orders ahead to load (document 2 section 9). */
const overscan = 5;

function countWords(count: number, more: boolean): string {
  return `${count}${more ? ' or more' : ''} ${count === 1 && !more ? 'order' : 'orders'}`;
}

/** Rows far out of view aren't rendered; they keep their last height, or the list's (`--item-height`). */
const item = {
  minWidth: 0,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto var(--item-height)',
} as const;
