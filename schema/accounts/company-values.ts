/** What a customer company says about itself. Imports no library, so that pages stay light. */

/** Document 3 section 3, Segment: the industry. */
export const segments = [
  { id: 'construction', label: 'Construction' },
  { id: 'mining_aggregates', label: 'Mining and aggregates' },
  { id: 'energy_utilities', label: 'Energy and utilities' },
  { id: 'agriculture_landscaping', label: 'Agriculture and landscaping' },
  { id: 'waste_recycling', label: 'Waste and recycling' },
  { id: 'transportation_trucking', label: 'Transportation and trucking' },
  { id: 'government', label: 'Government' },
  { id: 'rental_dealer', label: 'Rental or dealer' },
] as const;

/** Document 2 section 3, Company type. */
export const companyTypes = [
  { id: 'aggregates_materials_contractor', label: 'Aggregates and materials contractor' },
  { id: 'agricultural_landscaping_contractor', label: 'Agricultural or landscaping contractor' },
  { id: 'demolition_contractor', label: 'Demolition contractor' },
  { id: 'energy_infrastructure_contractor', label: 'Energy infrastructure contractor' },
  { id: 'excavation_contractor', label: 'Excavation contractor' },
  { id: 'general_contractor', label: 'General contractor' },
  { id: 'heavy_civil_infrastructure_contractor', label: 'Heavy civil infrastructure contractor' },
  { id: 'mining_contractor', label: 'Mining contractor' },
  { id: 'municipality', label: 'Municipality' },
  { id: 'recycling_waste_contractor', label: 'Recycling or waste contractor' },
  { id: 'rental_company_oem_dealer', label: 'Rental company or OEM dealer' },
  { id: 'road_construction_contractor', label: 'Road construction contractor' },
  { id: 'specialty_contractor', label: 'Specialty contractor' },
  { id: 'trucking_hauling_contractor', label: 'Trucking or hauling contractor' },
  { id: 'utility_site_prep_contractor', label: 'Utility or site preparation contractor' },
] as const;

/** Document 2 section 3, Company size. */
export const companySizes = [
  { id: 'small', label: '10-50' },
  { id: 'medium', label: '50-100' },
  { id: 'large', label: '100-500' },
  { id: 'extra_large', label: '500+' },
] as const;

/** Document 3 section 3, Fleet size: machines. */
export const fleetSizes = [
  { id: '1_10', label: '1 to 10 machines' },
  { id: '11_50', label: '11 to 50 machines' },
  { id: '51_100', label: '51 to 100 machines' },
  { id: '101_500', label: '101 to 500 machines' },
  { id: '500_plus', label: 'More than 500 machines' },
] as const;

/** The ids of a list, for a schema. */
export function idsOf<Id extends string>(values: readonly { readonly id: Id }[]): [Id, ...Id[]] {
  return values.map(({ id }) => id) as [Id, ...Id[]];
}

/** The label of a stored value; the value itself if the list doesn't have it. */
export function labelOf(
  values: readonly { readonly id: string; readonly label: string }[],
  id: string,
): string {
  return values.find((value) => value.id === id)?.label ?? id;
}
