import { X } from 'lucide-react';
import { dismissToast, type Toast } from '../../lib/toasts.ts';
import { toastLooks, useToasts, useToastTimer } from './toast-view.ts';

/** Shows toasts on pages that don't load MUI. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <section aria-label="Notifications" aria-live="polite" className="toasts">
      {toasts.map((each) => (
        <ToastView key={each.id} toast={each} />
      ))}
    </section>
  );
}

function ToastView({ toast }: { readonly toast: Toast }) {
  const timer = useToastTimer(toast);
  const { icon: Icon, word } = toastLooks[toast.type];
  return (
    <div
      role={toast.type === 'error' ? 'alert' : undefined}
      className={`toast toast-${toast.type}`}
      {...timer}
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
