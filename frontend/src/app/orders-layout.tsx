import { Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { isTextable } from '#schema/phone.ts';
import { PageSkeleton } from '../components/data/skeletons.tsx';
import { ShellMain } from '../components/shell/app-shell.tsx';
import { ContactBanner } from '../components/shell/contact-banner.tsx';
import { CreditBanner } from '../components/shell/credit-banner.tsx';
import { pushCalls } from '../lib/api.ts';
import { useOpenDialog } from '../lib/dialog-address.ts';
import { keep, readKept } from '../lib/kept.ts';
import { useProfile } from '../lib/profile.ts';
import { BesideNavigation } from './orders-navigation.tsx';
import { preloadPage } from './pages.tsx';
import { PushPrompt } from './push-prompt.tsx';
import { useCompanyOnboarding, useTelematicsOnboarding } from './use-onboarding.ts';

/** The three tabs: on the left from 768 px up, at the bottom of the screen on phones. */
export function OrdersLayout() {
  // In order of precedence: only one may open (`takeTurnToOpen`).
  useCompanyOnboarding();
  useTelematicsOnboarding();
  const credit = useProfile().data?.creditUsage.creditUsagePercent ?? 0;
  useEffect(() => {
    // People open an order next, often on a poor network.
    const timer = setTimeout(() => preloadPage('/orders/:id'), 2_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <BesideNavigation>
      <ShellMain width="list">
        <CreditBanner usagePercent={credit} />
        <UnprovenPhone />
        <OrdersPushPrompt />
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </ShellMain>
    </BesideNavigation>
  );
}

/** Not while a phone number waits to be confirmed: that comes first. */
function OrdersPushPrompt() {
  const account = useProfile().data?.account;
  return (
    <PushPrompt
      calls={pushCalls}
      accountId={account?.unprovenPhone === null ? account.id : undefined}
      lead="Hear of offers, and when a technician is on the way."
    />
  );
}

/** Shown until the number is confirmed or the notice dismissed. A new number asks again. */
function UnprovenPhone() {
  const open = useOpenDialog();
  const phone = useProfile().data?.account.unprovenPhone ?? null;
  const [putOff, setPutOff] = useState(() => readKept(putOffKey));
  if (phone === null || !isTextable(phone) || phone === putOff) return null;
  return (
    <ContactBanner
      phone={phone}
      onConfirm={() => open('contact-code', 'phone')}
      onLater={() => {
        keep(putOffKey, phone);
        setPutOff(phone);
      }}
    />
  );
}

const putOffKey = 'phone-put-off';
