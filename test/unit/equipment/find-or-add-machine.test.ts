import { describe, expect, it } from 'vitest';
import { findOrAddMachine, type NamedMachine } from '#functions/equipment/find-or-add-machine.ts';
import { withDatabase } from '#test/support/with-database.ts';

withDatabase();

describe('Finding the company’s machine', () => {
  it('adds a machine that the company does not have', async () => {
    const machine = await find('com_new', { serialNumber: ' wch 10652 ' });

    expect(machine).toMatchObject({ id: 'equ_new', serialNumber: 'WCH10652', unitNumber: 'TRENCH-3' });
  });

  it('finds it again by its serial number, however it is written', async () => {
    const first = await find('com_serial', { serialNumber: 'WCH10652' });

    const second = await find('com_serial', { id: 'equ_later', serialNumber: 'wch 10652', unitNumber: null });

    expect(second.id).toBe(first.id);
  });

  it('finds it by its unit number if the message has no serial number', async () => {
    const first = await find('com_unit', { serialNumber: 'A1' });

    const second = await find('com_unit', { id: 'equ_later', serialNumber: null, unitNumber: 'trench-3' });

    expect(second.id).toBe(first.id);
  });

  it('adds another machine for a new serial number under the same unit number, which stays with the first', async () => {
    const first = await find('com_replaced', { serialNumber: 'A1' });

    const second = await find('com_replaced', { id: 'equ_later', serialNumber: 'B2' });

    expect(second).toMatchObject({ id: 'equ_later', serialNumber: 'B2', unitNumber: null });
    expect(second.id).not.toBe(first.id);
  });

  it('never finds another company’s machine', async () => {
    const theirs = await find('com_theirs', { id: 'equ_theirs', serialNumber: 'A1' });

    const ours = await find('com_ours', { id: 'equ_ours', serialNumber: 'A1' });

    expect(ours.id).not.toBe(theirs.id);
  });

  it('returns the same machine when a step is repeated, even if only brand and model are known', async () => {
    const anonymous = { serialNumber: null, unitNumber: null };
    const first = await find('com_again', anonymous);

    const second = await find('com_again', anonymous);

    expect(second).toEqual(first);
  });

  it('raises the hours and never lowers them', async () => {
    await find('com_hours', { serialNumber: 'A1', hours: 100 });
    await find('com_hours', { serialNumber: 'A1', hours: 250 });

    const late = await find('com_hours', { serialNumber: 'A1', hours: 90 });

    expect(late.hours).toBe(250);
  });

  it('adds one machine for many simultaneous messages', async () => {
    const machines = await Promise.all(
      Array.from({ length: 12 }, (_, index) => find('com_race', { id: `equ_${index}`, serialNumber: 'A1' })),
    );

    expect(new Set(machines.map(({ id }) => id)).size).toBe(1);
  });
});

function find(companyId: string, named: Partial<NamedMachine>) {
  return findOrAddMachine(
    companyId,
    {
      id: 'equ_new',
      brand: 'Caterpillar',
      model: '330',
      serialNumber: null,
      unitNumber: 'TRENCH-3',
      hours: 2077,
      ...named,
    },
    new Date('2026-06-08T12:31:00.000Z'),
  );
}
