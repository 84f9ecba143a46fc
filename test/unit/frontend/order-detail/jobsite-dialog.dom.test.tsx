import { describe, expect, it } from 'vitest';
import { refusal } from '#test/support/screen.tsx';
import {
  AccessDialog,
  JobsiteDialog,
  RequirementsDialog,
} from '../../../../frontend/src/features/order-detail/jobsite/jobsite-dialog.tsx';
import { anOrder } from '../orders/order-view.ts';
import { fill, showDialog } from './order-screen.tsx';

const taken = 'The current jobsite name has already been used at another location. Please choose another.';
const order = anOrder({ allowedCommands: ['updateJobsite', 'moveJobsite'] });
const { address } = order;
const unnamed = anOrder({
  allowedCommands: ['updateJobsite'],
  jobsite: { ...order.jobsite, id: null, name: null },
});
const saved = { 'customers.orders.updateJobsite': { order } };
const southPit = {
  id: 'job_south',
  name: 'South pit',
  accessHoursStart: '07:00:00',
  accessHoursEnd: '15:00:00',
  arrivalInstructions: 'Gate 4',
  requirements: ['hard_hat' as const],
  address: { ...address, address1: '9 Pit Lane', lat: 48.3 },
};

describe('the jobsite', () => {
  it('sends what was changed and nothing else', async () => {
    const page = showDialog(JobsiteDialog, order, saved);

    await fill(page, await page.findByLabelText(/Arrival instructions/), 'Ask at gate 2');
    await page.user.click(page.getByRole('checkbox', { name: 'MSHA Part 46' }));
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    await expect.poll(() => page.onClose.mock.calls.length).toBe(1);
    expect(page.calledWith('customers.orders.updateJobsite')).toEqual([
      { id: '10001', jobsite: { arrivalInstructions: 'Ask at gate 2', requirements: ['msha_part_46'] } },
    ]);
  });

  it('is closed without a call where nothing was changed', async () => {
    const page = showDialog(JobsiteDialog, order);

    await page.findByLabelText('Jobsite name');
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    await expect.poll(() => page.onClose.mock.calls.length).toBe(1);
    expect(page.calledWith('customers.orders.updateJobsite')).toEqual([]);
  });

  it('asks for a name where there is none', async () => {
    const page = showDialog(JobsiteDialog, unnamed);

    await page.findByLabelText('Jobsite name');
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    expect(await page.findByText('Required')).toBeDefined();
    expect(document.activeElement).toBe(page.getByLabelText('Jobsite name'));
  });

  it('tells of a name that another location bears when the field is left', async () => {
    const page = showDialog(JobsiteDialog, unnamed, { 'customers.jobsites.jobsiteNameExists': true });

    await fill(page, await page.findByLabelText('Jobsite name'), 'South pit');
    await page.user.tab();

    expect(await page.findByText(taken)).toBeDefined();
  });

  it('tells of it, too, where only the save could find out', async () => {
    const page = showDialog(JobsiteDialog, unnamed, {
      'customers.jobsites.jobsiteNameExists': false,
      'customers.orders.updateJobsite': () => {
        throw refusal('JOBSITE_NAME_TAKEN');
      },
    });

    await fill(page, await page.findByLabelText('Jobsite name'), 'South pit');
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    expect(await page.findByText(taken)).toBeDefined();
    expect(page.onClose).not.toHaveBeenCalled();
  });

  it('takes over the hours, instructions and requirements of a jobsite that is chosen', async () => {
    const page = showDialog(JobsiteDialog, order, {
      ...saved,
      'customers.jobsites.searchAddressesAndJobsites': { jobsites: [southPit], addresses: [] },
    });

    const field = await page.findByRole('combobox', { name: 'Address' });
    await fill(page, field, 'South');
    await page.user.click(await page.findByRole('option', { name: /South pit/ }));

    expect(page.getByLabelText<HTMLInputElement>('Jobsite name').value).toBe('South pit');
    expect(page.getByLabelText<HTMLTextAreaElement>(/Arrival instructions/).value).toBe('Gate 4');
    await page.user.click(page.getByRole('button', { name: 'Save' }));
    await expect.poll(() => page.onClose.mock.calls.length).toBe(1);
    const { address: place, ...jobsite } = southPit;
    expect(page.calledWith('customers.orders.updateJobsite')).toEqual([
      { id: '10001', jobsite: { ...jobsite, address: place } },
    ]);
  });

  it('offers no other address where the order does not move any more', async () => {
    const page = showDialog(JobsiteDialog, unnamed);

    await page.findByLabelText('Jobsite name');

    expect(page.queryByRole('combobox', { name: 'Address' })).toBeNull();
  });
});

describe('its parts by themselves', () => {
  it('access hours are cleared together', async () => {
    const page = showDialog(AccessDialog, unnamed, saved);

    await page.user.selectOptions(await page.findByLabelText('From'), 'Not set');
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    await expect.poll(() => page.onClose.mock.calls.length).toBe(1);
    expect(page.calledWith('customers.orders.updateJobsite')).toEqual([
      { id: '10001', jobsite: { accessHoursStart: null, accessHoursEnd: null } },
    ]);
  });

  it('access hours and instructions say who reads them', async () => {
    const page = showDialog(AccessDialog, order);

    expect(await page.findByText('Visible to all technicians viewing your request')).toBeDefined();
    expect(page.getByText('Only visible to your assigned technician')).toBeDefined();
    expect(page.queryByLabelText('Jobsite name')).toBeNull();
  });

  it('requirements are chosen without a name for the jobsite', async () => {
    const page = showDialog(RequirementsDialog, unnamed, saved);

    await page.user.click(await page.findByRole('checkbox', { name: 'Hard hat' }));
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    await expect.poll(() => page.onClose.mock.calls.length).toBe(1);
    expect(page.calledWith('customers.orders.updateJobsite')).toEqual([
      { id: '10001', jobsite: { requirements: ['hard_hat'] } },
    ]);
  });
});
