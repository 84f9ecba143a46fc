import { type PhoneInput, phoneInput } from '../../components/forms/phone-input.ts';
import { TextField, type TextFieldProps } from '../../components/light/text-field.tsx';

type PhoneFieldProps = Omit<TextFieldProps, keyof PhoneInput | 'type'> & PhoneInput;

/** A number of the United States, put into shape as it is typed. */
export function PhoneField({ value, onChange, hint, ...field }: PhoneFieldProps) {
  return <TextField {...field} {...phoneInput({ value, onChange, hint })} />;
}
