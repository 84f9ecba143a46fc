import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { parsePhoneNumber } from '#schema/phone.ts';
import { BusyButton } from '../../components/light/busy-button.tsx';
import { PhoneField, TextField } from '../../components/light/text-field.tsx';
import { apiFailure } from '../../lib/api-failure.ts';
import { messageOf } from '../../lib/messages.ts';
import { publicApi } from '../../lib/public-api.ts';
import { toast } from '../../lib/toasts.ts';
import { emailProblem, parseEmail, phoneProblem, requiredProblem } from '../../lib/typed-contact.ts';
import { useForm } from '../../lib/use-form.ts';
import { useBusy } from '../../lib/use-one-at-a-time.ts';
import { askForCode } from './ask-for-code.ts';
import { CompanyField } from './company-field.tsx';
import type { SignInStep, SignUpDetails } from './sign-in-step.ts';
import { useFirstFocus } from './use-sign-in-steps.ts';

interface SignUpStepProps {
  readonly current: Extract<SignInStep, { step: 'signup' }>;
  /** Shown above the fields. */
  readonly lead: ReactNode;
  readonly submitLabel: string;
  readonly onKeep: (step: SignInStep) => void;
  readonly onNext: (step: SignInStep) => void;
  readonly onBack: () => void;
  /** Called before anything is sent. */
  readonly onSend?: () => void;
}

/**
 * Asks who the person is and where they work, and sends a code to the work email. People who already have an account get a
 * login code instead (document 1 section 4).
 */
export function SignUpStep({ current, lead, submitLabel, onKeep, onNext, onBack, onSend }: SignUpStepProps) {
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
        onSend?.();
        const { sent } = current;
        // Until another code may be sent, the one on its way is the one to enter.
        if (sent && Date.now() < sent.resendAt && isSame(details, current.details)) {
          onNext({ step: 'signup-verification', details, ...sent });
          return;
        }
        const made = await publicApi.auth.createAccount.mutate(details);
        if (made.companyNameIsShared) {
          toast.warning('Company Already Exists', {
            body: 'Multiple companies with that name were found. Use your work email to connect automatically.',
          });
        }
        const code = { authId: made.authId, resendAt: Date.now() + made.resendAfterSeconds * 1000 };
        onKeep({ ...current, details, sent: code });
        onNext({ step: 'signup-verification', details, ...code });
      } catch (error) {
        const { code, message, details: about } = apiFailure(error);
        if (code === 'BAD_INPUT' && about.fields) form.setErrors(about.fields);
        else if (code === 'ACCOUNT_EXISTS') await logIn(details, about.conflictsWith);
        else toast.error(code === 'CONFLICT' ? message : messageOf(error));
      }
    }),
  );
  const logIn = async (details: SignUpDetails, conflictsWith: string | undefined) => {
    try {
      const [email, phone] = [parseEmail(details.email), parsePhoneNumber(details.phone)];
      const next =
        conflictsWith === email
          ? await askForCode('email', email ?? '')
          : await askForCode('phone', phone ?? '');
      if (next === undefined) return toast.error(messageOf(undefined));
      onKeep({ ...current, details });
      onNext({ ...next, known: true });
    } catch (error) {
      const { code, message } = apiFailure(error);
      toast.error(code === 'CONFLICT' ? message : messageOf(error));
    }
  };

  return (
    <form className="step step-many" noValidate ref={formRef} onSubmit={submit}>
      {lead}
      <div className="step-names">
        <TextField
          {...form.field('firstName')}
          label="First name"
          autoComplete="given-name"
          ref={firstName}
        />
        <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <CompanyField
        value={form.values.companyName}
        onText={(text) => form.set('companyName', text)}
        error={form.errors.companyName}
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
      <BusyButton type="submit" main busy={busy}>
        {submitLabel}
      </BusyButton>
      <div className="step-ways">
        <button type="button" className="button" onClick={onBack}>
          <ArrowLeft size={18} />
          Go back
        </button>
      </div>
    </form>
  );
}

function isSame(one: SignUpDetails, other: SignUpDetails): boolean {
  return (Object.keys(one) as (keyof SignUpDetails)[]).every((name) => one[name] === other[name]);
}
