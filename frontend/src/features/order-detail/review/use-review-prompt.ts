import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * A message asking for a review links to `?rating=5`, a list sets the state `promptReview`: both open the review
 * dialog.
 */
export function useReviewPrompt(orderId: string): void {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const asked = query.has('rating') || isPrompt(state);
  const isOpen = query.has('rate');
  const search = query.toString();
  useEffect(() => {
    if (!asked || isOpen) return;
    const opened = new URLSearchParams(search);
    opened.set('rate', orderId);
    void navigate({ search: opened.toString() }, { replace: true, state: null, preventScrollReset: true });
  }, [asked, isOpen, search, orderId, navigate]);
}

function isPrompt(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'promptReview' in state && state.promptReview === true
  );
}
