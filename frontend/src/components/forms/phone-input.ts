import type { ChangeEvent, ReactNode } from 'react';
import { isTextable, parsePhoneNumber } from '#schema/phone.ts';

export interface PhoneInput {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly hint?: ReactNode;
}

/** Turns a text field into one for US phone numbers, formatted while typing. */
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
      // Formatting in the middle of a number would move the caret to the end.
      const atEnd = target.selectionStart === target.value.length;
      const deleting = target.value.length < value.length;
      onChange(atEnd && !deleting ? phoneAsTyped(target.value) : target.value);
    },
    onBlur: () => onChange(phoneAsTyped(value)),
  } as const;
}

/**
 * `(314) 555-0123` while typing, at most 14 characters. Left as it is with a country code other than 1, or with more
 * digits.
 */
export function phoneAsTyped(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (text.trimStart().startsWith('+') && !digits.startsWith('1')) return text.slice(0, 16);
  const own = digits.startsWith('1') ? digits.slice(1) : digits;
  if (own.length > 10) return digits.slice(0, 12);
  if (own.length < 4) return own;
  if (own.length < 7) return `(${own.slice(0, 3)}) ${own.slice(3)}`;
  return `(${own.slice(0, 3)}) ${own.slice(3, 6)}-${own.slice(6)}`;
}
