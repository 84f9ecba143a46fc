import { TextField } from './text-field.tsx';

interface Bound {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

export interface PersonFieldsProps {
  readonly field: (name: 'firstName' | 'lastName' | 'email') => Bound;
  /** An error for a well-formed address: someone else has it. */
  readonly emailTaken: string | undefined;
  readonly emailHint?: string | undefined;
}

/** Someone else's name and email address. */
export function PersonFields({ field, emailTaken, emailHint }: PersonFieldsProps) {
  const email = field('email');
  return (
    <>
      <TextField
        label="First name"
        autoComplete="off"
        inputProps={{ maxLength: 100 }}
        {...field('firstName')}
      />
      <TextField
        label="Last name"
        autoComplete="off"
        inputProps={{ maxLength: 100 }}
        {...field('lastName')}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="off"
        inputProps={{ maxLength: 254 }}
        hint={emailHint}
        {...email}
        error={email.error ?? emailTaken}
      />
    </>
  );
}
