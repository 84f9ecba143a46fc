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
import { takeTurnToOpen } from '../lib/opened-by-itself.ts';
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
  const open = useOpenDialog();
  const profile = useProfile().data;
  const { phone, putOff } = useUnprovenPhone();
  useEffect(() => {
    // People open an order next, often on a poor network.
    const timer = setTimeout(() => preloadPage('/orders/:id'), 2_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <BesideNavigation>
      <ShellMain width="list">
        <CreditBanner usagePercent={profile?.creditUsage.creditUsagePercent ?? 0} />
        {phone !== undefined && (
          <ContactBanner phone={phone} onConfirm={() => open('contact-code', 'phone')} onLater={putOff} />
        )}
        <PushPrompt
          calls={pushCalls}
          // Proving a number comes first.
          accountId={phone === undefined ? profile?.account.id : undefined}
          lead="Hear of offers, and when a technician is on the way."
        />
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </ShellMain>
    </BesideNavigation>
  );
}

/** The phone number to ask a code for. Undefined if there is none, it gets no texts, or this one was put off. */
function useUnprovenPhone() {
  const account = useProfile().data?.account;
  const [wasPutOff, setPutOff] = useState(() => readKept(putOffKey));
  const phone = account?.unprovenPhone ?? null;
  const isAsked = phone !== null && isTextable(phone) && phone !== wasPutOff;
  const putOff = () => {
    keep(putOffKey, phone);
    setPutOff(phone);
    // It was this visit's question.
    if (account !== undefined) takeTurnToOpen(account.id);
  };
  return { phone: isAsked ? phone : undefined, putOff };
}

const putOffKey = 'phone-put-off';
