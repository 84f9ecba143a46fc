import type { ChangeEvent, ReactNode } from 'react';
import { isTextable, parsePhoneNumber } from '#schema/phone.ts';
import { phoneAsTyped } from './phone-as-typed.ts';

export interface PhoneInput {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly hint?: ReactNode;
}

/** What makes a text field one for a phone number: of the United States, put into shape as it is typed. */
export function phoneInput({ value, onChange, hint }: PhoneInput) {
  const number = parsePhoneNumber(value);
  return {
    type: 'tel',
    autoComplete: 'tel-national',
    inputMode: 'tel',
    placeholder: '(555) 555-0123',
    value,
    hint: number === undefined || isTextable(number) ? hint : 'Texts reach US numbers only.',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      // Shaping in the middle of a number would carry the caret to its end.
      const atEnd = target.selectionStart === target.value.length;
      const deleting = target.value.length < value.length;
      onChange(atEnd && !deleting ? phoneAsTyped(target.value) : target.value);
    },
    onBlur: () => onChange(phoneAsTyped(value)),
  } as const;
}
