import { useState } from 'react';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { showScreen } from '#test/support/screen.tsx';
import { SaveBar } from '../../../../frontend/src/components/forms/save-bar.tsx';

describe('The save bar', () => {
  it('shows only while something has changed', async () => {
    const page = showScreen(<Settings />);
    expect(page.queryByRole('button', { name: 'Save' })).toBeNull();

    await page.user.type(page.getByLabelText('Name'), 'x');
    await page.user.click(page.getByRole('button', { name: 'Discard' }));

    expect(page.getByLabelText('Name')).toHaveProperty('value', '');
    expect(page.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('asks before a link discards changes, and lets the user leave', async () => {
    const page = showScreen(<Settings />, { path: '/settings' });
    await page.user.type(page.getByLabelText('Name'), 'x');

    await page.user.click(page.getByRole('link', { name: 'Orders' }));
    expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeDefined();
    expect(page.address()).toBe('/settings');
    await page.user.click(page.getByRole('button', { name: 'Leave' }));

    expect(page.address()).toBe('/orders?tab=1');
  });

  it('does not ask if nothing has changed', async () => {
    const page = showScreen(<Settings />, { path: '/settings' });

    await page.user.click(page.getByRole('link', { name: 'Orders' }));

    expect(page.address()).toBe('/orders?tab=1');
  });
});

function Settings() {
  const [name, setName] = useState('');
  return (
    <form>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <Link to="/orders?tab=1">Orders</Link>
      <SaveBar dirty={name !== ''} busy={false} onDiscard={() => setName('')} />
    </form>
  );
}
