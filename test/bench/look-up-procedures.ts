import { GeocodeCommand, GeoPlacesClient, ReverseGeocodeCommand } from '@aws-sdk/client-geo-places';
import { mockClient } from 'aws-sdk-client-mock';
import { appRouter } from '#functions/apis/app.router.ts';
import { publicRouter } from '#functions/apis/public.router.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { putRow } from '#functions/platform/table.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { callContext } from '#test/support/callers.ts';
import { monday, subjectOf } from '#test/support/orders.ts';
import { savedMachine } from '#test/support/stored-orders.ts';
import type { Measure } from './service-procedures.ts';

/** Measures what is looked up while an order is written: machines, models and places. */
export async function measureLookUps(measure: Measure, manager: Caller): Promise<void> {
  mockClient(GeoPlacesClient)
    .on(GeocodeCommand)
    .resolves({ PricingBucket: 'Stored', ResultItems: [] })
    .on(ReverseGeocodeCommand)
    .resolves({ PricingBucket: 'Stored', ResultItems: [] });
  // Of their own, so that what was measured before has as many as it says.
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
  const who = { ...manager, companyId };
  const customers = () => callerFactory(appRouter)(callContext(who, { now: monday })).customers;
  const anybody = () => callerFactory(publicRouter)(callContext(undefined, { now: monday })).public;

  await measure('customers.jobsites.findJobsite, of 100', () =>
    customers().jobsites.findJobsite({ address }),
  );
  await measure('customers.jobsites.getJobsitesInBounds, of 100', () =>
    customers().jobsites.getJobsitesInBounds({
      bounds: {
        northeast: { lat: address.lat + 1, long: address.long + 1 },
        southwest: { lat: address.lat - 1, long: address.long - 1 },
      },
    }),
  );
  await measure('customers.jobsites.addressAt', () => customers().jobsites.addressAt(address));
  await measure('customers.jobsites.searchAddressesAndJobsites, of 100', () =>
    customers().jobsites.searchAddressesAndJobsites({ search: 'North' }),
  );
  await measure('customers.equipment.all, by a serial number', () =>
    customers().equipment.all({ searchSerialNumber: 'KMT' }),
  );
  await measure('customers.equipment.searchModelsAndEquipment, of 200', () =>
    customers().equipment.searchModelsAndEquipment({ search: 'EX 10' }),
  );
  await measure('customers.models.getBrands', () => customers().models.getBrands({ search: 'cat' }));
  await measure('customers.models.getProducts', () => customers().models.getProducts({ search: 'exc' }));
  await measure('customers.orders.parseCustomModelString', () =>
    customers().orders.parseCustomModelString({ search: 'Cat 320' }),
  );
  await measure('public.getBrands', () => anybody().getBrands({ search: 'cat' }));
  await measure('public.getProducts', () => anybody().getProducts({ search: 'exc' }));
  await measure('public.parseCustomModelString', () =>
    anybody().parseCustomModelString({ search: 'Cat 320' }),
  );
  await measure('public.searchAddresses', () =>
    anybody().searchAddresses({ search: '27 Depot Road, Minot' }),
  );
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
