import type * as z from 'zod';
import type { Caller } from '#functions/platform/caller.ts';
import type { catalogueOutput } from '#schema/catalogue.ts';
import type { EquipmentQuery, searchModelsAndEquipmentOutput } from '#schema/fleet.ts';
import type { OrderEquipment } from '#schema/orders.ts';
import { shortestSearch } from '#schema/search-score.ts';
import { type CustomModel, listCustomModels } from '../catalogue/custom-models.store.ts';
import { searchBrands, searchEquipmentTypes } from '../catalogue/search-catalogue.ts';
import { searchModels } from '../catalogue/search-models.ts';
import { listMachines, machinesOfNumbersThatBegin } from '../equipment.store.ts';
import { serialKey, unitKey } from '../machine-identity.ts';
import { readStandings, unknownStanding } from '../machine-standing.ts';
import { findInFleet, withCatalogue } from './fleet.rules.ts';

/**
 * Up to 25 machines of the company: those whose number begins so, of up to 100 such with a model's, or without a number any,
 * of the first 1,000. Two round trips, at most 50.5 read units; without a number one, about 40 for a fleet of 1,000.
 */
export async function findMachines(companyId: string, query: EquipmentQuery): Promise<OrderEquipment[]> {
  if (!query.active) return [];
  const found = await candidates(companyId, query);
  return found.filter(({ modelId }) => !query.modelId || modelId === query.modelId).slice(0, mostMachines);
}

/**
 * Machines of the company that fit, with what orders say of them, and models, the company's before those that the catalogue
 * alone has: ten of each at most. Two round trips, about 40 read units for 1,000 machines and half a unit for each found.
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
 * Makers that fit, among them those that the company has named itself, for who may order for its machines. One round trip, half
 * a read unit for 20 own models.
 */
export async function searchBrandsFor(caller: Caller, search: string): Promise<CatalogueEntries> {
  const own = await ownModelsFor(caller);
  return searchBrands(
    search,
    own.map(({ brand }) => brand),
  );
}

/** Likewise kinds of machine. */
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
/** A search reads a fleet as a whole up to here; machines of still larger fleets are found by their numbers. */
const mostOfFleet = 1000;

async function ownModelsFor({ companyId, permissions }: Caller): Promise<CustomModel[]> {
  if (!permissions.includes('view_and_request_orders')) return [];
  return listCustomModels(companyId, mostOwnModels);
}

function candidates(companyId: string, query: EquipmentQuery): Promise<OrderEquipment[]> {
  const { modelId, searchSerialNumber, searchUnitNumber } = query;
  const most = modelId ? 4 * mostMachines : mostMachines;
  if (searchSerialNumber) {
    // As serial numbers are stored; what begins like `TBD` is looked for too, for somebody may just go on typing.
    const typed = searchSerialNumber.replace(/\s+/g, '').toUpperCase();
    return machinesOfNumbersThatBegin(serialKey(companyId, typed), companyId, most);
  }
  if (searchUnitNumber) {
    return machinesOfNumbersThatBegin(unitKey(companyId, searchUnitNumber), companyId, most);
  }
  return listMachines(companyId, modelId ? mostOfFleet : mostMachines);
}
