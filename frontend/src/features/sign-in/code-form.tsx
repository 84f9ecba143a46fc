import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { BusyButton } from '../../components/light/busy-button.tsx';
import { apiFailure } from '../../lib/api-failure.ts';
import { messageOf } from '../../lib/messages.ts';
import { codeProblem, refusalsOfCodes } from '../../lib/one-time-code.ts';
import { loadAmplify } from '../../lib/session.ts';
import { toast } from '../../lib/toasts.ts';
import { useSecondsUntil } from '../../lib/use-seconds-until.ts';
import { CodeField } from './code-field.tsx';
import { useBusy } from './use-busy.ts';
import { useFirstFocus } from './use-first-focus.ts';

interface CodeFormProps {
  /** What goes before what is to be done. */
  readonly lead?: string | undefined;
  /** Where the code went, as the person knows it. */
  readonly sentTo: string;
  readonly submitLabel: string;
  /** Milliseconds since 1970; until then no new code is sent. */
  readonly resendAt: number;
  readonly onCode: (code: string) => Promise<void>;
  readonly onResend: () => Promise<void>;
  /** The API had sent a code only just now. */
  readonly onResendLater: (seconds: number) => void;
  readonly onBack: () => void;
}

/** Six digits, sent off with the sixth; a new code every 30 seconds. */
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
        // Another page is on its way; until it is there, this one is done and takes no more.
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
        const { code: why, details } = apiFailure(error);
        if (
          why === 'RATE_LIMITED' &&
          details.retryAfterSeconds !== undefined &&
          details.retryAfterSeconds <= 60
        ) {
          props.onResendLater(details.retryAfterSeconds);
        }
        toast.error(messageOf(error));
      }
    });

  return (
    <form className="step" noValidate onSubmit={submit}>
      <p className="step-lead" id="code-sent-to">
        {props.lead} Enter the 6-digit code that we sent to <strong>{props.sentTo}</strong>.
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
