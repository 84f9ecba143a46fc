import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Sheets over a job, as named in the address: `?do=complete`. */
const sheetNames = [
  'offer',
  'withdraw',
  'ask',
  'done-for-day',
  'parts-needed',
  'reschedule',
  'give-back',
  'complete',
] as const;
export type SheetName = (typeof sheetNames)[number];

export interface SheetAddress {
  readonly asked: SheetName | undefined;
  readonly open: (name: SheetName) => void;
  /** Goes back if this app opened the sheet, so that Back doesn't open it again. */
  readonly close: () => void;
}

export function useSheetAddress(): SheetAddress {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ query, state, navigate });
  useEffect(() => {
    latest.current = { query, state, navigate };
  });
  // Stable functions, so that effects can depend on them.
  const [ways] = useState(() => ({
    open: (sheet: SheetName) => {
      const opened = new URLSearchParams(latest.current.query);
      opened.set('do', sheet);
      void latest.current.navigate(
        { search: opened.toString() },
        { state: openedHere, preventScrollReset: true },
      );
    },
    close: () => {
      const { query: shown, state: how, navigate: go } = latest.current;
      if (typeof how === 'object' && how !== null && 'sheetOpenedHere' in how) void go(-1);
      else {
        const closed = new URLSearchParams(shown);
        closed.delete('do');
        void go({ search: closed.toString() }, { replace: true, preventScrollReset: true });
      }
    },
  }));
  const name = query.get('do');
  return { asked: sheetNames.find((each) => each === name), ...ways };
}

const openedHere = { sheetOpenedHere: true } as const;
