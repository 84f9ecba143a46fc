import { randomUUID } from 'node:crypto';
import type { Caller } from '#functions/platform/caller.ts';
import { ordersAs } from '#test/support/api-calls.ts';
import { subjectOf } from '#test/support/orders.ts';
import { savedMachine } from '#test/support/stored-orders.ts';
import type { Measure } from './service-procedures.ts';

/** Measures what a customer calls to ask for service by hand. */
export async function measureCreation(measure: Measure, manager: Caller): Promise<void> {
  const { address } = subjectOf();
  const about = { issue: 'The bucket drifts down', address };
  const typed = { brand: 'Komatsu', model: 'PC240LC-11', equipmentType: 'Excavator', ...about };
  const orders = () => ordersAs(manager, { confirmInTable: true, idempotencyKey: randomUUID() });
  const own = await savedMachine(manager.companyId);
  await measure('customers.orders.describeFaults, of two codes', () =>
    orders().describeFaults({ codes: ['SPN 100 FMI 1', 'CA2265'], brand: 'Komatsu' }),
  );
  await measure('customers.orders.create, a machine of the company', () =>
    orders().create({ ...about, equipmentId: own.id }),
  );
  await measure('customers.orders.create, new machine and jobsite', () =>
    orders().create({
      ...typed,
      serialNumber: 'KMT 0001',
      unitNumber: 'EX-1',
      jobsiteName: `Yard ${own.id}`,
    }),
  );
}
