import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { BillingDialog } from '../features/account/billing-dialog.tsx';
import { CompanySettingsDialog } from '../features/account/company-dialog.tsx';
import { ContactCodeDialog } from '../features/account/contact-code-dialog.tsx';
import { NotificationSettingsDialog } from '../features/account/notification-settings-dialog.tsx';
import { ProfileDialog } from '../features/account/profile-dialog.tsx';
import { keepSentCode } from '../features/account/use-contact-code.ts';
import { WelcomeDialog } from '../features/account/welcome-dialog.tsx';
import { trpc } from '../lib/api.ts';
import type { AddressedDialogProps } from '../lib/dialog-address.ts';
import type { Profile } from '../lib/profile.ts';
import { queryClient } from '../lib/query-client.ts';
import { address } from './samples.ts';

/** Dialogs about the person and the company, each open: `/gallery.html?page=profile`. */
export const ownPages = {
  profile: () => <Open of={ProfileDialog} />,
  'contact-code': () => <Open of={ContactCodeDialog} value="phone" />,
  company: () => <Open of={CompanySettingsDialog} />,
  billing: () => <Open of={BillingDialog} />,
  welcome: () => <Open of={WelcomeDialog} value="company" />,
  'notification-settings': () => <Open of={NotificationSettingsDialog} />,
} as const;

interface OpenProps {
  readonly of: ComponentType<AddressedDialogProps>;
  readonly value?: string;
}

function Open({ of: Dialog, value = 'me' }: OpenProps) {
  useState(answerProfile);
  return (
    <QueryClientProvider client={queryClient}>
      <Dialog value={value} open onClose={() => {}} onClosed={() => {}} />
    </QueryClientProvider>
  );
}

/** As if the API had answered and a code had been sent. */
function answerProfile(): void {
  const now = Date.now();
  queryClient.setQueryData(trpc.customers.profile.get.queryKey(), profile);
  keepSentCode(phone, { resendAt: now + 30_000, expiresAt: now + 600_000 });
}

const phone = '+13145550111';

const profile: Profile = {
  account: {
    id: 'acc_dana',
    firstName: 'Dana',
    lastName: 'Whitaker',
    fullName: 'Dana Whitaker',
    email: 'dana@ridgeline.example',
    phone: null,
    unprovenEmail: null,
    unprovenPhone: phone,
    picture: null,
    title: 'Fleet manager',
    emailStopped: null,
    emailNotificationEnabled: true,
    smsNotificationEnabled: true,
    quietHours: null,
    timeZone: null,
    role: {
      id: 'FleetManager',
      name: 'Fleet Manager',
      permissions: ['company_management', 'user_management', 'order_management'],
    },
    company: {
      id: 'com_ridgeline',
      name: 'Ridgeline Contractors',
      logo: null,
      segment: 'construction',
      category: 'excavation_contractor',
      fleetSize: '51_100',
      billing: { emails: ['pay@ridgeline.example', 'books@ridgeline.example'], addresses: [address] },
    },
  },
  equipmentAlertEmail: null,
  telematicsOnboardingCompleted: true,
  creditUsage: {
    balance: 4_150_000,
    creditLimit: 5_000_000,
    creditUsagePercent: 83,
    creditLimitExceeded: false,
  },
};
