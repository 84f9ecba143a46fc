import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { OrderTab } from '#schema/order-values.ts';
import { keep, readKept } from '../../lib/kept.ts';
import {
  filtersOfText,
  hasFilters,
  type OrderFilters,
  readFilters,
  textOfFilters,
  writeFilters,
} from './filters.ts';

/**
 * The filters of the address; an address without any takes up those that were used last. They are kept here as well:
 * the router changes the address when it has time, and a checkbox has to answer at once.
 */
export function useOrderFilters(tab: OrderTab): readonly [OrderFilters, (filters: OrderFilters) => void] {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const [filters, setFilters] = useState(() =>
    hasFilters(query) ? readFilters(query, tab) : filtersOfText(readKept(keptName), tab),
  );
  const addressed = textOfFilters(readFilters(query, tab), tab);
  const [seen, setSeen] = useState(addressed);
  const [written, setWritten] = useState<readonly string[]>([addressed, textOfFilters(filters, tab)]);

  if (addressed !== seen) {
    setSeen(addressed);
    // Not what was written here: a link, or a step through the history.
    if (!written.includes(addressed)) setFilters(readFilters(query, tab));
  }

  const show = (next: OrderFilters) => {
    // Filtering is no step to go back to; an open dialog keeps the note of who opened it.
    const search = writeFilters(query, next, tab).toString();
    void navigate({ search }, { replace: true, state: location.state, preventScrollReset: true });
  };

  const restored = useRef(false);
  useEffect(() => {
    if (restored.current) return;
    restored.current = true;
    if (textOfFilters(filters, tab) !== addressed) show(filters);
  });

  return [
    filters,
    (next) => {
      setFilters(next);
      setWritten([...written.slice(-20), textOfFilters(next, tab)]);
      keep(keptName, textOfFilters(next, tab));
      show(next);
    },
  ];
}

const keptName = 'order-filters';
