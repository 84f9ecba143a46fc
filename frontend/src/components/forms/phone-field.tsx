import type { ChangeEvent } from 'react';
import { phoneAsTyped } from './phone-as-typed.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'onChange' | 'type' | 'value'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A number of the United States, put into shape as it is typed. */
export function PhoneField({ onChange, ...props }: PhoneFieldProps) {
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    // Shaping in the middle of a number would carry the caret to its end.
    const atEnd = target.selectionStart === target.value.length;
    const deleting = target.value.length < props.value.length;
    onChange(atEnd && !deleting ? phoneAsTyped(target.value) : target.value);
  };
  return (
    <TextField
      {...props}
      type="tel"
      autoComplete="tel-national"
      inputMode="tel"
      placeholder="(555) 555-0123"
      onChange={change}
      onBlur={() => onChange(phoneAsTyped(props.value))}
    />
  );
}
