import type { LucideIcon } from 'lucide-react';
import type { LoginType } from './sign-in-step.ts';

interface LoginTypeChoiceProps {
  readonly value: LoginType;
  readonly onChange: (type: LoginType, byPointer: boolean) => void;
  readonly options: readonly {
    readonly value: LoginType;
    readonly label: string;
    readonly icon: LucideIcon;
  }[];
}

/** Two radio buttons side by side, which the arrow keys move between. */
export function LoginTypeChoice({ value, onChange, options }: LoginTypeChoiceProps) {
  return (
    <fieldset className="choice">
      <legend className="visually-hidden">Get your code by</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name="login-type"
            value={option.value}
            checked={value === option.value}
            onChange={({ nativeEvent }) =>
              onChange(option.value, nativeEvent instanceof MouseEvent && nativeEvent.detail > 0)
            }
          />
          <option.icon size={18} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
