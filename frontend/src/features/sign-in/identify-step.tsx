import Box from '@mui/material/Box';
import { Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { parsePhoneNumber } from '#schema/phone.ts';
import { BusyButton } from '../../components/forms/busy-button.tsx';
import { PhoneField } from '../../components/forms/phone-field.tsx';
import { SegmentedControl } from '../../components/forms/segmented-control.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { apiFailure } from '../../lib/api-failure.ts';
import { messageOf } from '../../lib/messages.ts';
import { publicApi } from '../../lib/public-api.ts';
import { randomId } from '../../lib/random-id.ts';
import { surface } from '../../lib/surface.ts';
import { toast } from '../../lib/toasts.ts';
import { useForm } from '../../lib/use-form.ts';
import { emailProblem, parseEmail, phoneProblem } from './sign-in-fields.ts';
import type { LoginType, SignInStep } from './sign-in-step.ts';
import { useBusy } from './use-busy.ts';
import { useFirstFocus } from './use-first-focus.ts';

type LoginStep = Extract<SignInStep, { step: 'login' }>;

interface IdentifyStepProps {
  readonly current: LoginStep;
  readonly onKeep: (step: SignInStep) => void;
  readonly onNext: (step: SignInStep) => void;
  /** No account has what was typed. What it answers is said at the field. */
  readonly onUnknown: (loginType: LoginType, typed: string) => string | undefined;
}

/** Phone or email; an account of the surface's people gets its code. */
export function IdentifyStep({ current, onKeep, onNext, onUnknown }: IdentifyStepProps) {
  const [loginType, setLoginType] = useState<LoginType>(current.loginType);
  const [busy, during] = useBusy();
  const field = useFirstFocus();
  const { formRef, ...form } = useForm(
    {
      phone: current.loginType === 'phone' ? current.value : '',
      email: current.loginType === 'email' ? current.value : '',
    },
    ({ phone, email }) =>
      loginType === 'phone' ? { phone: phoneProblem(phone) } : { email: emailProblem(email) },
  );

  const choose = (type: LoginType, byPointer: boolean) => {
    flushSync(() => {
      setLoginType(type);
      form.setErrors({});
    });
    // Whoever uses the arrow keys is still choosing.
    if (byPointer) field.current?.focus();
  };
  const submit = form.onSubmit(({ phone, email }) =>
    during(async () => {
      const value = loginType === 'phone' ? parsePhoneNumber(phone) : parseEmail(email);
      if (value === undefined) return;
      try {
        const { userType } = surface();
        const asked = loginType === 'phone' ? { phoneNumber: value, userType } : { email: value, userType };
        const account = await publicApi.auth.accountExists.query(asked);
        onKeep({ step: 'login', loginType, value: loginType === 'phone' ? phone : email });
        if (!account.exists || account.email === null) {
          const problem = onUnknown(loginType, loginType === 'phone' ? phone : value);
          if (problem !== undefined) form.setErrors({ [loginType]: problem });
          return;
        }
        const loginNonce = randomId();
        const sent = await publicApi.auth.otpSend.mutate({ email: account.email, loginNonce, userType });
        const resendAt = Date.now() + sent.resendAfterSeconds * 1000;
        onNext({ step: 'otp', loginType, value, recipient: account.email, loginNonce, resendAt });
      } catch (error) {
        const { code } = apiFailure(error);
        if (code === 'ACCOUNT_DEACTIVATED' || code === 'UNAUTHORIZED') {
          form.setErrors({ [loginType]: 'Your account has been deactivated.' });
        } else toast.error(messageOf(error));
      }
    }),
  );

  return (
    <Box component="form" noValidate ref={formRef} onSubmit={submit} sx={{ display: 'grid', gap: 3 }}>
      <SegmentedControl
        label="Get your code by"
        hideLabel
        value={loginType}
        onChange={choose}
        options={[
          { value: 'phone', label: 'Phone', icon: Phone },
          { value: 'email', label: 'Email', icon: Mail },
        ]}
      />
      {loginType === 'phone' ? (
        <PhoneField
          key="phone"
          {...form.field('phone')}
          onChange={(text) => form.set('phone', text)}
          label="Phone number"
          hint="We text you a 6-digit code."
          inputRef={field}
        />
      ) : (
        <TextField
          key="email"
          {...form.field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          hint="We mail you a 6-digit code."
          inputRef={field}
        />
      )}
      <BusyButton type="submit" variant="contained" color="safety" size="large" busy={busy}>
        Continue
      </BusyButton>
    </Box>
  );
}
