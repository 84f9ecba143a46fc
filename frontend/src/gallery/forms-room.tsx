import { Mail, Phone } from 'lucide-react';
import * as z from 'zod';
import type { JobsiteRequirement } from '#schema/places/places.ts';
import { AddressPicker } from '../components/forms/address-picker.tsx';
import { BusyButton } from '../components/forms/busy-button.tsx';
import { ChipSelect } from '../components/forms/chip-select.tsx';
import { Combobox, type Option } from '../components/forms/combobox.tsx';
import { DateRange } from '../components/forms/date-range.tsx';
import { FileDrop } from '../components/forms/file-drop.tsx';
import { Form, useZodForm } from '../components/forms/form.tsx';
import { ImageCrop } from '../components/forms/image-crop.tsx';
import type { Invitation } from '../components/forms/invite-dialog.tsx';
import { ModelPicker, type PickedModel } from '../components/forms/model-picker.tsx';
import { NumberStepper } from '../components/forms/number-stepper.tsx';
import { ParticipantPicker } from '../components/forms/participant-picker.tsx';
import { PersonPicker } from '../components/forms/person-picker.tsx';
import { PhoneField } from '../components/forms/phone-field.tsx';
import { PictureField } from '../components/forms/picture-field.tsx';
import { SegmentedControl } from '../components/forms/segmented-control.tsx';
import { SelectField } from '../components/forms/select-field.tsx';
import { SwitchRow } from '../components/forms/switch-row.tsx';
import { TagField } from '../components/forms/tag-field.tsx';
import { TextField } from '../components/forms/text-field.tsx';
import { type HoursBetween, TimeRange } from '../components/forms/time-range.tsx';
import { Avatar } from '../components/identity/avatar.tsx';
import { CompanyLogo } from '../components/identity/company-logo.tsx';
import { type DayRange, noDays } from '../lib/day-range.ts';
import { requirementWords } from '../lib/jobsite-words.ts';
import { Exhibit, State } from './exhibit.tsx';
import { address, addressOf, findModels, findPlaces, later, makers, people } from './samples.ts';

/** Any email address is free here. */
const invitation: Invitation = {
  emailTaken: undefined,
  onEmail: () => {},
  invite: ({ email, firstName, lastName }) =>
    Promise.resolve({ id: email, fullName: `${firstName} ${lastName}`, picture: null }),
};

export function FormsRoom() {
  return (
    <>
      <Exhibit name="TextField">
        <TextField label="Jobsite name" defaultValue="North yard" hint="As the people there call it." />
        <TextField label="PO number" optional placeholder="4500012345" />
        <TextField label="Serial number" defaultValue="TBD" error="Serial number cannot be TBD" />
        <TextField label="Issue" multiline minRows={3} defaultValue="Loses power uphill, derates." />
        <TextField label="Order ID" defaultValue="10001" disabled />
      </Exhibit>
      <Exhibit name="SelectField">
        <SelectField label="Safety risk" defaultValue="low" hint="For whoever works at the machine.">
          <option value="none">None</option>
          <option value="low">Low</option>
        </SelectField>
        <SelectField label="Unit status" defaultValue="" error="Required">
          <option value="">Choose</option>
          <option value="down">Down</option>
        </SelectField>
      </Exhibit>
      <Exhibit name="Form">
        <SampleForm />
      </Exhibit>
      <Exhibit name="Combobox">
        <State<Option | null> initial={null}>
          {(value, set) => (
            <Combobox
              label="Make"
              hint="Three letters or more."
              value={value}
              onChange={set}
              search={(text) => later(makers.filter(({ label }) => new RegExp(text, 'i').test(label)))}
              groupBy={({ group }) => group}
              ownEntry={(text) => `Add ${text}`}
            />
          )}
        </State>
        <Combobox label="Model" value={null} onChange={() => {}} search={() => []} error="Required" />
        <State<Option[]> initial={makers.slice(0, 2)}>
          {(value, set) => (
            <Combobox
              multiple
              label="Brands"
              optional
              minLength={0}
              debounce={0}
              value={value}
              onChange={set}
              locked={['cat']}
              search={() => makers}
            />
          )}
        </State>
      </Exhibit>
      <Exhibit name="PersonPicker">
        <State<string[]> initial={['dana', 'erin']}>
          {(value, set) => (
            <PersonPicker
              label="Participants"
              people={people}
              value={value}
              onChange={set}
              locked={['dana']}
              quickPicks={people.slice(2, 4)}
            />
          )}
        </State>
        <State<string[]> initial={['dana']}>
          {(value, set) => <PersonPicker single label="Owner" people={people} value={value} onChange={set} />}
        </State>
      </Exhibit>
      <Exhibit name="ParticipantPicker">
        <State<string[]> initial={['dana']}>
          {(value, set) => (
            <ParticipantPicker
              label="Participants"
              people={people}
              value={value}
              onChange={set}
              invitation={invitation}
            />
          )}
        </State>
      </Exhibit>
      <Exhibit name="ModelPicker, AddressPicker">
        <State<PickedModel | null> initial={null}>
          {(value, set) => <ModelPicker value={value} onChange={set} search={findModels} onOwn={() => {}} />}
        </State>
        <AddressPicker address={address} onChoose={() => {}} search={findPlaces} addressOf={addressOf} />
      </Exhibit>
      <Exhibit name="PhoneField, NumberStepper">
        <State<string> initial="3145550111">
          {(value, set) => <PhoneField label="Phone number" value={value} onChange={set} />}
        </State>
        <State<string> initial="2.25">
          {(value, set) => (
            <NumberStepper
              label="Hours worked"
              unit="h"
              stepName="a quarter hour"
              step={0.25}
              min={0.25}
              max={999}
              value={value}
              onChange={set}
            />
          )}
        </State>
      </Exhibit>
      <Exhibit name="DateRange">
        <State<DayRange> initial={{ from: '2026-11-02', to: '2026-11-20' }}>
          {(value, set) => <DateRange label="Created" value={value} onChange={set} />}
        </State>
        <DateRange label="Detected" value={noDays} onChange={() => {}} />
      </Exhibit>
      <Exhibit name="FileDrop, ImageCrop">
        <FileDrop onFiles={() => {}} />
        <FileDrop choose="Choose a document" single onFiles={() => {}} disabled />
        <State<File | null> initial={null}>
          {(file, set) => (
            <>
              <FileDrop
                choose="Choose a picture"
                single
                accept=".jpg,.jpeg,.png,.gif"
                onFiles={([chosen]) => set(chosen ?? null)}
              />
              {file && (
                <ImageCrop file={file} shape="round" onCropped={() => set(null)} onCancel={() => set(null)} />
              )}
            </>
          )}
        </State>
      </Exhibit>
      <Exhibit name="PictureField">
        <State<string | null> initial={null}>
          {(value, set) => (
            <PictureField
              label="Picture"
              shape="round"
              value={value}
              onChange={set}
              preview={<Avatar name="Dana Whitaker" picture={value} size={72} />}
              upload={async (file) => URL.createObjectURL(file)}
            />
          )}
        </State>
        <PictureField
          label="Logo"
          shape="square"
          value={null}
          onChange={() => {}}
          preview={<CompanyLogo name="Ridgeline" size={72} />}
          upload={async () => ''}
          error="Not a picture of this company"
        />
      </Exhibit>
      <Exhibit name="TagField">
        <State<string[]> initial={['pay@ridgeline.example', 'books']}>
          {(value, set) => (
            <TagField
              label="Billing emails"
              value={value}
              onChange={set}
              isWrong={(tag) => !tag.includes('@')}
              error={
                value.every((tag) => tag.includes('@')) ? undefined : 'Please enter valid email addresses'
              }
            />
          )}
        </State>
      </Exhibit>
      <Exhibit name="SegmentedControl">
        <State<'phone' | 'email'> initial="phone">
          {(value, set) => (
            <SegmentedControl
              label="Get your code by"
              value={value}
              onChange={set}
              options={[
                { value: 'phone', label: 'Phone', icon: Phone },
                { value: 'email', label: 'Email', icon: Mail },
              ]}
            />
          )}
        </State>
        <State<'running' | 'limited' | 'down' | undefined> initial={undefined}>
          {(value, set) => (
            <SegmentedControl
              label="Unit status"
              value={value}
              onChange={set}
              error="Required"
              options={[
                { value: 'running', label: 'Running' },
                { value: 'limited', label: 'Limited' },
                { value: 'down', label: 'Down' },
              ]}
            />
          )}
        </State>
      </Exhibit>
      <Exhibit name="ChipSelect">
        <State<JobsiteRequirement[]> initial={['hard_hat', 'msha_part_46']}>
          {(value, set) => (
            <ChipSelect
              label="Jobsite requirements"
              optional
              value={value}
              onChange={set}
              options={requirements}
            />
          )}
        </State>
        <ChipSelect
          label="Days"
          value={[]}
          onChange={() => {}}
          error="Choose one"
          options={[
            { value: 'sat', label: 'Saturday' },
            { value: 'sun', label: 'Sunday' },
          ]}
        />
      </Exhibit>
      <Exhibit name="SwitchRow">
        <State<boolean> initial={true}>
          {(on, set) => <SwitchRow label="Text messages" checked={on} onChange={set} />}
        </State>
        <State<boolean> initial={false}>
          {(on, set) => (
            <SwitchRow
              label="No new jobs at night"
              note="Between 9 PM and 6 AM nothing rings."
              checked={on}
              onChange={set}
            />
          )}
        </State>
        <SwitchRow label="Codes" note="Always sent." checked disabled onChange={() => {}} />
      </Exhibit>
      <Exhibit name="TimeRange">
        <State<HoursBetween> initial={{ start: '08:00:00', end: '18:00:00' }}>
          {({ start, end }, set) => (
            <TimeRange
              label="Access hours"
              start={start}
              end={end}
              onChange={set}
              hint="Visible to all technicians viewing your request"
            />
          )}
        </State>
        <TimeRange
          label="Quiet hours"
          start={null}
          end={null}
          onChange={() => {}}
          error="Set both hours or neither."
        />
      </Exhibit>
    </>
  );
}

const requirements = Object.entries(requirementWords).map(([value, label]) => ({
  value: value as JobsiteRequirement,
  label,
}));

const sample = z.object({ name: z.string().min(1), hours: z.string().nullable() });

function SampleForm() {
  const form = useZodForm(sample, { name: '', hours: null });
  return (
    <Form form={form} onSubmit={() => later(undefined)}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Hours" optional {...form.field('hours', { empty: null })} />
      <BusyButton type="submit" variant="contained" busy={form.busy}>
        Save
      </BusyButton>
    </Form>
  );
}
