import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { showScreen } from '#test/support/screen.tsx';
import { ChipSelect } from '../../../../frontend/src/components/forms/chip-select.tsx';
import { Form, useZodForm } from '../../../../frontend/src/components/forms/form.tsx';
import { TextField } from '../../../../frontend/src/components/forms/text-field.tsx';

const schema = z.object({
  name: z.string().trim().min(1).max(10),
  poNumber: z.string().trim().nullable(),
  codes: z.array(z.enum(['osha', 'twic'])).min(1, 'Choose one'),
});

type Saved = (values: z.output<typeof schema>) => unknown;

describe('A schema form', () => {
  it('reports an error at each field and focuses the first', async () => {
    const save = vi.fn<Saved>();
    const page = showScreen(<Shown onSubmit={save} />);

    await page.user.click(page.getByRole('button', { name: 'Save' }));

    const name = await page.findByRole('textbox', { name: 'Name', description: 'Required' });
    await expect.poll(() => document.activeElement).toBe(name);
    expect(page.getByRole('group', { name: 'Codes', description: 'Choose one' })).toBeDefined();
    expect(save).not.toHaveBeenCalled();
  });

  it('removes an error once the field is corrected', async () => {
    const page = showScreen(<Shown onSubmit={() => {}} />);

    await page.user.click(page.getByRole('button', { name: 'Save' }));
    await page.user.type(await page.findByRole('textbox', { name: 'Name', description: 'Required' }), 'Yard');

    await waitFor(() => expect(page.queryByText('Required')).toBeNull());
  });

  it('submits the parsed values, with null for an empty optional text', async () => {
    const save = vi.fn<Saved>();
    const page = showScreen(<Shown onSubmit={(values) => save(values)} />);

    await fillIn(page);

    await waitFor(() => expect(save).toHaveBeenCalledWith({ name: 'Yard', poNumber: null, codes: ['twic'] }));
  });

  it('submits once, however often it is clicked, and keeps the values if that fails', async () => {
    let answer = () => {};
    const save = vi.fn<Saved>(() => new Promise<void>((resolve) => (answer = resolve)));
    const page = showScreen(<Shown onSubmit={(values) => save(values)} />);

    await fillIn(page);
    await page.user.click(page.getByRole('button', { name: 'Save' }));
    answer();
    await page.findByText('idle');

    expect(save).toHaveBeenCalledOnce();
    expect(page.getByLabelText('Name')).toHaveProperty('value', ' Yard');
  });

  it('puts the API’s errors at their fields, and reports when none is its own', async () => {
    const told: boolean[] = [];
    const page = showScreen(
      <Shown
        onSubmit={(_values, form) => {
          told.push(form.setApiErrors({ 'order.name': 'Already taken' }, 'order.'));
          told.push(form.setApiErrors({ elsewhere: 'Wrong' }));
        }}
      />,
    );

    await fillIn(page);

    const name = await page.findByRole('textbox', { name: 'Name', description: 'Already taken' });
    expect(document.activeElement).toBe(name);
    expect(told).toEqual([true, false]);
  });
});

type Page = ReturnType<typeof showScreen>;

async function fillIn({ user, ...page }: Page): Promise<void> {
  await user.type(page.getByLabelText('Name'), ' Yard');
  await user.type(page.getByLabelText('PO number'), '7');
  await user.clear(page.getByLabelText('PO number'));
  await user.click(page.getByRole('checkbox', { name: 'TWIC' }));
  await user.click(page.getByRole('button', { name: 'Save' }));
}

interface ShownProps {
  readonly onSubmit: (values: z.output<typeof schema>, form: ReturnType<typeof useShownForm>) => unknown;
}

function useShownForm() {
  return useZodForm(schema, { name: '', poNumber: null, codes: [] });
}

function Shown({ onSubmit }: ShownProps) {
  const form = useShownForm();
  return (
    <Form form={form} onSubmit={(values) => onSubmit(values, form)}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="PO number" {...form.field('poNumber', { empty: null })} />
      <ChipSelect
        label="Codes"
        options={[
          { value: 'osha', label: 'OSHA' },
          { value: 'twic', label: 'TWIC' },
        ]}
        {...form.control('codes')}
      />
      <button type="submit">Save</button>
      {form.busy ? 'busy' : 'idle'}
    </Form>
  );
}
