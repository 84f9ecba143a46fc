import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { BusyButton } from '../../components/forms/busy-button.tsx';
import { Combobox, type Option } from '../../components/forms/combobox.tsx';
import { PhoneField } from '../../components/forms/phone-field.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { apiFailure } from '../../lib/api-failure.ts';
import { messageOf } from '../../lib/messages.ts';
import { publicApi } from '../../lib/public-api.ts';
import { toast } from '../../lib/toasts.ts';
import { useForm } from '../../lib/use-form.ts';
import { emailProblem, phoneProblem, requiredProblem } from './sign-in-fields.ts';
import type { SignInStep, SignUpDetails } from './sign-in-step.ts';
import { useBusy } from './use-busy.ts';
import { useFirstFocus } from './use-first-focus.ts';

interface SignUpStepProps {
  readonly current: Extract<SignInStep, { step: 'signup' }>;
  readonly onKeep: (step: SignInStep) => void;
  readonly onNext: (step: SignInStep) => void;
  readonly onBack: () => void;
}

/** Who the person is and whom it works for; the code then goes to the work email. */
export function SignUpStep({ current, onKeep, onNext, onBack }: SignUpStepProps) {
  const [busy, during] = useBusy();
  const firstName = useFirstFocus();
  const { formRef, ...form } = useForm<SignUpDetails>(current.details, (values) => ({
    firstName: requiredProblem(values.firstName),
    lastName: requiredProblem(values.lastName),
    companyName: requiredProblem(values.companyName),
    phone: phoneProblem(values.phone),
    email: emailProblem(values.email),
  }));
  const submit = form.onSubmit((details) =>
    during(async () => {
      try {
        const made = await publicApi.auth.createAccount.mutate(details);
        if (made.companyNameIsShared) {
          toast.warning('Company Already Exists', {
            body: 'Multiple companies with that name were found. Use your work email to connect automatically.',
          });
        }
        onKeep({ ...current, details });
        const resendAt = Date.now() + made.resendAfterSeconds * 1000;
        onNext({ step: 'signup-verification', details, authId: made.authId, resendAt });
      } catch (error) {
        const { code, message, details: about } = apiFailure(error);
        if (code === 'BAD_INPUT' && about.fields) form.setErrors(about.fields);
        else if (code === 'ACCOUNT_EXISTS') {
          const phone = /phone/i.test(about.conflictsWith ?? message);
          form.setErrors({ [phone ? 'phone' : 'email']: taken[phone ? 'phone' : 'email'] });
        } else toast.error(messageOf(error));
      }
    }),
  );

  return (
    <Box component="form" noValidate ref={formRef} onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <Typography color="textSecondary" sx={{ mt: -1.5 }}>
        There is no account for {current.unknown} yet. Tell us who you are, and we send a code to your work
        email.
      </Typography>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <TextField
          {...form.field('firstName')}
          label="First name"
          autoComplete="given-name"
          inputRef={firstName}
        />
        <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" />
      </Box>
      <Combobox
        label="Company name"
        name="companyName"
        autoComplete="organization"
        value={namedCompany(form.values.companyName)}
        onChange={(company) => form.set('companyName', company?.label ?? '')}
        error={form.errors.companyName}
        search={findCompanies}
        ownEntry={(text) => `Add ${text}`}
      />
      <PhoneField {...form.field('phone')} onChange={(text) => form.set('phone', text)} label="Phone" />
      <TextField
        {...form.field('email')}
        label="Work email"
        type="email"
        autoComplete="email"
        inputMode="email"
        hint="Colleagues with the same email domain join the same company."
      />
      <BusyButton type="submit" variant="contained" color="safety" size="large" busy={busy}>
        Continue
      </BusyButton>
      <Button startIcon={<ArrowLeft size={18} />} onClick={onBack} sx={{ justifySelf: 'start', ml: -1.5 }}>
        Go back
      </Button>
    </Box>
  );
}

function namedCompany(name: string): Option | null {
  return name === '' ? null : { id: name, label: name };
}

async function findCompanies(search: string, signal: AbortSignal): Promise<Option[]> {
  const found = await publicApi.public.searchCustomerCompanies.query({ search }, { signal });
  return [...new Set(found.map(({ name }) => name))].map((name) => ({ id: name, label: name }));
}

const taken = {
  phone: 'This phone number already has an account. Go back to sign in with it.',
  email: 'This email already has an account. Go back to sign in with it.',
} as const;
