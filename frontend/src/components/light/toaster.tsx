import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  type Toast,
  type ToastType,
} from '../../lib/toasts.ts';

/** The one view of the toasts: read out as they come, within reach of the keyboard, paused under pointer and focus. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  return (
    <section aria-label="Notifications" aria-live="polite" className="toasts">
      {toasts.map((each) => (
        <ToastView key={each.id} toast={each} />
      ))}
    </section>
  );
}

function ToastView({ toast }: { readonly toast: Toast }) {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [paused, toast.id, toast.duration]);
  const { icon: Icon, word } = looks[toast.type];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it, it only stays while somebody is at it
    <div
      role={toast.type === 'error' ? 'alert' : undefined}
      className={`toast toast-${toast.type}`}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon size={22} />
      <div className="toast-words">
        <span className="visually-hidden">{word}: </span>
        {toast.message}
        {toast.body !== undefined && <div className="toast-body">{toast.body}</div>}
        {toast.action && (
          <button type="button" className="button button-outlined" onClick={toast.action.onClick}>
            {toast.action.label}
          </button>
        )}
      </div>
      <button type="button" className="button" aria-label="Dismiss" onClick={() => dismissToast(toast.id)}>
        <X size={20} />
      </button>
    </div>
  );
}

const looks: Readonly<Record<ToastType, { icon: LucideIcon; word: string }>> = {
  success: { icon: CircleCheck, word: 'Done' },
  error: { icon: CircleAlert, word: 'Error' },
  warning: { icon: TriangleAlert, word: 'Warning' },
  info: { icon: Info, word: 'Note' },
};
