import { describe, expect, it } from 'vitest';
import { refusal } from '#test/support/screen.tsx';
import {
  EquipmentDialog,
  SerialNumberDialog,
} from '../../../../frontend/src/features/order-detail/edit/equipment-dialog.tsx';
import { ParticipantsDialog } from '../../../../frontend/src/features/order-detail/edit/participants-dialog.tsx';
import { PoNumberDialog } from '../../../../frontend/src/features/order-detail/edit/po-number-dialog.tsx';
import { anOrder } from '../orders/order-view.ts';
import { colleagueOf, dana, fill, marcus, peopleOf, priya, profileOf, showDialog } from './order-screen.tsx';

const allowedCommands = ['updateSerialNumber', 'updatePoNumber', 'updateParticipants'];
const { equipment } = anOrder();
const order = anOrder({ allowedCommands, equipment: { ...equipment, serialNumber: null } });

describe('The serial number dialog', () => {
  it('sends it in upper case without spaces, and leaves the unit number alone', async () => {
    const page = showDialog(SerialNumberDialog, order, { 'customers.orders.updateSerialNumber': { order } });

    await fill(page, await page.findByRole('textbox', { name: 'Serial number' }), ' ab 12c ');
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    await expect.poll(() => page.onClose.mock.calls.length).toBe(1);
    expect(page.calledWith('customers.orders.updateSerialNumber')).toEqual([
      { id: '10001', serialNumber: 'AB12C' },
    ]);
    expect(page.queryByLabelText(/Unit number/)).toBeNull();
  });

  it.each([
    ['', 'Required'],
    ['tbd', 'Serial number cannot be TBD'],
    ['TBD-7', 'Serial number cannot be TBD'],
  ])('answers %o with: %s', async (typed, words) => {
    const page = showDialog(SerialNumberDialog, order);
    const field = await page.findByRole('textbox', { name: 'Serial number' });

    if (typed !== '') await fill(page, field, typed);
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    expect(await page.findByText(words)).toBeDefined();
    expect(document.activeElement).toBe(field);
    expect(page.calledWith('customers.orders.updateSerialNumber')).toEqual([]);
  });

  it.each([
    [
      'DUPLICATE_SERIAL_NUMBER',
      'Equipment Serial Number Already Exists',
      "The serial number 'AB12C' is already used for another piece of equipment.",
    ],
    [
      'DUPLICATE_UNIT_NUMBER',
      'Equipment Unit Number Already Exists',
      "The unit number 'EX-12' is already used for another piece of equipment.",
    ],
  ] as const)('reports %s and keeps what was typed', async (code, title, body) => {
    const page = showDialog(EquipmentDialog, order, {
      'customers.orders.updateSerialNumber': () => {
        throw refusal(code);
      },
    });

    await fill(page, await page.findByRole('textbox', { name: 'Serial number' }), 'ab12c');
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    expect(await page.findByText(title)).toBeDefined();
    expect(page.getByText(body)).toBeDefined();
    expect(page.getByText('Already used for another piece of equipment')).toBeDefined();
    expect(page.getByRole<HTMLInputElement>('textbox', { name: 'Serial number' }).value).toBe('ab12c');
    expect(page.onClose).not.toHaveBeenCalled();
    // The dialog hides its siblings in this document; in the app the toasts are not among them.
    await page.user.click(page.getByRole('button', { name: 'Dismiss', hidden: true }));
    expect(page.queryByText(title)).toBeNull();
  });

  it('is closed to people who can’t change it', async () => {
    const page = showDialog(SerialNumberDialog, anOrder());

    expect(await page.findByText(/You can’t change this now/)).toBeDefined();
    expect(page.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});

describe('The PO number dialog', () => {
  it('removes the number if the field is empty', async () => {
    const page = showDialog(PoNumberDialog, anOrder({ allowedCommands, poNumber: 'PO-7' }), {
      'customers.orders.updatePoNumber': { order },
    });

    await page.user.clear(await page.findByLabelText(/PO number/));
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    await expect.poll(() => page.onClose.mock.calls.length).toBe(1);
    expect(page.calledWith('customers.orders.updatePoNumber')).toEqual([{ id: '10001', poNumber: null }]);
  });

  it('keeps what was typed if saving failed', async () => {
    const page = showDialog(PoNumberDialog, order, {
      'customers.orders.updatePoNumber': () => {
        throw refusal('CONFLICT');
      },
    });

    await fill(page, await page.findByLabelText(/PO number/), 'PO-9');
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    expect(await page.findByText('Something went wrong. Please try again.')).toBeDefined();
    expect(page.getByLabelText<HTMLInputElement>(/PO number/).value).toBe('PO-9');
  });
});

describe('The participants dialog', () => {
  const followed = anOrder({
    allowedCommands,
    customerId: priya.id,
    customer: priya,
    ordersCustomers: [{ customerId: dana.id, customer: { account: dana } }],
  });
  const answers = {
    'customers.accounts.all': peopleOf(dana, priya, marcus),
    'customers.accounts.getQuickPickParticipants': [colleagueOf(marcus)],
  };

  it('adds people by quick pick, and keeps the owner and oneself', async () => {
    const page = showDialog(ParticipantsDialog, followed, {
      ...answers,
      'customers.orders.updateParticipants': { order: followed },
    });

    await page.user.click(await page.findByRole('button', { name: 'Add Marcus Webb' }));
    expect(page.queryByRole('button', { name: 'Remove Priya Nair' })).toBeNull();
    expect(page.queryByRole('button', { name: 'Remove Dana Reyes' })).toBeNull();
    expect(page.getByRole('button', { name: 'Remove Marcus Webb' })).toBeDefined();
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    expect(await page.findByText('Order participants updated successfully')).toBeDefined();
    expect(page.calledWith('customers.orders.updateParticipants')).toEqual([
      { id: '10001', customerIds: [priya.id, dana.id, marcus.id] },
    ]);
  });

  it('lets people who manage the team invite someone new, who then takes part', async () => {
    const jo = { ...colleagueOf({ id: 'acc_jo', fullName: 'Jo Park', picture: null }) };
    const page = showDialog(ParticipantsDialog, followed, {
      ...answers,
      'customers.accounts.emailExists': { exists: false },
      'customers.accounts.createOrUpdate': {
        ...jo,
        roleId: 'ExternalUser',
        userType: 'customer',
        createdAt: '2026-11-20T14:05:00.000Z',
        updatedAt: '2026-11-20T14:05:00.000Z',
        company: { id: 'com_1', name: 'Ridgeline', logo: null },
      },
      'customers.orders.updateParticipants': { order: followed },
    });

    await fill(page, await page.findByRole('combobox', { name: 'Participants' }), 'Jo Park');
    await page.user.click(await page.findByRole('option', { name: 'Invite Jo Park' }));
    const dialog = page.within(await page.findByRole('dialog', { name: 'Invite a participant' }));
    await fill(page, dialog.getByLabelText('Email'), 'jo@park.example');
    await page.user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await page.findByRole('button', { name: 'Remove Jo Park' })).toBeDefined();
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    await expect
      .poll(() => page.calledWith('customers.orders.updateParticipants'))
      .toEqual([{ id: '10001', customerIds: [priya.id, dana.id, 'acc_jo'] }]);
    expect(page.calledWith('customers.accounts.createOrUpdate')).toEqual([
      {
        firstName: 'Jo',
        lastName: 'Park',
        email: 'jo@park.example',
        roleId: 'ExternalUser',
      },
    ]);
  });

  it('lets nobody else invite', async () => {
    const profile = profileOf(dana);
    const page = showDialog(ParticipantsDialog, followed, {
      ...answers,
      'customers.profile.get': {
        ...profile,
        account: { ...profile.account, role: { ...profile.account.role, permissions: ['order_management'] } },
      },
    });

    await fill(page, await page.findByRole('combobox', { name: 'Participants' }), 'Jo Park');

    expect(await page.findByText('No data found')).toBeDefined();
    expect(page.queryByRole('option')).toBeNull();
  });

  it('shows the API’s refusal at its field', async () => {
    const page = showDialog(ParticipantsDialog, followed, {
      ...answers,
      'customers.orders.updateParticipants': () => {
        throw refusal('BAD_INPUT', {
          fields: { customerIds: 'Choose participants among the active users of the company.' },
        });
      },
    });

    await page.user.click(await page.findByRole('button', { name: 'Add Marcus Webb' }));
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    expect(await page.findByText('Choose participants among the active users of the company.')).toBeDefined();
    expect(page.getByRole('button', { name: 'Remove Marcus Webb' })).toBeDefined();
  });
});
