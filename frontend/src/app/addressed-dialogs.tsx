import Box from '@mui/material/Box';
import { type ComponentType, useEffect, useState } from 'react';
import {
  type AddressedDialogProps,
  type DialogName,
  dialogNames,
  useAddressedDialog,
} from '../lib/dialog-address.ts';
import { toast } from '../lib/toasts.ts';

type AddressedDialog = ComponentType<AddressedDialogProps>;
type DialogCode = Partial<Record<DialogName, AddressedDialog>>;

/** Every dialog that has an address, each loaded on demand. Pages open them by name. */
const loaders: Readonly<Record<DialogName, () => Promise<AddressedDialog>>> = {
  approve: async () => (await import('../features/order-detail/approve/approve-dialog.tsx')).ApproveDialog,
  reject: async () => (await import('../features/order-detail/dialogs/reject-dialog.tsx')).RejectDialog,
  reopen: async () => (await import('../features/order-detail/dialogs/reopen-dialog.tsx')).ReopenDialog,
  choose: async () => (await import('../features/order-detail/offers/choose-dialog.tsx')).ChooseDialog,
  fees: async () => (await import('../features/order-detail/offers/fees-dialog.tsx')).FeesDialog,
  technician: async () =>
    (await import('../features/order-detail/technician/profile-dialog.tsx')).ProfileDialog,
  company: async () => (await import('../features/order-detail/technician/company-dialog.tsx')).CompanyDialog,
  reviews: async () => (await import('../features/order-detail/technician/reviews-dialog.tsx')).ReviewsDialog,
  cancel: async () => (await import('../features/order-detail/dialogs/cancel-dialog.tsx')).CancelDialog,
  presence: async () => (await import('../features/order-detail/dialogs/presence-dialog.tsx')).PresenceDialog,
  rate: async () => (await import('../features/order-detail/review/rate-dialog.tsx')).RateDialog,
  report: async () => (await import('../features/order-detail/dialogs/report-dialog.tsx')).ReportDialog,
  answer: async () => (await import('../features/order-detail/dialogs/answer-dialog.tsx')).AnswerDialog,
  serial: async () => (await import('../features/order-detail/edit/equipment-dialog.tsx')).SerialNumberDialog,
  equipment: async () => (await import('../features/order-detail/edit/equipment-dialog.tsx')).EquipmentDialog,
  po: async () => (await import('../features/order-detail/edit/po-number-dialog.tsx')).PoNumberDialog,
  participants: async () =>
    (await import('../features/order-detail/edit/participants-dialog.tsx')).ParticipantsDialog,
  jobsite: async () => (await import('../features/order-detail/jobsite/jobsite-dialog.tsx')).JobsiteDialog,
  access: async () => (await import('../features/order-detail/jobsite/jobsite-dialog.tsx')).AccessDialog,
  requirements: async () =>
    (await import('../features/order-detail/jobsite/jobsite-dialog.tsx')).RequirementsDialog,
  import: async () => (await import('../features/alert-import/import-dialog.tsx')).ImportDialog,
  alert: async () => (await import('../features/alert-reading/alert-reading-dialog.tsx')).AlertReadingDialog,
  onboarding: async () =>
    (await import('../features/telematics-onboarding/onboarding-dialog.tsx')).OnboardingDialog,
  profile: async () => (await import('../features/account/profile-dialog.tsx')).ProfileDialog,
  'contact-code': async () => (await import('../features/account/contact-code-dialog.tsx')).ContactCodeDialog,
  'company-settings': async () =>
    (await import('../features/account/company-dialog.tsx')).CompanySettingsDialog,
  'billing-info': async () => (await import('../features/account/billing-dialog.tsx')).BillingDialog,
  welcome: async () => (await import('../features/account/welcome-dialog.tsx')).WelcomeDialog,
  'notification-settings': async () =>
    (await import('../features/account/notification-settings-dialog.tsx')).NotificationSettingsDialog,
};

/** Shows the dialog that the address names, over the current page. */
export function AddressedDialogs() {
  const { shown, ...state } = useAddressedDialog(dialogNames);
  const code = useDialogCode(shown?.name, state.onClose);

  if (shown === undefined) return null;
  const Shown = code[shown.name];
  if (Shown === undefined) return <Box component="output" aria-label="Loading" sx={ground} />;
  return (
    <Shown
      key={shown.name === 'import' ? 'import' : `${shown.name} ${shown.value}`}
      value={shown.value}
      {...state}
    />
  );
}

/**
 * The dialogs loaded so far, soon including the one asked for. Not `React.lazy`, which delays showing it by 300 ms even
 * when the code is already loaded.
 */
function useDialogCode(name: DialogName | undefined, onFailure: () => void): DialogCode {
  const [loaded, setLoaded] = useState<DialogCode>({});
  const missing = name !== undefined && loaded[name] === undefined ? name : undefined;

  useEffect(() => {
    if (missing === undefined) return;
    loaders[missing]().then(
      (code) => setLoaded((others) => ({ ...others, [missing]: code })),
      () => {
        toast.error('Something went wrong. Please try again.');
        onFailure();
      },
    );
  }, [missing, onFailure]);

  // Loads the rest while the network is idle, so that a press opens a dialog at once.
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const each of dialogNames) {
        loaders[each]().then(
          (code) => setLoaded((others) => ({ ...others, [each]: code })),
          // Tried again when the dialog is opened.
          () => undefined,
        );
      }
    }, 2_000);
    return () => clearTimeout(timer);
  }, []);

  return loaded;
}

/** A dialog's backdrop: the press shows an effect while the code loads. */
const ground = {
  position: 'fixed',
  inset: 0,
  zIndex: 'modal',
  bgcolor: 'common.black',
  opacity: 0.5,
} as const;
