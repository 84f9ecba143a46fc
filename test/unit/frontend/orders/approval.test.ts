import { describe, expect, test } from 'vitest';
import { approvePendingOrderInput } from '#schema/orders.ts';
import {
  approvalInput,
  approvalValues,
  checkApproval,
  jobsiteNameTaken,
} from '../../../../frontend/src/features/order-detail/approve/approval.ts';
import { anOrder } from './order-view.ts';

const order = anOrder();
const values = approvalValues(order);
const none: ReadonlySet<string> = new Set();

describe('the approval form', () => {
  test('begins with what the order brings, the suggested issue included', () => {
    expect(values).toMatchObject({
      issue: 'SPN 3226 FMI 18',
      jobsiteName: 'North yard',
      accessHoursStart: '08:00:00',
      contactPhone: '(701) 555-0123',
      poNumber: '',
    });
  });

  test('a stored time without seconds is one of the choices', () => {
    const short = anOrder({ jobsite: { ...order.jobsite, accessHoursStart: '07:00' } });

    expect(approvalValues(short).accessHoursStart).toBe('07:00:00');
  });

  test('as it stands there is nothing wrong with it', () => {
    expect(Object.values(checkApproval(values, undefined)).filter(Boolean)).toEqual([]);
  });

  test.each([
    [{ issue: ' \n ' }, 'issue', 'Required'],
    [{ accessHoursEnd: '' }, 'accessHoursEnd', 'Set both access hours or neither.'],
    [{ contactPhone: '12345' }, 'contactPhone', 'Invalid phone number'],
    [{ jobsiteName: ' Taken ' }, 'jobsiteName', jobsiteNameTaken],
  ])('with %o the field %s says: %s', (change, field, message) => {
    expect(checkApproval({ ...values, ...change }, 'Taken')).toMatchObject({ [field]: message });
  });
});

describe('what an approval sends', () => {
  test('is the issue alone while nothing else was changed', () => {
    const { order: sent } = approvalInput(order, values, none);

    expect(JSON.parse(JSON.stringify(sent))).toEqual({ issue: 'SPN 3226 FMI 18' });
  });

  test('clears what was emptied and sets what was typed', () => {
    const input = approvalInput(
      order,
      { ...values, jobsiteName: ' ', poNumber: ' PO-7 ', contactPhone: '701.555.0199' },
      none,
    );

    expect(approvePendingOrderInput.parse(input).order).toMatchObject({
      jobsiteName: null,
      poNumber: 'PO-7',
      contactPhone: '+17015550199',
    });
  });

  test('names the faults to keep only when some are left out', () => {
    expect(approvalInput(order, values, none).order.faultCodeIds).toBeUndefined();
    expect(approvalInput(order, values, new Set(['f1'])).order.faultCodeIds).toEqual(['f2']);
  });
});
