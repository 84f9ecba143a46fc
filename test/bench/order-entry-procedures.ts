import type { Caller } from '#functions/platform/caller.ts';
import { putRow } from '#functions/platform/table.ts';
import { monday, subjectOf } from '#test/support/orders.ts';
import { standInForMinot } from '#test/support/stand-ins.ts';
import { savedMachine, savedOpenOrder } from '#test/support/stored-orders.ts';
import type { MeteredCallers } from './metered-callers.ts';

/** Measures ordering by hand: looking up machines, models and places, and creating the order. */
export async function measureOrderEntry(callers: MeteredCallers, manager: Caller): Promise<void> {
  standInForMinot();
  await measureLookUps(callers, manager);
  await measureCreation(callers, manager);
}

async function measureLookUps(callers: MeteredCallers, manager: Caller): Promise<void> {
  // A separate company, with exactly as many jobsites and machines as the names say.
  const companyId = 'com_fleet_of_200';
  const { address } = subjectOf();
  await Promise.all(Array.from({ length: 100 }, (_, site) => savedJobsite(companyId, `job_${site}`)));
  await Promise.all(
    Array.from({ length: 200 }, (_, machine) =>
      savedMachine(companyId, {
        serialNumber: `KMTPC243K${10_000 + machine}`,
        unitNumber: `EX ${1000 + machine}`,
      }),
    ),
  );
  const app = (variant?: string) =>
    callers.app({ ...manager, companyId }, { variant, now: monday }).customers;
  const anybody = () => callers.anybody(undefined, { now: monday }).public;

  await app('of 100').jobsites.findJobsite({ address });
  await app('of 100').jobsites.getJobsitesInBounds({
    bounds: {
      northeast: { lat: address.lat + 1, long: address.long + 1 },
      southwest: { lat: address.lat - 1, long: address.long - 1 },
    },
  });
  await app().jobsites.addressAt(address);
  await app('of 100').jobsites.searchAddressesAndJobsites({ search: 'North' });
  await app('by a serial number').equipment.all({ searchSerialNumber: 'KMT' });
  await app('of 200').equipment.searchModelsAndEquipment({ search: 'EX 10' });
  await app().models.getBrands({ search: 'cat' });
  await app().models.getProducts({ search: 'exc' });
  await app().orders.parseCustomModelString({ search: 'Cat 320' });
  await anybody().getBrands({ search: 'cat' });
  await anybody().getProducts({ search: 'exc' });
  await anybody().getModels({ search: 'cat 320' });
  await anybody().parseCustomModelString({ search: 'Cat 320' });
  await anybody().searchAddresses({ search: '27 Depot Road, Minot' });
  await anybody().suggestedAddress({ placeId: 'p' });
  await app().jobsites.suggestedAddress({ placeId: 'p' });
}

async function measureCreation(callers: MeteredCallers, manager: Caller): Promise<void> {
  const about = { issue: 'The bucket drifts down', address: subjectOf().address };
  const typed = { brand: 'Komatsu', model: 'PC240LC-11', equipmentType: 'Excavator', ...about };
  const app = (variant?: string) => callers.app(manager, { variant, now: monday }).customers;
  const own = await savedMachine(manager.companyId);
  await app('of two codes').orders.describeFaults({ codes: ['SPN 100 FMI 1', 'CA2265'], brand: 'Komatsu' });
  await app('a machine of the company').orders.create({ ...about, equipmentId: own.id });
  await app('new machine and jobsite').orders.create({
    ...typed,
    serialNumber: 'KMT 0001',
    unitNumber: 'EX-1',
    jobsiteName: `Yard ${own.id}`,
  });

  const { order, faults } = await savedOpenOrder(manager.companyId);
  const remove = faults.map(({ id }) => id);
  await app().orders.updateFaultCodes({ id: order.id, add: ['SPN 110 FMI 0'], remove });
  const named = { model: 'Cyclone 40', brand: 'Sewer King', equipmentType: 'Vacuum Truck' };
  await app().models.createCustomModel(named);
}

async function savedJobsite(companyId: string, id: string): Promise<void> {
  const { jobsite, address } = subjectOf();
  await putRow({
    pk: `COMPANY#${companyId}`,
    sk: `JOBSITE#${id}`,
    kind: 'jobsite',
    ...jobsite,
    id,
    name: `North yard ${id}`,
    address,
  });
}
