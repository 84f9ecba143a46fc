import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noNetwork, refusal } from '#test/support/screen.tsx';
import { CompanySettingsDialog } from '../../../../frontend/src/features/account/company-dialog.tsx';
import { WelcomeDialog } from '../../../../frontend/src/features/account/welcome-dialog.tsx';
import { aProfile } from './a-profile.ts';
import { showOwn } from './own-screen.tsx';

const used = {
  balance: 4_150_000,
  creditLimit: 5_000_000,
  creditUsagePercent: 83,
  creditLimitExceeded: false,
};
const known = { segment: 'construction', category: 'municipality', fleetSize: '11_50' };

describe('The company dialog', () => {
  it('lets a manager rename the company', async () => {
    const page = showOwn(CompanySettingsDialog, {
      answers: { 'customers.accounts.updateCompany': { id: 'com_1', name: 'Ridgeline Co', logo: null } },
    });

    await page.user.type(await page.findByLabelText('Company name'), ' Co');
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    expect(await page.findByText('Company updated successfully.')).toBeDefined();
    expect(page.calledWith('customers.accounts.updateCompany')).toEqual([
      { name: 'Ridgeline Co', logo: null },
    ]);
    expect(page.onClose).toHaveBeenCalledOnce();
  });

  it('reports that saving failed and keeps what was typed', async () => {
    const page = showOwn(CompanySettingsDialog, {
      answers: {
        'customers.accounts.updateCompany': () => {
          throw refusal('INTERNAL');
        },
      },
    });

    await page.user.type(await page.findByLabelText('Company name'), ' Co');
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    expect(await page.findByText('Failed to update company. Please try again.')).toBeDefined();
    expect(page.getByLabelText<HTMLInputElement>('Company name').value).toBe('Ridgeline Co');
  });

  it('is read-only for everyone else, and hides the billing info', async () => {
    const page = showOwn(CompanySettingsDialog, {
      profile: aProfile({ roleId: 'InternalUser', company: known, creditUsage: used }),
    });

    expect(await page.findByText('Ridgeline')).toBeDefined();
    for (const words of ['Construction', 'Municipality', '11 to 50 machines']) {
      expect(page.getByText(words)).toBeDefined();
    }
    expect(page.queryByRole('textbox')).toBeNull();
    expect(page.queryByText('Billing Info')).toBeNull();
    expect(page.queryByRole('button', { name: /Save|Edit|logo/ })).toBeNull();
  });

  it('shows how much credit is used', async () => {
    const page = showOwn(CompanySettingsDialog, { profile: aProfile({ creditUsage: used }) });

    expect(await page.findByText('$41,500.00')).toBeDefined();
    expect(page.getByText('$50K')).toBeDefined();
    expect(page.getByText('83% used')).toBeDefined();
    expect(page.getByRole('meter', { name: 'Credit used' }).getAttribute('aria-valuenow')).toBe('83');
  });

  it('has no meter without a credit limit', async () => {
    const page = showOwn(CompanySettingsDialog);

    expect(await page.findByText(/There is no credit limit\./)).toBeDefined();
    expect(page.queryByRole('meter')).toBeNull();
  });

  it('keeps what was typed while a section is edited, and drops it on Cancel', async () => {
    const page = showOwn(CompanySettingsDialog);
    await page.user.type(await page.findByLabelText('Company name'), ' Co');
    cleanup();

    const again = showOwn(CompanySettingsDialog);

    expect((await again.findByLabelText<HTMLInputElement>('Company name')).value).toBe('Ridgeline Co');
    await again.user.click(again.getByRole('button', { name: 'Cancel' }));
    cleanup();
    const later = showOwn(CompanySettingsDialog);
    expect((await later.findByLabelText<HTMLInputElement>('Company name')).value).toBe('Ridgeline');
  });

  it('leads to the company profile and the billing info', async () => {
    const page = showOwn(CompanySettingsDialog);

    await page.user.click(await page.findByRole('button', { name: 'Edit billing info' }));
    expect(page.address()).toBe('/orders?billing-info=company');
    await page.user.click(page.getByRole('button', { name: 'Edit what the company does' }));
    expect(page.address()).toBe('/orders?welcome=edit');
  });
});

describe('The onboarding dialog', () => {
  it('requires all three answers', async () => {
    const page = showOwn(WelcomeDialog, { value: 'company' });

    await page.user.click(await page.findByRole('button', { name: 'Save' }));

    expect(page.getByRole('dialog', { name: 'Welcome' })).toBeDefined();
    expect(page.getByText("Let's customize your experience")).toBeDefined();
    expect(await page.findByText('Industry is required')).toBeDefined();
    expect(page.getByText('Category is required')).toBeDefined();
    expect(page.getByText('Fleet size is required')).toBeDefined();
    expect(document.activeElement).toBe(page.getByLabelText('Industry'));
  });

  it('offers the 15 company categories and saves the choices', async () => {
    const page = showOwn(WelcomeDialog, {
      value: 'company',
      answers: { 'customers.profile.updateCompany': (input) => input },
    });

    await page.user.selectOptions(await page.findByLabelText('Industry'), 'Construction');
    const category = page.getByLabelText('Category');
    expect(page.within(category).getAllByRole('option')).toHaveLength(1 + 15);
    await page.user.selectOptions(category, 'Municipality');
    await page.user.selectOptions(page.getByLabelText('Fleet size'), '11 to 50 machines');
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    await expect.poll(() => page.onClose.mock.calls.length).toBe(1);
    expect(page.calledWith('customers.profile.updateCompany')).toEqual([known]);
  });

  it.each([
    ['a refusal', () => refusal('INTERNAL')],
    ['a lost network', noNetwork],
  ])('closes and says so after %s', async (_what, thrown) => {
    const page = showOwn(WelcomeDialog, {
      value: 'edit',
      profile: aProfile({ company: known }),
      answers: {
        'customers.profile.updateCompany': () => {
          throw thrown();
        },
      },
    });

    await page.user.click(await page.findByRole('button', { name: 'Save' }));

    expect(await page.findByText('Something went wrong. Please try again.')).toBeDefined();
    expect(page.onClose).toHaveBeenCalledOnce();
  });

  it('is closed to people who can’t manage the company', async () => {
    const page = showOwn(WelcomeDialog, { profile: aProfile({ roleId: 'InternalUser' }), value: 'company' });

    expect(await page.findByText(/You can’t change this\./)).toBeDefined();
    expect(page.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
