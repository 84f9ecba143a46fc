import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OrderView } from '#schema/orders/order.ts';
import { Fact, FactList } from '../../../components/facts/fact-list.tsx';
import { FaultLabel } from '../../../components/facts/fault-label.tsx';
import { Disclosure } from '../../../components/flow/disclosure.tsx';
import { Form } from '../../../components/forms/form.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { MachineTitle } from '../../../components/identity/machine.tsx';
import { addressLines } from '../../../lib/jobsite-words.ts';
import { unitWords } from '../../../lib/order-words.ts';
import { SeeAlert } from '../status/see-alert.tsx';
import { type ApprovalForm, type ApprovalValues, shownRisk } from './approval.ts';
import { ApprovalDetails, detailFields } from './approval-details.tsx';

export interface ApproveFormProps {
  /** For the submit button, which is outside the form. */
  readonly formId: string;
  readonly order: OrderView;
  readonly form: ApprovalForm;
  readonly onSubmit: (values: ApprovalValues) => Promise<void>;
}

/** What is being approved, in short, and what happens next; more fields for people who want to add something. */
export function ApproveForm({ formId, order, form, onSubmit }: ApproveFormProps) {
  const kept = form.value('faultCodeIds');
  const faults = order.faultCodes.filter(({ id }) => kept.includes(id));
  const risk = shownRisk(order, kept);
  const isWrongInside = detailFields.some((name) => form.error(name) !== undefined);
  const [isOpened, setOpened] = useState(false);
  return (
    <Form id={formId} form={form} onSubmit={onSubmit}>
      <MachineTitle level="h3" machine={order.equipment} note={unitWords(order.equipment)} />
      <FactList>
        {faults.length > 0 && (
          <Fact name="What is broken">
            <Box component="ul" sx={list}>
              {faults.slice(0, mostFaults).map((fault) => (
                <li key={fault.id}>
                  <FaultLabel fault={fault} withSeverity />
                </li>
              ))}
              {faults.length > mostFaults && <li>+ {faults.length - mostFaults} more</li>}
            </Box>
          </Fact>
        )}
        {risk !== null && <Fact name="What it puts at risk">{risk}</Fact>}
        <Fact name="Where">
          {[form.value('jobsiteName'), ...addressLines(form.value('address'))].filter(Boolean).join(', ')}
        </Fact>
      </FactList>
      <SeeAlert order={order} />
      <TextField
        label="Issue"
        multiline
        minRows={2}
        maxRows={8}
        required
        inputProps={{ maxLength: 4000 }}
        hint="Technicians read it first."
        {...form.field('issue')}
      />
      <Typography>Nearby technicians are texted at once. You choose among those who can come.</Typography>
      <Disclosure
        title="Add details for the technician"
        open={isOpened || isWrongInside}
        onToggle={setOpened}
      >
        {(isOpened || isWrongInside) && <ApprovalDetails order={order} form={form} />}
      </Disclosure>
    </Form>
  );
}

const mostFaults = 3;

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 } as const;
