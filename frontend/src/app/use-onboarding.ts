import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { trpc } from '../lib/api.ts';
import { useOpenDialog, withoutDialogs } from '../lib/dialog-address.ts';
import { takeTurnToOpen } from '../lib/opened-by-itself.ts';
import { useProfile } from '../lib/profile.ts';

/**
 * Asks for the company's category while it has none (document 2 section 2): in the orders area, once per visit, only
 * people who may set it, and never over another dialog.
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
    if (mayOpenByItself(search, reader)) open('welcome', 'company');
  }, [isWanted, reader, search, open]);
}

/**
 * Opens the introduction to alerts on the Pending tab, if the company has neither completed it nor had an order from an
 * alert (document 1 section 4): once per visit, only for people who may complete it, and never over another dialog.
 */
export function useTelematicsOnboarding(): void {
  const { pathname, search } = useLocation();
  const open = useOpenDialog();
  const profile = useProfile().data;
  const isHere = pathname === '/orders/needs-service';
  const isWanted =
    profile?.telematicsOnboardingCompleted === false &&
    profile.account.role.permissions.includes('order_management');
  const hadAlerts = useQuery(
    trpc.customers.orders.getHasOrderFromEquipmentAlerts.queryOptions(undefined, {
      staleTime: 60_000,
      enabled: isHere && isWanted,
    }),
  ).data;
  const reader = profile?.account.id;
  // Decided once per visit to the tab: closing another dialog must not open this one.
  const decided = useRef(false);

  useEffect(() => {
    if (!isHere) decided.current = false;
    else if (isWanted && hadAlerts === false && reader !== undefined && !decided.current) {
      decided.current = true;
      if (mayOpenByItself(search, reader)) open('onboarding', 'telematics');
    }
  }, [isHere, isWanted, hadAlerts, reader, search, open]);
}

/** Not over another dialog, and only if nothing else has opened by itself in this visit. */
function mayOpenByItself(search: string, accountId: string): boolean {
  const query = new URLSearchParams(search);
  const hasDialog = withoutDialogs(query).toString() !== query.toString();
  return !hasDialog && takeTurnToOpen(accountId);
}
