import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FleetMachine } from '#schema/machines/fleet.ts';
import { TextField } from '../../../components/forms/text-field.tsx';
import { useSearch } from '../../../components/forms/use-search.ts';
import { machineWords } from '../../../lib/order-words.ts';
import { bearerOf, type NumberKind } from '../api.ts';
import type { DraftMachine } from '../draft.ts';

export interface NumberFieldProps {
  readonly kind: NumberKind;
  /** The machine or model that gets the number. */
  readonly machine: DraftMachine;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** Called when the person means the machine that already has it. */
  readonly onUse: (machine: FleetMachine) => void;
  readonly optional?: boolean;
  readonly error?: string | undefined;
  readonly hint?: string;
}

/** A number unique in the company: looked up as it is typed, offering the machine that already has it. */
export function NumberField({ kind, machine, value, onChange, onUse, error, ...field }: NumberFieldProps) {
  const { label } = words[kind];
  const found = useSearch(
    async (number) => {
      const bearer = await bearerOf(kind, number, machine);
      return bearer === null ? [] : [bearer];
    },
    value.trim(),
    { minLength: 1, debounce: 300, isWanted: true },
  );
  const [bearer] = found.options;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        {...field}
        label={label}
        name={kind}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        autoComplete="off"
        inputProps={{ autoCapitalize: 'characters', spellCheck: false, maxLength: 200 }}
        error={error ?? (bearer && takenWords(kind, value.trim())) ?? found.failure}
      />
      <Box aria-live="polite" sx={{ '&:empty': { display: 'none' } }}>
        {bearer && (
          <Button
            variant="outlined"
            onClick={() => onUse(bearer)}
            sx={{ textAlign: 'left', justifyContent: 'flex-start', minHeight: 44 }}
          >
            {offerWords(bearer)}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** Document 1 section 5. */
export function takenWords(kind: NumberKind, number: string): string {
  return `'${number}' is already used by another unit. To book service for it, please search using the equipment field. To continue with the current one, enter a different ${words[kind].name}.`;
}

/** `Use unit 14, Komatsu PC210LC-11, last at Boone Quarry` */
function offerWords(machine: FleetMachine): string {
  const { unitNumber, serialNumber, lastJobsite } = machine;
  const which = unitNumber === null ? `S/N ${serialNumber ?? ''}` : `unit ${unitNumber}`;
  const where = lastJobsite?.name ? `, last at ${lastJobsite.name}` : '';
  return `Use ${which}, ${machineWords(machine)}${where}`;
}

const words: Readonly<Record<NumberKind, { readonly label: string; readonly name: string }>> = {
  serialNumber: { label: 'Serial number', name: 'serial number' },
  unitNumber: { label: 'Unit number', name: 'unit number' },
};
