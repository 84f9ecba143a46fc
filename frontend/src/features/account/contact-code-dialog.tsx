import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { BusyButton } from '../../components/forms/busy-button.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { apiFailure } from '../../lib/api-failure.ts';
import { type AddressedDialogProps, useReplaceDialog } from '../../lib/dialog-address.ts';
import { messageOf } from '../../lib/messages.ts';
import { codeDigits, codeProblem, refusalsOfCodes, useSecondsUntil } from '../../lib/one-time-code.ts';
import { useProfile } from '../../lib/profile.ts';
import { toast } from '../../lib/toasts.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useProveContact } from './api.ts';
import { type Channel, canBeProven, contactWords, waitingOf } from './contacts.ts';
import { OwnDialog } from './own-dialog.tsx';
import { useContactCode } from './use-contact-code.ts';

/** Asks for the code that confirms a new email or phone (`?contact-code=phone`; document 3 section 7). */
export function ContactCodeDialog(dialog: AddressedDialogProps) {
  const formId = useId();
  const replaceBy = useReplaceDialog();
  const [busy, setBusy] = useState(false);
  const account = useProfile().data?.account;
  const channel: Channel = dialog.value === 'email' ? 'email' : 'phone';
  // Kept here, because the right code clears it while the dialog is still closing.
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

export interface ContactCodeFormProps {
  /** For the submit button, which is outside the form. */
  readonly formId: string;
  readonly channel: Channel;
  /** The email or phone that the code is sent to. */
  readonly contact: string;
  readonly onBusy: (busy: boolean) => void;
  readonly onProven: () => void;
}

/** A six-digit code, submitted at the sixth digit. A new code can be sent every 30 seconds. */
export function ContactCodeForm({ formId, channel, contact, onBusy, onProven }: ContactCodeFormProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const leadId = useId();
  const prove = useProveContact();
  const once = useOneAtATime();
  const { sent, failure, isSending, send } = useContactCode(channel, contact);
  const wait = useSecondsUntil(sent?.resendAt ?? 0);
  const words = (
    <Box component="strong" sx={{ whiteSpace: channel === 'phone' ? 'nowrap' : undefined }}>
      {contactWords(channel, contact)}
    </Box>
  );

  useEffect(() => input.current?.focus(), []);

  const refuse = (message: string) => {
    setProblem(message);
    input.current?.focus();
    input.current?.select();
  };
  const give = (digits: string) => {
    const wrong = codeProblem(digits);
    if (wrong !== undefined) {
      refuse(wrong);
      return;
    }
    once(async () => {
      setProblem(undefined);
      onBusy(true);
      try {
        await prove.mutateAsync({ channel, code: digits });
        toast.success(channel === 'email' ? 'Email confirmed.' : 'Phone number confirmed.');
        onProven();
      } catch (error) {
        const { code: why, details } = apiFailure(error);
        const taken = details.fields?.[channel];
        if (taken !== undefined) refuse(taken);
        else if (refusalsOfCodes.has(why)) refuse(messageOf(error));
        else toast.error(messageOf(error));
      } finally {
        onBusy(false);
      }
    });
  };
  const change = (typed: string) => {
    const digits = codeDigits(typed);
    setCode(digits);
    setProblem(undefined);
    if (digits.length === 6 && digits !== code) give(digits);
  };
  const resend = async () => {
    if (!(await send())) return;
    setCode('');
    setProblem(undefined);
    toast.success('Code resent successfully.');
    input.current?.focus();
  };

  return (
    <Box
      component="form"
      id={formId}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        give(code);
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <Typography id={leadId} component="output" sx={{ overflowWrap: 'anywhere' }}>
        {failure ? (
          <>
            We could not send a code to {words}. {failure}
          </>
        ) : sent ? (
          <>Enter the 6-digit code we sent to {words}.</>
        ) : (
          <>Sending a code to {words}…</>
        )}
      </Typography>
      <TextField
        label="Code"
        name="one-time-code"
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        onChange={({ target }) => change(target.value)}
        error={problem}
        inputRef={input}
        inputProps={{ className: 'code', pattern: '[0-9]*' }}
      />
      <BusyButton
        variant="text"
        busy={isSending}
        disabled={wait > 0}
        onClick={() => void resend()}
        sx={{ justifySelf: 'start', ml: -2 }}
      >
        {wait > 0 ? `Resend code in ${wait} s` : 'Resend code'}
      </BusyButton>
    </Box>
  );
}
