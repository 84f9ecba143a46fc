import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Dialogs that have an address: a query parameter of the page that they lie over, so that a reload opens them again. */
export const dialogNames = [
  'approve',
  'reject',
  'reopen',
  'choose',
  'fees',
  'technician',
  'company',
  'reviews',
  'cancel',
  'presence',
  'rate',
  'report',
  'answer',
  'serial',
  'equipment',
  'po',
  'participants',
  'jobsite',
  'access',
  'requirements',
  'import',
  'alert',
  'onboarding',
  'profile',
  'contact-code',
  'company-settings',
  'billing-info',
  'welcome',
  'notification-settings',
] as const;
export type DialogName = (typeof dialogNames)[number];

export type OpenDialog = (name: DialogName, value: string) => void;

/** Opens a dialog over the present page: `open('approve', '10001')`. The function stays the same, for rows of long lists. */
export function useOpenDialog(): OpenDialog {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const latest = useLatest({ query, navigate });
  const [open] = useState(() => (name: DialogName, value: string) => {
    const opened = withoutDialogs(latest.current.query);
    opened.set(name, value);
    const search = opened.toString();
    void latest.current.navigate({ search }, { state: openedHere, preventScrollReset: true });
  });
  return open;
}

/** Another dialog in the place of the one that is open: closing it leads where closing that would have led. */
export function useReplaceDialog(): OpenDialog {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  return (name, value) => {
    const replaced = withoutDialogs(query);
    replaced.set(name, value);
    void navigate(
      { search: replaced.toString() },
      { replace: true, state: location.state, preventScrollReset: true },
    );
  };
}

/** Closes what is open: a step back where this app opened it, so that the Back button does not open it again. */
export function useCloseDialog(): () => void {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useLatest({ query, location, navigate });
  const [close] = useState(() => () => {
    const { query, location, navigate } = latest.current;
    if (wasOpenedHere(location.state)) void navigate(-1);
    else {
      const search = withoutDialogs(query).toString();
      void navigate({ search }, { replace: true, preventScrollReset: true });
    }
  });
  return close;
}

/** The query without any dialog in it, and without what belongs to one (`run`, `waiting`, `rating`). */
export function withoutDialogs(query: URLSearchParams): URLSearchParams {
  const closed = new URLSearchParams(query);
  for (const name of [...dialogNames, 'run', 'waiting', 'rating']) closed.delete(name);
  return closed;
}

const openedHere = { dialogOpenedHere: true } as const;

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'dialogOpenedHere' in state;
}

function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
