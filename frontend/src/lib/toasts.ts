import type { ReactNode } from 'react';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface ToastOptions {
  /** A second line. */
  readonly body?: ReactNode;
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** Milliseconds on screen; 5000, or 30000 for warnings (document 1 section 9). */
  readonly duration?: number;
}

export interface Toast extends ToastOptions {
  readonly id: number;
  readonly type: ToastType;
  readonly message: string;
  readonly duration: number;
}

/**
 * Shows a message beside the page: `toast.success('Order approved successfully')`. Returns a function that removes it.
 */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
};

export function dismissToast(id: number): void {
  change(toasts.filter((each) => each.id !== id));
}

/** For the component that shows them. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** More than this at once covers the page; the oldest goes first. */
const most = 3;
const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

function show(type: ToastType, message: string, options: ToastOptions = {}): () => void {
  lastId += 1;
  const id = lastId;
  const duration = options.duration ?? (type === 'warning' ? 30_000 : 5_000);
  // A repeated message is shown once, with its time restarted.
  const others = toasts.filter((each) => each.type !== type || each.message !== message);
  change([...others, { ...options, id, type, message, duration }].slice(-most));
  return () => dismissToast(id);
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
