import { type PhoneInput, phoneInput } from './phone-input.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PhoneFieldProps = Omit<TextFieldProps, keyof PhoneInput | 'type'> & PhoneInput;

/** A US phone number, formatted while typing. */
export function PhoneField({ value, onChange, hint, ...field }: PhoneFieldProps) {
  return <TextField {...field} {...phoneInput({ value, onChange, hint })} />;
}
