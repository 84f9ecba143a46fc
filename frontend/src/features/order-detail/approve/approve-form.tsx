import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OrderView } from '#schema/orders.ts';
import { SeverityIcon } from '../../../components/facts/severity-icon.tsx';
import { SelectField } from '../../../components/forms/select-field.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { addressLines } from '../../../lib/address-words.ts';
import { timeOfDayWords } from '../../../lib/service-time.ts';
import { type FieldErrors, useForm } from '../../../lib/use-form.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { hourlyTimes } from '../access-hours.ts';
import { jobsiteNameExists } from '../api.ts';
import { SeeAlert } from '../status/see-alert.tsx';
import { type ApprovalValues, approvalValues, checkApproval, jobsiteNameTaken } from './approval.ts';

/** Sends the approval; resolves to what the API found wrong with fields, if anything. */
export type Submit = (
  values: ApprovalValues,
  leftOut: ReadonlySet<string>,
) => Promise<FieldErrors<ApprovalValues> | undefined>;

export interface ApproveFormProps {
  /** Of the `<form>`, for the button outside it. */
  readonly formId: string;
  readonly order: OrderView;
  readonly onSubmit: Submit;
}

export function ApproveForm({ formId, order, onSubmit }: ApproveFormProps) {
  const [takenName, setTakenName] = useState<string>();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const once = useOneAtATime();
  const [initial] = useState(() => approvalValues(order));
  const {
    values,
    errors,
    formRef,
    field,
    setErrors,
    onSubmit: whenValid,
  } = useForm<ApprovalValues>(initial, (typed) => checkApproval(typed, takenName));

  const submit = whenValid((valid) => {
    once(async () => {
      const found = await onSubmit(valid, leftOut);
      if (found) setErrors(found);
    });
  });

  /** Asked when the field is left, so that the answer is there before the person gets to the button. */
  const checkName = async () => {
    const name = values.jobsiteName.trim();
    if (name === '' || name === order.jobsite.name) return;
    // The approval checks it again; a check that cannot be had stands in nobody's way.
    const taken = await jobsiteNameExists(name, order).catch(() => false);
    if (!taken) return;
    setTakenName(name);
    setErrors({ ...errors, jobsiteName: jobsiteNameTaken });
  };

  return (
    <Box
      component="form"
      id={formId}
      ref={formRef}
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <TextField label="Issue" multiline minRows={3} maxRows={10} required {...field('issue')} />
      <SeeAlert order={order} />
      {order.faultCodes.length > 0 && <FaultChoice order={order} leftOut={leftOut} onChange={setLeftOut} />}
      <TextField
        label="Jobsite name"
        optional
        {...field('jobsiteName')}
        onBlur={() => void checkName()}
        hint={addressLines(order.address).join(', ')}
      />
      <div>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
          <HoursField label="Access from" {...field('accessHoursStart')} />
          <HoursField label="Access until" {...field('accessHoursEnd')} />
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
          Visible to all technicians viewing your request.
        </Typography>
      </div>
      <TextField
        label="Arrival instructions"
        optional
        multiline
        minRows={2}
        maxRows={8}
        hint="Only visible to your assigned technician."
        {...field('arrivalInstructions')}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField label="Contact name" optional {...field('contactName')} />
        <TextField label="Contact phone" optional type="tel" {...field('contactPhone')} />
      </Box>
      <TextField label="PO number" optional {...field('poNumber')} />
    </Box>
  );
}

interface FaultChoiceProps {
  readonly order: OrderView;
  readonly leftOut: ReadonlySet<string>;
  readonly onChange: (leftOut: ReadonlySet<string>) => void;
}

function FaultChoice({ order, leftOut, onChange }: FaultChoiceProps) {
  const toggle = (id: string) => {
    const next = new Set(leftOut);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        Fault codes included
      </Typography>
      {order.faultCodes.map(({ id, fault, name, severity }) => (
        <FormControlLabel
          key={id}
          control={<Checkbox checked={!leftOut.has(id)} onChange={() => toggle(id)} />}
          label={
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
              <Box component="span" sx={{ display: 'inline-flex', pt: '2px' }}>
                <SeverityIcon severity={severity} />
              </Box>
              <span>
                <Box component="code" sx={{ fontWeight: 600 }}>
                  {fault}
                </Box>{' '}
                {name}
              </span>
            </Box>
          }
          sx={{ display: 'flex', minHeight: 44, mr: 0 }}
        />
      ))}
    </Box>
  );
}

interface HoursFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: React.ChangeEvent<HTMLInputElement>) => void;
}

function HoursField({ onChange, value, ...props }: HoursFieldProps) {
  // A stored time between the hours stays to be chosen.
  const times = value === '' || hourlyTimes.includes(value) ? hourlyTimes : [...hourlyTimes, value].sort();
  return (
    <SelectField
      {...props}
      value={value}
      optional
      onChange={(event) => onChange(event as React.ChangeEvent<HTMLInputElement>)}
    >
      <option value="">Not set</option>
      {times.map((time) => (
        <option key={time} value={time}>
          {timeOfDayWords(time)}
        </option>
      ))}
    </SelectField>
  );
}
