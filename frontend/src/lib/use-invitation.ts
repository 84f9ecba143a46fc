import { useState } from 'react';
import { useSaveColleague } from './colleague-changes.ts';
import { usePermission } from './profile.ts';
import { useEmailTaken } from './use-email-taken.ts';

/** Inviting somebody while one does something else, for who may (document 2 section 6); undefined for who may not. */
export function useInvitation() {
  const mayInvite = usePermission('user_management');
  const [email, setEmail] = useState('');
  const emailTaken = useEmailTaken(email);
  const { mutateAsync } = useSaveColleague();
  return mayInvite ? { invite: mutateAsync, onEmail: setEmail, emailTaken } : undefined;
}
