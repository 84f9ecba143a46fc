import { ArrowLeft } from 'lucide-react';
import { type FormEvent, type Ref, useEffect, useState } from 'react';
import { BusyButton } from '../../components/light/busy-button.tsx';
import { TextField } from '../../components/light/text-field.tsx';
import { apiFailure } from '../../lib/api-failure.ts';
import { messageOf } from '../../lib/messages.ts';
import { codeDigits, codeProblem, refusalsOfCodes, useSecondsUntil } from '../../lib/one-time-code.ts';
import { loadAmplify } from '../../lib/session.ts';
import { toast } from '../../lib/toasts.ts';
import { useBusy } from '../../lib/use-one-at-a-time.ts';
import { useFirstFocus } from './use-sign-in-steps.ts';

interface CodeFormProps {
  /** A sentence before the instructions. */
  readonly lead?: string | undefined;
  /** The phone or email that the code was sent to, as the person wrote it. */
  readonly sentTo: string;
  readonly submitLabel: string;
  /** When a new code can be sent, in milliseconds since 1970. */
  readonly resendAt: number;
  readonly onCode: (code: string) => Promise<void>;
  readonly onResend: () => Promise<void>;
  /** A code was sent only a moment ago. */
  readonly onResendLater: (seconds: number) => void;
  readonly onBack: () => void;
}

/** A six-digit code, submitted at the sixth digit. A new code can be sent every 30 seconds. */
export function CodeForm(props: CodeFormProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, during] = useBusy();
  const [resending, duringResend] = useBusy();
  const input = useFirstFocus();
  const wait = useSecondsUntil(props.resendAt);

  useEffect(() => {
    void loadAmplify().catch(() => undefined);
  }, []);

  const refuse = (message: string) => {
    setProblem(message);
    input.current?.focus();
    input.current?.select();
  };
  const send = (digits: string) => {
    const wrong = codeProblem(digits);
    if (wrong !== undefined) {
      refuse(wrong);
      return;
    }
    setProblem(undefined);
    during(async () => {
      try {
        await props.onCode(digits);
        // The next page is loading: stay busy until then.
        await new Promise(() => undefined);
      } catch (error) {
        if (refusalsOfCodes.has(apiFailure(error).code)) refuse(messageOf(error));
        else toast.error(messageOf(error));
      }
    });
  };
  const change = (digits: string) => {
    setCode(digits);
    setProblem(undefined);
    if (digits.length === 6 && digits !== code) send(digits);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(code);
  };
  const resend = () =>
    duringResend(async () => {
      try {
        await props.onResend();
        setCode('');
        setProblem(undefined);
        toast.success('Code resent successfully.');
        input.current?.focus();
      } catch (error) {
        const { code: why, message, details } = apiFailure(error);
        if (
          why === 'RATE_LIMITED' &&
          details.retryAfterSeconds !== undefined &&
          details.retryAfterSeconds <= 60
        ) {
          props.onResendLater(details.retryAfterSeconds);
        }
        toast.error(why === 'CONFLICT' ? message : messageOf(error));
      }
    });

  return (
    <form className="step" noValidate onSubmit={submit}>
      <p className="step-lead" id="code-sent-to">
        {props.lead} Enter the 6-digit code we sent to <strong>{props.sentTo}</strong>.
      </p>
      <CodeField ref={input} value={code} onChange={change} error={problem} describedBy="code-sent-to" />
      <BusyButton type="submit" main busy={busy}>
        {props.submitLabel}
      </BusyButton>
      <div className="step-ways">
        <button type="button" className="button" onClick={props.onBack}>
          <ArrowLeft size={18} />
          Go back
        </button>
        <BusyButton busy={resending} disabled={wait > 0} onClick={resend}>
          {wait > 0 ? `Resend code in ${wait} s` : 'Resend code'}
        </BusyButton>
      </div>
    </form>
  );
}

interface CodeFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly error: string | undefined;
  /** Id of the text that describes it. */
  readonly describedBy: string;
}

/** One field for all six digits, so that a paste or the phone's autofill works. */
function CodeField({ onChange, ...props }: CodeFieldProps) {
  return (
    <TextField
      {...props}
      label="Code"
      id="one-time-code"
      name="one-time-code"
      className="digits"
      // No `maxLength`: it would cut a pasted `123 456` before the space is removed.
      onChange={({ target }) => onChange(codeDigits(target.value))}
      autoComplete="one-time-code"
      inputMode="numeric"
      pattern="[0-9]*"
    />
  );
}
