import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { showScreen } from '#test/support/screen.tsx';
import {
  PersonPicker,
  type PersonPickerProps,
} from '../../../../frontend/src/components/forms/person-picker.tsx';

const people = [
  { id: 'dana', fullName: 'Dana Whitaker', picture: null, title: 'Fleet manager' },
  { id: 'erin', fullName: 'Erin Hale', picture: null },
  { id: 'omar', fullName: 'Omar Diaz', picture: null, title: 'Foreman' },
];

describe('The person picker', () => {
  it('lists everybody when opened, and filters by name or title from two characters on', async () => {
    const page = showScreen(<Picker people={people} />);

    await page.user.click(page.getByRole('combobox', { name: 'Participants' }));
    expect(page.getAllByRole('option')).toHaveLength(3);
    await page.user.keyboard('fore');

    expect(page.getAllByRole('option')).toEqual([page.getByRole('option', { name: /Omar Diaz Foreman/ })]);
  });

  it('keeps locked people, and offers the quick picks not chosen yet', async () => {
    const page = showScreen(
      <Picker people={people} initial={['dana']} locked={['dana']} quickPicks={people.slice(0, 2)} />,
    );

    expect(page.queryByRole('button', { name: 'Add Dana Whitaker' })).toBeNull();
    await page.user.click(page.getByRole('button', { name: 'Add Erin Hale' }));

    expect(page.queryByRole('button', { name: 'Remove Dana Whitaker' })).toBeNull();
    expect(page.getByRole('button', { name: 'Remove Erin Hale' })).toBeDefined();
    expect(page.queryByRole('button', { name: 'Add Erin Hale' })).toBeNull();
  });

  it('keeps the name of a person found by search', async () => {
    const page = showScreen(<Picker people={[]} search={async () => people.slice(2)} />);

    await page.user.type(page.getByRole('combobox', { name: 'Participants' }), 'oma');
    await page.user.click(await page.findByRole('option', { name: /Omar Diaz/ }));

    expect(page.getByRole('button', { name: 'Remove Omar Diaz' })).toBeDefined();
  });

  it('takes a single person if there can be only one', async () => {
    const page = showScreen(<Picker single people={people} initial={['dana']} />);
    const field = page.getByRole('combobox', { name: 'Participants' });

    await page.user.clear(field);
    await page.user.type(field, 'erin');
    await page.user.click(page.getByRole('option', { name: /Erin Hale/ }));

    expect(field).toHaveProperty('value', 'Erin Hale');
  });
});

type PickerProps = Omit<PersonPickerProps, 'label' | 'value' | 'onChange'> & { readonly initial?: string[] };

function Picker({ initial = [], ...props }: PickerProps) {
  const [value, setValue] = useState(initial);
  return <PersonPicker label="Participants" value={value} onChange={setValue} {...props} />;
}
