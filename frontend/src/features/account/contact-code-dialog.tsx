import { useId, useState } from 'react';
import { type AddressedDialogProps, useReplaceDialog } from '../../lib/dialog-address.ts';
import { useProfile } from '../../lib/profile.ts';
import { ContactCodeForm } from './contact-code-form.tsx';
import { type Channel, canBeProven, waitingOf } from './contacts.ts';
import { OwnDialog } from './own-dialog.tsx';

/** The code of a changed email or phone, which counts from then on (`?contact-code=phone`; document 3 section 7). */
export function ContactCodeDialog(dialog: AddressedDialogProps) {
  const formId = useId();
  const replaceBy = useReplaceDialog();
  const [busy, setBusy] = useState(false);
  const account = useProfile().data?.account;
  const channel: Channel = dialog.value === 'email' ? 'email' : 'phone';
  // The right code takes away what waits before the dialog has left the screen.
  const [contact, setContact] = useState<string | null>(null);
  const waiting = account ? waitingOf(account, channel) : null;
  if (waiting !== null && waiting !== contact) setContact(waiting);
  const next = () => {
    const other: Channel = channel === 'email' ? 'phone' : 'email';
    if (account && canBeProven(account, other)) replaceBy('contact-code', other);
    else dialog.onClose();
  };
  return (
    <OwnDialog
      dialog={dialog}
      title={channel === 'email' ? 'Confirm your email' : 'Confirm your phone number'}
      size="xs"
      busy={busy}
      form={contact === null ? undefined : formId}
      save="Confirm"
      cancel="Later"
    >
      {() =>
        contact === null ? (
          `No ${channel === 'email' ? 'email' : 'phone number'} of yours waits for a code.`
        ) : (
          <ContactCodeForm key={contact} {...{ formId, channel, contact }} onBusy={setBusy} onProven={next} />
        )
      }
    </OwnDialog>
  );
}
