import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { operationalStates, safetyRisks } from '#schema/orders/order-values.ts';
import { NumberStepper } from '../../../components/forms/number-stepper.tsx';
import {
  SegmentedControl,
  type SegmentedControlProps,
} from '../../../components/forms/segmented-control.tsx';
import { operationalStateWords, safetyRiskWords } from '../../../lib/jobsite-words.ts';
import type { StepProps } from '../step-rules.ts';

/** The machine's hours, what still works, and the safety risk. */
export function UnitStatusStep({ draft, change, faults }: StepProps) {
  const last = draft.machine?.hours ?? null;
  return (
    <>
      <NumberStepper
        label="Machine hours"
        optional
        unit="h"
        stepName="an hour"
        step={1}
        min={0}
        max={9_999_999}
        from={last ?? undefined}
        value={draft.hours}
        onChange={(hours) => change({ hours })}
        error={faults.hours}
        hint={
          last === null ? 'As the hour meter shows them.' : `Last reading: ${last.toLocaleString('en-US')} h`
        }
      />
      <Choice
        label="Operational status"
        options={operationalStates.map((value) => ({ value, label: operationalStateWords[value] }))}
        value={draft.operationalStatus}
        onChange={(operationalStatus) => change({ operationalStatus })}
      />
      <Choice
        label="Safety risk"
        options={safetyRisks.map((value) => ({ value, label: safetyRiskWords[value] }))}
        value={draft.safetyRisk}
        onChange={(safetyRisk) => change({ safetyRisk })}
      />
    </>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: SegmentedControlProps<Value>['options'];
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
}

/** One of a few options, which can be cleared. */
function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <SegmentedControl
        label={label}
        optional
        options={options}
        value={value ?? undefined}
        onChange={onChange}
      />
      <Button
        onClick={() => onChange(null)}
        disabled={value === null}
        aria-label={`Clear: ${label}`}
        sx={{ justifySelf: 'start', '&.Mui-disabled': { visibility: 'hidden' } }}
      >
        Clear
      </Button>
    </Box>
  );
}
