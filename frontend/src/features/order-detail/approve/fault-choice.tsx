import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { FaultCode } from '#schema/alerts/faults.ts';
import { FaultLabel } from '../../../components/facts/fault-label.tsx';

export interface FaultChoiceProps {
  readonly faults: readonly FaultCode[];
  /** Ids of those that the order is to be about. */
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

/** Which of the codes are to be mended. */
export function FaultChoice({ faults, value, onChange }: FaultChoiceProps) {
  const toggle = (toggled: string) =>
    onChange(faults.map(({ id }) => id).filter((id) => value.includes(id) !== (id === toggled)));
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        Fault codes included
      </Typography>
      {faults.map((fault) => (
        <FormControlLabel
          key={fault.id}
          control={<Checkbox checked={value.includes(fault.id)} onChange={() => toggle(fault.id)} />}
          label={<FaultLabel fault={fault} withSeverity />}
          sx={{ display: 'flex', minHeight: 44, mr: 0 }}
        />
      ))}
    </Box>
  );
}
