import { describe, expect, it } from 'vitest';
import { refusal } from '#test/support/screen.tsx';
import { ApproveDialog } from '../../../../frontend/src/features/order-detail/approve/approve-dialog.tsx';
import { anOrder } from '../orders/order-view.ts';
import { dana, fill, marcus, peopleOf, priya, profileOf, showDialog } from './order-screen.tsx';

const order = anOrder({ pendingIssue: 'CA2265: Fuel supply pump low voltage' });
const approved = anOrder({ status: 'open' });
const people = {
  'customers.accounts.all': peopleOf(dana, priya, marcus),
  'customers.accounts.getQuickPickParticipants': [],
};

describe('The approval dialog', () => {
  it('is a summary and one click', async () => {
    const page = showDialog(ApproveDialog, order, {
      'customers.orders.approvePendingOrder': { order: approved },
    });

    expect(await page.findByText('Komatsu PC210LC-11')).toBeDefined();
    expect(page.getByText(/Nearby technicians are texted at once/)).toBeDefined();
    expect(page.queryByLabelText(/PO number/)).toBeNull();
    await page.user.dblClick(page.getByRole('button', { name: 'Get It Fixed' }));

    expect(await page.findByText('Order approved successfully')).toBeDefined();
    expect(page.calledWith('customers.orders.approvePendingOrder')).toEqual([
      { id: '10001', order: { issue: 'CA2265: Fuel supply pump low voltage' } },
    ]);
  });

  it('requires an issue', async () => {
    const page = showDialog(ApproveDialog, order);

    await page.user.clear(await page.findByLabelText('Issue'));
    await page.user.click(page.getByRole('button', { name: 'Get It Fixed' }));

    expect(await page.findByText('Required')).toBeDefined();
    await expect.poll(() => document.activeElement).toBe(page.getByLabelText('Issue'));
  });

  it('sends all the details for the technician', async () => {
    const page = showDialog(ApproveDialog, order, {
      ...people,
      'customers.orders.approvePendingOrder': { order: approved },
    });

    await page.user.click(await page.findByText('Add details for the technician'));
    await fill(page, await page.findByLabelText(/PO number/), 'PO-7');
    await fill(page, page.getByLabelText(/More error codes/), 'CA689\nE02');
    await page.user.click(page.getByRole('combobox', { name: /Participants/ }));
    await page.user.click(await page.findByRole('option', { name: /Marcus Webb/ }));
    await page.user.click(page.getByRole('checkbox', { name: 'Gloves' }));
    await page.user.click(page.getByRole('button', { name: 'Get It Fixed' }));

    expect(await page.findByText('Order approved successfully')).toBeDefined();
    expect(page.calledWith('customers.orders.approvePendingOrder')).toEqual([
      {
        id: '10001',
        order: {
          issue: 'CA2265: Fuel supply pump low voltage',
          poNumber: 'PO-7',
          errorCodes: ['CA689', 'E02'],
          customerIds: [marcus.id],
          jobsiteRequirements: ['gloves'],
        },
      },
    ]);
  });

  it('shows the risk of the codes that are kept', async () => {
    const [first, second] = order.faultCodes;
    if (first === undefined || second === undefined)
      throw new Error('The order of the tests has two faults.');
    const risky = anOrder({
      riskDescription: 'The engine can seize.',
      faultCodes: [
        { ...first, fault: 'CA100', riskDescription: 'The engine can seize.' },
        { ...second, fault: 'CA200', riskDescription: 'It derates.' },
      ],
    });
    const page = showDialog(ApproveDialog, risky, people);

    expect(await page.findByText('The engine can seize.')).toBeDefined();
    await page.user.click(page.getByText('Add details for the technician'));
    await page.user.click(await page.findByRole('checkbox', { name: /CA100/ }));

    expect(page.getByText('It derates.')).toBeDefined();
    expect(page.queryByText('The engine can seize.')).toBeNull();
  });

  it('opens the details if something in them is wrong', async () => {
    const page = showDialog(ApproveDialog, order, {
      ...people,
      'customers.orders.approvePendingOrder': () => {
        throw refusal('JOBSITE_NAME_TAKEN');
      },
    });

    await page.user.click(await page.findByRole('button', { name: 'Get It Fixed' }));

    expect(await page.findByText(/^The current jobsite name has already been used/)).toBeDefined();
    expect(page.getByLabelText(/Jobsite name/).getAttribute('aria-invalid')).toBe('true');
    expect(page.onClose).not.toHaveBeenCalled();
  });

  it('shows the specified words if it fails', async () => {
    const page = showDialog(ApproveDialog, order, {
      'customers.orders.approvePendingOrder': () => {
        throw refusal('CONFLICT');
      },
    });

    await page.user.click(await page.findByRole('button', { name: 'Get It Fixed' }));

    expect(await page.findByText('Failed to approve order. Please try again.')).toBeDefined();
  });

  it('is disabled while the company is at its credit limit', async () => {
    const profile = profileOf(dana);
    const page = showDialog(ApproveDialog, order, {
      'customers.profile.get': {
        ...profile,
        creditUsage: { ...profile.creditUsage, creditUsagePercent: 100, creditLimitExceeded: true },
      },
    });

    expect(await page.findByText(/Ordering is unavailable\./)).toBeDefined();
    expect(page.getByRole<HTMLButtonElement>('button', { name: 'Get It Fixed' }).disabled).toBe(true);
  });
});
