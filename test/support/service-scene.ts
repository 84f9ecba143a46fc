import { randomUUID } from 'node:crypto';
import { CalculateRoutesCommand, GeoRoutesClient } from '@aws-sdk/client-geo-routes';
import { HeadObjectCommand, NotFound, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { appRouter } from '#functions/apis/app.router.ts';
import { techRouter } from '#functions/apis/tech.router.ts';
import type { WholeOrder } from '#functions/orders/store/order-rows.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { wireError } from '#functions/platform/error-answers.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import type { TechnicianOnFile } from '#functions/technicians/read-technician.ts';
import type { Company } from '#schema/accounts/account.ts';
import type { OfferView } from '#schema/orders/order.ts';
import { savedCompany } from './accounts.ts';
import { type ContextOptions, callContext, callerOf, fleetManager } from './callers.ts';
import { actorOf, monday, noCreditLimit, situationOf } from './orders.ts';
import { commanded, savedPendingOrder } from './stored-orders.ts';
import { savedTechnician } from './technicians.ts';

/** The day after `monday`, at eight in the morning. */
export const tuesdayAtEight = { serviceDate: '2026-03-03', serviceTime: '08:00:00' } as const;

/** A customer company with its manager, and a technician twelve miles from the jobsites of its orders. */
export interface Scene {
  readonly company: Company;
  readonly manager: Caller;
  readonly technician: TechnicianOnFile;
  readonly tess: Caller;
}

export async function savedScene(
  given: {
    readonly technician?: Parameters<typeof savedTechnician>[0];
    readonly company?: Partial<Company>;
  } = {},
): Promise<Scene> {
  const [company, technician] = await Promise.all([
    savedCompany(given.company),
    savedTechnician(given.technician),
  ]);
  const manager = fleetManager({ companyId: company.id, accountId: `acc_${randomUUID()}` });
  return { company, manager, technician, tess: callerFor(technician) };
}

/** A technician on file as its access token names it. */
export function callerFor({ account }: TechnicianOnFile): Caller {
  return callerOf(account.roleId, { accountId: account.id, companyId: account.companyId });
}

/** customers.orders.*, as that caller. */
export function ordersAs(who: Caller, options: ContextOptions = {}) {
  return callerFactory(appRouter)(callContext(who, options)).customers.orders;
}

/** technicians.jobs.*, as that caller. */
export function jobsAs(who: Caller, options: ContextOptions = {}) {
  return callerFactory(techRouter)(callContext(who, { source: 'techapp', ...options })).technicians.jobs;
}

/** An order that a manager of the company has approved. */
export async function savedOpenOrder(companyId: string, now: Date = monday): Promise<WholeOrder> {
  const { order } = await savedPendingOrder(companyId, now);
  return commanded(
    order.id,
    { name: 'approvePendingOrder', edits: { issue: 'The engine derates' }, credit: noCreditLimit },
    situationOf(actorOf('FleetManager', { companyId }), now),
  );
}

/** An offer of the technician for an order. */
export async function offerBy(
  tess: Caller,
  orderId: string,
  when: {
    readonly serviceDate: string;
    readonly serviceTime: string;
    readonly expiredAt?: string;
  } = tuesdayAtEight,
  now: Date = monday,
): Promise<OfferView> {
  const { order } = await jobsAs(tess, { now }).submitAvailability({ id: orderId, ...when });
  const offer = order.ordersTechnicians.find(({ technicianId }) => technicianId === tess.accountId);
  if (offer === undefined) throw new Error('No offer.');
  return offer;
}

/** An order for which the technician is booked. */
export async function bookedOrder(
  { company, manager, tess }: Scene,
  when: Parameters<typeof offerBy>[2] = tuesdayAtEight,
  edits: Partial<Parameters<ReturnType<typeof ordersAs>['approvePendingOrder']>[0]['order']> = {},
): Promise<string> {
  const { order } = await savedPendingOrder(company.id);
  await ordersAs(manager).approvePendingOrder({
    id: order.id,
    order: { issue: 'The engine derates', ...edits },
  });
  const offer = await offerBy(tess, order.id, when);
  await ordersAs(manager).assignTechnician({ orderTechniciansId: offer.id });
  return order.id;
}

/** Why a call was refused; throws where it was not. */
export async function refusalOfCall(call: Promise<unknown>) {
  const error = await call.then(
    () => {
      throw new Error('Not refused.');
    },
    (reason: unknown) => reason,
  );
  return { ...wireError(error as Parameters<typeof wireError>[0]), message: (error as Error).message };
}

/** Stands in for the routing service: fifteen miles by road in 24 minutes, wherever to. */
export function standInForRoutes() {
  const routes = mockClient(GeoRoutesClient);
  routes.on(CalculateRoutesCommand).resolves({
    LegGeometryFormat: 'FlexiblePolyline',
    Notices: [],
    PricingBucket: 'bucket',
    Routes: [{ Legs: [], MajorRoadLabels: [], Summary: { Distance: 24_140, Duration: 1_440 } }],
  });
  return routes;
}

/** Stands in for the bucket of uploads, which holds every file but those that are called `never-sent…`. */
export function standInForUploads(): void {
  process.env.UPLOADS_BUCKET = 'uploads';
  mockClient(S3Client)
    .on(HeadObjectCommand)
    .callsFake(async ({ Key: key }: { readonly Key: string }) => {
      if (key.includes('/never-sent')) throw new NotFound({ message: 'Not there.', $metadata: missing });
      return {};
    });
}

const missing = { httpStatusCode: 404 };

export function newKey(): string {
  return randomUUID();
}
