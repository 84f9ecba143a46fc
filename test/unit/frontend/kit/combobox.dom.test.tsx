import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { noNetwork, showScreen } from '#test/support/screen.tsx';
import { Combobox, type Option } from '../../../../frontend/src/components/forms/combobox.tsx';
import type { Search } from '../../../../frontend/src/components/forms/use-search.ts';

const makers = ['Komatsu', 'Kobelco', 'Kubota'].map((label) => ({ id: label, label }));

describe('A search field', () => {
  it('searches once per text, from three characters on, and takes the choice', async () => {
    const search = vi.fn<Search<Option>>(async () => makers.slice(0, 1));
    const page = showScreen(<One search={search} debounce={30} />);

    await page.user.type(page.getByRole('combobox', { name: 'Maker' }), 'ko');
    expect(page.getByText('Start typing...')).toBeDefined();
    await page.user.keyboard('m');
    await page.user.click(await page.findByRole('option', { name: 'Komatsu' }));

    expect(search.mock.calls.map(([text]) => text)).toEqual(['kom']);
    expect(page.getByRole('combobox', { name: 'Maker' })).toHaveProperty('value', 'Komatsu');
    expect(page.getByTestId('value').textContent).toBe('Komatsu');
  });

  it('never shows a late answer to an older text', async () => {
    let answerLate = (_found: Option[]) => {};
    const late = new Promise<Option[]>((resolve) => (answerLate = resolve));
    const search: Search<Option> = (text) => (text === 'kob' ? late : makers.slice(2));
    const page = showScreen(<One search={search} />);
    const field = page.getByRole('combobox', { name: 'Maker' });

    await page.user.type(field, 'kob');
    await page.user.clear(field);
    await page.user.type(field, 'kub');
    answerLate(makers.slice(1, 2));

    expect(await page.findByRole('option', { name: 'Kubota' })).toBeDefined();
    expect(page.queryByRole('option', { name: 'Kobelco' })).toBeNull();
  });

  it('says that nothing was found, or that the search failed', async () => {
    const search: Search<Option> = async (text) => {
      if (text === 'offline') throw noNetwork();
      return [];
    };
    const page = showScreen(<One search={search} />);
    const field = page.getByRole('combobox', { name: 'Maker' });

    await page.user.type(field, 'xyz');
    expect(await page.findByText('No data found')).toBeDefined();
    await page.user.clear(field);
    await page.user.type(field, 'offline');

    expect(
      await page.findByText('Something went wrong. Please try again. Check your connection.'),
    ).toBeDefined();
  });

  it('does not submit its form on Enter while searching', async () => {
    const onSubmit = vi.fn<() => void>();
    const page = showScreen(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <One search={() => new Promise(() => {})} />
        <button type="submit">Send</button>
      </form>,
    );

    await page.user.type(page.getByRole('combobox', { name: 'Maker' }), 'kom{Enter}');

    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows headings if the options are grouped', async () => {
    const page = showScreen(<One search={() => makers} groupBy={({ label }) => label.slice(0, 2)} />);

    await page.user.type(page.getByRole('combobox', { name: 'Maker' }), 'kxx');

    expect(await page.findByText('Ku')).toBeDefined();
  });

  it('shows its error, and restores its value if the new text was not chosen', async () => {
    const page = showScreen(<One search={() => makers} initial={makers[0]} error="Required" />);
    const field = page.getByRole('combobox', { name: 'Maker', description: 'Required' });

    await page.user.type(field, 'zzz');
    await page.user.tab();

    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field).toHaveProperty('value', 'Komatsu');
  });
});

describe('A search field that allows new entries', () => {
  it('offers one under its label if nothing found has that name', async () => {
    const page = showScreen(<One search={() => makers} ownEntry={(text) => `Add ${text}`} />);

    await page.user.type(page.getByRole('combobox', { name: 'Maker' }), 'kubota');
    expect(page.queryByRole('option', { name: 'Add kubota' })).toBeNull();
    await page.user.keyboard(' x');
    await page.user.click(await page.findByRole('option', { name: 'Add kubota x' }));

    expect(page.getByTestId('value').textContent).toBe('kubota x (own)');
  });

  it('takes the text when the field is left', async () => {
    const page = showScreen(<One search={() => []} ownEntry={(text) => `Add ${text}`} />);

    await page.user.type(page.getByRole('combobox', { name: 'Maker' }), 'Ridgeline');
    await page.user.tab();

    expect(page.getByTestId('value').textContent).toBe('Ridgeline (own)');
  });
});

describe('A search field for several values', () => {
  it('lists the values, all removable except locked ones', async () => {
    const page = showScreen(<Several locked={['Komatsu']} initial={makers.slice(0, 1)} />);
    const field = page.getByRole('combobox', { name: 'Makers' });

    await page.user.type(field, 'kub');
    await page.user.click(await page.findByRole('option', { name: 'Kubota' }));
    expect(field).toHaveProperty('value', '');
    expect(page.queryByRole('button', { name: 'Remove Komatsu' })).toBeNull();
    await page.user.click(page.getByRole('button', { name: 'Remove Kubota' }));

    expect(page.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Komatsu']);
  });

  it('removes the last value on Backspace', async () => {
    const page = showScreen(<Several initial={makers} />);

    await page.user.click(page.getByRole('combobox', { name: 'Makers' }));
    await page.user.keyboard('{Backspace}');

    expect(page.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Komatsu', 'Kobelco']);
  });
});

interface OneProps {
  readonly search: Search<Option>;
  readonly debounce?: number;
  readonly initial?: Option | undefined;
  readonly error?: string;
  readonly groupBy?: (option: Option) => string;
  readonly ownEntry?: (text: string) => string;
}

function One({ initial, debounce = 0, ...props }: OneProps) {
  const [value, setValue] = useState<Option | null>(initial ?? null);
  return (
    <>
      <Combobox label="Maker" value={value} onChange={setValue} debounce={debounce} {...props} />
      <output data-testid="value">{value && `${value.label}${value.isOwn ? ' (own)' : ''}`}</output>
    </>
  );
}

function Several({ initial, locked = [] }: { readonly initial: Option[]; readonly locked?: string[] }) {
  const [value, setValue] = useState<Option[]>(initial);
  return (
    <Combobox
      multiple
      label="Makers"
      search={() => makers}
      debounce={0}
      value={value}
      onChange={setValue}
      locked={locked}
    />
  );
}
