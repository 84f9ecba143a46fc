import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { BusyButton } from '../../components/forms/busy-button.tsx';
import { apiFailure } from '../../lib/api-failure.ts';
import { messageOf } from '../../lib/messages.ts';
import { loadAmplify } from '../../lib/session.ts';
import { toast } from '../../lib/toasts.ts';
import { CodeField } from './code-field.tsx';
import { codeProblem } from './sign-in-fields.ts';
import { useBusy } from './use-busy.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

interface CodeFormProps {
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
      } catch (error) {
        if (atTheCode.has(apiFailure(error).code)) refuse(messageOf(error));
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
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 3 }}>
      <Typography color="textSecondary" id="code-sent-to">
        Enter the 6-digit code that we sent to{' '}
        <Box
          component="strong"
          sx={{
            color: 'text.primary',
            fontWeight: 600,
            display: 'inline-block',
            overflowWrap: 'anywhere',
            maxWidth: '100%',
          }}
        >
          {props.sentTo}
        </Box>
        .
      </Typography>
      <CodeField ref={input} value={code} onChange={change} error={problem} describedBy="code-sent-to" />
      <BusyButton type="submit" variant="contained" color="safety" size="large" busy={busy}>
        {props.submitLabel}
      </BusyButton>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Button startIcon={<ArrowLeft size={18} />} onClick={props.onBack} sx={{ ml: -1.5 }}>
          Go back
        </Button>
        <BusyButton busy={resending} disabled={wait > 0} onClick={resend} sx={{ mr: -2 }}>
          {wait > 0 ? `Resend code in ${wait} s` : 'Resend code'}
        </BusyButton>
      </Box>
    </Box>
  );
}

const atTheCode = new Set<string>(['INVALID_CODE', 'CODE_EXPIRED', 'TOO_MANY_TRIES', 'BAD_INPUT']);
