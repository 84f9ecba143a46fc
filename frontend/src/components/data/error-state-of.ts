import { Lock, type LucideIcon, SearchX, TriangleAlert, WifiOff } from 'lucide-react';
import { apiFailure } from '../../lib/api-failure.ts';

/** What is said in the place of what could not be loaded. */
export interface ErrorWords {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text?: string;
  /** Asking again cannot fare better. */
  readonly isFinal: boolean;
}

export const offline: ErrorWords = {
  icon: WifiOff,
  title: 'You’re offline',
  text: 'Check your connection.',
  isFinal: false,
};

/** Reads any thrown value: no network, not allowed, gone, or a failure that may be over in a moment. */
export function errorStateOf(error: unknown): ErrorWords {
  const { code, message } = apiFailure(error);
  switch (code) {
    case 'OFFLINE':
      return offline;
    case 'FORBIDDEN':
      return {
        icon: Lock,
        title: 'You don’t have permission to see this.',
        text: message === '' ? 'Please contact a manager if needed.' : message,
        isFinal: true,
      };
    case 'NOT_FOUND':
      return {
        icon: SearchX,
        title: 'This is not here any more.',
        text: 'It was removed, or is not shared with you.',
        isFinal: true,
      };
    default:
      return { icon: TriangleAlert, title: 'Something went wrong.', isFinal: false };
  }
}
