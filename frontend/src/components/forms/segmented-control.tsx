import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { coveringInput } from './field.tsx';
import { FieldGroup } from './field-group.tsx';

export interface SegmentedControlProps<Value extends string> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly optional?: boolean;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon?: LucideIcon }[];
  /** Undefined if nothing is chosen. */
  readonly value: Value | undefined;
  /** `byPointer` is false for the arrow keys: the person may still be choosing. */
  readonly onChange: (value: Value, byPointer: boolean) => void;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

/** One of two to four options, side by side: radio buttons, with arrow keys. */
export function SegmentedControl<Value extends string>({
  options,
  value,
  onChange,
  ...field
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <FieldGroup {...field}>
      <Box sx={{ ...track, gridTemplateColumns: `repeat(${options.length}, 1fr)` }}>
        {options.map(({ icon: Icon, ...option }) => (
          <Box component="label" key={option.value} sx={choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={({ nativeEvent }) =>
                onChange(option.value, nativeEvent instanceof MouseEvent && nativeEvent.detail > 0)
              }
            />
            {Icon && <Icon size={18} aria-hidden />}
            {option.label}
          </Box>
        ))}
      </Box>
    </FieldGroup>
  );
}

const track = {
  display: 'grid',
  gap: 0.5,
  p: 0.5,
  borderRadius: 1,
  bgcolor: 'surface.3',
} as const;

const choice = {
  position: 'relative',
  minHeight: 44,
  minWidth: 0,
  px: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  lineHeight: 1.25,
  gap: 1,
  borderRadius: '6px',
  fontWeight: 600,
  color: 'text.secondary',
  cursor: 'pointer',
  border: '1px solid transparent',
  '&:has(:checked)': { color: 'text.primary', bgcolor: 'background.paper', borderColor: 'divider' },
  ...coveringInput,
} as const;
