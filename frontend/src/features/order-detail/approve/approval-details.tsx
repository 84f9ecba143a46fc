import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FaultCode } from '#schema/alerts/faults.ts';
import type { OrderView } from '#schema/orders/order.ts';
import { FaultLabel } from '../../../components/facts/fault-label.tsx';
import { AddressPicker } from '../../../components/forms/address-picker.tsx';
import {
  AccessHoursField,
  ArrivalInstructionsField,
  RequirementsField,
} from '../../../components/forms/jobsite-fields.tsx';
import { ModelPicker, type PickedModel } from '../../../components/forms/model-picker.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { api } from '../../../lib/api.ts';
import { addressOf, findPlaces, jobsiteNameExists } from '../../../lib/find-places.ts';
import { jobsiteNameTaken } from '../../../lib/messages.ts';
import { type ApprovalForm, placeValues } from './approval.ts';
import { ApprovalPeople } from './approval-people.tsx';

export interface ApprovalDetailsProps {
  readonly order: OrderView;
  readonly form: ApprovalForm;
}

/** Fields in the collapsed part, which opens when one of them is invalid. */
export const detailFields = [
  'customerId',
  'customerIds',
  'serialNumber',
  'modelId',
  'jobsiteName',
  'address',
  'accessHoursStart',
  'accessHoursEnd',
  'arrivalInstructions',
  'jobsiteRequirements',
  'faultCodeIds',
  'errorCodes',
  'contactName',
  'contactPhone',
  'poNumber',
] as const;

/** Everything an approval can set besides the issue. */
export function ApprovalDetails({ order, form }: ApprovalDetailsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, pt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {order.faultCodes.length > 0 && (
        <FaultChoice faults={order.faultCodes} {...form.control('faultCodeIds')} />
      )}
      <TextField
        label="More error codes"
        optional
        multiline
        minRows={1}
        maxRows={8}
        hint="One a line, exactly as the machine displays them, without descriptions."
        name="errorCodes"
        value={form.value('errorCodes').join('\n')}
        error={form.error('errorCodes')}
        onChange={({ target }) => form.set('errorCodes', target.value.split('\n'))}
      />
      <TextField
        label="Serial number"
        optional
        autoComplete="off"
        inputProps={{ autoCapitalize: 'characters', spellCheck: false, maxLength: 200 }}
        {...form.field('serialNumber', { empty: null })}
      />
      <ModelField order={order} form={form} />
      <Place order={order} form={form} />
      <Box sx={twoFields}>
        <TextField label="Contact name" optional {...form.field('contactName', { empty: null })} />
        <TextField
          label="Contact phone"
          optional
          type="tel"
          {...form.field('contactPhone', { empty: null })}
        />
      </Box>
      <ApprovalPeople order={order} form={form} />
      <TextField label="PO number" optional {...form.field('poNumber', { empty: null })} />
    </Box>
  );
}

/** Where the machine is, when and how to get in, and the site's requirements. */
function Place({ order, form }: ApprovalDetailsProps) {
  const name = form.field('jobsiteName', { empty: null });
  /** Checked on leaving the field, so that the answer is there before the person gets to the button. */
  const checkName = async () => {
    const typed = name.value.trim();
    if (typed === '' || typed === order.jobsite.name) return;
    const place = {
      jobsite: { ...order.jobsite, id: form.value('jobsiteId') ?? null },
      address: form.value('address'),
    };
    // The approval checks again, so a failed check blocks nobody.
    if (await jobsiteNameExists(typed, place).catch(() => false)) {
      form.setApiErrors({ jobsiteName: jobsiteNameTaken });
    }
  };
  return (
    <>
      <TextField label="Jobsite name" optional {...name} onBlur={() => void checkName()} />
      <AddressPicker
        search={findPlaces}
        addressOf={addressOf}
        address={form.value('address')}
        error={form.error('address')}
        onChoose={(place) => {
          for (const [field, value] of Object.entries(placeValues(place))) {
            form.set(field as 'jobsiteName', value as string | null);
          }
        }}
      />
      <AccessHoursField
        start={form.value('accessHoursStart') ?? null}
        end={form.value('accessHoursEnd') ?? null}
        onChange={({ start, end }) => {
          form.set('accessHoursStart', start);
          form.set('accessHoursEnd', end);
        }}
        error={form.error('accessHoursStart') ?? form.error('accessHoursEnd')}
      />
      <ArrivalInstructionsField {...form.field('arrivalInstructions', { empty: null })} />
      <RequirementsField {...form.control('jobsiteRequirements')} />
    </>
  );
}

/** Changes the model to one the company has. */
function ModelField({ order: { equipment }, form }: ApprovalDetailsProps) {
  const own: PickedModel = { ...equipment, id: equipment.modelId ?? '' };
  const [picked, setPicked] = useState(own);
  return (
    <ModelPicker
      label="Model"
      optional
      search={findModels}
      value={picked}
      // Clearing it restores the alert's model.
      onChange={(model) => {
        setPicked(model ?? own);
        form.set('modelId', (model ?? own).id || undefined);
      }}
      error={form.error('modelId')}
      hint="Another one of your fleet, where the alert named the wrong one."
    />
  );
}

async function findModels(search: string, signal: AbortSignal): Promise<readonly PickedModel[]> {
  const { models } = await api.customers.equipment.searchModelsAndEquipment.query({ search }, { signal });
  return models.flatMap(({ modelId, brand, model, product }) =>
    modelId === null ? [] : [{ id: modelId, brand, model, product }],
  );
}

const twoFields = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
} as const;

interface FaultChoiceProps {
  readonly faults: readonly FaultCode[];
  /** Ids of the chosen codes. */
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

/** Chooses the fault codes to repair. */
function FaultChoice({ faults, value, onChange }: FaultChoiceProps) {
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
