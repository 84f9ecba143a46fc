import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OrderTab } from '#schema/orders/order-values.ts';
import { keep, readKept } from '../../lib/kept.ts';
import { useAddressState } from '../../lib/use-address-state.ts';
import {
  filtersOfText,
  hasFilters,
  type OrderFilters,
  readFilters,
  textOfFilters,
  writeFilters,
} from './filters.ts';

/** The filters in the address; without any there, the ones used last. */
export function useOrderFilters(tab: OrderTab): readonly [OrderFilters, (filters: OrderFilters) => void] {
  const [query] = useSearchParams();
  const [filters, setFilters, { isWritten }] = useAddressState<OrderFilters>(
    {
      read: (asked) => readFilters(asked, tab),
      write: (before, next) => writeFilters(before, next, tab),
    },
    () => (hasFilters(query) ? readFilters(query, tab) : filtersOfText(readKept(keptName), tab)),
  );

  const restored = useRef(false);
  useEffect(() => {
    if (restored.current) return;
    restored.current = true;
    if (!isWritten) setFilters(filters);
  });

  return [
    filters,
    (next) => {
      keep(keptName, textOfFilters(next, tab));
      setFilters(next);
    },
  ];
}

const keptName = 'order-filters';
