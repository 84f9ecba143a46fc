import { adminCompanyOf } from '#functions/companies/admin-company.ts';
import { readManagedCompany } from '#functions/companies/read-company.ts';
import { requireOwnUri } from '#functions/files/own-files.ts';
import { presignRead } from '#functions/files/presign.ts';
import { notFound } from '#functions/platform/errors.ts';
import { procedure } from '#functions/platform/trpc.ts';
import { adminOrderByIdOutput, adminOrdersAllInput } from '#schema/admin.ts';
import { fileUrlInput, fileUrlOutput } from '#schema/files.ts';
import { orderByIdInput, ordersAllOutput } from '#schema/orders/order-calls.ts';
import { adminOrderView } from '../admin-order-view.ts';
import { listOrders } from '../lists/list-orders.ts';
import { loadHead, loadOrder } from '../store/orders.store.ts';
import { readNewestWaves } from '../store/search-waves.ts';

/** Admins reading a customer's orders. */
export const adminReadingProcedures = {
  /** Costs what the company's own list costs, plus half a read unit for the company. Throws NOT_FOUND, BAD_INPUT. */
  all: procedure
    .meta({ permission: 'admin_access', entity: 'company' })
    .input(adminOrdersAllInput)
    .output(ordersAllOutput)
    .query(async ({ ctx, input: { companyId, ...query } }) => {
      const [page] = await Promise.all([
        listOrders({ ...ctx.caller, companyId }, { ...query, allUsers: query.participantIds.length === 0 }),
        readManagedCompany(companyId, { userType: 'customer' }),
      ]);
      return page;
    }),

  /** Two round trips: the order, then its company and searches. Half a read unit if the version is unchanged. */
  byId: procedure
    .meta({ permission: 'admin_access', entity: 'order', guarded: ['order'] })
    .input(orderByIdInput)
    .output(adminOrderByIdOutput)
    .query(async ({ ctx, input: { id, version } }) => {
      if (version !== undefined) {
        const head = await loadHead(id);
        if (head === undefined) throw notFound('The order');
        if (head.version <= version) return { unchanged: true as const, version: head.version };
      }
      const whole = await loadOrder(id);
      if (whole === undefined) throw notFound('The order');
      const [company, waves] = await Promise.all([
        readManagedCompany(whole.order.companyId),
        readNewestWaves(id, whole.order.matchingRound),
      ]);
      return {
        unchanged: false as const,
        order: adminOrderView(whole, ctx.caller, ctx.now),
        company: adminCompanyOf(company),
        waves,
      };
    }),

  getFileUrl: procedure
    .meta({ permission: 'admin_access', entity: 'order' })
    .input(fileUrlInput)
    .output(fileUrlOutput)
    .query(async ({ input: { orderId, uri } }) => {
      if ((await loadHead(orderId)) === undefined) throw notFound('The order');
      requireOwnUri(orderId, uri);
      return presignRead(uri);
    }),
};
