import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Disclosure } from '../../../components/flow/disclosure.tsx';
import { AddressPicker, type PickedPlace } from '../../../components/forms/address-picker.tsx';
import {
  AccessHoursField,
  ArrivalInstructionsField,
  RequirementsField,
} from '../../../components/forms/jobsite-fields.tsx';
import { PhoneField } from '../../../components/forms/phone-field.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { addressOf, findPlaces } from '../../../lib/find-places.ts';
import { LocateButton } from '../locate-button.tsx';
import type { StepProps } from '../step-rules.ts';

export interface LocationStepProps extends StepProps {
  readonly onPlace: (place: PickedPlace) => void;
  /** The map, unless it is beside the step. */
  readonly map: ReactNode;
  /** Checks whether another place has this jobsite name. */
  readonly onCheckName: () => void;
}

/** Where the machine is, how to get there, and who is there. */
export function LocationStep({ draft, change, faults, onPlace, map, onCheckName }: LocationStepProps) {
  return (
    <>
      <AddressPicker
        label="Location"
        search={findPlaces}
        addressOf={addressOf}
        address={draft.address}
        onChoose={onPlace}
        error={faults.address}
        hint={
          draft.isPlaceGuessed
            ? 'Where this machine was last. Choose another place if it has moved.'
            : 'An address, a jobsite, coordinates or a map link.'
        }
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          '& > *': { flex: { xs: 1, sm: 'none' }, whiteSpace: 'nowrap' },
        }}
      >
        <LocateButton onPlace={onPlace} />
        {map}
      </Box>
      <TextField
        label="Jobsite name"
        optional
        autoComplete="off"
        name="jobsiteName"
        inputProps={{ maxLength: 200 }}
        value={draft.jobsiteName}
        onChange={({ target }) => change({ jobsiteName: target.value })}
        onBlur={onCheckName}
        error={faults.jobsiteName}
      />
      <Box sx={twoFields}>
        <TextField
          label="Contact name"
          optional
          autoComplete="name"
          name="contactName"
          inputProps={{ maxLength: 200 }}
          value={draft.contactName}
          onChange={({ target }) => change({ contactName: target.value })}
        />
        <PhoneField
          label="Contact phone"
          optional
          name="contactPhone"
          value={draft.contactPhone}
          onChange={(contactPhone) => change({ contactPhone })}
          error={faults.contactPhone}
        />
      </Box>
      <Disclosure title="Access and requirements">
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, pt: 1 }}>
          <AccessHoursField
            start={draft.accessHoursStart}
            end={draft.accessHoursEnd}
            onChange={({ start, end }) => change({ accessHoursStart: start, accessHoursEnd: end })}
            error={undefined}
          />
          <ArrivalInstructionsField
            name="arrivalInstructions"
            value={draft.arrivalInstructions}
            onChange={({ target }) => change({ arrivalInstructions: target.value })}
            error={undefined}
          />
          <RequirementsField
            value={draft.requirements}
            onChange={(requirements) => change({ requirements })}
            error={undefined}
          />
        </Box>
      </Disclosure>
    </>
  );
}

const twoFields = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
} as const;
