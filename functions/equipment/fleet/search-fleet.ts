import type * as z from 'zod';
import type { Caller } from '#functions/platform/caller.ts';
import type { catalogueOutput } from '#schema/machines/catalogue.ts';
import type { EquipmentQuery, searchModelsAndEquipmentOutput } from '#schema/machines/fleet.ts';
import type { OrderEquipment } from '#schema/orders/order.ts';
import { shortestSearch } from '#schema/search-ranking.ts';
import { type CustomModel, listCustomModels } from '../catalogue/custom-models.store.ts';
import { searchBrands, searchEquipmentTypes } from '../catalogue/search-catalogue.ts';
import { searchModels } from '../catalogue/search-models.ts';
import { listMachines, machinesOfNumbersThatBegin } from '../equipment.store.ts';
import { serialKey, unitKey } from '../machine-identity.ts';
import { readStandings, unknownStanding } from '../machine-standing.ts';
import { findInFleet, withCatalogue } from './fleet.rules.ts';

/**
 * Up to 25 of the company's machines: those whose number starts like the search, filtered by model among the first 100; without a
 * number, any among the first 1,000. Two round trips, at most 50.5 read units; without a number, one round trip and about 40
 * units for a fleet of 1,000.
 */
export async function findMachines(companyId: string, query: EquipmentQuery): Promise<OrderEquipment[]> {
  if (!query.active) return [];
  const found = await candidates(companyId, query);
  return found.filter(({ modelId }) => !query.modelId || modelId === query.modelId).slice(0, mostMachines);
}

/**
 * Up to ten machines that match, with where they are and their open order, and up to ten models, the company's before those only
 * in the catalogue. Two round trips, about 40 read units for 1,000 machines plus half a unit per machine found.
 */
export async function searchModelsAndEquipment(
  companyId: string,
  search: string,
): Promise<z.infer<typeof searchModelsAndEquipmentOutput>> {
  const isTyped = search.trim().length >= shortestSearch;
  const [machines, own, catalogue] = await Promise.all([
    listMachines(companyId, mostOfFleet),
    listCustomModels(companyId, mostOwnModels),
    isTyped ? searchModels(search, mostOfGroup) : [],
  ]);
  const { models, equipment } = findInFleet({ machines, own }, search, mostOfGroup);
  const standings = await readStandings(
    companyId,
    equipment.map(({ id }) => id),
  );
  return {
    models: withCatalogue(models, catalogue, mostOfGroup),
    equipment: equipment.map((machine) => ({
      ...machine,
      ...(standings.get(machine.id) ?? unknownStanding),
    })),
  };
}

/**
 * Makers that match, including those the company has added itself if the caller may request orders. One round trip, half a read
 * unit for 20 own models.
 */
export async function searchBrandsFor(caller: Caller, search: string): Promise<CatalogueEntries> {
  const own = await ownModelsFor(caller);
  return searchBrands(
    search,
    own.map(({ brand }) => brand),
  );
}

/** The same for kinds of machine. */
export async function searchEquipmentTypesFor(caller: Caller, search: string): Promise<CatalogueEntries> {
  const own = await ownModelsFor(caller);
  return searchEquipmentTypes(
    search,
    own.map(({ product }) => product),
  );
}

type CatalogueEntries = z.infer<typeof catalogueOutput>;

const mostMachines = 25;
const mostOfGroup = 10;
const mostOwnModels = 200;
/** A search reads at most this many machines; in larger fleets, the rest can be found by number. */
const mostOfFleet = 1000;

async function ownModelsFor({ companyId, permissions }: Caller): Promise<CustomModel[]> {
  if (!permissions.includes('view_and_request_orders')) return [];
  return listCustomModels(companyId, mostOwnModels);
}

function candidates(companyId: string, query: EquipmentQuery): Promise<OrderEquipment[]> {
  const { modelId, searchSerialNumber, searchUnitNumber } = query;
  const most = modelId ? 4 * mostMachines : mostMachines;
  if (searchSerialNumber) {
    // In the stored form of serial numbers. `TBD` is searched for too, because the user may still be typing.
    const typed = searchSerialNumber.replace(/\s+/g, '').toUpperCase();
    return machinesOfNumbersThatBegin(serialKey(companyId, typed), companyId, most);
  }
  if (searchUnitNumber) {
    return machinesOfNumbersThatBegin(unitKey(companyId, searchUnitNumber), companyId, most);
  }
  return listMachines(companyId, modelId ? mostOfFleet : mostMachines);
}
