import type { FoundPlaces } from '../../../components/forms/address-picker.tsx';
import { api } from '../../../lib/api.ts';

/** Jobsites of the company, and addresses, that a text finds. */
export function findPlaces(search: string, signal: AbortSignal): Promise<FoundPlaces> {
  return api.customers.jobsites.searchAddressesAndJobsites.query({ search }, { signal });
}
