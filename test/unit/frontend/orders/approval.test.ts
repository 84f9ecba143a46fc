import { describe, expect, test } from 'vitest';
import type { OrderView } from '#schema/orders/order.ts';
import { approvePendingOrderInput } from '#schema/orders/order-calls.ts';
import {
  approvalForm,
  approvalInput,
  approvalValues,
  placeValues,
  shownRisk,
} from '../../../../frontend/src/features/order-detail/approve/approval.ts';
import { anOrder } from './order-view.ts';

const order = anOrder();
const values = approvalValues(order, 'acc_dana');
type Typed = typeof values;

function problems(change: Partial<Typed>) {
  const { error } = approvalForm.safeParse({ ...values, ...change });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

/** What would be sent, without undefined fields. */
function sent(change: Partial<Typed> = {}, of: OrderView = order) {
  const typed = approvalForm.parse({ ...approvalValues(of, 'acc_dana'), ...change });
  const input = approvePendingOrderInput.parse(approvalInput(of, 'acc_dana', typed));
  return JSON.parse(JSON.stringify(input.order)) as object;
}

describe('The approval form', () => {
  test('starts with the order’s values, including the suggested issue', () => {
    expect(values).toMatchObject({
      issue: 'SPN 3226 FMI 18',
      jobsiteName: 'North yard',
      accessHoursStart: '08:00:00',
      contactPhone: '(701) 555-0123',
      poNumber: null,
      faultCodeIds: ['f1', 'f2'],
    });
  });

  test('accepts the order’s own place even if its state is unknown', () => {
    const abroad = anOrder({ address: { ...order.address, state: '', county: '', country: 'GL' } });

    expect(approvalForm.safeParse(approvalValues(abroad, 'acc_dana')).success).toBe(true);
    expect(sent({}, abroad)).not.toHaveProperty('address');
  });

  test('makes the approver the owner of an order without one', () => {
    expect(approvalValues(anOrder({ customerId: null, customer: null }), 'acc_dana').customerId).toBe(
      'acc_dana',
    );
    expect(approvalValues(anOrder({ customerId: 'acc_priya' }), 'acc_dana').customerId).toBe('acc_priya');
  });

  test('is valid as it stands', () => {
    expect(problems({})).toEqual({});
  });

  test.each([
    [{ issue: ' \n ' }, { issue: 'Required' }],
    [{ contactPhone: '12345' }, { contactPhone: 'Invalid phone number' }],
  ])('with %o reports %o', (change, found) => {
    expect(problems(change)).toEqual(found);
  });
});

describe('The input of an approval', () => {
  test('is only the issue if nothing else was changed', () => {
    expect(sent()).toEqual({ issue: 'SPN 3226 FMI 18' });
  });

  test('clears what was emptied and sets what was typed', () => {
    expect(
      sent({ jobsiteName: null, poNumber: ' PO-7 ', contactPhone: '701.555.0199', customerId: 'acc_marcus' }),
    ).toEqual({
      issue: 'SPN 3226 FMI 18',
      jobsiteName: null,
      poNumber: 'PO-7',
      contactPhone: '+17015550199',
      customerId: 'acc_marcus',
    });
  });

  test('names the faults to keep only if some are left out', () => {
    expect(sent({ faultCodeIds: ['f1', 'f2'] })).not.toHaveProperty('faultCodeIds');
    expect(sent({ faultCodeIds: ['f2'] })).toMatchObject({ faultCodeIds: ['f2'] });
  });

  test('drops blank codes that were added', () => {
    expect(sent({ errorCodes: ['CA689', ' ', ''] })).toMatchObject({ errorCodes: ['CA689'] });
  });

  test('names the jobsite only if a known one was chosen', () => {
    const south = {
      ...order.jobsite,
      id: 'job_south',
      name: 'South pit',
      requirements: ['hard_hat' as const],
    };
    const chosen = placeValues({
      address: order.address,
      jobsite: { ...south, id: 'job_south', address: order.address },
    });

    expect(sent(chosen)).toMatchObject({
      jobsiteId: 'job_south',
      jobsiteName: 'South pit',
      jobsiteRequirements: ['hard_hat'],
    });
    expect(sent({ jobsiteName: 'A new yard' })).not.toHaveProperty('jobsiteId');
  });
});

describe('The risk shown', () => {
  const [first, second] = anOrder().faultCodes;
  if (first === undefined || second === undefined) throw new Error('The order of the tests has two faults.');
  const risky = anOrder({
    riskDescription: 'The engine can seize.',
    faultCodes: [
      { ...first, riskDescription: 'The engine can seize.' },
      { ...second, riskDescription: 'It derates.' },
    ],
  });

  test('is that of the most severe code kept', () => {
    expect(shownRisk(risky, ['f1', 'f2'])).toBe('The engine can seize.');
    expect(shownRisk(risky, ['f2'])).toBe('It derates.');
    expect(shownRisk(risky, [])).toBeNull();
  });
});
