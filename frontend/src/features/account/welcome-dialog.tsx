import { useId } from 'react';
import { companyTypes, fleetSizes, segments } from '#schema/accounts/company-values.ts';
import { describeCompanyInput } from '#schema/accounts/team.ts';
import { Form, useZodForm } from '../../components/forms/form.tsx';
import { SelectField, type SelectFieldProps } from '../../components/forms/select-field.tsx';
import type { AddressedDialogProps } from '../../lib/dialog-address.ts';
import { type Profile, usePermission } from '../../lib/profile.ts';
import { toast } from '../../lib/toasts.ts';
import { useDescribeCompany } from './api.ts';
import { OwnDialog } from './own-dialog.tsx';

/**
 * What the company does: asked until it is known (`?welcome=company`; document 2 sections 2 and 5, Onboarding), and
 * edited (`?welcome=edit`).
 */
export function WelcomeDialog(dialog: AddressedDialogProps) {
  const formId = useId();
  const mayDescribe = usePermission('company_management');
  const describe = useDescribeCompany();
  const words = dialog.value === 'edit' ? editing : welcoming;
  return (
    <OwnDialog
      dialog={dialog}
      {...words}
      size="xs"
      form={mayDescribe ? formId : undefined}
      busy={describe.isPending}
    >
      {({ account: { company } }) =>
        mayDescribe ? (
          <DescribeForm {...{ formId, describe, company }} onClose={dialog.onClose} />
        ) : (
          'You can’t change this. Please contact a manager if needed.'
        )
      }
    </OwnDialog>
  );
}

const welcoming = {
  title: 'Welcome',
  subtitle: "Let's customize your experience",
  cancel: 'Later',
} as const;

const editing = { title: 'What the company does', cancel: 'Cancel' } as const;

interface DescribeFormProps {
  readonly formId: string;
  readonly company: Profile['account']['company'];
  readonly describe: ReturnType<typeof useDescribeCompany>;
  readonly onClose: () => void;
}

function DescribeForm({ formId, company, describe, onClose }: DescribeFormProps) {
  const form = useZodForm(describeCompanyInput, {
    // A value that isn't in the list shows its empty line.
    segment: (company.segment ?? '') as 'construction',
    category: (company.category ?? '') as 'municipality',
    fleetSize: (company.fleetSize ?? '') as '1_10',
  });
  return (
    <Form
      id={formId}
      form={form}
      onSubmit={async (values) => {
        try {
          await describe.mutateAsync(values);
          toast.success('Company updated successfully.');
        } catch {
          toast.error('Something went wrong. Please try again.');
        }
        onClose();
      }}
    >
      <ChoiceField label="Industry" choices={segments} {...form.field('segment')} />
      <ChoiceField label="Category" choices={companyTypes} {...form.field('category')} />
      <ChoiceField label="Fleet size" choices={fleetSizes} {...form.field('fleetSize')} />
    </Form>
  );
}

interface ChoiceFieldProps extends Omit<SelectFieldProps, 'children'> {
  readonly choices: readonly { readonly id: string; readonly label: string }[];
}

function ChoiceField({ choices, ...field }: ChoiceFieldProps) {
  return (
    <SelectField {...field}>
      <option value="" disabled>
        Choose…
      </option>
      {choices.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
