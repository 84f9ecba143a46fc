import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ModelPicker } from '../../../components/forms/model-picker.tsx';
import { MachineTitle } from '../../../components/identity/machine.tsx';
import { unitWords } from '../../../lib/order-words.ts';
import { AddModelDialog } from '../add-model-dialog.tsx';
import { type FoundMachine, findMachines, foundMachine, foundModel } from '../api.ts';
import type { DraftMachine } from '../draft.ts';
import type { StepProps } from '../step-rules.ts';
import { NumberField } from './number-field.tsx';

export interface EquipmentStepProps extends StepProps {
  readonly onChoose: (found: FoundMachine | null) => void;
}

/** Which machine it is: one of the company's, or a model with the number of a machine the company hasn't listed yet. */
export function EquipmentStep({ draft, change, faults, onChoose }: EquipmentStepProps) {
  const { machine } = draft;
  const [adding, setAdding] = useState<string>();
  const numbers = machine && {
    machine,
    onUse: (bearer: Parameters<typeof foundMachine>[0]) => onChoose(foundMachine(bearer)),
  };
  return (
    <>
      <ModelPicker<FoundMachine>
        value={machine && { ...machine, id: machine.equipmentId ?? machine.modelId ?? machine.model }}
        search={findMachines}
        onChange={onChoose}
        onOwn={setAdding}
        error={faults.machine}
        hint="Search by make and model, unit number or serial number."
      />
      {machine && <ChosenMachine machine={machine} />}
      {numbers && machine?.serialNumber === null && (
        <NumberField
          {...numbers}
          kind="serialNumber"
          value={draft.serialNumber}
          onChange={(serialNumber) => change({ serialNumber })}
          error={faults.serialNumber}
          hint="On the machine’s plate. Enter TBD if you can’t see it now."
        />
      )}
      {numbers && machine?.unitNumber === null && (
        <NumberField
          {...numbers}
          kind="unitNumber"
          optional
          value={draft.unitNumber}
          onChange={(unitNumber) => change({ unitNumber })}
          error={faults.unitNumber}
          hint="What your company calls it."
        />
      )}
      {adding !== undefined && (
        <AddModelDialog
          typed={adding}
          onClose={() => setAdding(undefined)}
          onAdded={(model) => onChoose(foundModel(model))}
        />
      )}
    </>
  );
}

/** What is known about the machine, and whether it already has an order. */
function ChosenMachine({ machine }: { readonly machine: DraftMachine }) {
  const { openOrderId, lastJobsite } = machine;
  const note = [unitWords(machine), lastJobsite && `last at ${lastJobsite}`].filter(Boolean).join(' · ');
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <MachineTitle machine={machine} note={note || (machine.product ?? undefined)} />
      {openOrderId !== null && (
        <Alert severity="warning" variant="outlined" component="output">
          An order for this machine is under way.{' '}
          <MuiLink component={Link} to={`/orders/${openOrderId}`} sx={{ fontWeight: 600 }}>
            Open order #{openOrderId}
          </MuiLink>
        </Alert>
      )}
    </Box>
  );
}
