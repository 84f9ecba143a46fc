import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '#test/support/screen.tsx';
import {
  AccessDialog,
  JobsiteDialog,
  RequirementsDialog,
} from '../../../../frontend/src/features/order-detail/jobsite/jobsite-dialog.tsx';
import { queryClient } from '../../../../frontend/src/lib/query-client.ts';
import { anOrder } from '../orders/order-view.ts';
import { fill, showDialog } from './order-screen.tsx';

const taken = 'The current jobsite name has already been used at another location. Please choose another.';
const order = anOrder({ allowedCommands: ['updateJobsite', 'moveJobsite'] });
const { address } = order;
const unnamed = anOrder({
  allowedCommands: ['updateJobsite'],
  jobsite: { ...order.jobsite, id: null, name: null },
});
const map = { 'customers.jobsites.getJobsitesInBounds': [] };
const saved = { ...map, 'customers.orders.updateJobsite': { order } };
const southPit = {
  id: 'job_south',
  name: 'South pit',
  accessHoursStart: '07:00:00',
  accessHoursEnd: '15:00:00',
  arrivalInstructions: 'Gate 4',
  requirements: ['hard_hat' as const],
  address: { ...address, address1: '9 Pit Lane', lat: 48.3 },
};

describe('The jobsite dialog', () => {
  it('sends only what was changed', async () => {
    const page = showDialog(JobsiteDialog, order, saved);

    await fill(page, await page.findByLabelText(/Arrival instructions/), 'Ask at gate 2');
    await page.user.click(page.getByRole('checkbox', { name: 'MSHA Part 46' }));
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    await expect.poll(() => page.onClose.mock.calls.length).toBe(1);
    expect(page.calledWith('customers.orders.updateJobsite')).toEqual([
      { id: '10001', jobsite: { arrivalInstructions: 'Ask at gate 2', requirements: ['msha_part_46'] } },
    ]);
  });

  it('closes without a call if nothing was changed', async () => {
    const page = showDialog(JobsiteDialog, order, map);

    await page.findByLabelText('Jobsite name');
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    await expect.poll(() => page.onClose.mock.calls.length).toBe(1);
    expect(page.calledWith('customers.orders.updateJobsite')).toEqual([]);
  });

  it('requires a name if there is none', async () => {
    const page = showDialog(JobsiteDialog, unnamed);

    await page.findByLabelText('Jobsite name');
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    expect(await page.findByText('Required')).toBeDefined();
    expect(document.activeElement).toBe(page.getByLabelText('Jobsite name'));
  });

  it('reports that a name is taken when the field is left', async () => {
    const page = showDialog(JobsiteDialog, unnamed, { 'customers.jobsites.jobsiteNameExists': true });

    await fill(page, await page.findByLabelText('Jobsite name'), 'South pit');
    await page.user.tab();

    expect(await page.findByText(taken)).toBeDefined();
  });

  it('also reports it if only saving could find out', async () => {
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

  it('takes over the hours, instructions and requirements of the chosen jobsite', async () => {
    const page = showDialog(JobsiteDialog, order, {
      ...saved,
      'customers.jobsites.jobsiteNameExists': false,
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

  it('offers no other address once the order can no longer move', async () => {
    const page = showDialog(JobsiteDialog, unnamed);

    await page.findByLabelText('Jobsite name');

    expect(page.queryByRole('combobox', { name: 'Address' })).toBeNull();
  });
});

describe('The jobsite’s pin', () => {
  const elsewhere = { ...address, address1: '44 Wharf Road', lat: 38.745, long: -90.3 };
  const move = (page: ReturnType<typeof showDialog>) => {
    const pin = page.getByRole('button', { name: 'Pin. Arrow keys move it.' });
    fireEvent.keyDown(pin, { key: 'ArrowRight', shiftKey: true });
    fireEvent.keyDown(pin, { key: 'Enter' });
  };

  it('makes a new place where it is dropped, and reports that the name belongs to another', async () => {
    const named = anOrder({ ...order, jobsite: { ...order.jobsite, id: 'job_north', name: 'North yard' } });
    const page = showDialog(JobsiteDialog, named, {
      ...saved,
      'customers.jobsites.addressAt': { address: elsewhere },
      'customers.jobsites.jobsiteNameExists': true,
    });

    await page.findByLabelText('Jobsite name');
    move(page);

    expect(await page.findByText(taken)).toBeDefined();
    expect(page.getByRole<HTMLInputElement>('combobox', { name: 'Address' }).value).toContain(
      '44 Wharf Road',
    );
    await fill(page, page.getByLabelText('Jobsite name'), 'Wharf');
    await page.user.click(page.getByRole('button', { name: 'Save' }));
    await expect.poll(() => page.onClose.mock.calls.length).toBe(1);
    expect(page.calledWith('customers.orders.updateJobsite')).toEqual([
      { id: '10001', jobsite: { id: null, name: 'Wharf', address: elsewhere } },
    ]);
    const [{ lat, long }] = page.calledWith('customers.jobsites.addressAt') as [typeof elsewhere];
    expect(lat).toBeCloseTo(address.lat, 6);
    expect(long).toBeGreaterThan(address.long);
  });

  it('takes a jobsite that it is dropped near, with its hours and instructions', async () => {
    // 64 pixels farther east at the pin's zoom: some 30 m.
    const near = {
      ...southPit,
      address: { ...address, address1: '9 Pit Lane', long: address.long + 0.0003 },
    };
    const page = showDialog(JobsiteDialog, order, {
      ...saved,
      'customers.jobsites.getJobsitesInBounds': [near],
      'customers.jobsites.jobsiteNameExists': false,
    });

    await page.findByLabelText('Jobsite name');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    move(page);

    await expect.poll(() => page.getByLabelText<HTMLInputElement>('Jobsite name').value).toBe('South pit');
    expect(page.getByLabelText<HTMLTextAreaElement>(/Arrival instructions/).value).toBe('Gate 4');
    expect(page.calledWith('customers.jobsites.addressAt')).toEqual([]);
  });

  it('goes back if no address is known there, and says so', async () => {
    const page = showDialog(JobsiteDialog, order, {
      ...saved,
      'customers.jobsites.addressAt': { address: null },
    });

    await page.findByLabelText('Jobsite name');
    move(page);

    expect(
      await page.findAllByText('No address is known there. Move the pin, or search for an address.'),
    ).not.toEqual([]);
    await page.user.click(page.getByRole('button', { name: 'Save' }));
    await expect.poll(() => page.onClose.mock.calls.length).toBe(1);
    expect(page.calledWith('customers.orders.updateJobsite')).toEqual([]);
  });

  it('ignores the answer to an earlier move', async () => {
    const answers: ((address: object) => void)[] = [];
    const page = showDialog(JobsiteDialog, order, {
      ...saved,
      'customers.jobsites.jobsiteNameExists': false,
      'customers.jobsites.addressAt': () =>
        new Promise<never>((answer) => answers.push(answer as (address: object) => void)),
    });
    await page.findByLabelText('Jobsite name');

    move(page);
    move(page);
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.({ address: elsewhere });
    answers[0]?.({ address: { ...elsewhere, address1: 'An older answer' } });

    const field = page.getByRole<HTMLInputElement>('combobox', { name: 'Address' });
    await expect.poll(() => field.value).toContain('44 Wharf Road');
    expect(field.value).not.toContain('older');
  });
});

describe('A jobsite without a known town', () => {
  const nowhere = anOrder({ ...order, address: { ...address, city: '', county: '' } });

  it('can be changed without another address', async () => {
    const page = showDialog(JobsiteDialog, nowhere, saved);

    await fill(page, await page.findByLabelText(/Arrival instructions/), 'Ask at gate 2');
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    await expect.poll(() => page.onClose.mock.calls.length).toBe(1);
    expect(page.calledWith('customers.orders.updateJobsite')).toEqual([
      { id: '10001', jobsite: { arrivalInstructions: 'Ask at gate 2' } },
    ]);
  });

  it('refuses another place without a town', async () => {
    const page = showDialog(JobsiteDialog, nowhere, {
      ...saved,
      'customers.jobsites.jobsiteNameExists': false,
      'customers.jobsites.addressAt': { address: { ...nowhere.address, address1: 'Haul road' } },
    });

    await page.findByLabelText('Jobsite name');
    const pin = page.getByRole('button', { name: 'Pin. Arrow keys move it.' });
    fireEvent.keyDown(pin, { key: 'ArrowRight' });
    fireEvent.keyDown(pin, { key: 'Enter' });
    await expect.poll(() => page.calledWith('customers.jobsites.addressAt').length).toBe(1);
    await page.findByDisplayValue(/Haul road/);
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    expect(await page.findByText('Choose a place with a known address.')).toBeDefined();
  });
});

describe('A part of the jobsite on its own', () => {
  it('clears both access hours together', async () => {
    const page = showDialog(AccessDialog, unnamed, saved);

    await page.user.selectOptions(await page.findByLabelText('From'), 'Not set');
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    await expect.poll(() => page.onClose.mock.calls.length).toBe(1);
    expect(page.calledWith('customers.orders.updateJobsite')).toEqual([
      { id: '10001', jobsite: { accessHoursStart: null, accessHoursEnd: null } },
    ]);
  });

  it('says who sees access hours and instructions', async () => {
    const page = showDialog(AccessDialog, order);

    expect(await page.findByText('Visible to all technicians viewing your request')).toBeDefined();
    expect(page.getByText('Only visible to your assigned technician')).toBeDefined();
    expect(page.queryByLabelText('Jobsite name')).toBeNull();
  });

  it('takes requirements without a name for the jobsite', async () => {
    const page = showDialog(RequirementsDialog, unnamed, saved);

    await page.user.click(await page.findByRole('checkbox', { name: 'Hard hat' }));
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    await expect.poll(() => page.onClose.mock.calls.length).toBe(1);
    expect(page.calledWith('customers.orders.updateJobsite')).toEqual([
      { id: '10001', jobsite: { requirements: ['hard_hat'] } },
    ]);
  });
});
