import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Dialogs with an address: a query parameter of the page below, so that a reload opens them again. */
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

/** The team page's dialogs, which it shows itself. */
export const teamDialogNames = ['edit', 'set-active', 'transfer', 'may'] as const;
export type TeamDialogName = (typeof teamDialogNames)[number];

export type OpenDialog = (name: DialogName | TeamDialogName, value: string) => void;

/** Opens a dialog over the current page: `open('approve', '10001')`. The function is stable, for rows of long lists. */
export function useOpenDialog(): OpenDialog {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const latest = useLatest({ query, navigate });
  const [open] = useState(
    (): OpenDialog => (name, value) => {
      const opened = withoutDialogs(latest.current.query);
      opened.set(name, value);
      const search = opened.toString();
      void latest.current.navigate({ search }, { state: openedHere, preventScrollReset: true });
    },
  );
  return open;
}

/** Replaces the open dialog with another; closing that leads where closing the first would have. */
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

/** Closes the dialog: goes back if this app opened it, so that Back doesn't open it again. */
function useCloseDialog(): () => void {
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

/**
 * Which of these dialogs the address asks for, and its value. A closing dialog stays `shown` through its animation. By
 * then the element that opened it may be gone, so focus moves to the page instead of getting lost.
 */
export function useAddressedDialog<Name extends string>(names: readonly Name[]) {
  const [query] = useSearchParams();
  const onClose = useCloseDialog();
  const asked = names
    .map((name) => ({ name, value: query.get(name) ?? '' }))
    .find(({ value }) => value !== '');
  const [shown, setShown] = useState(asked);
  if (asked !== undefined && (asked.name !== shown?.name || asked.value !== shown.value)) setShown(asked);
  const onClosed = () => {
    setShown(undefined);
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  };
  return { shown, open: asked !== undefined, onClose, onClosed };
}

/** The props of every dialog with an address. */
export interface AddressedDialogProps {
  /** Its value in the address. */
  readonly value: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called after the closing animation. */
  readonly onClosed: () => void;
}

/** The query without any dialog or its own parameters (`run`, `waiting`, `rating`, `order`). */
export function withoutDialogs(query: URLSearchParams): URLSearchParams {
  const closed = new URLSearchParams(query);
  for (const name of [...dialogNames, ...teamDialogNames, 'run', 'waiting', 'rating', 'order'])
    closed.delete(name);
  return closed;
}

/** History state telling a dialog that closing it can go back: for links that open one. */
export const openedHere = { dialogOpenedHere: true } as const;

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
