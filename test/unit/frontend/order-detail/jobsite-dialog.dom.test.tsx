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
    const page = showDialog(JobsiteDialog, order, map);

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

  it('offers no other address where the order does not move any more', async () => {
    const page = showDialog(JobsiteDialog, unnamed);

    await page.findByLabelText('Jobsite name');

    expect(page.queryByRole('combobox', { name: 'Address' })).toBeNull();
  });
});

describe('the jobsite’s pin', () => {
  const elsewhere = { ...address, address1: '44 Wharf Road', lat: 38.745, long: -90.3 };
  const move = (page: ReturnType<typeof showDialog>) => {
    const pin = page.getByRole('button', { name: 'Pin. Arrow keys move it.' });
    fireEvent.keyDown(pin, { key: 'ArrowRight', shiftKey: true });
    fireEvent.keyDown(pin, { key: 'Enter' });
  };

  it('makes a new place of where it is let go, and tells if the name is another place’s', async () => {
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

  it('takes a jobsite that it is let go near, with its hours and instructions', async () => {
    // 64 pixels further east, at the zoom at which the pin is: some 30 m.
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

  it('goes back where nothing is known, and says so', async () => {
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

  it('goes on where the address was not found before the next one was chosen', async () => {
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

describe('a jobsite of which no town is known', () => {
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

  it('takes none that is as unknown', async () => {
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
