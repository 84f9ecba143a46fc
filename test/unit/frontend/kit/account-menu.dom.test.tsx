import { describe, expect, it, vi } from 'vitest';
import { showScreen } from '#test/support/screen.tsx';
import { AccountMenu } from '../../../../frontend/src/components/shell/account-menu.tsx';

const account = {
  fullName: 'Dana Reyes',
  email: 'dana@ridgeline.example',
  phone: '+13145550199',
  picture: null,
  role: { name: 'Fleet Manager' },
  company: { name: 'Ridgeline', logo: null },
};

describe('The account menu', () => {
  it('says who is signed in, and signs out once', async () => {
    const onSignOut = vi.fn<() => void>();
    const page = showScreen(<AccountMenu account={account} onSignOut={onSignOut} />);

    await page.user.click(page.getByRole('button', { name: 'Account menu of Dana Reyes' }));
    const signOut = await page.findByRole('menuitem', { name: 'Sign out' });
    await page.user.click(signOut);

    for (const words of ['dana@ridgeline.example', '(314) 555-0199', 'Fleet Manager', 'Ridgeline']) {
      expect(page.getByText(words)).toBeDefined();
    }
    expect(onSignOut).toHaveBeenCalledOnce();
    expect(signOut.getAttribute('aria-disabled')).toBe('true');
  });

  it('closes on Escape and returns the focus', async () => {
    const page = showScreen(<AccountMenu account={account} onSignOut={() => {}} />);
    const opener = page.getByRole('button', { name: 'Account menu of Dana Reyes' });
    await page.user.click(opener);
    await page.findByRole('menuitem', { name: 'Sign out' });

    await page.user.keyboard('{Escape}');

    await expect.poll(() => page.queryByRole('menuitem')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });
});
