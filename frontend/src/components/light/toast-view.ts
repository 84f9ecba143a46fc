import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  type Toast,
  type ToastType,
} from '../../lib/toasts.ts';

/** The toasts on screen, oldest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribeToToasts, currentToasts);
}

/** Removes a toast when its time is up, but not while it is hovered or focused. Returns props for its element. */
export function useToastTimer({ id, duration }: Toast) {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [paused, id, duration]);
  return {
    onPointerEnter: () => setPaused(true),
    onPointerLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  };
}

/** The word is for screen readers. */
export const toastLooks: Readonly<Record<ToastType, { icon: LucideIcon; word: string }>> = {
  success: { icon: CircleCheck, word: 'Done' },
  error: { icon: CircleAlert, word: 'Error' },
  warning: { icon: TriangleAlert, word: 'Warning' },
  info: { icon: Info, word: 'Note' },
};
