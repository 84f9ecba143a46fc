import { useMutation, useQuery } from '@tanstack/react-query';
import type { Permission } from '#schema/accounts/roles.ts';
import type { FleetMachine } from '#schema/machines/fleet.ts';
import type { PickedPlace } from '../../components/forms/address-picker.tsx';
import type { PickedModel } from '../../components/forms/model-picker.tsx';
import { api, trpc } from '../../lib/api.ts';
import { takeOrder } from '../../lib/order-cache.ts';
import { queryClient, retryTransient } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';
import type { Draft, DraftMachine } from './draft.ts';

/** Answers are reused for a minute. */
const staleTime = 60_000;

/** What the equipment field finds, with what the draft stores of it. */
export interface FoundMachine extends PickedModel {
  readonly chosen: DraftMachine;
  readonly lastJobsite: FleetMachine['lastJobsite'];
}

/** Matching machines of the company, then models. */
export async function findMachines(search: string): Promise<readonly FoundMachine[]> {
  const { equipment, models } = await queryClient.fetchQuery(
    trpc.customers.equipment.searchModelsAndEquipment.queryOptions({ search }, { staleTime }),
  );
  return [...equipment.map(foundMachine), ...models.map((model) => foundModel(model))];
}

export function foundMachine(machine: FleetMachine): FoundMachine {
  const { id, modelId, brand, model, product, serialNumber, unitNumber, hours, openOrderId } = machine;
  const lastJobsite = machine.lastJobsite?.name ?? null;
  return {
    id,
    brand,
    model,
    product,
    machine: { serialNumber, unitNumber },
    note: lastJobsite === null ? undefined : `last at ${lastJobsite}`,
    chosen: {
      equipmentId: id,
      modelId,
      brand,
      model,
      product,
      serialNumber,
      unitNumber,
      hours,
      openOrderId,
      lastJobsite,
    },
    lastJobsite: machine.lastJobsite,
  };
}

export function foundModel(model: {
  readonly modelId: string | null;
  readonly brand: string;
  readonly model: string;
  readonly product: string | null;
}): FoundMachine {
  const { modelId, brand, product } = model;
  return {
    id: modelId ?? `${brand} ${model.model}`,
    brand,
    model: model.model,
    product,
    chosen: {
      equipmentId: null,
      modelId,
      brand,
      model: model.model,
      product,
      serialNumber: null,
      unitNumber: null,
      hours: null,
      openOrderId: null,
      lastJobsite: null,
    },
    lastJobsite: null,
  };
}

export type NumberKind = 'serialNumber' | 'unitNumber';

/** The company's machine that already has this number, or null. */
export async function bearerOf(
  kind: NumberKind,
  number: string,
  { equipmentId, modelId }: Pick<DraftMachine, 'equipmentId' | 'modelId'>,
): Promise<FleetMachine | null> {
  const { equipment } = trpc.customers;
  const { bearer } = await (kind === 'serialNumber'
    ? queryClient.fetchQuery(
        equipment.validateSerialNumber.queryOptions({ serialNumber: number, equipmentId, modelId }),
      )
    : queryClient.fetchQuery(equipment.validateUnitNumber.queryOptions({ unitNumber: number, equipmentId })));
  return bearer;
}

/** A typed machine, split into the parts the catalogue recognizes. */
export function usePartsOfModel(search: string) {
  return useQuery(
    trpc.customers.orders.parseCustomModelString.queryOptions({ search }, { staleTime, retry: false }),
  );
}

/** The same model added twice is one, so a retry needs no key. */
export function useAddModel() {
  return useCommand(api.customers.models.createCustomModel.mutate);
}

export async function findBrands(search: string): Promise<readonly string[]> {
  const found = await queryClient.fetchQuery(
    trpc.customers.models.getBrands.queryOptions({ search }, { staleTime }),
  );
  return found.map(({ name }) => name);
}

export async function findEquipmentTypes(search: string): Promise<readonly string[]> {
  const found = await queryClient.fetchQuery(
    trpc.customers.models.getProducts.queryOptions({ search }, { staleTime }),
  );
  return found.map(({ name }) => name);
}

/** The jobsite at a point, else its address; undefined if there is neither. */
export async function placeAt(point: {
  readonly lat: number;
  readonly long: number;
}): Promise<PickedPlace | undefined> {
  const { lat, long } = point;
  const jobsite = await queryClient.fetchQuery(
    trpc.customers.jobsites.findJobsite.queryOptions({ address: { lat, long } }, { staleTime }),
  );
  if (jobsite !== null) return { jobsite, address: jobsite.address };
  const { address } = await queryClient.fetchQuery(
    trpc.customers.jobsites.addressAt.queryOptions({ lat, long }, { staleTime }),
  );
  return address === null ? undefined : { jobsite: undefined, address };
}

/** What is known about the codes, in the same order. */
export function describeFaults(codes: readonly string[], brand: string | null, signal: AbortSignal) {
  return api.customers.orders.describeFaults.query({ codes: [...codes], brand }, { signal });
}

/** People who take part in orders at this place; with a permission, only those who hold it. */
export function useQuickPicks(draft: Pick<Draft, 'jobsiteId' | 'address'>, permission?: Permission) {
  const { jobsiteId, address } = draft;
  return useQuery(
    trpc.customers.accounts.getQuickPickParticipants.queryOptions(
      {
        jobsiteId,
        lat: address?.lat ?? null,
        long: address?.long ?? null,
        permissions: permission === undefined ? [] : [permission],
      },
      // Only suggestions: everyone can still be found by name.
      { staleTime, enabled: address !== null, retry: false },
    ),
  );
}

type CreateInput = Parameters<typeof api.customers.orders.create.mutate>[0];

/** Places the order. The same key never makes a second one, whatever is sent. */
export function useCreateOrder() {
  return useMutation({
    mutationFn: ({ key, input }: { readonly key: string; readonly input: CreateInput }) =>
      api.customers.orders.create.mutate(input, { context: { idempotencyKey: key } }),
    retry: retryTransient,
    onSuccess: ({ order }) => takeOrder(order, 'order_created'),
  });
}
