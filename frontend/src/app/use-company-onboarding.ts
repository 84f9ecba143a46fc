import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useOpenDialog, withoutDialogs } from '../lib/dialog-address.ts';
import { takeTurnToOpen } from '../lib/opened-by-itself.ts';
import { useProfile } from '../lib/profile.ts';

/**
 * Asks what the company does, as long as it has no category (document 2 section 2): in the orders area, once a visit, only
 * whoever may say it, and never over another dialog.
 */
export function useCompanyOnboarding(): void {
  const { search } = useLocation();
  const open = useOpenDialog();
  const account = useProfile().data?.account;
  const reader = account?.id;
  const isWanted =
    account?.company.category === null && account.role.permissions.includes('company_management');

  useEffect(() => {
    if (!isWanted || reader === undefined) return;
    const query = new URLSearchParams(search);
    const hasDialog = withoutDialogs(query).toString() !== query.toString();
    if (!hasDialog && takeTurnToOpen(reader)) open('welcome', 'company');
  }, [isWanted, reader, search, open]);
}
