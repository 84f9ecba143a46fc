import { describe, expect, it, vi } from 'vitest';
import { refusal, type ShowOptions } from '#test/support/screen.tsx';
import { BillingDialog } from '../../../../frontend/src/features/account/billing-dialog.tsx';
import { aProfile } from './a-profile.ts';
import { showOwn } from './own-screen.tsx';

const depot = {
  address1: '410 Depot Street',
  address2: null,
  city: 'Jefferson City',
  county: 'Cole County',
  state: 'MO',
  country: 'US',
  zip: '65101',
  lat: 38.577,
  long: -92.174,
};
const profile = aProfile({ company: { billing: { emails: ['pay@ridgeline.example'], addresses: [depot] } } });

const echo: ShowOptions['answers'] = { 'customers.profile.updateBillingInfo': (input) => input };

describe('The billing info dialog', () => {
  it('takes several emails, on Enter or on leaving the field, without duplicates', async () => {
    const page = showOwn(BillingDialog, { profile, answers: echo });
    const field = await page.findByRole('textbox', { name: 'Billing emails' });

    await page.user.type(field, 'books@ridgeline.example{Enter}');
    await page.user.type(field, ' Pay@Ridgeline.example {Enter}');
    await page.user.type(field, 'cfo@ridgeline.example');
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    await expect.poll(() => page.onClose.mock.calls.length).toBe(1);
    expect(page.calledWith('customers.profile.updateBillingInfo')).toEqual([
      {
        billingEmails: ['pay@ridgeline.example', 'books@ridgeline.example', 'cfo@ridgeline.example'],
        billingAddresses: [depot],
      },
    ]);
  });

  it('refuses an email that is not an address', async () => {
    const page = showOwn(BillingDialog, { profile });
    const field = await page.findByRole('textbox', { name: 'Billing emails' });

    await page.user.type(field, 'nobody{Enter}');
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    expect(await page.findByText('Please enter valid email addresses')).toBeDefined();
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    await page.user.click(page.getByRole('button', { name: 'Remove nobody' }));
    await vi.waitFor(() => expect(page.queryByText('Please enter valid email addresses')).toBeNull());
  });

  it('takes an address typed by hand and fills in the coordinates found for it', async () => {
    const found = {
      ...depot,
      address1: null,
      city: 'Minot',
      state: 'ND',
      county: 'Ward County',
      lat: 48.2,
      long: -101.3,
    };
    const page = showOwn(BillingDialog, {
      profile,
      answers: {
        ...echo,
        'customers.jobsites.searchAddressesAndJobsites': {
          jobsites: [],
          addresses: [{ label: 'Minot, ND', address: found }],
        },
      },
    });

    await page.user.click(await page.findByRole('button', { name: 'Add address' }));
    for (const [label, text] of [
      ['Address line 1', '27 Depot Road'],
      ['City', 'Minot'],
      ['County', 'Ward County'],
      ['State', 'ND'],
    ] as const) {
      await page.user.click(page.getByLabelText(label));
      await page.user.paste(text);
    }
    await page.user.click(page.getByRole('button', { name: 'Use Address' }));
    await page.findByText('27 Depot Road, Minot, ND');
    await page.user.click(
      page.getByRole('button', { name: 'Remove 410 Depot Street, Jefferson City, MO 65101' }),
    );
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    await expect.poll(() => page.onClose.mock.calls.length).toBe(1);
    expect(page.calledWith('customers.profile.updateBillingInfo')).toMatchObject([
      {
        billingAddresses: [
          { address1: '27 Depot Road', address2: null, city: 'Minot', zip: null, lat: 48.2, long: -101.3 },
        ],
      },
    ]);
  });

  it('reports at the city that a typed address was not found', async () => {
    const page = showOwn(BillingDialog, {
      profile,
      answers: { 'customers.jobsites.searchAddressesAndJobsites': { jobsites: [], addresses: [] } },
    });

    await page.user.click(await page.findByRole('button', { name: /^Edit 410/ }));
    await page.user.type(page.getByLabelText('City'), 'x');
    await page.user.click(page.getByRole('button', { name: 'Use Address' }));

    expect(await page.findByText(/This place could not be found\./)).toBeDefined();
    expect(document.activeElement).toBe(page.getByLabelText('City'));
  });

  it('keeps its changes when the user goes back from an address', async () => {
    const page = showOwn(BillingDialog, { profile });

    await page.user.type(await page.findByRole('textbox', { name: 'Billing emails' }), 'a@x.example{Enter}');
    await page.user.click(page.getByRole('button', { name: 'Add address' }));
    await page.user.click(page.getByRole('button', { name: 'Back' }));

    expect(page.getByText('a@x.example')).toBeDefined();
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Add address' }));
    expect(page.onClose).not.toHaveBeenCalled();
  });

  it('reports that saving failed', async () => {
    const page = showOwn(BillingDialog, {
      profile,
      answers: {
        'customers.profile.updateBillingInfo': () => {
          throw refusal('INTERNAL');
        },
      },
    });

    await page.user.click(await page.findByRole('button', { name: 'Save' }));

    expect(await page.findByText('Something went wrong. Please try again.')).toBeDefined();
    expect(page.onClose).not.toHaveBeenCalled();
  });

  it('is closed to people without user_management', async () => {
    const page = showOwn(BillingDialog, { profile: aProfile({ roleId: 'InternalUser' }) });

    expect(await page.findByText(/You can’t change this\./)).toBeDefined();
    expect(page.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
