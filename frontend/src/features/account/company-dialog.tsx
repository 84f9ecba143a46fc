import Box from '@mui/material/Box';
import { useId } from 'react';
import * as z from 'zod';
import { companyTypes, fleetSizes, labelOf, segments } from '#schema/accounts/company-values.ts';
import { updateCompanyInput } from '#schema/accounts/team.ts';
import { Fact, FactList } from '../../components/facts/fact-list.tsx';
import { EditButton, PanelSection } from '../../components/facts/panel-section.tsx';
import { Form, useZodForm } from '../../components/forms/form.tsx';
import { PictureField } from '../../components/forms/picture-field.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { CompanyLogo } from '../../components/identity/company-logo.tsx';
import { apiFailure } from '../../lib/api-failure.ts';
import { uploadCompanyPicture } from '../../lib/company-picture.ts';
import type { AddressedDialogProps } from '../../lib/dialog-address.ts';
import { messageOf } from '../../lib/messages.ts';
import { type Profile, usePermission } from '../../lib/profile.ts';
import { toast } from '../../lib/toasts.ts';
import { type Draft, useDraft } from '../../lib/use-draft.ts';
import { useUpdateCompany } from './api.ts';
import { billingWords } from './billing-form.ts';
import { CreditFigure } from './credit-figure.tsx';
import { OwnDialog } from './own-dialog.tsx';

type Company = Profile['account']['company'];

const typedInput = z.object({ name: z.string(), logo: z.string().nullable() }).partial();
type Typed = z.infer<typeof typedInput>;
const noTyping = (): Typed => ({});

/** The company's name, logo and business, and its credit (`?company-settings=own`; document 2 section 2, modal 8). */
export function CompanySettingsDialog(dialog: AddressedDialogProps) {
  const formId = useId();
  const mayChange = usePermission('company_management');
  const update = useUpdateCompany();
  // Its sections are edited in dialogs that replace this one and lead back to it.
  const draft = useDraft('company', (kept) => typedInput.safeParse(kept).data, noTyping);
  const onClose = () => {
    draft.forget();
    dialog.onClose();
  };
  return (
    <OwnDialog
      dialog={{ ...dialog, onClose }}
      title="Company"
      form={mayChange ? formId : undefined}
      busy={update.isPending}
    >
      {({ account: { company }, creditUsage }) => (
        <Box sx={{ display: 'grid', gap: 3 }}>
          {mayChange ? (
            <CompanyForm {...{ formId, update, company, draft, onClose }} />
          ) : (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, typography: 'h2' }}>
              <CompanyLogo name={company.name} logo={company.logo} size={72} />
              {company.name}
            </Box>
          )}
          <PanelSection
            title="What the company does"
            aside={mayChange && <EditButton what="what the company does" dialog="welcome" value="edit" />}
          >
            <CompanyFacts company={company} />
          </PanelSection>
          <CreditFigure usage={creditUsage} />
          {company.billing && (
            <PanelSection
              title="Billing Info"
              aside={<EditButton what="billing info" dialog="billing-info" value="company" />}
            >
              <Box sx={{ overflowWrap: 'anywhere' }}>{billingWords(company.billing)}</Box>
            </PanelSection>
          )}
        </Box>
      )}
    </OwnDialog>
  );
}

interface CompanyFormProps {
  readonly formId: string;
  readonly company: Company;
  readonly update: ReturnType<typeof useUpdateCompany>;
  readonly draft: Draft<Typed>;
  readonly onClose: () => void;
}

function CompanyForm({ formId, company, update, draft, onClose }: CompanyFormProps) {
  const form = useZodForm(updateCompanyInput.required(), {
    name: draft.values.name ?? company.name,
    logo: draft.values.logo === undefined ? company.logo : draft.values.logo,
  });
  const shown = form.value('logo');
  const name = form.field('name');
  return (
    <Form
      id={formId}
      form={form}
      onSubmit={async (values) => {
        try {
          await update.mutateAsync(values);
          toast.success('Company updated successfully.');
          onClose();
        } catch (error) {
          const { fields = {} } = apiFailure(error).details;
          if (!form.setApiErrors(fields)) toast.error(messageOf(error, 'company'));
        }
      }}
    >
      <PictureField
        label="Logo"
        shape="square"
        preview={<CompanyLogo name={form.value('name')} logo={shown} size={72} />}
        upload={uploadCompanyPicture}
        {...form.control('logo')}
        onChange={(logo) => {
          form.set('logo', logo);
          draft.change({ logo });
        }}
      />
      <TextField
        label="Company name"
        autoComplete="organization"
        {...name}
        onChange={(event) => {
          name.onChange(event);
          draft.change({ name: event.target.value });
        }}
      />
    </Form>
  );
}

function CompanyFacts({ company: { segment, category, fleetSize } }: { readonly company: Company }) {
  return (
    <FactList>
      <Fact name="Industry">{segment === null ? unknown : labelOf(segments, segment)}</Fact>
      <Fact name="Category">{category === null ? unknown : labelOf(companyTypes, category)}</Fact>
      <Fact name="Fleet size">{fleetSize === null ? unknown : labelOf(fleetSizes, fleetSize)}</Fact>
    </FactList>
  );
}

const unknown = 'Not given yet';
