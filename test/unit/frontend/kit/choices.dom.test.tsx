import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { showScreen } from '#test/support/screen.tsx';
import { ChipSelect } from '../../../../frontend/src/components/forms/chip-select.tsx';
import { SegmentedControl } from '../../../../frontend/src/components/forms/segmented-control.tsx';
import { SwitchRow } from '../../../../frontend/src/components/forms/switch-row.tsx';
import { type HoursBetween, TimeRange } from '../../../../frontend/src/components/forms/time-range.tsx';

describe('Choice chips', () => {
  it('are check boxes in a named group, with values in the order of the options', async () => {
    const page = showScreen(<Chips />);

    await page.user.click(page.getByRole('checkbox', { name: 'Gloves' }));
    await page.user.tab({ shift: true });
    await page.user.keyboard(' ');

    expect(page.getByRole('group', { name: 'Requirements' })).toBeDefined();
    expect(page.getByTestId('value').textContent).toBe('hard_hat, gloves');
  });
});

describe('Segments', () => {
  it('are radio buttons, and tell whether a pointer was used', async () => {
    const page = showScreen(<Segments />);

    await page.user.click(page.getByRole('radio', { name: 'Email' }));
    expect(page.getByTestId('value').textContent).toBe('email by pointer');
    await page.user.keyboard('{ArrowLeft}');

    expect(page.getByTestId('value').textContent).toBe('phone by keys');
  });
});

describe('A switch row', () => {
  it('is named by its label, described by its note, and clickable as a whole', async () => {
    const page = showScreen(<Row />);
    const toggle = page.getByRole('switch', { name: 'Texts', description: 'For your own orders.' });

    await page.user.click(page.getByText('Texts'));

    expect(toggle).toHaveProperty('checked', true);
  });
});

describe('The hours fields', () => {
  it('offer starts before the end, and ends after the start', () => {
    const page = showScreen(<Hours initial={{ start: '08:00:00', end: '10:00' }} />);

    expect(optionsOf(page.getByLabelText('From')).at(-1)).toBe('9:00 AM');
    expect(optionsOf(page.getByLabelText('Until')).slice(0, 3)).toEqual(['Not set', '9:00 AM', '10:00 AM']);
  });

  it('are both set by the first choice, and both cleared by either', async () => {
    const page = showScreen(<Hours initial={{ start: null, end: null }} />);

    await page.user.selectOptions(page.getByLabelText('From'), '6:00 AM');
    expect(page.getByTestId('value').textContent).toBe('06:00:00 to 18:00:00');
    await page.user.selectOptions(page.getByLabelText('Until'), 'Not set');

    expect(page.getByTestId('value').textContent).toBe('null to null');
  });
});

function optionsOf(select: HTMLElement): string[] {
  return [...select.querySelectorAll('option')].map(({ textContent }) => textContent ?? '');
}

function Chips() {
  const [value, setValue] = useState<('hard_hat' | 'gloves')[]>([]);
  return (
    <>
      <ChipSelect
        label="Requirements"
        value={value}
        onChange={setValue}
        options={[
          { value: 'hard_hat', label: 'Hard hat' },
          { value: 'gloves', label: 'Gloves' },
        ]}
      />
      <output data-testid="value">{value.join(', ')}</output>
    </>
  );
}

function Segments() {
  const [value, setValue] = useState<'phone' | 'email'>('phone');
  const [how, setHow] = useState('');
  return (
    <>
      <SegmentedControl
        label="Get your code by"
        hideLabel
        value={value}
        onChange={(chosen, byPointer) => {
          setValue(chosen);
          setHow(byPointer ? 'by pointer' : 'by keys');
        }}
        options={[
          { value: 'phone', label: 'Phone' },
          { value: 'email', label: 'Email' },
        ]}
      />
      <output data-testid="value">{`${value} ${how}`}</output>
    </>
  );
}

function Row() {
  const [on, setOn] = useState(false);
  return <SwitchRow label="Texts" note="For your own orders." checked={on} onChange={setOn} />;
}

function Hours({ initial }: { readonly initial: HoursBetween }) {
  const [{ start, end }, setHours] = useState(initial);
  return (
    <>
      <TimeRange label="Access hours" start={start} end={end} onChange={setHours} />
      <output data-testid="value">{`${start} to ${end}`}</output>
    </>
  );
}
