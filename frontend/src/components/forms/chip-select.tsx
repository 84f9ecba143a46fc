import Box from '@mui/material/Box';
import { Check, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { coveringInput } from './field.tsx';
import { FieldGroup } from './field-group.tsx';

export interface ChipSelectProps<Value extends string> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: readonly Value[];
  /** In the order of the options. */
  readonly onChange: (value: Value[]) => void;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
}

/** Multiple choice among a few options: checkboxes that look like chips. */
export function ChipSelect<Value extends string>({
  options,
  value,
  onChange,
  ...field
}: ChipSelectProps<Value>) {
  const toggle = (toggled: Value) => {
    const isOn = (each: Value) => value.includes(each) !== (each === toggled);
    onChange(options.map((option) => option.value).filter(isOn));
  };
  return (
    <FieldGroup {...field}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {options.map((option) => (
          <Box component="label" key={option.value} sx={chip}>
            <input
              type="checkbox"
              checked={value.includes(option.value)}
              onChange={() => toggle(option.value)}
            />
            {value.includes(option.value) ? (
              <Check size={18} strokeWidth={2.5} aria-hidden />
            ) : (
              <Plus size={18} aria-hidden />
            )}
            {option.label}
          </Box>
        ))}
      </Box>
    </FieldGroup>
  );
}

const chip = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  pl: 1.25,
  pr: 1.5,
  py: 0.5,
  borderRadius: 1,
  border: 1,
  borderColor: 'text.disabled',
  bgcolor: 'background.paper',
  lineHeight: 1.25,
  cursor: 'pointer',
  '@media (pointer: fine)': { minHeight: 36 },
  '& svg': { flex: 'none', color: 'text.secondary' },
  '&:hover': { bgcolor: 'surface.2' },
  '&:has(:checked)': {
    bgcolor: 'surface.3',
    borderColor: 'text.primary',
    '& svg': { color: 'text.primary' },
  },
  '[data-invalid] &': { borderColor: 'error.main' },
  ...coveringInput,
} as const;
