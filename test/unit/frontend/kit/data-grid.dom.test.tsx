import { cleanup } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { showScreen } from '#test/support/screen.tsx';
import {
  DataGrid,
  type DataGridProps,
  type GridColumn,
  type GridPage,
} from '../../../../frontend/src/components/data/data-grid.tsx';
import { forgetKept } from '../../../../frontend/src/lib/kept.ts';

interface User {
  readonly name: string;
  readonly orders: number | null;
}

const users: readonly User[] = [
  { name: 'Omar', orders: 3 },
  { name: 'Dana', orders: null },
  { name: 'Erin', orders: 12 },
];

const columns: readonly GridColumn<User>[] = [
  { id: 'name', name: 'Name', value: ({ name }) => name, isFixed: true },
  { id: 'orders', name: 'Orders', value: ({ orders }) => orders, align: 'end' },
];

describe('A grid', () => {
  it('sorts by a column, then in reverse, with empty values last', async () => {
    const page = showScreen(<Users />);

    await page.user.click(page.getByRole('button', { name: 'Orders' }));
    const first = names(page);
    await page.user.click(page.getByRole('button', { name: 'Orders' }));

    expect([first, names(page)]).toEqual([
      ['Erin', 'Omar', 'Dana'],
      ['Omar', 'Erin', 'Dana'],
    ]);
  });

  it('pages through its rows and says where it is', async () => {
    const page = showScreen(<Users pageSize={2} />);
    expect(page.getByText('1 - 2 out of 3 result(s)')).toBeDefined();
    expect(page.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);

    await page.user.click(page.getByRole('button', { name: 'Next' }));

    expect(page.getByText('3 - 3 out of 3 result(s)')).toBeDefined();
    expect(page.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
    expect(names(page)).toEqual(['Erin']);
  });

  it('says that it is empty', () => {
    const page = showScreen(<Users rows={[]} />);

    expect(page.getByText('No data to display')).toBeDefined();
    expect(page.getByText('0 - 0 out of 0 result(s)')).toBeDefined();
  });

  it('keeps the user’s columns until the layout is reset', async () => {
    const page = showScreen(<Users />);
    await page.user.click(page.getByRole('button', { name: 'Edit Columns' }));
    expect(page.getByRole('checkbox', { name: 'Name' })).toHaveProperty('disabled', true);
    await page.user.click(page.getByRole('button', { name: 'Move Orders up' }));
    await page.user.click(page.getByRole('button', { name: 'Done' }));
    expect(heads(page)).toEqual(['Orders', 'Name']);

    cleanup();
    const again = showScreen(<Users />);
    expect(heads(again)).toEqual(['Orders', 'Name']);
    await again.user.click(again.getByRole('button', { name: 'Edit Columns' }));
    await again.user.click(again.getByRole('checkbox', { name: 'Orders' }));
    expect(heads(again)).toEqual(['Name']);
    await again.user.click(again.getByRole('button', { name: 'Reset Layout' }));

    expect(heads(again)).toEqual(['Name', 'Orders']);
  });

  it('asks the server for another page or order, and leaves the rows as they came', async () => {
    const onChange = vi.fn<GridPage['onChange']>();
    const remote = { page: 1, total: 9, sort: { id: 'name', desc: false }, onChange };
    const page = showScreen(<Users pageSize={3} remote={remote} />);

    await page.user.click(page.getByRole('button', { name: 'Next' }));
    await page.user.click(page.getByRole('button', { name: 'Name' }));

    expect(names(page)).toEqual(['Omar', 'Dana', 'Erin']);
    expect(onChange.mock.calls).toEqual([
      [2, { id: 'name', desc: false }],
      [1, { id: 'name', desc: true }],
    ]);
  });

  it('shows a row’s actions at its end', () => {
    const page = showScreen(<Users rowActions={({ name }) => <button type="button">Edit {name}</button>} />);

    const row = page.getAllByRole('row')[1] as HTMLElement;

    expect(page.within(row).getByRole('button', { name: 'Edit Omar' })).toBeDefined();
  });

  it('keeps columns per person, even if someone else signs in in between', async () => {
    const page = showScreen(<Users owner="acc_1" />);
    await page.user.click(page.getByRole('button', { name: 'Edit Columns' }));
    await page.user.click(page.getByRole('checkbox', { name: 'Orders' }));
    cleanup();
    // Signing out leaves nothing else behind.
    forgetKept('acc_1');

    const other = heads(showScreen(<Users owner="acc_2" />));
    cleanup();
    const again = heads(showScreen(<Users owner="acc_1" />));

    expect([other, again]).toEqual([['Name', 'Orders'], ['Name']]);
  });
});

type Page = ReturnType<typeof showScreen>;

function names(page: Page): (string | undefined)[] {
  return page
    .getAllByRole('row')
    .slice(1)
    .map((row) => page.within(row).getAllByRole('cell')[0]?.textContent ?? undefined);
}

/** Includes the headers hidden behind a dialog. */
function heads(page: Page): (string | null)[] {
  return page.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
}

interface UsersProps extends Partial<DataGridProps<User>> {
  readonly rows?: readonly User[];
}

function Users({ rows = users, ...props }: UsersProps) {
  return <DataGrid name="Users" columns={columns} rows={rows} rowId={({ name }) => name} {...props} />;
}
