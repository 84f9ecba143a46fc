import type { OrderView } from '#schema/orders/order.ts';
import type { Address } from '#schema/places/places.ts';
import { MapPinEditor } from '../../../components/flow/map-pin-editor.tsx';
import { AddressPicker, type PickedPlace } from '../../../components/forms/address-picker.tsx';
import { Form, useZodForm } from '../../../components/forms/form.tsx';
import {
  AccessHoursField,
  ArrivalInstructionsField,
  RequirementsField,
} from '../../../components/forms/jobsite-fields.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { MapEditor } from '../../../components/templates/map-editor.tsx';
import { apiFailure } from '../../../lib/api-failure.ts';
import { addressOf, findPlaces, jobsiteNameExists } from '../../../lib/find-places.ts';
import { jobsiteNameTaken } from '../../../lib/messages.ts';
import { usePinnedPlace } from '../../../lib/pinned-place.ts';
import { useUpdateJobsite } from '../api.ts';
import { type OrderDialogProps, tellFailure } from '../dialogs/decision.ts';
import { EditDialog, type EditFormProps } from '../edit/edit-dialog.tsx';
import { jobsiteChanges, jobsiteForm, jobsiteValues, withPlace } from './jobsite-edits.ts';

/** Where the machine is and how to get there (`?jobsite=10001`; document 2 section 2, dialog 3). */
export function JobsiteDialog(props: OrderDialogProps) {
  return <Sections {...props} title="Edit Jobsite" sections={['place', 'access', 'requirements']} />;
}

/** Only access hours and arrival instructions (`?access=10001`; document 2 section 2, dialog 10). */
export function AccessDialog(props: OrderDialogProps) {
  return <Sections {...props} title="Set Access Hours and Arrival Instructions" sections={['access']} />;
}

/** Only requirements (`?requirements=10001`; document 2 section 2, dialog 4). */
export function RequirementsDialog(props: OrderDialogProps) {
  return <Sections {...props} title="Jobsite Requirements" sections={['requirements']} />;
}

type Section = 'place' | 'access' | 'requirements';

interface SectionsProps extends OrderDialogProps {
  readonly title: string;
  readonly sections: readonly Section[];
}

function Sections({ title, sections, ...props }: SectionsProps) {
  const update = useUpdateJobsite();
  return (
    <EditDialog
      {...props}
      title={title}
      command="updateJobsite"
      update={update}
      size={(order) => (sections.includes('place') && mayMove(order) ? 'xl' : 'sm')}
    >
      {(order, formId) => <JobsiteForm {...{ formId, order, update, sections, dialog: props }} />}
    </EditDialog>
  );
}

interface JobsiteFormProps extends EditFormProps<typeof useUpdateJobsite> {
  readonly sections: readonly Section[];
}

function JobsiteForm({ formId, order, update, sections, dialog }: JobsiteFormProps) {
  const has = (section: Section) => sections.includes(section);
  const form = useZodForm(jobsiteForm(order), {
    ...jobsiteValues(order),
    // The name is required only where its field is shown.
    ...(!has('place') && { name: order.jobsite.name ?? undefined }),
  });
  const name = form.field('name');

  const checkName = async () => {
    const { name: typed = '', id = null, address } = form.hooks.getValues();
    if (typed.trim() === '' || (typed.trim() === order.jobsite.name && address === order.address)) return;
    // Saving checks again, so a failed check blocks nobody.
    const isTaken = await jobsiteNameExists(typed.trim(), {
      jobsite: { ...order.jobsite, id },
      address,
    }).catch(() => false);
    if (isTaken) form.setApiErrors({ name: jobsiteNameTaken });
  };

  const choose = (place: PickedPlace) => {
    const chosen = withPlace(form.hooks.getValues(), place);
    for (const [field, value] of Object.entries(chosen)) form.set(field as keyof typeof chosen, value);
    void checkName();
  };

  return (
    <Form
      id={formId}
      form={form}
      onSubmit={async (values) => {
        const jobsite = jobsiteChanges(order, values);
        try {
          if (Object.keys(jobsite).length > 0) await update.mutateAsync({ id: order.id, jobsite });
          dialog.onClose();
        } catch (error) {
          const { code, details } = apiFailure(error);
          const fields = code === 'JOBSITE_NAME_TAKEN' ? { name: jobsiteNameTaken } : (details.fields ?? {});
          if (!form.setApiErrors(fields, 'jobsite.')) tellFailure(error, 'jobsite', dialog);
        }
      }}
    >
      {has('place') && mayMove(order) ? (
        <MapEditor map={<Pin address={form.value('address')} onChoose={choose} />}>{fields()}</MapEditor>
      ) : (
        fields()
      )}
    </Form>
  );

  function fields() {
    return (
      <>
        {has('place') && (
          <>
            {mayMove(order) && (
              <AddressPicker
                search={findPlaces}
                addressOf={addressOf}
                address={form.value('address')}
                error={form.error('address')}
                onChoose={choose}
                hint={
                  order.status === 'open'
                    ? 'With another address the search for technicians starts again.'
                    : undefined
                }
              />
            )}
            <TextField
              label="Jobsite name"
              autoComplete="off"
              inputProps={{ maxLength: 200 }}
              {...name}
              onBlur={() => void checkName()}
            />
          </>
        )}
        {has('access') && (
          <>
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
          </>
        )}
        {has('requirements') && (
          <RequirementsField
            value={form.value('requirements') ?? []}
            onChange={(value) => form.set('requirements', value)}
            error={form.error('requirements')}
            hideLabel={!has('place')}
          />
        )}
      </>
    );
  }
}

interface PinProps {
  readonly address: Address;
  readonly onChoose: (place: PickedPlace) => void;
}

function Pin({ address, onChoose }: PinProps) {
  return <MapPinEditor {...usePinnedPlace(address, onChoose)} />;
}

function mayMove({ allowedCommands }: OrderView): boolean {
  return allowedCommands.includes('moveJobsite');
}
