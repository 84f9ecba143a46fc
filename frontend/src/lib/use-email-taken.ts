import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { trpc } from './api.ts';
import { parseEmail } from './email.ts';

/**
 * What to say at an address that another account than `id` has, asked once the person pauses (document 2 section 5).
 * Undefined while it is none, or is free, or nobody knows.
 */
export function useEmailTaken(typed: string, id?: string): string | undefined {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), debounce);
    return () => clearTimeout(timer);
  }, [typed]);
  const email = parseEmail(settled);
  const { data } = useQuery(
    trpc.customers.accounts.emailExists.queryOptions(
      { id: id ?? null, email: email ?? '' },
      { enabled: email !== undefined && settled === typed, staleTime: 60_000, retry: false },
    ),
  );
  const isAnswered = email !== undefined && settled === typed && data?.exists === true;
  return isAnswered ? 'This email has already been used. Please choose another.' : undefined;
}

/** Document 2 section 9. */
const debounce = 300;
