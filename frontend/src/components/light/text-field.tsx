import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { type PhoneInput, phoneInput } from '../forms/phone-input.ts';

export interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  /** The error, shown under the field and announced with it. */
  readonly error?: string | undefined;
  /** Help text, shown when there is no error. */
  readonly hint?: ReactNode;
  /** Id of another element to announce with the field. */
  readonly describedBy?: string;
}

/** One line of text: label above, error below. */
export function TextField({ label, error, hint, describedBy, className, id, ...input }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const messageId = `${inputId}-message`;
  const hasMessage = error !== undefined || hint !== undefined;
  const descriptions = [describedBy, hasMessage ? messageId : undefined].filter(Boolean);
  return (
    <div className="field">
      <label className="field-label" htmlFor={inputId}>
        {label}
      </label>
      <input
        {...input}
        id={inputId}
        className={className === undefined ? 'field-input' : `field-input ${className}`}
        aria-invalid={error !== undefined}
        aria-describedby={descriptions.join(' ') || undefined}
      />
      {hasMessage && (
        <div id={messageId} className={error === undefined ? 'field-message' : 'field-message field-error'}>
          {error !== undefined && <CircleAlert size={16} />}
          <span>{error ?? hint}</span>
        </div>
      )}
    </div>
  );
}

type PhoneFieldProps = Omit<TextFieldProps, keyof PhoneInput | 'type'> & PhoneInput;

/** A US phone number, formatted while typing. */
export function PhoneField({ value, onChange, hint, ...field }: PhoneFieldProps) {
  return <TextField {...field} {...phoneInput({ value, onChange, hint })} />;
}
